# German: what both the page and the terminal say.

## Names of things

trap-spider = Riesenspinnen
trap-snake = Giftschlangen
trap-lava = Lavagrube
trap-boulder = Steinkugel
trap-ram = Nagelramme
trap-scorpion = Skorpione
trap-spear = Speere
trap-mummy = Mumie
trap-fire = Feuer
trap-rockfall = Steinschlag
stone-ruby = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}
stone-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
stone-turquoise = { $count ->
    [one] { $count } Türkis
   *[other] { $count } Türkise
}
stone-obsidian = { $count ->
    [one] { $count } Obsidian
   *[other] { $count } Obsidiane
}
stone-gold = { $count ->
    [one] { $count } Stück Gold
   *[other] { $count } Stück Gold
}
language-de = Deutsch
language-fr = Französisch
language-nl = Niederländisch
language-ru = Russisch
language-pl = Polnisch
relic-one = { $place ->
    [temple] Artefakt
   *[cave] Relikt
}
relic-many = { $place ->
    [temple] Artefakte
   *[cave] Relikte
}
relic-head = { relic-many }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = mit { relic-many }n
without-relics = ohne { relic-many }

## The table

entrance = Expedition { $number } von { $of }
path-empty = Der Pfad ist leer.
column-carried = Trägt
column-chest = { $place ->
    [temple] Zelt
   *[cave] Truhe
}
column-relics = { relic-head }
chest-closed = geschlossen
danger = Die nächste Karte { $place ->
    [temple] jagt alle aus dem Tempel
   *[cave] bringt die Höhle zum Einsturz
}, Chance: { $percent }
danger-none = Die nächste Karte ist harmlos: Auf dem Pfad liegt keine Falle.
danger-sum = { $deadly } von { $total } übrigen Karten: { $kinds }

## What happened

began = Expedition { $number } von { $of } beginnt.
card-came-treasure = Ein Schatz mit { $gems }.
card-came-trap = Eine Falle: { $trap }.
card-came-relic = Ein { relic-one }. Es liegt auf dem Pfad für jemanden, der allein umkehrt.
shared = { $explorers ->
    [one] Wer drinnen ist, nimmt { $each }
   *[other] Alle { $explorers } drinnen nehmen je { $each }
}; auf dem Pfad bleiben: { $left }.
shared-none = Zu wenig zum Teilen; { $left } auf dem Pfad.
collapsed = { $place ->
    [temple] Noch einmal { $trap }: Alle drinnen fliehen aus dem Tempel
   *[cave] Noch einmal { $trap }: Die Höhle stürzt ein
}, und { $names } { $explorers ->
    [one] verliert { $each ->
        [0] nichts als die Hoffnung
       *[other] { $each }
    }
   *[other] verlieren { $each ->
        [0] nichts als die Hoffnung
       *[other] je { $each }
    }
}.
all-go-on = Alle gehen weiter.
left-alone = { $name } kehrt allein um, mit { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
}.
left-together = { $names } kehren zusammen um, mit je { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteinen
}; auf dem Pfad bleiben: { $left }.
relic-taken = { $name } bringt ein { relic-one } im Wert von { $worth } heraus.
deck-ran-out = Der Stapel ist leer: Alle drinnen kehren zusammen um.
ended = Expedition { $number } ist vorbei.
ended-relics = { $relics ->
    [one] Ein { relic-one } blieb auf dem Pfad und ist für immer verloren.
   *[other] { $relics } { relic-many } blieben auf dem Pfad und sind für immer verloren.
}
result-won = { $names } gewinnt mit { $points } Punkten.
result-won-relics = { $names } gewinnt mit { $points } Punkten: gleich viele Punkte, aber die meisten { relic-many }.
result-shared = { $names } teilen sich den Sieg mit je { $points } Punkten.
result-again = { $names } haben { $relics ->
    [no] gleich viele Punkte
   *[yes] gleich viele Punkte und { relic-many }
}: Niemand gewinnt allein. Noch einmal!
result-title = { $place ->
    [temple] Die Zelte werden geöffnet
   *[cave] Die Truhen werden geöffnet
}

## The editions

column-edition = Ausgabe
column-relics-rule = { relic-head }
column-first-trap = Falle zuerst
column-tie = Gleichstand

## The rules of an edition

rules-tie-shared = Bei gleich vielen Punkten wird der Sieg geteilt.
rules-tie-relics = Bei gleich vielen Punkten gewinnt, wer die meisten { relic-many } hat. Immer noch gleich? Dann spielt noch einmal.
rules-tie-again = Bei gleich vielen Punkten gewinnt niemand allein: Spielt noch einmal.
rules-head-table = Am Tisch

## The bots

bot-stubborn = Maultier
bot-dreamer = Träumer
bot-timid = Ängstlich
bot-counter = Kartenzähler
bot-collector = Sammler
bot-moody = Launisch
bot-reckoner = Rechner
bot-scholar = Gelehrter
bot-veteran = Veteran
bot-champion = Champion
bot-random = Münzwerfer
bot-random-about = Wirft eine Münze; leicht zu schlagen.
bot-cautious = Vorsichtig
bot-cautious-about = Kehrt früh mit wenig um.
bot-bold = Kühn
bot-bold-about = Bleibt lange und wagt viel.
bot-stubborn-about = Kehrt nie um; schon ein Kind gewinnt dagegen.
bot-dreamer-about = Kehrt nur jedes zehnte Mal um.
bot-timid-about = Kehrt bei der ersten Falle um.
bot-counter-about = Kehrt nach fünf Karten um.
bot-collector-about = Kehrt mit genug Edelsteinen um.
bot-moody-about = Sein Mut wechselt mit jeder Expedition.
bot-reckoner-about = Wägt ab, was die nächste Karte bringt und kostet.
bot-scholar-about = Kennt die genaue Mathematik einer Expedition und spielt allein auf Edelsteine.
bot-veteran-about = Hat aus Millionen Spielen gelernt, was gewinnt.
bot-champion-about = Beobachtet alle und spielt beide Möglichkeiten im Kopf durch.
strength-1 = sehr leicht
strength-2 = leicht
strength-3 = ordentlich
strength-4 = stark
strength-5 = am stärksten

## Hints

hint-thinking = Der Champion überlegt …
hint-none = Gerade gibt es keinen Tipp.
hint-says = Weitergehen gewinnt { $go }, Umkehren { $leave }{ $close ->
    [yes] {""}, fast gleich
   *[no] {""}
}: Der Champion würde { $choice ->
    [leave] umkehren
   *[go_on] weitergehen
}.
