# German: what the page alone says.

## Screens and ways in

screen-learn = Spielen lernen
screen-rules = Regeln
screen-puzzles = Aufgaben
screen-calculator = Rechner
screen-replay = Nachspielen
screen-mine = Meine Spiele
screen-settings = Einstellungen
screen-daily = Die Höhle des Tages
daily-claim = Jeden Tag dieselben Karten für alle
screen-pass = Ein Gerät für alle
claim = Wie tief wagst du dich in { $place ->
    [temple] den Tempel
   *[cave] die Höhle
}? Schnapp dir deinen Anteil und lauf, oder bleib und hol dir mehr!
play = Spielen
play-now = Sofort gegen Bots spielen
your-name = Dein Name
default-name = Forscher
open-table = Tisch für Freunde öffnen
pass-device = Ein Gerät herumreichen
join-by = Link oder Code des Tisches
join = Beitreten
open-record = Aufzeichnung öffnen
more = Mehr
language = Sprache
last-games = Letzte Spiele
public-tables = Öffentliche Tische
join-table = Zu { $name } an den Tisch
go-back-in = Zurück ins Spiel
back = Zur Startseite
home = Startseite
close = Schließen
try-again = Noch einmal versuchen
entering = Die Fackeln werden angezündet …
no-table = Hier gibt es kein Spiel
join-title = Du bist eingeladen
invited-by = { $host } lädt dich zu einer Partie { $title } ein
at-the-table = Am Tisch: { $names }.
join-about = Setz dich an diesen Tisch. Ein Konto brauchst du nicht.
sit-down = Platz nehmen
only-watch = Nur zuschauen
pass-explained = Ihr wählt nacheinander auf diesem Gerät. Jede Wahl bleibt verdeckt, bis alle gewählt haben.
name-of = Name von Forscher { $number }
one-more = Spieler hinzufügen
bots-beside = Bots am Tisch

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
bots-mixed = gemischt
bots-mixed-about = Jedes Mal eine andere Art.
add-bot = Bot hinzufügen
somebody-here = Mitspieler an diesem Gerät
start = Los geht’s
start-needs = { $count ->
    [one] Ein Forscher fehlt noch
   *[other] { $count } Forscher fehlen noch
}
host-starts = Der Gastgeber startet das Spiel.
leave-table = Tisch endgültig verlassen
leave-sure-playing = Ein Bot spielt für dich weiter, und du bekommst deinen Platz nicht zurück.
leave-sure-open = Dein Platz wird für andere frei.
stay = Am Tisch bleiben
invite = Freunde einladen
invite-about = Verschicke den Link oder lass den QR-Code mit der Kamera scannen.
invite-code = Oder nenne deinen Freunden diesen Code für die Startseite:
link = Link
copy-link = Link teilen
copied = Link kopiert
door = Zugang zum Tisch
lock = Tisch sperren
unlock = Tisch entsperren
locked = Der Tisch ist gesperrt: Niemand kann mehr Platz nehmen.
new-link = Neuer Link
new-link-done = Der Tisch hat einen neuen Link.
new-link-about = Mit einem neuen Link gelten der alte Link und der alte Code nicht mehr. Wer schon am Tisch sitzt, behält seinen Platz; Zuschauer brauchen den neuen Link.
qr = Der Link als QR-Code
options = Optionen
options-said = { $title } { $relics ->
    [yes] { with-relics }
   *[no] { without-relics }
}, { $clock ->
    [yes] { $time } Bedenkzeit
   *[no] Bedenkzeit unbegrenzt
}. Risiko { $odds ->
    [shown] sichtbar
   *[hidden] verborgen
}, { $place ->
    [temple] Zelte
   *[cave] Truhen
} { $chests ->
    [open] offen
   *[closed] geschlossen
}, { $spectators ->
    [welcome] Zuschauer willkommen
   *[none] keine Zuschauer
}, { $listed ->
    [public] öffentlicher Tisch
   *[link] nur mit Link
}.
time = Bedenkzeit
time-none = unbegrenzt
time-seconds = { $seconds } Sekunden
time-hours = { $hours } Stunden
odds = Risiko
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
outside-bots = Bots von außen
listed = In der Liste der öffentlichen Tische
listed-by-link = nein, nur mit Link
listed-public = ja
edition-de-iello-2017 = Alle fünf Relikte sind von Anfang an im Stapel; die ersten drei geborgenen zählen je 5, die übrigen je 10.
edition-fr-iello-2021 = Im Grundspiel gibt es keine Relikte; in der Variante kommt vor jeder Expedition eins dazu, jedes wertvoller als das vorige.
edition-nl-iello-2023 = Im Grundspiel gibt es keine Relikte; in der Variante kommt vor jeder Expedition eins dazu, jedes wertvoller als das vorige.
edition-ru-hobbyworld-2026 = Hier lauern Skorpione und Speere; in der Variante „Goldjagd“ kommt vor jeder Expedition ein Relikt dazu.
edition-pl-incan-gold = Ein Tempel, Artefakte und Gold. Ist die erste Karte einer Expedition eine Falle, folgt ohne Entscheidung die nächste. Im Spiel mit Artefakten gewinnt bei Gleichstand, wer die meisten hat.
bot-strength = Stärke { $strength } von 5
rivals = Gegner

## At the table

menu = Menü
log = Verlauf
path = Der Pfad
camp = Das Camp
entrance-open = Eingang { $number } ist offen
entrance-shut = Eingang { $number } ist versperrt
entrance-later = Eingang { $number } ist noch nicht an der Reihe
lying = { $count ->
    [one] { $count } Edelstein liegt darauf.
   *[other] { $count } Edelsteine liegen darauf.
}
newest = Die neueste Karte.
danger-title = Die nächste Karte
danger-label = Risiko der nächsten Karte
danger-why = Berechnung zeigen
copies-left = { $count ->
    [0] keine mehr im Stapel
   *[other] noch { $count } im Stapel
}
on-the-path = auf dem Pfad
odds-hidden = Risiko verborgen
cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
leave-value = { $leavers ->
    [1] allein { $gems }
    [2] zu zweit je { $gems }
   *[other] zu dritt je { $gems }
}{ $relics ->
    [0] {""}
    [one] {" "}+ { relic-one }
   *[other] {" "}+ { $relics } { relic-many }
}
hint = Tipp
state-deciding = wählt
state-sealed = hat gewählt
state-inside = { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
}
state-leaving = kehrt zurück
state-at-camp = im Camp
state-away = abwesend
hush = Psst …
collapse-title = Nichts wie raus!
go-on-reading = Alles klar
decision-skipped = Noch hat niemand etwas zu verlieren, deshalb folgt gleich die nächste Karte.
bot-took-over = Jetzt spielt ein Bot für { $name }.
seat-taken-back = { $name } spielt wieder selbst.
take-back = Platz zurückholen
resume = Weiterspielen: Expedition { $expedition }
resume-inside = Weiterspielen: Expedition { $expedition }, { $carried ->
    [0] noch ohne Edelsteine
    [one] { $carried } Edelstein dabei
   *[other] { $carried } Edelsteine dabei
}
resume-camp = Weiterspielen: Expedition { $expedition }, du bist im Camp
running = Laufende Spiele
stood-in = Während du weg warst, hat ein Bot für dich gespielt: { $what }.
stood-in-and = { $before }; { $what }
stood-in-on = in Expedition { $expedition } ging er { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
} weiter
stood-in-left = { $times ->
    [0] in Expedition { $expedition } kehrte er sofort zurück
   *[other] { stood-in-on } und kehrte dann zurück
}
big-screen = Großbildansicht
hand-carried = Deine Beute
hand-scan = Scannen und am Handy mitspielen
hand-look = Schau auf den großen Bildschirm!
hand-over = Das Ergebnis siehst du auf dem großen Bildschirm.
hand-full = Den ganzen Tisch hier zeigen
waiting-for = { $count ->
    [one] Wir warten auf { $name } …
   *[other] Wir warten auf { $count } Forscher …
}
bots-decide = Die Bots überlegen …
your-turn = Du bist am Zug!
your-turn-about = Die anderen warten auf deine Wahl.
you-at-camp = Im Camp bist du in Sicherheit. Schau den anderen zu.
watching = Du schaust zu
line-lost = Verbindung verloren, neuer Versuch …
choice-of = { $name } wählt
pass-to = Gib { $name } das Gerät
pass-about = Alle anderen schauen weg!
i-am = Ich bin { $name }

## Result, proof and replay

winner = Sieg
you-win = Du hast gewonnen!
you-share-victory = Ihr teilt euch den Sieg!
brought-home = Ausbeute je Expedition
rematch = Noch einmal
again-wished = Bereit für ein neues Spiel: { $names }.
to-lobby = Zurück ans Lagerfeuer
tally = Zwischenstand nach { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
}
tally-wins = Siege
share = Teilen
verify = Mischen prüfen
verifying = Das Mischen wird nachgerechnet …
secret-replaced = Der Server wurde aus einer Sicherung wiederhergestellt. Ab hier sind die Karten neu gemischt.
check-good = richtig:
check-bad = falsch:
replay-about = Öffne die Aufzeichnung eines Spiels: als Datei oder als Text.
replay-file = Datei
replay-paste = Text einer Aufzeichnung
replay-show = Spiel zeigen
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
pause = Anhalten
scrubber = Stelle im Spiel
curves-danger = Höchstes Risiko: { $percent }. Stand am Ende:
curves-danger-key = Risiko
curves-worth-key = Linien: Punkte (Höchstwert: { $most })
rules-play = So wird gespielt
differ-title = So unterscheiden sich die Ausgaben
differ-about = Alle fünf Ausgaben haben dieselben Schätze, fünf Arten von Fallen mit je drei Karten und dieselben Regeln fürs Teilen. Was sie unterscheidet, steht hier:
column-traps = Fallen
column-stones = Edelsteine
picture-share = Ein Schatz von 11 Edelsteinen für drei: 3 für jeden, und 2 bleiben auf der Karte.
picture-traps = Zweimal dieselbe Falle: Alle, die noch { $place ->
    [temple] im Tempel
   *[cave] in der Höhle
} sind, verlieren, was sie bei sich tragen.
picture-leave = Zwei Forscher kehren zurück, und auf dem Pfad liegen 5 Edelsteine: Jeder bekommt 2, und 1 bleibt liegen.
picture-relic = Nur ein Forscher kehrt zurück: Er nimmt das { relic-one } mit.

## Settings

setting-theme = Farbschema
setting-theme-auto = wie im System
setting-theme-light = hell
setting-theme-dark = dunkel
setting-theme-contrast = hoher Kontrast
setting-motion = Animationen
setting-motion-auto = wie im System
setting-motion-full = alle
setting-motion-reduced = reduziert
setting-sound = Ton
setting-sound-on = an
setting-sound-off = aus
volume = Lautstärke
setting-vibration = Vibration
setting-vibration-on = an
setting-vibration-off = aus
setting-notify = Benachrichtigung, wenn ich dran bin
setting-notify-on = an
setting-notify-off = aus
notify-refused = Dieser Browser lässt keine Benachrichtigungen zu.
setting-keys = Tastenkürzel
setting-keys-on = an
setting-keys-off = aus
keys-about = { $go } = weiter, { $leave } = zurück, { $hint } = Tipp, ? = Regeln. Esc überspringt die laufende Animation.
keys-replay = Beim Nachspielen blätterst du mit den Pfeiltasten Schritt für Schritt. Pos1 springt zum Anfang, die Taste Ende zum Schluss, und mit der Leertaste startest du die Wiedergabe oder hältst sie an.

## What went wrong

problem-offline = Der Server ist nicht zu erreichen.
problem-unavailable = Das geht gerade nicht. Bitte versuche es noch einmal.
problem-restarting = Der Server startet gleich neu. Danach könnt ihr wieder Tische eröffnen und Spiele beginnen.
problem-banned = Dieser Server nimmt zurzeit keine Verbindungen aus deinem Netz an.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist geschlossen.
problem-no-such-code = Zu diesem Code gibt es keinen offenen Tisch. Prüfe den Code noch einmal oder lass dir den Link schicken.
problem-too-many-codes = Es gab zu viele falsche Codes. Warte eine Minute oder nimm den Link.
problem-not-watched = An diesem Tisch sind keine Zuschauer erlaubt.
problem-too-many-tables = Gerade gibt es zu viele Tische. Bitte versuche es später noch einmal.
problem-too-fast = Das ging zu schnell. Bitte warte einen Moment.
problem-table-full = Alle Plätze sind besetzt.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-taken = Das sind zu wenige Plätze für alle, die schon am Tisch sitzen.
problem-already-started = Das Spiel hat schon begonnen.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-bad-name = Dieser Name lässt sich nicht anzeigen. Bitte wähle einen anderen.
problem-closed = Dieser Tisch ist geschlossen.
problem-not-host = Das kann nur der Gastgeber.
problem-not-seated = Du hast keinen Platz an diesem Tisch.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-in-cave = Du bist schon im Camp.
problem-not-awaited = Gerade hast du nichts zu entscheiden.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-such-bot = Diesen Bot gibt es nicht.
problem-no-such-person = Diese Person ist nicht da.
problem-no-such-rule-set = Diese Spielregeln gibt es nicht.
problem-unknown-person = Du bist nicht mehr an diesem Tisch.
problem-played-by-bot = Ein Bot spielt für dich. Hol dir zuerst deinen Platz zurück.
problem-numbers-missing = Der Browser eines Mitspielers hat seine Zahl zum Mischen noch nicht beigetragen. Bitte versuche es noch einmal.
problem-too-few-explorers = Ihr braucht mindestens drei Forscher.
problem-malformed = Das ließ sich nicht lesen.
problem-too-large = Das ist zu lang.
problem-not-found = Hier ist nichts.
problem-hello-first = Die Verbindung war noch nicht bereit. Bitte versuche es noch einmal.
problem-bad-record = Das ist keine gültige Aufzeichnung eines Spiels.
problem-no-record = An diesem Tisch wurde noch kein Spiel beendet.
problem-too-many-tables-here = Aus deinem Netz wurden zu viele Tische geöffnet. Bitte versuche es in einer Stunde noch einmal.
problem-too-many-games = Aus deinem Netz wurden zu viele Spiele begonnen. Bitte versuche es in ein paar Minuten noch einmal.
problem-too-many-guests = An diesem Tisch sitzen schon zu viele Gäste aus deinem Netz.
problem-too-many-strong-bots = Mehr starke Bots schafft der Server an diesem Tisch nicht.
problem-removed = Du wurdest von diesem Tisch entfernt.
problem-locked = Dieser Tisch ist gesperrt. Nur der Gastgeber kann ihn entsperren.
problem-old-link = Dieser Link gilt nicht mehr. Frag den Gastgeber nach dem neuen.
problem-owner-stays = Diese Person hat den Tisch geöffnet und kann nicht entfernt werden.
problem-too-many-watchers = Dieser Tisch hat schon zu viele Zuschauer.

## A choice on its way, and other short news

not-sent = Noch nicht gesendet
choice-waits = Deine Wahl wird automatisch nachgeschickt.
danger-rests = Gerade droht keine Gefahr
join-empty = Füge zuerst den Link eines Tisches ein oder gib seinen Code ein.
