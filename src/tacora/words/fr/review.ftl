## The review of a game, which the page fetches when it is opened

review-ready = Préparation…
review-progress = Analyse des choix : { $done } sur { $total }
review-whose = Les choix de
review-performance = Performance
review-like = jeu le plus proche : celui du bot { $bot }
review-scale = Zéro correspond au jeu du Parieur, 100 à un jeu sans perte nette. Coût moyen d’un choix important, en points de pourcentage de chances de victoire : { $cost } (choix comptés : { $choices }).
review-no-figure = Aucun choix de cette partie n’était assez serré pour être jugé.
review-result = Résultat
review-luck = Chance aux cartes
review-adjusted = Sans la chance
review-luck-about = La chance est ce que les cartes révélées ont changé aux chances de victoire, par rapport à toutes les cartes qui auraient pu sortir. Sans elle, le résultat peut être inférieur à 0 % ou supérieur à 100 %.
review-curve = Chances de victoire
review-turning = Le nombre indique de combien les chances de victoire ont changé jusqu’au choix suivant : par le choix lui-même, les cartes et les autres.
review-choices = Les choix
review-clear = Afficher aussi les choix évidents
review-cost = Coût
review-thresholds = Le coût est ce que l’autre option aurait ajouté aux chances de victoire, en points de pourcentage. À partir de 2, c’est une imprécision, à partir de 5 une erreur, à partir de 10 une gaffe.
review-cards = La chance, carte par carte
review-card = Carte
review-place = Expédition { $expedition }, carte { $turn }
review-unfinished = pas encore terminée
verdict-best = meilleur choix
verdict-fine = bon
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
problem-no-reviews = Ce serveur ne peut pas analyser les parties : il lui manque NumPy et Numba.
problem-review-running = Votre dernière analyse est encore en cours. Patientez un instant.
problem-review-failed = L’analyse n’a pas abouti. Veuillez réessayer.

## To play on from a moment of a game

play-on-about = { $awaits ->
    [card] Vous reprenez la partie à l’expédition { $expedition }, avant la carte { $turn }.
   *[choices] Vous reprenez la partie à l’expédition { $expedition }, carte { $turn }.
} Des bots jouent pour tous les autres.
play-on-seat = Votre place
play-on-cards = Cartes
play-on-same = Les mêmes cartes, si elles peuvent encore sortir
play-on-new = De nouvelles cartes
