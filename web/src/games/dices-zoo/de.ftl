# Dice's Zoo am Tisch im Browser, neben den Sätzen seiner Regeln.

## Wer was tun muss

task-find-starter = Das Spiel wird vorbereitet.
task-find-starter-own = Das Spiel wird vorbereitet.
task-deal-dice = Alle ziehen und werfen ihre Würfel.
task-deal-dice-own = Alle ziehen und werfen ihre Würfel.
task-roll-dice = { $roller } würfelt.
task-roll-dice-own = { $roller } würfelt.
task-draw-die = { $roller } zieht einen Würfel.
task-draw-die-own = { $roller } zieht einen Würfel.
task-place = { $seat } legt Würfel ab oder würfelt neu.
task-place-own = Leg Würfel mit dem gleichen Tier ab, oder würfle welche neu.
task-replace = { $seat } legt Würfel ab oder würfelt neu.
task-replace-own = { $number ->
    [one] Leg mehr als { $number } { $animal-one } ab oder genau { $number } mit größerem Tier; oder würfle neu.
   *[other] Leg mehr als { $number } { $animal-plural } ab oder genau { $number } mit größerem Tier; oder würfle neu.
}
task-reroll = { $seat } legt Würfel ab oder würfelt neu.
task-reroll-own = Keines deiner Tiere lässt sich jetzt ablegen: Wähle Würfel, die du neu wirfst.
task-use-ability-bear = { $seat } wählt einen Würfel, den der Bär neu würfelt.
task-use-ability-bear-own = Der Bär: Wähle einen Würfel, der neu geworfen wird, von dir oder von anderen.
task-use-ability-wild-boar = { $seat } wählt einen Würfel zum Tauschen.
task-use-ability-wild-boar-own = Das Wildschwein: Wähle einen deiner Würfel zum Tauschen.
task-use-ability-fox = { $seat } wählt einen Würfel, den der Fuchs holt.
task-use-ability-fox-own = Der Fuchs: Wähle einen fremden Würfel, der weggenommen wird.
task-use-ability-squirrel = { $seat } wählt, wer einen Würfel zieht.
task-use-ability-squirrel-own = Das Eichhörnchen: Wähle, wer einen Würfel ziehen muss.
task-use-ability-earthworm = { $seat } wählt einen Würfel zum Verschenken.
task-use-ability-earthworm-own = Der Regenwurm: Wähle einen deiner Würfel zum Verschenken.
task-finish-ability-wild-boar = { $seat } wählt einen Würfel zum Tauschen.
task-finish-ability-wild-boar-own = Das Wildschwein: Wähle den fremden Würfel, den du dafür willst.
task-finish-ability-earthworm = { $seat } wählt, wer den Würfel bekommt.
task-finish-ability-earthworm-own = Der Regenwurm: Wähle, wer den Würfel bekommt.
task-game-over = Das Spiel ist zu Ende.
task-game-over-own = Das Spiel ist zu Ende.
task-cut-off = Das Spiel wurde abgebrochen.
task-cut-off-own = Das Spiel wurde abgebrochen.

## Bereiche

middle = Die Mitte des Tisches
centre = Die Mitte
centre-empty = Die Mitte ist leer: Jedes Tier passt.
cup = Der Becher
bag-of = Beutel: { $number } Würfel
box-of = Schachtel mit benutzten Würfeln: { $number } Würfel
round = Runde { $round }
uses = Fähigkeit { $uses }-mal
dice-of = Würfel von { $name }
own-dice = Deine Würfel
count = { $number } Würfel
minus = Minuspunkte dieser Würfel:
total = + { $total } von { $limit }
total-short = + { $total }
no-dice = Kein Würfel mehr!
ladder = Vom größten Tier zum kleinsten: was jedes tut, und was es am Ende kostet

ability-elephant = tut nichts
ability-bear = irgendeinen Würfel neu werfen
ability-wild-boar = zwei Würfel tauschen
ability-fox = einen Würfel wegnehmen
ability-squirrel = jemand zieht einen
ability-earthworm = einen verschenken
ability-x2 = Fähigkeit einmal mehr
ability-trap = wird nie abgelegt

## Würfel wählen

choose-die = Wählen: { $die }
choose-most = { $number ->
    [one] Wähle { $number } { $animal-one } zum Ablegen
   *[other] Wähle { $number } { $animal-plural } zum Ablegen
}
choose-short = { $number } wählen
choose-all = Alle Würfel wählen
choose-none = Leeren
place-none = Ablegen
place-chosen = { $number ->
    [one] { $number } { $animal-one }
   *[other] { $number } { $animal-plural }
}{ $doubles ->
    [0] {""}
   *[other] {" "}mit { $doubles } X2
} ablegen
roll-chosen = { $number } neu werfen
keys-groups = 1 bis 8: die Würfel dieser Gruppe zum Ablegen wählen
keys-choosing = A: alle Würfel wählen; C: keinen wählen; P: ablegen; D: neu werfen
chance-follows = Einmal geworfen, bleibt ein Würfel, wie er gefallen ist: Das lässt sich nicht zurücknehmen.

## Warum nicht?

why-trap = Eine Falle wird nie abgelegt; sie lässt sich nur neu werfen.
why-mixed = Alle Tiere, die du ablegst, müssen gleich sein.
why-no-animal = X2 wird nur zusammen mit Tieren abgelegt.
why-not-enough = { $animal }: Diese Würfel kannst du nicht ablegen. Es braucht mehr von dem Tier in der Mitte oder gleich viele von einem größeren.
why-too-few = { $least ->
    [one] Es braucht mindestens { $least } { $animal-one }.
   *[other] Es braucht mindestens { $least } { $animal-plural }.
}
why-too-many = { $most ->
    [one] Hier geht nur { $most } { $animal }: Ein größeres Tier kommt in gleicher Zahl.
   *[other] Hier gehen nur { $most } { $animal-plural }: Ein größeres Tier kommt in gleicher Zahl.
}
why-centre = Wähle zuerst unter deinen Würfeln solche mit dem gleichen Tier.
why-centre-nothing = Keines deiner Tiere lässt sich jetzt ablegen: Wähle Würfel, die du neu wirfst.
why-cup = Wähle zuerst die Würfel, die du neu werfen willst.
why-ability-first = Nutze zuerst die Fähigkeit der Tiere, die du abgelegt hast.

## Der Tisch, vorgelesen

read-centre = In der Mitte: { $dice }.
read-nothing = nichts
read-hand = { $seat }, { $number } Würfel: { $dice }.
