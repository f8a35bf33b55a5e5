# O Zoo le Mio. A type of animal has a short name for maps, .short; a square is called by its steps east and north of the
# starting tile: 1/-2.

type-ape = apes
    .short = Ap
    .enclosure = Ape enclosure
type-mammal = mammals
    .short = Ma
    .enclosure = Mammal enclosure
type-bird = birds
    .short = Bi
    .enclosure = Bird enclosure
type-reptile = reptiles
    .short = Re
    .enclosure = Reptile enclosure
type-sea = sea creatures
    .short = Se
    .enclosure = Sea creature enclosure

title = O Zoo le Mio
aim = The aim: have the most points after five years. Tiles are sold one after another by sealed bids; whoever buys one adds it to their zoo so that it continues a path. Visitors come to the best two enclosures of each type of animal, trees to the two zoos with most bushes, and a path that closes earns a park bench. At the end of year 1 each of these is worth 1 point, in year 5 it is 5. Every tile in a zoo earns a coin a year; coins are worth no points.

## Moves, as a player would say them

bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
place = Place the { $first } at { $first_at }, the { $second } at { $second_at }
give-up = Give the tile up: it fits nowhere

## What happened

zoo-tile = { $first } { $first_stars } & { $second } { $second_stars }{ $bushes ->
    [0] {""}
    [one] {" "}with { $bushes } bush
   *[other] {" "}with { $bushes } bushes
}
bid-of = { $seat } bids { $coins }
income-of = { $seat } gets { $coins }
change = { $seat } has { $number } ({ $change })
told-flags = The flags hang in this order, from the top: { $seats }.
told-row = Year { $year } begins. For sale: { $tiles }.
told-bids = For { $tile }: { $bids }.
told-flag = A tie: the flag of { $seat } hangs highest, wins, and goes to the bottom.
told-buy = { $coins ->
    [0] { $seat } gets the tile for nothing.
    [one] { $seat } buys the tile for { $coins } coin.
   *[other] { $seat } buys the tile for { $coins } coins.
}
told-place = { $seat } places the { $first } at { $first_at } and the { $second } at { $second_at }.
told-give-up = The tile fits nowhere in the zoo of { $seat } and leaves the game.
told-stars = { $type-enclosure } of { $seat }: { $stars } { $stars ->
    [one] star
   *[other] stars
}.
told-newer = { $type-enclosure } of { $seat }: another one with { $stars } { $stars ->
    [one] star
   *[other] stars
}, which counts as the newer.
told-visitors = Visitors of the { $type }: { $changes }.
told-bushes = { $seat } has { $bushes } { $bushes ->
    [one] bush
   *[other] bushes
} now.
told-trees = Trees: { $changes }.
told-benches = { $benches ->
    [one] A path closes: { $seat } gets a park bench.
   *[other] Paths close: { $seat } gets { $benches } park benches.
}
told-year-over = Year { $year } is over.
told-points = { $seat }: { $visitors } { $visitors ->
    [one] visitor
   *[other] visitors
}, { $trees } { $trees ->
    [one] tree
   *[other] trees
}, { $benches } { $benches ->
    [one] bench
   *[other] benches
}, each worth { $year }: { $points } { $points ->
    [one] point
   *[other] points
}, { $total } in all.
told-income = Coins for the tiles in the zoos: { $earned }.

## Where the points come from

points-year = Year { $year }: { $number } × { $year }
points-visitors = Year { $year } so far: { $number } × { $year } for visitors
points-trees = Year { $year } so far: { $number } × { $year } for trees
points-benches = Year { $year } so far: { $number } × { $year } for park benches

## The table as text

show-legend = { $types }; ★ star, ♣ bush, lines are paths. A square is called by its steps east/north of 0/0, the western half of the starting tile.
show-type = { $type-short } { $type }
show-short = { $type-short }
show-year = Year { $year } of 5, auction { $auction }, { $stack } { $stack ->
    [one] tile
   *[other] tiles
} in the stack.
show-pole = Flags from the top: { $names }
show-lost = Tiles that fitted nowhere: { $number }
show-bought = Bought by { $seat }, to be placed:
show-row = For sale, the next one first:
show-points = Zoo of { $seat }: { $noted } { $noted ->
    [one] point
   *[other] points
}, { $points } if the year ended now
show-points-over = Zoo of { $seat }: { $noted } { $noted ->
    [one] point
   *[other] points
}
show-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
show-coins-hidden = coins hidden
show-tiles = { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}
show-best = { $type } { $stars } ({ $visitors } { $visitors ->
    [one] visitor
   *[other] visitors
})
show-enclosures = Stars of the best enclosures: { $enclosures }
show-extras = { $bushes } { $bushes ->
    [one] bush
   *[other] bushes
}, { $trees } { $trees ->
    [one] tree
   *[other] trees
}, { $benches } park { $benches ->
    [one] bench
   *[other] benches
}
show-own-bid = Bid: { $coins }
show-has-bid = Has bid

## Options

option-meaning-years = when a year has all its tiles: “five-tiles”, or “three-bushes” once three of them have bushes, for professionals
option-meaning-money = “hidden”: nobody is told what coins the others have; “open”: everybody sees them
option-meaning-lone-trees = trees of a zoo that alone has bushes: 2 as the rulebook says, or 1 as for visitors
option-meaning-ties = who wins of equals: “flagpole” for the higher flag, or “shared”

## Positions that cannot be

position-auctions = { $number ->
    [one] One tile is sold, so its auction must be 1.
   *[other] { $number } tiles are sold, so their auctions must be 1 to { $number }, each once.
}
position-tile-twice = The tile { $tile } is there twice.
position-misplaced = The tile { $tile } cannot lie like that in the zoo of { $seat }: it must continue a path, and paths must meet paths where it touches other tiles or the starting tile.
position-not-lost = The tile { $tile } fitted into every zoo when it was sold, so it cannot be lost.
position-row-begins = The row must begin with the tiles that were sold this year: { $tiles }.
position-row-long = In the phase { $phase } the row has more tiles than a year can have.
position-row = In the phase { $phase } the row must have { $phase ->
    [hang-flag] no tiles
    [reveal-tile] fewer tiles than the year will have
    [game-over] no tiles
   *[other] all tiles of the year
}.
position-over = { $phase ->
    [game-over] The game is over only when all tiles are sold.
   *[other] All tiles are sold, so the phase must be game-over, not { $phase }.
}
position-too-early = { $phase ->
    [hang-flag] No tile is sold before all flags hang.
   *[other] In the phase { $phase } nothing has been sold in this year yet.
}
position-turn = { $phase ->
    [place-tile] In the phase place-tile “turn” must be the seat that bought the tile.
   *[other] In the phase { $phase } nobody places a tile, so “turn” must be null.
}
position-pole = { $phase ->
    [hang-flag] In the phase hang-flag at least one flag is missing on the pole, and each other hangs there once.
   *[other] On the pole each seat must be there just once.
}
position-bids = { $phase ->
    [bid] In the phase bid at least one seat has not bid.
    [open-bids] In the phase open-bids all seats have bid.
   *[other] In the phase { $phase } there are no bids.
}
position-coins = { $seat } cannot have more than { $most } coins: that is what they have got so far.
position-unspent = { $seat } has bought nothing, so they must have all { $most } coins that they have got so far.
position-bid-too-high = { $seat } cannot bid more than they have, which is { $coins }.
