# Dutch: the lessons, which the page fetches when one is opened.

lessons-about = Korte spellen met voorbereide kaarten. Je kiest, ziet wat er gebeurt en mag altijd opnieuw kiezen.
lesson-first-steps = Eerste stappen
lesson-first-steps-about = Je eerste expeditie, in minder dan drie minuten.
lesson-relics = { relic-head }
lesson-relics-about = Zo breng je { relic-many } naar huis.
lesson-begin = Beginnen
lesson-again = Nog een keer
lesson-learnt = Gedaan
lesson-skip = Overslaan
lesson-next = Volgende
lesson-back = Opnieuw kiezen
lesson-note = Uitleg
lesson-progress = { $done } van de { $of } keuzes
lesson-done = Meer hoef je niet te weten. Veel plezier!
lesson-to = Volgende les: { $name }

## First steps

first-card = Dit is het pad. { card-came-treasure }
first-share = Iedereen krijgt evenveel. Jouw deel: { $share }. Je hebt het bij je, maar veilig is het nog niet.
first-odd = De rest ({ $odd }) is niet te delen. Die blijft op de kaart liggen tot iemand vertrekt en hem meeneemt.
first-choose = Na elke kaart kies je: vervolgen, of vertrekken met wat je hebt. Er kan nog niets gebeuren. Ga verder!
first-left-at-once = Je vertrok als enige en nam de hele rest mee: { $chest } zijn veilig. Maar de anderen vinden nog veel meer.
first-trap = Een valstrik! De eerste van zijn soort is ongevaarlijk. Komt dezelfde nog eens, dan vlucht iedereen met lege handen.
first-danger = Hier zie je de kans daarop: { $danger }. Dat is weinig. Ga verder!
first-left-careful = { $chest } edelstenen zijn veilig, ook die van het pad. Dat was heel voorzichtig, want het risico was klein.
first-seals = Een vinkje naast een naam: die avonturier heeft gekozen. Wat, dat weet niemand tot iedereen gekozen heeft. Nu jij: ga verder!
first-alone = { $leaver } vertrekt als enige en krijgt alles wat er op het pad lag. Met z’n tweeën hadden ze moeten delen.
first-left-shared = { $leaver } vertrekt ook, dus jullie delen de edelstenen van het pad. Je hebt er { $chest } in veiligheid.
first-button = Op de knop staat wat je nu mee naar huis neemt: als enige, of als er meer vertrekken. Dat is nog niet veel. Ga verder!
first-left-alone = Als enige, met alles van het pad: { $chest } zijn veilig. Zo speel je voorzichtig, maar het risico was klein.
first-risk-grows = Een tweede soort valstrik! Nu kan elk van beide nog eens komen: het risico stijgt naar { $danger }. Waag nog één kaart!
first-left-close = { $chest } edelstenen zijn veilig. Dat is geen fout, want het scheelt hier weinig. Wil je zien wat er nog komt?
first-enough = Nu heb je { $carried } edelstenen bij je. De volgende kaart kan je ze allemaal kosten. Vertrek!
first-together = { $leaver } vertrekt tegelijk met jou, en jullie delen wat er op het pad ligt. Je { $chest } edelstenen zijn nu veilig.
first-lost = Weer dezelfde valstrik! Je verliest { $lost } edelstenen. Hoe meer je bij je hebt, hoe duurder een kaart kan worden.
first-safe = De valstrik kwam nog eens: { $fled } vlucht en verliest { $lost } edelstenen. Die van jou zijn veilig tot het einde.
first-five = Een spel heeft vijf expedities. Wie aan het einde het meeste heeft, wint.

## Relics

relics-begin = De basis ken je. Deze keer zitten er ook { relic-many } in de stapel. Ga verder!
relics-left-early = { $chest } edelstenen zijn veilig. Maar een { relic-one } vind je alleen als je verdergaat.
relics-found = { card-came-relic } Delen kan niet.
relics-guess = Zou je nu de enige zijn? De anderen willen dit ook. Wacht af: ga verder!
relics-stays = { $leaver } vertrekken tegelijk. Daarom krijgt niemand { $place ->
    [temple] het artefact: het
   *[cave] de reliek: die
} ligt er nog.
relics-left-together = Je was niet de enige: ook { $leaver } vertrekken. Daarom krijgt niemand { $place ->
    [temple] het artefact
   *[cave] de reliek
}.
relics-now = Alleen { bot-bold } is er nog, en die vertrekt zelden vroeg. Dit is je kans: vertrek!
relics-taken = Je vertrok als enige, dus { $place ->
    [temple] het artefact
   *[cave] de reliek
} is van jou. Waarde: { $worth }, en veilig.
relics-lost = De valstrik kwam nog eens. Je bent alles kwijt wat je bij je had, en { $place ->
    [temple] het artefact
   *[cave] de reliek
} is voorgoed weg.
relics-end = Let op wie er nog bij je is. { $place ->
    [temple] Het artefact
   *[cave] De reliek
} is van jou als alle anderen verdergaan.
