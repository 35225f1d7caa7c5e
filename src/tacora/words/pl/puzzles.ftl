## Puzzles, which the page fetches when they are opened

puzzle-about = Sytuacje z rozegranych gier ({ $count }), każda z jedną wyraźnie lepszą odpowiedzią: idziesz dalej czy wychodzisz?
puzzle-ask = Runda { $expedition } z { $of }. { $carried ->
    [0] Nic nie niesiesz
    [one] Niesiesz { $carried } skarb
    [few] Niesiesz { $carried } skarby
   *[many] Niesiesz { $carried } skarbów
}, { $others ->
    [0] w środku nie ma już nikogo innego
    [one] w środku jest jeszcze jedna osoba
    [few] w środku są jeszcze { $others } osoby
   *[many] w środku jest jeszcze { $others } osób
}, a { $lying ->
    [0] na ścieżce nic nie leży
    [one] na ścieżce leży { $lying } skarb
    [few] na ścieżce leżą { $lying } skarby
   *[many] na ścieżce leży { $lying } skarbów
}. Co robisz?
puzzle-seat = Poszukiwacz { $number }
puzzle-right = { $answer ->
    [leave] Dobrze! Lepiej wyjść.
   *[go] Dobrze! Lepiej iść dalej.
}
puzzle-wrong = { $answer ->
    [leave] Nie, lepiej wyjść.
   *[go] Nie, lepiej iść dalej.
}
puzzle-why = Dlaczego?
puzzle-next = Następna łamigłówka
puzzle-chances = Szansa na wygranie gry
puzzle-gems = Punkty z tej rundy
worth-better = lepszy wybór
worth-chosen = twój wybór
puzzle-estimate = Szacunek Mistrza: od tego miejsca grę dokończono wiele razy. Niepewność tej różnicy w punktach procentowych: ok. ±{ $error }.
puzzle-exact = Obliczone dokładnie: nikt w środku nie zyska na innym wyborze.
puzzle-exact-gems = Obliczone dokładnie dla osoby, która jest w środku sama.
puzzle-danger = Następna karta zmusi wszystkich do ucieczki z prawdopodobieństwem { $percent } (karty: { $deadly } z { $total }). { $carried ->
    [0] Nie masz nic do stracenia.
    [one] Możesz stracić { $carried } skarb.
    [few] Możesz stracić { $carried } skarby.
   *[many] Możesz stracić { $carried } skarbów.
}
puzzle-no-danger = Następna karta nie zmusi jeszcze nikogo do ucieczki.
puzzle-leaving = Wychodząc samotnie, zabierasz { $alone }{ $relics ->
    [0] {""}
    [one] {" "}i { relic-one }
   *[other] {" "}i { relic-many } ({ $relics })
}, a we dwoje po { $together }.
puzzle-leaving-same = Wychodząc samotnie, zabierasz { $alone }{ $relics ->
    [0] {""}
    [one] {" "}i { relic-one }
   *[other] {" "}i { relic-many } ({ $relics })
}.
puzzle-others = { $count ->
    [one] Druga osoba w środku wyjdzie teraz z prawdopodobieństwem { $each }.
   *[other] Pozostałe osoby w środku wyjdą teraz z prawdopodobieństwem: { $each }. Prawdopodobieństwo, że wszystkie pójdą dalej: { $nobody }.
}
puzzle-others-alike = Każda z pozostałych osób w środku wyjdzie teraz z prawdopodobieństwem { $each }. Prawdopodobieństwo, że wszystkie pójdą dalej: { $nobody }.
puzzle-no-others = Nikogo innego nie ma w środku: wszystko, co jeszcze wyjdzie, jest twoje.
puzzle-win-chances = Twoja szansa na wygraną według Mistrza: { $go }, jeśli idziesz dalej, { $leave }, jeśli wychodzisz.
puzzle-source = Z gry botów według zasad { $title }, { $relics }.
puzzle-rating = Ranking
puzzle-rating-now = Ranking: { $rating }
puzzle-rating-changed = Ranking: { $rating } ({ $change })
puzzle-solved = Rozwiązane
puzzle-best = Najdłuższa seria
puzzle-play-streak = Zagraj serię
puzzle-play-rated = Graj o ranking
puzzle-streak-about = W serii łamigłówki są coraz trudniejsze, a pierwszy błąd ją kończy. Ranking się przy tym nie zmienia.
puzzle-streak-now = Seria: { $count }
puzzle-streak-over = Seria kończy się na { $count }. Twoja najdłuższa: { $best }.
puzzle-new-streak = Nowa seria
puzzle-kept = To wszystko jest zapisane tylko na tym urządzeniu.
puzzle-calculator = Otwórz w kalkulatorze

## The calculator

calculator-about = Ustaw dowolną sytuację i zobacz dokładne prawdopodobieństwa, co daje wyjście i co zrobiłby Mistrz.
calculator-position = Sytuacja
calculator-expedition = Runda
calculator-carried = Niesie każdy w środku
calculator-lying = Leży na ścieżce
calculator-add = Dodaj kartę
calculator-take-back = Cofnij: { $card }
calculator-removed = Karty poza grą
calculator-held = Wyniesione już artefakty
calculator-held-by-nobody = przez nikogo
calculator-inside = W środku
calculator-fresh = Zacznij od nowa
calculator-nobody = W środku nie ma nikogo, więc nie ma o czym decydować.
calculator-no-card = Dodaj pierwszą kartę: wcześniej nikt nie decyduje.
calculator-too-many = Jednej z kart jest więcej, niż ma talia.
calculator-deck-empty = W talii nie ma już kart.
calculator-too-rich = Te karty nie dają aż tyle.
calculator-odds = Dokładne prawdopodobieństwa
calculator-leaving = Jeśli teraz wyjdziesz
calculator-leavers = Wychodzą razem
calculator-each = Dla każdego
calculator-relics = { $relics ->
    [one] { relic-one }
   *[other] { relic-many } ({ $relics })
}
calculator-next-card = Następna karta, jeśli wszyscy idą dalej
calculator-card = Karta
calculator-chance = Szansa
calculator-expected = Kolejna karta daje średnio { $gain } i kosztuje { $loss }: razem { $sum }.
calculator-worth = Ile są warte obie możliwości
calculator-ask = Zapytaj Mistrza
calculator-asking = Mistrz myśli…
calculator-champion = Szansa na wygraną według Mistrza
calculator-champion-would = Mistrz { $choice ->
    [leave] by wyszedł.
   *[go] poszedłby dalej.
}
calculator-equilibrium = Równowaga
calculator-leaves = W równowadze wychodzisz z prawdopodobieństwem { $percent }.
calculator-unsolved = Od tego miejsca gra może się potoczyć na zbyt wiele sposobów, żeby od razu obliczyć to dokładnie.
calculator-heat = Kiedy wychodzić: równowaga
calculator-heat-about = W równowadze nikt nie zyska na innym wyborze. Obrazek pokazuje, jak często każdy wychodzi, dopóki wszyscy są jeszcze w środku, w grze bez artefaktów. Dotknij pola albo użyj suwaków.
calculator-heat-traps = { $place ->
    [temple] Odkryte niebezpieczeństwa
   *[cave] Odkryte pułapki
}
calculator-heat-carried = Niesie każdy
calculator-heat-said = Każdy niesie { $carried }, na ścieżce leży { $lying }: każdy wychodzi z prawdopodobieństwem { $percent }.
calculator-heat-never = Każdy niesie { $carried }, na ścieżce leży { $lying }: w równowadze do tego nie dochodzi.
problem-bad-position = Żadna gra nie może dojść do tej sytuacji.
problem-no-appraisals = Ten serwer nie może obliczyć wartości decyzji: brakuje mu NumPy i Numby.
problem-appraisal-running = Poprzednia sytuacja jest jeszcze obliczana. Poczekaj chwilę.
problem-appraisal-failed = Nie udało się tego obliczyć. Spróbuj jeszcze raz.
