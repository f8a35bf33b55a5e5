# Dice's Zoo. A die is called by what it shows and by its kind, A to E: elephant A.

symbol-elephant = elephant
    .plural = elephants
symbol-bear = bear
    .plural = bears
symbol-wild-boar = wild boar
    .plural = wild boars
symbol-fox = fox
    .plural = foxes
symbol-squirrel = squirrel
    .plural = squirrels
symbol-earthworm = earthworm
    .plural = earthworms
symbol-x2 = X2
    .plural = X2
symbol-trap = trap
    .plural = traps
face-elephant-a = elephant A
face-elephant-c = elephant C
face-bear-b = bear B
face-bear-d = bear D
face-wild-boar-b = wild boar B
face-wild-boar-e = wild boar E
face-fox-a = fox A
face-fox-e = fox E
face-squirrel-a = squirrel A
face-squirrel-d = squirrel D
face-earthworm-b = earthworm B
face-earthworm-c = earthworm C
face-x2-e = X2 E
face-trap-c = trap C
face-trap-d = trap D
face-trap-e = trap E

title = Dice's Zoo
aim = The aim: be the first without dice. Place dice that show the same animal: more of the animal that lies in the centre, or as many of a bigger one. When they are placed, bears re-roll any die, wild boars swap two, foxes take one from somebody, squirrels make somebody draw one, and earthworms give one away; elephants do nothing. Or re-roll as many of your dice as you like. Dice are picked one by one, from left to right.

## Moves, as a player would say them

pick-to-place = Pick { $die } to place
place = Place { $number ->
    [one] { $number } { $animal }
   *[other] { $number } { $animal-plural }
}{ $doubles ->
    [0] {""}
   *[other] {" "}with { $doubles } X2
}: { $dice }
pick-to-roll = Pick { $die } to re-roll
roll = Re-roll { $dice }
offer-swap = Swap { $die } …
offer-gift = Give away { $die } …
reroll-own = Let the bear re-roll your { $die }
reroll = Let the bear re-roll { $die } of { $rival }
swap = Swap { $own } for { $die } of { $rival }
remove = Let the fox take { $die } from { $rival }
add = Let { $rival } draw a die
give = Give { $die } to { $rival }

## What happened

told-dealt = { $seat } draws and rolls { $number } dice: { $dice }.
told-place = { $seat } places { $number ->
    [one] { $number } { $animal }
   *[other] { $number } { $animal-plural }
}{ $doubles ->
    [0] .
   *[other] {" "}with { $doubles } X2.
}
told-replaced = { $where ->
    [box] Into the box: { $number } { $number ->
        [one] { $animal }
       *[other] { $animal-plural }
    }.
   *[bag] Into the bag: { $number } { $number ->
        [one] { $animal }
       *[other] { $animal-plural }
    }.
}
told-cleared = Nobody has replaced what { $seat } placed; into { $where ->
    [box] the box
   *[bag] the bag
}: { $number } { $number ->
    [one] { $animal }
   *[other] { $animal-plural }
}.
told-roll = { $seat } re-rolls { $dice }.
told-rolled = { $seat }: { $old } becomes { $die }.
told-rolled-again = { $seat }: { $die } comes up again.
told-reroll-own = { $seat } lets the bear re-roll { $die }, one of their own dice.
told-reroll = { $seat } lets the bear re-roll { $die } of { $rival }.
told-swap = { $seat } gives { $own } to { $rival } and takes { $die }.
told-remove = { $seat } lets the fox take { $die } from { $rival }.
told-add = { $seat } lets { $rival } draw a die.
told-drawn = { $seat } draws a die and rolls { $die }.
told-give = { $seat } gives { $die } to { $rival }.
told-lapses = There is no die left to draw: the ability lapses.
told-refilled = { $number ->
    [one] The bag is empty, so the die in the box goes into it.
   *[other] The bag is empty, so the { $number } dice in the box go into it.
}
told-out = { $seat } has no dice left!
told-out-of-round = { $seat } has no dice left and wins the round.
told-minus = { $seat }: { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}, { $total } in all.
told-next-round = Round { $round } begins.
told-match-over = The limit is reached: the match is over.
told-cut-off = This round has had { $turns } { $turns ->
    [one] turn
   *[other] turns
}: the game is cut off, and nobody wins.
told-stalled = There have been { $turns } { $turns ->
    [one] turn
   *[other] turns
} in a row without a die less: the game is cut off, and nobody wins.

## Where the points come from

points-rounds-before = The rounds before
points-dice = { $number } { $number ->
    [one] { $symbol }
   *[other] { $symbol-plural }
}

## The table as text

show-kinds = Dice: { $kinds }.
show-match = Round { $round } of a match up to { $limit } minus points.
show-bag = Bag, { $number } { $number ->
    [one] die
   *[other] dice
}: { $kinds }
show-box = Box, { $number } { $number ->
    [one] die
   *[other] dice
}: { $kinds }
show-centre = Centre: { $dice } (placed by { $seat })
show-picked = Picked: { $dice }
show-uses = { $uses ->
    [one] The ability is to be used once more.
   *[other] The ability is to be used { $uses } more times.
}
show-centre-empty = Centre: empty
show-hand = { $seat }, { $number } { $number ->
    [one] die
   *[other] dice
}, { $points } minus { $points ->
    [one] point
   *[other] points
}:
show-hand-in-match = { $seat }, { $number } { $number ->
    [one] die
   *[other] dice
}, { $points } minus { $points ->
    [one] point
   *[other] points
} and { $total } from before:
show-die = { $die }
show-symbol = { $symbol }

## Options

option-meaning-limit = minus points that end a match of several rounds, 1 to 1000; 0 is one round
option-meaning-used-dice = where used dice go: “bag”, or “box” until the bag is empty
option-meaning-turns = turns after which a round is cut off without a winner, 1 to 10000
option-meaning-stalled = turns in a row without a die less after which the game is cut off without a winner, 1 to 10000

## Positions that cannot be

position-too-many = { $found } dice of the kind “{ $kind }” are on the table, but the game has only { $most }.
position-box = Used dice go to the bag in this game, so the box must be empty.
position-centre-mixed = Different animals lie in the centre; only one kind of animal can.
position-lone-x2 = X2 lies in the centre without animals.
position-owner = “owner” must be who placed the dice in the centre, and null where there are none.
position-rounds = In the first round all totals are 0; a game with the limit 0 has only that round.
position-match-over = Somebody had { $limit } minus points or more before this round, so the match would be over.
position-match-goes-on = Nobody has reached { $limit } minus points, so the match goes on.
position-too-early = In the phase { $phase } nobody has done anything yet.
position-dealt = Dice are dealt seat by seat, { $number } each, beginning with seat 0.
position-roller = In the phase { $phase } “roller” is not the seat that has to roll or draw.
position-not-over = { $number } hands are empty; the game is over when just one is.
position-not-won = { $seat } has no dice, but the game ends when the seat to move has placed its last dice or given the last one away, or when its fox took the last die of another.
position-no-dice = { $seat } has no dice, so the round would be over.
position-limits = The game is cut off just when { $turns } turns were played in the round, or { $stalled } in a row without a die less; “stalled” is never more than “turns”.
position-draw = A die is drawn by another seat than the one to move, when that one has placed squirrels and the bag is not empty.
position-picked = The dice in “picked” do not fit the phase { $phase }.
position-picked-not-there = { $seat } does not have the dice that are in “picked”.
position-not-placeable = The dice in “picked” cannot be placed together: { $die } does not fit.
position-no-ability = In the phase { $phase } the seat to move has placed an animal whose ability can be used.
position-own-centre = What { $seat } placed before was put away when the turn began; it cannot lie in the centre.
position-x2-left = X2 dice are put away at the end of a turn; they lie in the centre only while an ability is used.
position-uses = In the phase { $phase } there can be { $least } to { $most } uses of the ability to come.
position-given = In the phase { $phase } “given” is an own die where one has been chosen to be swapped or given, otherwise null.
