# English: what the page alone says.

## Screens and ways in

screen-rules = Rules
screen-replay = Replay
screen-settings = Settings
screen-pass = One device for all
claim = How far do you dare to go into the cave? Take your share and run, or stay for more.
play = Play
play-now = Play now against bots
your-name = Your name
default-name = Explorer
open-table = Open a table for friends
pass-device = Pass one device around
join-by = Link or code of a table
join = Join
open-record = Open a record
more = More
language = Language
my-games = My games
public-tables = Public tables
join-table = Join the table of { $name }
go-back-in = Go back in
back = Back
home = Home
close = Close
try-again = Try again
entering = The torches are being lit …
no-table = There is no game here
join-title = You are invited
join-about = Sit down at this table. No account is needed.
sit-down = Sit down
only-watch = Only watch
pass-explained = Everybody chooses in turn on this device, and a cover keeps each choice secret.
name-of = Name of explorer { $number }
one-more = One more explorer
bots-beside = Bots beside you

## Before a game

lobby-title = At the camp fire
seats = Seats
host = host
here = here
you = you
bot = bot
remove = Remove
remove-name = Remove { $name }
seats-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
bot-kind = Kind of bot
add-bot = Add a bot
somebody-here = Somebody else at this device
start = Start
start-needs = { $count ->
    [one] One more explorer is needed
   *[other] { $count } more explorers are needed
}
host-starts = The host starts the game.
leave-table = Leave the table for good
leave-sure-playing = A bot plays on in your seat, and you cannot take it back.
leave-sure-open = Your seat becomes free for others.
stay = Stay at the table
invite = Invite friends
invite-about = Send the link, or let them point a camera at the code.
link = Link
copy-link = Share the link
copied = Copied
qr = The link as a QR code
options = Options
time = Time to choose
time-none = no limit
time-seconds = { $seconds } seconds
time-hours = { $hours } hours
odds = Odds
odds-shown = shown
odds-not-shown = hidden
chests = { $place ->
    [temple] Tents
   *[cave] Chests
}
chests-closed = closed
chests-open = open
spectators = Spectators
spectators-welcome = welcome
spectators-none = none
listed = In the list of public tables
listed-by-link = no, only by link
listed-public = yes
edition-de-iello-2017 = All five relics are in the deck from the start; the first three carried out are worth 5 each, the others 10.
edition-fr-iello-2021 = The basic game has no relics; with them, one of growing worth enters before each expedition.
edition-nl-iello-2023 = The basic game has no relics; with them, one of growing worth enters before each expedition.
edition-ru-hobbyworld-2026 = Scorpions and spears lie in wait; the gold hunt adds a relic before each expedition.
edition-pl-incan-gold = A temple, artifacts and gold; a trap as the very first card is skipped, and a tie goes to the most artifacts.
bot-strength = Strength { $strength } of 5
rivals = Opponents

## At the table

menu = Menu
log = What happened
path = The path
camp = The camp
entrance-open = Entrance { $number } is open
entrance-shut = Entrance { $number } is closed
entrance-later = Entrance { $number } comes later
lying = { $count ->
    [one] { $count } gem lies on it.
   *[other] { $count } gems lie on it.
}
newest = The newest card.
danger-title = The next card
danger-why = Show the sum
copies-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
on-the-path = on the path
odds-hidden = No odds at this table
go-on = Go on
leave = Leave
cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
leave-value = { $leavers ->
    [1] alone { $gems }
    [2] two { $gems }
   *[other] three { $gems }
}{ $relics ->
    [yes] {" "}+ { relic-one }
   *[no] {""}
}
key-go-on = g
key-leave = l
key-hint = h
hint = Hint
state-deciding = deciding
state-sealed = has chosen
state-inside = { $place ->
    [temple] in the temple
   *[cave] in the cave
}
state-leaving = leaves
state-at-camp = at camp
state-away = away
hush = Hush …
collapse-title = { $place ->
    [temple] Run for your lives!
   *[cave] The cave collapses!
}
collapse-why = Once more: { $trap }
go-on-reading = On we go
decision-skipped = Nobody has anything to lose yet: the next card follows at once.
bot-took-over = A bot plays for { $name } now.
seat-taken-back = { $name } is back.
take-back = Take your seat back from the bot
big-screen = Show it on a big screen
waiting-for = { $count ->
    [one] Waiting for { $name } …
   *[other] Waiting for { $count } explorers …
}
bots-decide = The bots are deciding …
you-at-camp = You are safe at camp. Watch the others.
watching = You are watching
line-lost = Connection lost, trying again …
choice-of = { $name } chooses
pass-to = Pass the device to { $name }
pass-about = Nobody else looks.
i-am = I am { $name }

## Result, proof and replay

winner = winner
rematch = Play again
rematch-host = The host can start another game.
share = Share
verify = Check the shuffle
verifying = Recomputing the shuffle …
verify-good = The shuffle was fair: everything fits.
verify-bad = Something does not fit.
verify-about = Your browser computed all this itself, from the record of the game.
verify-commitment = The server’s secret is the one it was committed to.
verify-noted = The commitment is the one that your browser saw before the game.
verify-number = Your own number is part of the shuffle.
verify-no-number = The game began before your browser could add its number.
verify-game = The cards and choices are those that the proof was made for.
verify-seed = { $count ->
    [one] The seed follows from the secret and { $count } player’s number.
   *[other] The seed follows from the secret and { $count } players’ numbers.
}
verify-deck = The deck is complete at all { $count } moments.
verify-cards = { $count ->
    [one] { $count } card is the one that the seed gives.
   *[other] All { $count } cards are those that the seed gives.
}
check-good = right:
check-bad = wrong:
replay-about = Open the record of any game: a file, or its text.
replay-file = A file
replay-paste = The text of a record
replay-show = Show the game
step-back = One step back
step-on = One step on
run = Run
pause = Pause
scrubber = Moment of the game
curves-danger = The danger reached { $percent } at most. Worth at the end:
curves-danger-key = danger
curves-worth-key = lines: what everybody has, up to { $most }
rules-play = How to play
differ-title = How the editions differ
differ-about = The treasures, three traps of each of five kinds, and the way everything is shared are the same in all five rulebooks. This is what differs.
column-traps = Traps
column-stones = Stones
picture-share = A treasure of 11 for three: 3 each, and 2 stay on the card.
picture-traps = The same trap twice: everybody still inside loses what they carry.
picture-leave = 5 gems lie on the path, and two leave: 2 each, and 1 stays.
picture-relic = Only one leaves: the { relic-one } goes along.

## Settings

setting-theme = Colours
setting-theme-auto = like the system
setting-theme-light = light
setting-theme-dark = dark
setting-theme-contrast = high contrast
setting-motion = Motion
setting-motion-auto = like the system
setting-motion-full = full
setting-motion-reduced = reduced
setting-keys = Letter keys
setting-keys-on = on
setting-keys-off = off
keys-about = { $go } goes on, { $leave } leaves, { $hint } asks for a hint, ? shows the rules. Escape skips an animation.
keys-replay = In a replay the arrow keys step, Home and End jump to the beginning and the end, and the space bar runs and pauses.

## What went wrong

problem-offline = The server cannot be reached.
problem-unavailable = This does not work at the moment. Please try again.
problem-no-such-table = This table does not exist, or it is closed.
problem-not-watched = Nobody may watch at this table.
problem-too-many-tables = There are too many tables at the moment. Please try again later.
problem-too-fast = That was too fast. Please wait a moment.
problem-table-full = All seats are taken.
problem-seat-taken = This seat is taken.
problem-seats-taken = More people are seated than that.
problem-already-started = The game has started already.
problem-not-started = The game has not started.
problem-bad-name = This name cannot be shown. Please take another one.
problem-closed = This table is closed.
problem-not-host = Only the host can do that.
problem-not-seated = You have no seat at this table.
problem-not-your-seat = This is not your seat.
problem-not-in-cave = You are at camp.
problem-not-awaited = You do not have to choose now.
problem-no-hints = There are no hints at this table.
problem-no-such-seat = There is no such seat.
problem-no-such-bot = There is no such bot.
problem-no-such-person = This person is not here.
problem-no-such-rule-set = There is no such game.
problem-unknown-person = You are no longer at this table.
problem-played-by-bot = A bot plays for you. Take your seat back first.
problem-numbers-missing = Somebody’s browser has not added its number yet. Please try again.
problem-too-few-explorers = At least three explorers are needed.
problem-malformed = That could not be read.
problem-too-large = That is too long.
problem-not-found = There is nothing here.
problem-hello-first = The connection was not ready. Please try again.
problem-bad-record = This is no record of a game, or it breaks a rule.
problem-no-record = There is no record of a finished game here.
