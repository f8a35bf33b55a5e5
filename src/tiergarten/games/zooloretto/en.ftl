# Zooloretto. A tile has the forms .a (a camel), .the (the camel) and .who (a camel, doing something).

species-camel = camel
    .plural = camels
species-chimpanzee = chimpanzee
    .plural = chimpanzees
species-elephant = elephant
    .plural = elephants
species-flamingo = flamingo
    .plural = flamingos
species-kangaroo = kangaroo
    .plural = kangaroos
species-leopard = leopard
    .plural = leopards
species-panda = panda
    .plural = pandas
species-zebra = zebra
    .plural = zebras
tile-camel = camel
    .a = a camel
    .the = the camel
    .who = a camel
tile-male-camel = male camel
    .a = a male camel
    .the = the male camel
    .who = a male camel
tile-female-camel = female camel
    .a = a female camel
    .the = the female camel
    .who = a female camel
tile-baby-camel = baby camel
    .a = a baby camel
    .the = the baby camel
    .who = a baby camel
tile-father-camel = father camel
    .a = a father camel
    .the = the father camel
    .who = a father camel
tile-mother-camel = mother camel
    .a = a mother camel
    .the = the mother camel
    .who = a mother camel
tile-chimpanzee = chimpanzee
    .a = a chimpanzee
    .the = the chimpanzee
    .who = a chimpanzee
tile-male-chimpanzee = male chimpanzee
    .a = a male chimpanzee
    .the = the male chimpanzee
    .who = a male chimpanzee
tile-female-chimpanzee = female chimpanzee
    .a = a female chimpanzee
    .the = the female chimpanzee
    .who = a female chimpanzee
tile-baby-chimpanzee = baby chimpanzee
    .a = a baby chimpanzee
    .the = the baby chimpanzee
    .who = a baby chimpanzee
tile-father-chimpanzee = father chimpanzee
    .a = a father chimpanzee
    .the = the father chimpanzee
    .who = a father chimpanzee
tile-mother-chimpanzee = mother chimpanzee
    .a = a mother chimpanzee
    .the = the mother chimpanzee
    .who = a mother chimpanzee
tile-elephant = elephant
    .a = an elephant
    .the = the elephant
    .who = an elephant
tile-male-elephant = male elephant
    .a = a male elephant
    .the = the male elephant
    .who = a male elephant
tile-female-elephant = female elephant
    .a = a female elephant
    .the = the female elephant
    .who = a female elephant
tile-baby-elephant = baby elephant
    .a = a baby elephant
    .the = the baby elephant
    .who = a baby elephant
tile-father-elephant = father elephant
    .a = a father elephant
    .the = the father elephant
    .who = a father elephant
tile-mother-elephant = mother elephant
    .a = a mother elephant
    .the = the mother elephant
    .who = a mother elephant
tile-flamingo = flamingo
    .a = a flamingo
    .the = the flamingo
    .who = a flamingo
tile-male-flamingo = male flamingo
    .a = a male flamingo
    .the = the male flamingo
    .who = a male flamingo
tile-female-flamingo = female flamingo
    .a = a female flamingo
    .the = the female flamingo
    .who = a female flamingo
tile-baby-flamingo = baby flamingo
    .a = a baby flamingo
    .the = the baby flamingo
    .who = a baby flamingo
tile-father-flamingo = father flamingo
    .a = a father flamingo
    .the = the father flamingo
    .who = a father flamingo
tile-mother-flamingo = mother flamingo
    .a = a mother flamingo
    .the = the mother flamingo
    .who = a mother flamingo
tile-kangaroo = kangaroo
    .a = a kangaroo
    .the = the kangaroo
    .who = a kangaroo
tile-male-kangaroo = male kangaroo
    .a = a male kangaroo
    .the = the male kangaroo
    .who = a male kangaroo
tile-female-kangaroo = female kangaroo
    .a = a female kangaroo
    .the = the female kangaroo
    .who = a female kangaroo
tile-baby-kangaroo = baby kangaroo
    .a = a baby kangaroo
    .the = the baby kangaroo
    .who = a baby kangaroo
tile-father-kangaroo = father kangaroo
    .a = a father kangaroo
    .the = the father kangaroo
    .who = a father kangaroo
tile-mother-kangaroo = mother kangaroo
    .a = a mother kangaroo
    .the = the mother kangaroo
    .who = a mother kangaroo
tile-leopard = leopard
    .a = a leopard
    .the = the leopard
    .who = a leopard
tile-male-leopard = male leopard
    .a = a male leopard
    .the = the male leopard
    .who = a male leopard
tile-female-leopard = female leopard
    .a = a female leopard
    .the = the female leopard
    .who = a female leopard
tile-baby-leopard = baby leopard
    .a = a baby leopard
    .the = the baby leopard
    .who = a baby leopard
tile-father-leopard = father leopard
    .a = a father leopard
    .the = the father leopard
    .who = a father leopard
tile-mother-leopard = mother leopard
    .a = a mother leopard
    .the = the mother leopard
    .who = a mother leopard
tile-panda = panda
    .a = a panda
    .the = the panda
    .who = a panda
tile-male-panda = male panda
    .a = a male panda
    .the = the male panda
    .who = a male panda
tile-female-panda = female panda
    .a = a female panda
    .the = the female panda
    .who = a female panda
tile-baby-panda = baby panda
    .a = a baby panda
    .the = the baby panda
    .who = a baby panda
tile-father-panda = father panda
    .a = a father panda
    .the = the father panda
    .who = a father panda
tile-mother-panda = mother panda
    .a = a mother panda
    .the = the mother panda
    .who = a mother panda
tile-zebra = zebra
    .a = a zebra
    .the = the zebra
    .who = a zebra
tile-male-zebra = male zebra
    .a = a male zebra
    .the = the male zebra
    .who = a male zebra
tile-female-zebra = female zebra
    .a = a female zebra
    .the = the female zebra
    .who = a female zebra
tile-baby-zebra = baby zebra
    .a = a baby zebra
    .the = the baby zebra
    .who = a baby zebra
tile-father-zebra = father zebra
    .a = a father zebra
    .the = the father zebra
    .who = a father zebra
tile-mother-zebra = mother zebra
    .a = a mother zebra
    .the = the mother zebra
    .who = a mother zebra
tile-drinks-stall = drinks stall
    .a = a drinks stall
    .the = the drinks stall
    .who = a drinks stall
tile-ice-cream-stall = ice cream stall
    .a = an ice cream stall
    .the = the ice cream stall
    .who = an ice cream stall
tile-popcorn-stall = popcorn stall
    .a = a popcorn stall
    .the = the popcorn stall
    .who = a popcorn stall
tile-snack-stall = snack stall
    .a = a snack stall
    .the = the snack stall
    .who = a snack stall
home-enclosure-1 = Enclosure 1
    .the = enclosure 1
home-enclosure-2 = Enclosure 2
    .the = enclosure 2
home-enclosure-3 = Enclosure 3
    .the = enclosure 3
home-expansion-1 = Expansion 1
    .the = expansion 1
home-expansion-2 = Expansion 2
    .the = expansion 2

title = Zooloretto
aim = The aim: fill your enclosures from shared trucks, each with animals of one species. Full enclosures pay most, those that miss one animal pay less, and the others pay only beside a stall. Each type of stall pays 2 points; every species and every type of stall in your barn costs 2. Coins buy repairs: moves, exchanges, purchases, an expansion.

## Moves, as a player would say them

place = Put { $tile-the } into { $place-the }
place-stall = Put { $tile-the } beside { $place-the }
place-barn = Put { $tile-the } into your barn
move-from-barn = Pay 1 coin to move { $tile-the } from your barn to { $place-the }
move-stall-from-barn = Pay 1 coin to put { $tile-the } from your barn beside { $place-the }
move-stall = Pay 1 coin to move { $tile-the } from { $old-the } to { $place-the }
exchange = Pay 1 coin to exchange { $species-plural } ({ $place-the }) for { $other-plural } ({ $second-the })
exchange-barn = Pay 1 coin to exchange { $species-plural } ({ $place-the }) for { $other-plural } (your barn)
buy-from-barn = Pay 2 coins to buy { $tile-a } from the barn of { $rival }
discard-from-barn = Pay 2 coins to discard { $tile-a } from your barn
expand = Pay 3 coins to build an expansion

## What happened

told-place = { $seat } puts { $tile-the } into { $place-the }.
told-place-stall = { $seat } puts { $tile-the } beside { $place-the }.
told-place-barn = { $seat } puts { $tile-the } into the barn.
told-move-from-barn = { $seat } pays 1 coin and moves { $tile-a } from the barn to { $place-the }.
told-move-stall-from-barn = { $seat } pays 1 coin and puts { $tile-a } from the barn beside { $place-the }.
told-move-stall = { $seat } pays 1 coin and moves { $tile-the } from { $old-the } to { $place-the }.
told-exchange = { $seat } pays 1 coin and exchanges the { $species-plural } in { $place-the } for the { $other-plural } in { $second-the }.
told-exchange-barn = { $seat } pays 1 coin and exchanges the { $species-plural } in { $place-the } for the { $other-plural } in the barn.
told-buy-from-barn = { $seat } buys { $tile-a } from the barn of { $rival }: 1 coin goes to { $rival }, 1 to the bank.
told-discard-from-barn = { $seat } pays 2 coins and discards { $tile-a } from the barn.
told-expand = { $seat } pays 3 coins and builds an expansion.
told-born = Offspring: { $tile-who } is born in { $place-the }.
told-born-barn = Offspring: { $tile-who } is born in { $place-the }, which is full, so it goes to the barn.
told-full = { $place } of { $seat } is full.
told-full-pays = { $coins ->
    [0] The bank is empty and pays nothing.
    [one] The bank pays { $coins } coin to { $seat }.
   *[other] The bank pays { $coins } coins to { $seat }.
}

## Where the points come from

points-enclosure = { $place }: { $species-plural }, { $animals } of { $spaces }
points-stalls = Stalls: { $stalls }

## The table as text

show-purse = { $coins }; expansions left: { $expansions }
show-enclosure = { $place }, animals { $animals } of { $spaces }, stalls { $stalls } of { $stall_spaces }: { $tiles }

## Positions that cannot be

position-zoo-expansions = { $seat } has { $built } { $built ->
    [one] expansion
   *[other] expansions
}, but can build only { $most }.
position-crowded = { $place } of { $seat } holds { $animals } animals; there is room for { $spaces }.
position-many-stalls = { $place } of { $seat } has { $stalls } stalls beside it; there is room for { $spaces }.
position-mixed = { $place } of { $seat } holds { $first-plural } and { $second-plural }; animals of one species live in an enclosure.
position-not-bred = In { $place-the } of { $seat } a male and a female of the { $species-plural } have not bred; they would have at once. Make them father and mother, and put their baby somewhere.
position-families = { $species }: there are { $fathers } { $fathers ->
    [one] father
   *[other] fathers
}, { $mothers } { $mothers ->
    [one] mother
   *[other] mothers
} and { $babies } { $babies ->
    [one] baby
   *[other] babies
}; each birth makes one of each. Put what is missing into an enclosure, a barn, or “removed”.
position-bought = “bought” holds a tile in the phase settle-tile and in no other; the phase is { $phase }.
position-not-paid = A tile was just bought, so a rival and the bank must have got a coin each for it.
