# The page itself: lobby, settings, and what every game's table has.

title = Tiergarten
skip = To the content
close = Close
note = Note
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
about-mini = Load trucks with animals, take one at the right moment, and give each species an enclosure of its own. The one to begin with.
about-zooloretto = The large zoo: trucks full of animals, stalls and offspring, and coins to rebuild and extend what you have.
about-aquaretto = A zoo in the water: basins grow tile by tile, and coworkers make them pay.
about-zoo-and-sea = Two zoos for each, on land and in the water, and one row of trucks for both. For those who know both games.
about-dice = Roll, load the trucks, and cross animals off on your sheet before the others have filled theirs.
about-dices-zoo = A race to get rid of your dice: replace what the others have placed, and let the animals help you.
about-o-zoo-le-mio = Bid in secret for tiles, and lay out enclosures and paths that draw visitors, year by year.
compiling = Being prepared, once only: { $done } %
play-now = Play against bots
invite-friends = Invite friends
learn = Learn by playing
first-game = New here? Begin with this one.
seat-open = an open seat
watch = Watch
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
theme-system = Colours like this device
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
clock-custom = As you like
clock-minutes = Minutes each
clock-seconds = Seconds more each turn
clock-facts = { $minutes } minutes each, { $seconds } seconds more each turn
public-table = The lobby lists the table; anybody may join
strict-table = Strict table: no hints, no previews, no points before the end
table-watching = Others may watch by a link
table-hints = Hints may be asked for
option-left_out = Species that stay out
option-zoo_left_out = Species of the zoo that stay out
option-sea_left_out = Species of the water zoo that stay out
option-starter = Who starts
option-zoo_expansions = Expansions of the zoo for each
option-bonuses = Bonus of crocodile, ostrich, monkey, elephant, lion
option-coin_groups = Coins of the three groups of the ticket office
option-rounds = The game is cut off after so many rounds
option-limit = The match ends at so many minus points
option-used_dice = Where used dice go
option-turns = A round is cut off after so many turns
option-stalled = The game is cut off after so many turns without a die less
option-years = When a year has all its tiles
option-money = What the others have in coins
option-lone_trees = Trees of a zoo that alone has bushes
option-ties = Who wins of equals
choice-random = Chance decides
choice-own = { $number ->
    [one] I choose one …
   *[other] I choose { $number } …
}
choice-picked = { $picked } of { $number } chosen
choice-limit-0 = One round only
choice-used_dice-bag = Back into the bag
choice-used_dice-box = Into the box, until the bag is empty
choice-years-five-tiles = With five tiles
choice-years-three-bushes = As soon as three have bushes, for professionals
choice-money-hidden = Nobody is told
choice-money-open = Everybody sees it
choice-ties-flagpole = Whose flag is higher
choice-ties-shared = They share the victory
start-now = Start
open-table = Open the table

## At a table

connecting = One moment …
compiling-progress = Progress
reconnecting = The connection is lost. Reconnecting … Nothing is lost.
no-entry = You cannot come in here.
waiting-open = { $number ->
    [one] One seat is open. Send the invite link to a friend, or start with a bot.
   *[other] { $number } seats are open. Send the invite link to friends, or start with bots.
}
waiting-full = Everybody is here.
waiting-host = Whoever set the table up starts the game.
sit-down = Sit down
leave-seat = Leave the seat
start-with-bots = Start, bots take the open seats
link-invite = Invite link
link-watch = Watch link
link-seat = Link for your other device; it works once
link-code = The link as a code for a camera
code = QR code
share = Share …
second-device = Play on another device too …
link-copied = The link is copied.
link-by-hand = The link could not be copied; mark it and copy it by hand.
copy = Copy
seats = Who plays
you = you
acts = to move
bot-name = { $level ->
    [random] Bot { $number }
    [greedy] Beginner { $number }
    [easy] Easy { $number }
    [medium] Medium { $number }
    [hard] Hard { $number }
   *[expert] Expert { $number }
}
bot-stands-in = a bot stands in
resigned = a bot plays on
away = away { $seconds } s
hand-over = Let a bot play
take-back = Take your seat back
hints-asked = { $number ->
    [one] 1 hint
   *[other] { $number } hints
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scores-open = Where the points come from
scores-now = Points, if the game ended now
no-points = Nothing
watchers = { $number ->
    [one] One person is watching
   *[other] { $number } people are watching
}
other-zoos = The other zoos
end-pile = { $end ->
    [0] The end pile, under the red disc, is used up.
   *[other] The end pile, under the red disc: the last { $end } tiles. When the first of them is drawn, the round is the last.
}
truck-taken-by = { $name } has taken truck { $truck }.
covered-box = Covered: with two players this truck has fewer boxes
lesson = Learn by playing
lesson-step = Step { $step } of { $steps }
lesson-wait = { $name } plays; just watch.
lesson-next = Next
lesson-end = On my own now
lesson-leave = End the lesson
log = What happened
look-back = Look at the table then
looking-back = Looking back
looking-back-at = Looking back: move { $ply } of { $plies }
step-back = One move back
step-on = One move on
to-now = Back to the game
last-round = This is the last round.
round-over = Round { $round } is over.
round-starts = { $name } starts round { $round }.
round-starts-you = You start round { $round }.
actions = What you can do
press-marked = Press one of the marked places.
confirm = Confirm the turn
undo = Take back
restart = Start the turn over
chance-follows = Once it is drawn, the tile is seen: this cannot be taken back.
hint = Hint
hint-thinking = Thinking …
hints-given = Good moves
hint-win = It wins about { $win } of 100 games.
hint-same = It makes little difference here.
hint-more = You end with about { NUMBER($points, maximumFractionDigits: 1) } points more than after “{ $other }”.
hint-less = You end with about { NUMBER($points, maximumFractionDigits: 1) } points less than after “{ $other }”.
others-play = The others play.
skip-bots = Skip
effect-points = { $sign ->
    [plus] { $points ->
        [one] +{ $points } point.
       *[other] +{ $points } points.
    }
   *[minus] { $points ->
        [one] −{ $points } point.
       *[other] −{ $points } points.
    }
}
forced = Only one choice: { $move }
choose = Choose: { $thing }
dead-spot = { $spot }: why not?
why-held = Confirm your turn first, or take it back.
why-past = You are looking back; go back to the game to play.
why-not-your-turn = It is not your turn.
why-not-now = That is not possible now.
task-paused = The game is paused.
task-plain = { $names } to move.
task-over = { $number ->
    [0] The game is over; nobody wins.
    [one] { $names } wins!
   *[other] { $names } win together!
}
task-confirm = Confirm your turn, or take it back.
task-held = { $seat } looks at the turn once more.
help-about = Rules: { $area }
rules = Rules
rules-some = The rules about this place, numbered as in all the rules. “(our ruling)”: the printed rules leave it open.
rules-all = All the rules
menu = Menu
keys = Keys
key-tab = Tab: from one thing to the next
key-n = N: to the next thing that you can play
key-numbers = 1 to 9: the truck or enclosure of that number; D: draw
key-arrows = Arrows, +, −, Home: within a board that can be moved: to the next spot, larger, smaller, all of it
key-enter = Enter: press; confirm the turn
key-escape = Escape: take back
key-r = R: read the table out
key-l = L: to what happened last
key-skip = .: skip what bots do
key-help = ?: these keys
result = Result
reactions = Reactions
reaction-smile = Smile
reaction-applause = Applause
reaction-wow = Wow
reaction-oops = Oops
reaction-thinking = Thinking
reaction-thanks = Thanks
reaction-hurry = Hurry, please
reaction-good-game = Good game
settings = Settings
setting-confirm = Confirm the end of a turn
setting-forced = Play for me where there is only one move
setting-sound = Sounds
sound-turn = Your turn
sound-tile = Tiles
sound-end = The end
setting-notify = Show a notification when it is my turn and this page is out of sight
setting-pace = Bots play
pace-calm = slowly, so that you can follow
pace-brisk = quickly
pace-instant = at once
setting-motion = Motion
motion-slow = Slow
motion-normal = Normal
motion-off = None
table = Table
facts = What was agreed
pause = Pause
resume = Go on
resign = Leave the game to a bot
resign-sure = Really leave: a bot plays on
fair-deal = Fair deal
fair-deal-words = What chance answers was fixed before the game. This fingerprint proves it when the game is over:
game-over = The game is over
breakdown = Where the points come from
rematch = Play again
to-rematch = To the new game
view-table = Look at the table
replay = Replay
verify = Verify the deal
save-record = Save the record
curtain = Now it is { $name }'s turn. Pass the device on.
curtain-lift = Show my side
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-all = All of it
plain-board = This game has no pictures here yet. Everything that you can do is below.
plain-view = The table, as the server tells it

## Replay and verify

replay-eyes = Through the eyes of
replay-watcher = a watcher
replay-move = Move
replay-link = Copy the link to this move
review = Review
review-making = A bot is looking at every choice of the game. This takes a moment …
review-none = Nobody had a choice in this game, so there is nothing to review.
review-words = Everybody's chance to win at every choice, as a bot judges it. The numbers mark where the game turned.
review-graph = Everybody's chance to win over the game; the same numbers stand below
review-at = Move { $ply }
review-look = Look at it
review-turns = Where the game turned
review-few-turns = { $points ->
    [0] No chance to win changed so much at once that the bot is sure of it.
   *[other] Elsewhere no chance to win changed so much at once that the bot is sure of it.
}
review-mistakes = Mistakes that a bot is sure of
review-no-mistakes = Nobody lost more by a move than the bot may be off.
review-players = How everybody played
review-play = { $choices ->
    [one] one choice
   *[other] { $choices } choices
}, { $mistakes ->
    [0] no mistake that a bot is sure of.
    [one] one mistake: move { $move } cost { $loss } of 100 games.
   *[other] { $mistakes } mistakes; the worst, move { $move }, cost { $loss } of 100 games.
}
to-table = To the table
verify-title = Was the deal fair?
verify-words = Before the game the server showed a fingerprint of seed and salt, from which every answer of chance follows. Now that the game is over it tells both, and anybody can check.
verify-fingerprint = Fingerprint
verify-seed = Seed
verify-salt = Salt
verify-good = The fingerprint fits: seed and salt were fixed before the game.
verify-bad = The fingerprint does not fit!
verify-unknown = This browser checks fingerprints only on a safe page (https, or this computer itself).
verify-how = The whole deal, move by move, is checked by this command:
verify-none = Open this page from a game that is over.
## When something breaks

crash-title = Something in this page broke.
crash-words = The game is at the server: nothing of it is lost. Load the page again, and go on where you were.
crash-reload = Load again
crash-no-record = The record can be saved when the game is over.
crash-details = For who wants to report it
crash-note = Something in this page went wrong. If it looks odd, load it again: nothing is lost.
