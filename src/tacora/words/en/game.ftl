# English: what both the page and the terminal say.

## Names of things

trap-spider = spider
trap-snake = snake
trap-lava = lava
trap-boulder = boulder
trap-ram = battering ram
trap-scorpion = scorpion
trap-spear = spear
trap-mummy = mummy
trap-fire = fire
trap-rockfall = rockfall
trap-again = { $kind ->
    [spider] Another spider
    [snake] Another snake
    [lava] More lava
    [boulder] Another boulder
    [ram] Another battering ram
    [scorpion] Another scorpion
    [spear] Another spear
    [mummy] Another mummy
    [fire] More fire
    [rockfall] Another rockfall
   *[other] The same trap again ({ $trap })
}
stone-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
stone-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
stone-turquoise = { $count ->
    [one] { $count } piece of turquoise
   *[other] { $count } pieces of turquoise
}
stone-obsidian = { $count ->
    [one] { $count } piece of obsidian
   *[other] { $count } pieces of obsidian
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
card-relic-worth = { relic-one } ({ $worth })
with-relics = with { relic-many }
without-relics = without { relic-many }

## The table

entrance = Expedition { $number } of { $of }
path-empty = The path is empty.
column-carried = Carrying
column-points = Points
column-chest = { $place ->
    [temple] Tent
   *[cave] Chest
}
column-relics = { relic-head }
chest-closed = closed
danger = Risk that the next card makes everybody flee: { $percent }
danger-none = The next card is harmless: it can’t match a trap on the path.
danger-sum = { $deadly } of the { $total } cards left: { $kinds }
go-on = Go on
leave = Leave
key-go-on = g
key-leave = l
key-hint = h

## What happened

began = Expedition { $number } of { $of } begins.
card-came-treasure = { $gems ->
    [one] A treasure of { $gems } gem.
   *[other] A treasure of { $gems } gems.
}
card-came-trap = A trap: { $trap }.
card-came-relic = { $place ->
    [temple] An artifact.
   *[cave] A relic.
} It stays on the path until somebody leaves alone.
shared = { $explorers ->
    [one] The last explorer inside takes { $each }
   *[other] The { $explorers } explorers inside take { $each } each
}; { $left ->
    [0] no gems are left
    [one] { $left } gem is left
   *[other] { $left } gems are left
} on the card.
shared-none = Not enough to share: { $left ->
    [one] { $left } gem stays
   *[other] { $left } gems stay
} on the card.
collapsed = { trap-again }: { $explorers ->
    [one] { $names } flees the { $place ->
        [temple] temple
       *[cave] cave
    } and loses { $each ->
        [0] nothing but hope
        [one] { $each } gem
       *[other] { $each } gems
    }
   *[other] { $names } flee the { $place ->
        [temple] temple
       *[cave] cave
    } and lose { $each ->
        [0] nothing but hope
        [one] { $each } gem each
       *[other] { $each } gems each
    }
}.
all-go-on = Everybody inside goes on.
left-alone = { $name } leaves alone with { $gems ->
    [0] no gems
    [one] { $gems } gem
   *[other] { $gems } gems
}.
left-together = { $names } leave together with { $gems ->
    [0] no gems
    [one] { $gems } gem each
   *[other] { $gems } gems each
}; { $left ->
    [0] no gems are left
    [one] { $left } gem is left
   *[other] { $left } gems are left
} on the path.
relic-taken = { $name } carries out { $place ->
    [temple] an artifact
   *[cave] a relic
} worth { $worth }.
deck-ran-out = The deck is empty: everybody still inside leaves together.
ended = Expedition { $number } is over.
ended-relics = { $relics ->
    [one] One { relic-one } was left on the path and is gone for good.
   *[other] { $relics } { relic-many } were left on the path and are gone for good.
}
result-won = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-won-relics = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; having the most { relic-many } breaks the tie.
result-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
result-again = { $names } are tied { $relics ->
    [no] on points
   *[yes] on points and on { relic-many }
}: there is no winner. Play again!
result-title = { $place ->
    [temple] Opening the tents
   *[cave] Opening the chests
}

## The editions

column-edition = Edition
column-relics-rule = { relic-head }
column-first-trap = First card is a trap
column-tie = Tie

## The rules of an edition

rules-tie-shared = If two or more players are tied for the most points, they share the victory.
rules-tie-relics = If two or more players are tied for the most points, the one with the most { relic-many } wins. Still tied? Play again.
rules-tie-again = If two or more players are tied for the most points, there is no winner: play again.
rules-head-table = At the table

## The bots

bot-stubborn = Diehard
bot-dreamer = Dreamer
bot-timid = Scaredy-cat
bot-counter = Toddler
bot-collector = Collector
bot-moody = Diva
bot-reckoner = Accountant
bot-scholar = Professor
bot-veteran = Veteran
bot-champion = Champion
bot-random = Coin-flipper
bot-random-about = Flips a coin at every step. The coin doesn’t have a plan either.
bot-cautious = Worrier
bot-cautious-about = Leaves early with little, then lies awake over what it missed.
bot-bold = Daredevil
bot-bold-about = Stays long, risks a lot and has never heard of a Plan B.
bot-stubborn-about = Never leaves. Somebody should tell it about the exit.
bot-dreamer-about = Leaves one time in ten, whenever it remembers where it is.
bot-timid-about = Sees a trap and is gone. Also runs from its own shadow.
bot-counter-about = Leaves after five cards. That’s as far as it can count.
bot-collector-about = Leaves as soon as its pockets are full.
bot-moody-about = A lion on one expedition, a mouse on the next.
bot-reckoner-about = Weighs what the next card may bring against what it may cost. Keeps the receipts.
bot-scholar-about = Knows the odds of an expedition to the last decimal place, and forgets that others are playing too.
bot-veteran-about = Has learned from millions of games what wins, and will tell you about every one of them.
bot-champion-about = Watches everybody and thinks both options through. Yes, it saw you hesitate.
strength-0 = strength unknown
strength-1 = very weak
strength-2 = weak
strength-3 = medium
strength-4 = strong
strength-5 = very strong

## Hints

hint-thinking = The Champion is thinking…
hint-none = There’s no hint right now.
hint-says = Chance of winning: { $go } if you go on, { $leave } if you leave{ $close ->
    [yes] {" "}(nearly the same)
   *[no] {""}
}. The Champion would { $choice ->
    [leave] leave
   *[go_on] go on
}.
