# Dutch: what the page says at a table and nowhere else; it fetches these words with the table.

own-explorer = Jouw avonturier
change-look = Uiterlijk aanpassen
look-face = Gezicht
look-colour = Kleur
look-shape = Vorm
look-taken = { $name } (al gekozen)

face-0 = Hoed
face-1 = Helm met lamp
face-2 = Vlechten
face-3 = Tropenhelm
face-4 = Capuchon
face-5 = Vliegeniersbril
face-6 = Krullen
face-7 = Witte baard
face-8 = Tulband
face-9 = Knot en bril
face-10 = Gebreide muts
face-11 = Ooglapje

colour-0 = Rood
colour-1 = Blauw
colour-2 = Geel
colour-3 = Groen
colour-4 = Paars
colour-5 = Oranje
colour-6 = Turquoise
colour-7 = Roze

shape-0 = Cirkel
shape-1 = Driehoek
shape-2 = Vierkant
shape-3 = Ruit
shape-4 = Ster
shape-5 = Kruis
shape-6 = Maan
shape-7 = Zeshoek

emotes = Reacties
emoted = { $name } { $emote }
emote-laugh = lacht
emote-amazed = is stomverbaasd
emote-tears = huilt
emote-thinking = denkt na
emote-scared = is bang
emote-applause = applaudisseert
emote-luck = duimt
emote-wave = zwaait

show-emotes = Reacties van anderen
show-emotes-on = Tonen
show-emotes-off = Verbergen
mute-emotes = Reacties verbergen van:

## The result

turning-points = Keerpunten
review = Analyse
play-on = Vanaf hier spelen
taken-over = Tot hier is het spel overgenomen uit een ander spel.
lobby-taken-over = Dit spel begint midden in een ander spel: bij expeditie { $expedition }, kaart { $turn }.
to-result = Uitslag
lead-for-good = { $name } neemt de leiding en geeft die niet meer uit handen.

## The check of the shuffle

verify-good = Er is eerlijk geschud: alles klopt.
verify-bad = Er klopt iets niet.
verify-about = Je browser heeft dit allemaal zelf nagerekend, aan de hand van het verslag van het spel.
verify-commitment = De server heeft het geheim gebruikt dat hij vooraf had vastgelegd.
verify-noted = Wat de server had vastgelegd, is hetzelfde als wat je browser vóór het spel zag.
verify-number = Je eigen getal is bij het schudden gebruikt.
verify-no-number = Het spel begon voordat je browser zijn getal kon toevoegen.
verify-game = De kaarten en keuzes zijn dezelfde als in het bewijs.
verify-seed = { $count ->
    [0] De startwaarde volgt alleen uit het geheim.
    [one] De startwaarde volgt uit het geheim en het getal van één speler.
   *[other] De startwaarde volgt uit het geheim en de getallen van { $count } spelers.
}
verify-deck = { $count ->
    [one] De stapel is één keer gecontroleerd en was volledig.
    [2] De stapel was bij beide controles volledig.
   *[other] De stapel was bij alle { $count } controles volledig.
}
verify-cards = { $count ->
    [one] De enige kaart klopt met de startwaarde.
    [2] Beide kaarten kloppen met de startwaarde.
   *[other] Alle { $count } kaarten kloppen met de startwaarde.
}
verify-weak = Alles wat te controleren is, klopt; toch is dit bewijs zwak.
verify-told = De getallen van alle { $count } plaatsen zijn gelijk aan de getallen die je browser bij de eerste kaart kreeg.
verify-not-as-told = Bij { $names } klopt het getal niet met wat je browser bij de eerste kaart kreeg.
verify-not-told = Je browser was niet verbonden toen de getallen van alle plaatsen werden bekendgemaakt.
verify-places = In het bewijs komt elke plaats precies één keer voor, en bij bots staat geen getal.
verify-unbound = In dit oudere bewijs zijn de getallen niet aan plaatsen gebonden; de server had er zelf een kunnen toevoegen.
verify-began = { $count ->
    [one] Eén kaart is overgenomen uit een ander spel; die bewijst niets.
   *[other] { $count } kaarten zijn overgenomen uit een ander spel; die bewijzen niets.
}
verify-not-began = Het spel begint niet op de plek die je browser vooraf te horen kreeg.
verify-anew = { $count ->
    [one] De server is uit een back-up hersteld en heeft opnieuw geschud, zoals aan je browser is gemeld.
    [2] De server is uit back-ups hersteld en heeft twee keer opnieuw geschud, zoals aan je browser is gemeld.
   *[other] De server is uit back-ups hersteld en heeft { $count } keer opnieuw geschud, zoals aan je browser is gemeld.
}
verify-anew-away = De server is uit een back-up hersteld en heeft opnieuw geschud terwijl je browser niet verbonden was.
verify-seen = { $count ->
    [one] De enige kaart die je browser zag, staat zo in het verslag.
    [2] Beide kaarten die je browser zag, staan zo in het verslag.
   *[other] De { $count } kaarten die je browser zag, staan zo in het verslag.
}

# The admin has announced a restart; $time is the time of day.
restart-notice = De server start om { $time } opnieuw op. Daarna gaat het spel vanzelf verder.
