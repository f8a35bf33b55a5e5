# Zooloretto Mini am Tisch im Browser, neben den Sätzen seiner Regeln.

## Wer was tun muss

task-leave-out-species = Das Spiel wird vorbereitet.
task-leave-out-species-own = Das Spiel wird vorbereitet.
task-find-starter = Das Spiel wird vorbereitet.
task-find-starter-own = Das Spiel wird vorbereitet.
task-reveal-tile = { $seat } zieht ein Plättchen.
task-reveal-tile-own = Du ziehst ein Plättchen.
task-draw-or-take = { $seat } zieht ein Plättchen oder nimmt einen Wagen.
task-draw-or-take-own = Zieh ein Plättchen oder nimm einen Wagen.
task-draw-or-take-own-draw = Zieh ein Plättchen.
task-draw-or-take-own-take = Nimm einen Wagen.
task-load-tile = { $seat } legt { $tile-the } auf einen Wagen.
task-load-tile-own = Leg { $tile-the } auf einen Wagen.
task-place-tiles = { $seat } legt die Plättchen des Wagens aus.
task-place-tiles-own = Leg deine Plättchen aus: wähle eines, dann wohin es kommt.
task-bonus = { $seat } darf eine Bonusaktion nutzen.
task-bonus-own = Bonusaktion: Wirf ein Plättchen aus deinem Stall ab, übernimm eines aus einem anderen Stall, oder verzichte.
task-settle-tile = { $seat } legt { $tile-the } aus.
task-settle-tile-own = Leg { $tile-the } in eines deiner Gehege.
task-game-over = Das Spiel ist zu Ende.
task-game-over-own = Das Spiel ist zu Ende.

## Bereiche

middle = Die Mitte
pile = Der Nachziehstapel
truck = Wagen { $truck }
enclosure = Gehege { $enclosure }
barn = Stall
own-zoo = Dein Zoo
zoo-of = Zoo von { $name }
has-truck = hat Wagen { $truck }
score-card = Punkte: 1 bis 4 Tiere je 1, 5 Tiere 8, 6 Tiere 12; jede Landschaft 2; jede Sorte im Stall −2
to-place = Noch auszulegen:
choose-tile = Wählen: { $tile }

## Warum nicht?

why-truck-taken = Wagen { $truck } ist in dieser Runde schon genommen.
why-truck-full = Wagen { $truck } hat keinen freien Platz.
why-truck-empty = Wagen { $truck } ist leer; nehmen kannst du nur einen, auf dem etwas liegt.
why-pile = Kein Wagen hat einen freien Platz, darum kann niemand ziehen: Nimm einen Wagen.
why-pile-hand = Lade zuerst das Plättchen, das du gezogen hast.
why-enclosure = In ein Gehege kommen Plättchen, wenn du einen Wagen genommen hast: eine Tierart je Gehege und höchstens sechs Plättchen.
why-barn = In den Stall kommen Plättchen, wenn du einen Wagen genommen hast.

## Der Tisch, vorgelesen

read-truck = Wagen { $truck }: { $cargo }.
read-empty-box = ein freier Platz
read-zoo = Zoo von { $seat }.
read-enclosure = Gehege { $enclosure }: { $tiles }.
read-barn = Stall: { $tiles }.

## Die erste Partie

lesson-zoo = Ganz unten liegt dein Zoo: drei Gehege mit je sechs Plätzen und ein Stall. Tiere in Gehegen bringen Punkte, am meisten fünf oder sechs von einer Art. Was am Ende im Stall liegt, kostet Punkte.
lesson-turn = In deinem Zug tust du eins von beidem: ein Plättchen ziehen und auf einen Wagen legen, oder einen Wagen nehmen und bis zur nächsten Runde aussetzen.
lesson-draw = Noch ist jeder Wagen leer. Zieh ein Plättchen: Drück auf den Stapel.
lesson-load = Leg es auf einen Wagen mit freiem Platz und bestätige dann. Gut sind Wagen, die zu dir passen und die sonst niemand will.
lesson-watch = Jetzt macht der andere dasselbe. Sieh zu, was mit den Wagen geschieht.
lesson-take = Zieh noch einmal, oder nimm einen Wagen, der zu dir passt. Je länger du wartest, desto mehr liegt darauf, und desto eher nimmt ihn jemand anderes.
lesson-again = Leg es auf einen Wagen: einen, den du nehmen willst, oder einen, den du dem anderen verderben willst.
lesson-place = Leg deine Plättchen in den Zoo: Wähl eins, dann seinen Platz. Jedes Gehege ist für eine Art; Teiche, Büsche und Felsen passen überall. Was nirgends passt, kommt in den Stall.
lesson-confirm = Fertig? Bestätige, oder nimm es zurück und versuch etwas anderes.
lesson-round = Ein Männchen ♂ und ein Weibchen ♀ in einem Gehege bekommen sofort ein Jungtier, einfach so. Wenn alle einen Wagen haben, beginnt die nächste Runde. Wer ein Gehege füllt, darf ein Plättchen aus einem Stall räumen.
lesson-end = Sobald die Plättchen mit der roten Scheibe gebraucht werden, ist es die letzte Runde. Der ★ gibt Tipps, jedes ? kennt die Regeln einer Stelle, das ☰ alles andere. Viel Spaß!
