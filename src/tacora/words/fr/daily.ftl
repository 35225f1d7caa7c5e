## La grotte du jour ; la page la charge à l’ouverture

daily-number = N° { $number }, { $date }
daily-about = Tout le monde reçoit les mêmes cartes et les mêmes bots, aux mêmes places. Vous n’avez qu’un essai.
daily-past = Ce jour est passé. Vous pouvez vous entraîner dans sa grotte, avec les mêmes cartes et les mêmes bots.
daily-rules = Règles
daily-rivals = Adversaires
daily-name = Ce nom figurera dans le tableau du jour, que tout le monde peut lire.
daily-play = Entrer dans la grotte
daily-continue = Reprendre votre partie
daily-ends = Le jour se termine à { $time }, heure locale (00:00 UTC). Une partie qui finit plus tard ne compte pas.
daily-players = { $count ->
    [0] Personne n’a encore fini la grotte d’aujourd’hui.
    [one] { $count } joueur a fini la grotte d’aujourd’hui.
   *[other] { $count } joueurs ont fini la grotte d’aujourd’hui.
}
daily-next = La prochaine grotte ouvre à { $time }, heure locale (00:00 UTC).
daily-practise = S’entraîner dans cette grotte
daily-practice = L’entraînement ne compte pas.
daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-own = Votre résultat
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-place = Place { $place } sur { $seats } à la table
daily-rank = Rang { $rank } sur { $players } sur ce serveur
daily-brought = Expédition { $expedition } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-caught = Expédition { $expedition } : tout perdu
daily-late = Cette partie a fini après son jour : elle ne compte pas.
daily-refused = Cette partie ne compte pas : vous l’avez quittée, ou le serveur a dû donner d’autres cartes.
daily-share = Partager en texte
daily-picture = Partager en image
daily-picture-about = Votre résultat en image
daily-copied = Texte copié
daily-table = Tableau du jour
daily-column-rank = Rang
daily-column-name = Nom
daily-nobody = Personne n’a de résultat pour ce jour.
daily-more = Afficher plus
daily-archive = Jours précédents
daily-fair = Comment savoir que les cartes étaient fixées ?
daily-fair-about = Les cartes d’un jour découlent d’une graine secrète. Le serveur en publie l’empreinte la veille, et la graine elle-même une fois le jour passé. Tout le monde peut vérifier qu’elles concordent.
daily-hash = Empreinte de la graine de ce jour
daily-hash-tomorrow = Empreinte de la graine de demain
daily-seed = Graine de ce jour
daily-fits = La graine correspond à l’empreinte.
daily-fits-noted = La graine correspond à l’empreinte que cet appareil a notée avant la fin du jour.
daily-fits-not = La graine ne correspond pas à l’empreinte : le serveur n’a pas donné les cartes promises.
problem-daily-once = La grotte du jour ne se joue qu’une fois.
problem-daily-played = Vous avez déjà joué la grotte d’aujourd’hui. La prochaine ouvre à 00:00 UTC.
problem-daily-too-many-here = Votre réseau a épuisé ses essais pour aujourd’hui.
problem-daily-not-over = Ce jour n’est pas encore passé.
problem-daily-sealed = Les cartes pourront être vérifiées une fois le jour passé, à 00:00 UTC. D’ici là, la graine reste secrète.
problem-no-such-day = Il n’y a pas de grotte pour ce jour.
