# English: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }

## The table

leader = { $name } turns the cards in this expedition.
column-explorer = Explorer
column-where = Where
column-points = Points
inside = inside
at-camp = at camp
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

began-relic = New in the deck: { $relics }.
card-came-trap-first = A trap: { $trap }. Nobody carries anything yet, so the next card is turned at once.
ended-trap = One { $trap } card leaves the game.
saved = Saved in { $file }. Go on with: { $command }
game-kept = The game is kept in { $file }. Go through it with the champion: { $command }
not-saved = The game could not be saved ({ $reason }). This is its record:

## The editions

editions-title = The nine rule sets
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

## The bots

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
