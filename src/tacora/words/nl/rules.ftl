# Dutch: the rules of an edition. The page gets them as generated data (tools/page_data.py).

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
