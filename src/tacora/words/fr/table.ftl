# French: what the page says at a table and nowhere else; it fetches these words with the table.

own-explorer = Votre explorateur
change-look = Changer d’apparence
look-face = Visage
look-colour = Couleur
look-shape = Forme
look-taken = { $name } (indisponible)

face-0 = Chapeau
face-1 = Casque avec lampe
face-2 = Nattes
face-3 = Casque de brousse
face-4 = Capuche
face-5 = Lunettes d’aviateur
face-6 = Boucles
face-7 = Barbe blanche
face-8 = Turban
face-9 = Chignon et lunettes
face-10 = Bonnet
face-11 = Cache-œil

colour-0 = Rouge
colour-1 = Bleu
colour-2 = Jaune
colour-3 = Vert
colour-4 = Violet
colour-5 = Orange
colour-6 = Turquoise
colour-7 = Rose

shape-0 = Rond
shape-1 = Triangle
shape-2 = Carré
shape-3 = Losange
shape-4 = Étoile
shape-5 = Croix
shape-6 = Lune
shape-7 = Hexagone

emotes = Réactions
emoted = { $name } { $emote }
emote-laugh = rit
emote-amazed = n’en revient pas
emote-tears = pleure
emote-thinking = réfléchit
emote-scared = a peur
emote-applause = applaudit
emote-luck = croise les doigts
emote-wave = fait coucou

show-emotes = Réactions des autres
show-emotes-on = Afficher
show-emotes-off = Masquer
mute-emotes = Masquer les réactions de :

## The result

turning-points = Tournants de la partie
review = Analyse
play-on = Reprendre d’ici
taken-over = Jusqu’ici, la partie est reprise d’une autre.
lobby-taken-over = Cette partie commence au milieu d’une autre : expédition { $expedition }, carte { $turn }.
to-result = Résultat
lead-for-good = { $name } prend la tête et la garde jusqu’à la fin.

## The check of the shuffle

verify-good = Tout concorde : le mélange était régulier.
verify-bad = Quelque chose ne concorde pas.
verify-about = Votre navigateur a tout recalculé lui-même, d’après l’enregistrement de la partie.
verify-commitment = Le serveur a utilisé le secret qu’il avait scellé avant la partie.
verify-noted = Votre navigateur avait reçu ce sceau avant la partie.
verify-number = Le nombre fourni par votre navigateur a servi au mélange.
verify-no-number = La partie a commencé avant que votre navigateur ait pu fournir son nombre.
verify-game = La preuve porte exactement sur ces cartes et ces choix.
verify-seed = { $count ->
    [0] La graine a été calculée à partir du seul secret.
    [one] La graine a été calculée à partir du secret et du nombre d’un joueur.
   *[other] La graine a été calculée à partir du secret et des nombres de { $count } joueurs.
}
verify-deck = { $count ->
    [one] La pioche a été vérifiée une fois : elle était complète.
    [2] La pioche a été vérifiée deux fois : elle était complète les deux fois.
   *[other] La pioche a été vérifiée { $count } fois : elle était chaque fois complète.
}
verify-cards = { $count ->
    [one] La seule carte révélée correspond à la graine.
    [2] Les deux cartes révélées correspondent à la graine.
   *[other] Les { $count } cartes révélées correspondent à la graine.
}
verify-weak = Ce qui peut être vérifié concorde, mais cette preuve est faible.
verify-told = Les nombres des { $count } places sont bien ceux que votre navigateur a reçus avec la première carte.
verify-not-as-told = { $names } : { $count ->
    [one] le nombre n’est pas celui que votre navigateur a reçu
   *[other] les nombres ne sont pas ceux que votre navigateur a reçus
} avec la première carte.
verify-not-told = Votre navigateur n’était pas connecté quand les nombres de tous les joueurs ont été annoncés.
verify-places = Chaque place n’apparaît qu’une fois dans la preuve, et aucun bot n’y a de nombre.
verify-unbound = Dans cette preuve à l’ancien format, les nombres ne sont pas liés aux places : le serveur aurait pu en ajouter un.
verify-began = { $count ->
    [one] { $count } carte est reprise d’une autre partie ; elle ne prouve rien.
   *[other] { $count } cartes sont reprises d’une autre partie ; elles ne prouvent rien.
}
verify-not-began = La partie ne commence pas là où on l’avait annoncé à votre navigateur.
verify-anew = { $count ->
    [one] Le serveur, restauré à partir d’une sauvegarde, a remélangé les cartes ; votre navigateur en a été averti.
    [2] Le serveur, restauré à partir de sauvegardes, a remélangé les cartes deux fois ; votre navigateur en a été averti.
   *[other] Le serveur, restauré à partir de sauvegardes, a remélangé les cartes { $count } fois ; votre navigateur en a été averti.
}
verify-anew-away = Le serveur, restauré à partir d’une sauvegarde, a remélangé les cartes pendant que votre navigateur était déconnecté.
verify-seen = { $count ->
    [one] La seule carte que votre navigateur a vue figure dans l’enregistrement, à sa place.
    [2] Les deux cartes que votre navigateur a vues figurent dans l’enregistrement, à leur place.
   *[other] Les { $count } cartes que votre navigateur a vues figurent dans l’enregistrement, à leur place.
}

# The admin has announced a restart; $time is the time of day.
restart-notice = Le serveur redémarrera à { $time }, puis la partie reprendra d’elle-même.
