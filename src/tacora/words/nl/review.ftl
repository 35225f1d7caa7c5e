## The review of a game, which the page fetches when it is opened

review-ready = Voorbereiden …
review-progress = Keuzes worden onderzocht: { $done } van { $total }
review-whose = Wiens keuzes
review-performance = Prestatie
review-like = speelt het meest als de bot { $bot }
review-scale = Nul is het spel van de Gokker, 100 is spel zonder duidelijk verlies. Een keuze die ertoe deed, kostte gemiddeld { $cost } procentpunt winstkans; meegetelde keuzes: { $choices }.
review-no-figure = In dit spel was geen keuze spannend genoeg om te beoordelen.
review-result = Uitslag
review-luck = Geluk met de kaarten
review-adjusted = Zonder geluk
review-luck-about = Geluk is wat de omgedraaide kaarten aan de winstkans veranderden, vergeleken met alle kaarten die hadden kunnen komen. De uitslag zonder geluk kan onder 0% of boven 100% liggen.
review-curve = Winstkansen
review-turning = Het getal zegt hoeveel de winstkans veranderde tot de volgende eigen keuze: door de keuze zelf, de kaarten en de anderen.
review-choices = De keuzes
review-clear = Toon ook de duidelijke
review-cost = Kosten
review-thresholds = De kosten zijn wat de andere keuze aan winstkans had toegevoegd, in procentpunten. Vanaf 2 is het een onnauwkeurigheid, vanaf 5 een fout, vanaf 10 een blunder.
review-cards = Geluk, kaart voor kaart
review-card = Kaart
review-place = Expeditie { $expedition }, kaart { $turn }
review-unfinished = nog niet afgelopen
verdict-best = het beste
verdict-fine = goed
verdict-inaccuracy = onnauwkeurig
verdict-mistake = fout
verdict-blunder = blunder
problem-no-reviews = Deze server kan geen spellen analyseren: NumPy en Numba ontbreken.
problem-review-running = Je vorige analyse is nog bezig. Wacht even.
problem-review-failed = De analyse is niet gelukt. Probeer het opnieuw.

## To play on from a moment of a game

play-on-about = { $awaits ->
    [card] Je begint in expeditie { $expedition }, vóór kaart { $turn }.
   *[choices] Je begint in expeditie { $expedition }, bij kaart { $turn }.
} Bots spelen voor alle anderen.
play-on-seat = Jouw plaats
play-on-cards = Kaarten
play-on-same = Dezelfde kaarten, voor zover ze nog kunnen komen
play-on-new = Nieuwe kaarten
