## The daily cave, which the page fetches when it is opened

daily-number = No. { $number }, { $date }
daily-about = Everybody gets the same cards and the same bots in the same seats. You have one try.
daily-past = This day is over. You can practise its cave with the same cards and the same bots.
daily-rules = Rules
daily-rivals = Opponents
daily-name = This name will appear in the day’s table, where anyone can read it.
daily-play = Enter the cave
daily-continue = Continue your game
daily-ends = The day ends at { $time } your time (00:00 UTC). A game that ends later doesn’t count.
daily-players = { $count ->
    [0] Nobody has finished today’s cave yet.
    [one] One player has finished today’s cave.
   *[other] { $count } players have finished today’s cave.
}
daily-next = The next cave opens at { $time } your time (00:00 UTC).
daily-practise = Practise this cave
daily-practice = Practice doesn’t count.
daily-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
daily-own = Your result
daily-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-place = Place { $place } of { $seats } at the table
daily-rank = Rank { $rank } of { $players } on this server
daily-brought = Expedition { $expedition }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-caught = Expedition { $expedition }: lost everything
daily-late = This game ended after its day was over, so it doesn’t count.
daily-refused = This game doesn’t count: you left it, or the server had to deal other cards.
daily-share = Share as text
daily-picture = Share as picture
daily-picture-about = Your result as a picture
daily-copied = Text copied
daily-table = The day’s table
daily-column-rank = Rank
daily-column-name = Name
daily-nobody = Nobody has a result for this day.
daily-more = Show more
daily-archive = Earlier days
daily-fair = How do I know the cards were fixed?
daily-fair-about = A day’s cards follow from a secret seed. The server publishes the hash of the seed a day ahead, and the seed itself when the day is over. Anyone can check that they match.
daily-hash = Hash of this day’s seed
daily-hash-tomorrow = Hash of tomorrow’s seed
daily-seed = Seed of this day
daily-fits = The seed matches the hash.
daily-fits-noted = The seed matches the hash that this device noted before the day was over.
daily-fits-not = The seed doesn’t match the hash: the server dealt from another seed than it had promised.
problem-daily-once = The daily cave is played only once.
problem-daily-played = You have already played today’s cave. The next one opens at 00:00 UTC.
problem-daily-too-many-here = Your network has used all its tries for today.
problem-daily-not-over = This day isn’t over yet.
problem-daily-sealed = The cards can be checked when the day is over, at 00:00 UTC. Until then the seed stays secret.
problem-no-such-day = There is no cave for this day.
