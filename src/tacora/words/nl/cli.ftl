# Dutch: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
names-and = { $names } en { $last }

## The table

leader = { $name } draait tijdens deze expeditie de kaarten om.
column-explorer = Avonturier
column-where = Waar
inside = { $place ->
    [temple] in de tempel
   *[cave] in de grot
}
at-camp = in het kamp
leaving-now = Nu vertrekken:
leaving-alone = { $points } in je eentje
leaving-alone-relics = { $points } in je eentje, inclusief { $relics ->
    [one] { $place ->
        [temple] het artefact
       *[cave] de reliek
    }
   *[other] { $relics } { relic-many }
}
leaving-together = elk { $points } { $leavers ->
    [2] met z’n tweeën
    [3] met z’n drieën
    [4] met z’n vieren
    [5] met z’n vijven
    [6] met z’n zessen
    [7] met z’n zevenen
   *[other] met z’n achten
}

## Questions

ask-edition = Welke uitgave wil je spelen? Typ het nummer, of druk op Enter voor nummer { $default }.
ask-edition-again = Typ een getal van 1 tot en met { $most }.
key-quit = s
ask-choice = { $name }: vervolgen ({ key-go-on }) of vertrekken ({ key-leave })? Hint ({ key-hint }), regels (?), opslaan en stoppen ({ key-quit }):
ask-choice-again = Typ { key-go-on } om de expeditie te vervolgen of { key-leave } om te vertrekken ({ key-hint } geeft een hint, ? toont de regels, { key-quit } slaat het spel op en stopt).
ask-pass = { $name } is aan de beurt. De rest: niet spieken! Druk op Enter als je zover bent.
ask-hidden = Wat je typt, is niet te zien.
choice-sealed = Je keuze ligt vast.

## What happened

began-relic = Nieuw in de stapel: { $relics }.
card-came-trap-first = Een valstrik: { $trap }. Nog niemand heeft iets bij zich, dus de volgende kaart wordt meteen omgedraaid.
ended-trap = Eén kaart ‘{ $trap }’ gaat uit het spel.
saved = Opgeslagen in { $file }. Speel verder met: { $command }
game-kept = Het spel is opgeslagen in { $file }. Neem het door met de kampioen: { $command }
not-saved = Het spel kon niet worden opgeslagen ({ $reason }). Dit is het verslag:

## The editions

editions-title = De negen spelvarianten
relics-none = geen
relics-all-order = allemaal vanaf het begin; waarde in volgorde van meenemen: { $values }
relics-one-order = één per expeditie; waarde in volgorde van meenemen: { $values }
relics-all-printed = allemaal vanaf het begin; waarde op de kaart: { $values }
relics-one-printed = één per expeditie; waarde op de kaart: { $values }
first-trap-decide = iedereen beslist
first-trap-next = meteen de volgende kaart
tie-shared = gedeelde overwinning
tie-relics = de meeste { relic-many }
tie-again = nog eens spelen

## The bots

column-bot = Bot
column-strength = Sterkte
column-idea = Speelstijl
bots-not-here = Niet geïnstalleerd: { $names }. Installeer Tacora met het onderdeel `bots` om ze te krijgen (docs/installing.md).
bots-join = Op de andere plaatsen zitten bots: { $names }.
bots-wake = De bots worden wakker; de eerste keer duurt dat even …
bot-failed = { $name } gaf geen geldige keuze; { $standin } koos in plaats daarvan.

## Records

record-good = { $file }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, alles volgens de regels
record-proof = { $proof ->
    [commitment] elke kaart nagerekend met het geheim dat de server vooraf had vastgelegd en met de getallen van de spelers
    [given] elke kaart nagerekend met het geheim dat de server vooraf had vastgelegd en met de getallen van de spelers, vanaf het moment waarop het spel uit een ander spel is overgenomen; alles daarvoor stond al vast
    [unbound] elke kaart nagerekend, maar volgens de oudere methode: de getallen waren niet aan plaatsen gebonden, dus de server had er zelf een kunnen toevoegen
    [seed] elke kaart nagerekend, maar alleen met een startwaarde; wie die koos, is niet bewezen
   *[nothing] geen startwaarde om de kaarten mee na te rekenen
}
record-bad = { $file }: regels overtreden in { $games ->
    [one] het enige spel
   *[other] { $bad } van de { $games } spellen
}
record-broken-off = Hier is het spel afgebroken.
record-left-out = Niet in de tekstvorm van { $file }: { $fields }
