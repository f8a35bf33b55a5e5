# Dice's Zoo. Ein Würfel heißt nach dem, was er zeigt, und nach seiner Sorte, A bis E: Elefant A.

symbol-elephant = Elefant
    .one = Elefanten
    .plural = Elefanten
symbol-bear = Bär
    .one = Bären
    .plural = Bären
symbol-wild-boar = Wildschwein
    .one = Wildschwein
    .plural = Wildschweine
symbol-fox = Fuchs
    .one = Fuchs
    .plural = Füchse
symbol-squirrel = Eichhörnchen
    .one = Eichhörnchen
    .plural = Eichhörnchen
symbol-earthworm = Regenwurm
    .one = Regenwurm
    .plural = Regenwürmer
symbol-x2 = X2
    .one = X2
    .plural = X2
symbol-trap = Falle
    .one = Falle
    .plural = Fallen
face-elephant-a = Elefant A
face-elephant-c = Elefant C
face-bear-b = Bär B
face-bear-d = Bär D
face-wild-boar-b = Wildschwein B
face-wild-boar-e = Wildschwein E
face-fox-a = Fuchs A
face-fox-e = Fuchs E
face-squirrel-a = Eichhörnchen A
face-squirrel-d = Eichhörnchen D
face-earthworm-b = Regenwurm B
face-earthworm-c = Regenwurm C
face-x2-e = X2 E
face-trap-c = Falle C
face-trap-d = Falle D
face-trap-e = Falle E

title = Dice's Zoo
aim = Das Ziel: Werde als Erstes alle Würfel los. Lege Würfel ab, die das gleiche Tier zeigen: mehr von dem Tier in der Mitte oder gleich viele von einem größeren. Abgelegt würfeln Bären einen Würfel neu, Wildschweine tauschen zwei, Füchse holen jemandem einen weg, Eichhörnchen lassen jemanden einen ziehen, und Regenwürmer verschenken einen; Elefanten tun nichts. Oder würfle so viele deiner Würfel neu, wie du willst. Würfel werden einzeln gewählt, von links nach rechts.

## Züge, wie jemand sie ansagen würde

pick-to-place = Wähle { $die } zum Ablegen
place = Lege { $number ->
    [one] { $number } { $animal-one }
   *[other] { $number } { $animal-plural }
}{ $doubles ->
    [0] {""}
   *[other] {" "}mit { $doubles } X2
} ab: { $dice }
pick-to-roll = Wähle { $die } zum Neuwürfeln
roll = Würfle neu: { $dice }
offer-swap = Tausche: { $die }
offer-gift = Verschenke: { $die }
reroll-own = Der Bär würfelt neu: { $die } von dir
reroll = Der Bär würfelt neu: { $die } von { $rival }
swap = Tausche { $own } gegen { $die } von { $rival }
remove = Der Fuchs holt { $die } von { $rival }
add = { $rival } muss einen Würfel ziehen
give = Gib { $die } an { $rival }

## Was geschehen ist

told-dealt = { $seat } zieht und würfelt { $number } Würfel: { $dice }.
told-place = { $seat } legt { $number ->
    [one] { $number } { $animal-one }
   *[other] { $number } { $animal-plural }
}{ $doubles ->
    [0] {""}
   *[other] {" "}mit { $doubles } X2
} ab.
told-replaced = { $where ->
    [box] In die Schachtel: { $number } { $number ->
        [one] { $animal }
       *[other] { $animal-plural }
    }.
   *[bag] In den Beutel: { $number } { $number ->
        [one] { $animal }
       *[other] { $animal-plural }
    }.
}
told-cleared = Niemand hat ersetzt, was { $seat } abgelegt hat; in { $where ->
    [box] die Schachtel
   *[bag] den Beutel
}: { $number } { $number ->
    [one] { $animal }
   *[other] { $animal-plural }
}.
told-roll = { $seat } würfelt neu: { $dice }.
told-rolled = { $seat }: aus { $old } wird { $die }.
told-rolled-again = { $seat }: { $die } kommt wieder.
told-reroll-own = { $seat } lässt den Bären einen eigenen Würfel neu würfeln: { $die }.
told-reroll = { $seat } lässt den Bären { $die } von { $rival } neu würfeln.
told-swap = { $seat } gibt { $own } an { $rival } und bekommt { $die }.
told-remove = { $seat } lässt den Fuchs { $die } von { $rival } holen.
told-add = { $seat } lässt { $rival } einen Würfel ziehen.
told-drawn = { $seat } zieht einen Würfel und würfelt { $die }.
told-give = { $seat } gibt { $die } an { $rival }.
told-lapses = Es gibt keinen Würfel mehr zu ziehen: Die Fähigkeit verfällt.
told-refilled = { $number ->
    [one] Der Beutel ist leer; der Würfel aus der Schachtel kommt hinein.
   *[other] Der Beutel ist leer; die { $number } Würfel aus der Schachtel kommen hinein.
}
told-out = { $seat } hat keine Würfel mehr!
told-out-of-round = { $seat } hat keine Würfel mehr und gewinnt die Runde.
told-minus = { $seat }: { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}, insgesamt { $total }.
told-next-round = Runde { $round } beginnt.
told-match-over = Die Grenze ist erreicht: Die Partie ist zu Ende.
told-cut-off = In dieser Runde gab es { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}: Das Spiel wird abgebrochen, und niemand gewinnt.
told-stalled = Es gab { $turns } { $turns ->
    [one] Zug
   *[other] Züge in Folge
} ohne einen Würfel weniger: Das Spiel wird abgebrochen, und niemand gewinnt.

## Woher die Punkte kommen

points-rounds-before = Die Runden davor
points-dice = { $number } { $number ->
    [one] { $symbol }
   *[other] { $symbol-plural }
}

## Der Tisch als Text

show-kinds = Würfel: { $kinds }.
show-match = Runde { $round } einer Partie bis { $limit } Minuspunkte.
show-bag = Beutel, { $number } Würfel: { $kinds }
show-box = Schachtel, { $number } Würfel: { $kinds }
show-centre = Mitte: { $dice } (abgelegt von { $seat })
show-picked = Gewählt: { $dice }
show-uses = { $uses ->
    [one] Die Fähigkeit ist noch einmal zu nutzen.
   *[other] Die Fähigkeit ist noch { $uses } Mal zu nutzen.
}
show-centre-empty = Mitte: leer
show-hand = { $seat }, { $number } Würfel, { $points } { $points ->
    [one] Minuspunkt
   *[other] Minuspunkte
}:
show-hand-in-match = { $seat }, { $number } Würfel, { $points } { $points ->
    [one] Minuspunkt
   *[other] Minuspunkte
} und { $total } von vorher:
show-die = { $die }
show-symbol = { $symbol }

## Optionen

option-meaning-limit = Minuspunkte, mit denen eine Partie über mehrere Runden endet, 1 bis 1000; 0 ist eine einzige Runde
option-meaning-used-dice = wohin benutzte Würfel kommen: „bag“ (Beutel) oder „box“ (Schachtel), bis der Beutel leer ist
option-meaning-turns = Züge, nach denen eine Runde ohne Sieger abgebrochen wird, 1 bis 10000
option-meaning-stalled = Züge in Folge ohne einen Würfel weniger, nach denen das Spiel ohne Sieger abgebrochen wird, 1 bis 10000

## Stellungen, die es nicht geben kann

position-too-many = Auf dem Tisch liegen { $found } Würfel der Sorte „{ $kind }“, aber das Spiel hat nur { $most }.
position-box = Benutzte Würfel kommen in diesem Spiel in den Beutel; die Schachtel muss leer sein.
position-centre-mixed = In der Mitte liegen verschiedene Tiere; dort liegt immer nur eine Tierart.
position-lone-x2 = In der Mitte liegt X2 ohne Tiere.
position-owner = „owner“ ist, wer die Würfel in die Mitte gelegt hat, und null, wo keine liegen.
position-rounds = In der ersten Runde sind alle Summen 0; ein Spiel mit der Grenze 0 hat nur diese Runde.
position-match-over = Jemand hatte schon vor dieser Runde { $limit } Minuspunkte oder mehr; die Partie wäre zu Ende.
position-match-goes-on = Niemand hat { $limit } Minuspunkte erreicht; die Partie geht weiter.
position-too-early = In der Phase { $phase } hat noch niemand etwas getan.
position-dealt = Die Würfel werden Platz für Platz ausgeteilt, je { $number }, bei Platz 0 beginnend.
position-roller = In der Phase { $phase } ist „roller“ nicht der Platz, der würfeln oder ziehen muss.
position-not-over = { $number } Plätze haben keine Würfel; das Spiel ist zu Ende, wenn es genau einer ist.
position-not-won = { $seat } hat keine Würfel, aber das Spiel endet, wenn der Platz am Zug seine letzten Würfel abgelegt oder den letzten verschenkt hat oder sein Fuchs jemandem den letzten Würfel geholt hat.
position-no-dice = { $seat } hat keine Würfel; die Runde wäre zu Ende.
position-limits = Das Spiel wird genau dann abgebrochen, wenn in der Runde { $turns } Züge gespielt sind oder { $stalled } in Folge ohne einen Würfel weniger; „stalled“ ist nie mehr als „turns“.
position-draw = Einen Würfel zieht ein anderer Platz als der am Zug, wenn dieser Eichhörnchen abgelegt hat und der Beutel nicht leer ist.
position-picked = Die Würfel in „picked“ passen nicht zur Phase { $phase }.
position-picked-not-there = { $seat } hat die Würfel nicht, die in „picked“ stehen.
position-not-placeable = Die Würfel in „picked“ können nicht zusammen abgelegt werden: { $die } passt nicht.
position-no-ability = In der Phase { $phase } hat der Platz am Zug ein Tier abgelegt, dessen Fähigkeit genutzt werden kann.
position-own-centre = Was { $seat } vorher abgelegt hat, kam zu Beginn des Zuges weg; es kann nicht in der Mitte liegen.
position-x2-left = X2 kommt am Ende des Zuges weg; es liegt nur in der Mitte, während eine Fähigkeit genutzt wird.
position-uses = In der Phase { $phase } kann die Fähigkeit noch { $least } bis { $most } Mal zu nutzen sein.
position-given = In der Phase { $phase } ist „given“ ein eigener Würfel, wo einer zum Tauschen oder Schenken gewählt ist, sonst null.
