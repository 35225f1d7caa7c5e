## Puzzles, which the page fetches when they are opened

puzzle-about = { $count } positions tirées de vraies parties, chacune avec une réponse claire : faut-il continuer ou sortir ?
puzzle-ask = Expédition { $expedition } sur { $of }. { $carried ->
    [0] Vous ne portez rien
    [one] Vous portez { $carried } pierre
   *[other] Vous portez { $carried } pierres
}, { $others ->
    [0] il n’y a plus personne d’autre
    [one] il reste un autre explorateur
   *[other] il reste { $others } autres explorateurs
} et { $lying ->
    [0] rien n’est posé sur le chemin
    [one] { $lying } pierre est posée sur le chemin
   *[other] { $lying } pierres sont posées sur le chemin
}. Que faites-vous ?
puzzle-seat = Explorateur { $number }
puzzle-right = { $answer ->
    [leave] Bien vu ! Mieux vaut sortir.
   *[go] Bien vu ! Mieux vaut continuer.
}
puzzle-wrong = { $answer ->
    [leave] Non, mieux vaut sortir.
   *[go] Non, mieux vaut continuer.
}
puzzle-why = Pourquoi ?
puzzle-next = Problème suivant
puzzle-chances = Chances de gagner la partie
puzzle-gems = Points de cette expédition
worth-better = meilleur choix
worth-chosen = votre choix
puzzle-estimate = Estimation du champion : la partie a été jouée de nombreuses fois à partir d’ici. Marge d’erreur de l’écart, en points de pourcentage : environ ±{ $error }.
puzzle-exact = Calcul exact : personne ne ferait mieux en choisissant autrement.
puzzle-exact-gems = Calcul exact pour le dernier explorateur, seul à décider.
puzzle-danger = La prochaine carte fait fuir tout le monde avec une probabilité de { $percent } ({ $deadly ->
    [one] { $deadly } carte
   *[other] { $deadly } cartes
} sur { $total }). { $carried ->
    [0] Vous n’auriez rien à perdre.
    [one] Vous perdriez { $carried } pierre.
   *[other] Vous perdriez { $carried } pierres.
}
puzzle-no-danger = La prochaine carte ne peut faire fuir personne.
puzzle-leaving = En sortant seul, vous rapportez { $alone }{ $relics ->
    [0] {""}
    [one] {" "}et { $place ->
        [temple] un artefact
       *[cave] une relique
    }
   *[other] {" "}et { $relics } { relic-many }
} ; à deux, { $together }.
puzzle-leaving-same = En sortant seul, vous rapportez { $alone }{ $relics ->
    [0] {""}
    [one] {" "}et { $place ->
        [temple] un artefact
       *[cave] une relique
    }
   *[other] {" "}et { $relics } { relic-many }
}.
puzzle-others = { $count ->
    [one] L’autre explorateur sort maintenant avec une probabilité de { $each }.
   *[other] Les autres sortent maintenant avec des probabilités de { $each }. La probabilité que tous continuent est de { $nobody }.
}
puzzle-others-alike = Chacun des autres sort maintenant avec une probabilité de { $each }. La probabilité que tous continuent est de { $nobody }.
puzzle-no-others = Il n’y a plus personne d’autre : tout ce qui vient encore est pour vous.
puzzle-win-chances = Vos chances de victoire selon le champion : { $go } en continuant, { $leave } en sortant.
puzzle-source = Tiré d’une partie entre bots, avec les règles de { $title }, { $relics }.
puzzle-rating = Classement
puzzle-rating-now = Classement : { $rating }
puzzle-rating-changed = Classement : { $rating } ({ $change })
puzzle-solved = Résolus
puzzle-best = Plus longue série
puzzle-play-streak = Jouer une série
puzzle-play-rated = Jouer pour le classement
puzzle-streak-about = Dans une série, les problèmes sont de plus en plus difficiles et la première erreur y met fin. Votre classement n’en dépend pas.
puzzle-streak-now = Série : { $count }
puzzle-streak-over = La série s’arrête à { $count }. Votre plus longue : { $best }.
puzzle-new-streak = Nouvelle série
puzzle-kept = Tout cela n’est conservé que sur cet appareil.
puzzle-calculator = Ouvrir dans le calculateur

## The calculator

calculator-about = Composez une position : voici les probabilités exactes, ce que rapporte une sortie et ce que ferait le champion.
calculator-position = La position
calculator-expedition = Expédition
calculator-carried = Butin de chacun à l’intérieur
calculator-lying = Pierres sur le chemin
calculator-add = Ajouter une carte
calculator-take-back = Reprendre : { $card }
calculator-removed = Cartes hors du jeu
calculator-held = { $place ->
    [temple] Artefacts déjà rapportés
   *[cave] Reliques déjà rapportées
}
calculator-held-by-nobody = par personne
calculator-inside = À l’intérieur
calculator-fresh = Recommencer
calculator-nobody = Il n’y a plus personne : rien à décider.
calculator-no-card = Ajoutez la première carte : on ne décide qu’ensuite.
calculator-too-many = Une carte est présente plus souvent que dans la pioche.
calculator-deck-empty = La pioche est vide.
calculator-too-rich = Ces cartes ne montrent pas autant de pierres.
calculator-odds = Probabilités exactes
calculator-leaving = Si vous sortez maintenant
calculator-leavers = Sorties simultanées
calculator-each = Pierres pour chacun
calculator-relics = { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }
}
calculator-next-card = La prochaine carte, si tous continuent
calculator-card = Carte
calculator-chance = Probabilité
calculator-expected = Une carte de plus rapporte en moyenne { $gain } et coûte { $loss } : { $sum } en tout.
calculator-worth = Ce que valent les deux choix
calculator-ask = Demander au champion
calculator-asking = Le champion réfléchit…
calculator-champion = Chances de victoire selon le champion
calculator-champion-would = Le champion { $choice ->
    [leave] sortirait.
   *[go] continuerait.
}
calculator-equilibrium = L’équilibre
calculator-leaves = À l’équilibre, vous sortez avec une probabilité de { $percent }.
calculator-unsolved = Il reste ici trop de suites possibles pour un calcul exact immédiat.
calculator-heat = Quand sortir, à l’équilibre
calculator-heat-about = À l’équilibre, personne ne ferait mieux en choisissant autrement. L’image montre avec quelle fréquence chacun sort tant que tous sont encore à l’intérieur, dans une partie sans { relic-many }. Touchez une case ou utilisez les curseurs.
calculator-heat-traps = Dangers révélés
calculator-heat-carried = Butin de chacun
calculator-heat-said = Butin de chacun : { $carried } ; sur le chemin : { $lying }. Chacun sort avec une probabilité de { $percent }.
calculator-heat-never = Butin de chacun : { $carried } ; sur le chemin : { $lying }. Cela n’arrive jamais à l’équilibre.
problem-bad-position = Aucune partie ne peut arriver à cette position.
problem-no-appraisals = Ce serveur ne peut pas calculer la valeur des choix : il lui manque NumPy et Numba.
problem-appraisal-running = Votre position précédente est encore en cours de calcul. Un instant, s’il vous plaît.
problem-appraisal-failed = Le calcul n’a pas abouti. Veuillez réessayer.
