# French: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $title }, { $kind ->
    [basic] jeu de base
    [relics] variante « reliques »
    [gold-hunt] variante « chasse à l’or »
    [original-diamant] variante « Diamant d’origine »
   *[other] variante « { $variant } »
} ({ $edition })
rules-source = D’après le livret { $language }{ $publisher ->
    [none] {""}
   *[other] {" "}de { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
} ; raconté avec nos mots.
rules-source-own = Une édition de { $publisher }.
rules-head-aim = Le but
rules-aim = De { $least } à { $most } explorateurs partent pour cinq expéditions dans { $place ->
    [temple] un temple inca
    [caves] les grottes de Tacora
   *[cave] la grotte de Tacora
}. Qui rapporte le plus gagne. Ce que vous portez peut se perdre ; ce qui est dans { $place ->
    [temple] votre tente
   *[cave] votre coffre
} est à l’abri jusqu’à la fin.
rules-head-deck = Les cartes
rules-deck = { $treasures } trésors ({ $values }) et { $traps } pièges ({ $kinds }).
rules-head-expedition = Une expédition
rules-enter = Tout le monde entre et la première carte est retournée. Personne ne choisit rien avant elle.
rules-treasure = Un trésor se partage également entre tous ceux qui sont dedans. Le reste demeure sur la carte ; s’il n’y en a pas assez pour tous, rien n’est pris.
rules-trap = Le premier piège d’une sorte ne fait aucun mal. Le deuxième de la même sorte arrête l’expédition aussitôt : tous ceux qui sont dedans perdent ce qu’ils portent, et une des deux cartes quitte la partie pour de bon. L’autre retourne dans la pioche.
rules-relic = { $place ->
    [temple] Un artefact
   *[cave] Une relique
} se pose sur le chemin et attend.
rules-decide = Après chaque carte, tous ceux qui sont dedans choisissent en secret de continuer ou de sortir, et tous les choix se montrent en même temps.
rules-first-trap = Si la toute première carte d’une expédition est un piège, personne n’a rien à perdre : la carte suivante vient sans question.
rules-first-trap-decide = Un piège en toute première carte ne change rien : on choisit comme après toute autre.
rules-leave = Ceux qui sortent se partagent toutes les pierres du chemin ; ce qui ne se partage pas y reste. Ils mettent tout à l’abri et attendent l’expédition suivante.
rules-leave-relics = Qui sort en solitaire prend aussi { $place ->
    [temple] tous les artefacts
   *[cave] toutes les reliques
} du chemin. À deux ou plus, rien de cela n’est pris.
rules-end = Une expédition finit quand il n’y a plus personne dedans. Les pierres du chemin retournent à la réserve, les cartes retournées dans la pioche{ $relics ->
    [no] .
   *[yes] , mais les { relic-many } du chemin quittent la partie.
}
rules-head-relics = { relic-head }
rules-relics-all = Les { $count } { relic-many } sont dans la pioche dès la première expédition.
rules-relics-one-ascending = Avant chaque expédition, { $place ->
    [temple] l’artefact le plus faible entre
   *[cave] la relique la plus faible entre
} dans la pioche : { $values }.
rules-relics-one-shuffled = Avant chaque expédition, { $place ->
    [temple] l’artefact suivant est montré à tous puis mêlé
   *[cave] la relique suivante est montrée à tous puis mêlée
} à la pioche.
rules-relics-undrawn = Les { relic-many } qui ne sont pas { $place ->
    [temple] apparus
   *[cave] apparues
} restent dans la pioche pour la suite.
rules-relics-printed = Chaque { relic-one } vaut le nombre imprimé dessus.
rules-relics-order = { $place ->
    [temple] Tous les artefacts sont pareils
   *[cave] Toutes les reliques sont pareilles
}. Dans l’ordre des sorties de toute la partie, qui que ce soit, leur valeur est { $values }. Ce qui est perdu ne compte pas.
rules-head-end = La fin
rules-score = Après la cinquième expédition, on compte : { $stones }{ $relics ->
    [no] .
   *[yes] , et les { relic-many } en plus.
}
rules-leader = Un chef retourne les cartes ; le rôle passe à gauche à chaque expédition. Le livret commence par qui a tenu de l’or en dernier ; ici on tire au sort.
rules-no-leader = Peu importe qui retourne les cartes.
rules-chests-closed = Les { $place ->
    [temple] tentes restent fermées
   *[cave] coffres restent fermés
} jusqu’à la fin, mais rien n’interdit de compter.
rules-chests-seen = Chacun peut voir les { $place ->
    [temple] tentes
   *[cave] coffres
} des autres, sans toucher ni compter ce qui s’y trouve.
rules-exchange = Les petites pierres se changent en plus grandes à tout moment.
