# Dutch: what both the page and the terminal say.

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
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = met { relic-many }
without-relics = zonder { relic-many }

## The table

entrance = Expeditie { $number } van { $of }
path-empty = Het pad is leeg.
column-carried = Draagt
column-chest = { $place ->
    [temple] Tent
   *[cave] Kist
}
column-relics = { relic-head }
chest-closed = dicht
danger = De volgende kaart { $place ->
    [temple] jaagt iedereen de tempel uit
   *[cave] laat de grot instorten
} met een kans van { $percent }
danger-none = De volgende kaart is ongevaarlijk: er ligt geen valstrik op het pad.
danger-sum = { $deadly } van de { $total } resterende kaarten: { $kinds }

## What happened

began = Expeditie { $number } van { $of } begint.
card-came-treasure = Een schat van { $gems }.
card-came-trap = Een valstrik: { $trap }.
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

## The editions

column-edition = Uitgave
column-relics-rule = { relic-head }
column-first-trap = Eerst een valstrik
column-tie = Gelijkspel

## The rules of an edition

rules-tie-shared = Bij evenveel punten wordt de overwinning gedeeld.
rules-tie-relics = Bij evenveel punten wint wie de meeste { relic-many } heeft. Nog gelijk? Speel nog eens.
rules-tie-again = Bij evenveel punten wint niemand alleen: speel nog eens.
rules-head-table = Aan tafel

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
strength-1 = heel makkelijk
strength-2 = makkelijk
strength-3 = behoorlijk
strength-4 = sterk
strength-5 = het sterkst

## Hints

hint-thinking = De kampioen denkt na …
hint-none = Er is nu geen hint.
hint-says = Verdergaan wint { $go }, vertrekken { $leave }{ $close ->
    [yes] {""}, bijna gelijk
   *[no] {""}
}: de kampioen zou { $choice ->
    [leave] vertrekken
   *[go_on] verdergaan
}.
