# German: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $title }, { $kind ->
    [basic] Grundspiel
    [relics] Variante „Relikte“
    [gold-hunt] Variante „Goldjagd“
    [original-diamant] Variante „Diamant in der Urfassung“
   *[other] Variante „{ $variant }“
} ({ $edition })
rules-source = Nach den { $language ->
    [de] deutschen
    [fr] französischen
    [nl] niederländischen
    [ru] russischen
   *[pl] polnischen
} Spielregeln{ $publisher ->
    [none] {""}
   *[other] {" "}von { $publisher }
}{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}, in eigenen Worten.
rules-source-own = Eine Ausgabe von { $publisher }.
rules-head-aim = Das Ziel
rules-aim = { $least } bis { $most } Forscher wagen sich fünfmal in { $place ->
    [temple] einen Tempel der Inka
   *[cave] die Tacorahöhlen
}. Wer das meiste heimbringt, gewinnt. Was ihr bei euch tragt, könnt ihr verlieren; was { $place ->
    [temple] im Zelt
   *[cave] in der Truhe
} liegt, ist sicher.
rules-head-deck = Die Karten
rules-deck = { $treasures } Schätze ({ $values }) und { $traps } Fallen ({ $kinds }){ $count ->
    [0] .
   *[other] , dazu { relics }.
}
rules-head-expedition = Eine Expedition
rules-enter = Alle gehen hinein, und die erste Karte wird aufgedeckt. Vorher gibt es nichts zu entscheiden.
rules-treasure = Ein Schatz wird gleichmäßig unter allen geteilt, die noch { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
} sind. Was nicht aufgeht, bleibt auf der Karte liegen; reicht es nicht für alle, bleibt alles liegen.
rules-trap = Die erste Falle einer Art ist harmlos. Die zweite derselben Art beendet die Expedition sofort: Alle, die noch { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
} sind, fliehen und verlieren, was sie bei sich tragen. Von den beiden Karten wird eine aus dem Spiel genommen und die andere wieder eingemischt.
rules-relic = Ein { relic-one } bleibt auf dem Pfad liegen, bis jemand allein zurückkehrt.
rules-decide = Nach jeder Karte wählen alle, die noch { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
} sind, geheim: weiter oder zurück. Alle decken ihre Wahl gleichzeitig auf.
rules-first-trap = Ist die erste Karte einer Expedition eine Falle, hat noch niemand etwas zu verlieren: Die nächste Karte wird sofort aufgedeckt, ohne dass jemand entscheidet. Die Falle bleibt liegen und zählt mit.
rules-first-trap-decide = Eine Falle als erste Karte einer Expedition ändert nichts: Alle entscheiden wie nach jeder anderen Karte.
rules-leave = Wer allein zurückkehrt, bekommt alle Edelsteine, die auf dem Pfad liegen. Kehren mehrere gleichzeitig zurück, teilen sie die Edelsteine gleichmäßig; was nicht aufgeht, bleibt liegen. Wer zurück ist, legt alles in { $place ->
    [temple] sein Zelt
   *[cave] seine Truhe
} und wartet auf die nächste Expedition.
rules-leave-relics = Wer allein zurückkehrt, nimmt auch alle { relic-many } vom Pfad mit. Kehren mehrere gleichzeitig zurück, bleiben die { relic-many } liegen.
rules-end = Eine Expedition endet, wenn niemand mehr { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
} ist. Edelsteine auf dem Pfad gehen zurück in den Vorrat{ $relics ->
    [no] .
   *[yes] , und { relic-many } auf dem Pfad werden aus dem Spiel genommen.
} Alle Karten, die im Spiel bleiben, werden neu gemischt.
rules-entrance = { $entrance ->
    [token] Danach nehmt ihr den Marker für den Eingang dieser Expedition vom Spielplan: Der Eingang ist versperrt.
    [temple-card] Zu jeder Expedition gehört eine Tempelkarte. Wird eine Falle aus dem Spiel genommen, schiebt ihr sie unter diese Karte.
   *[barricade] Danach versperrt ein Plättchen den Eingang dieser Expedition.
} Nach der fünften Expedition ist das Spiel aus.
rules-head-relics = { relic-head }
rules-relics-all = Alle { $count } { relic-many } sind von der ersten Expedition an im Stapel.
rules-relics-one-ascending = Vor jeder Expedition wird ein weiteres { relic-one } in den Stapel gemischt, nach Wert aufsteigend: { $values }.
rules-relics-one-shuffled = Vor jeder Expedition wird das nächste { relic-one } allen gezeigt und in den Stapel gemischt.
rules-relics-undrawn = { relic-head }, die nicht aufgedeckt wurden, bleiben für spätere Expeditionen im Stapel.
rules-relics-printed = Jedes { relic-one } ist so viel wert, wie darauf steht.
rules-relics-order = Geborgene { relic-many } sind der Reihe nach { $values } wert, egal, wer sie in welcher Expedition holt. Verlorene zählen dabei nicht mit.
rules-relics-marked = Im Brettspiel legt ihr { $place ->
    [temple] einen Stein
   *[cave] Edelsteine
} in diesem Wert auf die Karte: { $stones }.
rules-relics-stones = { $stones } für { $worth }
rules-head-end = Das Spielende
rules-score = Nach der fünften Expedition zählt ihr zusammen, was in { $place ->
    [temple] eurem Zelt
   *[cave] eurer Truhe
} liegt: { $stones }{ $relics ->
    [no] .
   *[yes] . Dazu kommt der Wert eurer { relic-many }.
}
rules-stone = { $stone } = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
rules-leader = Einer von euch führt die Expedition an und deckt die Karten auf; nach jeder Expedition geht diese Rolle an den linken Nachbarn.
rules-no-leader = Es ist egal, wer die Karten aufdeckt.
rules-chests-closed = Die { $place ->
    [temple] Zelte
   *[cave] Truhen
} bleiben bis zum Ende zu, aber im Kopf mitzählen ist erlaubt.
rules-chests-seen = Alle sehen die { $place ->
    [temple] Zelte
   *[cave] Truhen
} der anderen, dürfen den Inhalt aber weder anfassen noch zählen.
rules-exchange = { $place ->
    [temple] Kleine Steine dürft ihr jederzeit gegen wertvollere eintauschen.
   *[cave] Fünf Rubine dürft ihr jederzeit gegen einen Diamanten eintauschen.
}
reading = So halten wir es: { $text }
reading-least-explorers = Mindestens drei spielen mit, wie im deutschen und im niederländischen Regelheft. Dieses Regelheft nennt keine Mindestzahl.
reading-treasure-values = Die Schätze haben dieselben Werte wie die Originalkarten. Das Regelheft zählt sie nicht auf.
reading-treasure-doubles = 5, 7 und 11 gibt es doppelt, wie bei den Originalkarten. Das Regelheft nennt jeden Wert nur einmal.
reading-trap-kinds = Die Fallen heißen wie in der englischen Ausgabe. Das Regelheft gibt ihnen keine Namen.
reading-first-trap = Die nächste Karte wird in diesem Fall immer sofort aufgedeckt. Laut Regelheft darf man das, muss aber nicht.
reading-relics-left = { relic-head } auf dem Pfad werden nach jeder Expedition aus dem Spiel genommen, wie in der englischen Ausgabe. Laut Regelheft geschieht das nur, wenn alle fliehen.
reading-closed-chests = { $place ->
    [temple] Das Zelt bleibt
   *[cave] Die Truhe bleibt
} geschlossen. Laut Regelheft ist der Inhalt sicher; mehr steht dort nicht.
reading-first-leader = Das Los entscheidet, wer die erste Expedition anführt. Laut Regelheft übernimmt das, wer zuletzt echtes Gold in der Hand hatte.
reading-exchange = Eure Beute wird immer in möglichst wenige Steine gewechselt. Zum Eintauschen sagt das Regelheft nichts.
