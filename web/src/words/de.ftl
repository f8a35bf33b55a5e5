# Die Seite selbst: Lobby, Einstellungen, und was der Tisch jedes Spiels hat.

title = Tiergarten
skip = Zum Inhalt
close = Schließen
note = Hinweis
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
about-mini = Wagen mit Tieren beladen, im richtigen Moment einen nehmen und jeder Art ein eigenes Gehege geben. Gut für den Anfang.
about-zooloretto = Der große Zoo: Wagen voller Tiere, Buden und Nachwuchs, und Münzen, um umzubauen und anzubauen.
about-aquaretto = Ein Zoo im Wasser: Becken wachsen Plättchen für Plättchen, und Mitarbeiter machen sie einträglich.
about-zoo-and-sea = Zwei Zoos für alle, an Land und im Wasser, und Wagen für beide. Für alle, die beide Spiele kennen.
about-dice = Würfeln, Wagen beladen und Tiere auf dem Blatt ankreuzen, bevor die anderen ihre voll haben.
about-dices-zoo = Ein Wettlauf, die eigenen Würfel loszuwerden: Ersetze, was die anderen ausgelegt haben, und lass dir von den Tieren helfen.
about-o-zoo-le-mio = Geheim um Plättchen bieten und Gehege und Wege anlegen, die Besucher anziehen, Jahr für Jahr.
compiling = Wird einmalig vorbereitet: { $done } %
play-now = Gegen Bots spielen
invite-friends = Freunde einladen
learn = Spielend lernen
first-game = Neu hier? Fang mit diesem an.
seat-open = ein freier Platz
watch = Zuschauen
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
theme-system = Farben wie dieses Gerät
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
clock-custom = Nach Wunsch
clock-minutes = Minuten für jeden
clock-seconds = Sekunden mehr je Zug
clock-facts = { $minutes } Minuten für jeden, { $seconds } Sekunden mehr je Zug
public-table = Die Lobby zeigt den Tisch; jeder darf mitspielen
strict-table = Strenger Tisch: keine Tipps, keine Vorschau, keine Punkte vor dem Ende
table-watching = Andere dürfen mit einem Link zuschauen
table-hints = Tipps sind erlaubt
option-left_out = Arten, die fehlen
option-zoo_left_out = Arten des Zoos, die fehlen
option-sea_left_out = Arten des Wasserzoos, die fehlen
option-starter = Wer beginnt
option-zoo_expansions = Erweiterungen des Zoos für jeden
option-bonuses = Bonus für Krokodil, Strauß, Affe, Elefant, Löwe
option-coin_groups = Münzen der drei Gruppen der Kasse
option-rounds = Nach so vielen Runden wird abgebrochen
option-limit = Die Partie endet bei so vielen Minuspunkten
option-used_dice = Wohin benutzte Würfel kommen
option-turns = Nach so vielen Zügen wird eine Runde abgebrochen
option-stalled = Nach so vielen Zügen ohne einen Würfel weniger wird abgebrochen
option-years = Wann ein Jahr alle Plättchen hat
option-money = Was die anderen an Münzen haben
option-lone_trees = Bäume für einen Zoo, der als einziger Büsche hat
option-ties = Wer bei Gleichstand gewinnt
choice-random = Der Zufall entscheidet
choice-own = { $number ->
    [one] Ich wähle eine …
   *[other] Ich wähle { $number } …
}
choice-picked = { $picked } von { $number } gewählt
choice-limit-0 = Nur eine Runde
choice-used_dice-bag = Zurück in den Beutel
choice-used_dice-box = In die Schachtel, bis der Beutel leer ist
choice-years-five-tiles = Mit fünf Plättchen
choice-years-three-bushes = Sobald drei davon Büsche haben, für Profis
choice-money-hidden = Niemand erfährt es
choice-money-open = Alle sehen es
choice-ties-flagpole = Wessen Fahne höher hängt
choice-ties-shared = Sie teilen sich den Sieg
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
link-seat = Link für dein anderes Gerät; er gilt einmal
link-code = Der Link als Code für eine Kamera
code = QR-Code
share = Teilen …
second-device = Auch auf einem anderen Gerät spielen …
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
    [one] 1 Tipp
   *[other] { $number } Tipps
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scores-open = Woher die Punkte kommen
scores-now = Punkte, wenn jetzt Schluss wäre
no-points = Nichts
watchers = { $number ->
    [one] Einer schaut zu
   *[other] { $number } schauen zu
}
other-zoos = Die anderen Zoos
end-pile = { $end ->
    [0] Der Schlussstapel unter der roten Scheibe ist aufgebraucht.
   *[other] Der Schlussstapel unter der roten Scheibe: die letzten { $end } Plättchen. Wird das erste davon gezogen, ist die Runde die letzte.
}
truck-taken-by = { $name } hat Wagen { $truck } genommen.
covered-box = Abgedeckt: Zu zweit hat dieser Wagen weniger Felder
lesson = Spielend lernen
lesson-step = Schritt { $step } von { $steps }
lesson-wait = { $name } spielt; sieh einfach zu.
lesson-next = Weiter
lesson-end = Ab jetzt allein
lesson-leave = Einführung beenden
log = Was geschah
look-back = Den Tisch von damals ansehen
looking-back = Rückblick
looking-back-at = Rückblick: Zug { $ply } von { $plies }
step-back = Einen Zug zurück
step-on = Einen Zug weiter
to-now = Zurück zum Spiel
last-round = Das ist die letzte Runde.
round-over = Runde { $round } ist zu Ende.
round-starts = { $name } beginnt Runde { $round }.
round-starts-you = Du beginnst Runde { $round }.
actions = Was du tun kannst
press-marked = Drück auf eine der markierten Stellen.
confirm = Zug bestätigen
undo = Zurücknehmen
restart = Zug neu beginnen
chance-follows = Einmal gezogen, ist das Plättchen gesehen: Das lässt sich nicht zurücknehmen.
hint = Tipp
hint-thinking = Denkt nach …
hints-given = Gute Züge
hint-win = Damit gewinnt man etwa { $win } von 100 Spielen.
hint-same = Hier macht es kaum einen Unterschied.
hint-more = Du hast am Ende etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr als nach „{ $other }“.
hint-less = Du hast am Ende etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger als nach „{ $other }“.
others-play = Die anderen spielen.
skip-bots = Überspringen
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
choose = Wählen: { $thing }
dead-spot = { $spot }: warum nicht?
why-held = Bestätige erst deinen Zug, oder nimm ihn zurück.
why-past = Du blickst zurück; geh zurück zum Spiel, um zu spielen.
why-not-your-turn = Du bist nicht dran.
why-not-now = Das geht jetzt nicht.
task-paused = Das Spiel ist angehalten.
task-plain = Am Zug: { $names }.
task-over = { $number ->
    [0] Das Spiel ist zu Ende; niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
task-confirm = Bestätige deinen Zug, oder nimm ihn zurück.
task-held = { $seat } überlegt den Zug noch einmal.
help-about = Regeln: { $area }
rules = Regeln
rules-some = Die Regeln zu dieser Stelle, nummeriert wie in allen Regeln. „(unsere Regelung)“: Die gedruckten Regeln lassen es offen.
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
key-skip = .: überspringen, was Bots tun
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
setting-forced = Für mich ziehen, wo es nur einen Zug gibt
setting-sound = Töne
sound-turn = Dein Zug
sound-tile = Plättchen
sound-end = Das Ende
setting-notify = Benachrichtigung zeigen, wenn ich am Zug bin und diese Seite nicht zu sehen ist
setting-pace = Bots spielen
pace-calm = langsam, so dass du folgen kannst
pace-brisk = schnell
pace-instant = sofort
setting-motion = Bewegung
motion-slow = Langsam
motion-normal = Normal
motion-off = Keine
table = Tisch
facts = Was vereinbart ist
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
replay-link = Link zu diesem Zug kopieren
review = Analyse
review-making = Ein Bot sieht sich jede Entscheidung der Partie an. Das dauert einen Moment …
review-none = Niemand hatte in dieser Partie eine Wahl, also gibt es nichts zu beurteilen.
review-words = Wie gut die Aussichten auf den Sieg bei jeder Entscheidung standen, wie ein Bot sie einschätzt. Die Zahlen zeigen, wo sich die Partie gewendet hat.
review-graph = Die Siegaussichten im Verlauf der Partie; dieselben Zahlen stehen darunter
review-at = Zug { $ply }
review-look = Ansehen
review-turns = Wo sich die Partie gewendet hat
review-few-turns = { $points ->
    [0] Keine Siegaussicht änderte sich auf einmal so sehr, dass der Bot sich sicher ist.
   *[other] Sonst änderte sich keine Siegaussicht auf einmal so sehr, dass der Bot sich sicher ist.
}
review-mistakes = Fehler, deren sich ein Bot sicher ist
review-no-mistakes = Niemand verlor durch einen Zug mehr, als der Bot danebenliegen kann.
review-players = Wie alle gespielt haben
review-play = { $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
}, { $mistakes ->
    [0] kein Fehler, dessen sich ein Bot sicher ist.
    [one] ein Fehler: Zug { $move } kostete { $loss } von 100 Spielen.
   *[other] { $mistakes } Fehler; der schlimmste, Zug { $move }, kostete { $loss } von 100 Spielen.
}
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
## Wenn etwas kaputtgeht

crash-title = Auf dieser Seite ist etwas kaputtgegangen.
crash-words = Die Partie liegt beim Server: nichts davon ist verloren. Lade die Seite neu und spiel weiter, wo du warst.
crash-reload = Neu laden
crash-no-record = Die Aufzeichnung kann gespeichert werden, wenn die Partie vorbei ist.
crash-details = Für alle, die es melden wollen
crash-note = Auf dieser Seite ist etwas schiefgegangen. Wenn sie seltsam aussieht, lade sie neu: nichts ist verloren.
