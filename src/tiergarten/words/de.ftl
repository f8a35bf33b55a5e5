# Sätze, die alle Teile von Tiergarten teilen.

player = Spieler { $number }

## Fehler: was falsch war und was richtig wäre

game-unknown = Es gibt kein Spiel „{ $game }“; die Spiele sind: { $known }.
bot-time-bad = Die Zeit { $time } kann der Bot „{ $bot }“ nicht haben: Bots, die eine haben, sind { $levels }, für mehr als 0 und höchstens { $most } Sekunden je Zug.
bot-unknown = Es gibt keinen Bot „{ $bot }“; die Bots sind: { $known }.
program-missing = Das Programm „{ $program }“ ist nicht zu finden; ein Bot heißt program:BEFEHL, mit einem Befehl, der hier läuft.
command-bad = Der Befehl „{ $command }“ lässt sich nicht in Wörter teilen ({ $reason }).
command-missing = Der Befehl des Bots fehlt; nenne ihn als program:BEFEHL.
class-bad = Eine Klasse heißt python:paket.modul:Klasse, nicht „{ $name }“.
class-missing = Die Klasse „{ $name }“ taugt nicht als Bot ({ $reason }); gebraucht wird paket.modul:Klasse, von hier zu importieren und mit choose(view, legal).
seconds-bad = Ein Bot hat mehr als 0 und höchstens { $most } Sekunden je Zug, nicht { $time }.
players-bad = { $game } ist für { $first } bis { $last } Spieler, nicht { $players }.
players-type = { $game } ist für { $first } bis { $last } Spieler, angegeben als ganze Zahl, nicht als { $players }.
seed-bad = Ein Startwert ist eine ganze, nicht negative Zahl von höchstens 256 Bit, nicht { $seed }.
number-bad = Die Nummer eines Spiels ist eine ganze Zahl von 0 bis 4294967295, nicht { $number }.
tables-bad = Ein Stapel hat eine ganze Zahl von Tischen, mindestens 1, nicht { $tables }.
option-unknown = Es gibt keine Option „{ $option }“; die Optionen sind: { $known }.
option-type = Die Option „{ $option }“ nimmt ein Wort, eine Zahl oder eine Liste von Wörtern, nicht { $value }.
option-word = Die Option „{ $option }“ ist eines von { $known }, nicht { $value }.
option-number = Die Option „{ $option }“ ist eine ganze Zahl von { $least } bis { $most }, nicht { $value }.
option-starter = Wer beginnt, ist „random“ (Zufall) oder ein Platz von 0 bis { $last }, nicht { $value }.
option-given-badly = Optionen werden als Name=Wert angegeben, nicht „{ $text }“.
action-illegal = „{ $action }“ ist jetzt nicht möglich; möglich: { $choices }.
quoted = „{ $words }“
seat-waits = { $seat } ist jetzt nicht dran; dran: { $seats }.
seat-needed = Mehrere Plätze sind jetzt dran; sag, für welchen: { $seats }.
seat-unknown = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
seat-mismatch = Dieser Zug gehört { $own }, nicht { $given }.
game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
nothing-to-undo = Es wurde noch kein Zug gemacht, der sich zurücknehmen ließe.
batch-shape = Ein Schritt nimmt { $tables } Zugnummern, eine je Tisch, kein Feld der Form { $shape } und Art { $type }.
batch-illegal = Zug { $action } ist an Tisch { $table } nicht erlaubt, darum wurde keiner gemacht; erlaubt sind dort: { $choices }.
cache-unwritable = Übersetzte Regeln können nicht in { $folder } abgelegt werden ({ $reason }); setze TIERGARTEN_CACHE auf einen beschreibbaren Ordner.
rules-page-missing = Die Regeln von { $game } fehlen in dieser Installation; installiere das Paket neu.
salt-bad = Ein Salz ist ein Text aus druckbaren Zeichen, nicht { $salt }.
names-number = { $players } Spieler brauchen { $players } Namen; angegeben: { $names }.
json-number = Dieses JSON hat eine Zahl, die zu lang ist, um von uns zu sein.
record-position = Eine Aufzeichnung, die bei einer Stellung beginnt, hat deren Spielerzahl und keine Optionen.
record-salt = Eine Aufzeichnung hat Startwert und Salz oder keines von beiden.

json-broken = Das ist kein vollständiges JSON: Zeile { $line }, Spalte { $column }: { $problem }.
json-deep = Dieses JSON ist zu tief verschachtelt, um von uns zu sein.
json-no-object = Hier wird ein JSON-Objekt gebraucht, nicht { $type }.
file-unreadable = { $file } kann nicht gelesen werden ({ $reason }).
file-unwritable = { $file } kann nicht geschrieben werden ({ $reason }); nenne eine Datei in einem beschreibbaren Ordner.
file-exists = { $file } gibt es schon; nenne eine andere Datei.

position-shape = Das ist keine Stellung des Spiels: bei { $where }: { $problem } (`tiergarten schema { $game }` zeigt, was richtig ist).

record-unwritable = In der Aufzeichnung steht etwas, das in keiner steht: ein halbes Zeichen, eine zu große Zahl oder Listen zu tief ineinander.
record-no-object = Eine Aufzeichnung ist ein JSON-Objekt, nicht { $type }.
record-format = Die Aufzeichnung hat das Format { $found }; diese Version liest Format { $known }.
record-missing = Die Aufzeichnung ist nicht vollständig; es fehlt: { $fields }.
record-extra = Die Aufzeichnung hat ein Feld, das es nicht gibt: „{ $field }“.
record-type = Das Feld „{ $field }“ der Aufzeichnung hat die falsche Art: { $type }.
record-names = Die Namen einer Aufzeichnung sind für jeden Spieler einer, mit 1 bis { $longest } druckbaren Zeichen.
record-rules = Die Aufzeichnung entstand mit Version { $found } der Regeln von { $game }; dieses Programm spielt Version { $known }.
record-changed = Die Aufzeichnung wurde geändert oder beschädigt: Ihr Inhalt passt nicht zu ihrer Prüfsumme.
record-header = Die Aufzeichnung lässt sich nicht nachspielen: { $problem }
record-unknown-move = Zug { $ply } der Aufzeichnung gehört nicht zu diesem Spiel: { $move }.
record-move = Zug { $ply } der Aufzeichnung ist dort nicht möglich: { $seat }, „{ $move }“.
record-stops = Die Aufzeichnung endet, wo der Zufall antworten muss; ihr letzter Zug fehlt.
record-result = Das Ergebnis der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
verify-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende, darum ist sein Startwert noch geheim; prüfe sie danach.
verify-no-commitment = Diese Aufzeichnung hat keinen Fingerabdruck: Das Spiel wurde ohne seinen Startwert fortgesetzt, das Austeilen lässt sich nicht prüfen.
verify-commitment = Startwert und Salz dieser Aufzeichnung passen nicht zu ihrem Fingerabdruck.
verify-outcome = Zug { $ply } der Aufzeichnung, eine Antwort des Zufalls, folgt nicht aus dem Startwert.

seat-kind-unknown = Ein Platz ist „human“ oder einer der Bots { $known }, nicht „{ $kind }“.
too-many-seats = { $seats } Plätze sind genannt, aber nur { $players } spielen.
seed-no-number = Ein Startwert ist eine ganze Zahl, nicht „{ $seed }“.
input-ended = Die Eingabe endete, bevor das Spiel zu Ende war. Spiel in einem Terminal oder sende je Zeile eine Wahl bis zum Ende.
output-closed = Die Ausgabe wurde geschlossen, bevor alles gesagt war. Lass die lesende Seite bis zum Ende offen.
language-unknown = Es gibt keine Sprache „{ $language }“; die Sprachen sind: { $known }.

## Bots von außen: was schiefging

fault-move = Zug { $ply } des Spiels, { $seat }: { $problem } Stattdessen wird ein zufälliger Zug gemacht.
fault-enough = { $seat } hat { $times } Mal hintereinander versagt: Von jetzt an sind die Züge zufällig.
fault-late = Keine Antwort innerhalb von { $seconds } Sekunden.
fault-no-start = Das Programm lässt sich nicht starten ({ $reason }).
fault-ended = Das Programm endete mit Code { $code }.
fault-hung-up = Das Programm hat seine Eingabe oder seine Ausgabe geschlossen.
fault-said = { $problem } Zuletzt klagte es: „{ $said }“
fault-raised = Es löste „{ $problem }“ aus.
fault-rubbish = Das ist keine Antwort: „{ $text }“; richtig ist eine Zeile {"{"}"question": Nummer, "action": Nummer oder Name{"}"}.
fault-no-move = Das ist kein Zug: „{ $answer }“; richtig ist einer der erlaubten Züge, seine Nummer oder sein Name.
fault-too-long = Eine Zeile von mehr als { $most } Bytes ist keine Antwort.
fault-more-lines = Auf eine Frage kam mehr als eine Zeile: „{ $text }“.
fault-other-question = Das antwortet auf eine andere Frage: „{ $text }“.
fault-illegal = „{ $action }“ ist jetzt nicht möglich.

arena-bots-missing = Eine Arena braucht mindestens einen Bot, etwa --bots hard,greedy,random oder --bot "program:node bot.js".
arena-line-up-bad = „{ $bots }“ nennt { $named } Bots für { $players } Spieler. Wer einen Bot mehrmals nennt, nennt eine ganze Besetzung, einen Bot für jeden der { $players } Plätze; jeder nur einmal genannt, spielen sie in allen ihren Besetzungen.
arena-games-bad = Eine Arena hat eine ganze Zahl von Partien, 1 bis { $most }, nicht { $games }.
arena-jobs-bad = Die Prozesse (--jobs) sind eine ganze Zahl von 1 bis { $most }, etwa so viele wie Kerne, nicht { $jobs }.
arena-unwritable = { $file } kann nicht geschrieben werden ({ $reason }). Was da war, ist noch da; schaffe Platz oder nenne einen beschreibbaren Ordner.
arena-other-files = { $folder } enthält andere Dateien und keine Arena; nenne einen neuen oder leeren Ordner.
arena-other-settings = { $folder } enthält eine Arena mit anderen Einstellungen: { $settings }. Mach mit ihren Einstellungen weiter oder nenne einen anderen Ordner.
arena-setting = { $name } ist dort { $found } und hier { $given }
arena-in-use = Ein anderer Befehl spielt gerade die Arena in { $folder }; warte auf ihn oder nenne einen anderen Ordner.
arena-damaged = { $file } ist in Zeile { $line } beschädigt: { $problem } Nichts wurde geändert; repariere oder entferne diese Zeile oder nenne einen anderen Ordner.
arena-settings-damaged = { $file } ist beschädigt: { $problem } Nichts wurde geändert. Entferne diese Datei, nicht die Aufzeichnungen, und gib den Befehl noch einmal mit den Einstellungen der Arena: Wenn die Aufzeichnungen dazu passen, wird die Datei neu geschrieben, und es geht weiter.
arena-settings-lacking = Es fehlt: { $names }.
arena-settings-lost = In { $file } sind Aufzeichnungen, aber die arena.json daneben ist weg, und sie sind nicht von der Arena, die der Befehl nennt: Zeile { $line } ist eine Partie { $game } (Regeln { $rules }) mit players { $players }, seed { $seed }, options { $options } und am Tisch { $bots }. Nichts wurde geändert. Nenne die Einstellungen, mit denen die Aufzeichnungen gespielt wurden, dann wird arena.json neu geschrieben; oder nenne einen anderen Ordner.
arena-no-game = Das ist keine Partie dieser Arena.
arena-twice = Das ist eine Partie, die schon dasteht.
arena-worker-lost = Einer von { $jobs } Prozessen endete mitten in einer Partie, vielleicht aus Mangel an Speicher. Mit --out bleibt erhalten, was fertig war: Gib denselben Befehl noch einmal, mit weniger --jobs.
extra-missing = Dafür fehlen Pakete: { $packages }. Installiere sie: pip install 'tiergarten[{ $extra }]'
env-cycles = Die Zahl der Zyklen ist eine ganze Zahl, mindestens 1, oder None; nicht { $cycles }.
env-over = Dieses Spiel ist zu Ende; reset() beginnt das nächste.
env-in-turn = In { $game } ziehen die Plätze nacheinander; nimm env("{ $id }", …), oder turn_based_aec_to_parallel von PettingZoo darum herum.
env-action-missing = Die Aktion von { $agent } fehlt; gebraucht werden die von: { $needed }.
env-agent = Den Agenten { $agent } gibt es nicht; die Agenten sind: { $known }.
env-actions = Aktionen gibt man als Wörterbuch nach Agenten an, etwa { $example }, nicht als { $actions }.
env-no-tiny = { $game } hat keine winzige Stellung; start_at(table) macht eine aus jedem Tisch.
env-start-players = Dieser Anfang ist ein Tisch mit { $found } Spielern, also braucht das Spiel players={ $found }, nicht { $players }.
env-start = Ein Spiel beginnt von „beginning“, von „tiny“, wenn es eine solche Stellung hat, oder von dem, was start_at(table) für einen Tisch mit ebenso vielen Spielern ergibt, nicht von „{ $start }“.
env-seat = Der Platz ist eine ganze Zahl von 0 bis { $last }, nicht { $seat }.
env-bots = Gebraucht werden { $bots } Bots, einer für jeden anderen Platz, oder ein Name für alle; gegeben sind { $given }.

## Bots am Tisch, wie die Seite sie nennt

bot-name = { $level ->
    [random] Bot { $number }
    [greedy] Anfänger { $number }
    [easy] Leicht { $number }
    [medium] Mittel { $number }
    [hard] Schwer { $number }
   *[expert] Experte { $number }
}

## Optionen

option-meaning-starter = wer beginnt: „random“ (Zufall) oder ein Platz, gezählt ab 0

## Das Terminal

play-welcome = { $game } mit { $players } Spielern.
play-bot = { $bot } { $number }
play-you-are = Du bist { $name }.
play-help = Tippe die Nummer einer Wahl und drücke Enter, mit Fragezeichen (1?) siehst du, was sie bewirken würde. Außerdem: „tisch“ zeigt den Tisch, „punkte“ den Punktestand, „regeln“ die Regeln, „zurück“ nimmt deine letzte Wahl zurück, „ende“ hört auf.
command-table = tisch
command-score = punkte
command-rules = regeln
command-help = hilfe
command-undo = zurück
command-quit = ende
play-your-turn = { $seat }: Dein Zug.
play-choice = { $number }. { $choice }
play-choice-effect = { $number }. { $choice } ({ $effect })
play-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
play-loss = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
play-points = { $points ->
    [one] { $seat }: { $points } Punkt
   *[other] { $seat }: { $points } Punkte
}
play-prompt = { $last ->
    [1] Deine Wahl (nur 1):
   *[other] Deine Wahl, 1 bis { $last }:
}
play-prompt-cells = Deine Wahl, 1 bis { $last } oder ein Feld:
play-not-understood = „{ $text }“ ist keine der Möglichkeiten; tippe eine Zahl von 1 bis { $last } oder „hilfe“.
play-ambiguous = „{ $text }“ kommt in mehreren Möglichkeiten vor: { $numbers }. Tippe eine dieser Zahlen.
play-cannot-undo = Du kannst gerade nichts zurücknehmen: Was der Zufall aufgedeckt oder ein Mitspieler getan hat, bleibt.
play-clear = Als Nächstes: { $seat }. Drücke Enter, wenn du alles gelesen hast; dann wird der Bildschirm gelöscht:
play-hand-over = { $seat }: Dein Zug. Wenn nur du den Bildschirm siehst, drücke Enter:
play-gain-of = { $points ->
    [one] { $seat }: +{ $points } Punkt
   *[other] { $seat }: +{ $points } Punkte
}
play-loss-of = { $points ->
    [one] { $seat }: −{ $points } Punkt
   *[other] { $seat }: −{ $points } Punkte
}
play-then-chance = Das Weitere kann noch niemand wissen.
play-half-done = Das ist nur der erste Schritt; was er bringt, zeigt sich, wenn alles getan ist.
play-no-effects = Was daraus wird, zeigt sich später.
play-forced = Nur eine Möglichkeit: { $choice }
play-undone = Zurückgenommen.
play-over = Das Spiel ist zu Ende.
play-place = Rang { $place }: { $seat }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-nobody = Niemand gewinnt: Das Spiel wurde abgebrochen.
play-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
play-saved = Die Aufzeichnung liegt in { $file }.
play-stopped = Angehalten.
play-offer = Dateiname für die Aufzeichnung dieses Spiels (Enter allein: nicht behalten):
play-commitment = Der Zufall liegt schon fest; dieser Fingerabdruck beweist es nach dem Spiel: { $commitment }
play-quit = Du hast das Spiel verlassen.

verify-good = Die Aufzeichnung ist vollständig, und jede Antwort des Zufalls folgt aus dem Startwert: { $moves } Schritte, Fingerabdruck { $commitment }.
replay-unfinished = Hier endet die Aufzeichnung; das Spiel war nicht zu Ende.
games-line = { $players } Spieler, etwa { $minutes } Minuten
games-option = Option { $option } ({ $default }): { $meaning }
warm-start = { $game } wird einmalig vorbereitet; spätere Starts dauern eine Sekunde.
warm-step = { $game }: { $kernel }
warm-game = { $game } ist übersetzt.
warm-done = Alle Spiele sind übersetzt.
bench-yardstick = Maßstab (eine einfache Schleife, die 10 Millionen Zahlen addiert): { $seconds } s
bench-game = Spiel
bench-players = Spieler
bench-rate = zufällige Entscheidungen je Sekunde

## Rat und Rückschau

advice-head = { $game }: { $seat } ist am Zug. { $bot } hat sich von hier aus { $playouts } Spiele angesehen.
advice-move = { $rank }. { $move }: gewinnt zu { $win } % (±{ $error }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (±{ NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { $visits }-mal angesehen
advice-once = { $rank }. { $move }: einmal angesehen, was nichts besagt
advice-unseen = { $rank }. { $move }: nicht angesehen
advice-why = Warum „{ $move }“?
advice-only = Nur „{ $move }“ führt dazu:
advice-open = Wozu „{ $move }“ führt, hängt vom Zufall oder von den anderen ab.
advice-both-open = Wozu beide führen, hängt vom Zufall oder von den anderen ab.
advice-same = In diesem Zug führt er zum Gleichen, nur in anderer Reihenfolge.
advice-alike = Bis auf den Zug selbst führen beide hier zum Gleichen.
advice-clear = Kein anderer Zug war einen genaueren Blick wert.
advice-wins-more = So werden von 100 Spielen { $games } (±{ $error }) mehr gewonnen als mit „{ $other }“.
advice-wins-less = Die Suche zog das vor, obwohl „{ $other }“ am Ende { $games } (±{ $error }) von 100 Spielen mehr gewann.
advice-points-more = „{ $other }“ gewinnt etwa gleich oft, bringt aber weniger Punkte.
advice-points-less = „{ $other }“ gewinnt etwa gleich oft und bringt mehr Punkte.
advice-close = „{ $other }“ ist etwa gleich gut: der Unterschied ist kleiner, als die Suche danebenliegen kann.
advice-more = { $seat } hat dann am Ende etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr.
advice-less = { $seat } hat dann am Ende etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger.
advice-seat = { $number } ({ $seat })
advice-seat-needed = Sag mit --seat, für welchen Platz; dran sind jetzt: { $seats }.
review-head = Rückschau auf ein Spiel { $game }, beurteilt von { $bot }.
review-seat = { $seat }: { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    }, { $mistakes ->
        [0] kein deutlicher Fehler
        [one] { $mistakes } deutlicher Fehler: Zug { $move } kostete { $games } von 100 Spielen
       *[other] { $mistakes } deutliche Fehler; der schlimmste, Zug { $move }, kostete { $games } von 100 Spielen
    }.
review-turns = Wo das Spiel kippte:
review-few-turns = { $points ->
    [0] Keine Gewinnaussicht änderte sich auf einmal so sehr, dass das Urteil sicher ist.
   *[other] Sonst änderte sich keine Gewinnaussicht auf einmal so sehr, dass das Urteil sicher ist.
}
review-move = Zug { $move }, { $seat }: „{ $action }“.
review-better = „{ $action }“ hätte von 100 Spielen { $games } (±{ $error }) mehr gewonnen.
review-change = Die Gewinnaussicht von { $seat } ging von { $before } % auf { $after } % (±{ $error }).
review-luck = Ein besserer Zug war nicht zu finden: was danach kam, machte den Unterschied.
review-mistakes = Deutliche Fehler:
review-no-mistakes = Niemand verlor durch einen Zug mehr, als das Urteil danebenliegen kann.
review-more-mistakes = { $mistakes ->
    [one] { $mistakes } kleinerer ist hier weggelassen.
   *[other] { $mistakes } kleinere sind hier weggelassen.
}
review-unwritable = { $folder } kann nicht geschrieben werden ({ $reason }). Dort wurde nichts geändert; schaffe Platz oder nenne mit --out einen anderen Ordner.
review-written = Die Rückschau liegt in { $folder }: { $files }.
review-none = In diesem Spiel hatte niemand eine Wahl, also gibt es nichts zu beurteilen.
review-axis-move = Züge bisher
review-axis-chance = Gewinnaussicht
ply-bad = Dieses Spiel hat die Züge 0 bis { $last }, nicht { $ply }.
bot-no-search = „{ $bot }“ kann seine Züge nicht erklären; Bots, die es können: { $levels }.

## Die Arena

number = { $number }
decimal-point = ,
arena-start = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} mit je { $seatings ->
    [one] { $seatings } Sitzordnung
   *[other] { $seatings } Sitzordnungen
}: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
arena-there = { $games ->
    [one] { $games } Partie ist
   *[other] { $games } Partien sind
} schon da.
arena-progress = { $done } von { $games } Partien
arena-progress-left = { $done } von { $games } Partien, noch etwa { $left }
arena-stopping = Die Arena hält an: Angefangene Partien werden aufgegeben, die fertigen ausgewertet und berichtet. Das dauert einen Moment; ein zweites Strg-C ist nicht nötig.
arena-nothing = Angehalten, bevor die erste Partie zu Ende war.
arena-stopped = { $missing ->
    [one] Vorzeitig angehalten: { $missing } Partie fehlt
   *[other] Vorzeitig angehalten: { $missing } Partien fehlen
}. In einer Runde, die nicht fertig ist, hatte nicht jeder jeden Platz.
arena-resume = Derselbe Befehl spielt den Rest.
arena-cut-off = { $games ->
    [one] { $games } Partie wurde von einer Grenze beendet; niemand gewann sie
   *[other] { $games } Partien wurden von einer Grenze beendet; niemand gewann sie
}, und Wertungen, Ränge und Kreuztabelle lassen sie aus.
arena-forfeits = „{ $bot }“ versagte bei { $forfeits } von { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}: Stattdessen wurden zufällige Züge gemacht.
arena-fault = „{ $bot }“ { $times ->
    [one] einmal, bei Zug { $ply } von Partie { $game }
   *[other] { $times }-mal, zuerst bei Zug { $ply } von Partie { $game }
}: { $problem }
arena-unasked = Nach { $times } Fehlern hintereinander wird ein Bot in dieser Partie nicht mehr gefragt; auch seine übrigen Entscheidungen dort zählen als versagt.
arena-written = Berichte und Aufzeichnungen sind in { $folder }.
arena-unwritten = Zu berichten gibt es noch nichts; { $folder } enthält nur die Einstellungen.
arena-title = Arena: { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
arena-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $seatings } je Runde, Startwert { $seed }.
arena-files = Die Aufzeichnung jeder Partie ist in { $records }, eine Zeile für jede Partie und jeden Platz in { $rows }.
arena-picture = Wertungen und Gewinnanteile
arena-bot = Bot
arena-seat = Platz
arena-anybody = alle
arena-line-up = Besetzung
arena-rating = Wertung (95 %)
arena-times = gespielt
arena-win-share = Gewinnanteil (95 %)
arena-points = Punkte
arena-place = Rang
arena-pace = Zeit je Wahl
arena-ahead-of = vor
arena-bots-title = Bots
arena-bots-note = „Gespielt“ zählt einen Bot für jeden Platz, den er hatte. Wer den ersten Rang teilt, teilt den Gewinn; unter Gleichen gewänne jeder { $equal }.
arena-cross-title = Wer landet vor wem
arena-cross-note = Wie oft der Bot der Zeile am selben Tisch vor dem der Spalte landet; Gleichstand zählt halb.
arena-seats-title = Plätze
arena-seats-note = Plätze sind ab 0 gezählt; wer beginnt, ist die Option „starter“ des Spiels.
arena-line-ups-title = Besetzungen
arena-line-ups-note = Der Gewinnanteil ist der eines einzelnen Exemplars des Bots, in allen Reihenfolgen am Tisch.
arena-plot-rating = Wertung von openskill
arena-plot-win = Gewinnanteil in % (gestrichelt: Gleiche, { $equal })
arena-plot-seat = Platz { $seat }
arena-plot-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; Balken sind 95-%-Intervalle

## Der Tischserver

server-listening = Tiergarten läuft unter { $address } (Strg-C hält an). Die Tische liegen in { $store }.
limit-unknown = Es gibt keine Grenze „{ $limit }“; die Grenzen sind: { $known }.
limit-number = Die Grenze „{ $limit }“ ist eine ganze Zahl, nicht „{ $value }“.
port-taken = Der Server kann an { $host }, Port { $port } nicht lauschen ({ $reason }); nenne mit --port einen anderen oder beende, was ihn benutzt.
bus-url = Ein Bus ist redis://HOST:PORT/NUMMER, nicht „{ $url }“.
store-url = Ein Speicher ist sqlite:///DATEI oder postgresql://NAME:PASSWORT@HOST/DATENBANK, nicht „{ $url }“.
store-folder = Der Ordner { $folder } kann nicht angelegt werden ({ $reason }); nenne mit --store einen Speicher, der beschrieben werden kann.
store-newer = Der Speicher stammt von einer neueren Version von Tiergarten; installiere diese oder nimm eine Sicherung ({ $reason }).
store-unreachable = Der Speicher { $url } kann nicht benutzt werden ({ $reason }).
store-away = Der Speicher ist nicht erreichbar; nichts wurde geändert. Versuch es gleich noch einmal.
store-other-answer = Tisch { $table } kann nicht geöffnet werden: Was der Zufall in Version { $version } geantwortet hat, folgt nicht aus seinem Startwert.
store-other-rules = Dieser Tisch wurde mit Version { $found } der Spielregeln eingerichtet; dieser Server spielt Version { $known }.
table-unknown = Diesen Tisch gibt es nicht; prüfe den Link.
path-unknown = Unter { $path } gibt es nichts; /api/openapi.json zählt auf, was es gibt.
catalogue-unknown = Es gibt keinen Katalog „{ $name }“; die Kataloge sind: { $known }.
session-needed = Du hast noch kein Token; POST /api/session gibt dir eines.
origin-foreign = Diese Anfrage kommt von einer anderen Seite; benutze die Adresse des Servers selbst.
seat-not-held = Du sitzt nicht an diesem Tisch; tritt ihm erst bei.
seat-not-yours = Dieser Platz gehört jemand anderem; deine: { $seats }.
seat-already = Du sitzt schon hier: { $seats }.
seat-taken = Dieser Platz ist besetzt; freie Plätze: { $seats }.
seat-person = { $seat } ist ein Mensch; ändern lassen sich nur freie Plätze und Bots.
seat-bot-plays = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
seat-bot-already = Für { $seat } spielt schon ein Bot.
invite-wrong = Um beizutreten, brauchst du den Einladungslink; frag, wer den Tisch eingerichtet hat.
watch-wrong = Um diesen Tisch zu sehen, brauchst du den Zuschauerlink; frag jemanden, der dort sitzt.
watching-off = Diesem Tisch kann man nicht zuschauen; nur wer dort sitzt, sieht ihn.
pass-wrong = Dieser Pass passt nicht oder wurde schon benutzt; hol einen neuen auf dem Gerät, das den Platz hat.
host-only = Das darf nur { $seat }: So heißt, wer den Tisch eingerichtet hat.
table-no-host = Mindestens ein Platz ist dein eigener: ein Platz der Art „here“.
table-full = An diesem Tisch ist kein Platz frei.
table-open = Das Spiel hat noch nicht begonnen; wer den Tisch eingerichtet hat, startet es.
table-playing = Das Spiel hat schon begonnen.
table-over = Das Spiel ist vorbei; für ein neues bitte um eine Revanche.
table-closed = Dieser Tisch wurde von der Serverleitung geschlossen.
table-replay = Dies ist die Wiedergabe eines aufgezeichneten Spiels; hier spielt niemand.
table-paused = Das Spiel ist unterbrochen; jemand am Tisch muss es fortsetzen.
table-not-paused = Das Spiel ist nicht unterbrochen.
table-moved-on = Am Tisch ging es weiter: Diese Wahl steht nicht mehr an.
turn-held = { $seat } hat den Zug noch nicht bestätigt.
nothing-to-confirm = Du hast keinen Zug zu bestätigen.
action-no-name = „{ $action }“ ist kein Name eines Zuges; sende einen Namen aus der Liste der möglichen Züge.
leave-started = Das Spiel hat begonnen; überlass deinen Platz stattdessen einem Bot.
hand-over-own = Das ist dein eigener Platz; überlass ihn einem Bot, wenn du aufhören willst.
hand-over-present = { $seat } ist da oder war es eben noch; ein Bot kann übernehmen, wenn jemand eine Weile weg ist oder keine Zeit mehr hat.
take-back-none = Es vertritt dich kein Bot, von dem du deinen Platz zurücknehmen könntest.
hints-off = An diesem Tisch gibt es keine Tipps.
hint-underway = Für dich wird schon ein Tipp überlegt; warte darauf.
hint-not-your-turn = Frag nach einem Tipp, wenn du am Zug bist.
command-id-used = Die Kennung „{ $id }“ wurde für einen anderen Befehl benutzt; nimm für jeden eine neue.
past-eyes = Solange das Spiel läuft, kannst du nur als Zuschauer zurückblicken; lass den Platz weg.
strict-no-scores = Dies ist ein strenger Tisch: Punkte werden erst am Ende gesagt.
record-not-over = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist; vorher würde sie verraten, was verdeckt liegt.
review-not-over = Ein Spiel kann besprochen werden, wenn es vorbei ist.
game-compiling = Das Spiel wird gerade übersetzt, { $done } % sind fertig; versuch es in einer Weile noch einmal.
message-bad = Die Nachricht ist nicht verständlich: { $where }: { $problem }.
server-fault = Hier ist etwas schiefgegangen, und du kannst nichts dafür; versuch es noch einmal, und sag es dem, der den Server betreibt.
request-bad = Die Anfrage ist nicht verständlich: { $problem }.
hello-needed = Die erste Nachricht an einem Socket ist hello.
hello-again = Du hast schon hello gesagt.
body-too-long = Das ist zu lang: höchstens { $most } Bytes.
too-many-requests = Das war zu schnell: höchstens { $most } Anfragen in der Sekunde.
too-many-messages = Das war zu schnell: höchstens { $most } Nachrichten in der Sekunde.
too-many-sockets = Es sind zu viele Verbindungen offen; höchstens { $most } für jeden.
too-many-sockets-in-all = Dieser Server hat { $most } offene Verbindungen, mehr nimmt er nicht; komm später wieder.
too-many-tables = Du hast { $most } Tische eingerichtet, deren Spiel nicht vorbei ist; beende erst einige davon.
too-many-tables-in-all = Dieser Server hat { $most } Tische, deren Spiel nicht vorbei ist, mehr nimmt er nicht; komm später wieder.
too-many-new-tables = Du darfst { $most } Tische in der Stunde einrichten; komm später wieder.
admin-line = { $id }  { $game }  { $status }  { $changed }  { $names }
admin-none = Es gibt keine Tische.
admin-closed = Tisch { $id } ist geschlossen.
admin-pruned = { $tables ->
    [one] { $tables } Tisch wurde vergessen.
   *[other] { $tables } Tische wurden vergessen.
}
admin-days-bad = Die Tage sind eine ganze Zahl ab 1, nicht { $days }.
admin-event = { $version }  { $at }  { $kind }  { $seat }
event-joined = Hingesetzt
event-renamed = Umbenannt
event-left = Aufgestanden
event-arranged = Platz vergeben
event-started = Begonnen
event-played = Gezogen
event-confirmed = Bestätigt
event-takenback = Zurückgenommen
event-handedover = An Bot übergeben
event-cameback = Zurückgekehrt
event-resigned = Aufgegeben
event-paused = Pause
event-resumed = Fortgesetzt
event-hinted = Tipp
event-shared = Platz geteilt
event-sat = Platz mitgenommen
event-rematched = Revanche
event-closed = Geschlossen
