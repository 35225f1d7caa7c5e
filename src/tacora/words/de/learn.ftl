# German: the lessons, which the page fetches when one is opened.

lessons-about = Kurze Spiele mit vorbereiteten Karten. Du wählst, siehst, was passiert, und darfst jederzeit noch einmal wählen.
lesson-first-steps = Erste Schritte
lesson-first-steps-about = Deine erste Expedition, in weniger als drei Minuten.
lesson-relics = { relic-head }
lesson-relics-about = So bringst du { relic-many } nach Hause.
lesson-begin = Anfangen
lesson-again = Noch einmal
lesson-learnt = Geschafft
lesson-skip = Überspringen
lesson-next = Verstanden
lesson-back = Noch einmal wählen
lesson-note = Erklärung
lesson-progress = { $done } von { $of } Entscheidungen
lesson-done = Mehr musst du nicht wissen. Viel Spaß!
lesson-to = Nächste Lektion: { $name }

## First steps

first-card = Das ist der Pfad. { card-came-treasure }
first-share = Alle bekommen gleich viel. Dein Anteil: { $share }. Du trägst ihn bei dir, sicher ist er noch nicht.
first-odd = Der Rest ({ $odd }) lässt sich nicht teilen. Er liegt auf der Karte, bis jemand zurückkehrt und ihn mitnimmt.
first-choose = Nach jeder Karte wählst du: weiter, oder zurück mit dem, was du hast. Noch kann nichts passieren. Geh weiter!
first-left-at-once = Du bist allein zurückgekehrt und hast den ganzen Rest mitgenommen: { $chest } sind sicher. Aber die anderen finden noch viel mehr.
first-trap = Eine Falle! Die erste ihrer Art ist harmlos. Kommt dieselbe noch einmal, fliehen alle und verlieren ihre Beute.
first-danger = Hier steht das Risiko: { $danger }. Das ist wenig. Geh weiter!
first-left-careful = { $chest } Edelsteine sind sicher, auch die vom Pfad. Das war sehr vorsichtig, denn das Risiko war klein.
first-seals = Ein Haken neben dem Namen heißt: hat gewählt. Was, das weiß niemand, bis alle gewählt haben. Jetzt du: Geh weiter!
first-alone = { $leaver } kehrt allein zurück und bekommt alles, was auf dem Pfad lag. Zu zweit hätten sie teilen müssen.
first-left-shared = { $leaver } kehrt auch zurück, also teilt ihr die Edelsteine vom Pfad. Du hast { $chest } in Sicherheit.
first-button = Auf dem Knopf steht, was du jetzt heimbringst: allein, oder wenn andere auch zurückkehren. Noch ist es wenig. Geh weiter!
first-left-alone = Allein, mit allem, was auf dem Pfad lag: { $chest } sind sicher. So spielt man vorsichtig, aber das Risiko war klein.
first-risk-grows = Eine zweite Art von Falle! Jetzt kann jede der beiden noch einmal kommen: Das Risiko steigt auf { $danger }. Wag noch eine Karte!
first-left-close = { $chest } Edelsteine sind sicher. Das ist kein Fehler, hier ist es knapp. Willst du sehen, was noch kommt?
first-enough = Jetzt trägst du { $carried } Edelsteine bei dir. Die nächste Karte kann dich alle kosten. Kehr zurück!
first-together = { $leaver } kehrt mit dir zurück, und ihr teilt, was auf dem Pfad liegt. Deine { $chest } Edelsteine sind jetzt sicher.
first-lost = Dieselbe Falle noch einmal! Du verlierst { $lost } Edelsteine. Je mehr du trägst, desto teurer kann eine Karte werden.
first-safe = Die Falle kam noch einmal: { $fled } flieht und verliert { $lost } Edelsteine. Deine sind sicher, bis das Spiel aus ist.
first-five = Ein Spiel hat fünf Expeditionen. Wer am Ende am meisten hat, gewinnt.

## Relics

relics-begin = Das Wichtigste kennst du. Diesmal sind auch { relic-many } im Stapel. Geh weiter!
relics-left-early = { $chest } Edelsteine sind sicher. Ein { relic-one } findet aber nur, wer weitergeht.
relics-found = { card-came-relic } Geteilt wird es nie.
relics-guess = Wärst du jetzt allein? Die anderen wollen es auch. Warte ab: Geh weiter!
relics-stays = { $leaver } kehren gemeinsam zurück. Darum bekommt niemand das { relic-one }: Es liegt noch da.
relics-left-together = Du warst nicht allein: Auch { $leaver } sind zurückgekehrt. Darum bekommt niemand das { relic-one }.
relics-now = Außer dir ist nur noch { bot-bold } da, und der kehrt selten früh zurück. Das ist deine Chance: Kehr zurück!
relics-taken = Du bist allein zurückgekehrt, also gehört das { relic-one } dir. Es ist { $worth } wert und in Sicherheit.
relics-lost = Die Falle kam noch einmal. Deine Beute ist weg, und auch das { relic-one } ist verloren.
relics-end = Achte darauf, wer noch bei dir ist. Das { relic-one } gehört dir, wenn alle anderen weitergehen.
