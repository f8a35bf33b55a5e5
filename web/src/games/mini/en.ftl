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
task-draw-or-take-own-draw = Draw a tile.
task-draw-or-take-own-take = Take a truck.
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
enclosure = Enclosure { $enclosure }
barn = Barn
own-zoo = Your zoo
zoo-of = Zoo of { $name }
has-truck = has truck { $truck }
score-card = Points: 1 to 4 animals 1 each, 5 animals 8, 6 animals 12; pond, shrub, rock 2 each; each kind in the barn −2
to-place = To be placed:
choose-tile = Choose: { $tile }

## Why not?

why-truck-taken = Truck { $truck } has been taken in this round.
why-truck-full = Truck { $truck } has no free box.
why-truck-empty = Truck { $truck } is empty; you can only take a truck that carries something.
why-pile = No truck has a free box, so nothing can be drawn: take a truck.
why-pile-hand = Load the tile that you have drawn first.
why-enclosure = Tiles go into an enclosure when you have taken a truck: one species in each, and six tiles at most.
why-enclosure-full = Enclosure { $enclosure } is full.
why-enclosure-other = Enclosure { $enclosure } is for another species.
why-barn = Tiles go into the barn when you have taken a truck.

## The table, read out

read-truck = Truck { $truck }: { $cargo }.
read-empty-box = a free box
read-zoo = Zoo of { $seat }.
read-enclosure = Enclosure { $enclosure }: { $tiles }.
read-barn = Barn: { $tiles }.

## The first game

lesson-zoo = Your zoo is the large one: three enclosures with six spaces each, and a barn. Each enclosure is for one species. The more of a species the better: five or six bring most of all. Whatever lies in the barn at the end costs points.
lesson-turn = In your turn you do one of two things: draw a tile and put it on a truck; or take a truck, place its tiles in your zoo, and be out until the next round. Boxes that are crossed out are not used when two play.
lesson-draw = No truck has anything on it yet, so draw a tile: press the pile that is marked.
lesson-load = Put it on any truck with a free box, then confirm. You want trucks that suit you, and that nobody else wants.
lesson-watch = Now { $name } draws a tile or takes a truck. Look what happens to the trucks, then go on.
lesson-take = Draw again, or take a truck that suits you. The longer you wait, the more is on it, and the sooner somebody else takes it.
lesson-take-only = No truck has a free box, so nothing can be drawn: take a truck.
lesson-draw-only = Nothing is on the trucks that are left, so draw a tile.
lesson-alone = { $name } has taken a truck and is out of this round. You go on alone: draw as long as there is a free box, or take a truck. What you leave on the others is lost.
lesson-again = Put it on a truck: one that you want to take, or one that it spoils for { $name }.
lesson-again-alone = Put it on a truck: the one that you want to take, or one where it does no harm.
lesson-place = Place your tiles: choose one, then where it goes. Each enclosure is for one species; ponds, shrubs and rocks go anywhere. What fits nowhere goes into the barn.
lesson-confirm = Confirm, or take it back and try something else.
lesson-round = When everybody has a truck, the round is over. What lies on trucks that nobody took is lost, and whoever took the last one starts the next round.
lesson-young = Some animals are a male ♂ or a female ♀, the others are neither. A ♂ and a ♀ in one enclosure have a baby at once, for free. And whoever fills an enclosure may throw a tile out of the own barn, or take one over from another barn.
lesson-end = When the first tile of the end pile, under the red disc, is drawn, the round is the last. “★ Hint” tells good moves, each “?” the rules of its place, “☰” has everything else. Have fun!
