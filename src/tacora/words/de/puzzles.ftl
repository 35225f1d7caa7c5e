## Puzzles, which the page fetches when they are opened

puzzle-about = { $count } Stellungen aus gespielten Partien, jede mit einer klaren Antwort: Gehst du weiter oder zurück?
puzzle-ask = Expedition { $expedition } von { $of }. { $carried ->
    [0] Du trägst nichts
    [one] Du trägst { $carried } Edelstein
   *[other] Du trägst { $carried } Edelsteine
}, { $others ->
    [0] sonst ist niemand mehr drin
    [one] noch jemand ist drin
   *[other] { $others } andere sind noch drin
}, und { $lying ->
    [0] auf dem Pfad liegt nichts
    [one] auf dem Pfad liegt { $lying } Edelstein
   *[other] auf dem Pfad liegen { $lying } Edelsteine
}. Was machst du?
puzzle-seat = Forscher { $number }
puzzle-right = { $answer ->
    [leave] Richtig! Zurück ist besser.
   *[go] Richtig! Weiter ist besser.
}
puzzle-wrong = { $answer ->
    [leave] Nein, zurück ist besser.
   *[go] Nein, weiter ist besser.
}
puzzle-why = Warum?
puzzle-next = Nächste Aufgabe
puzzle-chances = Chance, das Spiel zu gewinnen
puzzle-gems = Punkte aus dieser Expedition
worth-better = besser
worth-chosen = deine Wahl
puzzle-estimate = Schätzung vom Champion: Von hier aus wurde viele Male weitergespielt. Der Unterschied stimmt auf etwa ±{ $error } Prozentpunkte.
puzzle-exact = Genau berechnet: Niemand drin könnte sich mit einer anderen Wahl verbessern.
puzzle-exact-gems = Genau berechnet für jemanden, der allein drin ist.
puzzle-danger = Mit einer Wahrscheinlichkeit von { $percent } fliehen bei der nächsten Karte alle ({ $deadly } von { $total } Karten). { $carried ->
    [0] Du hättest nichts zu verlieren.
    [one] Du würdest { $carried } Edelstein verlieren.
   *[other] Du würdest { $carried } Edelsteine verlieren.
}
puzzle-no-danger = Bei der nächsten Karte muss noch niemand fliehen.
puzzle-leaving = Gehst du allein zurück, bringst du { $alone }{ $relics ->
    [0] {""}
    [one] {" "}und ein { relic-one }
   *[other] {" "}und { $relics } { relic-many }
} nach Hause, zu zweit { $together }.
puzzle-leaving-same = Gehst du allein zurück, bringst du { $alone }{ $relics ->
    [0] {""}
    [one] {" "}und ein { relic-one }
   *[other] {" "}und { $relics } { relic-many }
} nach Hause.
puzzle-others = { $count ->
    [one] Der andere Forscher geht jetzt mit einer Wahrscheinlichkeit von { $each } zurück.
   *[other] Die anderen gehen jetzt mit Wahrscheinlichkeiten von { $each } zurück. Dass alle weitergehen, hat eine Wahrscheinlichkeit von { $nobody }.
}
puzzle-others-alike = Die anderen gehen jetzt jeweils mit einer Wahrscheinlichkeit von { $each } zurück. Dass alle weitergehen, hat eine Wahrscheinlichkeit von { $nobody }.
puzzle-no-others = Sonst ist niemand mehr drin: Was noch kommt, gehört dir.
puzzle-win-chances = Deine Siegchance, wie der Champion sie schätzt: { $go } mit „Weiter“, { $leave } mit „Zurück“.
puzzle-source = Aus einem Spiel von Bots nach den Regeln von { $title }, { $relics }.
puzzle-rating = Wertung
puzzle-rating-now = Wertung { $rating }
puzzle-rating-changed = Wertung { $rating } ({ $change })
puzzle-solved = Gelöst
puzzle-best = Längste Serie
puzzle-play-streak = Eine Serie spielen
puzzle-play-rated = Um die Wertung spielen
puzzle-streak-about = In einer Serie werden die Aufgaben immer schwerer, und der erste Fehler beendet sie. Deine Wertung ändert sich dabei nicht.
puzzle-streak-now = Serie: { $count }
puzzle-streak-over = Die Serie endet bei { $count }. Deine längste: { $best }.
puzzle-new-streak = Neue Serie
puzzle-kept = All das bleibt nur auf diesem Gerät gespeichert.
puzzle-calculator = Im Rechner öffnen

## The calculator

calculator-about = Stell eine beliebige Stellung auf und sieh die genauen Wahrscheinlichkeiten, was das Zurückgehen bringt und was der Champion machen würde.
calculator-position = Die Stellung
calculator-expedition = Expedition
calculator-carried = Beute von jedem, der drin ist
calculator-lying = Edelsteine auf dem Pfad
calculator-add = Karte hinzufügen
calculator-take-back = Zurücknehmen: { $card }
calculator-removed = Karten aus dem Spiel
calculator-held = Schon geborgene { relic-many }
calculator-held-by-nobody = von niemandem
calculator-inside = Drin
calculator-fresh = Neu beginnen
calculator-nobody = Niemand ist mehr drin, also gibt es nichts zu entscheiden.
calculator-no-card = Füg die erste Karte hinzu: Vorher entscheidet niemand.
calculator-too-many = Von einer Karte sind es mehr, als der Stapel hat.
calculator-deck-empty = Im Stapel ist keine Karte mehr.
calculator-too-rich = So viele Edelsteine zeigen diese Karten nicht.
calculator-odds = Genaue Wahrscheinlichkeiten
calculator-leaving = Wenn du jetzt zurückgehst
calculator-leavers = Gemeinsam zurück
calculator-each = Edelsteine für jeden
calculator-relics = { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }
}
calculator-next-card = Die nächste Karte, wenn alle weitergehen
calculator-card = Karte
calculator-chance = Chance
calculator-expected = Eine weitere Karte bringt im Schnitt { $gain } Edelsteine und kostet { $loss }: zusammen { $sum }.
calculator-worth = Was beide Möglichkeiten wert sind
calculator-ask = Den Champion fragen
calculator-asking = Der Champion überlegt …
calculator-champion = Siegchance nach dem Champion
calculator-champion-would = Der Champion würde { $choice ->
    [leave] zurückgehen.
   *[go] weitergehen.
}
calculator-equilibrium = Das Gleichgewicht
calculator-leaves = Im Gleichgewicht gehst du mit einer Wahrscheinlichkeit von { $percent } zurück.
calculator-unsolved = Von hier aus kann es noch auf zu viele Arten weitergehen, um es sofort genau zu berechnen.
calculator-heat = Wann das Gleichgewicht umkehrt
calculator-heat-about = Im Gleichgewicht könnte sich niemand mit einer anderen Wahl verbessern. Das Bild zeigt, wie oft jeder umkehrt, solange noch alle drin sind, in einem Spiel ohne { relic-many }. Tippe auf ein Feld oder benutze die Regler.
calculator-heat-traps = Aufgedeckte Fallen
calculator-heat-carried = Beute von jedem
calculator-heat-said = Trägt jeder { $carried } und liegen { $lying } auf dem Pfad, kehrt jeder mit einer Wahrscheinlichkeit von { $percent } um.
calculator-heat-never = Jeder trägt { $carried }, auf dem Pfad liegen { $lying }: Dazu kommt es im Gleichgewicht nicht.
problem-bad-position = In diese Stellung kann kein Spiel kommen.
problem-no-appraisals = Dieser Server kann nicht berechnen, was Entscheidungen wert sind: Ihm fehlen NumPy und Numba.
problem-appraisal-running = Deine letzte Stellung wird noch berechnet. Bitte warte einen Moment.
problem-appraisal-failed = Das ließ sich nicht berechnen. Bitte versuche es noch einmal.
