# Zooloretto: The Dice Game. What a die shows has the forms .a (a lion), .the (the lion), .plural and .enclosure.

die-crocodile = crocodile
    .a = a crocodile
    .the = the crocodile
    .plural = crocodiles
    .enclosure = Crocodile enclosure
die-ostrich = ostrich
    .a = an ostrich
    .the = the ostrich
    .plural = ostriches
    .enclosure = Ostrich enclosure
die-monkey = monkey
    .a = a monkey
    .the = the monkey
    .plural = monkeys
    .enclosure = Monkey enclosure
die-elephant = elephant
    .a = an elephant
    .the = the elephant
    .plural = elephants
    .enclosure = Elephant enclosure
die-lion = lion
    .a = a lion
    .the = the lion
    .plural = lions
    .enclosure = Lion enclosure
die-coin = coin
    .a = a coin
    .the = the coin
    .plural = coins

title = Zooloretto: The Dice Game
aim = The aim: fill your five enclosures with what the dice on shared trucks show. Every animal there pays 1 point, and whoever is first to fill an enclosure gets its bonus. Too many of a kind go to your barn and cost 2; coins in complete groups make up for that, or pay 1 a group. When somebody has at most one enclosure left to fill, that round is the last.

## Moves, as a player would say them

roll = Roll two dice
load = Put { $die-the } on truck { $truck } and { $second-the } on truck { $other }
load-both = Put both dice on truck { $truck }
load-one-each = Put one { $die } on truck { $truck } and one on truck { $other }

## What happened

told-roll = { $seat } rolls { $die-a } and { $second-a }.
told-double = { $seat } rolls two { $die-plural }.
told-load = { $seat } puts { $die-the } on truck { $truck } and { $second-the } on truck { $other }.
told-load-both = { $seat } puts both dice on truck { $truck }.
told-load-one-each = { $seat } puts one { $die } on truck { $truck } and one on truck { $other }.
told-house = { $gained ->
    [one] { $seat } crosses off { $die-a }: { $animals } of { $spaces }.
   *[other] { $seat } crosses off { $gained } { $die-plural }: { $animals } of { $spaces }.
}
told-bonus = { $points ->
    [one] { $seat } is the first to fill the { $die } enclosure: { $points } bonus point.
   *[other] { $seat } is the first to fill the { $die } enclosure: { $points } bonus points.
}
told-full = { $seat } has filled the { $die } enclosure too, but that bonus is gone.
told-barn = { $seat } has no room for { $die-a } and crosses it off in the barn.
told-ignored = { $animals ->
    [one] One more { $die } changes nothing for { $seat }: the barn has one already.
   *[other] { $animals } more { $die-plural } change nothing for { $seat }: the barn has one already.
}
told-coins = { $gained ->
    [one] { $seat } crosses off a coin: { $coins } of { $spaces }.
   *[other] { $seat } crosses off { $gained } coins: { $coins } of { $spaces }.
}
told-coins-ignored = { $coins ->
    [one] One more coin changes nothing for { $seat }: the ticket office is full.
   *[other] { $coins } more coins change nothing for { $seat }: the ticket office is full.
}
told-last-round = { $enclosures ->
    [0] { $seat } has filled every enclosure: this is the last round.
   *[other] { $seat } has only one enclosure left to fill: this is the last round.
}
told-cut-off = { $rounds ->
    [one] The { $rounds } round that this game may have is over: the game is cut off, and nobody wins.
   *[other] The { $rounds } rounds that this game may have are over: the game is cut off, and nobody wins.
}

## Where the points come from

points-enclosure = { $die-enclosure }, { $animals } of { $spaces }
points-bonus = { $die-enclosure }, first to fill it
points-cleared = { $groups ->
    [one] A coin group clears from the barn: { $kinds }
   *[other] { $groups } coin groups clear from the barn: { $kinds }
}
points-groups = { $groups ->
    [one] A coin group to spare
   *[other] { $groups } coin groups to spare
}

## The table as text

show-round = { $dice ->
    [one] Round { $round }. Supply: { $dice } die.
   *[other] Round { $round }. Supply: { $dice } dice.
}
show-last-round = This is the last round.
show-bonuses = Open bonuses: { $bonuses }
show-no-bonuses = All bonuses are gone.
show-bonus = { $die } { $bonus }
show-hand = Rolled: { $dice }
show-enclosures = Enclosures: { $enclosures }
show-enclosure = { $die } { $animals } of { $spaces }
show-enclosure-first = { $die } { $animals } of { $spaces } with bonus { $bonus }
show-office = { $groups ->
    [one] Ticket office: { $coins } of { $spaces } coins, { $groups } complete group (groups of { $sizes })
   *[other] Ticket office: { $coins } of { $spaces } coins, { $groups } complete groups (groups of { $sizes })
}
show-parked = Out of the round with truck { $truck }: { $dice }
show-die = { $die }

## Options

option-meaning-bonuses = the bonus points for who is first to fill an enclosure, in the order crocodile-ostrich-monkey-elephant-lion: 1-1-1-2-2 is our choice, as the rulebook leaves them to the printed sheet
option-meaning-coin-groups = how many coins make each of the three groups of the ticket office: 2-2-2 is our choice too
option-meaning-rounds = the round after which the game is cut off, and nobody wins
option-bonuses = The bonuses are five numbers from 0 to 9 joined by “-”, for crocodile, ostrich, monkey, elephant and lion, such as 1-1-1-2-2; not “{ $value }”.
option-coin-groups = The coin groups are three numbers of at least 1 joined by “-” that sum to { $spaces }, such as 2-2-2; not “{ $value }”.

## Positions that cannot be

position-coin-groups = The ticket office has { $spaces } spaces, but the coin groups sum to { $found }.
position-hand = { $dice ->
    [one] In the phase { $phase } “hand” holds { $dice } die, not { $found }.
    [0] In the phase { $phase } “hand” is empty, and does not hold { $found }.
   *[other] In the phase { $phase } “hand” holds { $dice } dice, not { $found }.
}
position-dice = With { $players } players there are { $dice } dice in supply, hand, trucks and parking spaces, not { $found }.
position-supply = Dice leave the supply two by two, so { $supply } cannot be left in it now.
position-barn = { $seat } has { $die-a } in the barn, but the { $die } enclosure is not full; the barn takes only what an enclosure has no room for.
position-parked = Who has taken a truck has its dice parked, and nobody else has any; with { $seat } it is not so.
position-not-crossed-off = { $number ->
    [one] { $seat } has parked { $die-a }, but has not crossed off so many.
   *[other] { $seat } has parked { $number } { $die-plural }, but has not crossed off so many.
}
position-bonus-twice = The bonus of the { $die } enclosure is with { $first } and with { $second }; only one was the first to fill it.
position-bonus-open = { $seat } has filled the { $die } enclosure, so somebody must have its bonus.
position-bonus-early = { $seat } has the bonus of the { $die } enclosure, but has not filled it.
position-too-early = In the phase { $phase } it is nobody's turn, the round is 0, and nothing is crossed off yet.
position-round = The round is { $round }, but it must be from 1 to { $most }.
position-crosses = { $seat } has { $crosses } crosses from { $trucks ->
    [one] { $trucks } truck
   *[other] { $trucks } trucks
}; that makes { $most } at most.
position-not-over = Everybody has at least two enclosures left to fill, so the game is not over.
position-not-cut-off = The game is cut off only after round { $most }, while everybody has at least two enclosures left to fill; the round is { $round }.
position-is-over = { $seat } has at most one enclosure left to fill and no truck yet in this round, so the game would have ended with the last one.
position-nothing-to-roll = There are no two dice in the supply, so the phase { $phase } cannot be.
