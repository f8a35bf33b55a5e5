# The page itself: lobby, settings, and what every game's table has.

title = Tiergarten
skip = To the content
close = Close
cancel = Cancel
nowhere = There is nothing here.
to-lobby = Back to the lobby

## The lobby

lobby-sentence = Zoo board games at one table: with friends by a link, or at once against bots. No account.
lobby-away = The server does not answer. Trying again …
games = Games
own-tables = Your tables
open-tables = Open tables
past-tables = Games that are over
game-facts = { $fewest } to { $most } players, about { $minutes } minutes
compiling = Being prepared, once only: { $done } %
play-now = Play against bots
invite-friends = Invite friends
seat-open = an open seat
your-turn = Your turn
status-open = waiting for players
status-playing = being played
status-over = over
status-closed = closed
replay-record = Replay a game
replay-drop = Drop the record of a game here, to look at it again move by move.
replay-choose = Choose a record …
record-no-json = This file is no record: it is not JSON.
language = Language
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark

## A new table

new-table = { $game }: a new table
guest = Guest
guest-number = Guest { $number }
your-name = Your name
name = Name
players = Players
seat-number = Seat { $number }
seat-invited = A friend, by the invite link
seat-here = Somebody here, at this device
bot-level = { $level ->
    [random] Bot: plays anything
    [greedy] Bot: beginner
    [easy] Bot: easy
    [medium] Bot: medium
    [hard] Bot: hard
   *[expert] Bot: expert
}
more-options = More
clock = Clock
clock-none = No clock
clock-gentle = Gentle: 15 minutes, 20 seconds more each turn
clock-fast = Fast: 5 minutes, 8 seconds more each turn
fast-bots = Fast bots
public-table = The lobby lists the table; anybody may join
strict-table = Strict table: no hints, no previews, no points before the end
start-now = Start
open-table = Open the table
