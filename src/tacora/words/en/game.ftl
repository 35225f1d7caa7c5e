# English: what both the page and the terminal say.

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
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = with { relic-many }
without-relics = without { relic-many }

## The table

entrance = Expedition { $number } of { $of }
path-empty = The path is empty.
column-carried = Carries
column-chest = { $place ->
    [temple] Tent
   *[cave] Chest
}
column-relics = { relic-head }
chest-closed = closed
danger = The next card { $place ->
    [temple] drives everybody out of the temple
   *[cave] collapses the cave
} with a chance of { $percent }
danger-none = The next card is harmless: no trap lies on the path.
danger-sum = { $deadly } of the { $total } cards left: { $kinds }

## What happened

began = Expedition { $number } of { $of } begins.
card-came-treasure = A treasure of { $gems }.
card-came-trap = A trap: { $trap }.
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

## The editions

column-edition = Edition
column-relics-rule = { relic-head }
column-first-trap = First trap
column-tie = Tie

## The rules of an edition

rules-tie-shared = Those who are level on points share the victory.
rules-tie-relics = Among those level on points, whoever has the most { relic-many } wins. Still level? Play again.
rules-tie-again = If several are level on points, nobody wins alone: play again.
rules-head-table = At the table

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
strength-1 = very easy
strength-2 = easy
strength-3 = fair
strength-4 = strong
strength-5 = strongest

## Hints

hint-thinking = The champion is thinking …
hint-none = There is no hint at the moment.
hint-says = Going on wins { $go }, leaving { $leave }{ $close ->
    [yes] {""}, nearly the same
   *[no] {""}
}: the champion would { $choice ->
    [leave] leave
   *[go_on] go on
}.
