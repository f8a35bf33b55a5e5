# Sentences that the games of tiles share. A tile has the forms .a (a wolf), .the (the wolf) and .who (a wolf, doing something).

draw = Draw a tile
load = Put { $tile-the } on truck { $truck }
told-left-out = The { $species-plural } stay out of this game.
told-draw = { $seat } draws { $tile-a }.
told-last-round = That tile came from the end pile: this is the last round.
told-load = { $seat } puts { $tile-the } on truck { $truck }.
told-left-truck = Nobody took truck { $truck }; out of the game: { $tiles }.
show-piles = Draw pile: { $draw }, end pile: { $end }.
show-last-round = This is the last round. End pile: { $end }.
show-truck-taken = Truck { $truck }: taken by { $seat }
show-truck-unloaded = Truck { $truck }, taken by { $seat }: still { $cargo }
show-tile = { $tile }
show-in-hand = In hand: { $tile }
option-meaning-left-out = which species stay out: “random”, or their names; with 2, 3, 4, 5 players it is 3, 2, 1, 0 of them
option-left-out-type = The species left out are “random” or a list of their names, not { $value }.
option-left-out-unknown = There is no species “{ $value }” in this game that could stay out; these could: { $known }.
option-left-out-number = { $number ->
    [one] With { $players } players { $number } species stays out; { $found } named.
    [0] With { $players } players no species stays out; { $found } named.
   *[other] With { $players } players { $number } different species stay out; { $found } named.
}
position-left-out = { $number ->
    [one] With { $players } players { $number } species is left out, not { $found }.
   *[other] With { $players } players { $number } species are left out, not { $found }.
}
position-left-out-seen = There is { $tile-a } on the table, but that species is left out of this game.
position-too-many = { $found } tiles of the kind “{ $tile }” are on the table, but the game has only { $most }.
position-truck-twice = Truck { $truck } is taken by { $first } and by { $second }; a truck belongs to one seat.
position-truck-not-placed = { $seat } has taken truck { $truck } and is not placing its tiles now, so nothing may be left on it.
position-no-box = No truck has a free box, so the phase { $phase } cannot be.
position-too-early = In the phase { $phase } nobody is to move, and nobody has any tiles yet.
position-no-truck-taken = { $seat } has no truck, so the phase { $phase } cannot be.
position-nothing-to-place = Truck { $truck } of { $seat } is empty, so there is nothing to place.
position-not-over = { $unseen } tiles are unseen; the game ends only when fewer than { $pile } are.
position-few-unseen = Only { $unseen } tiles are unseen; by what has been loaded in this round at least { $least } must be, or the game would be over already.
position-baby-on-truck = There is { $tile-a } on truck { $truck }, but offspring are born in enclosures and never travel.
position-truck-gap = On truck { $truck } box { $box } is empty before one that is loaded; a truck in the middle is loaded from the first box on.
position-coin-removed = A coin tile has left the game, but with { $players } players every truck is taken: put it into a purse or the bank, on a truck, or leave it in the piles.
position-hand-to-load = “hand” holds a tile in the phase load-tile and in no other; the phase is { $phase }.
position-start-coins = In the phase { $phase } everybody has { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
position-start-bank = In the phase { $phase } { $coins } coins must be in the bank.
position-money = Bank and purses have { $found } { $found ->
    [one] coin
   *[other] coins
} together, but the game has { $coins }, and coin tiles besides.
tile-coin = coin
    .a = a coin
    .the = the coin
    .who = a coin
told-coin-tiles = { $number ->
    [one] { $seat } gets { $number } coin from the truck.
   *[other] { $seat } gets { $number } coins from the truck.
}
show-bank = { $coins ->
    [one] Bank: { $coins } coin
   *[other] Bank: { $coins } coins
}
show-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
position-coin-to-place = { $seat } has a coin tile on the truck taken, but coin tiles are money at once.
