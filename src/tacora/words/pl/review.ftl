## The review of a game, which the page fetches when it is opened

review-ready = Przygotowywanie…
review-progress = Analiza decyzji: { $done } z { $total }
review-whose = Czyje decyzje
review-performance = Poziom gry
review-like = styl najbliższy botowi: { $bot }
review-scale = Zero to gra na poziomie Hazardzisty, 100 to gra bez wyraźnych strat. Średni koszt istotnej decyzji, w punktach procentowych szansy na wygraną: { $cost }; liczba takich decyzji: { $choices }.
review-no-figure = W tej grze żadna decyzja nie była na tyle trudna, żeby ją oceniać.
review-result = Wynik
review-luck = Szczęście w kartach
review-adjusted = Bez szczęścia
review-luck-about = Szczęście to zmiana szansy na wygraną po odkryciu kart w porównaniu ze wszystkimi kartami, które mogły się pojawić. Wynik bez szczęścia może być niższy niż 0% albo wyższy niż 100%.
review-curve = Szanse na wygraną
review-turning = Liczba mówi, jak bardzo zmieniła się szansa na wygraną do następnej własnej decyzji: przez samą decyzję, karty i innych graczy.
review-choices = Decyzje
review-clear = Pokaż też oczywiste
review-cost = Koszt
review-thresholds = Koszt to szansa na wygraną, którą dodałaby druga możliwość, w punktach procentowych. Od 2 to niedokładność, od 5 błąd, od 10 gruby błąd.
review-cards = Szczęście karta po karcie
review-card = Karta
review-place = Runda { $expedition }, karta { $turn }
review-unfinished = jeszcze trwa
verdict-best = najlepsza
verdict-fine = dobra
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd
problem-no-reviews = Ten serwer nie może analizować gier: brakuje mu NumPy i Numby.
problem-review-running = Poprzednia analiza jeszcze trwa. Poczekaj chwilę.
problem-review-failed = Analiza się nie udała. Spróbuj ponownie.

## To play on from a moment of a game

play-on-about = { $awaits ->
    [card] Zaczynasz w rundzie { $expedition }, przed kartą { $turn }.
   *[choices] Zaczynasz w rundzie { $expedition }, przy karcie { $turn }.
} Za pozostałych grają boty.
play-on-seat = Twoje miejsce
play-on-cards = Karty
play-on-same = Te same karty, o ile mogą się jeszcze pojawić
play-on-new = Nowe karty
