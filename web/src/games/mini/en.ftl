# Zooloretto Mini at the browser table, beside the sentences of its rules.

## Who must do what

task-leave-out-species = The game is being prepared.
task-leave-out-species-own = The game is being prepared.
task-find-starter = The game is being prepared.
task-find-starter-own = The game is being prepared.
task-reveal-tile = { $seat } draws a tile.
task-reveal-tile-own = You draw a tile.
task-draw-or-take = { $seat } draws a tile or takes a truck.
task-draw-or-take-own = Draw a tile, or take a truck.
task-load-tile = { $seat } puts { $tile-the } on a truck.
task-load-tile-own = Put { $tile-the } on a truck.
task-place-tiles = { $seat } places the tiles of the truck.
task-place-tiles-own = Place your tiles: choose one, then where it goes.
task-bonus = { $seat } may use a bonus action.
task-bonus-own = Bonus action: discard a tile from your barn, take one over from another barn, or do without.
task-settle-tile = { $seat } places { $tile-the }.
task-settle-tile-own = Put { $tile-the } into one of your enclosures.
task-game-over = The game is over.
task-game-over-own = The game is over.

## Areas

middle = The middle
pile = The draw pile
truck = Truck { $truck }
no-trucks = Every truck is taken.
enclosure = Enclosure { $enclosure }
barn = Barn
own-zoo = Your zoo
zoo-of = Zoo of { $name }
has-truck = has truck { $truck }
to-place = To be placed:
choose-tile = Choose: { $tile }

## Why not?

why-truck-taken = Truck { $truck } has been taken in this round.
why-truck-full = Truck { $truck } has no free box.
why-truck-empty = Truck { $truck } is empty; you can only take a truck that carries something.
why-pile = No truck has a free box, so nothing can be drawn: take a truck.
why-pile-hand = Load the tile that you have drawn first.
why-enclosure = Tiles go into an enclosure when you have taken a truck: one species in each, and six tiles at most.
why-barn = Tiles go into the barn when you have taken a truck.

## The table, read out

read-truck = Truck { $truck }: { $cargo }.
read-empty-box = a free box
read-zoo = Zoo of { $seat }.
read-enclosure = Enclosure { $enclosure }: { $tiles }.
read-barn = Barn: { $tiles }.
