# German: what the page says at a table and nowhere else; it fetches these words with the table.

own-explorer = Deine Figur
change-look = Aussehen ändern
look-face = Gesicht
look-colour = Farbe
look-shape = Form
look-taken = { $name } (vergeben)

face-0 = Hut
face-1 = Helm mit Lampe
face-2 = Zöpfe
face-3 = Tropenhelm
face-4 = Kapuze
face-5 = Fliegerbrille
face-6 = Locken
face-7 = Weißer Bart
face-8 = Turban
face-9 = Dutt und Brille
face-10 = Strickmütze
face-11 = Augenklappe

colour-0 = Rot
colour-1 = Blau
colour-2 = Gelb
colour-3 = Grün
colour-4 = Lila
colour-5 = Orange
colour-6 = Türkis
colour-7 = Rosa

shape-0 = Kreis
shape-1 = Dreieck
shape-2 = Quadrat
shape-3 = Raute
shape-4 = Stern
shape-5 = Kreuz
shape-6 = Mond
shape-7 = Sechseck

emotes = Reaktionen
emoted = { $name } { $emote }
emote-laugh = lacht
emote-amazed = staunt
emote-tears = weint
emote-thinking = grübelt
emote-scared = hat Angst
emote-applause = applaudiert
emote-luck = drückt die Daumen
emote-wave = winkt

show-emotes = Reaktionen der anderen
show-emotes-on = Anzeigen
show-emotes-off = Ausblenden
mute-emotes = Reaktionen ausblenden von:

## The result

turning-points = Wendepunkte
review = Auswertung
play-on = Von hier weiterspielen
taken-over = Bis hierher wurde das Spiel von einem anderen übernommen.
lobby-taken-over = Dieses Spiel beginnt mitten in einem anderen: in Expedition { $expedition }, bei Karte { $turn }.
to-result = Ergebnis
lead-for-good = { $name } übernimmt die Führung und gibt sie nicht mehr ab.

## The check of the shuffle

verify-good = Alles stimmt: Es wurde ehrlich gemischt.
verify-bad = Etwas stimmt nicht.
verify-about = Dein Browser hat das alles anhand der Aufzeichnung selbst nachgerechnet.
verify-commitment = Der Server hat mit genau dem Geheimnis gemischt, auf das er sich vor dem Spiel festgelegt hatte.
verify-noted = Dein Browser hatte diese Festlegung schon vor dem Spiel gesehen.
verify-number = Die Zahl deines Browsers ist ins Mischen eingeflossen.
verify-no-number = Das Spiel begann, bevor dein Browser seine Zahl beitragen konnte.
verify-game = Der Nachweis gilt für genau diese Karten und Entscheidungen.
verify-seed = { $count ->
    [0] Der Startwert entstand allein aus dem Geheimnis.
    [one] Der Startwert entstand aus dem Geheimnis und der Zahl eines Spielers.
   *[other] Der Startwert entstand aus dem Geheimnis und den Zahlen von { $count } Spielern.
}
verify-deck = { $count ->
    [one] Der Stapel war bei der Prüfung vollständig.
    [2] Der Stapel war bei beiden Prüfungen vollständig.
   *[other] Der Stapel war bei allen { $count } Prüfungen vollständig.
}
verify-cards = { $count ->
    [one] Die eine Karte passt zum Startwert.
    [2] Beide Karten passen zum Startwert.
   *[other] Alle { $count } Karten passen zum Startwert.
}
verify-weak = Was sich prüfen lässt, stimmt; der Nachweis ist aber schwach.
verify-told = Die Zahlen aller { $count } Plätze stimmen mit denen überein, die dein Browser zusammen mit der ersten Karte erhalten hat.
verify-not-as-told = Bei { $names } { $count ->
    [one] weicht die Zahl von der ab, die deinem Browser zusammen mit der ersten Karte genannt wurde
   *[other] weichen die Zahlen von denen ab, die deinem Browser zusammen mit der ersten Karte genannt wurden
}.
verify-not-told = Dein Browser war nicht verbunden, als die Zahlen aller Plätze genannt wurden.
verify-places = Jeder Platz hat genau einen Eintrag, und Bots haben keine Zahl.
verify-unbound = In diesem älteren Nachweis sind die Zahlen nicht an Plätze gebunden; der Server hätte eine eigene hinzufügen können.
verify-began = { $count ->
    [one] Eine Karte wurde aus einem anderen Spiel übernommen; sie beweist nichts.
   *[other] { $count } Karten wurden aus einem anderen Spiel übernommen; sie beweisen nichts.
}
verify-not-began = Das Spiel beginnt nicht dort, wo es deinem Browser angekündigt war.
verify-anew = { $count ->
    [one] Der Server wurde aus einer Sicherung wiederhergestellt und hat neu gemischt; deinem Browser wurde das gemeldet.
    [2] Der Server wurde aus Sicherungen wiederhergestellt und hat zweimal neu gemischt; deinem Browser wurde das gemeldet.
   *[other] Der Server wurde aus Sicherungen wiederhergestellt und hat { $count }-mal neu gemischt; deinem Browser wurde das gemeldet.
}
verify-anew-away = Der Server wurde aus einer Sicherung wiederhergestellt und hat neu gemischt, während dein Browser nicht verbunden war.
verify-seen = { $count ->
    [one] Die eine Karte, die dein Browser gesehen hat, steht so in der Aufzeichnung.
    [2] Beide Karten, die dein Browser gesehen hat, stehen so in der Aufzeichnung.
   *[other] Alle { $count } Karten, die dein Browser gesehen hat, stehen so in der Aufzeichnung.
}

# The admin has announced a restart; $time is the time of day.
restart-notice = Um { $time } startet der Server neu. Danach geht das Spiel von selbst weiter.
