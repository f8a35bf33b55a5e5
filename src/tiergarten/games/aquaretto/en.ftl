# Aquaretto. A tile has the forms .a (a dolphin), .the (the dolphin) and .who (a dolphin, doing something).

species-dolphin = dolphin
    .plural = dolphins
species-orca = orca
    .plural = orcas
species-sea-lion = sea lion
    .plural = sea lions
species-sea-turtle = sea turtle
    .plural = sea turtles
species-hippo = hippo
    .plural = hippos
species-crocodile = crocodile
    .plural = crocodiles
species-penguin = penguin
    .plural = penguins
species-polar-bear = polar bear
    .plural = polar bears
tile-dolphin = dolphin
    .a = a dolphin
    .the = the dolphin
    .who = a dolphin
tile-male-dolphin = male dolphin
    .a = a male dolphin
    .the = the male dolphin
    .who = a male dolphin
tile-female-dolphin = female dolphin
    .a = a female dolphin
    .the = the female dolphin
    .who = a female dolphin
tile-flash-dolphin = dolphin with a flash
    .a = a dolphin with a flash
    .the = the dolphin with a flash
    .who = a dolphin with a flash
tile-baby-dolphin = baby dolphin
    .a = a baby dolphin
    .the = the baby dolphin
    .who = a baby dolphin
tile-orca = orca
    .a = an orca
    .the = the orca
    .who = an orca
tile-male-orca = male orca
    .a = a male orca
    .the = the male orca
    .who = a male orca
tile-female-orca = female orca
    .a = a female orca
    .the = the female orca
    .who = a female orca
tile-flash-orca = orca with a flash
    .a = an orca with a flash
    .the = the orca with a flash
    .who = an orca with a flash
tile-baby-orca = baby orca
    .a = a baby orca
    .the = the baby orca
    .who = a baby orca
tile-sea-lion = sea lion
    .a = a sea lion
    .the = the sea lion
    .who = a sea lion
tile-male-sea-lion = male sea lion
    .a = a male sea lion
    .the = the male sea lion
    .who = a male sea lion
tile-female-sea-lion = female sea lion
    .a = a female sea lion
    .the = the female sea lion
    .who = a female sea lion
tile-flash-sea-lion = sea lion with a flash
    .a = a sea lion with a flash
    .the = the sea lion with a flash
    .who = a sea lion with a flash
tile-baby-sea-lion = baby sea lion
    .a = a baby sea lion
    .the = the baby sea lion
    .who = a baby sea lion
tile-sea-turtle = sea turtle
    .a = a sea turtle
    .the = the sea turtle
    .who = a sea turtle
tile-male-sea-turtle = male sea turtle
    .a = a male sea turtle
    .the = the male sea turtle
    .who = a male sea turtle
tile-female-sea-turtle = female sea turtle
    .a = a female sea turtle
    .the = the female sea turtle
    .who = a female sea turtle
tile-fish-sea-turtle = sea turtle with a fish
    .a = a sea turtle with a fish
    .the = the sea turtle with a fish
    .who = a sea turtle with a fish
tile-baby-sea-turtle = baby sea turtle
    .a = a baby sea turtle
    .the = the baby sea turtle
    .who = a baby sea turtle
tile-hippo = hippo
    .a = a hippo
    .the = the hippo
    .who = a hippo
tile-male-hippo = male hippo
    .a = a male hippo
    .the = the male hippo
    .who = a male hippo
tile-female-hippo = female hippo
    .a = a female hippo
    .the = the female hippo
    .who = a female hippo
tile-fish-hippo = hippo with a fish
    .a = a hippo with a fish
    .the = the hippo with a fish
    .who = a hippo with a fish
tile-baby-hippo = baby hippo
    .a = a baby hippo
    .the = the baby hippo
    .who = a baby hippo
tile-crocodile = crocodile
    .a = a crocodile
    .the = the crocodile
    .who = a crocodile
tile-male-crocodile = male crocodile
    .a = a male crocodile
    .the = the male crocodile
    .who = a male crocodile
tile-female-crocodile = female crocodile
    .a = a female crocodile
    .the = the female crocodile
    .who = a female crocodile
tile-fish-crocodile = crocodile with a fish
    .a = a crocodile with a fish
    .the = the crocodile with a fish
    .who = a crocodile with a fish
tile-baby-crocodile = baby crocodile
    .a = a baby crocodile
    .the = the baby crocodile
    .who = a baby crocodile
tile-penguin = penguin
    .a = a penguin
    .the = the penguin
    .who = a penguin
tile-male-penguin = male penguin
    .a = a male penguin
    .the = the male penguin
    .who = a male penguin
tile-female-penguin = female penguin
    .a = a female penguin
    .the = the female penguin
    .who = a female penguin
tile-fish-penguin = penguin with a fish
    .a = a penguin with a fish
    .the = the penguin with a fish
    .who = a penguin with a fish
tile-baby-penguin = baby penguin
    .a = a baby penguin
    .the = the baby penguin
    .who = a baby penguin
tile-polar-bear = polar bear
    .a = a polar bear
    .the = the polar bear
    .who = a polar bear
tile-male-polar-bear = male polar bear
    .a = a male polar bear
    .the = the male polar bear
    .who = a male polar bear
tile-female-polar-bear = female polar bear
    .a = a female polar bear
    .the = the female polar bear
    .who = a female polar bear
tile-fish-polar-bear = polar bear with a fish
    .a = a polar bear with a fish
    .the = the polar bear with a fish
    .who = a polar bear with a fish
tile-baby-polar-bear = baby polar bear
    .a = a baby polar bear
    .the = the baby polar bear
    .who = a baby polar bear

title = Aquaretto
aim = The aim: fill your water zoo from shared trucks. Animals of one species make a basin, each basin a space apart from the others. Every animal there is a point, basins of 5 earn coworkers who bring more, and every species in your depot costs 2.

## Moves, as a player would say them

pick = Take { $tile-the } from the truck
put = Put { $tile-the } on { $cell }
put-offspring = Put { $tile-the } on { $cell } in its basin
store = Put { $tile-the } on your depot
place-cashier = Make the coworker a cashier
place-keeper = Make the coworker a keeper
place-manager = Make the coworker your manager
place-trainer = Make the coworker a trainer on { $cell }
move-tile = Pay 1 coin to move { $tile-the } from your depot into the water zoo
move-cashier = Pay 1 coin to move a cashier
move-keeper = Pay 1 coin to move a keeper
move-manager = Pay 1 coin to move your manager
move-trainer = Pay 1 coin to move the trainer from { $cell }
buy-from-depot = Pay 2 coins to buy { $tile-the } from the depot of { $rival }
discard-from-depot = Pay 2 coins to be rid of { $tile-the } on your depot
expand-small = Pay 1 coin to build a small expansion
expand-large = Pay 2 coins to build a large expansion
build-within = Build it on three of { $cells }
build-there = Build it on { $cells }
build-on = Build it on { $cells }

## What happened

told-put = { $seat } puts { $tile-the } on { $cell }.
told-put-offspring = { $seat } puts { $tile-the } on { $cell }.
told-store = { $seat } puts { $tile-the } on the depot.
told-basin-coin = The basin has { $animals } { $species-plural } now: { $seat } gets 1 coin.
told-bank-empty = The basin has { $animals } { $species-plural } now, but the bank has no coin for { $seat }.
told-offspring = Offspring: { $tile-who } is born.
told-offspring-depot = Offspring: { $tile-who } is born, but its basin cannot grow, so it goes on the depot.
told-coworker = { $seat } gets a coworker.
told-place-cashier = The coworker of { $seat } is a cashier now.
told-place-keeper = The coworker of { $seat } is a keeper now.
told-place-manager = The coworker of { $seat } is the manager now.
told-place-trainer = The coworker of { $seat } is a trainer on { $cell } now.
told-move-tile = { $seat } pays 1 coin to move { $tile-the } from the depot into the water zoo.
told-move-cashier = { $seat } pays 1 coin to move a cashier.
told-move-keeper = { $seat } pays 1 coin to move a keeper.
told-move-manager = { $seat } pays 1 coin to move the manager.
told-move-trainer = { $seat } pays 1 coin to move the trainer from { $cell }.
told-buy-from-depot = { $seat } buys { $tile-the } from the depot of { $rival }: 1 coin for { $rival }, 1 for the bank.
told-discard-from-depot = { $seat } pays 2 coins, and { $tile-the } on the depot leaves the game.
told-expand-small = { $seat } pays 1 coin for a small expansion.
told-expand-large = { $seat } pays 2 coins for a large expansion.
told-build-on = { $seat } builds it on { $cells }.

## Where the points come from

points-basin = { $animals ->
    [one] Basin of { $species-plural }: { $animals } animal
   *[other] Basin of { $species-plural }: { $animals } animals
}
points-cashiers = { $cashiers ->
    [one] { $cashiers } cashier, coins: { $coins }
   *[other] { $cashiers } cashiers, coins: { $coins }
}
points-keepers = { $keepers ->
    [one] { $keepers } keeper, animals with a fish: { $animals }
   *[other] { $keepers } keepers, animals with a fish: { $animals }
}
points-trainer = Trainer on { $cell }
points-depot = In the depot: { $species }
points-depot-managed = In the depot, with a manager: { $species }

## The table as text

picture-letters = DOLTHCPBmfb
show-letters = Letters: { $species }.
show-sorts = After them: m male, f female, b baby, { $flash } with a flash, { $fish } with a fish.
show-signs = Signs: { $free } free space, { $trainer } trainer, { $yard } yard.
show-land = { $land } You can build here.
show-water-zoo = { $points ->
    [one] Water zoo of { $seat }, { $points } point
   *[other] Water zoo of { $seat }, { $points } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
show-staff = Cashiers { $cashier }, keepers { $keeper }, manager { $manager }
show-room = Basins { $basins } of { $most_basins }; expansions left: small { $small_expansions_left }, large { $large_expansions_left }
show-fertile = No offspring yet: { $tiles }
show-depot = Depot, top last: { $tiles }

## Positions that cannot be

position-sign = “{ $sign }” in the water zoo of { $seat } is no sign; there are: { $known }.
position-board = The water zoo of { $seat } must hold the board, with its yard and all its spaces: “{ $board }”.
position-expansions-unbuilt = What lies beside the board of { $seat } cannot be small and large expansions, two of each at most.
position-basin-torn = The { $species-plural } of { $seat } are not all in one basin.
position-basins-touch = The { $species-plural } of { $seat } lie beside { $other-plural }; basins stay a space apart.
position-basins = { $seat } has { $number } basins; with these expansions { $most } are allowed.
position-unbred = Of the { $species-plural } { $pairs } fertile { $pairs ->
    [one] pair has
   *[other] pairs have
} bred, but { $babies } offspring { $babies ->
    [one] is
   *[other] are
} there. Put the missing offspring into a water zoo, a depot, or “removed”.
position-no-pair = Of the { $species-plural } { $babies } offspring { $babies ->
    [one] is
   *[other] are
} there, but only { $pairs } fertile { $pairs ->
    [one] pair has
   *[other] pairs have
} bred.
position-coworkers = The basins of { $seat } have earned { $earned } { $earned ->
    [one] coworker
   *[other] coworkers
}, one for every five animals of a basin, and all of them work; not { $found }.
position-coworker-late = { $seat } is to place a coworker, so a basin there has just got its 5th or 10th animal, and nothing but its offspring after that.
position-carried = “carried” holds an animal in the phases settle-tile and place-offspring and in no other; the phase is { $phase }.
position-truck-full = A tile of truck { $truck } has just been unloaded, so at least one of its boxes is empty.
position-baby-carried = In “carried” is { $tile-a }, which cannot have come by truck: offspring are born in basins.
position-not-born = In “carried” is { $tile-a }, which has not just been born in the water zoo of { $seat }.
position-no-space = { $seat } has no space for { $tile-the }.
position-expansion = “expansion” is known in the phase build-expansion and in no other, and “box” only for a small one; the phase is { $phase }.
position-built = { $seat } has built all { $most } expansions of this size.
position-box = { $seat } cannot build a small expansion there.
position-moved-from = “moved_from” is known in the phase move-coworker and in no other; the phase is { $phase }.
position-moved = { $seat } cannot be moving a coworker from there.
position-unpaid = In the phase { $phase } a coin has just been paid, so the bank has one.
