# French: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }

## The table

leader = { $name } retourne les cartes de cette expédition.
column-explorer = Explorateur
column-where = Où
column-points = Points
inside = dedans
at-camp = au campement
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

began-relic = Nouveau dans la pioche : { $relics }.
card-came-trap-first = Un piège : { $trap }. Personne ne porte encore rien, la carte suivante vient aussitôt.
ended-trap = Une carte « { $trap } » quitte la partie.
saved = Enregistré dans { $file }. Pour continuer : { $command }
game-kept = La partie est conservée dans { $file }. Pour la revoir avec le champion : { $command }
not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Voici son relevé :

## The editions

editions-title = Les neuf jeux
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

## The bots

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
