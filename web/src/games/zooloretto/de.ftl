# Zooloretto am Tisch im Browser, neben den Sätzen seiner Regeln.

## Wer was tun muss

task-leave-out-species = Das Spiel wird vorbereitet.
task-leave-out-species-own = Das Spiel wird vorbereitet.
task-find-starter = Das Spiel wird vorbereitet.
task-find-starter-own = Das Spiel wird vorbereitet.
task-reveal-tile = { $seat } zieht ein Plättchen.
task-reveal-tile-own = Du ziehst ein Plättchen.
task-choose-action = { $seat } zieht ein Plättchen, nimmt einen Wagen oder nutzt Geld.
task-choose-action-own = Zieh ein Plättchen, nimm einen Wagen oder nutze eine Geldaktion.
task-choose-action-own-draw = Zieh ein Plättchen.
task-choose-action-own-draw-take = Zieh ein Plättchen oder nimm einen Wagen.
task-choose-action-own-draw-more = Zieh ein Plättchen oder nutze eine Geldaktion.
task-choose-action-own-take = Nimm einen Wagen.
task-choose-action-own-take-more = Nimm einen Wagen oder nutze eine Geldaktion.
task-load-tile = { $seat } legt { $tile-the } auf einen Wagen.
task-load-tile-own = Leg { $tile-the } auf einen Wagen.
task-place-tiles = { $seat } legt die Plättchen des Wagens aus.
task-place-tiles-own = Leg deine Plättchen aus: wähle eines, dann wohin es kommt.
task-settle-tile = { $seat } legt { $tile-the } aus.
task-settle-tile-own = Du hast { $tile-the } gekauft: Wohin damit?
task-game-over = Das Spiel ist zu Ende.
task-game-over-own = Das Spiel ist zu Ende.
mean-move = Versetzen: Wähle ein Plättchen aus deinem Stall oder einen Stand.
mean-move-to = Versetzen: Wohin?
mean-exchange = Tauschen: Wähle ein Gehege oder eine Tierart in deinem Stall.
mean-exchange-to = Tauschen: Mit welchen Tieren?
mean-buy = Kaufen: Wähle ein Plättchen im Stall von jemand anderem.
mean-discard = Entfernen: Wähle ein Plättchen aus deinem Stall.

## Bereiche

middle = Die Mitte
pile = Der Nachziehstapel
bank = Bank
truck = Wagen { $truck }
nursery = Noch nicht geborener Nachwuchs
unseen = Was noch kommt, der Schlussstapel mitgezählt
unseen-short = kommt noch
left-out = Nicht im Spiel: { $species }.
barn = Stall
own-zoo = Dein Zoo
zoo-of = Zoo von { $name }
has-truck = hat Wagen { $truck }
to-place = Noch auszulegen:
not-built = { $name }, nicht gebaut
plate = { $coins ->
    [0] { $spaces } Tiere: { $full } Punkte; { $short } Tiere: { $one_short } Punkte
    [one] { $spaces } Tiere: { $full } Punkte und sofort 1 Münze; { $short } Tiere: { $one_short } Punkte
   *[other] { $spaces } Tiere: { $full } Punkte und sofort { $coins } Münzen; { $short } Tiere: { $one_short } Punkte
}

## Geldaktionen

money = Geldaktionen
money-move = Versetzen
money-exchange = Tauschen
money-buy = Kaufen
money-discard = Entfernen
money-expand = Erweitern
about-money-move = Ein Plättchen aus deinem Stall in ein Gehege, oder einen Stand an einen anderen Platz.
about-money-exchange = Alle Tiere zweier Gehege, oder eines Geheges und einer Tierart in deinem Stall, tauschen die Plätze.
about-money-buy = Ein Plättchen aus dem Stall von jemand anderem; eine der beiden Münzen geht dorthin.
about-money-discard = Ein Plättchen aus deinem Stall kommt aus dem Spiel.
about-money-expand = Ein Gehege mehr.
price = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

## Tasten

key-barn = B: dein Stall
key-money = M versetzen, X tauschen, U kaufen, C entfernen, E erweitern: Geldaktionen

## Warum nicht?

why-truck-taken = Wagen { $truck } ist in dieser Runde schon genommen.
why-truck-full = Wagen { $truck } hat keinen freien Platz.
why-truck-empty = Wagen { $truck } ist leer; nehmen kannst du nur einen, auf dem etwas liegt.
why-pile = Kein Wagen hat einen freien Platz, darum kann niemand ziehen: Nimm einen Wagen oder nutze eine Geldaktion.
why-pile-later = Leg zuerst das Plättchen aus, das du hast.
why-meaning = Du hast eine Geldaktion gewählt: Führe sie aus, oder drücke Escape.
why-enclosure = In ein Gehege kommen Plättchen, wenn du einen Wagen genommen hast, oder durch eine Geldaktion.
why-enclosure-full = Das passt nicht: In einem Gehege leben nur Tiere einer Art, und ein Stand braucht einen freien Standplatz.
why-enclosure-move = Dorthin lässt sich nichts versetzen: In einem Gehege leben nur Tiere einer Art, und seine Tiere ziehen nicht aus.
why-enclosure-exchange = Dieser Tausch geht nicht: Auf beiden Seiten müssen Tiere sein, verschiedener Arten, und alle müssen Platz finden.
why-enclosure-buy = Wähle ein Plättchen im Stall von jemand anderem.
why-enclosure-discard = Entfernen kannst du nur Plättchen aus deinem Stall.
why-barn = In den Stall kommen Plättchen, wenn du einen Wagen genommen hast.
why-barn-move = In den Stall lässt sich nichts versetzen.
why-barn-exchange = Keine Tierart in deinem Stall kann mit diesen Tieren tauschen.
why-barn-buy = Gekauft wird aus den Ställen der anderen.
why-barn-discard = Dein Stall ist leer.
why-money-later = Geldaktionen gibt es am Anfang deines Zuges, statt zu ziehen oder einen Wagen zu nehmen.
why-money-coins = { $coins ->
    [one] Das kostet { $price } Münzen; du hast { $coins } Münze.
   *[other] Das kostet { $price } Münzen; du hast { $coins } Münzen.
}
why-money-move = Nichts lässt sich versetzen: Kein Plättchen aus deinem Stall passt in ein Gehege, und für keinen Stand gibt es einen anderen Platz.
why-money-exchange = Nichts lässt sich tauschen: Es braucht Tiere zweier Arten, die an den Plätzen der anderen Platz haben.
why-money-buy = Die Ställe der anderen sind leer.
why-money-discard = Dein Stall ist leer.
why-money-expand = Du hast alle deine Erweiterungen gebaut.

## Der Tisch, vorgelesen

read-truck = Wagen { $truck }: { $cargo }.
read-empty-box = ein freier Platz
read-zoo = Zoo von { $seat }: { $coins }.
read-enclosure = { $place }, { $animals } von { $spaces }: { $tiles }.
read-barn = Stall: { $tiles }.
