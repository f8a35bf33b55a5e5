# Zooloretto Würfelspiel. Was ein Würfel zeigt, hat die Formen .a (einen Löwen) und .the (den Löwen), beide im
# Akkusativ, .plural und .enclosure.

die-crocodile = Krokodil
    .a = ein Krokodil
    .the = das Krokodil
    .plural = Krokodile
    .enclosure = Krokodilgehege
die-ostrich = Strauß
    .a = einen Strauß
    .the = den Strauß
    .plural = Strauße
    .enclosure = Straußengehege
die-monkey = Affe
    .a = einen Affen
    .the = den Affen
    .plural = Affen
    .enclosure = Affengehege
die-elephant = Elefant
    .a = einen Elefanten
    .the = den Elefanten
    .plural = Elefanten
    .enclosure = Elefantengehege
die-lion = Löwe
    .a = einen Löwen
    .the = den Löwen
    .plural = Löwen
    .enclosure = Löwengehege
die-coin = Münze
    .a = eine Münze
    .the = die Münze
    .plural = Münzen

title = Zooloretto Würfelspiel
aim = Das Ziel: Fülle deine fünf Gehege mit dem, was die Würfel auf gemeinsamen Wagen zeigen. Jedes Tier darin bringt 1 Punkt, und wer ein Gehege zuerst füllt, bekommt dessen Bonus. Was zu viel ist, kommt in deinen Stall und kostet 2; volle Münzgruppen gleichen das aus oder bringen je 1 Punkt. Hat jemand höchstens noch ein Gehege zu füllen, ist diese Runde die letzte.

## Züge, wie jemand sie ansagen würde

roll = Würfle mit zwei Würfeln
load = Lege { $die-the } auf Wagen { $truck } und { $second-the } auf Wagen { $other }
load-both = Lege beide Würfel auf Wagen { $truck }
load-one-each = Lege je { $die-a } auf Wagen { $truck } und Wagen { $other }

## Was geschehen ist

told-roll = { $seat } würfelt { $die-a } und { $second-a }.
told-double = { $seat } würfelt zwei { $die-plural }.
told-load = { $seat } legt { $die-the } auf Wagen { $truck } und { $second-the } auf Wagen { $other }.
told-load-both = { $seat } legt beide Würfel auf Wagen { $truck }.
told-load-one-each = { $seat } legt je { $die-a } auf Wagen { $truck } und Wagen { $other }.
told-house = { $gained ->
    [one] { $seat } kreuzt { $die-a } an: { $animals } von { $spaces }.
   *[other] { $seat } kreuzt { $gained } { $die-plural } an: { $animals } von { $spaces }.
}
told-bonus = { $points ->
    [one] { $seat } hat das { $die-enclosure } zuerst voll: { $points } Bonuspunkt.
   *[other] { $seat } hat das { $die-enclosure } zuerst voll: { $points } Bonuspunkte.
}
told-full = Auch { $seat } hat das { $die-enclosure } voll, aber der Bonus ist schon vergeben.
told-barn = { $seat } hat keinen Platz für { $die-a }: ein Kreuz im Stall.
told-ignored = { $animals ->
    [one] Bei { $seat } ändert ein { $die } mehr nichts: Das Kreuz im Stall ist schon da.
   *[other] Bei { $seat } ändern { $animals } { $die-plural } mehr nichts: Das Kreuz im Stall ist schon da.
}
told-coins = { $gained ->
    [one] { $seat } kreuzt eine Münze an: { $coins } von { $spaces }.
   *[other] { $seat } kreuzt { $gained } Münzen an: { $coins } von { $spaces }.
}
told-coins-ignored = { $coins ->
    [one] Bei { $seat } ändert eine Münze mehr nichts: Die Kasse ist voll.
   *[other] Bei { $seat } ändern { $coins } Münzen mehr nichts: Die Kasse ist voll.
}
told-last-round = { $enclosures ->
    [0] { $seat } hat alle Gehege voll: Dies ist die letzte Runde.
   *[other] { $seat } hat nur noch ein Gehege zu füllen: Dies ist die letzte Runde.
}
told-cut-off = { $rounds ->
    [one] Mehr als { $rounds } Runde darf dieses Spiel nicht haben: Es wird abgebrochen, und niemand gewinnt.
   *[other] Mehr als { $rounds } Runden darf dieses Spiel nicht haben: Es wird abgebrochen, und niemand gewinnt.
}

## Woher die Punkte kommen

points-enclosure = { $die-enclosure }, { $animals } von { $spaces }
points-bonus = { $die-enclosure }, zuerst gefüllt
points-cleared = { $groups ->
    [one] Eine Münzgruppe räumt aus dem Stall: { $kinds }
   *[other] { $groups } Münzgruppen räumen aus dem Stall: { $kinds }
}
points-groups = { $groups ->
    [one] Eine Münzgruppe übrig
   *[other] { $groups } Münzgruppen übrig
}

## Der Tisch als Text

show-round = Runde { $round }. Würfel im Vorrat: { $dice }.
show-last-round = Dies ist die letzte Runde.
show-bonuses = Offene Boni: { $bonuses }
show-no-bonuses = Alle Boni sind vergeben.
show-bonus = { $die } { $bonus }
show-hand = Gewürfelt: { $dice }
show-enclosures = Gehege: { $enclosures }
show-enclosure = { $die } { $animals } von { $spaces }
show-enclosure-first = { $die } { $animals } von { $spaces } mit Bonus { $bonus }
show-office = { $groups ->
    [one] Kasse: { $coins } von { $spaces } Münzen, { $groups } volle Gruppe (Gruppen zu { $sizes })
   *[other] Kasse: { $coins } von { $spaces } Münzen, { $groups } volle Gruppen (Gruppen zu { $sizes })
}
show-parked = Aus der Runde mit Wagen { $truck }: { $dice }
show-die = { $die }

## Optionen

option-meaning-bonuses = die Bonuspunkte für das zuerst gefüllte Gehege, in der Reihenfolge Krokodil-Strauß-Affe-Elefant-Löwe: 1-1-1-2-2 ist unsere Wahl, denn die Anleitung überlässt sie dem gedruckten Blatt
option-meaning-coin-groups = wie viele Münzen jede der drei Gruppen der Kasse braucht: 2-2-2 ist auch unsere Wahl
option-meaning-rounds = die Runde, nach der das Spiel abgebrochen wird und niemand gewinnt
option-bonuses = Die Boni sind fünf Zahlen von 0 bis 9, verbunden durch „-“, für Krokodil, Strauß, Affe, Elefant und Löwe, zum Beispiel 1-1-1-2-2; nicht „{ $value }“.
option-coin-groups = Die Münzgruppen sind drei Zahlen von mindestens 1, verbunden durch „-“, mit der Summe { $spaces }, zum Beispiel 2-2-2; nicht „{ $value }“.

## Stellungen, die es nicht geben kann

position-coin-groups = Die Kasse hat { $spaces } Felder, aber die Münzgruppen haben zusammen { $found }.
position-hand = { $dice ->
    [one] In der Phase { $phase } liegt { $dice } Würfel in „hand“, nicht { $found }.
    [0] In der Phase { $phase } ist „hand“ leer und hat nicht { $found } Würfel.
   *[other] In der Phase { $phase } liegen { $dice } Würfel in „hand“, nicht { $found }.
}
position-dice = Bei { $players } Spielern liegen in Vorrat, Hand, Wagen und auf den Parkplätzen { $dice } Würfel, nicht { $found }.
position-supply = Die Würfel verlassen den Vorrat zu zweit; { $supply } können jetzt nicht darin sein.
position-barn = { $seat } hat { $die-a } im Stall, aber das { $die-enclosure } ist nicht voll; in den Stall kommt nur, was im Gehege keinen Platz hat.
position-parked = Wer einen Wagen genommen hat, hat dessen Würfel geparkt, und sonst niemand; bei { $seat } ist es nicht so.
position-not-crossed-off = { $number ->
    [one] { $seat } hat { $die-a } geparkt, aber nicht so viele angekreuzt.
   *[other] { $seat } hat { $number } { $die-plural } geparkt, aber nicht so viele angekreuzt.
}
position-bonus-twice = Den Bonus für das { $die-enclosure } haben { $first } und { $second }; nur einer hat es zuerst gefüllt.
position-bonus-open = { $seat } hat das { $die-enclosure } voll; also muss jemand dessen Bonus haben.
position-bonus-early = { $seat } hat den Bonus für das { $die-enclosure }, aber es ist nicht voll.
position-too-early = In der Phase { $phase } ist niemand am Zug, die Runde ist 0, und noch ist nichts angekreuzt.
position-round = Die Runde ist { $round }, aber sie muss von 1 bis { $most } sein.
position-crosses = { $seat } hat { $crosses } Kreuze aus { $trucks ->
    [one] { $trucks } Wagen
   *[other] { $trucks } Wagen
}; das können höchstens { $most } sein.
position-not-over = Alle haben noch mindestens zwei Gehege zu füllen; das Spiel ist nicht zu Ende.
position-not-cut-off = Das Spiel wird nur nach Runde { $most } abgebrochen und nur, wenn alle noch mindestens zwei Gehege zu füllen haben; die Runde ist { $round }.
position-is-over = { $seat } hat höchstens noch ein Gehege zu füllen und in dieser Runde noch keinen Wagen; das Spiel wäre mit der vorigen zu Ende gewesen.
position-nothing-to-roll = Im Vorrat sind keine zwei Würfel; die Phase { $phase } kann nicht sein.
