# Aquaretto with Zooloretto at the browser table. The sentences of the tables of both games come first.

task-choose-action = { $seat } draws a tile, takes a truck, or uses money.
task-choose-action-own = Draw a tile of either game, take a truck, or use a money action.
task-place-tiles = { $seat } unloads the truck.
task-place-tiles-own = Place the tiles of your truck: choose one, then where it goes.
own-zoo = Your zoos
zoo-of = Zoos of { $name }
pile-zoo = The draw pile of the zoo
pile-sea = The draw pile of the water zoo
game-zoo = Zoo
game-sea = Water zoo
money-zoo = For the zoo:
money-actions = For the water zoo:
zoo-closing = Zoo: closes
sea-closing = Water zoo: closes
zoo-closed = Zoo: closed
sea-closed = Water zoo: closed
why-pile-closed = This game is closed: no more of its tiles are drawn.
why-pile-other = No truck could take a tile of this game: each carries tiles of one game, and both games must come onto trucks.
why-pile-later = Place what you have first.
why-truck-other = Truck { $truck } has no box for this tile: a truck carries tiles of one game, and both games must come onto trucks.
why-truck-mix = Nobody takes a truck before tiles of both games lie on trucks.
read-land-zoo = On land:
key-piles = D: draw a tile of the zoo; W: of the water zoo
