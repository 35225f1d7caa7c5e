# English: what the page alone says.

## Screens and ways in

screen-learn = Learn to play
screen-rules = Rules
screen-puzzles = Puzzles
screen-calculator = Calculator
screen-replay = Replay
screen-mine = My games
screen-settings = Settings
screen-daily = The daily cave
daily-claim = One deal a day for everybody
screen-pass = One device for everybody
claim = How deep into the { $place ->
    [temple] temple
   *[cave] cave
} do you dare to go? Take your share and run, or stay for more!
play = Play
play-now = Play now against bots
your-name = Your name
default-name = Explorer
open-table = Open a table for friends
pass-device = Pass one device around
join-by = Table link or code
join = Join
open-record = Open a saved game
more = More
language = Language
last-games = Recent games
public-tables = Public tables
join-table = Join { $name }’s table
go-back-in = Rejoin
back = Back
home = Home
close = Close
try-again = Try again
entering = Lighting the torches…
no-table = There’s no game here
join-title = You’re invited
invited-by = { $host } has invited you to a game of { $title }
at-the-table = At the table: { $names }.
join-about = Take a seat at this table. No account needed.
sit-down = Sit down
only-watch = Just watch
pass-explained = Players take turns choosing on this device, and a cover screen keeps each choice secret.
name-of = Name of explorer { $number }
one-more = Add a player
bots-beside = Bots at the table

## Before a game

lobby-title = At the campfire
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
bot-kind = Type of bot
bots-mixed = mixed
bots-mixed-about = A different type each time.
add-bot = Add a bot
somebody-here = Add a player on this device
start = Start
start-needs = { $count ->
    [one] One more player needed
   *[other] { $count } more players needed
}
host-starts = Waiting for the host to start the game…
leave-table = Leave the table for good
leave-sure-playing = A bot will take over your seat, and you won’t get it back.
leave-sure-open = Your seat will be free for somebody else.
stay = Stay at the table
invite = Invite friends
invite-about = Send the link, or have them scan the QR code.
invite-code = Or read out this code for your friends to type in on the home page:
link = Link
copy-link = Share the link
copied = Link copied
door = Table access
lock = Lock the table
unlock = Unlock the table
locked = The table is locked: nobody else can sit down.
new-link = New link
new-link-done = The table has a new link.
new-link-about = With a new link, the old link and code stop working. Seated players keep their seats; spectators will need the new link.
qr = The link as a QR code
options = Options
options-said = { $title } { $relics ->
    [yes] { with-relics }
   *[no] { without-relics }
}, { $clock ->
    [yes] { $time } to choose
   *[no] no time limit
}. Odds { $odds ->
    [shown] shown
   *[hidden] hidden
}, { $place ->
    [temple] tents
   *[cave] chests
} { $chests ->
    [open] open
   *[closed] closed
}, { $spectators ->
    [welcome] spectators welcome
   *[none] no spectators
}, { $listed ->
    [public] open to the public
   *[link] by invitation only
}.
time = Time per choice
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
outside-bots = Bots from outside
listed = Listed as a public table
listed-by-link = no, link only
listed-public = yes
edition-de-iello-2017 = All five relics are in the deck from the start; the first three carried out are worth 5 each, the next two 10 each.
edition-fr-iello-2021 = The basic game has no relics; in the variant, one is shuffled in before each expedition, each more valuable than the last.
edition-nl-iello-2023 = The basic game has no relics; in the variant, one is shuffled in before each expedition, each more valuable than the last.
edition-ru-hobbyworld-2026 = Scorpions and spears lie in wait; in the “Gold Hunt” variant, a relic is shuffled in before each expedition.
edition-pl-incan-gold = A temple, artifacts and gold. If an expedition’s first card is a trap, the next card is revealed at once. In the game with artifacts, having the most of them breaks a tie.
bot-strength = Strength { $strength } of 5
rivals = Opponents

## At the table

menu = Menu
log = What happened
path = The path
camp = The camp
entrance-open = Entrance { $number } is open
entrance-shut = Entrance { $number } is closed
entrance-later = Entrance { $number } isn’t open yet
lying = { $count ->
    [one] There is { $count } gem on it.
   *[other] There are { $count } gems on it.
}
newest = The newest card.
danger-title = The next card
danger-label = Risk from the next card
danger-why = How is this worked out?
copies-left = { $count ->
    [0] none left in the deck
   *[other] { $count } left in the deck
}
on-the-path = on the path
odds-hidden = Odds are hidden
cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
leave-value = { $leavers ->
    [1] take home { $gems }
    [2] { $gems } if one other leaves too
   *[other] { $gems } if two others do
}{ $relics ->
    [0] {""}
    [one] {" "}+ { relic-one }
   *[other] {" "}+ { $relics } { relic-many }
}
hint = Hint
state-deciding = deciding
state-sealed = has chosen
state-inside = { $place ->
    [temple] in the temple
   *[cave] in the cave
}
state-leaving = leaving
state-at-camp = at camp
state-away = away
hush = Hush…
collapse-title = Run for it!
go-on-reading = Continue
decision-skipped = Nobody has anything to lose yet: the next card is revealed at once.
bot-took-over = A bot is now playing for { $name }.
seat-taken-back = { $name } is back.
take-back = Take over from the bot
resume = Continue expedition { $expedition }
resume-inside = Continue expedition { $expedition } (carrying { $carried ->
    [0] nothing
   *[other] { $carried }
})
resume-camp = Continue expedition { $expedition } (at camp)
running = Games in progress
stood-in = While you were away, a bot played for you: { $what }.
stood-in-and = { $before }; { $what }
stood-in-on = on expedition { $expedition }, it went on { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
stood-in-left = on expedition { $expedition }, it { $times ->
    [0] left at once
    [one] went on once, then left
    [2] went on twice, then left
   *[other] went on { $times } times, then left
}
big-screen = Big screen
hand-carried = You’re carrying
hand-scan = Scan to play on your phone
hand-look = Look at the big screen!
hand-over = The result is on the big screen.
hand-full = Show the whole table here
waiting-for = { $count ->
    [one] Waiting for { $name }…
   *[other] Waiting for { $count } explorers…
}
bots-decide = The bots are deciding…
your-turn = Your turn!
your-turn-about = The others are waiting for your choice.
you-at-camp = You’re safe at camp. Watch the others.
watching = You’re watching
line-lost = Connection lost. Reconnecting…
choice-of = { $name }’s turn to choose
pass-to = Pass the device to { $name }
pass-about = No peeking, everybody else!
i-am = I’m { $name }

## Result, proof and replay

winner = winner
you-win = You win!
you-share-victory = You share the victory!
brought-home = Brought home on each expedition
rematch = Play again
again-wished = Ready for another game: { $names }.
to-lobby = Back to the campfire
tally = Standings after { $count ->
    [one] { $count } game
   *[other] { $count } games
}
tally-wins = Wins
share = Share
verify = Check the shuffle
verifying = Recomputing the shuffle…
secret-replaced = The server was restored from a backup. The cards from here on have been reshuffled.
check-good = passed:
check-bad = failed:
replay-about = Open the record of any game, as a file or as text.
replay-file = Game record (file)
replay-paste = Game record (text)
replay-show = Show the game
step-back = One step back
step-on = One step forward
run = Play
pause = Pause
scrubber = Position in the game
curves-danger = Highest risk: { $percent }. Final totals:
curves-danger-key = risk
curves-worth-key = lines: each explorer’s total (highest: { $most })
rules-play = How to play
differ-title = How the editions differ
differ-about = All five editions have the same treasures, the same way of sharing and five kinds of trap with three cards each. Here’s what differs.
column-traps = Traps
column-stones = Gems
picture-share = Three explorers share a treasure of 11: 3 each, and 2 stay on the card.
picture-traps = The same trap twice: everybody still inside loses what they’re carrying.
picture-leave = Two explorers leave, with 5 gems on the path: 2 each, and 1 stays.
picture-relic = An explorer who leaves alone takes the { relic-one }.

## Settings

setting-theme = Theme
setting-theme-auto = same as system
setting-theme-light = light
setting-theme-dark = dark
setting-theme-contrast = high contrast
setting-motion = Animations
setting-motion-auto = same as system
setting-motion-full = full
setting-motion-reduced = reduced
setting-sound = Sound
setting-sound-on = on
setting-sound-off = off
volume = Volume
setting-vibration = Vibration
setting-vibration-on = on
setting-vibration-off = off
setting-notify = Notify me when it’s my turn
setting-notify-on = on
setting-notify-off = off
notify-refused = This browser doesn’t allow notifications.
setting-keys = Keyboard shortcuts
setting-keys-on = on
setting-keys-off = off
keys-about = Press { $go } to go on, { $leave } to leave, { $hint } for a hint or ? for the rules. Escape skips an animation.
keys-replay = In a replay, the arrow keys step back and forward, Home and End jump to the beginning and the end, and the space bar plays and pauses.

## What went wrong

problem-offline = The server can’t be reached.
problem-unavailable = This isn’t working right now. Please try again.
problem-restarting = The server is about to restart. New tables and games can be started again afterwards.
problem-banned = This server refuses connections from your network at the moment.
problem-no-such-table = This table doesn’t exist, or it has closed.
problem-no-such-code = No open table has this code. Please check it, or ask for the link.
problem-too-many-codes = Too many wrong codes have been tried. Please wait a minute, or use the link.
problem-not-watched = This table doesn’t allow spectators.
problem-too-many-tables = There are too many tables right now. Please try again later.
problem-too-fast = That was too fast. Please wait a moment.
problem-table-full = All seats are taken.
problem-seat-taken = This seat is taken.
problem-seats-taken = That’s fewer seats than are already taken.
problem-already-started = The game has already started.
problem-not-started = The game hasn’t started yet.
problem-bad-name = This name can’t be shown. Please choose another.
problem-closed = This table has closed.
problem-not-host = Only the host can do that.
problem-not-seated = You don’t have a seat at this table.
problem-not-your-seat = This isn’t your seat.
problem-not-in-cave = You’re already at camp.
problem-not-awaited = It isn’t your turn to choose.
problem-no-hints = There are no hints at this table.
problem-no-such-seat = There is no such seat.
problem-no-such-bot = There is no such bot.
problem-no-such-person = This person isn’t here.
problem-no-such-rule-set = There is no such edition.
problem-unknown-person = You’re no longer at this table.
problem-played-by-bot = A bot is playing for you. Take over from it first.
problem-numbers-missing = Somebody’s browser hasn’t added its random number to the shuffle yet. Please try again.
problem-too-few-explorers = At least three players are needed.
problem-malformed = That couldn’t be read.
problem-too-large = That’s too long.
problem-not-found = There’s nothing here.
problem-hello-first = The connection wasn’t ready. Please try again.
problem-bad-record = This isn’t a valid game record.
problem-no-record = There’s no record of a finished game here.
problem-too-many-tables-here = Too many tables have been opened from your network. Please try again in an hour.
problem-too-many-games = Too many games have been started from your network. Please try again in a few minutes.
problem-too-many-guests = There are already too many guests from your network at this table.
problem-too-many-strong-bots = The server can’t handle any more strong bots at this table.
problem-removed = The host has removed you from this table.
problem-locked = This table is locked. Ask the host to unlock it.
problem-old-link = This link no longer works. Ask the host for the new one.
problem-owner-stays = This person opened the table and can’t be removed.
problem-too-many-watchers = Too many people are already watching this table.

## A choice on its way, and other short news

not-sent = Not sent yet
choice-waits = Your choice will be sent automatically.
danger-rests = Nothing to fear right now
join-empty = Paste a table’s link or type its code first.
