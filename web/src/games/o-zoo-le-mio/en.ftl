# O Zoo le Mio at the browser table, beside the sentences of its rules.

last-round = This is the fifth and last year.

## Who must do what

task-hang-flag = The game is being prepared.
task-hang-flag-own = The game is being prepared.
task-reveal-tile = The tiles of the year are being laid out.
task-reveal-tile-own = The tiles of the year are being laid out.
task-open-bids = The bids are being opened.
task-open-bids-own = The bids are being opened.
task-bid = Sealed bids for the tile. Still thinking: { $seats }.
task-bid-locked = Your bid is locked. Still thinking: { $seats }.
task-bid-own = Choose your bid for the tile, then lock it.
task-place-tile = { $seat } lays the tile in the zoo.
task-place-tile-own = The tile is yours: choose a square, turn it, lay it.
task-game-over = The game is over.
task-game-over-own = The game is over.

## Areas

auction = The auction
year-of = Year { $year } of { $years }
worth = { $year ->
    [one] each worth 1 point
   *[other] each worth { $year } points
}
stack = { $tiles ->
    [0] No tiles in the stack
    [one] 1 tile in the stack
   *[other] { $tiles } tiles in the stack
}
row = The tiles of this year, in their order
row-now = for sale now
row-later = for sale later
row-bought = bought by { $seat }
row-sold = sold to { $seat }
row-lost = fitted nowhere
row-empty = The tiles are being laid out.
all-sold = All tiles are sold.
pole = The flags; of equal bids the highest flag wins
flag-of = Flag of { $name }
bids = Bids
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
own-bid = locked
has-locked = locked
is-thinking = thinking …
wins = buys it
wins-tie = buys it by the flag
bid-was = { $coins ->
    [0] nothing
    [one] coin
   *[other] coins
}
last-bid = last: { $coins }
last-bought = last: { $coins } ✓
standings = Who is ahead
zoo = Zoo
stars-of = Stars of the best enclosure: { $type }. Two visitors for the most stars, one for the second-most
bushes = Bushes: two trees for the most, one for the second-most
benches = Park benches, for paths that closed
noted = Points of the years that are over
noted-short = Points
cell-stars = { $stars } stars, { $visitors } visitors
cell-bushes = { $bushes } bushes, { $trees } trees
own-zoo = Your zoo
zoo-of = Zoo of { $name }
enlarge = { $zoo }: look at it in large
entrance = { $trees } { $trees ->
    [one] tree
   *[other] trees
}, { $benches } park { $benches ->
    [one] bench
   *[other] benches
}
visitor = A visitor of the { $type }
visitors-word = Visitors
trees-word = Trees
benches-word = Park benches
income = Coins, one for each tile in the zoo
year-next = Year { $year } begins: everything will be worth { $year } points.
tile-at = { $tile }, at { $first } and { $second }

## What you do

your-bid = Your bid
choose-bid = { $coins ->
    [0] Choose: 0, bid nothing
    [one] Choose: { $coins } coin
   *[other] Choose: { $coins } coins
}
lock-bid = { $coins ->
    [0] Lock: nothing
    [one] Lock: { $coins } coin
   *[other] Lock: { $coins } coins
}
bid-prompt = Nobody sees it before all are locked.
to-place = The tile to be placed
turn-left = Turn the tile to the left
turn-right = Turn the tile to the right
lay-here = Lay it here
lay-at = Lay it now: { $move }.
choose-square = Choose: { $move }.
way-of = Way { $number } of { $all }
place-prompt = Choose a marked square; the tile turns with ⟲ ⟳.
no-effects = Changes nothing for now.
key-turn = Q, E: turn the tile
key-bid = Digits: choose so many coins

## Why not?

why-row-now = Choose your coins below, then lock your bid.
why-row-later = Tiles are sold one by one, in the order of the row.
why-row-sold = This tile is sold.
why-row-bought = This tile has just been bought; it goes to one of the marked squares.
why-zoo-bid = First bids are made for the tile.
why-zoo-place-tile = It does not fit there: the tile must continue a path, and path must meet path, grass grass.

## The table, read out

read-row = For sale, the next one first: { $tiles }.
read-pole = Flags from the top: { $seats }.
read-zoo = Zoo of { $seat }: { $noted ->
    [one] { $noted } point
   *[other] { $noted } points
} noted.
read-best = { $type-enclosure }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
}.
read-extras = { $bushes ->
    [one] { $bushes } bush
   *[other] { $bushes } bushes
}, { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
}, { $benches ->
    [one] { $benches } park bench
   *[other] { $benches } park benches
}.
read-tile = { $tile }, at { $first } and { $second }.
