# Dutch: what the page alone says.

## Screens and ways in

screen-learn = Leren spelen
screen-rules = Regels
screen-puzzles = Puzzels
screen-calculator = Rekenhulp
screen-replay = Terugkijken
screen-mine = Mijn spellen
screen-settings = Instellingen
screen-daily = De grot van de dag
daily-claim = Elke dag dezelfde kaarten voor iedereen
screen-pass = Eén apparaat voor iedereen
claim = Hoe diep durf jij { $place ->
    [temple] de tempel
   *[cave] de grot
} in? Pak je deel en maak dat je wegkomt, of ga voor nog meer!
play = Spelen
play-now = Meteen tegen bots spelen
your-name = Je naam
default-name = Avonturier
open-table = Tafel openen voor vrienden
pass-device = Samen op één apparaat
join-by = Link of code van een tafel
join = Meedoen
open-record = Opgeslagen spel openen
more = Meer
language = Taal
last-games = Recente spellen
public-tables = Openbare tafels
join-table = Aanschuiven bij { $name }
go-back-in = Terug naar het spel
back = Terug
home = Home
close = Sluiten
try-again = Opnieuw proberen
entering = De fakkels worden aangestoken …
no-table = Hier is geen spel
join-title = Je bent uitgenodigd
invited-by = { $host } nodigt je uit voor een potje { $title }
at-the-table = Aan tafel: { $names }.
join-about = Schuif aan bij deze tafel. Je hebt geen account nodig.
sit-down = Aanschuiven
only-watch = Alleen kijken
pass-explained = Iedereen kiest om de beurt op dit apparaat; een tussenscherm houdt elke keuze geheim.
name-of = Naam van avonturier { $number }
one-more = Speler toevoegen
bots-beside = Bots aan tafel

## Before a game

lobby-title = Bij het kampvuur
seats = Plaatsen
host = host
here = aanwezig
you = jij
bot = bot
remove = Verwijderen
remove-name = { $name } verwijderen
seats-free = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
bot-kind = Soort bot
bots-mixed = gemengd
bots-mixed-about = Elke keer een andere soort.
add-bot = Bot toevoegen
somebody-here = Speler op dit apparaat toevoegen
start = Starten
start-needs = { $count ->
    [one] Er ontbreekt nog één avonturier
   *[other] Er ontbreken nog { $count } avonturiers
}
host-starts = Wachten tot de host het spel start …
leave-table = Tafel voorgoed verlaten
leave-sure-playing = Een bot neemt je plaats voorgoed over.
leave-sure-open = Je plaats komt vrij voor anderen.
stay = Aan tafel blijven
invite = Vrienden uitnodigen
invite-about = Stuur de link, of laat de QR-code scannen.
invite-code = Of lees deze code voor; je vrienden typen hem in op de homepage:
link = Link
copy-link = Link delen
copied = Link gekopieerd
door = Toegang tot de tafel
lock = Tafel vergrendelen
unlock = Tafel ontgrendelen
locked = De tafel is vergrendeld: er kan niemand meer aanschuiven.
new-link = Nieuwe link
new-link-done = De tafel heeft een nieuwe link.
new-link-about = Met een nieuwe link werken de oude link en de oude code niet meer. Wie aan tafel zit, houdt zijn plaats; toeschouwers hebben de nieuwe link nodig.
qr = De link als QR-code
options = Opties
options-said = { $title } { $relics ->
    [yes] { with-relics }
   *[no] { without-relics }
}, { $clock ->
    [yes] { $time } bedenktijd
   *[no] onbeperkte bedenktijd
}. Kansen { $odds ->
    [shown] zichtbaar
   *[hidden] verborgen
}, { $place ->
    [temple] tenten
   *[cave] kisten
} { $chests ->
    [open] open
   *[closed] dicht
}, { $spectators ->
    [welcome] toeschouwers welkom
   *[none] geen toeschouwers
}, { $listed ->
    [public] openbare tafel
   *[link] alleen op uitnodiging
}.
time = Bedenktijd
time-none = onbeperkt
time-seconds = { $seconds } seconden
time-hours = { $hours } uur
odds = Kansen
odds-shown = zichtbaar
odds-not-shown = verborgen
chests = { $place ->
    [temple] Tenten
   *[cave] Kisten
}
chests-closed = dicht
chests-open = open
spectators = Toeschouwers
spectators-welcome = welkom
spectators-none = geen
outside-bots = Bots van buiten
listed = In de lijst met openbare tafels
listed-by-link = nee, alleen met de link
listed-public = ja
edition-de-iello-2017 = Alle vijf de relieken zitten vanaf het begin in de stapel; de eerste drie die naar buiten worden gebracht, zijn elk 5 waard, de overige elk 10.
edition-fr-iello-2021 = Het basisspel heeft geen relieken; in de variant komt er vóór elke expeditie één bij, telkens kostbaarder dan de vorige.
edition-nl-iello-2023 = Het basisspel heeft geen relieken; in de variant komt er vóór elke expeditie één bij, telkens kostbaarder dan de vorige.
edition-ru-hobbyworld-2026 = Schorpioenen en speren liggen op de loer; in de variant ‘Goudjacht’ komt er vóór elke expeditie een reliek bij.
edition-pl-incan-gold = Een tempel, artefacten en goud. Is de eerste kaart van een expeditie een valstrik, dan hoeft niemand te beslissen. Speel je met artefacten, dan geven die bij een gelijkspel de doorslag.
bot-strength = Sterkte { $strength } van 5
rivals = Tegenstanders

## At the table

menu = Menu
log = Spelverloop
path = Het pad
camp = Het kamp
entrance-open = Ingang { $number } is open
entrance-shut = Ingang { $number } is afgesloten
entrance-later = Ingang { $number } volgt nog
lying = { $count ->
    [one] Er ligt { $count } edelsteen op.
   *[other] Er liggen { $count } edelstenen op.
}
newest = De nieuwste kaart.
danger-title = De volgende kaart
danger-label = Risico van de volgende kaart
danger-why = Berekening tonen
copies-left = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
on-the-path = op het pad
odds-hidden = Kansen verborgen
cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
leave-value = { $leavers ->
    [1] je houdt { $gems }
    [2] elk { $gems } met z’n tweeën
   *[other] elk { $gems } met z’n drieën
}{ $relics ->
    [0] {""}
    [one] {" "}+ { relic-one }
   *[other] {" "}+ { $relics } { relic-many }
}
hint = Hint
state-deciding = kiest
state-sealed = heeft gekozen
state-inside = { $place ->
    [temple] in de tempel
   *[cave] in de grot
}
state-leaving = vertrekt
state-at-camp = in het kamp
state-away = afwezig
hush = Sst …
collapse-title = Wegwezen!
go-on-reading = Verder
decision-skipped = Er valt nog niets te verliezen: de volgende kaart wordt meteen omgedraaid.
bot-took-over = Een bot speelt nu voor { $name }.
seat-taken-back = { $name } is terug.
take-back = Weer zelf spelen
resume = Verderspelen: expeditie { $expedition }
resume-inside = Verderspelen: expeditie { $expedition }, { $carried ->
    [0] je hebt nog niets bij je
    [one] je hebt { $carried } edelsteen bij je
   *[other] je hebt { $carried } edelstenen bij je
}
resume-camp = Verderspelen: expeditie { $expedition }, je bent in het kamp
running = Lopende spellen
stood-in = Terwijl je weg was, speelde een bot voor je: { $what }.
stood-in-and = { $before }; { $what }
stood-in-on = in expeditie { $expedition } ging hij { $times ->
    [one] één keer verder
    [2] twee keer verder
   *[other] { $times } keer verder
}
stood-in-left = in expeditie { $expedition } { $times ->
    [0] vertrok hij meteen
    [one] ging hij één keer verder en vertrok toen
    [2] ging hij twee keer verder en vertrok toen
   *[other] ging hij { $times } keer verder en vertrok toen
}
big-screen = Groot scherm
hand-carried = Bij je
hand-scan = Scan en speel mee op je telefoon
hand-look = Kijk naar het grote scherm!
hand-over = De uitslag zie je op het grote scherm.
hand-full = De hele tafel hier tonen
waiting-for = { $count ->
    [one] Wachten op { $name } …
   *[other] Wachten op { $count } avonturiers …
}
bots-decide = De bots denken na …
your-turn = Jij bent aan de beurt!
your-turn-about = De anderen wachten op jouw keuze.
you-at-camp = Je bent veilig in het kamp. Kijk hoe het de anderen vergaat.
watching = Je kijkt toe
line-lost = Verbinding verbroken, opnieuw verbinden …
choice-of = { $name } kiest
pass-to = Geef het apparaat aan { $name }
pass-about = De rest: niet spieken!
i-am = Ik ben { $name }

## Result, proof and replay

winner = winnaar
you-win = Je hebt gewonnen!
you-share-victory = Je deelt de overwinning!
brought-home = Buit per expeditie
rematch = Nog een keer
again-wished = Klaar voor nog een potje: { $names }.
to-lobby = Terug naar het kampvuur
tally = Tussenstand na { $count ->
    [one] { $count } potje
   *[other] { $count } potjes
}
tally-wins = Zeges
share = Delen
verify = Schudden controleren
verifying = Het schudden wordt nagerekend …
secret-replaced = De server is uit een back-up hersteld. Vanaf hier zijn de kaarten opnieuw geschud.
check-good = goed:
check-bad = fout:
replay-about = Open het verslag van een spel, als bestand of als tekst.
replay-file = Bestand
replay-paste = Tekst van een verslag
replay-show = Spel tonen
step-back = Een stap terug
step-on = Een stap vooruit
run = Afspelen
pause = Pauze
scrubber = Positie in het spel
curves-danger = Grootste risico: { $percent }. Eindstand:
curves-danger-key = risico
curves-worth-key = lijnen: ieders totaal (hoogste: { $most })
rules-play = Zo speel je
differ-title = Zo verschillen de uitgaven
differ-about = De schatten, het aantal valstrikken (vijf soorten, van elk drie kaarten) en het verdelen zijn in alle vijf de handleidingen hetzelfde. Dit zijn de verschillen.
column-traps = Valstrikken
column-stones = Edelstenen
picture-share = Drie avonturiers delen een schat van 11: elk 3, en er blijven er 2 op de kaart liggen.
picture-traps = Twee keer dezelfde valstrik: wie nog { $place ->
    [temple] in de tempel
   *[cave] in de grot
} is, verliest alles wat hij bij zich heeft.
picture-leave = Er liggen 5 edelstenen op het pad en twee avonturiers vertrekken: elk 2, en er blijft er 1 liggen.
picture-relic = Wie als enige vertrekt, neemt { $place ->
    [temple] het artefact
   *[cave] de reliek
} mee.

## Settings

setting-theme = Thema
setting-theme-auto = systeeminstelling
setting-theme-light = licht
setting-theme-dark = donker
setting-theme-contrast = hoog contrast
setting-motion = Animaties
setting-motion-auto = systeeminstelling
setting-motion-full = volledig
setting-motion-reduced = beperkt
setting-sound = Geluid
setting-sound-on = aan
setting-sound-off = uit
volume = Volume
setting-vibration = Trillen
setting-vibration-on = aan
setting-vibration-off = uit
setting-notify = Melding als ik aan de beurt ben
setting-notify-on = aan
setting-notify-off = uit
notify-refused = Deze browser staat geen meldingen toe.
setting-keys = Sneltoetsen
setting-keys-on = aan
setting-keys-off = uit
keys-about = Met { $go } vervolg je de expeditie, met { $leave } vertrek je, met { $hint } vraag je een hint en met ? zie je de regels. Met Escape sla je een animatie over.
keys-replay = Bij het terugkijken ga je met de pijltjestoetsen een stap terug of vooruit, met Home en End naar het begin of het einde, en met de spatiebalk start of pauzeer je het afspelen.

## What went wrong

problem-offline = De server is niet bereikbaar.
problem-unavailable = Dit lukt nu niet. Probeer het nog een keer.
problem-restarting = De server start zo opnieuw op. Daarna kun je weer tafels openen en spellen beginnen.
problem-banned = Deze server weigert op dit moment verbindingen vanuit jouw netwerk.
problem-no-such-table = Deze tafel bestaat niet of is gesloten.
problem-no-such-code = Er is geen open tafel met deze code. Controleer hem, of vraag om de link.
problem-too-many-codes = Er zijn te veel verkeerde codes geprobeerd. Wacht een minuut, of gebruik de link.
problem-not-watched = Aan deze tafel zijn geen toeschouwers toegestaan.
problem-too-many-tables = Er zijn nu te veel tafels. Probeer het later nog een keer.
problem-too-fast = Dat ging te snel. Wacht even.
problem-table-full = Alle plaatsen zijn bezet.
problem-seat-taken = Deze plaats is bezet.
problem-seats-taken = Dat zijn minder plaatsen dan er al bezet zijn.
problem-already-started = Het spel is al begonnen.
problem-not-started = Het spel is nog niet begonnen.
problem-bad-name = Deze naam kan niet worden getoond. Kies een andere.
problem-closed = Deze tafel is gesloten.
problem-not-host = Dat kan alleen de host.
problem-not-seated = Je hebt geen plaats aan deze tafel.
problem-not-your-seat = Dit is niet jouw plaats.
problem-not-in-cave = Je bent al in het kamp.
problem-not-awaited = Je bent nu niet aan de beurt om te kiezen.
problem-no-hints = Er zijn geen hints aan deze tafel.
problem-no-such-seat = Deze plaats bestaat niet.
problem-no-such-bot = Deze bot bestaat niet.
problem-no-such-person = Deze persoon is er niet.
problem-no-such-rule-set = Deze uitgave bestaat niet.
problem-unknown-person = Je zit niet meer aan deze tafel.
problem-played-by-bot = Een bot speelt voor je. Kies eerst ‘Weer zelf spelen’.
problem-numbers-missing = De browser van een van de spelers is nog niet klaar voor het schudden. Probeer het nog een keer.
problem-too-few-explorers = Er zijn minstens drie avonturiers nodig.
problem-malformed = Dat was niet te lezen.
problem-too-large = Dat is te lang.
problem-not-found = Hier is niets.
problem-hello-first = De verbinding was er nog niet. Probeer het nog een keer.
problem-bad-record = Dit is geen geldig verslag van een spel.
problem-no-record = Hier is geen verslag van een uitgespeeld spel.
problem-too-many-tables-here = Vanuit je netwerk zijn te veel tafels geopend. Probeer het over een uur opnieuw.
problem-too-many-games = Vanuit je netwerk zijn te veel spellen begonnen. Probeer het over een paar minuten opnieuw.
problem-too-many-guests = Vanuit je netwerk kunnen geen gasten meer aanschuiven bij deze tafel.
problem-too-many-strong-bots = Nog meer sterke bots aan deze tafel kan de server niet aan.
problem-removed = Je bent van deze tafel verwijderd.
problem-locked = Deze tafel is vergrendeld. Vraag de host om de tafel te ontgrendelen.
problem-old-link = Deze link werkt niet meer. Vraag de host om de nieuwe.
problem-owner-stays = Deze persoon heeft de tafel geopend en kan niet worden verwijderd.
problem-too-many-watchers = Er kunnen geen toeschouwers meer bij aan deze tafel.

## A choice on its way, and other short news

not-sent = Nog niet verstuurd
choice-waits = Je keuze wordt vanzelf verstuurd.
danger-rests = Even geen gevaar
join-empty = Plak eerst de link van een tafel, of typ de code.
