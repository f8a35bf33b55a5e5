# Aquaretto am Tisch im Browser, neben den Sätzen seiner Regeln.

## Wer was tun muss

task-leave-out-species = Das Spiel wird vorbereitet.
task-leave-out-species-own = Das Spiel wird vorbereitet.
task-find-starter = Das Spiel wird vorbereitet.
task-find-starter-own = Das Spiel wird vorbereitet.
task-reveal-tile = { $seat } zieht ein Plättchen.
task-reveal-tile-own = Du ziehst ein Plättchen.
task-choose-action = { $seat } zieht ein Plättchen, nimmt einen Wagen oder gibt Geld aus.
task-choose-action-own = Zieh ein Plättchen, nimm einen Wagen, oder nutze eine Geldaktion.
task-choose-action-own-draw = Zieh ein Plättchen.
task-choose-action-own-draw-take = Zieh ein Plättchen oder nimm einen Wagen.
task-choose-action-own-draw-more = Zieh ein Plättchen oder nutze eine Geldaktion.
task-choose-action-own-take = Nimm einen Wagen.
task-choose-action-own-take-more = Nimm einen Wagen oder nutze eine Geldaktion.
task-load-tile = { $seat } legt { $tile-the } auf einen Wagen.
task-load-tile-own = Leg { $tile-the } auf einen Wagen.
task-place-tiles = { $seat } lädt den Wagen ab.
task-place-tiles-own = Lade deinen Wagen ab: Welches Tier kommt zuerst?
task-settle-tile = { $seat } sucht einen Platz für { $tile-the }.
task-settle-tile-own = Wohin kommt das Tier? Du hast { $tile-the } in der Hand.
task-place-offspring = { $seat } sucht einen Platz für { $tile-the }.
task-place-offspring-own = Nachwuchs! Setze { $tile-the } in sein Becken.
task-place-coworker = { $seat } bekommt einen Mitarbeiter und gibt ihm Arbeit.
task-place-coworker-own = Ein neuer Mitarbeiter! Wähle ein Amt, oder für einen Trainer ein freies Feld.
task-move-coworker = { $seat } versetzt einen Mitarbeiter.
task-move-coworker-own = Wohin geht der Mitarbeiter: in ein Amt, oder als Trainer auf ein freies Feld?
task-build-expansion = { $seat } baut eine Erweiterung.
task-build-expansion-own = Wo baust du? Wähle die Mitte von 2 × 2 Feldern.
task-turn-expansion = { $seat } baut eine Erweiterung.
task-turn-expansion-own = Dreh die Erweiterung, und drück darauf, um sie zu bauen.
task-game-over = Das Spiel ist zu Ende.
task-game-over-own = Das Spiel ist zu Ende.
mean-move-coworker = Welchen deiner Mitarbeiter versetzt du?
mean-move-coworker-to = Welchen deiner Mitarbeiter versetzt du?

## Bereiche

middle = Die Mitte
pile = Der Nachziehstapel
truck = Wagen { $truck }
own-zoo = Dein Wasserzoo
zoo-of = Wasserzoo von { $name }
look-closer = Den Wasserzoo von { $name } näher ansehen
park = Becken und Felder
park-of = Park von { $name }
space = Feld { $cell }
site = Bauplatz ab { $cell }
basins = Becken: { $basins } von { $most }
has-truck = hat Wagen { $truck }
to-place = Noch auszulegen
depot = Depot
offices = Ämter
office-cashier = Kassierer
office-keeper = Pfleger
office-manager = Manager
cashier = Kassierer
keeper = Pfleger
manager = Manager
trainer = Trainer
new-coworker = Mitarbeiter, der Arbeit bekommt
supplies = Was bereitliegt
nursery = Nachwuchs, der noch nicht geboren ist
supply = Mitarbeiter im Vorrat: { $number }

## Geld

money-actions = Stattdessen, für Geld
small-left = Klein × { $number }
large-left = Groß × { $number }
move-short = Versetzen
move-a-coworker = Einen deiner Mitarbeiter versetzen
move-top = In den Zoo:
discard-short = Abwerfen
discard-top = Das oberste Plättchen deines Depots abwerfen
buy-from = Das oberste Plättchen vom Depot von { $name } kaufen
buy-short = Kaufen

## Eine Erweiterung

turn-expansion = Drehen

## Tasten

key-depot = S: das Depot
key-turn = T: die Erweiterung drehen
key-build = B: sie bauen

## Warum nicht?

why-truck-taken = Wagen { $truck } ist in dieser Runde schon genommen.
why-truck-full = Wagen { $truck } hat keinen freien Platz.
why-truck-empty = Wagen { $truck } ist leer; nehmen kannst du nur einen, auf dem etwas liegt.
why-pile = Ziehen kannst du nur zu Beginn deines Zuges, und nur, wenn ein Wagen einen freien Platz hat.
why-pile-hand = Lade zuerst das Plättchen, das du gezogen hast.
why-cell = Ein Becken je Tierart, zwischen zwei Becken ein freies Feld, und du darfst { $most } Becken haben: Darum kann es nicht dorthin.
why-cell-offspring = Der Nachwuchs kommt neben das Becken seiner Art.
why-cell-trainer = Ein Trainer braucht ein freies Feld, und wer versetzt wird, ein anderes als zuvor.
why-cell-empty-handed = In den Wasserzoo kommen Tiere mit dem Wagen, oder für Geld von einem Depot.
why-office = Mitarbeiter verdient man: für das 5. und das 10. Tier eines Beckens. Hierher können sie, solange ein Platz frei ist.
why-depot = Ein Tier, das versetzt, gekauft oder geboren wird, kommt in den Wasserzoo, nicht auf das Depot.
why-depot-now = Auf das Depot kommen Plättchen, wenn du einen Wagen genommen hast.
why-depot-empty = Dein Depot ist leer.
why-poor = Das kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}; du hast { $coins }.
why-unwelcome = Dein Wasserzoo hat jetzt keinen Platz für dieses Tier.
why-all-built = Du hast beide Erweiterungen dieser Größe gebaut.
why-coworker = Um einen Mitarbeiter zu versetzen, brauchst du einen, und eine Münze.

## Der Tisch, vorgelesen

read-truck = Wagen { $truck }: { $cargo }.
read-empty-box = ein freier Platz
read-water-zoo = Wasserzoo von { $seat }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
read-basin = Becken, { $species-plural } auf { $cells }: { $tiles }.
read-trainers = Trainer auf { $cells }.
read-staff = Kassierer { $cashier }, Pfleger { $keeper }, Manager { $manager }.
read-room = Becken: { $basins } von { $most }.
read-depot = Depot, das oberste zuletzt: { $tiles }.
read-bank = Bank: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
