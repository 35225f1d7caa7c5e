## De grot van de dag; de pagina haalt die op bij het openen

daily-number = Nr. { $number }, { $date }
daily-about = Iedereen krijgt dezelfde kaarten en dezelfde bots op dezelfde plaatsen. Je hebt één poging.
daily-past = Deze dag is voorbij. Je kunt de grot oefenen met dezelfde kaarten en dezelfde bots.
daily-rules = Regels
daily-rivals = Tegenstanders
daily-name = Deze naam komt in de ranglijst van de dag, die iedereen kan lezen.
daily-play = De grot in
daily-continue = Verderspelen
daily-ends = De dag eindigt om { $time } jouw tijd (00:00 UTC). Een spel dat later eindigt, telt niet.
daily-players = { $count ->
    [0] Niemand heeft de grot van vandaag al uitgespeeld.
    [one] Eén speler heeft de grot van vandaag uitgespeeld.
   *[other] { $count } spelers hebben de grot van vandaag uitgespeeld.
}
daily-next = De volgende grot gaat open om { $time } jouw tijd (00:00 UTC).
daily-practise = Deze grot oefenen
daily-practice = Oefenen telt niet.
daily-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
daily-own = Jouw resultaat
daily-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
daily-place = Plaats { $place } van { $seats } aan de tafel
daily-rank = Nummer { $rank } van { $players } op deze server
daily-brought = Expeditie { $expedition }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
daily-caught = Expeditie { $expedition }: alles kwijt
daily-late = Dit spel eindigde toen de dag voorbij was en telt dus niet.
daily-refused = Dit spel telt niet: je bent weggegaan, of de server moest andere kaarten delen.
daily-share = Als tekst delen
daily-picture = Als plaatje delen
daily-picture-about = Jouw resultaat als plaatje
daily-copied = Tekst gekopieerd
daily-table = Ranglijst van de dag
daily-column-rank = Rang
daily-column-name = Naam
daily-nobody = Niemand heeft een resultaat voor deze dag.
daily-more = Meer tonen
daily-archive = Eerdere dagen
daily-fair = Hoe weet ik dat de kaarten vastlagen?
daily-fair-about = De kaarten van een dag volgen uit een geheime startwaarde. De server publiceert een dag eerder de hash ervan, en de startwaarde zelf zodra de dag voorbij is. Iedereen kan nagaan of ze bij elkaar horen.
daily-hash = Hash van de startwaarde van deze dag
daily-hash-tomorrow = Hash van de startwaarde van morgen
daily-seed = Startwaarde van deze dag
daily-fits = De startwaarde past bij de hash.
daily-fits-noted = De startwaarde past bij de hash die dit apparaat noteerde voordat de dag voorbij was.
daily-fits-not = De startwaarde past niet bij de hash: de server heeft anders gedeeld dan beloofd.
problem-daily-once = De grot van de dag speel je maar één keer.
problem-daily-played = Je hebt de grot van vandaag al gespeeld. De volgende gaat open om 00:00 UTC.
problem-daily-too-many-here = Vanuit je netwerk zijn alle pogingen voor vandaag gebruikt.
problem-daily-not-over = Deze dag is nog niet voorbij.
problem-daily-sealed = De kaarten zijn te controleren zodra de dag voorbij is, om 00:00 UTC. Tot dan blijft de startwaarde geheim.
problem-no-such-day = Voor deze dag is er geen grot.
