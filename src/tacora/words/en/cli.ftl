# English: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
names-and = { $names } and { $last }

## The table

leader = { $name } reveals the cards on this expedition.
column-explorer = Explorer
column-where = Where
inside = inside
at-camp = at camp
leaving-now = Leaving now:
leaving-alone = { $points } if you leave alone
leaving-alone-relics = { $points } if you leave alone, including { $relics ->
    [one] the { relic-one }
   *[other] { $relics } { relic-many }
}
leaving-together = { $points } each if { $leavers ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] eight
} leave

## Questions

ask-edition = Which rule set do you want to play? Type its number, or press Enter for number { $default }.
ask-edition-again = Please type a number from 1 to { $most }.
key-quit = q
ask-choice = { $name }: go on ({ key-go-on }) or leave ({ key-leave })? Hint ({ key-hint }), rules (?), save and quit ({ key-quit }):
ask-choice-again = Please type { key-go-on } to go on, { key-leave } to leave, { key-hint } for a hint, ? for the rules or { key-quit } to save the game and quit.
ask-pass = { $name }’s turn. Everybody else, look away! Press Enter when you’re ready.
ask-hidden = What you type won’t be shown.
choice-sealed = Your choice is locked in.

## What happened

began-relic = New in the deck: { $relics }.
card-came-trap-first = A trap: { $trap }. Nobody is carrying anything yet, so the next card is revealed at once.
ended-trap = One { $trap } card is removed from the game.
saved = Saved in { $file }. Continue with: { $command }
game-kept = The game is saved in { $file }. Review it with the Champion: { $command }
not-saved = The game couldn’t be saved ({ $reason }). Here is its record:

## The editions

editions-title = The nine rule sets
relics-none = none
relics-all-order = all from the start; worth { $values } in the order carried out
relics-one-order = one per expedition; worth { $values } in the order carried out
relics-all-printed = all from the start; values on the cards: { $values }
relics-one-printed = one per expedition; values on the cards: { $values }
first-trap-decide = everybody decides
first-trap-next = next card at once
tie-shared = shared victory
tie-relics = most { relic-many }
tie-again = play again

## The bots

column-bot = Bot
column-strength = Strength
column-idea = How it plays
bots-not-here = Not installed: { $names }. To add them, install Tacora with the `bots` extra (see docs/installing.md).
bots-join = Bots in the other seats: { $names }.
bots-wake = The bots are waking up; the first time, this takes a while…
bot-failed = { $name } gave no valid choice, so { $standin } chose instead.

## Records

record-good = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, no rules broken
record-proof = { $proof ->
    [commitment] every card recomputed from the players’ numbers and the secret the server had committed to
    [given] every card recomputed from the players’ numbers and the secret the server had committed to, from the moment on at which the game was taken over from another one; what came before was given
    [unbound] every card recomputed, but with the older method: the numbers weren’t tied to seats, so the server could have added one of its own
    [seed] every card recomputed from a seed alone; there is no proof of who chose it
   *[nothing] no seed to recompute the cards from
}
record-bad = { $file }: rules broken in { $bad } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
record-broken-off = The game was cut short here.
record-left-out = Not in the text form of { $file }: { $fields }
