# French: what both the page and the terminal say.

## Names of things

trap-spider = araignées géantes
trap-snake = serpents
trap-lava = puits de lave
trap-boulder = boule de pierre
trap-ram = bélier de bois
trap-scorpion = scorpions
trap-spear = lances
trap-mummy = momie
trap-fire = feu
trap-rockfall = éboulement
stone-ruby = { $count ->
    [one] { $count } rubis
   *[other] { $count } rubis
}
stone-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
}
stone-turquoise = { $count ->
    [one] { $count } turquoise
   *[other] { $count } turquoises
}
stone-obsidian = { $count ->
    [one] { $count } obsidienne
   *[other] { $count } obsidiennes
}
stone-gold = { $count ->
    [one] { $count } pépite d’or
   *[other] { $count } pépites d’or
}
language-de = allemand
language-fr = français
language-nl = néerlandais
language-ru = russe
language-pl = polonais
relic-one = { $place ->
    [temple] artefact
   *[cave] relique
}
relic-many = { $place ->
    [temple] artefacts
   *[cave] reliques
}
relic-head = { $place ->
    [temple] Artefacts
   *[cave] Reliques
}
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = avec { relic-many }
without-relics = sans { relic-many }

## The table

entrance = Expédition { $number } sur { $of }
path-empty = Le chemin est vide.
column-carried = Porte
column-chest = { $place ->
    [temple] Tente
   *[cave] Coffre
}
column-relics = { relic-head }
chest-closed = { $place ->
    [temple] fermée
   *[cave] fermé
}
danger = La prochaine carte { $place ->
    [temple] chasse tout le monde du temple
   *[cave] fait s’effondrer la grotte
} avec une chance de { $percent }
danger-none = La prochaine carte est sans danger : aucun piège sur le chemin.
danger-sum = { $deadly } des { $total } cartes restantes : { $kinds }

## What happened

began = L’expédition { $number } sur { $of } commence.
card-came-treasure = Un trésor de { $gems }.
card-came-trap = Un piège : { $trap }.
card-came-relic = { $place ->
    [temple] Un artefact. Il attend
   *[cave] Une relique. Elle attend
} sur le chemin quelqu’un qui sort seul.
shared = { $explorers ->
    [one] La personne restée dedans prend { $each }
   *[other] Les { $explorers } à l’intérieur prennent { $each } chacun
} ; il reste { $left } sur le chemin.
shared-none = Trop peu pour partager ; { $left } sur le chemin.
collapsed = { $place ->
    [temple] Encore { $trap } : tout le monde fuit le temple
   *[cave] Encore { $trap } : la grotte s’effondre
}, et { $names } { $explorers ->
    [one] perd { $each ->
        [0] tout espoir
       *[other] { $each }
    }
   *[other] perdent { $each ->
        [0] tout espoir
       *[other] { $each } chacun
    }
}.
all-go-on = Tout le monde continue.
left-alone = { $name } sort en solitaire avec { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
}.
left-together = { $names } sortent ensemble avec { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} chacun ; il reste { $left } sur le chemin.
relic-taken = { $name } rapporte { $place ->
    [temple] un artefact
   *[cave] une relique
} d’une valeur de { $worth }.
deck-ran-out = La pioche est vide : tous sortent ensemble.
ended = L’expédition { $number } est terminée.
ended-relics = { $relics ->
    [one] { $place ->
        [temple] Un artefact resté sur le chemin est perdu
       *[cave] Une relique restée sur le chemin est perdue
    } pour toujours.
   *[other] { $place ->
        [temple] { $relics } artefacts restés sur le chemin sont perdus
       *[cave] { $relics } reliques restées sur le chemin sont perdues
    } pour toujours.
}
result-won = { $names } gagne avec { $points } points.
result-won-relics = { $names } gagne avec { $points } points : à égalité de points, mais avec le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
}.
result-shared = { $names } partagent la victoire avec { $points } points chacun.
result-again = { $names } sont à égalité { $relics ->
    [no] de points
   *[yes] de points et { $place ->
        [temple] d’artefacts
       *[cave] de reliques
    }
} : personne ne gagne seul. Rejouez !
result-title = { $place ->
    [temple] On ouvre les tentes
   *[cave] On ouvre les coffres
}

## The editions

column-edition = Édition
column-relics-rule = { relic-head }
column-first-trap = Piège d’abord
column-tie = Égalité

## The rules of an edition

rules-tie-shared = À égalité de points, la victoire est partagée.
rules-tie-relics = À égalité de points, qui a le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
} gagne. Toujours à égalité ? Rejouez.
rules-tie-again = À égalité de points, personne ne gagne seul : rejouez.
rules-head-table = À la table

## The bots

bot-stubborn = Mule
bot-dreamer = Songeur
bot-timid = Craintif
bot-counter = Compteur
bot-collector = Collectionneur
bot-moody = Lunatique
bot-reckoner = Calculateur
bot-scholar = Savant
bot-veteran = Vétéran
bot-champion = Champion
bot-random = Pile ou face
bot-random-about = Tire à pile ou face ; facile à battre.
bot-cautious = Prudent
bot-cautious-about = Sort tôt avec peu.
bot-bold = Hardi
bot-bold-about = Reste longtemps et risque gros.
bot-stubborn-about = Ne sort jamais ; un enfant la bat.
bot-dreamer-about = Sort une fois sur dix.
bot-timid-about = Sort au premier piège.
bot-counter-about = Sort après cinq cartes.
bot-collector-about = Sort avec assez de pierres en main.
bot-moody-about = Son audace change à chaque expédition.
bot-reckoner-about = Pèse ce que la prochaine carte peut donner et coûter.
bot-scholar-about = Connaît les mathématiques exactes d’une expédition et ne joue que pour les gemmes.
bot-veteran-about = A appris de millions de parties ce qui gagne.
bot-champion-about = Observe tout le monde et joue les deux options dans sa tête.
strength-1 = très facile
strength-2 = facile
strength-3 = honnête
strength-4 = fort
strength-5 = le plus fort

## Hints

hint-thinking = Le champion réfléchit …
hint-none = Pas d’indice pour le moment.
hint-says = Continuer gagne { $go }, sortir { $leave }{ $close ->
    [yes] {""}, presque pareil
   *[no] {""}
} : le champion { $choice ->
    [leave] sortirait
   *[go_on] continuerait
}.
