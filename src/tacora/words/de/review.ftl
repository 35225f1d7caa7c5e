## The review of a game, which the page fetches when it is opened

review-ready = Es wird vorbereitet …
review-progress = Entscheidungen werden untersucht: { $done } von { $total }
review-whose = Wessen Entscheidungen
review-performance = Leistung
review-like = spielt am ehesten wie der Bot { $bot }
review-scale = Null ist ein Spiel wie das vom Münzwerfer, 100 ist ein Spiel ohne klaren Verlust. Eine Entscheidung, auf die es ankam, kostete im Schnitt { $cost } Prozentpunkte Siegchance; gezählt wurden { $choices }.
review-no-figure = In diesem Spiel war keine Entscheidung knapp genug, um sie zu beurteilen.
review-result = Ergebnis
review-luck = Kartenglück
review-adjusted = Ohne Glück
review-luck-about = Glück ist, was die aufgedeckten Karten an der Siegchance geändert haben, verglichen mit allen Karten, die hätten kommen können. Das Ergebnis ohne Glück kann unter null oder über hundert Prozent liegen.
review-curve = Siegchancen
review-turning = Die Zahl sagt, wie sehr sich die Siegchance bis zur nächsten eigenen Entscheidung geändert hat: durch die Wahl selbst, die Karten und die anderen.
review-choices = Die Entscheidungen
review-clear = Auch die klaren zeigen
review-cost = Kosten
review-thresholds = Die Kosten sind das, was die andere Möglichkeit an Siegchance mehr gebracht hätte, in Prozentpunkten. Ab 2 ist es eine Ungenauigkeit, ab 5 ein Fehler, ab 10 ein Patzer.
review-cards = Glück, Karte für Karte
review-card = Karte
review-place = Expedition { $expedition }, Karte { $turn }
review-unfinished = noch nicht zu Ende
verdict-best = am besten
verdict-fine = gut
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = Patzer
problem-no-reviews = Dieser Server kann keine Spiele auswerten: Ihm fehlen NumPy und Numba.
problem-review-running = Deine letzte Auswertung läuft noch. Bitte warte einen Moment.
problem-review-failed = Die Auswertung ist nicht gelungen. Bitte versuche es noch einmal.

## To play on from a moment of a game

play-on-about = { $awaits ->
    [card] Du steigst in Expedition { $expedition } vor Karte { $turn } ein.
   *[choices] Du steigst in Expedition { $expedition } bei Karte { $turn } ein.
} Für alle anderen spielen Bots.
play-on-seat = Dein Platz
play-on-cards = Karten
play-on-same = Dieselben Karten, soweit sie noch kommen können
play-on-new = Neue Karten
