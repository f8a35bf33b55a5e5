# Zooloretto Mini. A tile has the forms .a (a wolf) and .the (the wolf).

species-giraffe = giraffe
    .plural = giraffes
    .enclosure = Giraffe enclosure
species-impala = impala
    .plural = impalas
    .enclosure = Impala enclosure
species-llama = llama
    .plural = llamas
    .enclosure = Llama enclosure
species-meerkat = meerkat
    .plural = meerkats
    .enclosure = Meerkat enclosure
species-ostrich = ostrich
    .plural = ostriches
    .enclosure = Ostrich enclosure
species-rhinoceros = rhinoceros
    .plural = rhinoceroses
    .enclosure = Rhinoceros enclosure
species-wolf = wolf
    .plural = wolves
    .enclosure = Wolf enclosure
tile-giraffe = giraffe
    .a = a giraffe
    .the = the giraffe
    .who = a giraffe
tile-male-giraffe = male giraffe
    .a = a male giraffe
    .the = the male giraffe
    .who = a male giraffe
tile-female-giraffe = female giraffe
    .a = a female giraffe
    .the = the female giraffe
    .who = a female giraffe
tile-baby-giraffe = baby giraffe
    .a = a baby giraffe
    .the = the baby giraffe
    .who = a baby giraffe
tile-impala = impala
    .a = an impala
    .the = the impala
    .who = an impala
tile-male-impala = male impala
    .a = a male impala
    .the = the male impala
    .who = a male impala
tile-female-impala = female impala
    .a = a female impala
    .the = the female impala
    .who = a female impala
tile-baby-impala = baby impala
    .a = a baby impala
    .the = the baby impala
    .who = a baby impala
tile-llama = llama
    .a = a llama
    .the = the llama
    .who = a llama
tile-male-llama = male llama
    .a = a male llama
    .the = the male llama
    .who = a male llama
tile-female-llama = female llama
    .a = a female llama
    .the = the female llama
    .who = a female llama
tile-baby-llama = baby llama
    .a = a baby llama
    .the = the baby llama
    .who = a baby llama
tile-meerkat = meerkat
    .a = a meerkat
    .the = the meerkat
    .who = a meerkat
tile-male-meerkat = male meerkat
    .a = a male meerkat
    .the = the male meerkat
    .who = a male meerkat
tile-female-meerkat = female meerkat
    .a = a female meerkat
    .the = the female meerkat
    .who = a female meerkat
tile-baby-meerkat = baby meerkat
    .a = a baby meerkat
    .the = the baby meerkat
    .who = a baby meerkat
tile-ostrich = ostrich
    .a = an ostrich
    .the = the ostrich
    .who = an ostrich
tile-male-ostrich = male ostrich
    .a = a male ostrich
    .the = the male ostrich
    .who = a male ostrich
tile-female-ostrich = female ostrich
    .a = a female ostrich
    .the = the female ostrich
    .who = a female ostrich
tile-baby-ostrich = baby ostrich
    .a = a baby ostrich
    .the = the baby ostrich
    .who = a baby ostrich
tile-rhinoceros = rhinoceros
    .a = a rhinoceros
    .the = the rhinoceros
    .who = a rhinoceros
tile-male-rhinoceros = male rhinoceros
    .a = a male rhinoceros
    .the = the male rhinoceros
    .who = a male rhinoceros
tile-female-rhinoceros = female rhinoceros
    .a = a female rhinoceros
    .the = the female rhinoceros
    .who = a female rhinoceros
tile-baby-rhinoceros = baby rhinoceros
    .a = a baby rhinoceros
    .the = the baby rhinoceros
    .who = a baby rhinoceros
tile-wolf = wolf
    .a = a wolf
    .the = the wolf
    .who = a wolf
tile-male-wolf = male wolf
    .a = a male wolf
    .the = the male wolf
    .who = a male wolf
tile-female-wolf = female wolf
    .a = a female wolf
    .the = the female wolf
    .who = a female wolf
tile-baby-wolf = baby wolf
    .a = a baby wolf
    .the = the baby wolf
    .who = a baby wolf
tile-pond = pond
    .a = a pond
    .the = the pond
    .who = a pond
tile-shrub = shrub
    .a = a shrub
    .the = the shrub
    .who = a shrub
tile-rock = rock
    .a = a rock
    .the = the rock
    .who = a rock

aim = The aim: fill your three enclosures from shared trucks. Five or six animals of a kind in an enclosure pay most, each type of landscape there pays 2 points, and every kind of tile in your barn costs 2.

## Moves, as a player would say them

draw = Draw a tile
load = Put { $tile-the } on truck { $truck }
place = Put { $tile-the } into enclosure { $enclosure }
place-barn = Put { $tile-the } into your barn
discard = Discard { $tile-the } from your barn
take-over = Take over { $tile-a } from the barn of { $rival }
decline = Use no bonus action

## What happened

told-left-out = The { $species-plural } stay out of this game.
told-draw = { $seat } draws { $tile-a }.
told-last-round = That tile came from the end pile: this is the last round.
told-load = { $seat } puts { $tile-the } on truck { $truck }.
told-place = { $seat } puts { $tile-the } into enclosure { $enclosure }.
told-place-barn = { $seat } puts { $tile-the } into the barn.
told-birth = Offspring: { $tile-who } is born in enclosure { $enclosure }.
told-birth-barn = Offspring: { $tile-who } is born, but the enclosure is full, so it goes to the barn.
told-full = Enclosure { $enclosure } of { $seat } is full.
told-bonus = { $seat } may use a bonus action.
told-bonus-lapses = The bonus action lapses: there is nothing to discard or to take over.
told-discard = { $seat } discards { $tile-a } from the barn.
told-take-over = { $seat } takes over { $tile-a } from the barn of { $rival }.
told-decline = { $seat } uses no bonus action.
told-left-truck = Nobody took truck { $truck }; out of the game: { $tiles }.

## Where the points come from

points-enclosure = { $animals ->
    [one] { $species-enclosure }, { $animals } animal
   *[other] { $species-enclosure }, { $animals } animals
}
points-landscapes = Landscapes: { $landscapes }

## The table as text

show-piles = Draw pile: { $draw }, end pile: { $end }.
show-last-round = This is the last round. End pile: { $end }.
show-truck-taken = Truck { $truck }: taken by { $seat }
show-truck-unloaded = Truck { $truck }, taken by { $seat }: still { $cargo }
show-enclosure = Enclosure { $enclosure }: { $tiles } ({ $free ->
    [0] full
   *[other] { $free } free
})
show-tile = { $tile }

## Options

option-meaning-left-out = which species stay out: “random”, or their names; with 2, 3, 4, 5 players it is 3, 2, 1, 0 of them
option-left-out-type = The species left out are “random” or a list of their names, not { $value }.
option-left-out-unknown = There is no species “{ $value }” in this game; the species are: { $known }.
option-left-out-number = { $number ->
    [one] With { $players } players { $number } species stays out; { $found } named.
    [0] With { $players } players no species stays out; { $found } named.
   *[other] With { $players } players { $number } different species stay out; { $found } named.
}

## Positions that cannot be

position-left-out = { $number ->
    [one] With { $players } players { $number } species is left out, not { $found }.
   *[other] With { $players } players { $number } species are left out, not { $found }.
}
position-baby-on-truck = There is { $tile-a } on truck { $truck }, but offspring are born in enclosures and never travel.
position-crowded = Enclosure { $enclosure } of { $seat } holds { $tiles } tiles; there is room for { $spaces }.
position-mixed = Enclosure { $enclosure } of { $seat } holds { $first-plural } and { $second-plural }; animals of one species live in an enclosure.
position-unborn = { $species }: { $pairs } fertile { $pairs ->
    [one] pair has
   *[other] pairs have
} bred, but { $babies } offspring { $babies ->
    [one] is
   *[other] are
} there. Put the missing offspring into an enclosure, a barn, or “removed”.
position-no-parents = { $species }: { $babies } offspring { $babies ->
    [one] is
   *[other] are
} there, but only { $pairs } fertile { $pairs ->
    [one] pair has
   *[other] pairs have
} bred.
position-left-out-seen = There is { $tile-a } on the table, but that species is left out of this game.
position-too-many = { $found } tiles of the kind “{ $tile }” are on the table, but the game has only { $most }.
position-truck-twice = Truck { $truck } is taken by { $first } and by { $second }; a truck belongs to one seat.
position-truck-not-placed = { $seat } has taken truck { $truck } and is not placing its tiles now, so nothing may be left on it.
position-hand = “hand” holds a tile in the phases load-tile and settle-tile and in no other; the phase is { $phase }.
position-no-box = No truck has a free box, so the phase { $phase } cannot be.
position-too-early = In the phase { $phase } nobody has any tiles yet.
position-filled = “filled” is true only while the seat to move has a full enclosure and is placing tiles or using its bonus; the phase is { $phase }.
position-no-truck-taken = { $seat } has no truck, so the phase { $phase } cannot be.
position-nothing-to-place = Truck { $truck } of { $seat } is empty, so there is nothing to place.
position-no-bonus = { $seat } has not filled an enclosure in this turn, so the phase { $phase } cannot be.
position-useless-bonus = { $seat } has nothing to discard or to take over, so there is no bonus action.
position-homeless = { $seat } has no enclosure that takes { $tile-the }.
position-not-over = { $unseen } tiles are unseen; the game ends only when fewer than { $pile } are.
position-few-unseen = Only { $unseen } tiles are unseen; by what has been loaded in this round at least { $least } must be, or the game would be over already.
position-baby-drawn = { $tile } cannot be in hand to be loaded: offspring are born in enclosures and never drawn.
