## Puzzles, which the page fetches when they are opened

puzzle-about = { $count } stellingen uit gespeelde spellen, elk met één duidelijk antwoord: vervolgen of vertrekken?
puzzle-ask = Expeditie { $expedition } van { $of }. { $carried ->
    [0] Je hebt niets bij je
    [one] Je hebt { $carried } edelsteen bij je
   *[other] Je hebt { $carried } edelstenen bij je
}, { $others ->
    [0] er is verder niemand meer binnen
    [one] er is nog één ander binnen
   *[other] er zijn nog { $others } anderen binnen
} en { $lying ->
    [0] er ligt niets op het pad
    [one] er ligt { $lying } edelsteen op het pad
   *[other] er liggen { $lying } edelstenen op het pad
}. Wat doe je?
puzzle-seat = Avonturier { $number }
puzzle-right = { $answer ->
    [leave] Goed! Vertrekken is beter.
   *[go] Goed! Vervolgen is beter.
}
puzzle-wrong = { $answer ->
    [leave] Nee, vertrekken is beter.
   *[go] Nee, vervolgen is beter.
}
puzzle-why = Waarom?
puzzle-next = Volgende puzzel
puzzle-chances = Kans om het spel te winnen
puzzle-gems = Punten uit deze expeditie
worth-better = beter
worth-chosen = jouw keuze
puzzle-estimate = Schatting van de kampioen: vanaf hier is vele malen verder gespeeld. Het verschil klopt op ongeveer ±{ $error } procentpunt.
puzzle-exact = Precies berekend: niemand binnen wordt er beter van om anders te kiezen.
puzzle-exact-gems = Precies berekend voor wie alleen binnen is.
puzzle-danger = Met een kans van { $percent } slaat bij de volgende kaart iedereen op de vlucht ({ $deadly } van de { $total } kaarten). { $carried ->
    [0] Je hebt niets te verliezen.
    [one] Je zou { $carried } edelsteen verliezen.
   *[other] Je zou { $carried } edelstenen verliezen.
}
puzzle-no-danger = Bij de volgende kaart hoeft nog niemand te vluchten.
puzzle-leaving = Vertrek je alleen, dan neem je { $alone }{ $relics ->
    [0] {""}
    [one] {" "}en een { relic-one }
   *[other] {" "}en { $relics } { relic-many }
} mee, met z’n tweeën { $together }.
puzzle-leaving-same = Vertrek je alleen, dan neem je { $alone }{ $relics ->
    [0] {""}
    [one] {" "}en een { relic-one }
   *[other] {" "}en { $relics } { relic-many }
} mee.
puzzle-others = { $count ->
    [one] De andere avonturier vertrekt nu met een kans van { $each }.
   *[other] De anderen vertrekken nu met kansen van { $each }. De kans dat ze allemaal verdergaan, is { $nobody }.
}
puzzle-others-alike = Ieder van de anderen vertrekt nu met een kans van { $each }. De kans dat ze allemaal verdergaan, is { $nobody }.
puzzle-no-others = Er is verder niemand meer binnen: wat nog komt, is voor jou.
puzzle-win-chances = Je winstkans volgens de kampioen: { $go } als je vervolgt, { $leave } als je vertrekt.
puzzle-source = Uit een spel van bots volgens de regels van { $title }, { $relics }.
puzzle-rating = Rating
puzzle-rating-now = Rating { $rating }
puzzle-rating-changed = Rating { $rating } ({ $change })
puzzle-solved = Opgelost
puzzle-best = Langste reeks
puzzle-play-streak = Een reeks spelen
puzzle-play-rated = Om de rating spelen
puzzle-streak-about = In een reeks worden de puzzels steeds moeilijker, en de eerste fout maakt er een eind aan. Je rating verandert niet.
puzzle-streak-now = Reeks: { $count }
puzzle-streak-over = De reeks stopt bij { $count }. Je langste: { $best }.
puzzle-new-streak = Nieuwe reeks
puzzle-kept = Dit alles wordt alleen op dit apparaat bewaard.
puzzle-calculator = Openen in de rekenhulp

## The calculator

calculator-about = Zet een stelling op en zie de precieze kansen, wat vertrekken oplevert en wat de kampioen zou doen.
calculator-position = De stelling
calculator-expedition = Expeditie
calculator-carried = Bij zich, per avonturier binnen
calculator-lying = Edelstenen op het pad
calculator-add = Kaart toevoegen
calculator-take-back = Terugnemen: { $card }
calculator-removed = Kaarten uit het spel
calculator-held = Al meegenomen { relic-many }
calculator-held-by-nobody = door niemand
calculator-inside = Binnen
calculator-fresh = Opnieuw beginnen
calculator-nobody = Er is niemand binnen, dus er valt niets te kiezen.
calculator-no-card = Voeg de eerste kaart toe: daarvoor kiest niemand.
calculator-too-many = Van een kaart zijn er meer dan de stapel heeft.
calculator-deck-empty = De stapel is leeg.
calculator-too-rich = Zoveel edelstenen staan er niet op deze kaarten.
calculator-odds = Precieze kansen
calculator-leaving = Als je nu vertrekt
calculator-leavers = Samen vertrekken
calculator-each = Edelstenen voor elk
calculator-relics = { $relics ->
    [one] { relic-one }
   *[other] { $relics } { relic-many }
}
calculator-next-card = De volgende kaart, als iedereen vervolgt
calculator-card = Kaart
calculator-chance = Kans
calculator-expected = Nog een kaart levert gemiddeld { $gain } op en kost { $loss }: samen { $sum }.
calculator-worth = Wat beide keuzes waard zijn
calculator-ask = Vraag de kampioen
calculator-asking = De kampioen denkt na …
calculator-champion = Winstkans volgens de kampioen
calculator-champion-would = De kampioen zou { $choice ->
    [leave] vertrekken.
   *[go] vervolgen.
}
calculator-equilibrium = Het evenwicht
calculator-leaves = In het evenwicht vertrek je met een kans van { $percent }.
calculator-unsolved = Vanaf hier kan het spel nog op te veel manieren verdergaan om het meteen precies te berekenen.
calculator-heat = Wanneer het evenwicht vertrekt
calculator-heat-about = In het evenwicht wordt niemand er beter van om anders te kiezen. De afbeelding toont hoe vaak ieder vertrekt zolang iedereen nog binnen is, in een spel zonder { relic-many }. Tik op een vakje of gebruik de schuifregelaars.
calculator-heat-traps = Omgedraaide valstrikken
calculator-heat-carried = Ieder heeft bij zich
calculator-heat-said = Heeft ieder { $carried } bij zich en ligt er { $lying } op het pad, dan vertrekt ieder met een kans van { $percent }.
calculator-heat-never = Ieder { $carried } bij zich, { $lying } op het pad: zover komt het in het evenwicht nooit.
problem-bad-position = In deze stelling kan geen spel komen.
problem-no-appraisals = Deze server kan niet berekenen wat keuzes waard zijn: NumPy en Numba ontbreken.
problem-appraisal-running = Je vorige stelling wordt nog berekend. Wacht even.
problem-appraisal-failed = Dit kon niet worden berekend. Probeer het nog een keer.
