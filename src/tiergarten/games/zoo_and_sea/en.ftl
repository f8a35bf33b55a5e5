# Aquaretto with Zooloretto. Most sentences are those of the two games.

tile-zoo-coin = coin of the zoo
    .a = a coin of the zoo
    .the = the coin of the zoo
    .who = a coin of the zoo
tile-sea-coin = coin of the water zoo
    .a = a coin of the water zoo
    .the = the coin of the water zoo
    .who = a coin of the water zoo

title = Aquaretto with Zooloretto
aim = The aim: run a zoo and a water zoo with one purse, from trucks that carry tiles of one of them in each round. In the zoo full enclosures and stalls pay most; in the water zoo every animal is a point, and coworkers bring more. Each species in your barn and in your depot costs 2 points, with a manager 1.

## Moves, as a player would say them

draw-zoo = Draw a tile of the zoo
draw-sea = Draw a tile of the water zoo
expand-zoo = Pay 3 coins to build an expansion of the zoo

## What happened

told-expand-zoo = { $seat } pays 3 coins and builds an expansion of the zoo.
told-zoo-closing = That tile came from the end pile of the zoo: after this round only tiles of the water zoo are drawn.
told-sea-closing = That tile came from the end pile of the water zoo: after this round only tiles of the zoo are drawn.
told-zoo-closed = The rest of the tiles of the zoo leave the game.
told-sea-closed = The rest of the tiles of the water zoo leave the game.

## Where the points come from

points-barn-managed = In the barn, with a manager: { $kinds }

## The table as text

show-zoo-piles = Zoo: draw pile { $draw }, end pile { $end }.
show-sea-piles = Water zoo: draw pile { $draw }, end pile { $end }.
show-last = This is the last round.
show-zoo-last = Zoo: end pile { $end }.
show-sea-last = Water zoo: end pile { $end }.
show-zoo-closing = Zoo: end pile { $end }; after this round no more of its tiles are drawn.
show-sea-closing = Water zoo: end pile { $end }; after this round no more of its tiles are drawn.
show-zoo-closed = Zoo: closed, no more tiles.
show-sea-closed = Water zoo: closed, no more tiles.

## Options

option-meaning-zoo-left-out = which species of the zoo stay out: “random”, or their names; with 2, 3, 4, 5 players it is 3, 2, 1, 0 of them
option-meaning-sea-left-out = which species of the water zoo stay out: “random”, or their names; with 2, 3, 4, 5 players it is 3, 2, 1, 0 of them
option-meaning-zoo-expansions = how many expansions of the zoo each can build: 1, or with two players also 2
option-zoo-expansions = { $most ->
    [one] With { $players } players each can build { $most } expansion of the zoo, not “{ $value }”.
   *[other] With { $players } players each can build 1 or { $most } expansions of the zoo, not “{ $value }”.
}

## Positions that cannot be

position-expansions-each = With { $players } players “zoo_expansions” is at most { $most }.
position-coin-tiles = “coin_tiles” has { $found } coin tiles, but by what is in bank and purses { $taken } are money.
position-truck-mixed = Tiles of both games lie on truck { $truck }; in a round a truck carries tiles of one game.
position-pile = “pile” is known in the phase reveal-tile and in no other; the phase is { $phase }.
position-no-draw = No tile of the pile “{ $pile }” may be drawn now: there is none, or no truck for it.
position-two-tiles = “bought” and “carried” cannot both hold a tile.
position-one-game-only = Both games must be on trucks before one is taken, and the last empty truck is kept for the game that is missing.
position-closed = No tile of the pile “{ $pile }” is unseen, so that game is closed, and none of its tiles can be on the trucks.
position-pile-few = Only { $unseen } tiles of the pile “{ $pile }” are unseen; by what has been loaded in this round at least { $least } must be, unless that game is closed and the other is not.
position-both-not-over = The game is over only when fewer than { $pile } tiles of each of the two games are unseen.
