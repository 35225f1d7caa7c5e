# French: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $title }, { $kind ->
    [basic] jeu de base
    [relics] variante « Reliques »
    [gold-hunt] variante « La chasse à l’or »
    [original-diamant] variante « Le Diamant d’origine »
   *[other] variante « { $variant } »
} ({ $edition })
rules-source = D’après les règles { $language ->
    [de] allemandes
    [fr] françaises
    [nl] néerlandaises
    [ru] russes
   *[pl] polonaises
}{ $publisher ->
    [none] {""}
    [IELLO] {" "}d’IELLO
   *[other] {" "}de { $publisher }
}{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}, reformulées par nos soins.
rules-source-own = Une édition de { $publisher }.
rules-head-aim = But du jeu
rules-aim = De { $least } à { $most } explorateurs mènent cinq expéditions dans { $place ->
    [temple] un temple inca
    [caves] la grotte de Tacora
   *[cave] la grotte de Tacora
}. Celui qui rapporte le plus gros butin gagne. Ce que vous avez sur vous peut être perdu ; ce qui est dans { $place ->
    [temple] votre tente
   *[cave] votre coffre
} est à l’abri jusqu’à la fin.
rules-head-deck = Les cartes
rules-deck = { $treasures } trésors ({ $values }) et { $traps } dangers ({ $kinds }){ $count ->
    [0] .
   *[other] , plus { relics }.
}
rules-head-expedition = Déroulement d’une expédition
rules-enter = Tout le monde entre, et on révèle la première carte. On ne décide qu’ensuite.
rules-treasure = Un trésor se partage en parts égales entre les explorateurs encore { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
}. Le reste demeure sur la carte ; s’il n’y a pas assez de pierres pour tous, elles y restent toutes.
rules-trap = La première fois qu’un danger apparaît, il ne se passe rien. Si le même danger apparaît une deuxième fois, l’expédition prend fin aussitôt : les explorateurs encore { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
} s’enfuient et perdent tout ce qu’ils ont sur eux. L’une des deux cartes est retirée du jeu ; l’autre retourne dans la pioche.
rules-relic = { $place ->
    [temple] Un artefact
   *[cave] Une relique
} reste sur le chemin jusqu’à ce que quelqu’un sorte seul.
rules-decide = Après chaque carte, les explorateurs encore { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
} choisissent en secret de continuer ou de sortir ; tous les choix sont révélés en même temps.
rules-first-trap = Si la toute première carte d’une expédition est un danger, personne n’a rien à perdre : on révèle aussitôt la carte suivante, sans décision. Le danger reste sur le chemin et compte comme les autres.
rules-first-trap-decide = Un danger en toute première carte ne change rien : on décide comme après n’importe quelle autre.
rules-leave = Celui qui sort seul prend toutes les pierres du chemin. Ceux qui sortent en même temps se les partagent en parts égales ; ce qui ne peut pas être partagé reste sur place. Chacun met tout à l’abri dans { $place ->
    [temple] sa tente
   *[cave] son coffre
} et attend l’expédition suivante.
rules-leave-relics = Celui qui sort seul prend aussi { $place ->
    [temple] tous les artefacts du chemin. Si plusieurs explorateurs sortent en même temps, les artefacts
   *[cave] toutes les reliques du chemin. Si plusieurs explorateurs sortent en même temps, les reliques
} restent en place.
rules-end = Une expédition prend fin quand il n’y a plus personne { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
}. Les pierres laissées sur le chemin sont remises dans la réserve{ $relics ->
    [no] .
   *[yes] {" "}et les { relic-many } du chemin sont { $place ->
        [temple] retirés
       *[cave] retirées
    } du jeu.
} Toutes les cartes encore en jeu sont alors mélangées pour refaire la pioche.
rules-entrance = { $entrance ->
    [token] On retire ensuite le jeton de l’entrée empruntée : elle est fermée.
    [temple-card] Chaque expédition a sa carte Temple ; on glisse dessous la carte Danger éventuellement retirée du jeu.
   *[barricade] Une tuile Barricade ferme ensuite l’entrée empruntée.
} Après la cinquième expédition, la partie est finie.
rules-head-relics = { relic-head }
rules-relics-all = Les { $count } { relic-many } sont dans la pioche dès la première expédition.
rules-relics-one-ascending = Avant chaque expédition, { $place ->
    [temple] un artefact de plus est mélangé
   *[cave] une relique de plus est mélangée
} à la pioche, par valeur croissante : { $values }.
rules-relics-one-shuffled = Avant chaque expédition, { $place ->
    [temple] l’artefact suivant est montré à tous puis mélangé
   *[cave] la relique suivante est montrée à tous puis mélangée
} à la pioche.
rules-relics-undrawn = Les { relic-many } qui n’ont pas été { $place ->
    [temple] révélés
   *[cave] révélées
} restent dans la pioche pour les expéditions suivantes.
rules-relics-printed = { $place ->
    [temple] Chaque artefact vaut le nombre imprimé sur sa carte.
   *[cave] Chaque relique vaut le nombre imprimé sur sa carte.
}
rules-relics-order = Dans l’ordre où { $place ->
    [temple] ils sont rapportés, peu importe par qui et lors de quelle expédition, les artefacts
   *[cave] elles sont rapportées, peu importe par qui et lors de quelle expédition, les reliques
} valent { $values }. { $place ->
    [temple] Ceux qui sont perdus
   *[cave] Celles qui sont perdues
} ne comptent pas dans cet ordre.
rules-relics-marked = Dans la version en boîte, on pose sur chaque { $place ->
    [temple] artefact rapporté
   *[cave] relique rapportée
} des pierres équivalant à sa valeur : { $stones }.
rules-relics-stones = { $worth } = { $stones }
rules-head-end = Fin de la partie
rules-score = Après la cinquième expédition, chacun compte ce qu’il a dans { $place ->
    [temple] sa tente
   *[cave] son coffre
} : { $stones }{ $relics ->
    [no] .
   *[yes] . On y ajoute la valeur des { relic-many }.
}
rules-stone = { $stone } = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
rules-leader = Un chef d’expédition révèle les cartes ; après chaque expédition, ce rôle passe à son voisin de gauche.
rules-no-leader = Peu importe qui révèle les cartes.
rules-chests-closed = Les { $place ->
    [temple] tentes restent fermées
   *[cave] coffres restent fermés
} jusqu’à la fin, mais rien n’interdit de compter de tête.
rules-chests-seen = Chacun voit les { $place ->
    [temple] tentes
   *[cave] coffres
} des autres, mais ne doit ni toucher ni compter ce qui s’y trouve.
rules-exchange = { $place ->
    [temple] Les petites pierres s’échangent à tout moment contre de plus précieuses.
   *[cave] 5 rubis s’échangent à tout moment contre 1 diamant.
}
reading = Notre choix : { $text }
reading-least-explorers = il faut au moins trois joueurs, comme dans les livrets allemand et néerlandais. Ce livret-ci ne fixe pas de minimum.
reading-treasure-values = les trésors ont les valeurs du jeu publié. Le livret ne les énumère pas.
reading-treasure-doubles = les valeurs 5, 7 et 11 existent en double, comme dans le jeu publié. Le livret ne cite chaque valeur qu’une fois.
reading-trap-kinds = les dangers portent les noms de l’édition anglaise. Le livret ne les nomme pas.
reading-first-trap = dans ce cas, on révèle toujours aussitôt la carte suivante. Le livret le permet, sans l’imposer.
reading-relics-left = les { relic-many } du chemin sont { $place ->
    [temple] retirés
   *[cave] retirées
} à la fin de chaque expédition, comme dans l’édition anglaise. Le livret ne le prévoit que si tout le monde s’enfuit.
reading-closed-chests = { $place ->
    [temple] la tente reste fermée
   *[cave] le coffre reste fermé
}. Le livret dit seulement que son contenu est à l’abri.
reading-first-leader = le premier chef d’expédition est tiré au sort. Selon le livret, c’est la dernière personne à avoir tenu de l’or véritable.
reading-exchange = les pierres sont toujours échangées dès que possible contre des pierres de plus grande valeur. Le livret ne parle pas d’échange.
