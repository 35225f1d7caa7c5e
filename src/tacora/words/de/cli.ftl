# German: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }

## The table

leader = { $name } deckt in dieser Expedition die Karten auf.
column-explorer = Forscher
column-where = Wo
column-points = Punkte
inside = drinnen
at-camp = im Camp
leaving-now = Jetzt umkehren
leaving-alone = allein { $points }
leaving-alone-relics = allein { $points } mit { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }n
}
leaving-together = { $leavers ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
   *[other] zu acht
} je { $points }

## Questions

ask-edition = Welches Regelheft soll es sein? Nummer eingeben, oder Enter für Nummer { $default }.
ask-edition-again = Bitte eine Zahl von 1 bis { $most } eingeben.
ask-choice = { $name }: (g) weitergehen oder (l) umkehren? (h) Tipp, (r) Regeln, (q) speichern und aufhören:
ask-choice-again = Bitte g für weitergehen oder l für umkehren eingeben (h gibt einen Tipp, r zeigt die Regeln, q speichert das Spiel und hört auf).
ask-pass = Jetzt { $name }. Niemand sonst schaut hin; Enter drücken, wenn es losgehen kann.
ask-hidden = Die Eingabe wird nicht angezeigt.
choice-sealed = Versiegelt.

## What happened

began-relic = Neu im Stapel: { $relics }.
card-came-trap-first = Eine Falle: { $trap }. Noch trägt niemand etwas, deshalb folgt gleich die nächste Karte.
ended-trap = Eine Karte „{ $trap }“ verlässt das Spiel.
saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
game-kept = Die Aufzeichnung steht in { $file }. Mit dem Champion durchgehen: { $command }
not-saved = Das Spiel konnte nicht gespeichert werden ({ $reason }). Dies ist seine Aufzeichnung:

## The editions

editions-title = Die neun Spiele
relics-none = keine
relics-all-order = alle sofort; der Reihe nach { $values }
relics-one-order = eins nach dem anderen; der Reihe nach { $values }
relics-all-printed = alle sofort; aufgedruckt { $values }
relics-one-printed = eins nach dem anderen; aufgedruckt { $values }
first-trap-decide = entscheiden
first-trap-next = nächste Karte
tie-shared = geteilt
tie-relics = meiste { relic-many }
tie-again = noch einmal spielen

## The bots

column-bot = Bot
column-strength = Stärke
column-idea = Spielweise
bots-not-here = Nicht hier: { $names }. Dafür Tacora mit dem Extra `bots` installieren (docs/installing.md).
bots-join = Auf den übrigen Plätzen sitzen Bots: { $names }.
bots-wake = Die Bots wachen auf; beim ersten Mal dauert es etwas …

## Records

record-good = { $file }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, alles regelgerecht
record-proof = { $proof ->
    [commitment] jede Karte nachgerechnet aus dem Startwert, auf den sich der Server festgelegt hatte, und den Zahlen der Spieler
    [seed] jede Karte nachgerechnet, aber nur aus einem Startwert; wer ihn gewählt hat, ist nicht bewiesen
   *[nothing] kein Startwert, aus dem sich die Karten nachrechnen ließen
}
record-bad = { $file }: { $bad } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} mit einem Regelverstoß
record-broken-off = Hier wurde das Spiel abgebrochen.
record-left-out = { $file }: In der Textform fehlt: { $fields }
