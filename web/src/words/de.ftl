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
