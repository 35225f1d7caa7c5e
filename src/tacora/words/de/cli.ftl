# German: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
names-and = { $names } und { $last }

## The table

leader = { $name } deckt in dieser Expedition die Karten auf.
column-explorer = Forscher
column-where = Wo
inside = { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
}
at-camp = im Camp
leaving-now = Jetzt zurück:
leaving-alone = allein { $points }
leaving-alone-relics = allein { $points } (mit { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }n
})
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

ask-edition = Welche Spielregeln sollen es sein? Nummer eingeben oder mit Enter Nummer { $default } nehmen.
ask-edition-again = Bitte eine Zahl von 1 bis { $most } eingeben.
key-quit = a
ask-choice = { $name }: weiter ({ key-go-on }) oder zurück ({ key-leave })? Tipp ({ key-hint }), Regeln (?), speichern und aufhören ({ key-quit }):
ask-choice-again = Bitte { key-go-on } für weiter oder { key-leave } für zurück eingeben ({ key-hint }: Tipp, ?: Regeln, { key-quit }: speichern und aufhören).
ask-pass = { $name } ist dran. Alle anderen schauen weg! Drücke dann Enter.
ask-hidden = Die Eingabe wird nicht angezeigt.
choice-sealed = Deine Wahl liegt verdeckt.

## What happened

began-relic = Neu im Stapel: { $relics }.
card-came-trap-first = Eine Falle: { $trap }. Noch hat niemand Beute, deshalb wird gleich die nächste Karte aufgedeckt.
ended-trap = Eine Karte „{ $trap }“ wird aus dem Spiel genommen.
saved = Gespeichert in { $file }. Weiterspielen mit: { $command }
game-kept = Das Spiel ist in { $file } gespeichert. Mit dem Champion analysieren: { $command }
not-saved = Das Spiel konnte nicht gespeichert werden ({ $reason }). Hier ist die Aufzeichnung:

## The editions

editions-title = Die neun Regelvarianten
relics-none = keine
relics-all-order = alle von Anfang an; der Reihe nach { $values } wert
relics-one-order = eins nach dem anderen; der Reihe nach { $values } wert
relics-all-printed = alle von Anfang an; Wert laut Karte: { $values }
relics-one-printed = eins nach dem anderen; Wert laut Karte: { $values }
first-trap-decide = entscheiden
first-trap-next = nächste Karte
tie-shared = geteilter Sieg
tie-relics = die meisten { relic-many }
tie-again = noch einmal spielen

## The bots

column-bot = Bot
column-strength = Stärke
column-idea = Spielweise
bots-not-here = Nicht installiert: { $names }. Um sie zu nutzen, installiere Tacora mit dem Extra `bots` (docs/installing.md).
bots-join = Auf den übrigen Plätzen sitzen Bots: { $names }.
bots-wake = Die Bots wachen auf; beim ersten Mal dauert es etwas …
bot-failed = { $name } hat keine gültige Entscheidung getroffen; stattdessen hat { $standin } entschieden.

## Records

record-good = { $file }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, alles regelgerecht
record-proof = { $proof ->
    [commitment] jede Karte nachgerechnet: aus den Zahlen der Spieler und dem Geheimnis, auf das sich der Server festgelegt hatte
    [given] jede Karte seit dem Moment nachgerechnet, an dem die Partie aus einer anderen übernommen wurde: aus den Zahlen der Spieler und dem Geheimnis, auf das sich der Server festgelegt hatte; alles davor war vorgegeben
    [unbound] jede Karte nachgerechnet, aber nach dem älteren Verfahren: Die Zahlen waren nicht an Plätze gebunden, der Server hätte eine eigene hinzufügen können
    [seed] jede Karte nachgerechnet, aber nur aus einem Startwert; wer ihn gewählt hat, ist nicht bewiesen
   *[nothing] kein Startwert, aus dem sich die Karten nachrechnen ließen
}
record-bad = { $file }: { $games ->
    [one] Das Spiel verstößt gegen die Regeln
   *[other] { $bad } von { $games } Spielen { $bad ->
        [one] verstößt
       *[other] verstoßen
    } gegen die Regeln
}
record-broken-off = Hier wurde das Spiel abgebrochen.
record-left-out = Im Textformat von { $file } nicht enthalten: { $fields }
