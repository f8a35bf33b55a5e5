# O Zoo le Mio. Eine Tierart hat einen kurzen Namen für Karten, .short; ein Feld heißt nach den Schritten, die es östlich
# und nördlich vom Startplättchen liegt: 1/-2.

type-ape = Affen
    .short = Af
    .enclosure = Affengehege
type-mammal = Säugetiere
    .short = Sä
    .enclosure = Säugetiergehege
type-bird = Vögel
    .short = Vö
    .enclosure = Vogelgehege
type-reptile = Reptilien
    .short = Re
    .enclosure = Reptiliengehege
type-sea = Meerestiere
    .short = Me
    .enclosure = Meerestiergehege

title = O Zoo le Mio
aim = Das Ziel: nach fünf Jahren die meisten Punkte haben. Plättchen werden nacheinander mit verdeckten Geboten versteigert; wer eines kauft, baut damit im eigenen Zoo einen Weg weiter. Besucher kommen zu den zwei besten Gehegen jeder Tierart, Bäume in die zwei Zoos mit den meisten Büschen, und ein Weg, der sich schließt, bringt eine Parkbank. Am Ende von Jahr 1 ist jedes davon 1 Punkt wert, in Jahr 5 sind es 5. Jedes Plättchen im Zoo bringt jedes Jahr eine Münze; Münzen sind keine Punkte wert.

## Züge, wie man sie ansagt

bid = { $coins ->
    [0] Nichts bieten
    [one] { $coins } Münze bieten
   *[other] { $coins } Münzen bieten
}
place = { $first } auf { $first_at } legen, { $second } auf { $second_at }
give-up = Das Plättchen abgeben: Es passt nirgends

## Was geschah

zoo-tile = { $first } { $first_stars } & { $second } { $second_stars }{ $bushes ->
    [0] {""}
    [one] {" "}mit { $bushes } Busch
   *[other] {" "}mit { $bushes } Büschen
}
bid-of = { $seat } bietet { $coins }
income-of = { $seat } bekommt { $coins }
change = { $seat } hat { $number } ({ $change })
told-flags = Die Fahnen hängen in dieser Reihenfolge, von oben: { $seats }.
told-row = Jahr { $year } beginnt. Zu kaufen gibt es: { $tiles }.
told-bids = Für { $tile }: { $bids }.
told-flag = Gleichstand: Die Fahne von { $seat } hängt am höchsten, gewinnt und kommt nach unten.
told-buy = { $coins ->
    [0] { $seat } bekommt das Plättchen umsonst.
    [one] { $seat } kauft das Plättchen für { $coins } Münze.
   *[other] { $seat } kauft das Plättchen für { $coins } Münzen.
}
told-place = { $seat } legt { $first } auf { $first_at } und { $second } auf { $second_at }.
told-give-up = Das Plättchen passt nirgends in den Zoo von { $seat } und kommt aus dem Spiel.
told-stars = { $type-enclosure } von { $seat }: { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}.
told-newer = { $type-enclosure } von { $seat }: noch eins mit { $stars } { $stars ->
    [one] Stern
   *[other] Sternen
}, das als das neuere zählt.
told-visitors = Besucher der { $type }: { $changes }.
told-bushes = { $seat } hat jetzt { $bushes } { $bushes ->
    [one] Busch
   *[other] Büsche
}.
told-trees = Bäume: { $changes }.
told-benches = { $benches ->
    [one] Ein Weg schließt sich: { $seat } bekommt eine Parkbank.
   *[other] Wege schließen sich: { $seat } bekommt { $benches } Parkbänke.
}
told-year-over = Jahr { $year } ist vorbei.
told-points = { $seat }: { $visitors } Besucher, { $trees } { $trees ->
    [one] Baum
   *[other] Bäume
}, { $benches } { $benches ->
    [one] Bank
   *[other] Bänke
}, je { $year } wert: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, insgesamt { $total }.
told-income = Münzen für die Plättchen in den Zoos: { $earned }.

## Woher die Punkte kommen

points-year = Jahr { $year }: { $number } × { $year }
points-visitors = Jahr { $year } bis jetzt: { $number } × { $year } für Besucher
points-trees = Jahr { $year } bis jetzt: { $number } × { $year } für Bäume
points-benches = Jahr { $year } bis jetzt: { $number } × { $year } für Parkbänke

## Der Tisch als Text

show-legend = { $types }; ★ Stern, ♣ Busch, Linien sind Wege. Ein Feld heißt nach seinen Schritten Ost/Nord von 0/0 aus, der westlichen Hälfte des Startplättchens.
show-type = { $type-short } { $type }
show-short = { $type-short }
show-year = Jahr { $year } von 5, Versteigerung { $auction }, { $stack } Plättchen im Stapel.
show-pole = Fahnen von oben: { $names }
show-lost = Plättchen, die nirgends passten: { $number }
show-bought = Gekauft von { $seat }, noch zu legen:
show-row = Zu kaufen, das nächste zuerst:
show-points = Zoo von { $seat }: { $noted } { $noted ->
    [one] Punkt
   *[other] Punkte
}, { $points }, wenn das Jahr jetzt endete
show-points-over = Zoo von { $seat }: { $noted } { $noted ->
    [one] Punkt
   *[other] Punkte
}
show-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
show-coins-hidden = Münzen verdeckt
show-tiles = { $tiles } Plättchen
show-best = { $type } { $stars } ({ $visitors } Besucher)
show-enclosures = Sterne der besten Gehege: { $enclosures }
show-extras = { $bushes } { $bushes ->
    [one] Busch
   *[other] Büsche
}, { $trees } { $trees ->
    [one] Baum
   *[other] Bäume
}, { $benches } { $benches ->
    [one] Parkbank
   *[other] Parkbänke
}
show-own-bid = Gebot: { $coins }
show-has-bid = Hat geboten

## Wahlmöglichkeiten

option-meaning-years = wann ein Jahr alle Plättchen hat: „five-tiles“ mit fünf, „three-bushes“, sobald drei davon Büsche haben, für Profis
option-meaning-money = „hidden“: niemand erfährt, wie viele Münzen die anderen haben; „open“: alle sehen es
option-meaning-lone-trees = Bäume für einen Zoo, der als einziger Büsche hat: 2 nach der Spielregel oder 1 wie bei den Besuchern
option-meaning-ties = wer bei Gleichstand gewinnt: „flagpole“ für die höhere Fahne oder „shared“ für alle

## Stellungen, die es nicht geben kann

position-auctions = { $number ->
    [one] Ein Plättchen ist verkauft, also muss seine Versteigerung 1 heißen.
   *[other] { $number } Plättchen sind verkauft, also müssen ihre Versteigerungen 1 bis { $number } heißen, jede einmal.
}
position-tile-twice = Das Plättchen { $tile } kommt zweimal vor.
position-misplaced = Das Plättchen { $tile } kann im Zoo von { $seat } nicht so liegen: Es muss einen Weg weiterbauen, und wo es an andere Plättchen oder das Startplättchen stößt, müssen Wege auf Wege treffen.
position-not-lost = Das Plättchen { $tile } passte in jeden Zoo, als es verkauft wurde, also kann es nicht verloren sein.
position-row-begins = Die Reihe muss mit den Plättchen beginnen, die in diesem Jahr verkauft wurden: { $tiles }.
position-row-long = In der Phase { $phase } hat die Reihe mehr Plättchen, als ein Jahr haben kann.
position-row = In der Phase { $phase } muss die Reihe { $phase ->
    [hang-flag] leer sein
    [reveal-tile] weniger Plättchen haben, als das Jahr haben wird
    [game-over] leer sein
   *[other] alle Plättchen des Jahres haben
}.
position-over = { $phase ->
    [game-over] Das Spiel ist erst vorbei, wenn alle Plättchen verkauft sind.
   *[other] Alle Plättchen sind verkauft, also muss die Phase game-over sein, nicht { $phase }.
}
position-too-early = { $phase ->
    [hang-flag] Kein Plättchen wird verkauft, bevor alle Fahnen hängen.
   *[other] In der Phase { $phase } ist in diesem Jahr noch nichts verkauft.
}
position-turn = { $phase ->
    [place-tile] In der Phase place-tile muss „turn“ der Platz sein, der das Plättchen gekauft hat.
   *[other] In der Phase { $phase } legt niemand ein Plättchen, also muss „turn“ null sein.
}
position-pole = { $phase ->
    [hang-flag] In der Phase hang-flag fehlt mindestens eine Fahne am Mast, und jede andere hängt dort einmal.
   *[other] Am Mast muss jeder Platz genau einmal vorkommen.
}
position-bids = { $phase ->
    [bid] In der Phase bid hat mindestens ein Platz noch nicht geboten.
    [open-bids] In der Phase open-bids haben alle geboten.
   *[other] In der Phase { $phase } gibt es keine Gebote.
}
position-coins = { $seat } kann nicht mehr als { $most } Münzen haben: So viele gab es bisher.
position-unspent = { $seat } hat nichts gekauft, muss also noch alle { $most } Münzen haben, die es bisher gab.
position-bid-too-high = { $seat } kann höchstens so viel bieten, wie da ist, nämlich { $coins }.
