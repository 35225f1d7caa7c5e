# English: what the page says at a table and nowhere else; it fetches these words with the table.

own-explorer = Your explorer
change-look = Change look
look-face = Face
look-colour = Colour
look-shape = Shape
look-taken = { $name } (taken)

face-0 = Hat
face-1 = Helmet with a lamp
face-2 = Braids
face-3 = Pith helmet
face-4 = Hood
face-5 = Flying goggles
face-6 = Curls
face-7 = White beard
face-8 = Turban
face-9 = Bun and glasses
face-10 = Knitted cap
face-11 = Eye patch

colour-0 = Red
colour-1 = Blue
colour-2 = Yellow
colour-3 = Green
colour-4 = Purple
colour-5 = Orange
colour-6 = Turquoise
colour-7 = Pink

shape-0 = Circle
shape-1 = Triangle
shape-2 = Square
shape-3 = Diamond
shape-4 = Star
shape-5 = Cross
shape-6 = Moon
shape-7 = Hexagon

emotes = Emotes
emoted = { $name } { $emote }
emote-laugh = laughs
emote-amazed = is amazed
emote-tears = is in tears
emote-thinking = is thinking
emote-scared = is scared
emote-applause = applauds
emote-luck = hopes for luck
emote-wave = waves

show-emotes = Other players’ emotes
show-emotes-on = Show
show-emotes-off = Hide
mute-emotes = Hide emotes from:

## The result

turning-points = Turning points
review = Review
play-on = Play on from here
taken-over = Up to here, the game was taken over from another one.
lobby-taken-over = This game starts in the middle of another one: at expedition { $expedition }, card { $turn }.
to-result = Result
lead-for-good = { $name } takes the lead and keeps it to the end.

## The check of the shuffle

verify-good = The shuffle was fair: everything checks out.
verify-bad = Something doesn’t add up.
verify-about = Your browser worked all this out on its own, from the record of the game.
verify-commitment = The server’s secret is the one it committed to.
verify-noted = The commitment is the one your browser saw before the game.
verify-number = Your browser’s random number went into the shuffle.
verify-no-number = The game began before your browser could add its random number.
verify-game = The proof is for exactly these cards and choices.
verify-seed = { $count ->
    [0] The seed is derived from the secret alone.
    [one] The seed is derived from the secret and { $count } player’s number.
   *[other] The seed is derived from the secret and { $count } players’ numbers.
}
verify-deck = { $count ->
    [one] The deck was complete at the one point checked.
    [2] The deck was complete at both points checked.
   *[other] The deck was complete at all { $count } points checked.
}
verify-cards = { $count ->
    [one] The one card matches the seed.
    [2] Both cards match the seed.
   *[other] All { $count } cards match the seed.
}
verify-weak = Everything that can be checked adds up, but this proof is weak.
verify-told = The numbers for all { $count } seats match those your browser received with the first card.
verify-not-as-told = Your browser received { $count ->
    [one] a different number
   *[other] different numbers
} for { $names } with the first card.
verify-not-told = Your browser wasn’t connected when the seats’ numbers were announced.
verify-places = Every seat has exactly one entry, and bots have no number.
verify-unbound = In this older proof, the numbers aren’t tied to seats, so the server could have added one of its own.
verify-began = { $count ->
    [one] One card was taken over from another game; it proves nothing.
   *[other] { $count } cards were taken over from another game; they prove nothing.
}
verify-not-began = The game doesn’t begin where your browser was told it would.
verify-anew = { $count ->
    [one] The server was restored from a backup and the cards were reshuffled; your browser was notified.
    [2] The server was restored from backups and the cards were reshuffled twice; your browser was notified.
   *[other] The server was restored from backups and the cards were reshuffled { $count } times; your browser was notified.
}
verify-anew-away = The server was restored from a backup and the cards were reshuffled while your browser was away.
verify-seen = { $count ->
    [one] The one card your browser saw is in the record, in the right place.
    [2] Both cards your browser saw are in the record, in the right places.
   *[other] All { $count } cards your browser saw are in the record, in the right places.
}

# The admin has announced a restart; $time is the time of day.
restart-notice = The server will restart at { $time }, and the game then goes on by itself.
