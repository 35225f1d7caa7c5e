# French: what the page alone says.

## Screens and ways in

screen-learn = Apprendre à jouer
screen-rules = Règles
screen-puzzles = Problèmes
screen-calculator = Calculateur
screen-replay = Revoir la partie
screen-mine = Mes parties
screen-settings = Réglages
screen-daily = La grotte du jour
daily-claim = Chaque jour, les mêmes cartes pour tout le monde
screen-pass = Un seul appareil pour tous
claim = Jusqu’où oserez-vous vous aventurer dans { $place ->
    [temple] le temple
   *[cave] la grotte
} ? Filez avec votre part, ou restez pour grossir le butin !
play = Jouer
play-now = Jouer contre des bots
your-name = Votre nom
default-name = Explorateur
open-table = Ouvrir une table entre amis
pass-device = Jouer sur un seul appareil
join-by = Lien ou code d’une table
join = Rejoindre
open-record = Ouvrir une partie enregistrée
more = Plus
language = Langue
last-games = Parties récentes
public-tables = Tables publiques
join-table = Rejoindre { $name }
go-back-in = Reprendre
back = Retour
home = Accueil
close = Fermer
try-again = Réessayer
entering = On allume les torches…
no-table = Il n’y a pas de partie ici
join-title = On vous invite !
invited-by = { $host } vous invite à jouer à { $title }
at-the-table = À la table : { $names }.
join-about = Prenez place à cette table. Pas besoin de compte.
sit-down = Prendre place
only-watch = Regarder sans jouer
pass-explained = Vous choisissez à tour de rôle sur cet appareil. Chaque décision reste cachée jusqu’à ce que tout le monde ait choisi.
name-of = Nom de l’explorateur { $number }
one-more = Ajouter un joueur
bots-beside = Bots à la table

## Before a game

lobby-title = Autour du feu de camp
seats = Places
host = hôte
here = en ligne
you = vous
bot = bot
remove = Retirer
remove-name = Retirer { $name }
seats-free = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
bot-kind = Type de bot
bots-mixed = varié
bots-mixed-about = Un type différent à chaque fois.
add-bot = Ajouter un bot
somebody-here = Ajouter un joueur ici
start = Commencer
start-needs = { $count ->
    [one] Il manque encore un explorateur
   *[other] Il manque encore { $count } explorateurs
}
host-starts = C’est l’hôte qui lancera la partie.
leave-table = Quitter la table pour de bon
leave-sure-playing = Un bot occupera votre place, et vous ne pourrez plus la reprendre.
leave-sure-open = Votre place sera libre pour quelqu’un d’autre.
stay = Rester à la table
invite = Inviter des amis
invite-about = Envoyez le lien, ou faites scanner le QR code.
invite-code = Ou dictez ce code, à saisir sur la page d’accueil :
link = Lien
copy-link = Partager le lien
copied = Lien copié
door = Accès à la table
lock = Verrouiller la table
unlock = Déverrouiller la table
locked = La table est verrouillée : personne d’autre ne peut prendre place.
new-link = Nouveau lien
new-link-done = La table a un nouveau lien.
new-link-about = Avec un nouveau lien, l’ancien lien et l’ancien code ne fonctionneront plus. Les joueurs déjà à la table y resteront ; les spectateurs auront besoin du nouveau lien.
qr = Le lien sous forme de QR code
options = Options
options-said = { $title } { $relics ->
    [yes] { with-relics }
   *[no] { without-relics }
}, { $clock ->
    [yes] { $time } pour choisir
   *[no] sans limite de temps
}. Risques { $odds ->
    [shown] affichés
   *[hidden] cachés
}, { $place ->
    [temple] tentes { $chests ->
        [open] ouvertes
       *[closed] fermées
    }
   *[cave] coffres { $chests ->
        [open] ouverts
       *[closed] fermés
    }
}, { $spectators ->
    [welcome] spectateurs bienvenus
   *[none] sans spectateurs
}, { $listed ->
    [public] table publique
   *[link] sur invitation
}.
time = Temps de réflexion
time-none = sans limite
time-seconds = { $seconds } secondes
time-hours = { $hours } heures
odds = Risques
odds-shown = affichés
odds-not-shown = cachés
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
spectators = Spectateurs
spectators-welcome = bienvenus
spectators-none = non admis
outside-bots = Bots extérieurs
listed = Dans la liste des tables publiques
listed-by-link = non, sur invitation
listed-public = oui
edition-de-iello-2017 = Les cinq reliques sont dans la pioche dès le début ; les trois premières rapportées valent 5 chacune, les deux suivantes 10 chacune.
edition-fr-iello-2021 = Pas de reliques dans le jeu de base ; dans la variante, une relique s’ajoute avant chaque expédition, chaque fois plus précieuse.
edition-nl-iello-2023 = Pas de reliques dans le jeu de base ; dans la variante, une relique s’ajoute avant chaque expédition, chaque fois plus précieuse.
edition-ru-hobbyworld-2026 = Scorpions et lances vous guettent ; la variante « La chasse à l’or » ajoute une relique avant chaque expédition.
edition-pl-incan-gold = Un temple, des artefacts et de l’or. Si la première carte d’une expédition est un danger, on révèle aussitôt la suivante ; quand on joue avec les artefacts, leur nombre départage les joueurs à égalité.
bot-strength = Niveau { $strength } sur 5
rivals = Niveau des adversaires

## At the table

menu = Menu
log = Journal de la partie
path = Le chemin
camp = Le campement
entrance-open = L’entrée { $number } est ouverte
entrance-shut = L’entrée { $number } est fermée
entrance-later = L’entrée { $number } reste à explorer
lying = { $count ->
    [one] { $count } pierre est posée dessus.
   *[other] { $count } pierres sont posées dessus.
}
newest = La dernière carte révélée.
danger-title = La prochaine carte
danger-label = Risque de la prochaine carte
danger-why = Voir le calcul
copies-left = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
on-the-path = sur le chemin
odds-hidden = Risques cachés
cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
leave-value = { $leavers ->
    [1] butin : { $gems }
    [2] { $gems } si un autre sort aussi
   *[other] { $gems } si deux autres sortent
}{ $relics ->
    [0] {""}
    [one] {" "}+ { relic-one }
   *[other] {" "}+ { $relics } { relic-many }
}
hint = Conseil
state-deciding = choisit
state-sealed = a choisi
state-inside = { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
}
state-leaving = sort
state-at-camp = au campement
state-away = hors ligne
hush = Chut…
collapse-title = Sauve qui peut !
go-on-reading = Suite
decision-skipped = Personne n’a encore de butin à perdre : on révèle aussitôt la carte suivante.
bot-took-over = Un bot joue maintenant pour { $name }.
seat-taken-back = { $name } est de retour.
take-back = Reprendre ma place
resume = Reprendre : expédition { $expedition }
resume-inside = Reprendre : expédition { $expedition }, { $carried ->
    [0] sans butin
    [one] avec { $carried } pierre
   *[other] avec { $carried } pierres
}
resume-camp = Reprendre : expédition { $expedition }, vous êtes au campement
running = Parties en cours
stood-in = Pendant votre absence, un bot a joué pour vous : { $what }.
stood-in-and = { $before } ; { $what }
stood-in-on = à l’expédition { $expedition }, il a continué { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}
stood-in-left = à l’expédition { $expedition }, { $times ->
    [0] il est sorti aussitôt
    [one] il a continué une fois, puis il est sorti
    [2] il a continué deux fois, puis il est sorti
   *[other] il a continué { $times } fois, puis il est sorti
}
big-screen = Grand écran
hand-carried = Votre butin
hand-scan = Scannez pour jouer sur votre téléphone
hand-look = Regardez le grand écran !
hand-over = Le résultat s’affiche sur le grand écran.
hand-full = Afficher toute la table ici
waiting-for = { $count ->
    [one] On attend { $name }…
   *[other] On attend { $count } explorateurs…
}
bots-decide = Les bots réfléchissent…
your-turn = À vous de choisir !
your-turn-about = Les autres attendent votre choix.
you-at-camp = Vous êtes à l’abri au campement. Voyez comment les autres s’en sortent.
watching = Spectateur
line-lost = Connexion perdue, nouvelle tentative…
choice-of = { $name } choisit
pass-to = Passez l’appareil à { $name }
pass-about = Les autres, ne regardez pas !
i-am = Je suis { $name }

## Result, proof and replay

winner = victoire
you-win = Vous avez gagné !
you-share-victory = Vous partagez la victoire !
brought-home = Butin rapporté par expédition
rematch = Rejouer
again-wished = Envie de rejouer : { $names }.
to-lobby = Retour au feu de camp
tally = Bilan de la soirée : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
tally-wins = Victoires
share = Partager
verify = Vérifier le mélange
verifying = Vérification du mélange…
secret-replaced = Le serveur a été restauré à partir d’une sauvegarde. Les cartes qui suivent viennent d’un nouveau mélange.
check-good = vérifié :
check-bad = échec :
replay-about = Ouvrez l’enregistrement d’une partie, sous forme de fichier ou de texte.
replay-file = Fichier
replay-paste = Texte d’un enregistrement
replay-show = Voir la partie
step-back = Étape précédente
step-on = Étape suivante
run = Lecture
pause = Pause
scrubber = Position dans la partie
curves-danger = Risque maximal : { $percent }. Scores finaux :
curves-danger-key = risque
curves-worth-key = courbes : points (maximum : { $most })
rules-play = Comment jouer
differ-title = Ce qui distingue les éditions
differ-about = Les cinq livrets ont en commun les trésors, cinq sortes de dangers (trois cartes de chacune) et les règles de partage. Voici ce qui les distingue.
column-traps = Dangers
column-stones = Pierres
picture-share = Un trésor de 11 pierres pour trois : 3 chacun, et il en reste 2 sur la carte.
picture-traps = Deux fois le même danger : les explorateurs encore { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
} perdent tout ce qu’ils ont sur eux.
picture-leave = 5 pierres attendent sur le chemin et deux explorateurs sortent : 2 chacun, et il en reste 1.
picture-relic = Un seul explorateur sort : { $place ->
    [temple] l’artefact
   *[cave] la relique
} part avec lui.

## Settings

setting-theme = Thème
setting-theme-auto = selon le système
setting-theme-light = clair
setting-theme-dark = sombre
setting-theme-contrast = contraste élevé
setting-motion = Animations
setting-motion-auto = selon le système
setting-motion-full = complètes
setting-motion-reduced = réduites
setting-sound = Son
setting-sound-on = oui
setting-sound-off = non
volume = Volume
setting-vibration = Vibrations
setting-vibration-on = oui
setting-vibration-off = non
setting-notify = M’avertir quand c’est à moi
setting-notify-on = oui
setting-notify-off = non
notify-refused = Ce navigateur n’autorise pas les notifications.
setting-keys = Raccourcis clavier
setting-keys-on = oui
setting-keys-off = non
keys-about = { $go } : continuer, { $leave } : sortir, { $hint } : conseil, ? : règles. Échap : passer l’animation.
keys-replay = Pour revoir une partie : les flèches pour reculer ou avancer d’une étape, Début et Fin pour aller au début ou à la fin, la barre d’espace pour lancer la lecture ou la mettre en pause.

## What went wrong

problem-offline = Le serveur est injoignable.
problem-unavailable = Service indisponible pour le moment. Réessayez.
problem-restarting = Le serveur va bientôt redémarrer. Vous pourrez ensuite ouvrir de nouvelles tables et lancer de nouvelles parties.
problem-banned = Ce serveur refuse actuellement les connexions depuis votre réseau.
problem-no-such-table = Cette table n’existe pas, ou elle est fermée.
problem-no-such-code = Aucune table ouverte n’a ce code. Vérifiez-le, ou demandez le lien.
problem-too-many-codes = Trop de codes erronés ont été essayés. Attendez une minute, ou utilisez le lien.
problem-not-watched = Cette table n’admet pas de spectateurs.
problem-too-many-tables = Il y a trop de tables en ce moment. Réessayez plus tard.
problem-too-fast = Vous allez trop vite. Attendez un instant.
problem-table-full = Toutes les places sont prises.
problem-seat-taken = Cette place est prise.
problem-seats-taken = Il n’y aurait pas assez de places pour tous ceux qui sont déjà à la table.
problem-already-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-bad-name = Ce nom ne peut pas s’afficher. Choisissez-en un autre.
problem-closed = Cette table est fermée.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-in-cave = Vous êtes déjà au campement.
problem-not-awaited = Vous n’avez rien à choisir pour l’instant.
problem-no-hints = Il n’y a pas de conseils à cette table.
problem-no-such-seat = Cette place n’existe pas.
problem-no-such-bot = Ce bot n’existe pas.
problem-no-such-person = Cette personne n’est pas là.
problem-no-such-rule-set = Ces règles n’existent pas.
problem-unknown-person = Vous n’êtes plus à cette table.
problem-played-by-bot = Un bot joue pour vous. Reprenez d’abord votre place.
problem-numbers-missing = Le navigateur d’un des joueurs n’est pas encore prêt pour le mélange. Réessayez.
problem-too-few-explorers = Il faut au moins trois explorateurs.
problem-malformed = Ces données sont illisibles.
problem-too-large = Le texte est trop long.
problem-not-found = Il n’y a rien ici.
problem-hello-first = La connexion n’était pas prête. Réessayez.
problem-bad-record = Cet enregistrement de partie n’est pas valide.
problem-no-record = Aucune partie n’est encore terminée à cette table.
problem-too-many-tables-here = Trop de tables ont été ouvertes depuis votre réseau. Réessayez dans une heure.
problem-too-many-games = Trop de parties ont été lancées depuis votre réseau. Réessayez dans quelques minutes.
problem-too-many-guests = Trop d’invités de votre réseau sont déjà à cette table.
problem-too-many-strong-bots = Le serveur ne peut pas gérer davantage de bots forts à cette table.
problem-removed = Votre place à cette table vous a été retirée.
problem-locked = Cette table est verrouillée. Demandez à l’hôte de la déverrouiller.
problem-old-link = Ce lien ne fonctionne plus. Demandez le nouveau à l’hôte.
problem-owner-stays = Cette personne a ouvert la table et ne peut pas être retirée.
problem-too-many-watchers = Il y a déjà trop de spectateurs à cette table.

## A choice on its way, and other short news

not-sent = Pas encore envoyé
choice-waits = Votre choix sera envoyé dès que possible.
danger-rests = Aucun risque pour l’instant
join-empty = Collez d’abord le lien d’une table, ou saisissez son code.
