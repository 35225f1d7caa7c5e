# English: the rules of an edition. The page gets them as generated data (tools/page_data.py).

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
