# Aquaretto at the browser table, beside the sentences of its rules.

## Who must do what

task-leave-out-species = The game is being prepared.
task-leave-out-species-own = The game is being prepared.
task-find-starter = The game is being prepared.
task-find-starter-own = The game is being prepared.
task-reveal-tile = { $seat } draws a tile.
task-reveal-tile-own = You draw a tile.
task-choose-action = { $seat } draws a tile, takes a truck or spends money.
task-choose-action-own = Draw a tile, take a truck, or use a money action.
task-choose-action-own-draw = Draw a tile.
task-choose-action-own-draw-take = Draw a tile, or take a truck.
task-choose-action-own-draw-more = Draw a tile, or use a money action.
task-choose-action-own-take = Take a truck.
task-choose-action-own-take-more = Take a truck, or use a money action.
task-load-tile = { $seat } puts { $tile-the } on a truck.
task-load-tile-own = Put { $tile-the } on a truck.
task-place-tiles = { $seat } unloads the truck.
task-place-tiles-own = Unload your truck: which animal comes first?
task-settle-tile = { $seat } finds a place for { $tile-the }.
task-settle-tile-own = Where does { $tile-the } go?
task-place-offspring = { $seat } finds a place for { $tile-the }.
task-place-offspring-own = Offspring! Put { $tile-the } into its basin.
task-place-coworker = { $seat } gets a coworker and gives them work.
task-place-coworker-own = A new coworker! Choose an office, or a free space for a trainer.
task-move-coworker = { $seat } moves a coworker.
task-move-coworker-own = Where does the coworker go: to an office, or as a trainer onto a free space?
task-build-expansion = { $seat } builds an expansion.
task-build-expansion-own = Where do you build? Choose the middle of 2 × 2 cells.
task-turn-expansion = { $seat } builds an expansion.
task-turn-expansion-own = Turn the expansion, then press it to build it.
task-game-over = The game is over.
task-game-over-own = The game is over.
mean-move-coworker = Which of your coworkers do you move?
mean-move-coworker-to = Which of your coworkers do you move?

## Areas

middle = The middle
pile = The draw pile
truck = Truck { $truck }
own-zoo = Your water zoo
zoo-of = Water zoo of { $name }
look-closer = Look closer at the water zoo of { $name }
park = Basins and spaces
park-of = Park of { $name }
space = Space { $cell }
site = Building site from { $cell } on
basins = Basins: { $basins } of { $most }
has-truck = has truck { $truck }
to-place = To be placed
depot = Depot
offices = Offices
office-cashier = Cashiers
office-keeper = Keepers
office-manager = Manager
cashier = cashier
keeper = keeper
manager = manager
trainer = trainer
new-coworker = coworker to be placed
supplies = What lies ready
nursery = Offspring that are not born yet
supply = { $number ->
    [one] { $number } coworker in the supply
   *[other] { $number } coworkers in the supply
}

## Money

money-actions = Instead, for money
small-left = Small × { $number }
large-left = Large × { $number }
move-short = Move
move-a-coworker = Move one of your coworkers
move-top = To the zoo:
discard-short = Discard
discard-top = Discard the top tile of your depot
buy-from = Buy the top tile from the depot of { $name }
buy-short = Buy

## An expansion

turn-expansion = Turn

## Keys

key-depot = S: the depot
key-turn = T: turn the expansion
key-build = B: build it

## Why not?

why-truck-taken = Truck { $truck } has been taken in this round.
why-truck-full = Truck { $truck } has no free box.
why-truck-empty = Truck { $truck } is empty; you can only take a truck that carries something.
why-pile = Drawing is only possible at the start of your turn, and only while a truck has a free box.
why-pile-hand = Load the tile that you have drawn first.
why-cell = One basin a species, one free space between two basins, and you may have { $most } basins: so it cannot go there.
why-cell-offspring = The offspring goes beside its own basin.
why-cell-trainer = A trainer needs a free space, and one that is moved another one than before.
why-cell-empty-handed = Animals come into the water zoo by truck, or for money from a depot.
why-office = Coworkers are earned: one for the 5th and one for the 10th animal of a basin. Here they can go while a place is free.
why-depot = A tile that is moved, bought or born goes into the water zoo, not on the depot.
why-depot-now = Tiles come on the depot when you have taken a truck.
why-depot-empty = Your depot is empty.
why-poor = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins }.
why-unwelcome = Your water zoo has no space for that animal now.
why-all-built = You have built both expansions of this size.
why-coworker = To move a coworker you need one, and a coin.

## The table, read out

read-truck = Truck { $truck }: { $cargo }.
read-empty-box = a free box
read-water-zoo = Water zoo of { $seat }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
read-basin = Basin of { $species-plural } on { $cells }: { $tiles }.
read-trainers = Trainers on { $cells }.
read-staff = Cashiers { $cashier }, keepers { $keeper }, manager { $manager }.
read-room = Basins: { $basins } of { $most }.
read-depot = Depot, the top tile last: { $tiles }.
read-bank = Bank: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
