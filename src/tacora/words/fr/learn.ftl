# French: the lessons, which the page fetches when one is opened.

lessons-about = De courtes parties aux cartes préparées. Choisissez, voyez ce qui arrive, et choisissez à nouveau quand vous voulez.
lesson-first-steps = Premiers pas
lesson-first-steps-about = Votre première expédition, en moins de trois minutes.
lesson-relics = { relic-head }
lesson-relics-about = Comment rapporter des { relic-many }.
lesson-begin = Commencer
lesson-again = Recommencer
lesson-learnt = Terminé
lesson-skip = Passer
lesson-next = Suivant
lesson-back = Choisir à nouveau
lesson-note = Explication
lesson-progress = { $done } choix sur { $of }
lesson-done = Vous savez tout ce qu’il faut. Amusez-vous bien !
lesson-to = Leçon suivante : { $name }

## First steps

first-card = Voici le chemin. { card-came-treasure }
first-share = Tout le monde reçoit la même part. La vôtre : { $share }. Vous l’avez sur vous, mais elle n’est pas encore à l’abri.
first-odd = Le reste ({ $odd }) ne peut pas être partagé. Il demeure sur la carte jusqu’à ce que quelqu’un sorte et l’emporte.
first-choose = Après chaque carte, vous choisissez : continuer, ou sortir avec votre butin. Rien ne peut encore arriver. Continuez !
first-left-at-once = Personne n’est sorti avec vous, et vous emportez tout le reste : { $chest } pierres à l’abri. Mais les autres vont en trouver bien plus.
first-trap = Un danger ! La première fois, il est sans effet. S’il revient, tout le monde s’enfuit et perd son butin.
first-danger = Voici le risque qu’il revienne : { $danger }. C’est peu. Continuez !
first-left-careful = { $chest } pierres sont à l’abri, avec celles du chemin. C’est très prudent : le risque était faible.
first-seals = Une coche à côté d’un nom : cet explorateur a choisi. Quoi ? Personne ne le sait avant que tous aient choisi. À vous : continuez !
first-alone = Personne ne sort avec { $leaver }, qui prend tout ce qu’il y avait sur le chemin. À deux, il aurait fallu partager.
first-left-shared = { $leaver } sort aussi : vous devez partager les pierres du chemin. Vous en avez { $chest } à l’abri.
first-button = Le bouton indique ce que vous rapporteriez maintenant : sans les autres, ou avec eux. C’est encore peu. Continuez !
first-left-alone = Personne d’autre ne sort, et tout ce qui était sur le chemin est à vous : { $chest } pierres à l’abri. C’est prudent, mais le risque était faible.
first-risk-grows = Un deuxième danger ! L’un comme l’autre peut maintenant revenir : le risque monte à { $danger }. Osez encore une carte !
first-left-close = { $chest } pierres sont à l’abri. Ce n’est pas une erreur : les deux choix se valent presque. Voulez-vous voir la suite ?
first-enough = Vous avez maintenant { $carried } pierres sur vous. La prochaine carte peut vous les coûter toutes. Sortez !
first-together = { $leaver } sort avec vous, et vous partagez les pierres du chemin. Vos { $chest } pierres sont maintenant à l’abri.
first-lost = Encore le même danger ! Vous perdez { $lost } pierres. Plus votre butin est gros, plus une carte peut vous coûter cher.
first-safe = Le danger revient : { $fled } s’enfuit et perd { $lost } pierres. Les vôtres sont à l’abri jusqu’à la fin.
first-five = Une partie compte cinq expéditions. À la fin, le plus gros butin l’emporte.

## Relics

relics-begin = Vous connaissez l’essentiel. Cette fois, il y a aussi des { relic-many } dans la pioche. Continuez !
relics-left-early = { $chest } pierres sont à l’abri. Mais il faut continuer pour trouver { $place ->
    [temple] un artefact
   *[cave] une relique
}.
relics-found = { card-came-relic } On ne partage jamais.
relics-guess = Et si quelqu’un d’autre sortait aussi ? Les autres en ont envie. Patience : continuez !
relics-stays = { $leaver } sortent en même temps. Alors personne ne prend { $place ->
    [temple] l’artefact, qui reste
   *[cave] la relique, qui reste
} en place.
relics-left-together = { $leaver } ont eu la même idée que vous. Alors personne ne prend { $place ->
    [temple] l’artefact
   *[cave] la relique
}.
relics-now = Il ne reste que { bot-bold }, qui sort rarement tôt. C’est le moment : sortez !
relics-taken = Personne n’est sorti avec vous : { $place ->
    [temple] l’artefact
   *[cave] la relique
} est à vous. Valeur : { $worth }, à l’abri.
relics-lost = Le danger revient. Votre butin est perdu, et { $place ->
    [temple] l’artefact
   *[cave] la relique
} aussi.
relics-end = Regardez qui est encore avec vous. { $place ->
    [temple] L’artefact
   *[cave] La relique
} est à vous quand tous les autres continuent.
