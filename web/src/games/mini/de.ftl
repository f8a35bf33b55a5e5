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
score-card = Punkte: 1 bis 4 Tiere je 1, 5 Tiere 8, 6 Tiere 12; Teich, Busch, Fels je 2; jede Sorte im Stall −2
to-place = Noch auszulegen:
choose-tile = Wählen: { $tile }

## Warum nicht?

why-truck-taken = Wagen { $truck } ist in dieser Runde schon genommen.
why-truck-full = Wagen { $truck } hat keinen freien Platz.
why-truck-empty = Wagen { $truck } ist leer; nehmen kannst du nur einen, auf dem etwas liegt.
why-pile = Kein Wagen hat einen freien Platz, darum kann niemand ziehen: Nimm einen Wagen.
why-pile-hand = Lade zuerst das Plättchen, das du gezogen hast.
why-enclosure = In ein Gehege kommen Plättchen, wenn du einen Wagen genommen hast: eine Tierart je Gehege und höchstens sechs Plättchen.
why-enclosure-full = Gehege { $enclosure } ist voll.
why-enclosure-other = Gehege { $enclosure } ist für eine andere Tierart.
why-barn = In den Stall kommen Plättchen, wenn du einen Wagen genommen hast.

## Der Tisch, vorgelesen

read-truck = Wagen { $truck }: { $cargo }.
read-empty-box = ein freier Platz
read-zoo = Zoo von { $seat }.
read-enclosure = Gehege { $enclosure }: { $tiles }.
read-barn = Stall: { $tiles }.

## Die erste Partie

lesson-zoo = Der große Zoo ist deiner: drei Gehege mit je sechs Plätzen und ein Stall. Jedes Gehege ist für eine Tierart. Je mehr von einer Art, desto besser: Am meisten bringen fünf oder sechs. Was am Ende im Stall liegt, kostet Punkte.
lesson-turn = In deinem Zug tust du eins von beidem: ein Plättchen ziehen und auf einen Wagen legen; oder einen Wagen nehmen, seine Plättchen in deinen Zoo legen und bis zur nächsten Runde aussetzen. Durchgestrichene Felder gelten zu zweit nicht.
lesson-draw = Noch ist jeder Wagen leer, also zieh ein Plättchen: Drück auf den markierten Stapel.
lesson-load = Leg es auf einen Wagen mit freiem Platz und bestätige dann. Gut sind Wagen, die zu dir passen und die sonst niemand will.
lesson-watch = Jetzt zieht { $name } ein Plättchen oder nimmt einen Wagen. Sieh zu, was mit den Wagen geschieht, dann geh weiter.
lesson-take = Zieh noch einmal, oder nimm einen Wagen, der zu dir passt. Je länger du wartest, desto mehr liegt darauf, und desto eher nimmt ihn jemand anderes.
lesson-take-only = Kein Wagen hat einen freien Platz, darum kann niemand ziehen: Nimm einen Wagen.
lesson-draw-only = Auf den Wagen, die noch da sind, liegt nichts, also zieh ein Plättchen.
lesson-alone = { $name } hat einen Wagen genommen und setzt in dieser Runde aus. Du machst allein weiter: Zieh, solange ein Platz frei ist, oder nimm einen Wagen. Was du auf den anderen lässt, ist verloren.
lesson-again = Leg es auf einen Wagen: einen, den du nehmen willst, oder einen, den es { $name } verdirbt.
lesson-again-alone = Leg es auf einen Wagen: den, den du nehmen willst, oder einen, auf dem es nicht schadet.
lesson-place = Leg deine Plättchen in den Zoo: Wähl eins, dann seinen Platz. Jedes Gehege ist für eine Art; Teiche, Büsche und Felsen passen überall. Was nirgends passt, kommt in den Stall.
lesson-confirm = Bestätige, oder nimm es zurück und versuch etwas anderes.
lesson-round = Wenn alle einen Wagen haben, ist die Runde zu Ende. Was auf Wagen liegt, die niemand nahm, ist verloren, und wer den letzten nahm, beginnt die nächste Runde.
lesson-young = Manche Tiere sind Männchen ♂ oder Weibchen ♀, die anderen keins von beiden. Ein ♂ und ein ♀ in einem Gehege bekommen sofort ein Jungtier, einfach so. Und wer ein Gehege füllt, darf ein Plättchen aus dem eigenen Stall wegwerfen oder eins aus einem anderen Stall übernehmen.
lesson-end = Wird das erste Plättchen des Schlussstapels unter der roten Scheibe gezogen, ist es die letzte Runde. „★ Tipp“ nennt gute Züge, jedes „?“ die Regeln seiner Stelle, „☰“ hat alles andere. Viel Spaß!
