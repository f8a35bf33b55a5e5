# Aquaretto mit Zooloretto am Tisch im Browser. Die Sätze der Tische beider Spiele kommen zuerst.

task-choose-action = { $seat } zieht ein Plättchen, nimmt einen Wagen oder nutzt Geld.
task-choose-action-own = Zieh ein Plättchen eines der Spiele, nimm einen Wagen oder nutze eine Geldaktion.
task-place-tiles = { $seat } lädt den Wagen aus.
task-place-tiles-own = Leg die Plättchen deines Wagens aus: wähle eines, dann wohin es kommt.
own-zoo = Deine Zoos
zoo-of = Zoos von { $name }
pile-zoo = Der Nachziehstapel des Zoos
pile-sea = Der Nachziehstapel des Wasserzoos
game-zoo = Zoo
game-sea = Wasserzoo
money-zoo = Für den Zoo:
money-actions = Für den Wasserzoo:
zoo-closing = Zoo: schließt
sea-closing = Wasserzoo: schließt
zoo-closed = Zoo: zu
sea-closed = Wasserzoo: zu
why-pile-closed = Dieses Spiel ist geschlossen: Seine Plättchen werden nicht mehr gezogen.
why-pile-other = Kein Wagen könnte ein Plättchen dieses Spiels nehmen: Jeder fährt Plättchen eines Spiels, und beide Spiele müssen auf Wagen kommen.
why-pile-later = Leg zuerst aus, was du hast.
why-truck-other = Wagen { $truck } hat keinen Platz für dieses Plättchen: Ein Wagen fährt Plättchen eines Spiels, und beide Spiele müssen auf Wagen kommen.
why-truck-mix = Niemand nimmt einen Wagen, bevor Plättchen beider Spiele auf Wagen liegen.
read-land-zoo = An Land:
key-piles = D: ein Plättchen des Zoos ziehen; W: des Wasserzoos
