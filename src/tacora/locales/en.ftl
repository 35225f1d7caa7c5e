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

relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
card-treasure = { $gems }
card-relic = relic
card-relic-worth = relic { $worth }
with-relics = with relics
without-relics = without relics

## The table

entrance = Expedition { $number } of { $of }
leader = { $name } turns the cards in this expedition.
path-empty = The path is empty.
column-explorer = Explorer
column-where = Where
column-carried = Carries
column-chest = Chest
column-relics = Relics
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
    [one] the relic
   *[other] { $relics } relics
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
ask-choice = { $name }, do you (g)o on or (l)eave? (r)ules, (q)uit and save:
ask-choice-again = Please type g to go on, l to leave, r for the rules, or q to save the game and stop.
ask-pass = Now { $name }. Nobody else looks; press Enter when you are ready.
ask-hidden = What you type is not shown.
choice-sealed = Sealed.

## What happened

began = Expedition { $number } of { $of } begins.
began-relic = New in the deck: { $relics }.
card-came-treasure = A treasure of { $gems }.
card-came-trap = A trap: { $trap }.
card-came-trap-first = A trap: { $trap }. Nobody carries anything yet, so the next card is turned at once.
card-came-relic = A relic. It lies on the path for somebody who leaves alone.
shared = { $explorers ->
    [one] The one inside takes { $each }
   *[other] Each of the { $explorers } inside takes { $each }
}; { $left } left on the path.
shared-none = Too few to share: all { $left } stay on the path.
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
relic-taken = { $name } carries out a relic worth { $worth }.
deck-ran-out = No card is left in the deck: everybody inside walks out together.
ended = Expedition { $number } is over.
ended-relics = { $relics ->
    [one] A relic stayed on the path and is gone for good.
   *[other] { $relics } relics stayed on the path and are gone for good.
}
ended-trap = One { $trap } card leaves the game.
result-won = { $names } wins with { $points } points.
result-won-relics = { $names } wins with { $points } points: level on points, but with the most relics.
result-shared = { $names } share the victory with { $points } points each.
result-again = { $names } are level { $relics ->
    [no] on points
   *[yes] on points and on relics
}: nobody wins alone. Play again!
result-title = The chests are opened
saved = Saved in { $file }. Go on with: tacora play --resume { $command }
not-saved = The game could not be saved ({ $reason }). This is its record:

## The editions

editions-title = The nine rule sets
column-edition = Edition
column-relics-rule = Relics
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
tie-relics = most relics
tie-again = play again

## The rules of an edition

rules-title = { $title }, { $variant ->
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
rules-relic = A relic lies on the path and waits.
rules-decide = After each card everybody inside chooses in secret, to go on or to leave, and all choices are shown at once.
rules-first-trap = If the very first card of an expedition is a trap, nobody has anything to lose: the next card is turned without asking.
rules-leave = Those who leave share all the gems lying on the path; what cannot be shared stays there. They put everything into safety and wait for the next expedition.
rules-leave-relics = Somebody who leaves alone also takes all relics on the path. If two or more leave together, the relics stay.
rules-end = An expedition ends when nobody is inside. Gems on the path go back to the supply, the other cards that were turned go back into the deck{ $relics ->
    [no] .
   *[yes] , and relics still on the path leave the game.
}
rules-head-relics = Relics
rules-relics-all = All { $count } relics are in the deck from the first expedition on.
rules-relics-one-ascending = Before each expedition the lowest relic that is left goes into the deck: { $values }.
rules-relics-one-shuffled = Before each expedition the next relic is shown to everybody and goes into the deck.
rules-relics-undrawn = A relic that was not turned stays in the deck for later expeditions.
rules-relics-printed = A relic is worth the number printed on it.
rules-relics-order = All relics count alike. In the order in which they are carried out in the whole game, whoever does it, they are worth { $values }. Those that are lost do not count.
rules-head-end = The end
rules-score = After the fifth expedition all count: { $stones }{ $relics ->
    [no] .
   *[yes] , and relics on top.
}
rules-tie-shared = Those who are level on points share the victory.
rules-tie-relics = Among those level on points, whoever has the most relics wins. Still level? Play again.
rules-tie-again = If several are level on points, nobody wins alone: play again.
rules-head-table = At the table
rules-leader = A leader turns the cards and the role passes to the left with each expedition. The book begins with whoever last held real gold; here a lot decides.
rules-no-leader = Nobody in particular turns the cards.
rules-chests-closed = Chests stay closed until the end, though nothing forbids keeping count.
rules-chests-seen = Tents are open to view; what is in them is for the owner alone to handle and count.
rules-exchange = Small stones can be changed into larger ones at any time.

## The bots

bot-random = coin-flipper (random)
bot-cautious = cautious
bot-bold = bold
bot-stubborn = mule (stubborn)
bot-dreamer = dreamer
bot-timid = timid
bot-counter = counter
bot-collector = collector
bot-moody = moody
bot-reckoner = reckoner
bot-scholar = scholar
bot-veteran = veteran
bot-champion = champion

training = Training
trained = { $steps ->
    [one] One step done
   *[other] { $steps } steps done
}; the training is in { $file }.
climbing = Climbing the ladder
ladder-title = { $edition }, { $explorers } explorers, seed { $seed }
ladder-below = Rung below
ladder-games = Games
ladder-share = Win share
ladder-rating = Rating
measure-title = Win shares with 95 % intervals, seed { $seed }
measure-figure = Figure
measure-goal = Goal
measure-net-field = Network among the simple rules
measure-champion-field = Champion among the simple rules
measure-net-scholars = Network against three scholars
measure-net-scholars-six = Network against five scholars
measure-champion-net = Champion against three networks
measure-best-response = A best response against three networks
measure-net-field-german = Network among the simple rules, German rules
measure-net-field-french = Network among the simple rules, French rules with relics
reviewing = Playing every choice through
review-title = { $name }, seat { $seat }
review-expedition = Expedition
review-card = Card
review-choice = Choice
review-leave = Leaving
review-go-on = Going on
review-cost = Cost
review-luck = Luck
choice-leave = leave
choice-go-on = go on
review-summary = Began with a win chance of { $start }; luck { $luck }, mistakes −{ $cost }, end { $result }.
review-legend = Win chances by the champion. A cost within the error is left out; luck is what the cards and the others gave until the next choice. Bold: the turning points.

## Simulation

simulating = Playing
simulation-title = { $edition }, { $explorers ->
    [one] { $explorers } explorer
   *[other] { $explorers } explorers
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
column-seat = Seat
column-bot = Bot
column-mean = Mean points
column-share = Win share
simulation-collapse = Expeditions that collapsed: { $percent }
simulation-cards = Cards per expedition: { $cards }
simulation-shared = A shared victory counts in parts; ± and the range in brackets are 95 % intervals.
engine-kernel = Played by the kernel.
engine-reference = Played by the reference engine: { $reason }.
engine-records = Played by the reference engine, whose cards follow from the seed by the documented procedure.
records-written = { $games ->
    [one] { $games } record
   *[other] { $games } records
} written to { $file }

## Records

record-good = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, no foul
record-shuffles = { $games ->
    [one] one shuffle recomputed from its seed
   *[other] { $games } shuffles recomputed from their seeds
}
record-bad = { $file }: { $bad } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} with a foul
record-broken-off = The game was broken off here.
record-left-out = { $file }: the text form leaves out: { $fields }

## Odds

odds-place = { $edition }, expedition { $expedition }, after { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $inside ->
    [one] { $inside } explorer inside carries { $carried }
   *[other] { $inside } explorers inside carry { $carried } each
}, { $pool } on the path
odds-over = The game is over: no card can come.
odds-cards-title = The next card, when all inside go on
odds-cards-none = No card is left: all inside walk out together.
column-card = Card
column-chance = Chance
column-percent = Percent
column-brings = Brings each
odds-collapse = collapse: lose { $carried }
odds-nothing = nothing
odds-collapse-title = The chance of a collapse
column-within = Within
odds-within = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
odds-going-title = Going on one card, in gems
odds-gain = the share that may come
odds-loss = what may be lost
odds-sum = expected change
odds-note = Odd gems and relics on the path are not counted: going on leaves them lying there.
odds-leaving-title = Leaving now
column-leavers = Leavers
column-share-path = From the path
column-left = Stays there
column-chest-gets = Into the chest

## The equilibrium

solve-working = Solving { $explorers ->
    [one] { $explorers } explorer
   *[other] up to { $explorers } explorers
}
solve-title = The equilibrium of an expedition: traps { $traps }, relics { $relics }
column-explorers = Explorers
column-value = Worth to each
column-mixes = Mixed decisions
column-cards = Cards
column-collapses = Collapses
solve-states = { $states } states, { $mixed } of them mixed
solve-unique = No state has a second symmetric equilibrium with another value.
solve-several = { $several } states may have several symmetric equilibria; the one with the least leaving is taken.
solve-note = Mixed decisions: how many of the decisions that come up in play the equilibrium leaves to chance.
solve-folder = Kept in { $folder }
solve-at-title = { $inside ->
    [one] { $inside } explorer inside, carrying { $held }
   *[other] { $inside } explorers inside, each carrying { $held }
}; { $pool } on the path
column-others = Others leaving
column-if-leave = Leaving brings
column-if-stay = Going on is worth
solve-at-mean = expected
solve-at-leave = Leave.
solve-at-stay = Go on.
solve-at-mix = Leave with a chance of { $percent }: both choices are worth the same.
solve-at-value = The moment is worth { $value } to each explorer inside.
