# Dutch: what the page alone says.

## Screens and ways in

screen-rules = Regels
screen-replay = Terugkijken
screen-settings = Instellingen
screen-pass = Eén apparaat voor allen
claim = Hoe diep durf jij de grot in? Pak je deel en ren, of blijf voor meer.
play = Spelen
play-now = Nu tegen bots spelen
your-name = Je naam
default-name = Avonturier
open-table = Tafel voor vrienden openen
pass-device = Eén apparaat doorgeven
join-by = Link of code van een tafel
join = Meedoen
open-record = Verslag openen
more = Meer
language = Taal
my-games = Mijn spellen
public-tables = Openbare tafels
join-table = Aan de tafel van { $name } gaan zitten
go-back-in = Terug naar het spel
back = Terug
home = Begin
close = Sluiten
try-again = Opnieuw proberen
entering = De fakkels worden aangestoken …
no-table = Hier is geen spel
join-title = Je bent uitgenodigd
join-about = Ga aan deze tafel zitten. Je hebt geen account nodig.
sit-down = Gaan zitten
only-watch = Alleen kijken
pass-explained = Iedereen kiest om de beurt op dit apparaat, en een scherm houdt elke keuze geheim.
name-of = Naam van avonturier { $number }
one-more = Nog een avonturier
bots-beside = Bots erbij

## Before a game

lobby-title = Bij het kampvuur
seats = Plaatsen
host = gastheer
here = hier
you = jij
bot = bot
remove = Weghalen
remove-name = { $name } weghalen
seats-free = { $count ->
    [0] Alle plaatsen zijn bezet.
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
bot-kind = Soort bot
add-bot = Bot erbij
somebody-here = Nog iemand aan dit apparaat
start = Beginnen
start-needs = { $count ->
    [one] Er ontbreekt nog één avonturier
   *[other] Er ontbreken nog { $count } avonturiers
}
host-starts = De gastheer begint het spel.
leave-table = De tafel voorgoed verlaten
leave-sure-playing = Een bot speelt verder op je plaats, en je kunt die niet terugnemen.
leave-sure-open = Je plaats komt vrij voor anderen.
stay = Aan tafel blijven
invite = Vrienden uitnodigen
invite-about = Stuur de link, of laat ze een camera op de code richten.
link = Link
copy-link = Link delen
copied = Gekopieerd
qr = De link als QR-code
options = Opties
time = Tijd om te kiezen
time-none = onbeperkt
time-seconds = { $seconds } seconden
time-hours = { $hours } uur
odds = Kansen
odds-shown = getoond
odds-not-shown = verborgen
chests = { $place ->
    [temple] Tenten
   *[cave] Kisten
}
chests-closed = dicht
chests-open = open
spectators = Kijkers
spectators-welcome = welkom
spectators-none = geen
listed = In de lijst van openbare tafels
listed-by-link = nee, alleen met de link
listed-public = ja
edition-de-iello-2017 = Alle vijf relieken zitten vanaf het begin in de stapel; de eerste drie die eruit komen zijn 5 waard, de andere 10.
edition-fr-iello-2021 = Het basisspel heeft geen relieken; met relieken komt er voor elke expeditie een kostbaarder bij.
edition-nl-iello-2023 = Het basisspel heeft geen relieken; met relieken komt er voor elke expeditie een kostbaarder bij.
edition-ru-hobbyworld-2026 = Schorpioenen en speren liggen op de loer; de goudjacht voegt voor elke expeditie een reliek toe.
edition-pl-incan-gold = Een tempel, artefacten en goud; een valstrik als allereerste kaart wordt overgeslagen, en artefacten beslissen een gelijkspel.
bot-strength = Sterkte { $strength } van 5
rivals = Tegenstanders

## At the table

menu = Menu
log = Wat er gebeurde
path = Het pad
camp = Het kamp
entrance-open = Ingang { $number } is open
entrance-shut = Ingang { $number } is versperd
entrance-later = Ingang { $number } komt later
lying = { $count ->
    [one] { $count } edelsteen ligt erop.
   *[other] { $count } edelstenen liggen erop.
}
newest = De nieuwste kaart.
danger-title = De volgende kaart
danger-why = Toon de som
copies-left = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
on-the-path = op het pad
odds-hidden = Kansen zijn hier verborgen
go-on = Verder
leave = Vertrek
cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
leave-value = { $leavers ->
    [1] alleen { $gems }
    [2] met twee { $gems }
   *[other] met drie { $gems }
}{ $relics ->
    [yes] {" "}+ { relic-one }
   *[no] {""}
}
key-go-on = v
key-leave = t
key-hint = h
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
hush = Sst …
collapse-title = { $place ->
    [temple] Ren voor je leven!
   *[cave] De grot stort in!
}
collapse-why = Nog een keer: { $trap }
go-on-reading = Verder dan maar
decision-skipped = Niemand heeft al iets te verliezen: de volgende kaart komt meteen.
bot-took-over = Een bot speelt nu voor { $name }.
seat-taken-back = { $name } is terug.
take-back = Je plaats terugnemen van de bot
big-screen = Op een groot scherm tonen
waiting-for = { $count ->
    [one] Wachten op { $name } …
   *[other] Wachten op { $count } avonturiers …
}
bots-decide = De bots denken na …
you-at-camp = Je bent veilig in het kamp. Kijk naar de anderen.
watching = Je kijkt toe
line-lost = Verbinding kwijt, nieuwe poging …
choice-of = { $name } kiest
pass-to = Geef het apparaat aan { $name }
pass-about = Niemand anders kijkt.
i-am = Ik ben { $name }

## Result, proof and replay

winner = winnaar
rematch = Nog een keer
rematch-host = De gastheer kan een nieuw spel beginnen.
share = Delen
verify = Schudden controleren
verifying = Het schudden wordt nagerekend …
verify-good = Er is eerlijk geschud: alles klopt.
verify-bad = Er klopt iets niet.
verify-about = Je browser heeft dit allemaal zelf berekend, uit het verslag van het spel.
verify-commitment = Het geheim van de server is dat waaraan hij zich had gebonden.
verify-noted = De verbintenis is die welke je browser voor het spel zag.
verify-number = Je eigen getal zit in het schudden.
verify-no-number = Het spel begon voordat je browser zijn getal kon toevoegen.
verify-game = De kaarten en keuzes zijn die waarvoor het bewijs is gemaakt.
verify-seed = { $count ->
    [one] De startwaarde volgt uit het geheim en het getal van { $count } speler.
   *[other] De startwaarde volgt uit het geheim en de getallen van { $count } spelers.
}
verify-deck = De stapel is volledig op alle { $count } momenten.
verify-cards = { $count ->
    [one] { $count } kaart is die welke de startwaarde geeft.
   *[other] Alle { $count } kaarten zijn die welke de startwaarde geeft.
}
check-good = goed:
check-bad = fout:
replay-about = Open het verslag van een spel: een bestand, of de tekst ervan.
replay-file = Een bestand
replay-paste = De tekst van een verslag
replay-show = Toon het spel
step-back = Een stap terug
step-on = Een stap verder
run = Afspelen
pause = Pauze
scrubber = Moment van het spel
curves-danger = Het gevaar was hoogstens { $percent }. Bezit aan het eind:
curves-danger-key = gevaar
curves-worth-key = lijnen: wat iedereen heeft, tot { $most }
rules-play = Zo speel je
differ-title = Hoe de uitgaven verschillen
differ-about = De schatten, drie valstrikken van elk van de vijf soorten en het delen zijn in alle vijf regelboeken gelijk. Dit is anders.
column-traps = Valstrikken
column-stones = Stenen
picture-share = Een schat van 11 voor drie: elk 3, en 2 blijven op de kaart.
picture-traps = Twee keer dezelfde valstrik: wie nog binnen is, verliest wat hij draagt.
picture-leave = Er liggen 5 edelstenen op het pad en twee vertrekken: elk 2, en 1 blijft liggen.
picture-relic = Er vertrekt er maar één: { $place ->
    [temple] het artefact
   *[cave] de reliek
} gaat mee.

## Settings

setting-theme = Kleuren
setting-theme-auto = zoals het systeem
setting-theme-light = licht
setting-theme-dark = donker
setting-theme-contrast = hoog contrast
setting-motion = Beweging
setting-motion-auto = zoals het systeem
setting-motion-full = volledig
setting-motion-reduced = weinig
setting-keys = Lettertoetsen
setting-keys-on = aan
setting-keys-off = uit
keys-about = { $go } gaat verder, { $leave } vertrekt, { $hint } vraagt om een hint, ? toont de regels. Escape slaat een animatie over.
keys-replay = Bij het terugkijken gaan de pijltjestoetsen stap voor stap, Home en End springen naar het begin en het einde, en de spatiebalk speelt af en pauzeert.

## What went wrong

problem-offline = De server is niet bereikbaar.
problem-unavailable = Dit lukt nu niet. Probeer het nog eens.
problem-no-such-table = Deze tafel bestaat niet, of is gesloten.
problem-not-watched = Aan deze tafel mag niemand toekijken.
problem-too-many-tables = Er zijn nu te veel tafels. Probeer het later.
problem-too-fast = Dat ging te snel. Wacht even.
problem-table-full = Alle plaatsen zijn bezet.
problem-seat-taken = Deze plaats is bezet.
problem-seats-taken = Er zitten al meer mensen.
problem-already-started = Het spel is al begonnen.
problem-not-started = Het spel is nog niet begonnen.
problem-bad-name = Deze naam kan niet worden getoond. Neem een andere.
problem-closed = Deze tafel is gesloten.
problem-not-host = Dat kan alleen de gastheer.
problem-not-seated = Je hebt geen plaats aan deze tafel.
problem-not-your-seat = Dit is niet jouw plaats.
problem-not-in-cave = Je bent in het kamp.
problem-not-awaited = Je hoeft nu niet te kiezen.
problem-no-hints = Aan deze tafel zijn er geen hints.
problem-no-such-seat = Deze plaats bestaat niet.
problem-no-such-bot = Deze bot bestaat niet.
problem-no-such-person = Deze persoon is er niet.
problem-no-such-rule-set = Dit spel bestaat niet.
problem-unknown-person = Je zit niet meer aan deze tafel.
problem-played-by-bot = Een bot speelt voor jou. Neem eerst je plaats terug.
problem-numbers-missing = Een browser heeft zijn getal nog niet toegevoegd. Probeer het nog eens.
problem-too-few-explorers = Er zijn minstens drie avonturiers nodig.
problem-malformed = Dat was niet te lezen.
problem-too-large = Dat is te lang.
problem-not-found = Hier is niets.
problem-hello-first = De verbinding was nog niet klaar. Probeer het nog eens.
problem-bad-record = Dit is geen verslag van een spel, of het breekt een regel.
problem-no-record = Hier is geen verslag van een afgelopen spel.
