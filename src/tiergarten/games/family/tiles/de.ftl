# Sätze, die die Spiele mit Plättchen teilen. Ein Plättchen hat die Formen .a (einen Wolf), .the (den Wolf), beide im Akkusativ, und .who (ein Wolf).

draw = Zieh ein Plättchen
load = Lege { $tile-the } auf Wagen { $truck }
told-left-out = In diesem Spiel fehlen: { $species-plural }.
told-draw = { $seat } zieht { $tile-a }.
told-last-round = Das Plättchen kam vom Schlussstapel: Dies ist die letzte Runde.
told-load = { $seat } legt { $tile-the } auf Wagen { $truck }.
told-left-truck = Wagen { $truck } hat niemand genommen. Aus dem Spiel: { $tiles }.
show-piles = Zugstapel: { $draw }, Schlussstapel: { $end }.
show-last-round = Dies ist die letzte Runde. Schlussstapel: { $end }.
show-truck-taken = Wagen { $truck }: genommen von { $seat }
show-truck-unloaded = Wagen { $truck }, genommen von { $seat }: noch { $cargo }
show-tile = { $tile }
show-in-hand = Auf der Hand: { $tile }
option-meaning-left-out = welche Arten fehlen: „random“ (Zufall) oder ihre Namen; bei 2, 3, 4, 5 Spielern sind es 3, 2, 1, 0
option-left-out-type = Die fehlenden Arten sind „random“ (Zufall) oder eine Liste ihrer Namen, nicht { $value }.
option-left-out-unknown = Es gibt keine Art „{ $value }“ in diesem Spiel, die fehlen könnte; möglich sind: { $known }.
option-left-out-number = { $number ->
    [one] Bei { $players } Spielern fehlt { $number } Art; genannt: { $found }.
    [0] Bei { $players } Spielern fehlt keine Art; genannt: { $found }.
   *[other] Bei { $players } Spielern fehlen { $number } verschiedene Arten; genannt: { $found }.
}
position-left-out = { $number ->
    [one] Bei { $players } Spielern fehlt { $number } Art, nicht { $found }.
   *[other] Bei { $players } Spielern fehlen { $number } Arten, nicht { $found }.
}
position-left-out-seen = Auf dem Tisch liegt { $tile-who }, aber diese Art fehlt in diesem Spiel.
position-too-many = Auf dem Tisch liegen { $found } Plättchen der Sorte „{ $tile }“, aber das Spiel hat nur { $most }.
position-truck-twice = Wagen { $truck } ist von { $first } und von { $second } genommen; ein Wagen gehört einem Platz.
position-truck-not-placed = { $seat } hat Wagen { $truck } genommen und setzt gerade keine Plättchen; also darf nichts mehr darauf liegen.
position-no-box = Kein Wagen hat ein freies Feld; die Phase { $phase } kann nicht sein.
position-too-early = In der Phase { $phase } ist noch niemand am Zug, und niemand hat Plättchen.
position-no-truck-taken = { $seat } hat keinen Wagen; die Phase { $phase } kann nicht sein.
position-nothing-to-place = Wagen { $truck } von { $seat } ist leer; es gibt nichts zu setzen.
position-not-over = { $unseen } Plättchen sind noch verdeckt; das Spiel endet erst mit weniger als { $pile }.
position-few-unseen = Nur { $unseen } Plättchen sind verdeckt; nach dem, was in dieser Runde geladen wurde, müssen es mindestens { $least } sein, sonst wäre das Spiel schon zu Ende.
position-baby-on-truck = Auf Wagen { $truck } liegt { $tile-who }, aber Nachwuchs kommt im Gehege zur Welt und reist nie.
position-truck-gap = Auf Wagen { $truck } ist Feld { $box } leer, aber eines danach beladen; ein Wagen in der Mitte wird vom ersten Feld an beladen.
position-coin-removed = Ein Münzplättchen ist aus dem Spiel, aber bei { $players } Spielern wird jeder Wagen genommen: Lege es in eine Kasse oder die Bank, auf einen Wagen, oder lass es in den Stapeln.
position-hand-to-load = In „hand“ liegt nur in der Phase load-tile ein Plättchen; die Phase ist { $phase }.
position-start-coins = In der Phase { $phase } { $coins ->
    [one] hat jeder { $coins } Münze
   *[other] hat jeder { $coins } Münzen
}.
position-start-bank = In der Phase { $phase } müssen { $coins } Münzen in der Bank sein.
position-money = In Bank und Kassen { $found ->
    [one] liegt zusammen { $found } Münze
   *[other] liegen zusammen { $found } Münzen
}, aber das Spiel hat { $coins }, und dazu Münzplättchen.
tile-coin = Münze
    .a = eine Münze
    .the = die Münze
    .who = eine Münze
told-coin-tiles = { $number ->
    [one] { $seat } bekommt { $number } Münze vom Wagen.
   *[other] { $seat } bekommt { $number } Münzen vom Wagen.
}
show-bank = { $coins ->
    [one] Bank: { $coins } Münze
   *[other] Bank: { $coins } Münzen
}
show-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
position-coin-to-place = { $seat } hat ein Münzplättchen auf dem genommenen Wagen, aber Münzplättchen sind sofort Geld.
