# English. Every sentence that the program says to people stands here.

## Names of things

trap-spider = spider
trap-snake = snake
trap-lava = lava
trap-boulder = boulder
trap-ram = ram
trap-scorpion = scorpion
trap-spear = spear
trap-mummy = mummy
trap-fire = fire
trap-rockfall = rockfall

stone-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
stone-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
stone-turquoise = { $count ->
    [one] { $count } turquoise
   *[other] { $count } turquoises
}
stone-obsidian = { $count ->
    [one] { $count } obsidian
   *[other] { $count } obsidians
}
stone-gold = { $count ->
    [one] { $count } piece of gold
   *[other] { $count } pieces of gold
}

language-de = German
language-fr = French
language-nl = Dutch
language-ru = Russian
language-pl = Polish

# Incan Gold calls its relics artifacts; the place of an edition's story decides.
relic-one = { $place ->
    [temple] artifact
   *[cave] relic
}
relic-many = { $place ->
    [temple] artifacts
   *[cave] relics
}
relic-head = { $place ->
    [temple] Artifacts
   *[cave] Relics
}
relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = with { relic-many }
without-relics = without { relic-many }

## The table

entrance = Expedition { $number } of { $of }
leader = { $name } turns the cards in this expedition.
path-empty = The path is empty.
column-explorer = Explorer
column-where = Where
column-carried = Carries
column-chest = { $place ->
    [temple] Tent
   *[cave] Chest
}
column-relics = { relic-head }
column-points = Points
inside = inside
at-camp = at camp
chest-closed = closed
danger = The next card { $place ->
    [temple] drives everybody out of the temple
   *[cave] collapses the cave
} with a chance of { $percent }
danger-none = The next card is harmless: no trap lies on the path.
danger-sum = { $deadly } of the { $total } cards left: { $kinds }
leaving-now = Leaving now
leaving-alone = alone { $points }
leaving-alone-relics = alone { $points } with { $relics ->
    [one] the { relic-one }
   *[other] { $relics } { relic-many }
}
leaving-together = { $leavers ->
    [2] two of you
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] eight
} { $points } each

## Questions

ask-edition = Which rulebook shall it be? Type its number, or press Enter for number { $default }.
ask-edition-again = Please type a number from 1 to { $most }.
ask-choice = { $name }, do you (g)o on or (l)eave? (h)int, (r)ules, (q)uit and save:
ask-choice-again = Please type g to go on, l to leave, h for a hint, r for the rules, or q to save the game and stop.
ask-pass = Now { $name }. Nobody else looks; press Enter when you are ready.
ask-hidden = What you type is not shown.
choice-sealed = Sealed.

## What happened

began = Expedition { $number } of { $of } begins.
began-relic = New in the deck: { $relics }.
card-came-treasure = A treasure of { $gems }.
card-came-trap = A trap: { $trap }.
card-came-trap-first = A trap: { $trap }. Nobody carries anything yet, so the next card is turned at once.
card-came-relic = { $place ->
    [temple] An artifact.
   *[cave] A relic.
} It lies on the path for somebody who leaves alone.
shared = { $explorers ->
    [one] The one inside takes { $each }
   *[other] Each of the { $explorers } inside takes { $each }
}; { $left } left on the path.
shared-none = Too few to share: { $left } left on the path.
collapsed = { $place ->
    [temple] The { $trap } again: everybody inside runs out of the temple
   *[cave] The { $trap } again: the cave collapses
}, and { $names } { $explorers ->
    [one] loses { $each ->
        [0] nothing but hope
       *[other] { $each }
    }
   *[other] lose { $each ->
        [0] nothing but hope
       *[other] { $each } each
    }
}.
all-go-on = Everybody inside goes on.
left-alone = { $name } leaves alone with { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}.
left-together = { $names } leave together with { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} each; { $left } left on the path.
relic-taken = { $name } carries out { $place ->
    [temple] an artifact
   *[cave] a relic
} worth { $worth }.
deck-ran-out = No card is left in the deck: everybody inside walks out together.
ended = Expedition { $number } is over.
ended-relics = { $relics ->
    [one] One { relic-one } stayed on the path and is gone for good.
   *[other] { $relics } { relic-many } stayed on the path and are gone for good.
}
ended-trap = One { $trap } card leaves the game.
result-won = { $names } wins with { $points } points.
result-won-relics = { $names } wins with { $points } points: level on points, but with the most { relic-many }.
result-shared = { $names } share the victory with { $points } points each.
result-again = { $names } are level { $relics ->
    [no] on points
   *[yes] on points and on { relic-many }
}: nobody wins alone. Play again!
result-title = { $place ->
    [temple] The tents are opened
   *[cave] The chests are opened
}
saved = Saved in { $file }. Go on with: { $command }
game-kept = The game is kept in { $file }. Go through it with the champion: { $command }
not-saved = The game could not be saved ({ $reason }). This is its record:

## The editions

editions-title = The nine rule sets
column-edition = Edition
column-relics-rule = { relic-head }
column-first-trap = First trap
column-tie = Tie
relics-none = none
relics-all-order = all at once; as taken { $values }
relics-one-order = one by one; as taken { $values }
relics-all-printed = all at once; printed { $values }
relics-one-printed = one by one; printed { $values }
first-trap-decide = decide
first-trap-next = next card
tie-shared = shared
tie-relics = most { relic-many }
tie-again = play again

## The rules of an edition

rules-title = { $title }, { $kind ->
    [basic] the basic game
   *[other] variant “{ $variant }”
} ({ $edition })
rules-source = As in the { $language } rulebook{ $publisher ->
    [none] {""}
   *[other] {" "}of { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}; told in our own words.
rules-source-own = An edition by { $publisher }.
rules-head-aim = The aim
rules-aim = { $least } to { $most } explorers go on five expeditions into { $place ->
    [temple] an Inca temple
    [caves] the Tacora caves
   *[cave] the Tacora cave
}. Whoever brings home the most wins. What you carry can be lost; what lies in your { $place ->
    [temple] tent
   *[cave] chest
} is safe until the end.
rules-head-deck = The deck
rules-deck = { $treasures } treasures ({ $values }) and { $traps } traps ({ $kinds }).
rules-head-expedition = An expedition
rules-enter = All explorers go in and the first card is turned. Nobody decides before it.
rules-treasure = A treasure is shared equally among all who are inside. The odd gems stay on its card; if there are too few for one each, all of them stay.
rules-trap = The first trap of a kind does no harm. The second of the same kind ends the expedition at once: everybody inside loses what they carry, and one of the two cards leaves the game for good. The other goes back into the deck.
rules-relic = { $place ->
    [temple] An artifact
   *[cave] A relic
} lies on the path and waits.
rules-decide = After each card everybody inside chooses in secret, to go on or to leave, and all choices are shown at once.
rules-first-trap = If the very first card of an expedition is a trap, nobody has anything to lose: the next card is turned without asking.
rules-first-trap-decide = A trap as the very first card changes nothing: everybody decides as after any other.
rules-leave = Those who leave share all the gems lying on the path; what cannot be shared stays there. They put everything into safety and wait for the next expedition.
rules-leave-relics = Somebody who leaves alone also takes all { relic-many } on the path. If two or more leave together, the { relic-many } stay.
rules-end = An expedition ends when nobody is inside. Gems on the path go back to the supply, the other cards that were turned go back into the deck{ $relics ->
    [no] .
   *[yes] , and { relic-many } still on the path leave the game.
}
rules-head-relics = { relic-head }
rules-relics-all = All { $count } { relic-many } are in the deck from the first expedition on.
rules-relics-one-ascending = Before each expedition the lowest { relic-one } that is left goes into the deck: { $values }.
rules-relics-one-shuffled = Before each expedition the next { relic-one } is shown to everybody and goes into the deck.
rules-relics-undrawn = { relic-head } that were not turned stay in the deck for later expeditions.
rules-relics-printed = Each { relic-one } is worth the number printed on it.
rules-relics-order = All { relic-many } count alike. In the order in which they are carried out in the whole game, whoever does it, they are worth { $values }. Those that are lost do not count.
rules-head-end = The end
rules-score = After the fifth expedition all count: { $stones }{ $relics ->
    [no] .
   *[yes] , and { relic-many } on top.
}
rules-tie-shared = Those who are level on points share the victory.
rules-tie-relics = Among those level on points, whoever has the most { relic-many } wins. Still level? Play again.
rules-tie-again = If several are level on points, nobody wins alone: play again.
rules-head-table = At the table
rules-leader = A leader turns the cards and the role passes to the left with each expedition. The book begins with whoever last held real gold; here a lot decides.
rules-no-leader = Nobody in particular turns the cards.
rules-chests-closed = { $place ->
    [temple] Tents
   *[cave] Chests
} stay closed until the end, though nothing forbids keeping count.
rules-chests-seen = { $place ->
    [temple] Tents
   *[cave] Chests
} are open to view; what is in them is for the owner alone to handle and count.
rules-exchange = Small stones can be changed into larger ones at any time.

## The bots

bot-stubborn = Mule
bot-dreamer = Dreamer
bot-timid = Timid
bot-counter = Counter
bot-collector = Collector
bot-moody = Moody
bot-reckoner = Reckoner
bot-scholar = Scholar
bot-veteran = Veteran
bot-champion = Champion

## Simulation

column-bot = Bot
column-strength = Strength
column-idea = How it plays
bots-not-here = Not here: { $names }. Install Tacora with the extra `bots` for them (docs/installing.md).
bots-join = Bots in the other seats: { $names }.
bots-wake = The bots are waking up; the first time takes a while …

## Records

record-good = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, no foul
record-proof = { $proof ->
    [commitment] every card recomputed from the seed that the server was committed to and the people’s numbers
    [seed] every card recomputed from a seed alone; who chose it is not proved
   *[nothing] no seed to recompute the cards from
}
record-bad = { $file }: { $bad } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} with a foul
record-broken-off = The game was broken off here.
record-left-out = { $file }: the text form leaves out: { $fields }

## The page: screens and ways in

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

## The page: before a game

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
bot-random = Coin-flipper
bot-random-about = Tosses a coin; easy to beat.
bot-cautious = Cautious
bot-cautious-about = Leaves early with little.
bot-bold = Bold
bot-bold-about = Stays long and risks much.
bot-stubborn-about = Never leaves; a child beats it.
bot-dreamer-about = Leaves one time in ten.
bot-timid-about = Leaves at the first trap.
bot-counter-about = Leaves after five cards.
bot-collector-about = Leaves with enough gems in hand.
bot-moody-about = Its nerve changes with every expedition.
bot-reckoner-about = Weighs what the next card may bring against what it may cost.
bot-scholar-about = Knows the exact mathematics of an expedition and plays for gems alone.
bot-veteran-about = Learned from millions of games what wins.
bot-champion-about = Watches everybody and plays both options through in its head.
bot-strength = Strength { $strength } of 5
strength-1 = very easy
strength-2 = easy
strength-3 = fair
strength-4 = strong
strength-5 = strongest
rivals = Opponents

## The page: at the table

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
hint-thinking = The champion is thinking …
hint-none = There is no hint at the moment.
hint-says = Going on wins { $go }, leaving { $leave }{ $close ->
    [yes] {""}, nearly the same
   *[no] {""}
}: the champion would { $choice ->
    [leave] leave
   *[go_on] go on
}.
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

## The page: result, proof and replay

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

## The page: settings

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

## The page: what went wrong

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
