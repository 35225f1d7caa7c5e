# Dutch: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }

## The table

leader = { $name } draait in deze expeditie de kaarten om.
column-explorer = Avonturier
column-where = Waar
column-points = Punten
inside = binnen
at-camp = in het kamp
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

began-relic = Nieuw in de stapel: { $relics }.
card-came-trap-first = Een valstrik: { $trap }. Niemand draagt al iets, dus de volgende kaart komt meteen.
ended-trap = Eén kaart ‘{ $trap }’ verlaat het spel.
saved = Bewaard in { $file }. Ga verder met: { $command }
game-kept = Het spel is bewaard in { $file }. Neem het door met de kampioen: { $command }
not-saved = Het spel kon niet worden bewaard ({ $reason }). Dit is het verslag:

## The editions

editions-title = De negen spellen
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

## The bots

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
