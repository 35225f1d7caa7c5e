# Deutsch. Jeder Satz, den das Programm zu Menschen sagt, steht hier.

## Names of things

trap-spider = Riesenspinnen
trap-snake = Giftschlangen
trap-lava = Lavagrube
trap-boulder = Steinkugel
trap-ram = Nagelramme
trap-scorpion = Skorpione
trap-spear = Speere
trap-mummy = Mumie
trap-fire = Feuer
trap-rockfall = Steinschlag

stone-ruby = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}
stone-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
stone-turquoise = { $count ->
    [one] { $count } Türkis
   *[other] { $count } Türkise
}
stone-obsidian = { $count ->
    [one] { $count } Obsidian
   *[other] { $count } Obsidiane
}
stone-gold = { $count ->
    [one] { $count } Stück Gold
   *[other] { $count } Stück Gold
}

language-de = Deutsch
language-fr = Französisch
language-nl = Niederländisch
language-ru = Russisch
language-pl = Polnisch

relic-one = { $place ->
    [temple] Artefakt
   *[cave] Relikt
}
relic-many = { $place ->
    [temple] Artefakte
   *[cave] Relikte
}
relic-head = { relic-many }
relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = mit { relic-many }n
without-relics = ohne { relic-many }

## The table

entrance = Expedition { $number } von { $of }
leader = { $name } deckt in dieser Expedition die Karten auf.
path-empty = Der Pfad ist leer.
column-explorer = Forscher
column-where = Wo
column-carried = Trägt
column-chest = { $place ->
    [temple] Zelt
   *[cave] Truhe
}
column-relics = { relic-head }
column-points = Punkte
inside = drinnen
at-camp = im Camp
chest-closed = geschlossen
danger = Die nächste Karte { $place ->
    [temple] jagt alle aus dem Tempel
   *[cave] bringt die Höhle zum Einsturz
}, Chance: { $percent }
danger-none = Die nächste Karte ist harmlos: Auf dem Pfad liegt keine Falle.
danger-sum = { $deadly } von { $total } übrigen Karten: { $kinds }
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

began = Expedition { $number } von { $of } beginnt.
began-relic = Neu im Stapel: { $relics }.
card-came-treasure = Ein Schatz mit { $gems }.
card-came-trap = Eine Falle: { $trap }.
card-came-trap-first = Eine Falle: { $trap }. Noch trägt niemand etwas, deshalb folgt gleich die nächste Karte.
card-came-relic = Ein { relic-one }. Es liegt auf dem Pfad für jemanden, der allein umkehrt.
shared = { $explorers ->
    [one] Wer drinnen ist, nimmt { $each }
   *[other] Alle { $explorers } drinnen nehmen je { $each }
}; auf dem Pfad bleiben: { $left }.
shared-none = Zu wenig zum Teilen; { $left } auf dem Pfad.
collapsed = { $place ->
    [temple] Noch einmal { $trap }: Alle drinnen fliehen aus dem Tempel
   *[cave] Noch einmal { $trap }: Die Höhle stürzt ein
}, und { $names } { $explorers ->
    [one] verliert { $each ->
        [0] nichts als die Hoffnung
       *[other] { $each }
    }
   *[other] verlieren { $each ->
        [0] nichts als die Hoffnung
       *[other] je { $each }
    }
}.
all-go-on = Alle gehen weiter.
left-alone = { $name } kehrt allein um, mit { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
}.
left-together = { $names } kehren zusammen um, mit je { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
}; auf dem Pfad bleiben: { $left }.
relic-taken = { $name } bringt ein { relic-one } im Wert von { $worth } heraus.
deck-ran-out = Der Stapel ist leer: Alle drinnen kehren zusammen um.
ended = Expedition { $number } ist vorbei.
ended-relics = { $relics ->
    [one] Ein { relic-one } blieb auf dem Pfad und ist für immer verloren.
   *[other] { $relics } { relic-many } blieben auf dem Pfad und sind für immer verloren.
}
ended-trap = Eine Karte „{ $trap }“ verlässt das Spiel.
result-won = { $names } gewinnt mit { $points } Punkten.
result-won-relics = { $names } gewinnt mit { $points } Punkten: gleich viele Punkte, aber die meisten { relic-many }.
result-shared = { $names } teilen sich den Sieg mit je { $points } Punkten.
result-again = { $names } haben { $relics ->
    [no] gleich viele Punkte
   *[yes] gleich viele Punkte und { relic-many }
}: Niemand gewinnt allein. Noch einmal!
result-title = { $place ->
    [temple] Die Zelte werden geöffnet
   *[cave] Die Truhen werden geöffnet
}
saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
game-kept = Die Aufzeichnung steht in { $file }. Mit dem Champion durchgehen: { $command }
not-saved = Das Spiel konnte nicht gespeichert werden ({ $reason }). Dies ist seine Aufzeichnung:

## The editions

editions-title = Die neun Spiele
column-edition = Ausgabe
column-relics-rule = { relic-head }
column-first-trap = Falle zuerst
column-tie = Gleichstand
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

## The rules of an edition

rules-title = { $title }, { $kind ->
    [basic] Grundspiel
    [relics] Variante „Relikte“
    [gold-hunt] Variante „Goldjagd“
    [original-diamant] Variante „ursprüngliches Diamant“
   *[other] Variante „{ $variant }“
} ({ $edition })
rules-source = Nach dem Regelheft auf { $language }{ $publisher ->
    [none] {""}
   *[other] {" "}von { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}; in eigenen Worten.
rules-source-own = Eine Ausgabe von { $publisher }.
rules-head-aim = Das Ziel
rules-aim = { $least } bis { $most } Forscher gehen auf fünf Expeditionen in { $place ->
    [temple] einen Tempel der Inka
    [caves] die Tacorahöhlen
   *[cave] die Tacorahöhlen
}. Wer das meiste heimbringt, gewinnt. Was ihr tragt, kann verloren gehen; was { $place ->
    [temple] im Zelt
   *[cave] in der Truhe
} liegt, ist bis zum Ende sicher.
rules-head-deck = Die Karten
rules-deck = { $treasures } Schätze ({ $values }) und { $traps } Fallen ({ $kinds }).
rules-head-expedition = Eine Expedition
rules-enter = Alle gehen hinein, und die erste Karte wird aufgedeckt. Davor entscheidet niemand etwas.
rules-treasure = Ein Schatz wird unter allen drinnen gleich geteilt. Was nicht aufgeht, bleibt auf der Karte liegen; reicht es nicht für alle, bleibt alles liegen.
rules-trap = Die erste Falle einer Art schadet nicht. Die zweite derselben Art beendet die Expedition sofort: Alle drinnen verlieren, was sie tragen, und eine der beiden Karten verlässt das Spiel für immer. Die andere kommt zurück in den Stapel.
rules-relic = Ein { relic-one } liegt auf dem Pfad und wartet.
rules-decide = Nach jeder Karte wählen alle drinnen geheim, ob sie weitergehen oder umkehren, und alle zeigen es im selben Augenblick.
rules-first-trap = Ist die allererste Karte einer Expedition eine Falle, hat niemand etwas zu verlieren: Die nächste Karte folgt ohne Frage.
rules-first-trap-decide = Eine Falle als allererste Karte ändert nichts: Alle entscheiden wie nach jeder anderen.
rules-leave = Wer umkehrt, teilt sich mit den anderen Umkehrern alle Edelsteine auf dem Pfad; was nicht aufgeht, bleibt dort. Alles kommt in Sicherheit, und die nächste Expedition wird abgewartet.
rules-leave-relics = Wer allein umkehrt, nimmt auch alle { relic-many } vom Pfad mit. Kehren zwei oder mehr um, bleiben sie liegen.
rules-end = Eine Expedition endet, wenn niemand mehr drinnen ist. Edelsteine auf dem Pfad gehen zurück in den Vorrat, alle aufgedeckten Karten zurück in den Stapel{ $relics ->
    [no] .
   *[yes] , aber { relic-many } auf dem Pfad verlassen das Spiel.
}
rules-head-relics = { relic-head }
rules-relics-all = Alle { $count } { relic-many } sind von der ersten Expedition an im Stapel.
rules-relics-one-ascending = Vor jeder Expedition kommt das niedrigste übrige { relic-one } in den Stapel: { $values }.
rules-relics-one-shuffled = Vor jeder Expedition wird das nächste { relic-one } allen gezeigt und kommt in den Stapel.
rules-relics-undrawn = { relic-head }, die nicht aufgedeckt wurden, bleiben für spätere Expeditionen im Stapel.
rules-relics-printed = Jedes { relic-one } ist wert, was darauf gedruckt ist.
rules-relics-order = Alle { relic-many } sind gleich. In der Reihenfolge, in der sie im ganzen Spiel herausgebracht werden, gleich von wem, sind sie { $values } wert. Verlorene zählen nicht mit.
rules-head-end = Das Ende
rules-score = Nach der fünften Expedition wird gezählt: { $stones }{ $relics ->
    [no] .
   *[yes] , und { relic-many } kommen dazu.
}
rules-tie-shared = Bei gleich vielen Punkten wird der Sieg geteilt.
rules-tie-relics = Bei gleich vielen Punkten gewinnt, wer die meisten { relic-many } hat. Immer noch gleich? Dann spielt noch einmal.
rules-tie-again = Bei gleich vielen Punkten gewinnt niemand allein: Spielt noch einmal.
rules-head-table = Am Tisch
rules-leader = Jemand führt die Expedition an und deckt die Karten auf; die Rolle wandert mit jeder Expedition nach links. Im Heft beginnt, wer zuletzt echtes Gold hielt; hier entscheidet das Los.
rules-no-leader = Wer die Karten aufdeckt, ist gleich.
rules-chests-closed = Die { $place ->
    [temple] Zelte
   *[cave] Truhen
} bleiben bis zum Ende zu, aber Mitzählen ist nicht verboten.
rules-chests-seen = Alle dürfen die { $place ->
    [temple] Zelte
   *[cave] Truhen
} der anderen sehen, aber nichts darin anfassen oder zählen.
rules-exchange = Kleine Steine können jederzeit in größere getauscht werden.

## The bots

bot-stubborn = Maultier
bot-dreamer = Träumer
bot-timid = Ängstlich
bot-counter = Kartenzähler
bot-collector = Sammler
bot-moody = Launisch
bot-reckoner = Rechner
bot-scholar = Gelehrter
bot-veteran = Veteran
bot-champion = Champion

## Simulation

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

## The page: screens and ways in

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

## The page: before a game

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
bot-random = Münzwerfer
bot-random-about = Wirft eine Münze; leicht zu schlagen.
bot-cautious = Vorsichtig
bot-cautious-about = Kehrt früh mit wenig um.
bot-bold = Kühn
bot-bold-about = Bleibt lange und wagt viel.
bot-stubborn-about = Kehrt nie um; schon ein Kind gewinnt dagegen.
bot-dreamer-about = Kehrt nur jedes zehnte Mal um.
bot-timid-about = Kehrt bei der ersten Falle um.
bot-counter-about = Kehrt nach fünf Karten um.
bot-collector-about = Kehrt mit genug Edelsteinen um.
bot-moody-about = Sein Mut wechselt mit jeder Expedition.
bot-reckoner-about = Wägt ab, was die nächste Karte bringt und kostet.
bot-scholar-about = Kennt die genaue Mathematik einer Expedition und spielt allein auf Edelsteine.
bot-veteran-about = Hat aus Millionen Spielen gelernt, was gewinnt.
bot-champion-about = Beobachtet alle und spielt beide Möglichkeiten im Kopf durch.
bot-strength = Stärke { $strength } von 5
strength-1 = sehr leicht
strength-2 = leicht
strength-3 = ordentlich
strength-4 = stark
strength-5 = am stärksten
rivals = Gegner

## The page: at the table

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
hint-thinking = Der Champion überlegt …
hint-none = Gerade gibt es keinen Tipp.
hint-says = Weitergehen gewinnt { $go }, Umkehren { $leave }{ $close ->
    [yes] {""}, fast gleich
   *[no] {""}
}: Der Champion würde { $choice ->
    [leave] umkehren
   *[go_on] weitergehen
}.
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

## The page: result, proof and replay

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

## The page: settings

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

## The page: what went wrong

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
