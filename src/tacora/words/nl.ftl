# Nederlands. Elke zin die het programma tegen mensen zegt, staat hier.

## Names of things

trap-spider = reuzenspinnen
trap-snake = slangen
trap-lava = lavakrater
trap-boulder = rolkei
trap-ram = stormram
trap-scorpion = schorpioenen
trap-spear = speren
trap-mummy = mummie
trap-fire = vuur
trap-rockfall = vallend gesteente

stone-ruby = { $count ->
    [one] { $count } robijn
   *[other] { $count } robijnen
}
stone-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamanten
}
stone-turquoise = { $count ->
    [one] { $count } turkoois
   *[other] { $count } turkooizen
}
stone-obsidian = { $count ->
    [one] { $count } obsidiaan
   *[other] { $count } obsidianen
}
stone-gold = { $count ->
    [one] { $count } stuk goud
   *[other] { $count } stukken goud
}

language-de = Duits
language-fr = Frans
language-nl = Nederlands
language-ru = Russisch
language-pl = Pools

relic-one = { $place ->
    [temple] artefact
   *[cave] reliek
}
relic-many = { $place ->
    [temple] artefacten
   *[cave] relieken
}
relic-head = { $place ->
    [temple] Artefacten
   *[cave] Relieken
}
relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = met { relic-many }
without-relics = zonder { relic-many }

## The table

entrance = Expeditie { $number } van { $of }
leader = { $name } draait in deze expeditie de kaarten om.
path-empty = Het pad is leeg.
column-explorer = Avonturier
column-where = Waar
column-carried = Draagt
column-chest = { $place ->
    [temple] Tent
   *[cave] Kist
}
column-relics = { relic-head }
column-points = Punten
inside = binnen
at-camp = in het kamp
chest-closed = dicht
danger = De volgende kaart { $place ->
    [temple] jaagt iedereen de tempel uit
   *[cave] laat de grot instorten
} met een kans van { $percent }
danger-none = De volgende kaart is ongevaarlijk: er ligt geen valstrik op het pad.
danger-sum = { $deadly } van de { $total } resterende kaarten: { $kinds }
leaving-now = Nu vertrekken
leaving-alone = alleen { $points }
leaving-alone-relics = alleen { $points } met { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }
}
leaving-together = { $leavers ->
    [2] met z’n tweeën
    [3] met z’n drieën
    [4] met z’n vieren
    [5] met z’n vijven
    [6] met z’n zessen
    [7] met z’n zevenen
   *[other] met z’n achten
} elk { $points }

## Questions

ask-edition = Welk regelboek wordt het? Typ het nummer, of druk op Enter voor nummer { $default }.
ask-edition-again = Typ een getal van 1 tot { $most }.
ask-choice = { $name }: (g) verdergaan of (l) vertrekken? (h) hint, (r) regels, (q) bewaren en stoppen:
ask-choice-again = Typ g om verder te gaan of l om te vertrekken (h geeft een hint, r toont de regels, q bewaart het spel en stopt).
ask-pass = Nu { $name }. Niemand anders kijkt; druk op Enter als je klaar bent.
ask-hidden = Wat je typt, wordt niet getoond.
choice-sealed = Verzegeld.

## What happened

began = Expeditie { $number } van { $of } begint.
began-relic = Nieuw in de stapel: { $relics }.
card-came-treasure = Een schat van { $gems }.
card-came-trap = Een valstrik: { $trap }.
card-came-trap-first = Een valstrik: { $trap }. Niemand draagt al iets, dus de volgende kaart komt meteen.
card-came-relic = Een { relic-one }. { $place ->
    [temple] Het
   *[cave] Die
} wacht op het pad op iemand die alleen vertrekt.
shared = { $explorers ->
    [one] Wie binnen is, neemt { $each }
   *[other] De { $explorers } binnen nemen elk { $each }
}; { $left } blijft op het pad.
shared-none = Te weinig om te delen; { $left } op het pad.
collapsed = { $place ->
    [temple] Weer { $trap }: iedereen vlucht de tempel uit
   *[cave] Weer { $trap }: de grot stort in
}, en { $names } { $explorers ->
    [one] verliest { $each ->
        [0] niets dan hoop
       *[other] { $each }
    }
   *[other] verliezen { $each ->
        [0] niets dan hoop
       *[other] elk { $each }
    }
}.
all-go-on = Iedereen gaat verder.
left-alone = { $name } vertrekt alleen met { $gems ->
    [one] { $gems } edelsteen
   *[other] { $gems } edelstenen
}.
left-together = { $names } vertrekken samen met elk { $gems ->
    [one] { $gems } edelsteen
   *[other] { $gems } edelstenen
}; { $left } blijft op het pad.
relic-taken = { $name } brengt een { relic-one } ter waarde van { $worth } naar buiten.
deck-ran-out = De stapel is op: iedereen binnen vertrekt samen.
ended = Expeditie { $number } is voorbij.
ended-relics = { $relics ->
    [one] Eén { relic-one } bleef op het pad en is voorgoed weg.
   *[other] { $relics } { relic-many } bleven op het pad en zijn voorgoed weg.
}
ended-trap = Eén kaart ‘{ $trap }’ verlaat het spel.
result-won = { $names } wint met { $points } punten.
result-won-relics = { $names } wint met { $points } punten: evenveel punten, maar de meeste { relic-many }.
result-shared = { $names } delen de overwinning met elk { $points } punten.
result-again = { $names } hebben evenveel { $relics ->
    [no] punten
   *[yes] punten en { relic-many }
}: niemand wint alleen. Speel nog eens!
result-title = { $place ->
    [temple] De tenten gaan open
   *[cave] De kisten gaan open
}
saved = Bewaard in { $file }. Ga verder met: { $command }
game-kept = Het spel is bewaard in { $file }. Neem het door met de kampioen: { $command }
not-saved = Het spel kon niet worden bewaard ({ $reason }). Dit is het verslag:

## The editions

editions-title = De negen spellen
column-edition = Uitgave
column-relics-rule = { relic-head }
column-first-trap = Eerst een valstrik
column-tie = Gelijkspel
relics-none = geen
relics-all-order = allemaal meteen; op volgorde { $values }
relics-one-order = een voor een; op volgorde { $values }
relics-all-printed = allemaal meteen; gedrukt { $values }
relics-one-printed = een voor een; gedrukt { $values }
first-trap-decide = beslissen
first-trap-next = volgende kaart
tie-shared = gedeeld
tie-relics = meeste { relic-many }
tie-again = nog eens spelen

## The rules of an edition

rules-title = { $title }, { $kind ->
    [basic] het basisspel
    [relics] variant ‘relieken’
    [gold-hunt] variant ‘goudjacht’
    [original-diamant] variant ‘oorspronkelijk Diamant’
   *[other] variant ‘{ $variant }’
} ({ $edition })
rules-source = Naar het regelboek in het { $language }{ $publisher ->
    [none] {""}
   *[other] {" "}van { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}; in eigen woorden.
rules-source-own = Een uitgave van { $publisher }.
rules-head-aim = Het doel
rules-aim = { $least } tot { $most } avonturiers gaan op vijf expedities naar { $place ->
    [temple] een tempel van de Inca’s
    [caves] de Tacora Grotten
   *[cave] de Tacora Grot
}. Wie het meeste thuisbrengt, wint. Wat je draagt, kun je verliezen; wat in je { $place ->
    [temple] tent
   *[cave] kist
} ligt, is veilig tot het einde.
rules-head-deck = De kaarten
rules-deck = { $treasures } schatten ({ $values }) en { $traps } valstrikken ({ $kinds }).
rules-head-expedition = Een expeditie
rules-enter = Iedereen gaat naar binnen en de eerste kaart wordt omgedraaid. Daarvoor beslist niemand iets.
rules-treasure = Een schat wordt gelijk verdeeld onder iedereen binnen. Wat overblijft, blijft op de kaart; is er te weinig voor iedereen, dan blijft alles liggen.
rules-trap = De eerste valstrik van een soort doet geen kwaad. De tweede van dezelfde soort beëindigt de expeditie meteen: iedereen binnen verliest wat hij draagt, en een van de twee kaarten verlaat het spel voorgoed. De andere gaat terug in de stapel.
rules-relic = Een { relic-one } ligt op het pad en wacht.
rules-decide = Na elke kaart kiest iedereen binnen in het geheim, verdergaan of vertrekken, en alle keuzes worden tegelijk getoond.
rules-first-trap = Is de allereerste kaart van een expeditie een valstrik, dan heeft niemand iets te verliezen: de volgende kaart komt zonder vraag.
rules-first-trap-decide = Een valstrik als allereerste kaart verandert niets: iedereen kiest zoals na elke andere.
rules-leave = Wie vertrekt, deelt met de andere vertrekkers alle edelstenen op het pad; wat niet te delen is, blijft daar. Alles wat je hebt, is dan veilig, en je wacht op de volgende expeditie.
rules-leave-relics = Wie alleen vertrekt, neemt ook alle { relic-many } op het pad mee. Vertrekken er twee of meer, dan blijven ze liggen.
rules-end = Een expeditie eindigt als er niemand meer binnen is. Edelstenen op het pad gaan terug naar de voorraad, omgedraaide kaarten terug in de stapel{ $relics ->
    [no] .
   *[yes] , maar { relic-many } op het pad verlaten het spel.
}
rules-head-relics = { relic-head }
rules-relics-all = Alle { $count } { relic-many } zitten vanaf de eerste expeditie in de stapel.
rules-relics-one-ascending = Voor elke expeditie komt van de { relic-many } de laagste die over is in de stapel: { $values }.
rules-relics-one-shuffled = Voor elke expeditie wordt van de { relic-many } de volgende aan iedereen getoond en in de stapel geschud.
rules-relics-undrawn = { relic-head } die niet zijn omgedraaid, blijven in de stapel voor latere expedities.
rules-relics-printed = Een { relic-one } is waard wat erop gedrukt staat.
rules-relics-order = Alle { relic-many } zijn gelijk. In de volgorde waarin ze in het hele spel naar buiten komen, door wie dan ook, zijn ze { $values } waard. Verloren stukken tellen niet mee.
rules-head-end = Het einde
rules-score = Na de vijfde expeditie telt alles: { $stones }{ $relics ->
    [no] .
   *[yes] , plus de { relic-many }.
}
rules-tie-shared = Bij evenveel punten wordt de overwinning gedeeld.
rules-tie-relics = Bij evenveel punten wint wie de meeste { relic-many } heeft. Nog gelijk? Speel nog eens.
rules-tie-again = Bij evenveel punten wint niemand alleen: speel nog eens.
rules-head-table = Aan tafel
rules-leader = Een leider draait de kaarten om, en de rol gaat met elke expeditie naar links. In het boek begint wie het laatst echt goud vasthield; hier beslist het lot.
rules-no-leader = Wie de kaarten omdraait, maakt niet uit.
rules-chests-closed = { $place ->
    [temple] Tenten
   *[cave] Kisten
} blijven dicht tot het einde, al verbiedt niets om mee te tellen.
rules-chests-seen = Iedereen mag de { $place ->
    [temple] tenten
   *[cave] kisten
} van de anderen zien, maar niets erin aanraken of tellen.
rules-exchange = Kleine stenen mogen altijd tegen grotere worden gewisseld.

## The bots

bot-stubborn = Muilezel
bot-dreamer = Mijmeraar
bot-timid = Bangerik
bot-counter = Teller
bot-collector = Verzamelaar
bot-moody = Wispelturig
bot-reckoner = Rekenaar
bot-scholar = Geleerde
bot-veteran = Veteraan
bot-champion = Kampioen

## Simulation

column-bot = Bot
column-strength = Sterkte
column-idea = Speelwijze
bots-not-here = Niet hier: { $names }. Installeer daarvoor Tacora met de extra `bots` (docs/installing.md).
bots-join = Op de andere plaatsen zitten bots: { $names }.
bots-wake = De bots worden wakker; de eerste keer duurt het even …

## Records

record-good = { $file }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, geen fout
record-proof = { $proof ->
    [commitment] elke kaart nagerekend uit de startwaarde waaraan de server zich had gebonden en de getallen van de spelers
    [seed] elke kaart nagerekend, maar alleen uit een startwaarde; wie die koos, is niet bewezen
   *[nothing] geen startwaarde om de kaarten uit na te rekenen
}
record-bad = { $file }: { $bad } van { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} met een fout
record-broken-off = Het spel werd hier afgebroken.
record-left-out = { $file }: de tekstvorm laat weg: { $fields }

## The page: screens and ways in

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

## The page: before a game

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
bot-random = Muntgooier
bot-random-about = Gooit een munt op; makkelijk te verslaan.
bot-cautious = Voorzichtig
bot-cautious-about = Vertrekt vroeg met weinig.
bot-bold = Waaghals
bot-bold-about = Blijft lang en waagt veel.
bot-stubborn-about = Vertrekt nooit; een kind wint ervan.
bot-dreamer-about = Vertrekt één keer op de tien.
bot-timid-about = Vertrekt bij de eerste valstrik.
bot-counter-about = Vertrekt na vijf kaarten.
bot-collector-about = Vertrekt met genoeg edelstenen op zak.
bot-moody-about = Zijn lef wisselt per expeditie.
bot-reckoner-about = Weegt af wat de volgende kaart kan brengen en kosten.
bot-scholar-about = Kent de exacte wiskunde van een expeditie en speelt alleen om edelstenen.
bot-veteran-about = Heeft uit miljoenen spellen geleerd wat wint.
bot-champion-about = Let op iedereen en speelt beide mogelijkheden in het hoofd uit.
bot-strength = Sterkte { $strength } van 5
strength-1 = heel makkelijk
strength-2 = makkelijk
strength-3 = behoorlijk
strength-4 = sterk
strength-5 = het sterkst
rivals = Tegenstanders

## The page: at the table

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
hint-thinking = De kampioen denkt na …
hint-none = Er is nu geen hint.
hint-says = Verdergaan wint { $go }, vertrekken { $leave }{ $close ->
    [yes] {""}, bijna gelijk
   *[no] {""}
}: de kampioen zou { $choice ->
    [leave] vertrekken
   *[go_on] verdergaan
}.
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

## The page: result, proof and replay

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

## The page: settings

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

## The page: what went wrong

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
