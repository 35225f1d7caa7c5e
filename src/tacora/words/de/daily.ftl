## Die Höhle des Tages; die Seite holt sie, wenn sie geöffnet wird

daily-number = Nr. { $number }, { $date }
daily-about = Alle bekommen dieselben Karten und dieselben Bots auf denselben Plätzen. Du hast einen Versuch.
daily-past = Dieser Tag ist vorbei. Du kannst seine Höhle mit denselben Karten und denselben Bots üben.
daily-rules = Regeln
daily-rivals = Gegner
daily-name = Dieser Name steht in der Tabelle des Tages, die jeder lesen kann.
daily-play = In die Höhle gehen
daily-continue = Weiterspielen
daily-ends = Der Tag endet um { $time } deiner Zeit (00:00 UTC). Was später zu Ende geht, zählt nicht.
daily-players = { $count ->
    [0] Heute hat noch niemand zu Ende gespielt.
    [one] Heute hat schon jemand zu Ende gespielt.
   *[other] Heute haben schon { $count } zu Ende gespielt.
}
daily-next = Die nächste Höhle öffnet um { $time } deiner Zeit (00:00 UTC).
daily-practise = Diese Höhle üben
daily-practice = Übungsspiele zählen nicht.
daily-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-own = Dein Ergebnis
daily-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-place = Platz { $place } von { $seats } am Tisch
daily-rank = Rang { $rank } von { $players } auf diesem Server
daily-brought = Expedition { $expedition }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-caught = Expedition { $expedition }: alles verloren
daily-late = Dieses Spiel war erst zu Ende, als der Tag vorbei war. Es zählt nicht.
daily-refused = Dieses Spiel zählt nicht: Du hast es verlassen, oder der Server musste andere Karten geben.
daily-share = Als Text teilen
daily-picture = Als Bild teilen
daily-picture-about = Dein Ergebnis als Bild
daily-copied = Text kopiert
daily-table = Tabelle des Tages
daily-column-rank = Rang
daily-column-name = Name
daily-nobody = Für diesen Tag gibt es kein Ergebnis.
daily-more = Mehr zeigen
daily-archive = Frühere Tage
daily-fair = Woher weiß ich, dass die Karten feststanden?
daily-fair-about = Die Karten eines Tages folgen aus einem geheimen Startwert. Dessen Prüfsumme veröffentlicht der Server einen Tag vorher, den Startwert selbst, sobald der Tag vorbei ist. Jeder kann prüfen, ob beides zusammenpasst.
daily-hash = Prüfsumme dieses Tages
daily-hash-tomorrow = Prüfsumme für morgen
daily-seed = Startwert dieses Tages
daily-fits = Der Startwert passt zur Prüfsumme.
daily-fits-noted = Der Startwert passt zur Prüfsumme, die sich dieses Gerät gemerkt hat, bevor der Tag vorbei war.
daily-fits-not = Der Startwert passt nicht zur Prüfsumme: Der Server hat anders gemischt als versprochen.
problem-daily-once = Die Höhle des Tages wird nur einmal gespielt.
problem-daily-played = Du hast die heutige Höhle schon gespielt. Die nächste öffnet um 00:00 UTC.
problem-daily-too-many-here = Aus deinem Netz sind alle Versuche für heute verbraucht.
problem-daily-not-over = Dieser Tag ist noch nicht vorbei.
problem-daily-sealed = Die Karten lassen sich prüfen, sobald der Tag um 00:00 UTC vorbei ist. Bis dahin bleibt der Startwert geheim.
problem-no-such-day = Für diesen Tag gibt es keine Höhle.
