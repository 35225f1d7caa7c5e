# German: what both the page and the terminal say.

## Names of things

trap-spider = Riesenspinne
trap-snake = Giftschlange
trap-lava = Lavagrube
trap-boulder = Riesensteinkugel
trap-ram = Nagelramme
trap-scorpion = Skorpion
trap-spear = Speer
trap-mummy = Mumie
trap-fire = Feuer
trap-rockfall = Steinschlag
trap-again = { $kind ->
    [spider] Noch eine Riesenspinne
    [snake] Noch eine Giftschlange
    [lava] Noch eine Lavagrube
    [boulder] Noch eine Riesensteinkugel
    [ram] Noch eine Nagelramme
    [scorpion] Noch ein Skorpion
    [spear] Noch ein Speer
    [mummy] Noch eine Mumie
    [fire] Noch ein Feuer
    [rockfall] Noch ein Steinschlag
   *[other] Noch einmal { $trap }
}
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
    [one] { $count } Goldstück
   *[other] { $count } Goldstücke
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
card-relic-worth = { relic-one } ({ $worth })
with-relics = mit { relic-many }n
without-relics = ohne { relic-many }

## The table

entrance = Expedition { $number } von { $of }
path-empty = Der Pfad ist leer.
column-carried = Beute
column-points = Punkte
column-chest = { $place ->
    [temple] Zelt
   *[cave] Truhe
}
column-relics = { relic-head }
chest-closed = geschlossen
danger = Risiko, dass bei der nächsten Karte alle fliehen: { $percent }
danger-none = Die nächste Karte ist harmlos: Keine Falle kann ein zweites Mal kommen.
danger-sum = { $deadly } von { $total } übrigen Karten: { $kinds }
go-on = Weiter
leave = Zurück
key-go-on = w
key-leave = z
key-hint = t

## What happened

began = Expedition { $number } von { $of } beginnt.
card-came-treasure = Ein Schatz: { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}.
card-came-trap = Eine Falle: { $trap }.
card-came-relic = Ein { relic-one }. Es wartet auf dem Pfad, bis jemand allein zurückkehrt.
shared = { $explorers ->
    [one] Der letzte Forscher { $place ->
        [temple] im Tempel
       *[cave] in der Höhle
    } bekommt { $each ->
        [one] { $each } Edelstein
       *[other] { $each } Edelsteine
    }
   *[other] Jeder der { $explorers ->
        [2] beiden
       *[other] { $explorers }
    } Forscher bekommt { $each ->
        [one] { $each } Edelstein
       *[other] { $each } Edelsteine
    }; { $left ->
        [0] es geht genau auf
        [one] auf der Karte bleibt { $left }
       *[other] auf der Karte bleiben { $left }
    }
}.
shared-none = Zu wenig zum Teilen: Auf der Karte { $left ->
    [one] bleibt { $left } Edelstein
   *[other] bleiben { $left } Edelsteine
}.
collapsed = { trap-again }: { $explorers ->
    [one] { $names } flieht aus { $place ->
        [temple] dem Tempel
       *[cave] der Höhle
    } und verliert { $each ->
        [0] nichts als die Hoffnung
        [one] { $each } Edelstein
       *[other] { $each } Edelsteine
    }
   *[other] { $names } fliehen aus { $place ->
        [temple] dem Tempel
       *[cave] der Höhle
    } und verlieren { $each ->
        [0] nichts als die Hoffnung
        [one] je { $each } Edelstein
       *[other] je { $each } Edelsteine
    }
}.
all-go-on = Niemand kehrt zurück.
left-alone = { $name } kehrt allein { $gems ->
    [0] und ohne Edelsteine
    [one] mit { $gems } Edelstein
   *[other] mit { $gems } Edelsteinen
} zurück.
left-together = { $names } kehren gemeinsam { $gems ->
    [0] mit leeren Händen
    [one] mit je { $gems } Edelstein
   *[other] mit je { $gems } Edelsteinen
} zurück; auf dem Pfad { $left ->
    [0] bleibt kein Edelstein
    [one] bleibt { $left } Edelstein
   *[other] bleiben { $left } Edelsteine
}.
relic-taken = { $name } birgt ein { relic-one } im Wert von { $worth } Punkten.
deck-ran-out = Der Stapel ist leer: Alle kehren gemeinsam zurück.
ended = Expedition { $number } ist vorbei.
ended-relics = { $relics ->
    [one] Ein { relic-one } blieb auf dem Pfad und ist für immer verloren.
   *[other] { $relics } { relic-many } blieben auf dem Pfad und sind für immer verloren.
}
result-won = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-won-relics = Gleichstand bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $names } hat mehr { relic-many } und gewinnt.
result-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-again = { $names } haben { $relics ->
    [no] gleich viele Punkte
   *[yes] gleich viele Punkte und { relic-many }
}: Niemand gewinnt. Spielt noch einmal!
result-title = { $place ->
    [temple] Die Zelte werden geöffnet
   *[cave] Die Truhen werden geöffnet
}

## The editions

column-edition = Ausgabe
column-relics-rule = { relic-head }
column-first-trap = Falle als erste Karte
column-tie = Gleichstand

## The rules of an edition

rules-tie-shared = Bei Gleichstand teilt ihr euch den Sieg.
rules-tie-relics = Bei Gleichstand gewinnt, wer von den Führenden die meisten { relic-many } hat. Immer noch gleich? Dann spielt noch einmal.
rules-tie-again = Bei Gleichstand gewinnt niemand: Spielt noch einmal.
rules-head-table = Am Tisch

## The bots

bot-stubborn = Sturkopf
bot-dreamer = Träumer
bot-timid = Angsthase
bot-counter = Erstklässler
bot-collector = Sammler
bot-moody = Diva
bot-reckoner = Buchhalter
bot-scholar = Professor
bot-veteran = Veteran
bot-champion = Champion
bot-random = Münzwerfer
bot-random-about = Wirft bei jedem Schritt eine Münze. Die Münze hat auch keinen Plan.
bot-cautious = Zauderer
bot-cautious-about = Kehrt früh und mit wenig zurück, schläft aber gut.
bot-bold = Draufgänger
bot-bold-about = Bleibt lange, wagt viel und hat noch nie von einem Plan B gehört.
bot-stubborn-about = Kehrt nie zurück. Jemand sollte ihm den Ausgang zeigen.
bot-dreamer-about = Etwa bei jeder zehnten Karte fällt ihm ein, wo er ist. Dann kehrt er zurück.
bot-timid-about = Sieht eine Falle und ist weg. Erschrickt auch vor dem eigenen Schatten.
bot-counter-about = Kehrt nach fünf Karten zurück. Bis fünf kann er zählen.
bot-collector-about = Kehrt zurück, sobald die Taschen voll sind.
bot-moody-about = In der einen Expedition Löwe, in der nächsten Maus.
bot-reckoner-about = Wägt ab, was die nächste Karte bringt und was sie kostet. Hebt alle Belege auf.
bot-scholar-about = Berechnet jede Expedition bis zur letzten Nachkommastelle und vergisst, dass andere mitspielen.
bot-veteran-about = Hat in Millionen Spielen gelernt, wie man gewinnt, und erzählt gern von jedem einzelnen.
bot-champion-about = Beobachtet alle und spielt beide Möglichkeiten im Kopf durch. Ja, auch dein Zögern hat er gesehen.
strength-0 = Stärke unbekannt
strength-1 = sehr schwach
strength-2 = schwach
strength-3 = mittel
strength-4 = stark
strength-5 = sehr stark

## Hints

hint-thinking = Der Champion überlegt …
hint-none = Gerade gibt es keinen Tipp.
hint-says = Siegchance{ $close ->
    [yes] {" "}fast gleich
   *[no] {""}
}: Weiter { $go }, Zurück { $leave }. Der Champion würde { $choice ->
    [leave] zurückkehren
   *[go_on] weitergehen
}.
