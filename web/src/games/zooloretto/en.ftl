# Zooloretto at the browser table, beside the sentences of its rules.

## Who must do what

task-leave-out-species = The game is being prepared.
task-leave-out-species-own = The game is being prepared.
task-find-starter = The game is being prepared.
task-find-starter-own = The game is being prepared.
task-reveal-tile = { $seat } draws a tile.
task-reveal-tile-own = You draw a tile.
task-choose-action = { $seat } draws a tile, takes a truck, or uses money.
task-choose-action-own = Draw a tile, take a truck, or use a money action.
task-choose-action-own-draw = Draw a tile.
task-choose-action-own-draw-take = Draw a tile, or take a truck.
task-choose-action-own-draw-more = Draw a tile, or use a money action.
task-choose-action-own-take = Take a truck.
task-choose-action-own-take-more = Take a truck, or use a money action.
task-load-tile = { $seat } puts { $tile-the } on a truck.
task-load-tile-own = Put { $tile-the } on a truck.
task-place-tiles = { $seat } places the tiles of the truck.
task-place-tiles-own = Place your tiles: choose one, then where it goes.
task-settle-tile = { $seat } places { $tile-the }.
task-settle-tile-own = You have bought { $tile-the }: put it into your zoo.
task-game-over = The game is over.
task-game-over-own = The game is over.
mean-move = Move: choose a tile of your barn, or a stall.
mean-move-to = Move: where does it go?
mean-exchange = Exchange: choose an enclosure or a species in your barn.
mean-exchange-to = Exchange: with which animals?
mean-buy = Buy: choose a tile in the barn of somebody else.
mean-discard = Discard: choose a tile of your barn.

## Areas

middle = The middle
pile = The draw pile
bank = Bank
truck = Truck { $truck }
nursery = Offspring not yet born
unseen = Tiles still to come, the end pile among them
unseen-short = to come
left-out = Not in this game: { $species }.
barn = Barn
own-zoo = Your zoo
zoo-of = Zoo of { $name }
has-truck = has truck { $truck }
to-place = To be placed:
not-built = { $name }, not built
plate = { $coins ->
    [0] { $spaces } animals: { $full } points; { $short } animals: { $one_short } points
    [one] { $spaces } animals: { $full } points, and 1 coin at once; { $short } animals: { $one_short } points
   *[other] { $spaces } animals: { $full } points, and { $coins } coins at once; { $short } animals: { $one_short } points
}

## Money actions

money = Money actions
money-move = Move
money-exchange = Exchange
money-buy = Buy
money-discard = Discard
money-expand = Expand
about-money-move = A tile from your barn into an enclosure, or a stall to another place.
about-money-exchange = All animals of two enclosures, or of an enclosure and of a species in your barn, change places.
about-money-buy = A tile from the barn of somebody else, who gets one of the two coins.
about-money-discard = A tile of your barn leaves the game.
about-money-expand = One more enclosure.
price = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## Keys

key-barn = B: your barn
key-money = M move, X exchange, U buy, C discard, E expand: money actions

## Why not?

why-truck-taken = Truck { $truck } has been taken in this round.
why-truck-full = Truck { $truck } has no free box.
why-truck-empty = Truck { $truck } is empty; you can only take a truck that carries something.
why-pile = No truck has a free box, so nothing can be drawn: take a truck, or use a money action.
why-pile-later = Place the tile that you have first.
why-meaning = You have chosen a money action: finish it, or press Escape.
why-enclosure = Tiles go into an enclosure when you have taken a truck, or by a money action.
why-enclosure-full = This tile does not fit: an enclosure has animals of one species only, and a stall needs a free stall space.
why-enclosure-move = Nothing can move there: an enclosure has animals of one species only, and its animals cannot move out.
why-enclosure-exchange = That exchange does not work: both places need animals, of different species, and all of them must fit.
why-enclosure-buy = Choose a tile in the barn of somebody else.
why-enclosure-discard = Only tiles of your barn can be discarded.
why-barn = Tiles go into the barn when you have taken a truck.
why-barn-move = Nothing moves into the barn.
why-barn-exchange = No species of your barn can be exchanged with these animals.
why-barn-buy = You buy from the barns of others.
why-barn-discard = Your barn is empty.
why-money-later = Money actions are for the beginning of your turn, instead of drawing or taking a truck.
why-money-coins = { $coins ->
    [one] This costs { $price } coins; you have { $coins } coin.
   *[other] This costs { $price } coins; you have { $coins } coins.
}
why-money-move = There is nothing that could move: no tile of your barn fits an enclosure, and no stall has another place.
why-money-exchange = Nothing can be exchanged: it takes animals of two species that fit into each other's places.
why-money-buy = The barns of the others are empty.
why-money-discard = Your barn is empty.
why-money-expand = You have built all your expansions.

## The table, read out

read-truck = Truck { $truck }: { $cargo }.
read-empty-box = a free box
read-zoo = Zoo of { $seat }: { $coins }.
read-enclosure = { $place }, { $animals } of { $spaces }: { $tiles }.
read-barn = Barn: { $tiles }.
