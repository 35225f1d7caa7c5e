# English: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $kind ->
    [basic] { $edition ->
        [ru-hobbyworld-2026] Diamant
       *[other] { $title }
    }, the basic game
    [relics] { $title }, “Relics” variant
    [gold-hunt] Diamant, “Gold Hunt” variant
    [original-diamant] { $title }, “Original Diamant” variant
   *[other] { $title }, “{ $variant }” variant
} ({ $edition })
rules-source = Based on { $publisher ->
    [none] the
   *[other] { $publisher }’s
} { $language ->
    [de] German
    [fr] French
    [nl] Dutch
    [ru] Russian
   *[pl] Polish
} rulebook{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}, in our own words.
rules-source-own = An edition by { $publisher }.
rules-head-aim = The aim
rules-aim = On five expeditions, { $least } to { $most } explorers venture into { $place ->
    [temple] an Inca temple
    [caves] the Tacora caves
   *[cave] the Tacora cave
}. Whoever brings home the most treasure wins. What you’re carrying can be lost; what’s in your { $place ->
    [temple] tent
   *[cave] chest
} is safe for the rest of the game.
rules-head-deck = The deck
rules-deck = { $treasures } treasures ({ $values }) and { $traps } traps ({ $kinds }){ $count ->
    [0] .
   *[other] , plus { relics }.
}
rules-head-expedition = An expedition
rules-enter = All explorers go in, and the first card is revealed before anybody makes a decision.
rules-treasure = A treasure is shared equally among all explorers still inside. Leftover gems stay on the card; if there aren’t enough for one each, all of them stay.
rules-trap = The first trap of each kind does no harm. The second of the same kind ends the expedition at once: everybody inside flees and loses what they’re carrying. One of the two cards is removed from the game; the other goes back into the deck.
rules-relic = { $place ->
    [temple] An artifact
   *[cave] A relic
} stays on the path until somebody leaves alone.
rules-decide = After each card, everybody inside secretly chooses whether to go on or leave; all choices are revealed at the same time.
rules-first-trap = If the first card of an expedition is a trap, nobody has anything to lose yet: the next card is revealed at once, with no decision in between. The trap stays on the path and counts.
rules-first-trap-decide = A trap as the first card of an expedition changes nothing: everybody decides as after any other card.
rules-leave = An explorer who leaves alone takes all the gems on the path. Explorers who leave at the same time share them equally; gems that can’t be shared stay there. Whoever leaves puts everything they’re carrying safely into their { $place ->
    [temple] tent
   *[cave] chest
} and waits for the next expedition.
rules-leave-relics = An explorer who leaves alone also takes all the { relic-many } on the path. If two or more leave at the same time, the { relic-many } stay there.
rules-end = An expedition ends when nobody is left inside. Gems still on the path go back to the supply{ $relics ->
    [no] . All cards on the path are shuffled back into the deck, except for a trap that has been removed from the game.
   *[yes] , and { relic-many } still there are removed from the game. The remaining cards on the path are shuffled back into the deck, except for a trap that has been removed.
}
rules-entrance = { $entrance ->
    [token] Then the entrance token is removed and the entrance is blocked.
    [temple-card] Each expedition has its own temple card. A trap card that is removed from the game goes under it.
   *[barricade] Then a barricade closes the entrance.
} After the fifth expedition, the game is over.
rules-head-relics = { relic-head }
rules-relics-all = All { $count } { relic-many } are in the deck from the first expedition on.
rules-relics-one-ascending = Before each expedition, one { relic-one } is shuffled into the deck, the least valuable first: { $values }.
rules-relics-one-shuffled = Before each expedition, the next { relic-one } is shown to everybody and shuffled into the deck.
rules-relics-undrawn = { relic-head } that haven’t been revealed stay in the deck for later expeditions.
rules-relics-printed = Each { relic-one } is worth the number printed on it.
rules-relics-order = { relic-head } are worth { $values } in the order in which they’re carried out during the game, no matter by whom. Lost { relic-many } don’t count toward this order.
rules-relics-marked = In the boxed game, you mark { $place ->
    [temple] an artifact’s value by placing treasure
   *[cave] a relic’s value by placing gems
} on its card: { $stones }.
rules-relics-stones = { $stones } for { $worth }
rules-head-end = The end of the game
rules-score = After the fifth expedition, everybody adds up what’s in their { $place ->
    [temple] tent
   *[cave] chest
}: { $stones }{ $relics ->
    [no] .
   *[yes] , plus the value of their { relic-many }.
}
rules-stone = { $stone } = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
rules-leader = A leader reveals the cards; after each expedition, the role passes to the player on the leader’s left.
rules-no-leader = It doesn’t matter who reveals the cards.
rules-chests-closed = { $place ->
    [temple] Tents
   *[cave] Chests
} stay closed until the end of the game, but you may keep count in your head.
rules-chests-seen = You may look at the other players’ { $place ->
    [temple] tents
   *[cave] chests
}, but you may not touch them or count what’s inside.
rules-exchange = Small gems may be exchanged for larger ones at any time: 5 rubies for 1 diamond, for example.
reading = Our reading: { $text }
reading-least-explorers = the rulebook gives no minimum number of players. We use three, as in the German and Dutch rulebooks.
reading-treasure-values = the rulebook doesn’t list the treasure values. These are the ones on the published cards.
reading-treasure-doubles = the rulebook lists each value once. On the published cards, 5, 7 and 11 appear twice.
reading-trap-kinds = the rulebook doesn’t name the five kinds of trap. These names come from the English edition.
reading-first-trap = the rulebook says that you may reveal the next card at once. We always do.
reading-relics-left = the rulebook mentions removing { relic-many } from the path only when everybody flees. We remove them at the end of every expedition, as in the English edition.
reading-closed-chests = the rulebook only says that what’s in { $place ->
    [temple] a tent
   *[cave] a chest
} is safe. Keeping it closed is our rule.
reading-first-leader = in the rulebook, the player who most recently held real gold is the first leader. We draw lots.
reading-exchange = the rulebook doesn’t mention exchanging small pieces for larger ones. We show every total in as few pieces as possible.
