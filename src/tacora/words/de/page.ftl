# German: what the page alone says.

## Screens and ways in

screen-rules = Regeln
screen-replay = Nachspielen
screen-settings = Einstellungen
screen-pass = Ein Gerät für alle
claim = Wie tief wagst du dich in die Höhle? Nimm deinen Anteil und lauf, oder bleib und hol dir mehr.
play = Spielen
play-now = Sofort gegen Bots spielen
your-name = Dein Name
default-name = Forscher
open-table = Tisch für Freunde öffnen
pass-device = Ein Gerät herumreichen
join-by = Link oder Code eines Tisches
join = Beitreten
open-record = Aufzeichnung öffnen
more = Mehr
language = Sprache
my-games = Meine Spiele
public-tables = Öffentliche Tische
join-table = An den Tisch von { $name } setzen
go-back-in = Zurück ins Spiel
back = Zurück
home = Startseite
close = Schließen
try-again = Noch einmal versuchen
entering = Die Fackeln werden angezündet …
no-table = Hier ist kein Spiel
join-title = Du bist eingeladen
join-about = Setz dich an diesen Tisch. Ein Konto brauchst du nicht.
sit-down = Hinsetzen
only-watch = Nur zuschauen
pass-explained = Alle wählen nacheinander auf diesem Gerät, und eine Abdeckung hält jede Wahl geheim.
name-of = Name von Forscher { $number }
one-more = Noch ein Forscher
bots-beside = Bots dazu

## Before a game

lobby-title = Am Lagerfeuer
seats = Plätze
host = Gastgeber
here = da
you = du
bot = Bot
remove = Entfernen
remove-name = { $name } entfernen
seats-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
bot-kind = Art des Bots
add-bot = Bot dazu
somebody-here = Noch jemand an diesem Gerät
start = Los geht’s
start-needs = { $count ->
    [one] Ein Forscher fehlt noch
   *[other] { $count } Forscher fehlen noch
}
host-starts = Der Gastgeber startet das Spiel.
leave-table = Tisch endgültig verlassen
leave-sure-playing = Ein Bot spielt an deiner Stelle weiter, und du kannst deinen Platz nicht zurücknehmen.
leave-sure-open = Dein Platz wird für andere frei.
stay = Am Tisch bleiben
invite = Freunde einladen
invite-about = Schick den Link, oder lass sie den Code mit der Kamera lesen.
link = Link
copy-link = Link teilen
copied = Kopiert
qr = Der Link als QR-Code
options = Optionen
time = Zeit zum Wählen
time-none = unbegrenzt
time-seconds = { $seconds } Sekunden
time-hours = { $hours } Stunden
odds = Chancen
odds-shown = sichtbar
odds-not-shown = verborgen
chests = { $place ->
    [temple] Zelte
   *[cave] Truhen
}
chests-closed = geschlossen
chests-open = offen
spectators = Zuschauer
spectators-welcome = willkommen
spectators-none = keine
listed = In der Liste öffentlicher Tische
listed-by-link = nein, nur mit Link
listed-public = ja
edition-de-iello-2017 = Alle fünf Relikte sind von Anfang an im Stapel; die ersten drei herausgebrachten zählen je 5, die anderen 10.
edition-fr-iello-2021 = Das Grundspiel hat keine Relikte; mit ihnen kommt vor jeder Expedition ein wertvolleres dazu.
edition-nl-iello-2023 = Das Grundspiel hat keine Relikte; mit ihnen kommt vor jeder Expedition ein wertvolleres dazu.
edition-ru-hobbyworld-2026 = Skorpione und Speere lauern; die Goldjagd bringt vor jeder Expedition ein Relikt.
edition-pl-incan-gold = Ein Tempel, Artefakte und Gold; eine Falle als allererste Karte wird übergangen, bei Gleichstand zählen Artefakte.
bot-strength = Stärke { $strength } von 5
rivals = Gegner

## At the table

menu = Menü
log = Was geschah
path = Der Pfad
camp = Das Camp
entrance-open = Eingang { $number } ist offen
entrance-shut = Eingang { $number } ist versperrt
entrance-later = Eingang { $number } kommt später
lying = { $count ->
    [one] { $count } Edelstein liegt darauf.
   *[other] { $count } Edelsteine liegen darauf.
}
newest = Die neueste Karte.
danger-title = Die nächste Karte
danger-why = Rechnung zeigen
copies-left = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
on-the-path = auf dem Pfad
odds-hidden = Ohne Angabe der Chancen
go-on = Weiter
leave = Zurück
cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
leave-value = { $leavers ->
    [1] allein { $gems }
    [2] zu zweit { $gems }
   *[other] zu dritt { $gems }
}{ $relics ->
    [yes] {" "}+ { relic-one }
   *[no] {""}
}
key-go-on = w
key-leave = z
key-hint = t
hint = Tipp
state-deciding = wählt
state-sealed = hat gewählt
state-inside = { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
}
state-leaving = kehrt um
state-at-camp = im Camp
state-away = abwesend
hush = Psst …
collapse-title = { $place ->
    [temple] Lauft um euer Leben!
   *[cave] Die Höhle stürzt ein!
}
collapse-why = Noch einmal: { $trap }
go-on-reading = Weiter geht’s
decision-skipped = Noch hat niemand etwas zu verlieren: Gleich folgt die nächste Karte.
bot-took-over = Jetzt spielt ein Bot für { $name }.
seat-taken-back = { $name } ist zurück.
take-back = Den Platz vom Bot zurücknehmen
big-screen = Auf einem großen Bildschirm zeigen
waiting-for = { $count ->
    [one] Warten auf { $name } …
   *[other] Warten auf { $count } Forscher …
}
bots-decide = Die Bots überlegen …
you-at-camp = Du bist sicher im Camp. Schau den anderen zu.
watching = Du schaust zu
line-lost = Verbindung verloren, neuer Versuch …
choice-of = { $name } wählt
pass-to = Gib das Gerät an { $name }
pass-about = Niemand sonst schaut hin.
i-am = Ich bin { $name }

## Result, proof and replay

winner = gewinnt
rematch = Noch einmal
rematch-host = Der Gastgeber kann ein neues Spiel starten.
share = Teilen
verify = Mischen prüfen
verifying = Das Mischen wird nachgerechnet …
verify-good = Es wurde ehrlich gemischt: Alles passt.
verify-bad = Etwas passt nicht.
verify-about = Das alles hat dein Browser selbst aus der Aufzeichnung des Spiels berechnet.
verify-commitment = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte.
verify-noted = Die Festlegung ist die, die dein Browser vor dem Spiel gesehen hat.
verify-number = Deine eigene Zahl steckt im Mischen.
verify-no-number = Das Spiel begann, bevor dein Browser seine Zahl beitragen konnte.
verify-game = Karten und Entscheidungen sind die, für die der Nachweis gemacht wurde.
verify-seed = { $count ->
    [one] Der Startwert folgt aus dem Geheimnis und { $count } Zahl eines Spielers.
   *[other] Der Startwert folgt aus dem Geheimnis und { $count } Zahlen der Spieler.
}
verify-deck = Der Stapel ist in allen { $count } Augenblicken vollständig.
verify-cards = { $count ->
    [one] { $count } Karte ist die, die der Startwert ergibt.
   *[other] Alle { $count } Karten sind die, die der Startwert ergibt.
}
check-good = richtig:
check-bad = falsch:
replay-about = Öffne die Aufzeichnung irgendeines Spiels: eine Datei oder ihren Text.
replay-file = Eine Datei
replay-paste = Der Text einer Aufzeichnung
replay-show = Spiel zeigen
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
run = Abspielen
pause = Anhalten
scrubber = Augenblick des Spiels
curves-danger = Die Gefahr war höchstens { $percent }. Besitz am Ende:
curves-danger-key = Gefahr
curves-worth-key = Linien: was alle haben, bis { $most }
rules-play = So wird gespielt
differ-title = Wie sich die Ausgaben unterscheiden
differ-about = Die Schätze, je drei Fallen von fünf Arten und das Teilen sind in allen fünf Regelheften gleich. Das hier ist verschieden.
column-traps = Fallen
column-stones = Steine
picture-share = Ein Schatz mit 11 für drei: 3 für jeden, und 2 bleiben auf der Karte.
picture-traps = Zweimal dieselbe Falle: Alle, die noch drinnen sind, verlieren, was sie tragen.
picture-leave = 5 Edelsteine liegen auf dem Pfad, und zwei kehren um: 2 für jeden, und 1 bleibt liegen.
picture-relic = Nur eine Person kehrt um: Das { relic-one } kommt mit.

## Settings

setting-theme = Farben
setting-theme-auto = wie das System
setting-theme-light = hell
setting-theme-dark = dunkel
setting-theme-contrast = hoher Kontrast
setting-motion = Bewegung
setting-motion-auto = wie das System
setting-motion-full = voll
setting-motion-reduced = wenig
setting-keys = Buchstabentasten
setting-keys-on = an
setting-keys-off = aus
keys-about = { $go } geht weiter, { $leave } kehrt um, { $hint } fragt nach einem Tipp, ? zeigt die Regeln. Escape überspringt eine Animation.
keys-replay = Beim Nachspielen gehen die Pfeiltasten Schritt für Schritt, Pos1 und Ende springen an den Anfang und ans Ende, die Leertaste spielt ab und hält an.

## What went wrong

problem-offline = Der Server ist nicht zu erreichen.
problem-unavailable = Das geht gerade nicht. Bitte versuch es noch einmal.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist geschlossen.
problem-not-watched = An diesem Tisch darf niemand zuschauen.
problem-too-many-tables = Gerade gibt es zu viele Tische. Bitte versuch es später.
problem-too-fast = Das war zu schnell. Bitte warte einen Moment.
problem-table-full = Alle Plätze sind besetzt.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-taken = Es sitzen schon mehr Leute da.
problem-already-started = Das Spiel hat schon begonnen.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-bad-name = Dieser Name lässt sich nicht anzeigen. Bitte nimm einen anderen.
problem-closed = Dieser Tisch ist geschlossen.
problem-not-host = Das kann nur der Gastgeber.
problem-not-seated = Du hast keinen Platz an diesem Tisch.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-in-cave = Du bist im Camp.
problem-not-awaited = Du musst gerade nicht wählen.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-such-bot = Diesen Bot gibt es nicht.
problem-no-such-person = Diese Person ist nicht da.
problem-no-such-rule-set = Dieses Spiel gibt es nicht.
problem-unknown-person = Du bist nicht mehr an diesem Tisch.
problem-played-by-bot = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
problem-numbers-missing = Ein Browser hat seine Zahl noch nicht beigesteuert. Bitte versuch es noch einmal.
problem-too-few-explorers = Es braucht mindestens drei Forscher.
problem-malformed = Das war nicht zu lesen.
problem-too-large = Das ist zu lang.
problem-not-found = Hier ist nichts.
problem-hello-first = Die Verbindung war noch nicht bereit. Bitte versuch es noch einmal.
problem-bad-record = Das ist keine Aufzeichnung eines Spiels, oder sie bricht eine Regel.
problem-no-record = Hier gibt es keine Aufzeichnung eines beendeten Spiels.
