# Sentences that every part of Tiergarten shares.

player = Player { $number }

## Mistakes: what was wrong, and what would be right

game-unknown = There is no game “{ $game }”; the games are: { $known }.
bot-time-bad = The time { $time } cannot be given to the bot “{ $bot }”: bots that have one are { $levels }, for more than 0 and at most { $most } seconds a move.
bot-unknown = There is no bot “{ $bot }”; the bots are: { $known }.
program-missing = The program “{ $program }” cannot be found; a bot is named as program:COMMAND, with a command that can be run from here.
command-bad = The command “{ $command }” cannot be split into words ({ $reason }).
command-missing = The command of the bot is missing; name it as program:COMMAND.
class-bad = A class is named as python:package.module:Class, not “{ $name }”.
class-missing = The class “{ $name }” cannot be used as a bot ({ $reason }); needed is package.module:Class that can be imported from here and has choose(view, legal).
seconds-bad = A bot has more than 0 and at most { $most } seconds a move, not { $time }.
players-bad = { $game } is for { $first } to { $last } players, not { $players }.
players-type = { $game } is for { $first } to { $last } players, given as a whole number, not as { $players }.
seed-bad = A seed is a whole number of at most 256 bits that is not negative, not { $seed }.
number-bad = The number of a seed's game is a whole number from 0 to 4294967295, not { $number }.
tables-bad = A batch has a whole number of tables, at least 1, not { $tables }.
option-unknown = There is no option “{ $option }”; the options are: { $known }.
option-type = The option “{ $option }” takes a word, a number or a list of words, not { $value }.
option-word = The option “{ $option }” is one of { $known }, not { $value }.
option-number = The option “{ $option }” is a whole number from { $least } to { $most }, not { $value }.
option-starter = The starter is “random” or a seat from 0 to { $last }, not { $value }.
option-given-badly = Options are given as name=value, not “{ $text }”.
action-illegal = “{ $action }” is not possible now; possible: { $choices }.
quoted = “{ $words }”
seat-waits = { $seat } may not act now; it is the turn of: { $seats }.
seat-needed = Several seats may act now; say for which you do: { $seats }.
seat-unknown = There is no seat { $seat }; the seats are 0 to { $last }.
seat-mismatch = That move belongs to { $own }, not to { $given }.
game-over = The game is over; start a new one to play on.
nothing-to-undo = No move has been made that could be taken back.
batch-shape = A step takes an array of { $tables } action ids, one a table, not an array of shape { $shape } and type { $type }.
batch-illegal = Action { $action } is not legal at table { $table }, so no move was made; legal there: { $choices }.
cache-unwritable = Compiled rules cannot be kept in { $folder } ({ $reason }); set TIERGARTEN_CACHE to a folder that can be written to.
rules-page-missing = The rules of { $game } are not part of this installation; install the package again.
salt-bad = A salt is a text of printable characters, not { $salt }.
names-number = { $players } players need { $players } names; { $names } given.
json-number = This JSON has a number that is too long to be one of ours.
record-position = A record that begins from a position has the position's number of players and no options.
record-salt = A record has both seed and salt, or neither.

json-broken = This is not whole JSON: line { $line }, column { $column }: { $problem }.
json-deep = This JSON is nested too deeply to be one of ours.
json-no-object = A JSON object is needed here, not { $type }.
file-unreadable = { $file } cannot be read ({ $reason }).
file-unwritable = { $file } cannot be written ({ $reason }); name a file in a folder that can be written to.
file-exists = { $file } is there already; name another file.

position-shape = This is no position of the game: at { $where }: { $problem } (`tiergarten schema { $game }` shows what is right).

record-unwritable = The record has something in it that no record has: half of a character, a number that is too large, or lists too deep within each other.
record-no-object = A record is a JSON object, not { $type }.
record-format = The record's format is { $found }; this version reads format { $known }.
record-missing = The record is not whole; it lacks: { $fields }.
record-extra = The record has a field that no record has: “{ $field }”.
record-type = The record's field “{ $field }” has the wrong type: { $type }.
record-names = A record's names are one for each player, of 1 to { $longest } characters that can be printed.
record-rules = The record was made with version { $found } of the rules of { $game }; this program plays version { $known }.
record-changed = The record has been changed or damaged: its contents do not match its digest.
record-header = The record cannot be replayed: { $problem }
record-unknown-move = Move { $ply } of the record is none of this game: { $move }.
record-move = Move { $ply } of the record is not possible there: { $seat }, “{ $move }”.
record-stops = The record stops where chance has to answer; its last move is missing.
record-result = The record's result is not the one that its moves lead to.
verify-unfinished = The game of this record is not over, so its seed is not shown yet; verify it when it is.
verify-no-commitment = This record has no commitment: the game was continued without its seed, so its deal cannot be checked.
verify-commitment = The seed and salt of this record do not match its commitment.
verify-outcome = Move { $ply } of the record, an answer of chance, does not follow from the seed.

seat-kind-unknown = A seat is “human” or one of the bots { $known }, not “{ $kind }”.
too-many-seats = { $seats } seats are named, but only { $players } play.
seed-no-number = A seed is a whole number, not “{ $seed }”.
input-ended = The input ended before the game was over. Play in a terminal, or send one choice a line until the end.
output-closed = The output was closed before all was said. Keep the reading side open until the end.
language-unknown = There is no language “{ $language }”; the languages are: { $known }.

## Bots from outside: what went wrong

fault-move = Move { $ply } of the game, { $seat }: { $problem } A random move is made instead.
fault-enough = { $seat } has failed { $times } times in a row: from now on its moves are random.
fault-late = No answer within { $seconds } seconds.
fault-no-start = The program cannot be started ({ $reason }).
fault-ended = The program has ended with exit code { $code }.
fault-hung-up = The program has closed its input or its output.
fault-said = { $problem } Last it complained: “{ $said }”
fault-raised = It raised “{ $problem }”.
fault-rubbish = This is no answer: “{ $text }”; right is one line {"{"}"question": number, "action": id or name{"}"}.
fault-no-move = This is no move: “{ $answer }”; right is one of the legal moves, its id or its name.
fault-too-long = A line of more than { $most } bytes is no answer.
fault-more-lines = There is more than one line in answer to one question: “{ $text }”.
fault-other-question = This answers another question: “{ $text }”.
fault-illegal = “{ $action }” is not possible now.

arena-bots-missing = An arena needs one bot or more, such as --bots hard,greedy,random, or --bot "program:node bot.js".
arena-line-up-bad = “{ $bots }” names { $named } bots for { $players } players. Who names a bot more than once names a whole line-up, a bot for each of the { $players } seats; each named once, they play in every line-up of theirs.
arena-games-bad = An arena has a whole number of games from 1 to { $most }, not { $games }.
arena-jobs-bad = The jobs are a whole number from 1 to { $most }, such as the number of cores, not { $jobs }.
arena-unwritable = { $file } cannot be written ({ $reason }). What was there is still there; make room, or name a folder that can be written to.
arena-other-files = { $folder } holds other files and no arena; name a folder that is new or empty.
arena-other-settings = { $folder } holds an arena of other settings: { $settings }. Go on with its settings, or name another folder.
arena-setting = { $name } is { $found } there and { $given } here
arena-in-use = Another command is playing the arena in { $folder }; wait for it, or name another folder.
arena-damaged = { $file } is damaged in line { $line }: { $problem } Nothing was changed; mend or remove that line, or name another folder.
arena-settings-damaged = { $file } is damaged: { $problem } Nothing was changed. Remove this file, not the records, and give the command with the arena's settings again: if the records fit them, the file is written anew and the games go on.
arena-settings-lacking = It lacks: { $names }.
arena-settings-lost = There are records in { $file }, but the arena.json beside them is gone, and they are not of the arena that the command names: line { $line } is a game of { $game } (rules { $rules }) with players { $players }, seed { $seed }, options { $options }, and at the table { $bots }. Nothing was changed. Name the settings that the records were played with, and arena.json is written anew; or name another folder.
arena-no-game = It is no game of this arena.
arena-twice = It is a game that stands there already.
arena-worker-lost = One of { $jobs } processes ended in the midst of a game, perhaps for lack of memory. With --out, what was finished is kept: run the same command again, with fewer --jobs.
extra-missing = This needs packages that are not installed: { $packages }. Install them: pip install 'tiergarten[{ $extra }]'
env-cycles = The number of cycles is a whole number, at least 1, or None; not { $cycles }.
env-over = This game is over; call reset() to begin the next one.
env-in-turn = In { $game } the seats act one after another; use env("{ $id }", …), or turn_based_aec_to_parallel of PettingZoo around it.
env-action-missing = The action of { $agent } is missing; needed are those of: { $needed }.
env-agent = There is no agent { $agent }; the agents are: { $known }.
env-actions = Actions are given as a dictionary by agents, such as { $example }, not as { $actions }.
env-no-tiny = { $game } has no tiny position; start_at(table) makes one of any table.
env-start-players = That start is a table of { $found } players, so the game needs players={ $found }, not { $players }.
env-start = A game starts from “beginning”, from “tiny” if it has such a position, or from what start_at(table) gives for a table of as many players, not from “{ $start }”.
env-seat = The seat is a whole number from 0 to { $last }, not { $seat }.
env-bots = { $bots } bots are needed, one for each other seat, or one name for all; { $given } given.

## Bots at a table, called as the page calls them

bot-name = { $level ->
    [random] Bot { $number }
    [greedy] Beginner { $number }
    [easy] Easy { $number }
    [medium] Medium { $number }
    [hard] Hard { $number }
   *[expert] Expert { $number }
}

## Options

option-meaning-starter = who starts: “random” or a seat, counted from 0

## The terminal

play-welcome = { $game } with { $players } players.
play-bot = { $bot } { $number }
play-you-are = You are { $name }.
play-help = Type the number of a choice and press Enter, or with a question mark (1?) to see what it would do. Also: “table” shows the table, “score” the points so far, “rules” the rules, “undo” takes back your last choice, “quit” stops.
command-table = table
command-score = score
command-rules = rules
command-help = help
command-undo = undo
command-quit = quit
play-your-turn = { $seat }, it is your turn.
play-choice = { $number }. { $choice }
play-choice-effect = { $number }. { $choice } ({ $effect })
play-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
play-loss = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
play-points = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
play-prompt = { $last ->
    [1] Your choice (only 1):
   *[other] Your choice, 1 to { $last }:
}
play-prompt-cells = Your choice, 1 to { $last }, or a cell:
play-not-understood = “{ $text }” is none of the choices; type a number from 1 to { $last }, or “help”.
play-ambiguous = “{ $text }” is part of several choices: { $numbers }. Type one of these numbers.
play-cannot-undo = There is nothing of yours to take back: what chance has shown or somebody else has done stays.
play-clear = The next one is { $seat }. Press Enter when you have read everything; the screen is cleared then:
play-hand-over = { $seat }, it is your turn. When only you can see the screen, press Enter:
play-gain-of = { $points ->
    [one] { $seat }: +{ $points } point
   *[other] { $seat }: +{ $points } points
}
play-loss-of = { $points ->
    [one] { $seat }: −{ $points } point
   *[other] { $seat }: −{ $points } points
}
play-then-chance = The rest nobody can know yet.
play-half-done = This is only the first step; its points show once it is complete.
play-no-effects = What comes of it shows later.
play-forced = Only one choice: { $choice }
play-undone = Taken back.
play-over = The game is over.
play-place = Place { $place }: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-nobody = Nobody wins: the game was cut off.
play-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
play-saved = The record is in { $file }.
play-stopped = Stopped.
play-offer = File name for the record of this game (Enter alone: do not keep it):
play-commitment = The deal is settled already; this fingerprint proves it when the game is over: { $commitment }
play-quit = You left the game.

verify-good = The record is whole, and every answer of chance follows from the seed: { $moves } moves, commitment { $commitment }.
replay-unfinished = The record ends here; the game was not over.
games-line = { $players } players, about { $minutes } minutes
games-option = option { $option } ({ $default }): { $meaning }
warm-start = Compiling { $game }, once; later starts take a second.
warm-step = { $game }: { $kernel }
warm-game = { $game } is compiled.
warm-done = All games are compiled.
bench-yardstick = Yardstick (a plain loop that sums 10 million integers): { $seconds } s
bench-game = game
bench-players = players
bench-rate = random decisions a second

## Advice and review

advice-head = { $game }: { $seat } is to move. { $bot } has looked at { $playouts } games from here.
advice-move = { $rank }. { $move }: wins { $win } % (±{ $error }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (±{ NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }), looks: { $visits }
advice-once = { $rank }. { $move }: looked at once, which tells nothing
advice-unseen = { $rank }. { $move }: not looked at
advice-why = Why “{ $move }”?
advice-only = Only “{ $move }” leads to this:
advice-open = What “{ $move }” leads to is up to chance or to the others.
advice-both-open = What either of them leads to is up to chance or to the others.
advice-same = In this turn it leads to the same, only in another order.
advice-alike = But for the move itself both lead to the same in this turn.
advice-clear = No other move was worth a closer look.
advice-wins-more = It wins { $games } (±{ $error }) more of 100 games than “{ $other }”.
advice-wins-less = The search came to prefer it, though “{ $other }” won { $games } (±{ $error }) more of 100 games in the end.
advice-points-more = “{ $other }” wins about as often, but brings fewer points.
advice-points-less = “{ $other }” wins about as often, and brings more points.
advice-close = “{ $other }” is about as good: the difference is smaller than what the search may be off.
advice-more = { $seat } then has about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more at the end.
advice-less = { $seat } then has about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less at the end.
advice-seat = { $number } ({ $seat })
advice-seat-needed = Say with --seat for which seat; the seats that may act now: { $seats }.
review-head = Review of a game of { $game }, judged by { $bot }.
review-seat = { $seat }: { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $mistakes ->
        [0] no clear mistake
        [one] { $mistakes } clear mistake: move { $move } cost { $games } of 100 games
       *[other] { $mistakes } clear mistakes; the worst, move { $move }, cost { $games } of 100 games
    }.
review-turns = Where the game turned:
review-few-turns = { $points ->
    [0] No chance to win changed so much at once that the judge is sure of it.
   *[other] Elsewhere no chance to win changed so much at once that the judge is sure of it.
}
review-move = Move { $move }, { $seat }: “{ $action }”.
review-better = “{ $action }” would have won { $games } (±{ $error }) more of 100 games.
review-change = The chance of { $seat } to win went from { $before } % to { $after } % (±{ $error }).
review-luck = No better move was found: what came after it made the difference.
review-mistakes = Clear mistakes:
review-no-mistakes = Nobody lost more by a move than the judge may be off.
review-more-mistakes = { $mistakes ->
    [one] { $mistakes } smaller one is left out here.
   *[other] { $mistakes } smaller ones are left out here.
}
review-unwritable = { $folder } cannot be written ({ $reason }). Nothing was changed there; make room, or name another folder with --out.
review-written = The review is in { $folder }: { $files }.
review-none = Nobody had a choice in this game, so there is nothing to review.
review-axis-move = moves made
review-axis-chance = chance to win
ply-bad = This game has the plies 0 to { $last }, not { $ply }.
bot-no-search = “{ $bot }” cannot explain its moves; bots that can: { $levels }.

## The arena

number = { $number }
decimal-point = .
arena-start = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $seatings ->
    [one] { $seatings } seating
   *[other] { $seatings } seatings
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
arena-there = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} there already.
arena-progress = { $done } of { $games } games
arena-progress-left = { $done } of { $games } games, about { $left } left
arena-stopping = Stopping: games that are not finished are given up, those that are finished are counted and reported. That takes a moment; no second Ctrl-C is needed.
arena-nothing = Stopped before the first game was finished.
arena-stopped = { $missing ->
    [one] Stopped early: { $missing } game is missing
   *[other] Stopped early: { $missing } games are missing
}. In a round that is not finished not everybody has had every seat.
arena-resume = The same command plays the rest.
arena-cut-off = { $games ->
    [one] { $games } game was cut off by a limit; nobody won it
   *[other] { $games } games were cut off by a limit; nobody won them
}, and ratings, places and crosstable leave them out.
arena-forfeits = “{ $bot }” failed at { $forfeits } of its { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}: random moves were made instead.
arena-fault = “{ $bot }” { $times ->
    [one] once, at move { $ply } of game { $game }
   *[other] { $times } times, first at move { $ply } of game { $game }
}: { $problem }
arena-unasked = After { $times } failures in a row a bot is not asked any more in that game; its other choices there count as failed too.
arena-written = Reports and records are in { $folder }.
arena-unwritten = There is nothing to report yet; { $folder } holds only the settings.
arena-title = Arena: { $game } with { $players } players
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seatings } to a round, seed { $seed }.
arena-files = Every game's record is in { $records }, a row for every game and seat in { $rows }.
arena-picture = Ratings and win shares
arena-bot = bot
arena-seat = seat
arena-anybody = anybody
arena-line-up = line-up
arena-rating = rating (95 %)
arena-times = played
arena-win-share = win share (95 %)
arena-points = points
arena-place = place
arena-pace = time a choice
arena-ahead-of = ahead of
arena-bots-title = Bots
arena-bots-note = “Played” counts a bot once for every seat it had. Who ties for a win shares it; equals would win { $equal } each.
arena-cross-title = Who finishes ahead of whom
arena-cross-note = How often the bot of the row finishes ahead of the bot of the column at the same table; a tie is half of it.
arena-seats-title = Seats
arena-seats-note = Seats are counted from 0; who starts is the game's option “starter”.
arena-line-ups-title = Line-ups
arena-line-ups-note = The win share is that of one copy of the bot, in all orders at the table.
arena-plot-rating = openskill rating
arena-plot-win = win share in % (dashed: equals, { $equal })
arena-plot-seat = seat { $seat }
arena-plot-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; bars are 95 % intervals

## The table server

server-listening = Tiergarten is at { $address } (Ctrl-C stops it). Tables are kept in { $store }.
limit-unknown = There is no limit “{ $limit }”; the limits are: { $known }.
limit-number = The limit “{ $limit }” is a whole number, not “{ $value }”.
port-taken = The server cannot listen at { $host }, port { $port } ({ $reason }); name another with --port, or stop whatever uses it.
bus-url = A bus is redis://HOST:PORT/NUMBER, not “{ $url }”.
store-url = A store is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not “{ $url }”.
store-folder = The folder { $folder } cannot be made ({ $reason }); name a store that can be written to with --store.
store-newer = The store was made by a newer version of Tiergarten; install that one, or go back to a backup ({ $reason }).
store-unreachable = The store { $url } cannot be used ({ $reason }).
store-away = The store cannot be reached; nothing was changed. Try again in a moment.
store-other-answer = Table { $table } cannot be opened: what chance answered in version { $version } does not follow from its seed.
store-other-rules = This table was set up with version { $found } of the game's rules; this server plays version { $known }.
table-unknown = There is no such table; check the link.
path-unknown = There is nothing at { $path }; /api/openapi.json lists what there is.
catalogue-unknown = There is no catalogue “{ $name }”; the catalogues are: { $known }.
session-needed = You have no token yet; POST /api/session gives you one.
origin-foreign = This request comes from another page; use the server's own address.
seat-not-held = You do not sit at this table; join it first.
seat-not-yours = That seat is somebody else's; yours: { $seats }.
seat-already = You sit here already: { $seats }.
seat-taken = That seat is taken; open seats: { $seats }.
seat-person = { $seat } is a person; only open seats and bots can be changed.
seat-bot-plays = A bot plays for you; take your seat back first.
seat-bot-already = A bot plays for { $seat } already.
invite-wrong = You need the invite link to join this table; ask who set it up.
watch-wrong = You need the watch link to see this table; ask somebody who sits there.
watching-off = This table cannot be watched; only who sits there sees it.
pass-wrong = This pass does not fit, or was used already; ask for a new one on the device that has the seat.
host-only = Only { $seat }, who set the table up, may do that.
table-no-host = One seat at least is your own: a seat of the kind “here”.
table-full = No seat is open at this table.
table-open = The game has not started yet; the host starts it.
table-playing = The game has started already.
table-over = The game is over; ask for a rematch to play again.
table-closed = This table was closed by whoever runs the server.
table-replay = This is the replay of a recorded game; nobody plays here.
table-paused = The game is paused; somebody at the table has to resume it.
table-not-paused = The game is not paused.
table-moved-on = The table has moved on: this choice is no longer to be made.
turn-held = { $seat } has not confirmed the turn yet.
nothing-to-confirm = You have no turn to confirm.
action-no-name = “{ $action }” is no move's name; send one of the names that the list of legal moves has.
leave-started = The game has started; resign your seat to a bot instead.
hand-over-own = That is your own seat; resign it to a bot, if you want to stop.
hand-over-present = { $seat } is here, or was a moment ago; a bot can take over when somebody is away for a while or out of time.
take-back-none = No bot stands in for you that you could take your seat back from.
hints-off = There are no hints at this table.
hint-underway = A hint is being thought of for you already; wait for it.
hint-not-your-turn = Ask for a hint when it is your turn.
command-id-used = The id “{ $id }” was used for another command; make a new one for each.
past-eyes = While the game goes on you can look back as a watcher only; leave out the seat.
strict-no-scores = This is a strict table: points are told when the game is over.
record-not-over = The record can be had when the game is over; until then it would tell what is sealed.
review-not-over = A game can be reviewed when it is over.
game-compiling = The game is being compiled, { $done } % are done; try again in a while.
message-bad = The message is not understood: { $where }: { $problem }.
server-fault = Something went wrong here, and it is not your fault; try again, and tell whoever runs the server.
request-bad = The request is not understood: { $problem }.
hello-needed = The first message on a socket is hello.
hello-again = You have said hello already.
body-too-long = That is too long: at most { $most } bytes.
too-many-requests = That was too fast: at most { $most } requests a second.
too-many-messages = That was too fast: at most { $most } messages a second.
too-many-sockets = There are too many open connections; at most { $most } for each client.
too-many-sockets-in-all = This server has { $most } open connections, as many as it takes; come back later.
too-many-tables = You have set up { $most } tables that are not over; finish some of them first.
too-many-tables-in-all = This server has { $most } tables that are not over, as many as it takes; come back later.
too-many-new-tables = You may set up { $most } tables an hour; come back later.
admin-line = { $id }  { $game }  { $status }  { $changed }  { $names }
admin-none = There are no tables.
admin-closed = Table { $id } is closed.
admin-pruned = { $tables ->
    [one] { $tables } table was forgotten.
   *[other] { $tables } tables were forgotten.
}
admin-days-bad = The days are a whole number from 1 on, not { $days }.
admin-event = { $version }  { $at }  { $kind }  { $seat }
event-joined = Joined
event-renamed = Renamed
event-left = Left
event-arranged = Arranged
event-started = Started
event-played = Played
event-confirmed = Confirmed
event-takenback = Taken back
event-handedover = Handed over
event-cameback = Came back
event-resigned = Resigned
event-paused = Paused
event-resumed = Resumed
event-hinted = Hint
event-shared = Seat shared
event-sat = Seat taken along
event-rematched = Rematch
event-closed = Closed
