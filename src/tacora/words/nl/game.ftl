# Dutch: what both the page and the terminal say.

## Names of things

trap-spider = gigantische spin
trap-snake = slang
trap-lava = krater vol lava
trap-boulder = rolkei
trap-ram = stormram
trap-scorpion = schorpioen
trap-spear = speer
trap-mummy = mummie
trap-fire = vuur
trap-rockfall = steenlawine
trap-again = { $kind ->
    [spider] Nog een gigantische spin
    [snake] Nog een slang
    [lava] Nog een krater vol lava
    [boulder] Nog een rolkei
    [ram] Nog een stormram
    [scorpion] Nog een schorpioen
    [spear] Nog een speer
    [mummy] Nog een mummie
    [fire] Alweer vuur
    [rockfall] Nog een steenlawine
   *[other] Nog een keer ‘{ $trap }’
}
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
card-relic-worth = { relic-one } ({ $worth })
with-relics = met { relic-many }
without-relics = zonder { relic-many }

## The table

entrance = Expeditie { $number } van { $of }
path-empty = Het pad is leeg.
column-carried = Bij zich
column-points = Punten
column-chest = { $place ->
    [temple] Tent
   *[cave] Kist
}
column-relics = { relic-head }
chest-closed = dicht
danger = Kans dat iedereen bij de volgende kaart moet vluchten: { $percent }
danger-none = De volgende kaart is ongevaarlijk: er kan geen valstrik voor de tweede keer komen.
danger-sum = { $deadly } van de { $total } resterende kaarten: { $kinds }
go-on = Vervolgen
leave = Vertrekken
key-go-on = v
key-leave = t
key-hint = h

## What happened

began = Expeditie { $number } van { $of } begint.
card-came-treasure = { $gems ->
    [one] Een schat van { $gems } edelsteen.
   *[other] Een schat van { $gems } edelstenen.
}
card-came-trap = Een valstrik: { $trap }.
card-came-relic = Een { relic-one }. { $place ->
    [temple] Het
   *[cave] Die
} blijft op het pad tot iemand als enige vertrekt.
shared = { $explorers ->
    [one] De laatste avonturier { $place ->
        [temple] in de tempel
       *[cave] in de grot
    } pakt er { $each }
   *[other] Elk van de { $explorers } avonturiers pakt er { $each }
}; er { $left ->
    [0] blijft niets
    [one] blijft { $left } edelsteen
   *[other] blijven { $left } edelstenen
} op de kaart liggen.
shared-none = Te weinig om te delen; er { $left ->
    [one] blijft { $left } edelsteen
   *[other] blijven { $left } edelstenen
} op de kaart liggen.
collapsed = { trap-again }: { $explorers ->
    [one] { $names } vlucht { $place ->
        [temple] de tempel
       *[cave] de grot
    } uit en { $each ->
        [0] komt met de schrik vrij
        [one] verliest { $each } edelsteen
       *[other] verliest { $each } edelstenen
    }
   *[other] { $names } vluchten { $place ->
        [temple] de tempel
       *[cave] de grot
    } uit en { $each ->
        [0] komen met de schrik vrij
        [one] verliezen elk { $each } edelsteen
       *[other] verliezen elk { $each } edelstenen
    }
}.
all-go-on = Niemand vertrekt.
left-alone = { $name } vertrekt als enige, { $gems ->
    [0] zonder edelstenen
    [one] met { $gems } edelsteen
   *[other] met { $gems } edelstenen
}.
left-together = { $names } vertrekken tegelijk, { $gems ->
    [0] zonder edelstenen
    [one] met elk { $gems } edelsteen
   *[other] met elk { $gems } edelstenen
}; er { $left ->
    [0] blijft niets
    [one] blijft { $left } edelsteen
   *[other] blijven { $left } edelstenen
} op het pad liggen.
relic-taken = { $name } neemt een { relic-one } met waarde { $worth } mee naar buiten.
deck-ran-out = De stapel is op: iedereen die nog { $place ->
    [temple] in de tempel
   *[cave] in de grot
} is, vertrekt tegelijk.
ended = Expeditie { $number } is voorbij.
ended-relics = { $relics ->
    [one] Eén { relic-one } bleef op het pad liggen en is voorgoed verloren.
   *[other] { $relics } { relic-many } bleven op het pad liggen en zijn voorgoed verloren.
}
result-won = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
result-won-relics = { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: bij een gelijke stand gaven de { relic-many } de doorslag.
result-shared = { $names } delen de overwinning, met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
result-again = { $names } eindigen bovenaan met evenveel { $relics ->
    [no] punten
   *[yes] punten en { relic-many }
}: er is geen winnaar. Speel nog een keer!
result-title = { $place ->
    [temple] De tenten gaan open
   *[cave] De kisten gaan open
}

## The editions

column-edition = Uitgave
column-relics-rule = { relic-head }
column-first-trap = Eerste kaart is een valstrik
column-tie = Gelijkspel

## The rules of an edition

rules-tie-shared = Bij een gelijk aantal punten wordt de overwinning gedeeld.
rules-tie-relics = Bij een gelijk aantal punten wint de speler met de meeste { relic-many }. Nog steeds gelijk? Speel dan nog een keer.
rules-tie-again = Bij een gelijk aantal punten is er geen winnaar: speel nog een keer.
rules-head-table = Aan tafel

## The bots

bot-stubborn = Stijfkop
bot-dreamer = Dromer
bot-timid = Bangerik
bot-counter = Schoolkind
bot-collector = Verzamelaar
bot-moody = Diva
bot-reckoner = Boekhouder
bot-scholar = Professor
bot-veteran = Veteraan
bot-champion = Kampioen
bot-random = Gokker
bot-random-about = Gooit bij elke stap een muntje op. Dat muntje heeft ook geen plan.
bot-cautious = Huismus
bot-cautious-about = Vertrekt vroeg met weinig, en ligt op tijd in bed.
bot-bold = Waaghals
bot-bold-about = Blijft lang, waagt veel en heeft nog nooit van een plan B gehoord.
bot-stubborn-about = Vertrekt nooit. Iemand zou hem de uitgang moeten wijzen.
bot-dreamer-about = Vertrekt één op de tien keer, als hij weer weet waar hij is.
bot-timid-about = Ziet een valstrik en is weg. Schrikt ook van zijn eigen schaduw.
bot-counter-about = Vertrekt na vijf kaarten. Verder tellen komt pas volgend jaar aan bod.
bot-collector-about = Vertrekt zodra zijn zakken vol zijn.
bot-moody-about = De ene expeditie een leeuw, de volgende een muis.
bot-reckoner-about = Weegt af wat de volgende kaart kan opleveren en wat die kan kosten. Bewaart alle bonnetjes.
bot-scholar-about = Kent de wiskunde van een expeditie tot ver achter de komma, en vergeet dat er nog anderen meespelen.
bot-veteran-about = Heeft uit miljoenen spellen geleerd hoe je wint, en vertelt ze graag allemaal na.
bot-champion-about = Houdt iedereen in de gaten en speelt beide keuzes in gedachten door. Ja, hij zag je aarzelen.
strength-0 = sterkte onbekend
strength-1 = heel zwak
strength-2 = zwak
strength-3 = gemiddeld
strength-4 = sterk
strength-5 = heel sterk

## Hints

hint-thinking = De kampioen denkt na …
hint-none = Er is op dit moment geen hint.
hint-says = Winstkans: { $go } bij vervolgen, { $leave } bij vertrekken{ $close ->
    [yes] {" "}(bijna gelijk)
   *[no] {""}
}. De kampioen zou { $choice ->
    [leave] vertrekken
   *[go_on] de expeditie vervolgen
}.
