## The review of a game, which the page fetches when it is opened

review-ready = Getting ready…
review-progress = Examining the choices: { $done } of { $total }
review-whose = Whose choices
review-performance = Performance
review-like = plays most like the bot { $bot }
review-scale = Zero is play like the Coin-flipper’s, 100 is play without a clear loss. On average, a choice that mattered cost { $cost } percentage points of the chance of winning; { $choices } of them counted.
review-no-figure = No choice in this game was close enough to be judged.
review-result = Result
review-luck = Luck of the cards
review-adjusted = Without luck
review-luck-about = Luck is what the revealed cards did to the chance of winning, compared with all the cards that could have come. The result without it can lie below 0% or above 100%.
review-curve = Chances of winning
review-turning = The number is how much your chance of winning changed until your next choice, by the choice itself, the cards and the others.
review-choices = The choices
review-clear = Also show the clear ones
review-cost = Cost
review-thresholds = The cost is what the other option would have added to the chance of winning, in percentage points. From 2 it’s an inaccuracy, from 5 a mistake, from 10 a blunder.
review-cards = Luck, card by card
review-card = Card
review-place = Expedition { $expedition }, card { $turn }
review-unfinished = not over yet
verdict-best = best
verdict-fine = fine
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
problem-no-reviews = This server can’t review games: it lacks NumPy and Numba.
problem-review-running = Your last review is still being computed. Please wait a moment.
problem-review-failed = The review couldn’t be computed. Please try again.

## To play on from a moment of a game

play-on-about = { $awaits ->
    [card] You take over in expedition { $expedition }, before card { $turn }.
   *[choices] You take over in expedition { $expedition }, at card { $turn }.
} Bots play for everybody else.
play-on-seat = Your seat
play-on-cards = Cards
play-on-same = The same cards, as far as they can still come
play-on-new = New cards
