# French: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
   *[other] { $count } { relic-many }
}
card-treasure = { $gems }
names-and = { $names } et { $last }

## The table

leader = { $name } révèle les cartes de cette expédition.
column-explorer = Explorateur
column-where = Lieu
inside = { $place ->
    [temple] dans le temple
   *[cave] dans la grotte
}
at-camp = au campement
leaving-now = Sortir maintenant :
leaving-alone = { $points } si personne d’autre ne sort
leaving-alone-relics = { $points } ({ $relics ->
    [one] { $place ->
        [temple] artefact compris
       *[cave] relique comprise
    }
   *[other] { $place ->
        [temple] { $relics } artefacts compris
       *[cave] { $relics } reliques comprises
    }
}) si personne d’autre ne sort
leaving-together = { $points } chacun si vous sortez { $leavers ->
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
    [6] à six
    [7] à sept
   *[other] à huit
}

## Questions

ask-edition = Quelles règles voulez-vous ? Tapez leur numéro, ou appuyez sur Entrée pour le numéro { $default }.
ask-edition-again = Tapez un nombre de 1 à { $most }.
key-quit = q
ask-choice = { $name } : continuer ({ key-go-on }) ou sortir ({ key-leave }) ? Conseil ({ key-hint }), règles (?), enregistrer et quitter ({ key-quit }) :
ask-choice-again = Tapez { key-go-on } pour continuer ou { key-leave } pour sortir ({ key-hint } donne un conseil, ? montre les règles, { key-quit } enregistre la partie et quitte).
ask-pass = À { $name } de choisir. Les autres, ne regardez pas ! Appuyez sur Entrée pour commencer.
ask-hidden = Votre saisie ne s’affiche pas.
choice-sealed = Choix enregistré.

## What happened

began-relic = Ajout à la pioche : { $relics }.
card-came-trap-first = Un danger : { $trap }. Comme personne n’a encore de butin, on révèle aussitôt la carte suivante.
ended-trap = Une carte « { $trap } » est retirée du jeu.
saved = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
game-kept = La partie est conservée dans { $file }. Pour la revoir avec les conseils du champion : { $command }
not-saved = La partie n’a pas pu être enregistrée ({ $reason }). En voici le contenu :

## The editions

editions-title = Les neuf versions des règles
relics-none = { $place ->
    [temple] aucun
   *[cave] aucune
}
relics-all-order = { $place ->
    [temple] tous
   *[cave] toutes
} dès le début ; valeur dans l’ordre où on les rapporte : { $values }
relics-one-order = { $place ->
    [temple] un à un
   *[cave] une à une
} ; valeur dans l’ordre où on les rapporte : { $values }
relics-all-printed = { $place ->
    [temple] tous
   *[cave] toutes
} dès le début ; valeur imprimée : { $values }
relics-one-printed = { $place ->
    [temple] un à un
   *[cave] une à une
} ; valeur imprimée : { $values }
first-trap-decide = on décide
first-trap-next = carte suivante
tie-shared = victoire partagée
tie-relics = le plus { $place ->
    [temple] d’artefacts
   *[cave] de reliques
}
tie-again = rejouer

## The bots

column-bot = Bot
column-strength = Niveau
column-idea = Style de jeu
bots-not-here = Non installés : { $names }. Pour les ajouter, installez Tacora avec le module facultatif `bots` (docs/installing.md).
bots-join = Des bots occupent les autres places : { $names }.
bots-wake = Les bots se réveillent ; la première fois, cela prend un moment…
bot-failed = { $name } n’a pas donné de choix valable ; { $standin } a choisi à sa place.

## Records

record-good = { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, aucune infraction aux règles
record-proof = { $proof ->
    [commitment] chaque carte recalculée d’après le secret scellé par le serveur et les nombres des joueurs
    [given] chaque carte recalculée d’après le secret scellé par le serveur et les nombres des joueurs, à partir du moment où cette partie en reprend une autre ; ce qui précède était imposé
    [unbound] chaque carte recalculée, mais avec l’ancienne méthode : les nombres n’étaient pas liés aux places, le serveur aurait pu en ajouter un
    [seed] chaque carte recalculée d’après une simple graine ; rien ne prouve qui l’a choisie
   *[nothing] aucune graine pour recalculer les cartes
}
record-bad = { $file } : { $games ->
    [one] la partie enfreint
   *[other] { $bad ->
        [one] { $bad } partie sur { $games } enfreint
       *[other] { $bad } parties sur { $games } enfreignent
    }
} les règles
record-broken-off = La partie a été interrompue ici.
record-left-out = Le format texte de { $file } omet : { $fields }
