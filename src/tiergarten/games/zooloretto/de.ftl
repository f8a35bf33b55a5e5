# Zooloretto. Ein Plättchen hat die Formen .a (einen Elefanten) und .the (den Elefanten), beide im Akkusativ,
# und .who (ein Elefant) im Nominativ.

species-camel = Kamel
    .plural = Kamele
species-chimpanzee = Schimpanse
    .plural = Schimpansen
species-elephant = Elefant
    .plural = Elefanten
species-flamingo = Flamingo
    .plural = Flamingos
species-kangaroo = Känguru
    .plural = Kängurus
species-leopard = Leopard
    .plural = Leoparden
species-panda = Panda
    .plural = Pandas
species-zebra = Zebra
    .plural = Zebras
tile-camel = Kamel
    .a = ein Kamel
    .the = das Kamel
    .who = ein Kamel
tile-male-camel = männliches Kamel
    .a = ein männliches Kamel
    .the = das männliche Kamel
    .who = ein männliches Kamel
tile-female-camel = weibliches Kamel
    .a = ein weibliches Kamel
    .the = das weibliche Kamel
    .who = ein weibliches Kamel
tile-baby-camel = Kameljunges
    .a = ein Kameljunges
    .the = das Kameljunge
    .who = ein Kameljunges
tile-father-camel = Kamelvater
    .a = einen Kamelvater
    .the = den Kamelvater
    .who = ein Kamelvater
tile-mother-camel = Kamelmutter
    .a = eine Kamelmutter
    .the = die Kamelmutter
    .who = eine Kamelmutter
tile-chimpanzee = Schimpanse
    .a = einen Schimpansen
    .the = den Schimpansen
    .who = ein Schimpanse
tile-male-chimpanzee = männlicher Schimpanse
    .a = einen männlichen Schimpansen
    .the = den männlichen Schimpansen
    .who = ein männlicher Schimpanse
tile-female-chimpanzee = weiblicher Schimpanse
    .a = einen weiblichen Schimpansen
    .the = den weiblichen Schimpansen
    .who = ein weiblicher Schimpanse
tile-baby-chimpanzee = Schimpansenjunges
    .a = ein Schimpansenjunges
    .the = das Schimpansenjunge
    .who = ein Schimpansenjunges
tile-father-chimpanzee = Schimpansenvater
    .a = einen Schimpansenvater
    .the = den Schimpansenvater
    .who = ein Schimpansenvater
tile-mother-chimpanzee = Schimpansenmutter
    .a = eine Schimpansenmutter
    .the = die Schimpansenmutter
    .who = eine Schimpansenmutter
tile-elephant = Elefant
    .a = einen Elefanten
    .the = den Elefanten
    .who = ein Elefant
tile-male-elephant = männlicher Elefant
    .a = einen männlichen Elefanten
    .the = den männlichen Elefanten
    .who = ein männlicher Elefant
tile-female-elephant = weiblicher Elefant
    .a = einen weiblichen Elefanten
    .the = den weiblichen Elefanten
    .who = ein weiblicher Elefant
tile-baby-elephant = Elefantenjunges
    .a = ein Elefantenjunges
    .the = das Elefantenjunge
    .who = ein Elefantenjunges
tile-father-elephant = Elefantenvater
    .a = einen Elefantenvater
    .the = den Elefantenvater
    .who = ein Elefantenvater
tile-mother-elephant = Elefantenmutter
    .a = eine Elefantenmutter
    .the = die Elefantenmutter
    .who = eine Elefantenmutter
tile-flamingo = Flamingo
    .a = einen Flamingo
    .the = den Flamingo
    .who = ein Flamingo
tile-male-flamingo = männlicher Flamingo
    .a = einen männlichen Flamingo
    .the = den männlichen Flamingo
    .who = ein männlicher Flamingo
tile-female-flamingo = weiblicher Flamingo
    .a = einen weiblichen Flamingo
    .the = den weiblichen Flamingo
    .who = ein weiblicher Flamingo
tile-baby-flamingo = Flamingoküken
    .a = ein Flamingoküken
    .the = das Flamingoküken
    .who = ein Flamingoküken
tile-father-flamingo = Flamingovater
    .a = einen Flamingovater
    .the = den Flamingovater
    .who = ein Flamingovater
tile-mother-flamingo = Flamingomutter
    .a = eine Flamingomutter
    .the = die Flamingomutter
    .who = eine Flamingomutter
tile-kangaroo = Känguru
    .a = ein Känguru
    .the = das Känguru
    .who = ein Känguru
tile-male-kangaroo = männliches Känguru
    .a = ein männliches Känguru
    .the = das männliche Känguru
    .who = ein männliches Känguru
tile-female-kangaroo = weibliches Känguru
    .a = ein weibliches Känguru
    .the = das weibliche Känguru
    .who = ein weibliches Känguru
tile-baby-kangaroo = Kängurujunges
    .a = ein Kängurujunges
    .the = das Kängurujunge
    .who = ein Kängurujunges
tile-father-kangaroo = Känguruvater
    .a = einen Känguruvater
    .the = den Känguruvater
    .who = ein Känguruvater
tile-mother-kangaroo = Kängurumutter
    .a = eine Kängurumutter
    .the = die Kängurumutter
    .who = eine Kängurumutter
tile-leopard = Leopard
    .a = einen Leoparden
    .the = den Leoparden
    .who = ein Leopard
tile-male-leopard = männlicher Leopard
    .a = einen männlichen Leoparden
    .the = den männlichen Leoparden
    .who = ein männlicher Leopard
tile-female-leopard = weiblicher Leopard
    .a = einen weiblichen Leoparden
    .the = den weiblichen Leoparden
    .who = ein weiblicher Leopard
tile-baby-leopard = Leopardenjunges
    .a = ein Leopardenjunges
    .the = das Leopardenjunge
    .who = ein Leopardenjunges
tile-father-leopard = Leopardenvater
    .a = einen Leopardenvater
    .the = den Leopardenvater
    .who = ein Leopardenvater
tile-mother-leopard = Leopardenmutter
    .a = eine Leopardenmutter
    .the = die Leopardenmutter
    .who = eine Leopardenmutter
tile-panda = Panda
    .a = einen Panda
    .the = den Panda
    .who = ein Panda
tile-male-panda = männlicher Panda
    .a = einen männlichen Panda
    .the = den männlichen Panda
    .who = ein männlicher Panda
tile-female-panda = weiblicher Panda
    .a = einen weiblichen Panda
    .the = den weiblichen Panda
    .who = ein weiblicher Panda
tile-baby-panda = Pandajunges
    .a = ein Pandajunges
    .the = das Pandajunge
    .who = ein Pandajunges
tile-father-panda = Pandavater
    .a = einen Pandavater
    .the = den Pandavater
    .who = ein Pandavater
tile-mother-panda = Pandamutter
    .a = eine Pandamutter
    .the = die Pandamutter
    .who = eine Pandamutter
tile-zebra = Zebra
    .a = ein Zebra
    .the = das Zebra
    .who = ein Zebra
tile-male-zebra = männliches Zebra
    .a = ein männliches Zebra
    .the = das männliche Zebra
    .who = ein männliches Zebra
tile-female-zebra = weibliches Zebra
    .a = ein weibliches Zebra
    .the = das weibliche Zebra
    .who = ein weibliches Zebra
tile-baby-zebra = Zebrafohlen
    .a = ein Zebrafohlen
    .the = das Zebrafohlen
    .who = ein Zebrafohlen
tile-father-zebra = Zebravater
    .a = einen Zebravater
    .the = den Zebravater
    .who = ein Zebravater
tile-mother-zebra = Zebramutter
    .a = eine Zebramutter
    .the = die Zebramutter
    .who = eine Zebramutter
tile-drinks-stall = Getränkestand
    .a = einen Getränkestand
    .the = den Getränkestand
    .who = ein Getränkestand
tile-ice-cream-stall = Eisstand
    .a = einen Eisstand
    .the = den Eisstand
    .who = ein Eisstand
tile-popcorn-stall = Popcornstand
    .a = einen Popcornstand
    .the = den Popcornstand
    .who = ein Popcornstand
tile-snack-stall = Imbissstand
    .a = einen Imbissstand
    .the = den Imbissstand
    .who = ein Imbissstand
home-enclosure-1 = Gehege 1
    .the = Gehege 1
home-enclosure-2 = Gehege 2
    .the = Gehege 2
home-enclosure-3 = Gehege 3
    .the = Gehege 3
home-expansion-1 = Erweiterung 1
    .the = Erweiterung 1
home-expansion-2 = Erweiterung 2
    .the = Erweiterung 2

title = Zooloretto
aim = Das Ziel: Fülle deine Gehege von gemeinsamen Wagen, jedes mit Tieren einer Art. Volle Gehege bringen am meisten, solche, denen ein Tier fehlt, weniger, und die anderen nur etwas, wenn ein Stand dabei ist. Jede Art Stand bringt 2 Punkte; jede Tierart und jede Art Stand in deinem Stall kostet 2. Für Münzen kannst du umbauen: versetzen, tauschen, kaufen, erweitern.

## Züge, wie jemand sie ansagen würde

place = Setze { $tile-the } in { $place-the }
place-stall = Stelle { $tile-the } an { $place-the }
place-barn = Setze { $tile-the } in deinen Stall
move-from-barn = Zahle 1 Münze und versetze { $tile-the } aus deinem Stall in { $place-the }
move-stall-from-barn = Zahle 1 Münze und stelle { $tile-the } aus deinem Stall an { $place-the }
move-stall = Zahle 1 Münze und versetze { $tile-the } von { $old-the } zu { $place-the }
exchange = Zahle 1 Münze: tausche { $species-plural } ({ $place-the }) gegen { $other-plural } ({ $second-the })
exchange-barn = Zahle 1 Münze: tausche { $species-plural } ({ $place-the }) gegen { $other-plural } (dein Stall)
buy-from-barn = Zahle 2 Münzen und kaufe { $tile-a } aus dem Stall von { $rival }
discard-from-barn = Zahle 2 Münzen und entferne { $tile-a } aus deinem Stall
expand = Zahle 3 Münzen und baue eine Erweiterung

## Was geschehen ist

told-place = { $seat } setzt { $tile-the } in { $place-the }.
told-place-stall = { $seat } stellt { $tile-the } an { $place-the }.
told-place-barn = { $seat } setzt { $tile-the } in den Stall.
told-move-from-barn = { $seat } zahlt 1 Münze und versetzt { $tile-a } aus dem Stall in { $place-the }.
told-move-stall-from-barn = { $seat } zahlt 1 Münze und stellt { $tile-a } aus dem Stall an { $place-the }.
told-move-stall = { $seat } zahlt 1 Münze und versetzt { $tile-the } von { $old-the } zu { $place-the }.
told-exchange = { $seat } zahlt 1 Münze und tauscht die { $species-plural } in { $place-the } gegen die { $other-plural } in { $second-the }.
told-exchange-barn = { $seat } zahlt 1 Münze und tauscht die { $species-plural } in { $place-the } gegen die { $other-plural } im Stall.
told-buy-from-barn = { $seat } kauft { $tile-a } aus dem Stall von { $rival }: 1 Münze geht an { $rival }, 1 an die Bank.
told-discard-from-barn = { $seat } zahlt 2 Münzen und entfernt { $tile-a } aus dem Stall.
told-expand = { $seat } zahlt 3 Münzen und baut eine Erweiterung.
told-born = Nachwuchs in { $place-the }: { $tile-who }.
told-born-barn = Nachwuchs in { $place-the }: { $tile-who }. Dort ist alles voll, also geht es in den Stall.
told-full = { $place } von { $seat } ist voll.
told-full-pays = { $coins ->
    [0] Die Bank ist leer und zahlt nichts.
    [one] Die Bank zahlt { $coins } Münze an { $seat }.
   *[other] Die Bank zahlt { $coins } Münzen an { $seat }.
}

## Woher die Punkte kommen

points-enclosure = { $place }: { $species-plural }, { $animals } von { $spaces }
points-stalls = Stände: { $stalls }

## Der Tisch als Text

show-purse = { $coins }; Erweiterungen übrig: { $expansions }
show-enclosure = { $place }, Tiere { $animals } von { $spaces }, Stände { $stalls } von { $stall_spaces }: { $tiles }

## Stellungen, die es nicht geben kann

position-zoo-expansions = { $seat } hat { $built } { $built ->
    [one] Erweiterung
   *[other] Erweiterungen
}, kann aber nur { $most } bauen.
position-crowded = In { $place-the } von { $seat } sind { $animals } Tiere; Platz ist für { $spaces }.
position-many-stalls = Bei { $place-the } von { $seat } stehen { $stalls } Stände; Platz ist für { $spaces }.
position-mixed = In { $place-the } von { $seat } leben { $first-plural } und { $second-plural }; in einem Gehege lebt nur eine Art.
position-not-bred = In { $place-the } von { $seat } haben ein Männchen und ein Weibchen der { $species-plural } keinen Nachwuchs; sie hätten ihn sofort bekommen. Mach sie zu Vater und Mutter und lege ihr Junges irgendwohin.
position-families = { $species }: Es gibt { $fathers } { $fathers ->
    [one] Vater
   *[other] Väter
}, { $mothers } { $mothers ->
    [one] Mutter
   *[other] Mütter
} und { $babies } { $babies ->
    [one] Junges
   *[other] Junge
}; jede Geburt macht von allen eines mehr. Lege, was fehlt, in ein Gehege, einen Stall oder zu „removed“.
position-bought = In „bought“ liegt nur in der Phase settle-tile ein Plättchen; die Phase ist { $phase }.
position-not-paid = Gerade wurde ein Plättchen gekauft; also müssen ein Mitspieler und die Bank je eine Münze dafür haben.
