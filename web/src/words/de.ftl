# Die Seite selbst: Lobby, Einstellungen, und was der Tisch jedes Spiels hat.

title = Tiergarten
skip = Zum Inhalt
close = Schließen
cancel = Abbrechen
nowhere = Hier ist nichts.
to-lobby = Zurück zur Lobby

## Die Lobby

lobby-sentence = Zoo-Brettspiele an einem Tisch: mit Freunden über einen Link oder gleich gegen Bots. Ohne Konto.
lobby-away = Der Server antwortet nicht. Neuer Versuch …
games = Spiele
own-tables = Deine Tische
open-tables = Offene Tische
past-tables = Beendete Spiele
game-facts = { $fewest } bis { $most } Spieler, etwa { $minutes } Minuten
compiling = Wird einmalig vorbereitet: { $done } %
play-now = Gegen Bots spielen
invite-friends = Freunde einladen
seat-open = ein freier Platz
your-turn = Du bist dran
status-open = wartet auf Spieler
status-playing = wird gespielt
status-over = zu Ende
status-closed = geschlossen
replay-record = Ein Spiel nachspielen
replay-drop = Zieh die Aufzeichnung eines Spiels hierher, um es Zug für Zug wieder anzusehen.
replay-choose = Aufzeichnung wählen …
record-no-json = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.
language = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel

## Ein neuer Tisch

new-table = { $game }: ein neuer Tisch
guest = Gast
guest-number = Gast { $number }
your-name = Dein Name
name = Name
players = Spieler
seat-number = Platz { $number }
seat-invited = Jemand, den du einlädst
seat-here = Jemand hier an diesem Gerät
bot-level = { $level ->
    [random] Bot: spielt irgendwas
    [greedy] Bot: Anfänger
    [easy] Bot: leicht
    [medium] Bot: mittel
    [hard] Bot: schwer
   *[expert] Bot: Experte
}
more-options = Mehr
clock = Uhr
clock-none = Keine Uhr
clock-gentle = Gemütlich: 15 Minuten, 20 Sekunden mehr je Zug
clock-fast = Schnell: 5 Minuten, 8 Sekunden mehr je Zug
fast-bots = Schnelle Bots
public-table = Die Lobby zeigt den Tisch; jeder darf mitspielen
strict-table = Strenger Tisch: keine Tipps, keine Vorschau, keine Punkte vor dem Ende
start-now = Los
open-table = Tisch eröffnen

## Am Tisch

connecting = Einen Moment …
compiling-progress = Fortschritt
reconnecting = Die Verbindung ist weg. Sie wird wiederhergestellt … Nichts geht verloren.
no-entry = Hier kommst du nicht hinein.
waiting-open = { $number ->
    [one] Ein Platz ist frei. Schick den Einladungslink weiter, oder fang mit einem Bot an.
   *[other] { $number } Plätze sind frei. Schick den Einladungslink weiter, oder fang mit Bots an.
}
waiting-full = Alle sind da.
waiting-host = Wer den Tisch eröffnet hat, beginnt das Spiel.
sit-down = Hinsetzen
leave-seat = Aufstehen
start-with-bots = Los, Bots nehmen die freien Plätze
link-invite = Einladungslink
link-watch = Link zum Zuschauen
link-copied = Der Link ist kopiert.
link-by-hand = Der Link ließ sich nicht kopieren; markiere und kopiere ihn von Hand.
copy = Kopieren
seats = Wer spielt
you = du
acts = am Zug
bot-name = { $level ->
    [random] Bot { $number }
    [greedy] Anfänger { $number }
    [easy] Leicht { $number }
    [medium] Mittel { $number }
    [hard] Schwer { $number }
   *[expert] Experte { $number }
}
bot-stands-in = ein Bot vertritt
resigned = ein Bot spielt weiter
away = seit { $seconds } s weg
hand-over = Bot spielen lassen
take-back = Platz zurücknehmen
hints-asked = { $number ->
    [one] hat um einen Tipp gebeten
   *[other] hat um { $number } Tipps gebeten
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scores-open = Woher die Punkte kommen
scores-now = Punkte, wenn jetzt Schluss wäre
no-points = Noch nichts
watchers = { $number ->
    [one] Einer schaut zu
   *[other] { $number } schauen zu
}
other-zoos = Die anderen Zoos
log = Was geschah
look-back = Den Tisch von damals ansehen
looking-back = Rückblick
looking-back-at = Rückblick: Zug { $ply } von { $plies }
step-back = Einen Zug zurück
step-on = Einen Zug weiter
to-now = Zurück zum Spiel
last-round = Das ist die letzte Runde.
actions = Was du tun kannst
confirm = Zug bestätigen
undo = Zurücknehmen
restart = Zug von vorn
chance-follows = Einmal gezogen, ist das Plättchen gesehen: Das lässt sich nicht zurücknehmen.
hint = Tipp
hint-thinking = Denkt nach …
hints-given = Gute Züge, ohne Reihenfolge
others-play = Die anderen spielen.
effect-points = { $sign ->
    [plus] { $points ->
        [one] +{ $points } Punkt.
       *[other] +{ $points } Punkte.
    }
   *[minus] { $points ->
        [one] −{ $points } Punkt.
       *[other] −{ $points } Punkte.
    }
}
forced = Nur eine Möglichkeit: { $move }
dead-spot = { $spot }: warum nicht?
why-held = Bestätige erst deinen Zug, oder nimm ihn zurück.
why-past = Du blickst zurück; geh zurück zum Spiel, um zu spielen.
why-not-your-turn = Du bist nicht dran.
why-not-now = Das geht jetzt nicht.
task-paused = Das Spiel ist angehalten.
task-over = { $number ->
    [0] Das Spiel ist zu Ende; niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
task-confirm = Bestätige deinen Zug, oder nimm ihn zurück.
task-held = { $seat } überlegt den Zug noch einmal.
help-about = Regeln: { $area }
rules = Regeln
rules-all = Alle Regeln
menu = Menü
keys = Tasten
key-tab = Tab: von einem zum nächsten
key-n = N: zum Nächsten, was du spielen kannst
key-numbers = 1 bis 9: der Wagen oder das Gehege mit der Nummer; D: ziehen
key-arrows = Pfeile, +, −, Pos1: auf einem Plan, der sich verschieben lässt: zum nächsten Platz, größer, kleiner, alles
key-enter = Enter: drücken; Zug bestätigen
key-escape = Escape: zurücknehmen
key-r = R: den Tisch vorlesen
key-l = L: zu dem, was zuletzt geschah
key-help = ?: diese Tasten
result = Ergebnis
reactions = Reaktionen
reaction-smile = Lächeln
reaction-applause = Applaus
reaction-wow = Toll
reaction-oops = Hoppla
reaction-thinking = Ich überlege
reaction-thanks = Danke
reaction-hurry = Beeil dich, bitte
reaction-good-game = Gutes Spiel
settings = Einstellungen
setting-confirm = Ende des Zuges bestätigen
setting-forced = Von selbst tun, was keine Wahl lässt
setting-sound = Töne
setting-motion = Bewegung
motion-slow = Langsam
motion-normal = Normal
motion-off = Keine
table = Tisch
pause = Anhalten
resume = Weiterspielen
resign = Einem Bot überlassen
resign-sure = Wirklich gehen: Ein Bot spielt weiter
fair-deal = Faires Austeilen
fair-deal-words = Was der Zufall antwortet, lag vor dem Spiel fest. Dieser Fingerabdruck beweist es, wenn das Spiel zu Ende ist:
game-over = Das Spiel ist zu Ende
breakdown = Woher die Punkte kommen
rematch = Noch einmal
to-rematch = Zum neuen Spiel
view-table = Tisch ansehen
replay = Nachspielen
verify = Austeilen prüfen
save-record = Aufzeichnung sichern
curtain = Jetzt ist { $name } dran. Gib das Gerät weiter.
curtain-lift = Meine Seite zeigen
zoom = Größe des Plans
zoom-in = Größer
zoom-out = Kleiner
zoom-all = Alles
plain-board = Dieses Spiel hat hier noch keine Bilder. Was du tun kannst, steht unten.
plain-view = Der Tisch, wie der Server ihn nennt

## Nachspielen und prüfen

replay-eyes = Mit den Augen von
replay-watcher = einem Zuschauer
replay-move = Zug
to-table = Zum Tisch
verify-title = Wurde fair ausgeteilt?
verify-words = Vor dem Spiel hat der Server einen Fingerabdruck von Startwert und Salz gezeigt, aus denen jede Antwort des Zufalls folgt. Nach dem Spiel nennt er beide, und jeder kann es prüfen.
verify-fingerprint = Fingerabdruck
verify-seed = Startwert
verify-salt = Salz
verify-good = Der Fingerabdruck passt: Startwert und Salz lagen vor dem Spiel fest.
verify-bad = Der Fingerabdruck passt nicht!
verify-unknown = Dieser Browser prüft Fingerabdrücke nur auf einer sicheren Seite (https oder dieser Computer selbst).
verify-how = Das ganze Austeilen, Zug für Zug, prüft dieser Befehl:
verify-none = Öffne diese Seite von einem beendeten Spiel aus.
