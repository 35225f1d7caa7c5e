# English: my games, which this device keeps.

mine-none = Every game you finish on this device is kept here, with its result, its replay and its review.
mine-about = These games are kept on this device only: no account, no tracking.
mine-refused = This browser doesn’t let the page keep games.
mine-games = { $count ->
    [one] game
   *[other] games
}
mine-wins = won
mine-even-wins = wins with an even share
mine-not-counted = Games that several people played on this device, games played on from a moment of another one, and practice games are listed, but not counted.
mine-list = All games
mine-place = Place { $place } of { $of }
mine-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mine-one-device = On one device: { $names }
mine-won-by = Won by { $names }
mine-with = With { $names }
mine-practice = Practice
mine-figure = Performance { $value }
mine-review = Review
mine-more = Show more ({ $count })
mine-won = Games won
mine-by-edition = By edition
mine-by-size = By table size
mine-size = { $count } explorers
mine-of-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
mine-even = The line is an even share: what you’d win if everybody played equally well.
mine-habits = When you leave
mine-habits-about = How often you leave, and how often the equilibrium does at tables of the same size: the best play for gems, if everybody plays it.
mine-by-risk = By the risk from the next card
mine-by-gems = By the gems carried
mine-you = you
mine-equilibrium = equilibrium
mine-choices = choices
mine-last-column = on the right, your choices
mine-performance = Performance over time
mine-performance-about = Each dot is a reviewed game, the thin line its margin of error. The thick line is the mean of the last ten games. 0 is a coin-flipper, 100 is play without a clear loss.
mine-performance-said = Performance in { $count } reviewed games. Latest: { $last }. Mean of the last ten: { $mean }.
mine-no-review = Once you’ve had a game reviewed, its performance is shown here.
mine-deeds = Achievements
mine-earned = { $done } of { $of }
mine-done = (done)
mine-to-do = (not yet)
mine-file = Save, move, erase
mine-file-about = A file with all your games is a backup, and takes them to another device.
mine-export = Save as a file
mine-import = Open a file
mine-imported = { $fresh ->
    [0] No new games: all of them were here already.
    [one] One game was added.
   *[other] { $fresh } games were added.
}
mine-fault-not-mine = This file doesn’t contain saved games of yours. Nothing was changed.
mine-fault-newer = This file comes from a newer version of the page. Nothing was changed.
mine-fault-broken = This file is damaged. Nothing was changed.
mine-fault-too-large = This file is too large. Nothing was changed.
mine-fault-storage = The browser couldn’t store that. Nothing was changed.
mine-erase = Erase everything
mine-erase-sure = { $count ->
    [one] Erase the game on this device for good?
   *[other] Erase all { $count } games on this device for good?
}
mine-erase-no = Keep them
mine-erase-yes = Erase for good
mine-erased = Everything has been erased.

deed-untouched = Unscathed
deed-untouched-about = Win a game without losing anything to a trap.
deed-every-day = Five out of five
deed-every-day-about = Bring home gems from all five expeditions of a game.
deed-comeback = From behind
deed-comeback-about = Win a game in which you were { $limit } points or more behind before the last expedition.
deed-fall-and-rise = Fall and rise
deed-fall-and-rise-about = Win a game in which one trap cost you { $limit } gems or more.
deed-last-out = Last light
deed-last-out-about = Leave as the very last explorer, with { $limit } gems or more.
deed-in-time = In the nick of time
deed-in-time-about = Leave, and the very next card makes everybody else flee.
deed-sweep = Clean sweep
deed-sweep-about = Leave alone and gather { $limit } gems or more from the path.
deed-nerve = Nerves of steel
deed-nerve-about = Go on at a risk of { $risk } or more, and still bring home { $limit } gems from that expedition.
deed-two-relics = Archaeologist
deed-two-relics-about = Bring home { $limit } { relic-many } in one game.
deed-champion = Giant-killer
deed-champion-about = Win against the bot { bot-champion }.
deed-clear-head = Clear head
deed-clear-head-about = Reach the level of the bot { bot-scholar }, or a better one, in the review of a game with { $limit } or more choices.
deed-five-books = Well-read
deed-five-books-about = Win a game by each of the five rulebooks.
