# Français : mes parties, que cet appareil conserve.

mine-none = Chaque partie que vous terminez sur cet appareil est conservée ici, avec son résultat, à revoir et à analyser.
mine-about = Ces parties ne sont conservées que sur cet appareil : ni compte, ni pistage.
mine-refused = Ce navigateur ne permet pas à la page de conserver des parties.
mine-games = { $count ->
    [one] partie
   *[other] parties
}
mine-wins = gagnées
mine-even-wins = victoires à parts égales
mine-not-counted = Les parties jouées à plusieurs sur cet appareil, celles reprises d’une autre partie et l’entraînement figurent dans la liste, mais ne sont pas comptés.
mine-list = Toutes les parties
mine-place = Place { $place } sur { $of }
mine-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mine-one-device = Sur un seul appareil : { $names }
mine-won-by = Victoire : { $names }
mine-with = Avec { $names }
mine-practice = Entraînement
mine-figure = Performance { $value }
mine-review = Analyse
mine-more = Afficher plus ({ $count })
mine-won = Parties gagnées
mine-by-edition = Par édition
mine-by-size = Par nombre de joueurs
mine-size = à { $count } joueurs
mine-of-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
mine-even = Le trait marque la part égale : ce que vous gagneriez si tous jouaient aussi bien.
mine-habits = Quand vous sortez
mine-habits-about = La fréquence de vos sorties, et celle de l’équilibre à nombre de joueurs égal : le meilleur jeu pour les pierres, si tous le jouent.
mine-by-risk = Selon le risque de la prochaine carte
mine-by-gems = Selon les pierres portées
mine-you = vous
mine-equilibrium = équilibre
mine-choices = choix
mine-last-column = à droite, vos choix
mine-performance = Performance au fil du temps
mine-performance-about = Chaque point est une partie analysée, le trait fin sa marge d’erreur. La ligne épaisse est la moyenne des dix dernières parties. 0 correspond au jeu du Parieur, 100 à un jeu sans perte nette.
mine-performance-said = Performance dans les parties analysées ({ $count }). Dernière : { $last }. Moyenne des dix dernières : { $mean }.
mine-no-review = Dès qu’une de vos parties est analysée, sa performance apparaît ici.
mine-deeds = Exploits
mine-earned = { $done } sur { $of }
mine-done = (accompli)
mine-to-do = (pas encore)
mine-file = Enregistrer, emporter, effacer
mine-file-about = Un fichier de toutes vos parties sert de sauvegarde et les emmène sur un autre appareil.
mine-export = Enregistrer un fichier
mine-import = Ouvrir un fichier
mine-imported = { $fresh ->
    [0] Rien de nouveau : toutes les parties étaient déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $fresh } parties ont été ajoutées.
}
mine-fault-not-mine = Ce fichier ne contient pas de parties enregistrées. Rien n’a été modifié.
mine-fault-newer = Ce fichier vient d’une version plus récente de la page. Rien n’a été modifié.
mine-fault-broken = Ce fichier est abîmé. Rien n’a été modifié.
mine-fault-too-large = Ce fichier est trop gros. Rien n’a été modifié.
mine-fault-storage = Le navigateur n’a pas pu enregistrer cela. Rien n’a été modifié.
mine-erase = Tout effacer
mine-erase-sure = { $count ->
    [one] Effacer définitivement la partie de cet appareil ?
   *[other] Effacer définitivement les { $count } parties de cet appareil ?
}
mine-erase-no = Les garder
mine-erase-yes = Effacer
mine-erased = Tout a été effacé.

deed-untouched = Indemne
deed-untouched-about = Gagnez une partie sans rien perdre à cause d’un piège.
deed-every-day = Cinq sur cinq
deed-every-day-about = Rapportez des pierres des cinq expéditions d’une partie.
deed-comeback = La remontée
deed-comeback-about = Gagnez une partie où vous aviez au moins { $limit } points de retard avant la dernière expédition.
deed-fall-and-rise = Tomber et se relever
deed-fall-and-rise-about = Gagnez une partie où un piège vous a coûté au moins { $limit } pierres.
deed-last-out = La dernière lueur
deed-last-out-about = Sortez en tout dernier, avec au moins { $limit } pierres.
deed-in-time = Juste à temps
deed-in-time-about = Sortez, et dès la carte suivante tous les autres s’enfuient.
deed-sweep = Place nette
deed-sweep-about = Sortez sans compagnon et ramassez au moins { $limit } pierres sur le chemin.
deed-nerve = Nerfs d’acier
deed-nerve-about = Continuez malgré un risque d’au moins { $risk }, et rapportez quand même { $limit } pierres de cette expédition.
deed-two-relics = Archéologue
deed-two-relics-about = Rapportez { $limit } { relic-many } dans une même partie.
deed-champion = Tueur de géants
deed-champion-about = Gagnez contre le bot { bot-champion }.
deed-clear-head = Tête froide
deed-clear-head-about = Atteignez le niveau du bot { bot-scholar }, ou mieux, dans l’analyse d’une partie d’au moins { $limit } choix.
deed-five-books = Fin lettré
deed-five-books-about = Gagnez une partie selon chacune des cinq règles du jeu.
