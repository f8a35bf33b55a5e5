# O Zoo le Mio am Tisch im Browser, neben den Sätzen seiner Regeln.

last-round = Das ist das fünfte und letzte Jahr.

## Wer was tun muss

task-hang-flag = Das Spiel wird vorbereitet.
task-hang-flag-own = Das Spiel wird vorbereitet.
task-reveal-tile = Die Plättchen des Jahres werden ausgelegt.
task-reveal-tile-own = Die Plättchen des Jahres werden ausgelegt.
task-open-bids = Die Gebote werden geöffnet.
task-open-bids-own = Die Gebote werden geöffnet.
task-bid = Verdeckte Gebote für das Plättchen. Es überlegen noch: { $seats }.
task-bid-locked = Dein Gebot ist versiegelt. Es überlegen noch: { $seats }.
task-bid-own = Wähle dein Gebot für das Plättchen und versiegle es.
task-place-tile = { $seat } legt das Plättchen in den Zoo.
task-place-tile-own = Das Plättchen gehört dir: Wähle ein Feld, dreh es, leg es.
task-game-over = Das Spiel ist zu Ende.
task-game-over-own = Das Spiel ist zu Ende.

## Bereiche

auction = Die Versteigerung
year-of = Jahr { $year } von { $years }
worth = { $year ->
    [one] je 1 Punkt wert
   *[other] je { $year } Punkte wert
}
stack = { $tiles ->
    [0] Kein Plättchen im Stapel
   *[other] { $tiles } Plättchen im Stapel
}
row = Die Plättchen dieses Jahres in ihrer Reihenfolge
row-now = wird jetzt versteigert
row-later = wird später versteigert
row-bought = gekauft von { $seat }
row-sold = verkauft an { $seat }
row-lost = passte nirgends
row-empty = Die Plättchen werden ausgelegt.
all-sold = Alle Plättchen sind verkauft.
pole = Die Fahnen; bei gleichen Geboten gewinnt die höchste
flag-of = Fahne von { $name }
bids = Gebote
coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
own-bid = versiegelt
has-locked = versiegelt
is-thinking = überlegt …
wins = kauft es
wins-tie = kauft es, dank Fahne
bid-was = { $coins ->
    [0] nichts
    [one] Münze
   *[other] Münzen
}
last-bid = zuletzt: { $coins }
last-bought = zuletzt: { $coins } ✓
standings = Wer vorn liegt
zoo = Zoo
stars-of = Sterne im besten Gehege: { $type }. Zwei Besucher für die meisten Sterne, einer für die zweitmeisten
bushes = Büsche: zwei Bäume für die meisten, einer für die zweitmeisten
benches = Parkbänke, für Wege, die sich schlossen
noted = Punkte der Jahre, die vorbei sind
noted-short = Punkte
cell-stars = { $stars } Sterne, { $visitors } Besucher
cell-bushes = { $bushes } Büsche, { $trees } Bäume
own-zoo = Dein Zoo
zoo-of = Zoo von { $name }
enlarge = { $zoo }: groß ansehen
entrance = { $trees } { $trees ->
    [one] Baum
   *[other] Bäume
}, { $benches } { $benches ->
    [one] Parkbank
   *[other] Parkbänke
}
visitor = Ein Besucher der { $type }
visitors-word = Besucher
trees-word = Bäume
benches-word = Parkbänke
income = Münzen, eine für jedes Plättchen im Zoo
year-next = Jahr { $year } beginnt: Alles wird { $year } Punkte wert sein.
tile-at = { $tile }, auf { $first } und { $second }

## Was du tust

your-bid = Dein Gebot
choose-bid = { $coins ->
    [0] Wählen: 0, nichts bieten
    [one] Wählen: { $coins } Münze
   *[other] Wählen: { $coins } Münzen
}
lock-bid = { $coins ->
    [0] Versiegeln: nichts
    [one] Versiegeln: { $coins } Münze
   *[other] Versiegeln: { $coins } Münzen
}
bid-prompt = Niemand sieht es, bevor alle versiegelt sind.
to-place = Das Plättchen, das zu legen ist
turn-left = Das Plättchen nach links drehen
turn-right = Das Plättchen nach rechts drehen
lay-here = Hier hinlegen
lay-at = Jetzt legen: { $move }.
choose-square = Wählen: { $move }.
way-of = Lage { $number } von { $all }
place-prompt = Wähle ein markiertes Feld; mit ⟲ ⟳ drehst du das Plättchen.
no-effects = Ändert vorerst nichts.
key-turn = Q, E: das Plättchen drehen
key-bid = Ziffern: so viele Münzen wählen

## Warum nicht?

why-row-now = Wähle unten deine Münzen und versiegle dein Gebot.
why-row-later = Die Plättchen werden einzeln verkauft, in der Reihenfolge der Auslage.
why-row-sold = Dieses Plättchen ist verkauft.
why-row-bought = Dieses Plättchen ist gerade gekauft; es kommt auf eines der markierten Felder.
why-zoo-bid = Erst wird für das Plättchen geboten.
why-zoo-place-tile = Da passt es nicht: Das Plättchen muss einen Weg fortsetzen, und Weg muss auf Weg treffen, Wiese auf Wiese.

## Der Tisch, vorgelesen

read-row = Zu kaufen, das nächste zuerst: { $tiles }.
read-pole = Fahnen von oben: { $seats }.
read-zoo = Zoo von { $seat }: { $noted ->
    [one] { $noted } Punkt
   *[other] { $noted } Punkte
} notiert.
read-best = { $type-enclosure }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, { $visitors } Besucher.
read-extras = { $bushes ->
    [one] { $bushes } Busch
   *[other] { $bushes } Büsche
}, { $trees ->
    [one] { $trees } Baum
   *[other] { $trees } Bäume
}, { $benches ->
    [one] { $benches } Parkbank
   *[other] { $benches } Parkbänke
}.
read-tile = { $tile }, auf { $first } und { $second }.
