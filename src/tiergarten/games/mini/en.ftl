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

title = Zooloretto Mini
aim = The aim: fill your three enclosures from shared trucks. Five or six animals of a kind in an enclosure pay most, each type of landscape there pays 2 points, and every kind of tile in your barn costs 2.

## Moves, as a player would say them

place = Put { $tile-the } into enclosure { $enclosure }
place-barn = Put { $tile-the } into your barn
discard = Discard { $tile-the } from your barn
take-over = Take over { $tile-a } from the barn of { $rival }
decline = Use no bonus action

## What happened

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

## Where the points come from

points-enclosure = { $animals ->
    [one] { $species-enclosure }, { $animals } animal
   *[other] { $species-enclosure }, { $animals } animals
}
points-landscapes = Landscapes: { $landscapes }

## The table as text

show-enclosure = Enclosure { $enclosure }: { $tiles } ({ $free ->
    [0] full
   *[other] { $free } free
})

## Positions that cannot be

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
position-hand = “hand” holds a tile in the phases load-tile and settle-tile and in no other; the phase is { $phase }.
position-filled = “filled” is true only while the seat to move has a full enclosure and is placing tiles or using its bonus; the phase is { $phase }.
position-no-bonus = { $seat } has not filled an enclosure in this turn, so the phase { $phase } cannot be.
position-useless-bonus = { $seat } has nothing to discard or to take over, so there is no bonus action.
position-homeless = { $seat } has no enclosure that takes { $tile-the }.
position-baby-drawn = { $tile } cannot be in hand to be loaded: offspring are born in enclosures and never drawn.
