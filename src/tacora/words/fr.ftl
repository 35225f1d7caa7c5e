# Français. Toutes les phrases que le programme adresse aux gens se trouvent ici.

## Names of things

trap-spider = araignées géantes
trap-snake = serpents
trap-lava = puits de lave
trap-boulder = boule de pierre
trap-ram = bélier de bois
trap-scorpion = scorpions
trap-spear = lances
trap-mummy = momie
trap-fire = feu
trap-rockfall = éboulement

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
relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = avec { relic-many }
without-relics = sans { relic-many }

## The table

entrance = Expédition { $number } sur { $of }
leader = { $name } retourne les cartes de cette expédition.
path-empty = Le chemin est vide.
column-explorer = Explorateur
column-where = Où
column-carried = Porte
column-chest = { $place ->
    [temple] Tente
   *[cave] Coffre
}
column-relics = { relic-head }
column-points = Points
inside = dedans
at-camp = au campement
chest-closed = { $place ->
    [temple] fermée
   *[cave] fermé
}
danger = La prochaine carte { $place ->
    [temple] chasse tout le monde du temple
   *[cave] fait s’effondrer la grotte
} avec une chance de { $percent }
danger-none = La prochaine carte est sans danger : aucun piège sur le chemin.
danger-sum = { $deadly } des { $total } cartes restantes : { $kinds }
leaving-now = Sortir maintenant
leaving-alone = en solo { $points }
leaving-alone-relics = en solo { $points } avec { $relics ->
    [one] { $place ->
        [temple] l’artefact
       *[cave] la relique
    }
   *[other] { $relics } { relic-many }
}
leaving-together = { $leavers ->
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
    [6] à six
    [7] à sept
   *[other] à huit
} { $points } chacun

## Questions

ask-edition = Quel livret de règles ? Tapez son numéro, ou Entrée pour le numéro { $default }.
ask-edition-again = Tapez un nombre de 1 à { $most }.
ask-choice = { $name } : (g) continuer ou (l) sortir ? (h) indice, (r) règles, (q) enregistrer et arrêter :
ask-choice-again = Tapez g pour continuer ou l pour sortir (h donne un indice, r montre les règles, q enregistre la partie et arrête).
ask-pass = À { $name }. Personne d’autre ne regarde ; appuyez sur Entrée quand vous êtes prêt.
ask-hidden = Ce que vous tapez ne s’affiche pas.
choice-sealed = Scellé.

## What happened

began = L’expédition { $number } sur { $of } commence.
began-relic = Nouveau dans la pioche : { $relics }.
card-came-treasure = Un trésor de { $gems }.
card-came-trap = Un piège : { $trap }.
card-came-trap-first = Un piège : { $trap }. Personne ne porte encore rien, la carte suivante vient aussitôt.
card-came-relic = { $place ->
    [temple] Un artefact. Il attend
   *[cave] Une relique. Elle attend
} sur le chemin quelqu’un qui sort seul.
shared = { $explorers ->
    [one] La personne restée dedans prend { $each }
   *[other] Les { $explorers } à l’intérieur prennent { $each } chacun
} ; il reste { $left } sur le chemin.
shared-none = Trop peu pour partager ; { $left } sur le chemin.
collapsed = { $place ->
    [temple] Encore { $trap } : tout le monde fuit le temple
   *[cave] Encore { $trap } : la grotte s’effondre
}, et { $names } { $explorers ->
    [one] perd { $each ->
        [0] tout espoir
       *[other] { $each }
    }
   *[other] perdent { $each ->
        [0] tout espoir
       *[other] { $each } chacun
    }
}.
all-go-on = Tout le monde continue.
left-alone = { $name } sort en solitaire avec { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
}.
left-together = { $names } sortent ensemble avec { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} chacun ; il reste { $left } sur le chemin.
relic-taken = { $name } rapporte { $place ->
    [temple] un artefact
   *[cave] une relique
} d’une valeur de { $worth }.
deck-ran-out = La pioche est vide : tous sortent ensemble.
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
ended-trap = Une carte « { $trap } » quitte la partie.
result-won = { $names } gagne avec { $points } points.
result-won-relics = { $names } gagne avec { $points } points : à égalité de points, mais avec le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
}.
result-shared = { $names } partagent la victoire avec { $points } points chacun.
result-again = { $names } sont à égalité { $relics ->
    [no] de points
   *[yes] de points et { $place ->
        [temple] d’artefacts
       *[cave] de reliques
    }
} : personne ne gagne seul. Rejouez !
result-title = { $place ->
    [temple] On ouvre les tentes
   *[cave] On ouvre les coffres
}
saved = Enregistré dans { $file }. Pour continuer : { $command }
game-kept = La partie est conservée dans { $file }. Pour la revoir avec le champion : { $command }
not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Voici son relevé :

## The editions

editions-title = Les neuf jeux
column-edition = Édition
column-relics-rule = { relic-head }
column-first-trap = Piège d’abord
column-tie = Égalité
relics-none = { $place ->
    [temple] aucun
   *[cave] aucune
}
relics-all-order = { $place ->
    [temple] tous
   *[cave] toutes
} d’emblée ; selon l’ordre { $values }
relics-one-order = { $place ->
    [temple] un à un
   *[cave] une à une
} ; selon l’ordre { $values }
relics-all-printed = { $place ->
    [temple] tous
   *[cave] toutes
} d’emblée ; valeur imprimée { $values }
relics-one-printed = { $place ->
    [temple] un à un
   *[cave] une à une
} ; valeur imprimée { $values }
first-trap-decide = on choisit
first-trap-next = carte suivante
tie-shared = partagée
tie-relics = le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
}
tie-again = rejouer

## The rules of an edition

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
rules-tie-shared = À égalité de points, la victoire est partagée.
rules-tie-relics = À égalité de points, qui a le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
} gagne. Toujours à égalité ? Rejouez.
rules-tie-again = À égalité de points, personne ne gagne seul : rejouez.
rules-head-table = À la table
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

## The bots

bot-stubborn = Mule
bot-dreamer = Songeur
bot-timid = Craintif
bot-counter = Compteur
bot-collector = Collectionneur
bot-moody = Lunatique
bot-reckoner = Calculateur
bot-scholar = Savant
bot-veteran = Vétéran
bot-champion = Champion

## Simulation

column-bot = Bot
column-strength = Force
column-idea = Style de jeu
bots-not-here = Pas ici : { $names }. Pour les avoir, installez Tacora avec l’extra `bots` (docs/installing.md).
bots-join = Des bots occupent les autres places : { $names }.
bots-wake = Les bots se réveillent ; la première fois, cela prend un moment …

## Records

record-good = { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, aucune faute
record-proof = { $proof ->
    [commitment] chaque carte recalculée depuis la graine à laquelle le serveur s’était engagé et les nombres des joueurs
    [seed] chaque carte recalculée depuis une graine seule ; rien ne prouve qui l’a choisie
   *[nothing] aucune graine depuis laquelle recalculer les cartes
}
record-bad = { $file } : { $bad } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec une faute
record-broken-off = La partie a été interrompue ici.
record-left-out = { $file } : la forme texte omet : { $fields }

## The page: screens and ways in

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

## The page: before a game

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
bot-random = Pile ou face
bot-random-about = Tire à pile ou face ; facile à battre.
bot-cautious = Prudent
bot-cautious-about = Sort tôt avec peu.
bot-bold = Hardi
bot-bold-about = Reste longtemps et risque gros.
bot-stubborn-about = Ne sort jamais ; un enfant la bat.
bot-dreamer-about = Sort une fois sur dix.
bot-timid-about = Sort au premier piège.
bot-counter-about = Sort après cinq cartes.
bot-collector-about = Sort avec assez de pierres en main.
bot-moody-about = Son audace change à chaque expédition.
bot-reckoner-about = Pèse ce que la prochaine carte peut donner et coûter.
bot-scholar-about = Connaît les mathématiques exactes d’une expédition et ne joue que pour les gemmes.
bot-veteran-about = A appris de millions de parties ce qui gagne.
bot-champion-about = Observe tout le monde et joue les deux options dans sa tête.
bot-strength = Force { $strength } sur 5
strength-1 = très facile
strength-2 = facile
strength-3 = honnête
strength-4 = fort
strength-5 = le plus fort
rivals = Adversaires

## The page: at the table

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
hint-thinking = Le champion réfléchit …
hint-none = Pas d’indice pour le moment.
hint-says = Continuer gagne { $go }, sortir { $leave }{ $close ->
    [yes] {""}, presque pareil
   *[no] {""}
} : le champion { $choice ->
    [leave] sortirait
   *[go_on] continuerait
}.
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

## The page: result, proof and replay

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

## The page: settings

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

## The page: what went wrong

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
