# Zooloretto Würfelspiel am Tisch im Browser, neben den Sätzen seiner Regeln.

## Wer was tun muss

task-find-starter = Das Spiel wird vorbereitet.
task-find-starter-own = Das Spiel wird vorbereitet.
task-roll-first-die = { $seat } wirft zwei Würfel.
task-roll-first-die-own = Du wirfst zwei Würfel.
task-roll-second-die = { $seat } wirft zwei Würfel.
task-roll-second-die-own = Du wirfst zwei Würfel.
task-roll-or-take = { $seat } wirft zwei Würfel oder nimmt einen Wagen.
task-roll-or-take-own = Wirf zwei Würfel oder nimm einen Wagen.
task-roll = { $seat } wirft zwei Würfel.
task-roll-own = Wirf zwei Würfel: Noch liegt auf keinem Wagen einer.
task-take = { $seat } nimmt einen Wagen.
task-take-own = Nimm einen Wagen: Der Vorrat ist aufgebraucht.
task-load-dice = { $seat } legt beide Würfel auf Wagen.
task-load-dice-own = Leg beide Würfel auf Wagen, einen nach dem anderen.
task-game-over = Das Spiel ist zu Ende.
task-game-over-own = Das Spiel ist zu Ende.
task-cut-off = Das Spiel wurde abgebrochen.
task-cut-off-own = Das Spiel wurde abgebrochen.

## Bereiche

middle = Die Mitte
supply = Der Würfelvorrat
supply-of = Vorrat: { $dice } Würfel
hand = Die eben geworfenen Würfel
truck = Wagen { $truck }
offer = So viele Punkte brächte dir dieser Wagen jetzt:
own-sheet = Dein Zoo
sheet-of = Wertungsblatt von { $name }
parking = Aus dieser Runde mit den Würfeln von Wagen { $truck }
sum = Punkte bis jetzt
row = { $die-enclosure }: { $animals } von { $spaces }. { $bonus }
row-barn = Eines ist im Stall und kostet 2 Punkte.
row-office = { $groups ->
    [one] Kasse: { $coins } von { $spaces } Münzen, { $groups } volle Gruppe.
   *[other] Kasse: { $coins } von { $spaces } Münzen, { $groups } volle Gruppen.
}
bonus-open = Bonus { $bonus }, wenn du es zuerst füllst.
bonus-own = Zuerst gefüllt: Bonus { $bonus }.
bonus-gone = { $name } hat es zuerst gefüllt.

## Laden

choose-die = Zuerst ablegen: { $die }
put-die = Leg { $die-the } auf Wagen { $truck }
unload = Würfel zurücknehmen
chance-follows = Einmal geworfen, bleiben die Würfel, wie sie gefallen sind: Das lässt sich nicht zurücknehmen.

## Warum nicht?

why-supply-hand = Leg zuerst die Würfel auf Wagen, die du geworfen hast.
why-supply-empty = Der Vorrat ist aufgebraucht, darum kann niemand würfeln: Nimm einen Wagen.
why-truck-full = Wagen { $truck } hat für diesen Würfel keinen freien Platz.
why-truck-empty = Wagen { $truck } ist leer; nehmen kannst du nur einen, auf dem ein Würfel liegt.

## Der Tisch, vorgelesen

read-hand = Eben geworfen: { $dice }.
read-truck = Wagen { $truck }: { $dice }.
read-zoo = Blatt von { $seat }.
read-enclosure = { $die-enclosure }: { $animals } von { $spaces }.
read-barn = Stall: { $dice }.
read-office = { $groups ->
    [one] Kasse: { $coins } von { $spaces } Münzen, { $groups } volle Gruppe.
   *[other] Kasse: { $coins } von { $spaces } Münzen, { $groups } volle Gruppen.
}
