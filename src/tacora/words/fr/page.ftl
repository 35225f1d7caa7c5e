# French: what the page alone says.

## Screens and ways in

screen-rules = Règles
screen-replay = Revoir la partie
screen-settings = Réglages
screen-pass = Un appareil pour tous
claim = Jusqu’où oserez-vous entrer dans la grotte ? Prenez votre part et filez, ou restez pour gagner plus.
play = Jouer
play-now = Jouer contre des bots
your-name = Votre nom
default-name = Explorateur
open-table = Ouvrir une table entre amis
pass-device = Se passer l’appareil
join-by = Lien ou code d’une table
join = Rejoindre
open-record = Ouvrir un relevé
more = Plus
language = Langue
my-games = Mes parties
public-tables = Tables publiques
join-table = Rejoindre la table de { $name }
go-back-in = Y retourner
back = Retour
home = Accueil
close = Fermer
try-again = Réessayer
entering = On allume les torches…
no-table = Il n’y a pas de partie ici
join-title = On vous invite
join-about = Prenez place à cette table. Aucun compte n’est nécessaire.
sit-down = Prendre place
only-watch = Regarder seulement
pass-explained = Chacun choisit à son tour sur cet appareil, et un cache garde chaque choix secret.
name-of = Nom de l’explorateur { $number }
one-more = Un explorateur de plus
bots-beside = Bots en plus

## Before a game

lobby-title = Autour du feu
seats = Places
host = hôte
here = ici
you = vous
bot = bot
remove = Retirer
remove-name = Retirer { $name }
seats-free = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
bot-kind = Sorte de bot
add-bot = Ajouter un bot
somebody-here = Quelqu’un d’autre sur cet appareil
start = Commencer
start-needs = { $count ->
    [one] Il manque un explorateur
   *[other] Il manque { $count } explorateurs
}
host-starts = L’hôte lance la partie.
leave-table = Quitter la table pour de bon
leave-sure-playing = Un bot jouera à votre place, et vous ne pourrez pas la reprendre.
leave-sure-open = Votre place sera libre pour d’autres.
stay = Rester à la table
invite = Inviter des amis
invite-about = Envoyez le lien, ou faites viser le code avec un téléphone.
link = Lien
copy-link = Partager le lien
copied = Copié
qr = Le lien en code QR
options = Options
time = Temps pour choisir
time-none = sans limite
time-seconds = { $seconds } secondes
time-hours = { $hours } heures
odds = Probabilités
odds-shown = montrées
odds-not-shown = cachées
chests = { $place ->
    [temple] Tentes
   *[cave] Coffres
}
chests-closed = { $place ->
    [temple] fermées
   *[cave] fermés
}
chests-open = { $place ->
    [temple] ouvertes
   *[cave] ouverts
}
spectators = Public
spectators-welcome = bienvenu
spectators-none = aucun
listed = Dans la liste des tables publiques
listed-by-link = non, par lien seulement
listed-public = oui
edition-de-iello-2017 = Les cinq reliques sont dans la pioche dès le début ; les trois premières sorties valent 5, les autres 10.
edition-fr-iello-2021 = Pas de reliques dans le jeu de base ; avec elles, une plus précieuse entre avant chaque expédition.
edition-nl-iello-2023 = Pas de reliques dans le jeu de base ; avec elles, une plus précieuse entre avant chaque expédition.
edition-ru-hobbyworld-2026 = Scorpions et lances vous guettent ; la chasse à l’or ajoute une relique avant chaque expédition.
edition-pl-incan-gold = Un temple, des artefacts et de l’or ; un piège en toute première carte est passé, et les artefacts départagent.
bot-strength = Force { $strength } sur 5
rivals = Adversaires

## At the table

menu = Menu
log = Ce qui s’est passé
path = Le chemin
camp = Le campement
entrance-open = L’entrée { $number } est ouverte
entrance-shut = L’entrée { $number } est barrée
entrance-later = L’entrée { $number } vient plus tard
lying = { $count ->
    [one] { $count } pierre y reste.
   *[other] { $count } pierres y restent.
}
newest = La carte la plus récente.
danger-title = La prochaine carte
danger-why = Voir le calcul
copies-left = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
on-the-path = sur le chemin
odds-hidden = Probabilités cachées
go-on = Continuer
leave = Sortir
cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
leave-value = { $leavers ->
    [1] en solo { $gems }
    [2] à deux { $gems }
   *[other] à trois { $gems }
}{ $relics ->
    [yes] {" "}+ { relic-one }
   *[no] {""}
}
key-go-on = c
key-leave = s
key-hint = i
hint = Indice
state-deciding = choisit
state-sealed = a choisi
state-inside = { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
}
state-leaving = sort
state-at-camp = au campement
state-away = absent
hush = Chut…
collapse-title = { $place ->
    [temple] Sauve qui peut !
   *[cave] La grotte s’effondre !
}
collapse-why = Encore une fois : { $trap }
go-on-reading = En avant
decision-skipped = Personne n’a encore rien à perdre : la carte suivante vient aussitôt.
bot-took-over = Un bot joue maintenant pour { $name }.
seat-taken-back = { $name } est de retour.
take-back = Reprendre sa place au bot
big-screen = Montrer sur un grand écran
waiting-for = { $count ->
    [one] On attend { $name }…
   *[other] On attend { $count } explorateurs…
}
bots-decide = Les bots réfléchissent…
you-at-camp = Vous êtes à l’abri au campement. Regardez les autres.
watching = Vous regardez
line-lost = Connexion perdue, nouvel essai…
choice-of = { $name } choisit
pass-to = Passez l’appareil à { $name }
pass-about = Personne d’autre ne regarde.
i-am = Je suis { $name }

## Result, proof and replay

winner = gagne
rematch = Rejouer
rematch-host = L’hôte peut lancer une autre partie.
share = Partager
verify = Vérifier le mélange
verifying = Le mélange est recalculé…
verify-good = Le mélange était honnête : tout concorde.
verify-bad = Quelque chose ne concorde pas.
verify-about = Votre navigateur a tout calculé lui-même, d’après le relevé de la partie.
verify-commitment = Le secret du serveur est bien celui auquel il s’était engagé.
verify-noted = L’engagement est celui que votre navigateur a vu avant la partie.
verify-number = Votre propre nombre fait partie du mélange.
verify-no-number = La partie a commencé avant que votre navigateur ait pu ajouter son nombre.
verify-game = Les cartes et les choix sont ceux pour lesquels la preuve a été faite.
verify-seed = { $count ->
    [one] La graine découle du secret et du nombre de { $count } joueur.
   *[other] La graine découle du secret et des nombres de { $count } joueurs.
}
verify-deck = La pioche est complète aux { $count } moments.
verify-cards = { $count ->
    [one] { $count } carte est celle que donne la graine.
   *[other] Les { $count } cartes sont celles que donne la graine.
}
check-good = juste :
check-bad = faux :
replay-about = Ouvrez le relevé de n’importe quelle partie : un fichier ou son texte.
replay-file = Un fichier
replay-paste = Le texte d’un relevé
replay-show = Montrer la partie
step-back = Un pas en arrière
step-on = Un pas en avant
run = Lire
pause = Pause
scrubber = Moment de la partie
curves-danger = Le danger a atteint { $percent } au plus. Avoir à la fin :
curves-danger-key = danger
curves-worth-key = lignes : l’avoir de chacun, jusqu’à { $most }
rules-play = Comment jouer
differ-title = En quoi les éditions diffèrent
differ-about = Les trésors, trois pièges de chacune des cinq sortes et les partages sont les mêmes dans les cinq livrets. Voici ce qui change.
column-traps = Pièges
column-stones = Pierres
picture-share = Un trésor de 11 pour trois : 3 chacun, et 2 restent sur la carte.
picture-traps = Deux fois le même piège : tous ceux qui sont encore dedans perdent ce qu’ils portent.
picture-leave = 5 pierres attendent sur le chemin et deux explorateurs sortent : 2 chacun, et 1 reste.
picture-relic = Une seule personne sort : { $place ->
    [temple] l’artefact
   *[cave] la relique
} part avec elle.

## Settings

setting-theme = Couleurs
setting-theme-auto = comme le système
setting-theme-light = clair
setting-theme-dark = sombre
setting-theme-contrast = contraste élevé
setting-motion = Mouvement
setting-motion-auto = comme le système
setting-motion-full = complet
setting-motion-reduced = réduit
setting-keys = Touches lettres
setting-keys-on = oui
setting-keys-off = non
keys-about = { $go } continue, { $leave } sort, { $hint } demande un indice, ? montre les règles. Échap passe une animation.
keys-replay = Quand on revoit une partie, les flèches avancent et reculent d’un pas, Début et Fin vont au début et à la fin, et la barre d’espace lit et met en pause.

## What went wrong

problem-offline = Le serveur est injoignable.
problem-unavailable = Cela ne marche pas en ce moment. Réessayez.
problem-no-such-table = Cette table n’existe pas, ou elle est fermée.
problem-not-watched = Personne ne peut regarder à cette table.
problem-too-many-tables = Il y a trop de tables en ce moment. Réessayez plus tard.
problem-too-fast = C’était trop rapide. Attendez un instant.
problem-table-full = Toutes les places sont prises.
problem-seat-taken = Cette place est prise.
problem-seats-taken = Plus de gens que cela sont assis.
problem-already-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas commencé.
problem-bad-name = Ce nom ne peut pas s’afficher. Prenez-en un autre.
problem-closed = Cette table est fermée.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-in-cave = Vous êtes au campement.
problem-not-awaited = Vous n’avez pas à choisir maintenant.
problem-no-hints = Il n’y a pas d’indices à cette table.
problem-no-such-seat = Cette place n’existe pas.
problem-no-such-bot = Ce bot n’existe pas.
problem-no-such-person = Cette personne n’est pas là.
problem-no-such-rule-set = Ce jeu n’existe pas.
problem-unknown-person = Vous n’êtes plus à cette table.
problem-played-by-bot = Un bot joue pour vous. Reprenez d’abord votre place.
problem-numbers-missing = Un navigateur n’a pas encore ajouté son nombre. Réessayez.
problem-too-few-explorers = Il faut au moins trois explorateurs.
problem-malformed = Impossible à lire.
problem-too-large = C’est trop long.
problem-not-found = Il n’y a rien ici.
problem-hello-first = La connexion n’était pas prête. Réessayez.
problem-bad-record = Ce n’est pas un relevé de partie, ou il enfreint une règle.
problem-no-record = Il n’y a pas ici de relevé de partie terminée.
