# Aquaretto mit Zooloretto. Die meisten Sätze sind die der beiden Spiele.

tile-zoo-coin = Münze des Zoos
    .a = eine Münze des Zoos
    .the = die Münze des Zoos
    .who = eine Münze des Zoos
tile-sea-coin = Münze des Wasserzoos
    .a = eine Münze des Wasserzoos
    .the = die Münze des Wasserzoos
    .who = eine Münze des Wasserzoos

title = Aquaretto mit Zooloretto
aim = Das Ziel: Führe einen Zoo und einen Wasserzoo mit einer Kasse, von Wagen, die in jeder Runde nur Plättchen für einen von beiden tragen. Im Zoo bringen volle Gehege und Stände am meisten; im Wasserzoo ist jedes Tier ein Punkt, und Mitarbeiter machen mehr daraus. Jede Art in deinem Stall und in deinem Depot kostet 2 Punkte, mit einem Manager 1.

## Züge, wie jemand sie ansagen würde

draw-zoo = Zieh ein Plättchen des Zoos
draw-sea = Zieh ein Plättchen des Wasserzoos
expand-zoo = Zahle 3 Münzen und baue eine Erweiterung des Zoos

## Was geschehen ist

told-expand-zoo = { $seat } zahlt 3 Münzen und baut eine Erweiterung des Zoos.
told-zoo-closing = Das Plättchen kam vom Schlussstapel des Zoos: Nach dieser Runde werden nur noch Plättchen des Wasserzoos gezogen.
told-sea-closing = Das Plättchen kam vom Schlussstapel des Wasserzoos: Nach dieser Runde werden nur noch Plättchen des Zoos gezogen.
told-zoo-closed = Die übrigen Plättchen des Zoos verlassen das Spiel.
told-sea-closed = Die übrigen Plättchen des Wasserzoos verlassen das Spiel.

## Woher die Punkte kommen

points-barn-managed = Im Stall, mit Manager: { $kinds }

## Der Tisch als Text

show-zoo-piles = Zoo: Zugstapel { $draw }, Schlussstapel { $end }.
show-sea-piles = Wasserzoo: Zugstapel { $draw }, Schlussstapel { $end }.
show-last = Dies ist die letzte Runde.
show-zoo-last = Zoo: Schlussstapel { $end }.
show-sea-last = Wasserzoo: Schlussstapel { $end }.
show-zoo-closing = Zoo: Schlussstapel { $end }; nach dieser Runde wird davon nichts mehr gezogen.
show-sea-closing = Wasserzoo: Schlussstapel { $end }; nach dieser Runde wird davon nichts mehr gezogen.
show-zoo-closed = Zoo: geschlossen, keine Plättchen mehr.
show-sea-closed = Wasserzoo: geschlossen, keine Plättchen mehr.

## Optionen

option-meaning-zoo-left-out = welche Arten des Zoos fehlen: „random“ (Zufall) oder ihre Namen; bei 2, 3, 4, 5 Spielern sind es 3, 2, 1, 0
option-meaning-sea-left-out = welche Arten des Wasserzoos fehlen: „random“ (Zufall) oder ihre Namen; bei 2, 3, 4, 5 Spielern sind es 3, 2, 1, 0
option-meaning-zoo-expansions = wie viele Erweiterungen des Zoos jeder bauen kann: 1, oder bei zwei Spielern auch 2
option-zoo-expansions = { $most ->
    [one] Bei { $players } Spielern kann jeder { $most } Erweiterung des Zoos bauen, nicht „{ $value }“.
   *[other] Bei { $players } Spielern kann jeder 1 oder { $most } Erweiterungen des Zoos bauen, nicht „{ $value }“.
}

## Stellungen, die es nicht geben kann

position-expansions-each = Bei { $players } Spielern ist „zoo_expansions“ höchstens { $most }.
position-coin-tiles = In „coin_tiles“ stehen { $found } Münzplättchen, aber nach Bank und Kassen sind { $taken } Geld.
position-truck-mixed = Auf Wagen { $truck } liegen Plättchen beider Spiele; in einer Runde trägt ein Wagen Plättchen eines Spiels.
position-pile = „pile“ steht nur in der Phase reveal-tile fest; die Phase ist { $phase }.
position-no-draw = Vom Stapel „{ $pile }“ darf jetzt nichts gezogen werden: Es gibt keines oder keinen Wagen dafür.
position-two-tiles = „bought“ und „carried“ können nicht beide ein Plättchen haben.
position-one-game-only = Bevor ein Wagen genommen wird, müssen beide Spiele auf Wagen liegen, und der letzte leere Wagen bleibt für das fehlende Spiel frei.
position-closed = Vom Stapel „{ $pile }“ ist kein Plättchen mehr verdeckt, also ist dieses Spiel beendet, und keines seiner Plättchen kann auf den Wagen liegen.
position-pile-few = Nur { $unseen } Plättchen vom Stapel „{ $pile }“ sind verdeckt; nach dem, was in dieser Runde geladen wurde, müssen es mindestens { $least } sein, außer dieses Spiel ist beendet und das andere nicht.
position-both-not-over = Das Spiel ist erst zu Ende, wenn von jedem der beiden Spiele weniger als { $pile } Plättchen verdeckt sind.
