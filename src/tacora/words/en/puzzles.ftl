## Puzzles, which the page fetches when they are opened

puzzle-about = { $count } positions from played games, each with one clear answer: would you go on or leave?
puzzle-ask = Expedition { $expedition } of { $of }. { $carried ->
    [0] You’re carrying nothing
    [one] You’re carrying { $carried } gem
   *[other] You’re carrying { $carried } gems
}, { $others ->
    [0] nobody else is inside
    [one] one other is inside
   *[other] { $others } others are inside
}, and { $lying ->
    [0] nothing is lying on the path
    [one] { $lying } gem is lying on the path
   *[other] { $lying } gems are lying on the path
}. What do you do?
puzzle-seat = Explorer { $number }
puzzle-right = { $answer ->
    [leave] Right! Leaving is better.
   *[go] Right! Going on is better.
}
puzzle-wrong = { $answer ->
    [leave] No, leaving is better.
   *[go] No, going on is better.
}
puzzle-why = Why?
puzzle-next = Next puzzle
puzzle-chances = Chance of winning the game
puzzle-gems = Points from this expedition
worth-better = better
worth-chosen = your choice
puzzle-estimate = The Champion’s estimate: the game was played on many times from here. The difference is accurate to about ±{ $error } percentage points.
puzzle-exact = Computed exactly: nobody inside can do better by choosing otherwise.
puzzle-exact-gems = Computed exactly for an explorer who is alone inside.
puzzle-danger = The next card makes everybody flee with a probability of { $percent } ({ $deadly } of { $total } cards). { $carried ->
    [0] You would have nothing to lose.
    [one] You would lose { $carried } gem.
   *[other] You would lose { $carried } gems.
}
puzzle-no-danger = The next card can’t make anybody flee.
puzzle-leaving = If you leave alone, you take home { $alone }{ $relics ->
    [0] {""}
    [one] {" "}and { $place ->
        [temple] an artifact
       *[cave] a relic
    }
   *[other] {" "}and { $relics } { relic-many }
}; together with one other, { $together }.
puzzle-leaving-same = If you leave alone, you take home { $alone }{ $relics ->
    [0] {""}
    [one] {" "}and { $place ->
        [temple] an artifact
       *[cave] a relic
    }
   *[other] {" "}and { $relics } { relic-many }
}.
puzzle-others = { $count ->
    [one] The other explorer inside will leave now with a probability of { $each }.
   *[other] The others inside will leave now with probabilities of { $each }. The probability that all of them go on is { $nobody }.
}
puzzle-others-alike = Each of the others inside will leave now with a probability of { $each }. The probability that all of them go on is { $nobody }.
puzzle-no-others = Nobody else is inside: whatever still comes is yours.
puzzle-win-chances = The Champion’s estimate of your chance of winning: { $go } if you go on, { $leave } if you leave.
puzzle-source = From a game of bots by the rules of { $title }, { $relics }.
puzzle-rating = Rating
puzzle-rating-now = Rating { $rating }
puzzle-rating-changed = Rating { $rating } ({ $change })
puzzle-solved = Solved
puzzle-best = Longest streak
puzzle-play-streak = Play a streak
puzzle-play-rated = Play for your rating
puzzle-streak-about = In a streak, the puzzles get harder and harder, and the first mistake ends it. It doesn’t change your rating.
puzzle-streak-now = Streak: { $count }
puzzle-streak-over = The streak ends at { $count }. Your longest: { $best }.
puzzle-new-streak = New streak
puzzle-kept = All this is kept on this device only.
puzzle-calculator = Open in the calculator

## The calculator

calculator-about = Set up any position and see the exact odds, what leaving brings, and what the Champion would do.
calculator-position = The position
calculator-expedition = Expedition
calculator-carried = Carried by each one inside
calculator-lying = Gems on the path
calculator-add = Add a card
calculator-take-back = Take back: { $card }
calculator-removed = Cards out of the game
calculator-held = { relic-head } carried out before
calculator-held-by-nobody = by nobody
calculator-inside = Inside
calculator-fresh = Start again
calculator-nobody = Nobody is inside, so there’s nothing to choose.
calculator-no-card = Add the first card: nobody chooses before it.
calculator-too-many = There are more copies of a card than the deck has.
calculator-deck-empty = No card is left in the deck.
calculator-too-rich = These cards don’t have that many gems.
calculator-odds = Exact odds
calculator-leaving = If you leave now
calculator-leavers = Leaving together
calculator-each = Gems for each
calculator-relics = { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }
}
calculator-next-card = The next card, if everybody goes on
calculator-card = Card
calculator-chance = Probability
calculator-expected = One more card brings { $gain } gems on average and costs { $loss }: { $sum } in all.
calculator-worth = What both choices are worth
calculator-ask = Ask the Champion
calculator-asking = The Champion is thinking…
calculator-champion = Chance of winning, by the Champion
calculator-champion-would = The Champion would { $choice ->
    [leave] leave.
   *[go] go on.
}
calculator-equilibrium = The equilibrium
calculator-leaves = In the equilibrium you leave with a probability of { $percent }.
calculator-unsolved = From here, the game still has too many possible continuations to be solved exactly at once.
calculator-heat = When the equilibrium leaves
calculator-heat-about = In the equilibrium, nobody can do better by choosing otherwise. The picture shows how often each explorer leaves while everybody who entered is still inside, in a game without { relic-many }. Tap a square, or use the sliders.
calculator-heat-traps = Traps seen
calculator-heat-carried = Carried by each
calculator-heat-said = With { $carried } carried by each and { $lying } on the path, each leaves with a probability of { $percent }.
calculator-heat-never = With { $carried } carried by each and { $lying } on the path: the equilibrium never gets there.
problem-bad-position = No game can be in this position.
problem-no-appraisals = This server can’t compute what choices are worth: it lacks NumPy and Numba.
problem-appraisal-running = Your last position is still being computed. Please wait a moment.
problem-appraisal-failed = This couldn’t be computed. Please try again.
