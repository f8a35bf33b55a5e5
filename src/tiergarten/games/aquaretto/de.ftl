# Aquaretto. Ein Plättchen hat die Formen .a (einen Delfin) und .the (den Delfin), beide im Akkusativ,
# und .who (ein Delfin) im Nominativ.

species-dolphin = Delfin
    .plural = Delfine
species-orca = Orca
    .plural = Orcas
species-sea-lion = Seelöwe
    .plural = Seelöwen
species-sea-turtle = Meeresschildkröte
    .plural = Meeresschildkröten
species-hippo = Flusspferd
    .plural = Flusspferde
species-crocodile = Krokodil
    .plural = Krokodile
species-penguin = Pinguin
    .plural = Pinguine
species-polar-bear = Eisbär
    .plural = Eisbären
tile-dolphin = Delfin
    .a = einen Delfin
    .the = den Delfin
    .who = ein Delfin
tile-male-dolphin = männlicher Delfin
    .a = einen männlichen Delfin
    .the = den männlichen Delfin
    .who = ein männlicher Delfin
tile-female-dolphin = weiblicher Delfin
    .a = einen weiblichen Delfin
    .the = den weiblichen Delfin
    .who = ein weiblicher Delfin
tile-flash-dolphin = Delfin mit Blitz
    .a = einen Delfin mit Blitz
    .the = den Delfin mit Blitz
    .who = ein Delfin mit Blitz
tile-baby-dolphin = Delfinjunges
    .a = ein Delfinjunges
    .the = das Delfinjunge
    .who = ein Delfinjunges
tile-orca = Orca
    .a = einen Orca
    .the = den Orca
    .who = ein Orca
tile-male-orca = männlicher Orca
    .a = einen männlichen Orca
    .the = den männlichen Orca
    .who = ein männlicher Orca
tile-female-orca = weiblicher Orca
    .a = einen weiblichen Orca
    .the = den weiblichen Orca
    .who = ein weiblicher Orca
tile-flash-orca = Orca mit Blitz
    .a = einen Orca mit Blitz
    .the = den Orca mit Blitz
    .who = ein Orca mit Blitz
tile-baby-orca = Orcajunges
    .a = ein Orcajunges
    .the = das Orcajunge
    .who = ein Orcajunges
tile-sea-lion = Seelöwe
    .a = einen Seelöwen
    .the = den Seelöwen
    .who = ein Seelöwe
tile-male-sea-lion = männlicher Seelöwe
    .a = einen männlichen Seelöwen
    .the = den männlichen Seelöwen
    .who = ein männlicher Seelöwe
tile-female-sea-lion = weiblicher Seelöwe
    .a = einen weiblichen Seelöwen
    .the = den weiblichen Seelöwen
    .who = ein weiblicher Seelöwe
tile-flash-sea-lion = Seelöwe mit Blitz
    .a = einen Seelöwen mit Blitz
    .the = den Seelöwen mit Blitz
    .who = ein Seelöwe mit Blitz
tile-baby-sea-lion = Seelöwenjunges
    .a = ein Seelöwenjunges
    .the = das Seelöwenjunge
    .who = ein Seelöwenjunges
tile-sea-turtle = Meeresschildkröte
    .a = eine Meeresschildkröte
    .the = die Meeresschildkröte
    .who = eine Meeresschildkröte
tile-male-sea-turtle = männliche Meeresschildkröte
    .a = eine männliche Meeresschildkröte
    .the = die männliche Meeresschildkröte
    .who = eine männliche Meeresschildkröte
tile-female-sea-turtle = weibliche Meeresschildkröte
    .a = eine weibliche Meeresschildkröte
    .the = die weibliche Meeresschildkröte
    .who = eine weibliche Meeresschildkröte
tile-fish-sea-turtle = Meeresschildkröte mit Fisch
    .a = eine Meeresschildkröte mit Fisch
    .the = die Meeresschildkröte mit Fisch
    .who = eine Meeresschildkröte mit Fisch
tile-baby-sea-turtle = Meeresschildkrötenjunges
    .a = ein Meeresschildkrötenjunges
    .the = das Meeresschildkrötenjunge
    .who = ein Meeresschildkrötenjunges
tile-hippo = Flusspferd
    .a = ein Flusspferd
    .the = das Flusspferd
    .who = ein Flusspferd
tile-male-hippo = männliches Flusspferd
    .a = ein männliches Flusspferd
    .the = das männliche Flusspferd
    .who = ein männliches Flusspferd
tile-female-hippo = weibliches Flusspferd
    .a = ein weibliches Flusspferd
    .the = das weibliche Flusspferd
    .who = ein weibliches Flusspferd
tile-fish-hippo = Flusspferd mit Fisch
    .a = ein Flusspferd mit Fisch
    .the = das Flusspferd mit Fisch
    .who = ein Flusspferd mit Fisch
tile-baby-hippo = Flusspferdjunges
    .a = ein Flusspferdjunges
    .the = das Flusspferdjunge
    .who = ein Flusspferdjunges
tile-crocodile = Krokodil
    .a = ein Krokodil
    .the = das Krokodil
    .who = ein Krokodil
tile-male-crocodile = männliches Krokodil
    .a = ein männliches Krokodil
    .the = das männliche Krokodil
    .who = ein männliches Krokodil
tile-female-crocodile = weibliches Krokodil
    .a = ein weibliches Krokodil
    .the = das weibliche Krokodil
    .who = ein weibliches Krokodil
tile-fish-crocodile = Krokodil mit Fisch
    .a = ein Krokodil mit Fisch
    .the = das Krokodil mit Fisch
    .who = ein Krokodil mit Fisch
tile-baby-crocodile = Krokodiljunges
    .a = ein Krokodiljunges
    .the = das Krokodiljunge
    .who = ein Krokodiljunges
tile-penguin = Pinguin
    .a = einen Pinguin
    .the = den Pinguin
    .who = ein Pinguin
tile-male-penguin = männlicher Pinguin
    .a = einen männlichen Pinguin
    .the = den männlichen Pinguin
    .who = ein männlicher Pinguin
tile-female-penguin = weiblicher Pinguin
    .a = einen weiblichen Pinguin
    .the = den weiblichen Pinguin
    .who = ein weiblicher Pinguin
tile-fish-penguin = Pinguin mit Fisch
    .a = einen Pinguin mit Fisch
    .the = den Pinguin mit Fisch
    .who = ein Pinguin mit Fisch
tile-baby-penguin = Pinguinjunges
    .a = ein Pinguinjunges
    .the = das Pinguinjunge
    .who = ein Pinguinjunges
tile-polar-bear = Eisbär
    .a = einen Eisbären
    .the = den Eisbären
    .who = ein Eisbär
tile-male-polar-bear = männlicher Eisbär
    .a = einen männlichen Eisbären
    .the = den männlichen Eisbären
    .who = ein männlicher Eisbär
tile-female-polar-bear = weiblicher Eisbär
    .a = einen weiblichen Eisbären
    .the = den weiblichen Eisbären
    .who = ein weiblicher Eisbär
tile-fish-polar-bear = Eisbär mit Fisch
    .a = einen Eisbären mit Fisch
    .the = den Eisbären mit Fisch
    .who = ein Eisbär mit Fisch
tile-baby-polar-bear = Eisbärjunges
    .a = ein Eisbärjunges
    .the = das Eisbärjunge
    .who = ein Eisbärjunges

title = Aquaretto
aim = Das Ziel: Fülle deinen Wasserzoo von gemeinsamen Wagen. Tiere einer Art bilden ein Becken, zwischen den Becken bleibt ein Feld Abstand. Jedes Tier dort ist ein Punkt, Becken mit 5 Tieren bringen Mitarbeiter, die mehr daraus machen, und jede Art in deinem Depot kostet 2.

## Züge, wie jemand sie ansagen würde

pick = Nimm { $tile-the } vom Wagen
put = Setze { $tile-the } auf { $cell }
put-offspring = Setze { $tile-the } auf { $cell } in sein Becken
store = Lege { $tile-the } auf dein Depot
place-cashier = Mach den Mitarbeiter zum Kassierer
place-keeper = Mach den Mitarbeiter zum Pfleger
place-manager = Mach den Mitarbeiter zum Manager
place-trainer = Mach den Mitarbeiter zum Trainer auf { $cell }
move-tile = Zahle 1 Münze und versetze { $tile-the } vom Depot in den Wasserzoo
move-cashier = Zahle 1 Münze und versetze einen Kassierer
move-keeper = Zahle 1 Münze und versetze einen Pfleger
move-manager = Zahle 1 Münze und versetze den Manager
move-trainer = Zahle 1 Münze und versetze den Trainer von { $cell }
buy-from-depot = Zahle 2 Münzen und kaufe { $tile-the } vom Depot von { $rival }
discard-from-depot = Zahle 2 Münzen und entferne { $tile-the } von deinem Depot
expand-small = Zahle 1 Münze und baue eine kleine Erweiterung
expand-large = Zahle 2 Münzen und baue eine große Erweiterung
build-within = Baue sie auf drei der Felder { $cells }
build-there = Baue sie auf { $cells }
build-on = Baue sie auf { $cells }

## Was geschehen ist

told-put = { $seat } setzt { $tile-the } auf { $cell }.
told-put-offspring = { $seat } setzt { $tile-the } auf { $cell }.
told-store = { $seat } legt { $tile-the } auf das Depot.
told-basin-coin = Im Becken sind jetzt { $animals } { $species-plural }: { $seat } bekommt 1 Münze.
told-bank-empty = Im Becken sind jetzt { $animals } { $species-plural }, aber die Bank hat keine Münze für { $seat }.
told-offspring = Nachwuchs: { $tile-who }.
told-offspring-depot = Nachwuchs: { $tile-who }. Das Becken kann nicht wachsen, also kommt das Jungtier auf das Depot.
told-coworker = { $seat } bekommt einen Mitarbeiter.
told-place-cashier = Der Mitarbeiter von { $seat } ist jetzt Kassierer.
told-place-keeper = Der Mitarbeiter von { $seat } ist jetzt Pfleger.
told-place-manager = Der Mitarbeiter von { $seat } ist jetzt Manager.
told-place-trainer = Der Mitarbeiter von { $seat } ist jetzt Trainer auf { $cell }.
told-move-tile = { $seat } zahlt 1 Münze und versetzt { $tile-the } vom Depot in den Wasserzoo.
told-move-cashier = { $seat } zahlt 1 Münze und versetzt einen Kassierer.
told-move-keeper = { $seat } zahlt 1 Münze und versetzt einen Pfleger.
told-move-manager = { $seat } zahlt 1 Münze und versetzt den Manager.
told-move-trainer = { $seat } zahlt 1 Münze und versetzt den Trainer von { $cell }.
told-buy-from-depot = { $seat } kauft { $tile-the } vom Depot von { $rival }: 1 Münze für { $rival }, 1 für die Bank.
told-discard-from-depot = { $seat } zahlt 2 Münzen und entfernt { $tile-the } vom Depot aus dem Spiel.
told-expand-small = { $seat } zahlt 1 Münze für eine kleine Erweiterung.
told-expand-large = { $seat } zahlt 2 Münzen für eine große Erweiterung.
told-build-on = { $seat } baut sie auf { $cells }.

## Woher die Punkte kommen

points-basin = { $animals ->
    [one] Becken der { $species-plural }: { $animals } Tier
   *[other] Becken der { $species-plural }: { $animals } Tiere
}
points-cashiers = { $cashiers ->
    [one] { $cashiers } Kassierer, Münzen: { $coins }
   *[other] { $cashiers } Kassierer, Münzen: { $coins }
}
points-keepers = { $keepers ->
    [one] { $keepers } Pfleger, Tiere mit Fisch: { $animals }
   *[other] { $keepers } Pfleger, Tiere mit Fisch: { $animals }
}
points-trainer = Trainer auf { $cell }
points-depot = Im Depot: { $species }
points-depot-managed = Im Depot, mit Manager: { $species }

## Der Tisch als Text

picture-letters = DOSMFKPEmwj
show-letters = Buchstaben: { $species }.
show-sorts = Dahinter: m männlich, w weiblich, j Junges, { $flash } mit Blitz, { $fish } mit Fisch.
show-signs = Zeichen: { $free } freies Feld, { $trainer } Trainer, { $yard } Hof.
show-land = { $land } Hier kannst du bauen.
show-water-zoo = { $points ->
    [one] Wasserzoo von { $seat }, { $points } Punkt
   *[other] Wasserzoo von { $seat }, { $points } Punkte
}, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
show-staff = Kassierer { $cashier }, Pfleger { $keeper }, Manager { $manager }
show-room = Becken { $basins } von { $most_basins }; Erweiterungen übrig: kleine { $small_expansions_left }, große { $large_expansions_left }
show-fertile = Noch ohne Nachwuchs: { $tiles }
show-depot = Depot, das oberste zuletzt: { $tiles }

## Stellungen, die es nicht geben kann

position-sign = „{ $sign }“ im Wasserzoo von { $seat } ist kein Zeichen; es gibt: { $known }.
position-board = Der Wasserzoo von { $seat } muss den Plan mit seinem Hof und allen Feldern enthalten: „{ $board }“.
position-expansions-unbuilt = Was neben dem Plan von { $seat } liegt, können nicht kleine und große Erweiterungen sein, je höchstens zwei.
position-basin-torn = Die { $species-plural } von { $seat } sind nicht alle in einem Becken.
position-basins-touch = Die { $species-plural } von { $seat } liegen neben anderen Tieren: { $other-plural }. Zwischen Becken bleibt ein Feld Abstand.
position-basins = { $seat } hat { $number } Becken; mit diesen Erweiterungen sind { $most } erlaubt.
position-unbred = { $species }: { $pairs } { $pairs ->
    [one] Paar hat
   *[other] Paare haben
} Nachwuchs bekommen, aber es { $babies ->
    [one] liegt nur { $babies } Jungtier
   *[other] liegen nur { $babies } Jungtiere
} da. Lege das fehlende Jungtier in einen Wasserzoo, ein Depot oder zu „removed“.
position-no-pair = { $species }: { $babies } { $babies ->
    [one] Jungtier liegt
   *[other] Jungtiere liegen
} da, aber nur { $pairs } { $pairs ->
    [one] Paar hat
   *[other] Paare haben
} Nachwuchs bekommen.
position-coworkers = Die Becken von { $seat } haben { $earned } Mitarbeiter eingebracht, einen für je fünf Tiere eines Beckens, und alle arbeiten; nicht { $found }.
position-coworker-late = { $seat } hat einen Mitarbeiter einzusetzen, also ist in ein Becken gerade das 5. oder 10. Tier gekommen und danach nur dessen Nachwuchs.
position-carried = In „carried“ ist nur in den Phasen settle-tile und place-offspring ein Tier; die Phase ist { $phase }.
position-truck-full = Von Wagen { $truck } wurde gerade abgeladen, also ist mindestens eines seiner Felder leer.
position-baby-carried = In „carried“ ist { $tile-a }, aber Nachwuchs kommt im Becken zur Welt und nicht mit einem Wagen.
position-not-born = In „carried“ ist { $tile-a }, aber im Wasserzoo von { $seat } ist das nicht gerade zur Welt gekommen.
position-no-space = { $seat } hat kein Feld für { $tile-the }.
position-expansion = „expansion“ ist nur in der Phase build-expansion bekannt und „box“ nur für eine kleine; die Phase ist { $phase }.
position-built = { $seat } hat alle { $most } Erweiterungen dieser Größe gebaut.
position-box = Dort kann { $seat } keine kleine Erweiterung bauen.
position-moved-from = „moved_from“ ist nur in der Phase move-coworker bekannt; die Phase ist { $phase }.
position-moved = { $seat } kann von dort keinen Mitarbeiter versetzen.
position-unpaid = In der Phase { $phase } ist gerade eine Münze bezahlt worden, also hat die Bank eine.
