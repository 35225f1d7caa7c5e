# Dutch: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $kind ->
    [basic] { $edition ->
        [ru-hobbyworld-2026] Diamant
       *[other] { $title }
    }, het basisspel
    [relics] { $title }, de reliekvariant
    [gold-hunt] Diamant, variant ‘Goudjacht’
    [original-diamant] { $title }, variant ‘Het oorspronkelijke Diamant’
   *[other] { $title }, variant ‘{ $variant }’
} ({ $edition })
rules-source = Gebaseerd op de { $language ->
    [de] Duitse
    [fr] Franse
    [nl] Nederlandse
    [ru] Russische
   *[pl] Poolse
} spelregels{ $publisher ->
    [none] {""}
   *[other] {" "}van { $publisher }
}{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}, in onze eigen woorden.
rules-source-own = Een uitgave van { $publisher }.
rules-head-aim = Het doel
rules-aim = Vijf keer wagen { $least } tot { $most } avonturiers zich in { $place ->
    [temple] een tempel van de Inca’s
    [caves] de grot van Tacora
   *[cave] de grot van Tacora
}. Wie de meeste schatten mee naar huis neemt, wint. Wat je bij je hebt, kun je verliezen; wat in je { $place ->
    [temple] tent
   *[cave] kist
} ligt, is veilig tot het spel afgelopen is.
rules-head-deck = De kaarten
rules-deck = { $treasures } schatten ({ $values }) en { $traps } valstrikken ({ $kinds }){ $count ->
    [0] .
   *[other] , plus { relics }.
}
rules-head-expedition = Een expeditie
rules-enter = Iedereen gaat naar binnen en de eerste kaart wordt omgedraaid. Pas daarna valt er iets te beslissen.
rules-treasure = Een schat wordt gelijk verdeeld onder alle avonturiers die nog { $place ->
    [temple] in de tempel
   *[cave] in de grot
} zijn. Resterende edelstenen blijven op de kaart liggen; zijn er te weinig voor iedereen, dan blijven ze allemaal liggen.
rules-trap = De eerste valstrik van een soort doet nog niets. De tweede van dezelfde soort beëindigt de expeditie meteen: iedereen die nog { $place ->
    [temple] in de tempel
   *[cave] in de grot
} is, vlucht en verliest alles wat hij bij zich heeft. Een van de twee kaarten gaat uit het spel, de andere wordt weer in de stapel geschud.
rules-relic = Een { relic-one } blijft op het pad tot iemand als enige vertrekt.
rules-decide = Na elke kaart kiest iedereen { $place ->
    [temple] in de tempel
   *[cave] in de grot
} in het geheim: vervolgen of vertrekken. Alle keuzes worden tegelijk onthuld.
rules-first-trap = Is de allereerste kaart van een expeditie een valstrik, dan heeft nog niemand iets te verliezen: de volgende kaart wordt meteen omgedraaid, zonder beslissing. De valstrik blijft liggen en telt mee.
rules-first-trap-decide = Een valstrik als allereerste kaart verandert niets: iedereen kiest zoals na elke andere kaart.
rules-leave = Wie als enige vertrekt, neemt alle edelstenen op het pad mee. Avonturiers die tegelijk vertrekken, verdelen ze gelijk; wat niet te delen is, blijft liggen. Wie vertrekt, bergt alles veilig op in zijn { $place ->
    [temple] tent
   *[cave] kist
} en wacht op de volgende expeditie.
rules-leave-relics = Wie als enige vertrekt, neemt ook alle { relic-many } op het pad mee. Vertrekken er meerdere avonturiers tegelijk, dan blijven de { relic-many } liggen.
rules-end = Een expeditie eindigt als er niemand meer { $place ->
    [temple] in de tempel
   *[cave] in de grot
} is. Edelstenen die nog op het pad liggen, gaan terug naar de voorraad{ $relics ->
    [no] . Alle kaarten op het pad worden weer in de stapel geschud, behalve een valstrik die uit het spel is gegaan.
   *[yes] , en { relic-many } die er nog liggen, gaan uit het spel. Alle andere kaarten op het pad worden weer in de stapel geschud, behalve een valstrik die uit het spel is gegaan.
}
rules-entrance = { $entrance ->
    [token] Daarna is deze ingang versperd: het bijbehorende fiche gaat van het bord.
    [temple-card] Bij elke expeditie hoort een tempelkaart. Een valstrikkaart die uit het spel gaat, komt eronder te liggen.
   *[barricade] Daarna sluit een barricade deze ingang af.
} Na de vijfde expeditie is het spel afgelopen.
rules-head-relics = { relic-head }
rules-relics-all = Alle { $count ->
    [5] vijf de
   *[other] { $count }
} { relic-many } zitten vanaf de eerste expeditie in de stapel.
rules-relics-one-ascending = Vóór elke expeditie wordt één { relic-one } in de stapel geschud, oplopend in waarde: { $values }.
rules-relics-one-shuffled = Vóór elke expeditie wordt { $place ->
    [temple] het volgende artefact
   *[cave] de volgende reliek
} aan iedereen getoond en in de stapel geschud.
rules-relics-undrawn = { relic-head } die niet zijn omgedraaid, blijven in de stapel voor latere expedities.
rules-relics-printed = Een { relic-one } is waard wat erop staat.
rules-relics-order = Wat een { relic-one } waard is, hangt ervan af hoeveel { relic-many } er in het hele spel al naar buiten zijn gebracht, door wie dan ook: { $values }. Verloren { relic-many } tellen daarbij niet mee.
rules-relics-marked = In het bordspel leg je { $place ->
    [temple] op de kaart wat het artefact waard is
   *[cave] de waarde van een reliek in edelstenen op de kaart
}: { $stones }.
rules-relics-stones = { $worth } = { $stones }
rules-head-end = Het einde van het spel
rules-score = Na de vijfde expeditie telt iedereen wat er in zijn { $place ->
    [temple] tent
   *[cave] kist
} ligt: { $stones }{ $relics ->
    [no] .
   *[yes] , plus de waarde van zijn { relic-many }.
}
rules-stone = { $stone } = { $worth ->
    [one] { $worth } punt
   *[other] { $worth } punten
}
rules-leader = De leider draait de kaarten om; na elke expeditie wordt zijn linkerbuur de leider.
rules-no-leader = Het maakt niet uit wie de kaarten omdraait.
rules-chests-closed = De { $place ->
    [temple] tenten
   *[cave] kisten
} blijven dicht tot het spel afgelopen is, maar je mag uit het hoofd bijhouden wat erin zit.
rules-chests-seen = Iedereen ziet de { $place ->
    [temple] tenten
   *[cave] kisten
} van de anderen, maar mag ze niet aanraken en niet tellen wat erin ligt.
rules-exchange = Kleine edelstenen kun je altijd omwisselen voor grotere, zoals 5 robijnen voor 1 diamant.
reading = Onze uitleg: { $text }
reading-least-explorers = de spelregels noemen geen minimumaantal spelers. Wij houden drie aan, net als de Duitse en de Nederlandse regels.
reading-treasure-values = de spelregels sommen de schatten niet op. Dit zijn de waarden op de gedrukte kaarten.
reading-treasure-doubles = de spelregels noemen elke waarde één keer. Op de gedrukte kaarten komen 5, 7 en 11 twee keer voor.
reading-trap-kinds = de spelregels geven hun vijf valstrikken geen naam. Deze namen komen uit de Engelse uitgave.
reading-first-trap = volgens de spelregels mag de volgende kaart meteen worden omgedraaid. Wij doen dat altijd.
reading-relics-left = volgens de spelregels gaan { relic-many } op het pad uit het spel als iedereen vlucht; andere gevallen worden niet genoemd. Bij ons gebeurt dat na elke expeditie, net als in de Engelse uitgave.
reading-closed-chests = de spelregels zeggen alleen dat alles in een { $place ->
    [temple] tent
   *[cave] kist
} veilig is. Dat die dichtblijft, is onze regel.
reading-first-leader = volgens de spelregels wordt degene die het laatst echt goud in handen had, de eerste leider. Wij loten.
reading-exchange = de spelregels zeggen niets over het omwisselen van kleine stukken voor grotere. Wij tonen elk totaal met zo weinig mogelijk stukken.
