# Zooloretto Mini. Ein Plättchen hat die Formen .a (einen Wolf) und .the (den Wolf), beide im Akkusativ,
# und .who (ein Wolf) im Nominativ.

species-giraffe = Giraffe
    .plural = Giraffen
    .enclosure = Giraffengehege
species-impala = Impala
    .plural = Impalas
    .enclosure = Impalagehege
species-llama = Lama
    .plural = Lamas
    .enclosure = Lamagehege
species-meerkat = Erdmännchen
    .plural = Erdmännchen
    .enclosure = Erdmännchengehege
species-ostrich = Strauß
    .plural = Strauße
    .enclosure = Straußengehege
species-rhinoceros = Nashorn
    .plural = Nashörner
    .enclosure = Nashorngehege
species-wolf = Wolf
    .plural = Wölfe
    .enclosure = Wolfsgehege
tile-giraffe = Giraffe
    .a = eine Giraffe
    .the = die Giraffe
    .who = eine Giraffe
tile-male-giraffe = männliche Giraffe
    .a = eine männliche Giraffe
    .the = die männliche Giraffe
    .who = eine männliche Giraffe
tile-female-giraffe = weibliche Giraffe
    .a = eine weibliche Giraffe
    .the = die weibliche Giraffe
    .who = eine weibliche Giraffe
tile-baby-giraffe = Giraffenjunges
    .a = ein Giraffenjunges
    .the = das Giraffenjunge
    .who = ein Giraffenjunges
tile-impala = Impala
    .a = eine Impala
    .the = die Impala
    .who = eine Impala
tile-male-impala = männliche Impala
    .a = eine männliche Impala
    .the = die männliche Impala
    .who = eine männliche Impala
tile-female-impala = weibliche Impala
    .a = eine weibliche Impala
    .the = die weibliche Impala
    .who = eine weibliche Impala
tile-baby-impala = Impalajunges
    .a = ein Impalajunges
    .the = das Impalajunge
    .who = ein Impalajunges
tile-llama = Lama
    .a = ein Lama
    .the = das Lama
    .who = ein Lama
tile-male-llama = männliches Lama
    .a = ein männliches Lama
    .the = das männliche Lama
    .who = ein männliches Lama
tile-female-llama = weibliches Lama
    .a = ein weibliches Lama
    .the = das weibliche Lama
    .who = ein weibliches Lama
tile-baby-llama = Lamajunges
    .a = ein Lamajunges
    .the = das Lamajunge
    .who = ein Lamajunges
tile-meerkat = Erdmännchen
    .a = ein Erdmännchen
    .the = das Erdmännchen
    .who = ein Erdmännchen
tile-male-meerkat = männliches Erdmännchen
    .a = ein männliches Erdmännchen
    .the = das männliche Erdmännchen
    .who = ein männliches Erdmännchen
tile-female-meerkat = weibliches Erdmännchen
    .a = ein weibliches Erdmännchen
    .the = das weibliche Erdmännchen
    .who = ein weibliches Erdmännchen
tile-baby-meerkat = Erdmännchenjunges
    .a = ein Erdmännchenjunges
    .the = das Erdmännchenjunge
    .who = ein Erdmännchenjunges
tile-ostrich = Strauß
    .a = einen Strauß
    .the = den Strauß
    .who = ein Strauß
tile-male-ostrich = männlicher Strauß
    .a = einen männlichen Strauß
    .the = den männlichen Strauß
    .who = ein männlicher Strauß
tile-female-ostrich = weiblicher Strauß
    .a = einen weiblichen Strauß
    .the = den weiblichen Strauß
    .who = ein weiblicher Strauß
tile-baby-ostrich = Straußenküken
    .a = ein Straußenküken
    .the = das Straußenküken
    .who = ein Straußenküken
tile-rhinoceros = Nashorn
    .a = ein Nashorn
    .the = das Nashorn
    .who = ein Nashorn
tile-male-rhinoceros = männliches Nashorn
    .a = ein männliches Nashorn
    .the = das männliche Nashorn
    .who = ein männliches Nashorn
tile-female-rhinoceros = weibliches Nashorn
    .a = ein weibliches Nashorn
    .the = das weibliche Nashorn
    .who = ein weibliches Nashorn
tile-baby-rhinoceros = Nashornjunges
    .a = ein Nashornjunges
    .the = das Nashornjunge
    .who = ein Nashornjunges
tile-wolf = Wolf
    .a = einen Wolf
    .the = den Wolf
    .who = ein Wolf
tile-male-wolf = männlicher Wolf
    .a = einen männlichen Wolf
    .the = den männlichen Wolf
    .who = ein männlicher Wolf
tile-female-wolf = weiblicher Wolf
    .a = einen weiblichen Wolf
    .the = den weiblichen Wolf
    .who = ein weiblicher Wolf
tile-baby-wolf = Wolfsjunges
    .a = ein Wolfsjunges
    .the = das Wolfsjunge
    .who = ein Wolfsjunges
tile-pond = Teich
    .a = einen Teich
    .the = den Teich
    .who = ein Teich
tile-shrub = Busch
    .a = einen Busch
    .the = den Busch
    .who = ein Busch
tile-rock = Felsen
    .a = einen Felsen
    .the = den Felsen
    .who = ein Felsen

title = Zooloretto Mini
aim = Das Ziel: Fülle deine drei Gehege von gemeinsamen Wagen. Fünf oder sechs Tiere einer Art in einem Gehege bringen am meisten, jede Landschaftsart darin 2 Punkte, und jede Sorte in deinem Stall kostet 2.

## Züge, wie jemand sie ansagen würde

place = Setze { $tile-the } in Gehege { $enclosure }
place-barn = Setze { $tile-the } in deinen Stall
discard = Entferne { $tile-the } aus deinem Stall
take-over = Übernimm { $tile-a } aus dem Stall von { $rival }
decline = Verzichte auf die Bonusaktion

## Was geschehen ist

told-place = { $seat } setzt { $tile-the } in Gehege { $enclosure }.
told-place-barn = { $seat } setzt { $tile-the } in den Stall.
told-birth = Nachwuchs in Gehege { $enclosure }: { $tile-who }.
told-birth-barn = Nachwuchs: { $tile-who }. Das Gehege ist voll, also geht es in den Stall.
told-full = Gehege { $enclosure } von { $seat } ist voll.
told-bonus = { $seat } darf eine Bonusaktion nutzen.
told-bonus-lapses = Die Bonusaktion verfällt: Es gibt nichts zu entfernen oder zu übernehmen.
told-discard = { $seat } entfernt { $tile-a } aus dem Stall.
told-take-over = { $seat } übernimmt { $tile-a } aus dem Stall von { $rival }.
told-decline = { $seat } nutzt keine Bonusaktion.

## Woher die Punkte kommen

points-enclosure = { $animals ->
    [one] { $species-enclosure }, { $animals } Tier
   *[other] { $species-enclosure }, { $animals } Tiere
}
points-landscapes = Landschaften: { $landscapes }

## Der Tisch als Text

show-enclosure = Gehege { $enclosure }: { $tiles } ({ $free ->
    [0] voll
   *[other] { $free } frei
})

## Stellungen, die es nicht geben kann

position-crowded = In Gehege { $enclosure } von { $seat } liegen { $tiles } Plättchen; Platz ist für { $spaces }.
position-mixed = In Gehege { $enclosure } von { $seat } leben { $first-plural } und { $second-plural }; in einem Gehege lebt nur eine Art.
position-unborn = { $species }: { $pairs } { $pairs ->
    [one] Paar hat
   *[other] Paare haben
} Nachwuchs bekommen, aber es { $babies ->
    [one] liegt nur { $babies } Jungtier
   *[other] liegen nur { $babies } Jungtiere
} da. Lege das fehlende Jungtier in ein Gehege, einen Stall oder zu „removed“.
position-no-parents = { $species }: { $babies } { $babies ->
    [one] Jungtier liegt
   *[other] Jungtiere liegen
} da, aber nur { $pairs } { $pairs ->
    [one] Paar hat
   *[other] Paare haben
} Nachwuchs bekommen.
position-hand = In „hand“ liegt nur in den Phasen load-tile und settle-tile ein Plättchen; die Phase ist { $phase }.
position-filled = „filled“ gilt nur mit einem vollen Gehege, während Plättchen gesetzt werden oder der Bonus genutzt wird; die Phase ist { $phase }.
position-no-bonus = { $seat } hat in diesem Zug kein Gehege gefüllt; die Phase { $phase } kann nicht sein.
position-useless-bonus = { $seat } kann nichts entfernen oder übernehmen; es gibt keine Bonusaktion.
position-homeless = { $seat } hat kein Gehege für { $tile-the }.
position-baby-drawn = { $tile } kann nicht in der Hand sein, um geladen zu werden: Nachwuchs kommt im Gehege zur Welt und wird nie gezogen.
