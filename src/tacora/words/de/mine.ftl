# Deutsch: meine Spiele, die dieses Gerät aufhebt.

mine-none = Jedes Spiel, das du auf diesem Gerät zu Ende spielst, wird hier aufgehoben: mit Ergebnis, zum Nachspielen und zum Auswerten.
mine-about = Diese Spiele bleiben nur auf diesem Gerät: kein Konto, kein Tracking.
mine-refused = Dieser Browser erlaubt der Seite nicht, Spiele aufzuheben.
mine-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
mine-wins = gewonnen
mine-even-wins = Siege bei gleichem Anteil
mine-not-counted = Spiele, die mehrere an diesem Gerät gespielt haben, solche, die mitten in einem anderen Spiel begonnen haben, und Übungsspiele stehen in der Liste, zählen aber nicht mit.
mine-list = Alle Spiele
mine-place = Platz { $place } von { $of }
mine-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
mine-one-device = An einem Gerät: { $names }
mine-won-by = Gewonnen: { $names }
mine-with = Mit { $names }
mine-practice = Übungsspiel
mine-figure = Leistung { $value }
mine-review = Auswertung
mine-more = Mehr zeigen ({ $count })
mine-won = Gewonnene Spiele
mine-by-edition = Nach Ausgabe
mine-by-size = Nach Zahl der Spieler
mine-size = zu { $count ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] acht
}
mine-of-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
mine-even = Die Linie ist der gleiche Anteil: so viel gewinnst du, wenn alle gleich gut spielen.
mine-habits = Wann du umkehrst
mine-habits-about = Wie oft du umkehrst, und wie oft das Gleichgewicht bei gleich vielen Spielern: das beste Spiel um Edelsteine, wenn alle so spielen.
mine-by-risk = Nach dem Risiko der nächsten Karte
mine-by-gems = Nach den Edelsteinen, die du trägst
mine-you = du
mine-equilibrium = Gleichgewicht
mine-choices = Entscheidungen
mine-last-column = rechts deine Entscheidungen
mine-performance = Leistung im Lauf der Zeit
mine-performance-about = Jeder Punkt ist ein ausgewertetes Spiel, der dünne Strich seine Unsicherheit. Die dicke Linie ist der Schnitt der letzten zehn Spiele. 0 ist ein Spiel wie das vom Münzwerfer, 100 ist ein Spiel ohne klaren Verlust.
mine-performance-said = Leistung in ausgewerteten Spielen, Anzahl: { $count }. Zuletzt: { $last }. Schnitt der letzten zehn: { $mean }.
mine-no-review = Sobald du ein Spiel auswerten lässt, steht seine Leistung hier.
mine-deeds = Erfolge
mine-earned = { $done } von { $of }
mine-done = (geschafft)
mine-to-do = (noch offen)
mine-file = Sichern, mitnehmen, löschen
mine-file-about = Eine Datei mit allen Spielen ist eine Sicherung und bringt sie auf ein anderes Gerät.
mine-export = Als Datei speichern
mine-import = Datei öffnen
mine-imported = { $fresh ->
    [0] Nichts Neues: Alle Spiele waren schon da.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $fresh } Spiele sind dazugekommen.
}
mine-fault-not-mine = In dieser Datei sind keine gespeicherten Spiele. Es wurde nichts geändert.
mine-fault-newer = Diese Datei stammt von einer neueren Version der Seite. Es wurde nichts geändert.
mine-fault-broken = Diese Datei ist beschädigt. Es wurde nichts geändert.
mine-fault-too-large = Diese Datei ist zu groß. Es wurde nichts geändert.
mine-fault-storage = Der Browser konnte das nicht speichern. Es wurde nichts geändert.
mine-erase = Alles löschen
mine-erase-sure = { $count ->
    [one] Das Spiel auf diesem Gerät endgültig löschen?
   *[other] Alle { $count } Spiele auf diesem Gerät endgültig löschen?
}
mine-erase-no = Behalten
mine-erase-yes = Endgültig löschen
mine-erased = Es ist alles gelöscht.

deed-untouched = Ungeschoren
deed-untouched-about = Gewinne ein Spiel, ohne etwas durch eine Falle zu verlieren.
deed-every-day = Fünf von fünf
deed-every-day-about = Bring aus allen fünf Expeditionen eines Spiels Edelsteine nach Hause.
deed-comeback = Aufholjagd
deed-comeback-about = Gewinne ein Spiel, in dem du vor der letzten Expedition mindestens { $limit } Punkte zurücklagst.
deed-fall-and-rise = Hingefallen, aufgestanden
deed-fall-and-rise-about = Gewinne ein Spiel, in dem dich eine Falle mindestens { $limit } Edelsteine gekostet hat.
deed-last-out = Das letzte Licht
deed-last-out-about = Kehre ganz allein als Letzter um, mit mindestens { $limit } Edelsteinen.
deed-in-time = Gerade noch rechtzeitig
deed-in-time-about = Kehre um, und schon bei der nächsten Karte fliehen alle anderen.
deed-sweep = Reiner Tisch
deed-sweep-about = Kehre allein um und sammle mindestens { $limit } Edelsteine vom Pfad auf.
deed-nerve = Nerven aus Stahl
deed-nerve-about = Geh bei einem Risiko von mindestens { $risk } weiter und bring aus dieser Expedition trotzdem { $limit } Edelsteine mit.
deed-two-relics = Altertumsforscher
deed-two-relics-about = Birg { $limit } { relic-many } in einem Spiel.
deed-champion = Riesentöter
deed-champion-about = Gewinne gegen den Bot { bot-champion }.
deed-clear-head = Klarer Kopf
deed-clear-head-about = Erreiche in der Auswertung eines Spiels mit mindestens { $limit } Entscheidungen die Stufe vom Bot { bot-scholar } oder eine bessere.
deed-five-books = Belesen
deed-five-books-about = Gewinne je ein Spiel nach allen fünf Regelheften.
