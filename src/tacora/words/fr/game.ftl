# French: what both the page and the terminal say.

## Names of things

trap-spider = araignée géante
trap-snake = serpent
trap-lava = puits de lave
trap-boulder = boule de pierre
trap-ram = bélier de bois
trap-scorpion = scorpion
trap-spear = lance
trap-mummy = momie
trap-fire = feu
trap-rockfall = éboulement
trap-again = { $kind ->
    [spider] Encore une araignée géante
    [snake] Encore un serpent
    [lava] Encore un puits de lave
    [boulder] Encore une boule de pierre
    [ram] Encore un bélier de bois
    [scorpion] Encore un scorpion
    [spear] Encore une lance
    [mummy] Encore une momie
    [fire] Encore le feu
    [rockfall] Encore un éboulement
   *[other] De nouveau ce danger ({ $trap })
}
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
card-relic-worth = { relic-one } ({ $worth })
with-relics = avec { relic-many }
without-relics = sans { relic-many }

## The table

entrance = Expédition { $number } sur { $of }
path-empty = Le chemin est vide.
column-carried = Butin
column-points = Points
column-chest = { $place ->
    [temple] Tente
   *[cave] Coffre
}
column-relics = { relic-head }
chest-closed = { $place ->
    [temple] fermée
   *[cave] fermé
}
danger = Risque de devoir fuir à la prochaine carte : { $percent }
danger-none = La prochaine carte est sans risque : aucun danger ne peut apparaître une deuxième fois.
danger-sum = { $deadly } des { $total } cartes restantes : { $kinds }
go-on = Continuer
leave = Sortir
key-go-on = c
key-leave = s
key-hint = i

## What happened

began = Début de l’expédition { $number } sur { $of }.
card-came-treasure = { $gems ->
    [one] Un trésor d’une seule pierre.
   *[other] Un trésor de { $gems } pierres.
}
card-came-trap = Un danger : { $trap }.
card-came-relic = { $place ->
    [temple] Un artefact. Il attend
   *[cave] Une relique. Elle attend
} sur le chemin que quelqu’un sorte seul.
shared = { $explorers ->
    [one] Le dernier explorateur encore { $place ->
        [temple] dans le temple
       *[cave] dans la grotte
    } prend { $each ->
        [one] { $each } pierre
       *[other] { $each } pierres
    }
   *[other] Les { $explorers } explorateurs prennent { $each ->
        [one] { $each } pierre
       *[other] { $each } pierres
    } chacun ; { $left ->
        [0] il n’en reste aucune
       *[other] il en reste { $left } sur la carte
    }
}.
shared-none = Pas assez pour tous : { $left ->
    [one] { $left } pierre reste
   *[other] { $left } pierres restent
} sur la carte.
collapsed = { trap-again } : { $explorers ->
    [one] { $names } s’enfuit { $place ->
        [temple] du temple
       *[cave] de la grotte
    } et { $each ->
        [0] ne perd que ses illusions
        [one] perd { $each } pierre
       *[other] perd { $each } pierres
    }
   *[other] { $names } s’enfuient { $place ->
        [temple] du temple
       *[cave] de la grotte
    } et { $each ->
        [0] ne perdent que leurs illusions
        [one] perdent { $each } pierre chacun
       *[other] perdent { $each } pierres chacun
    }
}.
all-go-on = Personne ne sort.
left-alone = { $name } est la seule personne à sortir, { $gems ->
    [0] sans une seule pierre
    [one] avec { $gems } pierre
   *[other] avec { $gems } pierres
}.
left-together = { $names } sortent ensemble, { $gems ->
    [0] les mains vides
    [one] avec { $gems } pierre chacun
   *[other] avec { $gems } pierres chacun
} ; { $left ->
    [0] il ne reste aucune pierre sur le chemin
    [one] il reste { $left } pierre sur le chemin
   *[other] il reste { $left } pierres sur le chemin
}.
relic-taken = { $name } rapporte { $place ->
    [temple] un artefact
   *[cave] une relique
} d’une valeur de { $worth }.
deck-ran-out = La pioche est vide : tout le monde sort ensemble.
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
result-won = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-won-relics = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : les { relic-many } départagent les ex æquo.
result-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
result-again = { $names } sont à égalité { $relics ->
    [no] de points
   *[yes] de points et { $place ->
        [temple] d’artefacts
       *[cave] de reliques
    }
} : il n’y a pas de vainqueur. Rejouez !
result-title = { $place ->
    [temple] On ouvre les tentes
   *[cave] On ouvre les coffres
}

## The editions

column-edition = Édition
column-relics-rule = { relic-head }
column-first-trap = Danger en première carte
column-tie = Égalité

## The rules of an edition

rules-tie-shared = À égalité de points, la victoire est partagée.
rules-tie-relics = À égalité de points, celui qui a le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
} l’emporte. Toujours à égalité ? Rejouez.
rules-tie-again = À égalité de points, personne ne l’emporte : rejouez.
rules-head-table = Autour de la table

## The bots

bot-stubborn = Tête de mule
bot-dreamer = Rêveur
bot-timid = Trouillard
bot-counter = Écolier
bot-collector = Collectionneur
bot-moody = Diva
bot-reckoner = Comptable
bot-scholar = Professeur
bot-veteran = Vétéran
bot-champion = Champion
bot-random = Parieur
bot-random-about = Joue chaque pas à pile ou face. La pièce non plus n’a pas de plan.
bot-cautious = Anxieux
bot-cautious-about = Sort tôt, avec pas grand-chose, mais dort bien.
bot-bold = Casse-cou
bot-bold-about = Reste longtemps, risque gros et n’a jamais entendu parler de plan B.
bot-stubborn-about = Ne sort jamais. Quelqu’un devrait lui montrer la sortie.
bot-dreamer-about = Sort une fois sur dix, quand il se rappelle où il est.
bot-timid-about = Voit un danger et file. Fuit aussi son ombre.
bot-counter-about = Sort après cinq cartes. Il sait compter jusqu’à cinq.
bot-collector-about = Sort dès que ses poches sont pleines.
bot-moody-about = Un lion le temps d’une expédition, une souris la fois d’après.
bot-reckoner-about = Pèse ce que la prochaine carte peut rapporter et coûter. Garde les factures.
bot-scholar-about = Calcule une expédition à la décimale près, mais oublie que d’autres jouent aussi.
bot-veteran-about = A appris à gagner au fil de millions de parties, et vous les racontera toutes.
bot-champion-about = Observe tout le monde et déroule les deux options dans sa tête. Oui, il a remarqué votre hésitation.
strength-0 = force inconnue
strength-1 = très faible
strength-2 = faible
strength-3 = moyen
strength-4 = fort
strength-5 = très fort

## Hints

hint-thinking = Le champion réfléchit…
hint-none = Pas de conseil pour le moment.
hint-says = Chances de victoire : { $go } en continuant, { $leave } en sortant{ $close ->
    [yes] {" "}(écart minime)
   *[no] {""}
}. Le champion { $choice ->
    [leave] sortirait
   *[go_on] continuerait
}.
