# Polski: moje gry, zachowane na tym urządzeniu.

mine-none = Każda gra ukończona na tym urządzeniu trafia tutaj: z wynikiem, powtórką i analizą.
mine-about = Te gry są zachowane tylko na tym urządzeniu: bez konta i bez śledzenia.
mine-refused = Ta przeglądarka nie pozwala stronie zachowywać gier.
mine-games = { $count ->
    [one] gra
    [few] gry
   *[many] gier
}
mine-wins = wygrane
mine-even-wins = wygrane przy równych szansach
mine-not-counted = Gry kilku osób na jednym urządzeniu, gry rozpoczęte w środku innej gry i ćwiczenia są na liście, ale nie wchodzą do statystyk.
mine-list = Wszystkie gry
mine-place = Miejsce { $place } z { $of }
mine-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
mine-one-device = Na jednym urządzeniu: { $names }
mine-won-by = Wygrywa: { $names }
mine-with = Inni gracze: { $names }
mine-practice = Ćwiczenie
mine-figure = Poziom gry { $value }
mine-review = Analiza
mine-more = Pokaż więcej ({ $count })
mine-won = Wygrane gry
mine-by-edition = Według wydania
mine-by-size = Według liczby graczy
mine-size = Liczba graczy: { $count }
mine-of-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
mine-even = Kreska to równy udział: tyle wygrywasz, jeśli wszyscy grają tak samo dobrze.
mine-habits = Kiedy wychodzisz
mine-habits-about = Jak często wychodzisz, a jak często robi to równowaga przy tej samej liczbie graczy: najlepsza gra o skarby, jeśli grają tak wszyscy.
mine-by-risk = Według ryzyka następnej karty
mine-by-gems = Według niesionych skarbów
mine-you = ty
mine-equilibrium = równowaga
mine-choices = decyzje
mine-last-column = po prawej twoje decyzje
mine-performance = Poziom gry w czasie
mine-performance-about = Każdy punkt to przeanalizowana gra, cienka kreska to jej niepewność. Gruba linia to średnia z ostatnich dziesięciu gier. Zero to gra na poziomie Hazardzisty, 100 to gra bez wyraźnych strat.
mine-performance-said = Poziom gry, liczba przeanalizowanych gier: { $count }. Ostatnio: { $last }. Średnia z ostatnich dziesięciu: { $mean }.
mine-no-review = Gdy przeanalizujesz grę, jej poziom pojawi się tutaj.
mine-deeds = Osiągnięcia
mine-earned = { $done } z { $of }
mine-done = (zdobyte)
mine-to-do = (jeszcze nie)
mine-file = Zapisz, przenieś, usuń
mine-file-about = Plik ze wszystkimi grami to kopia zapasowa i sposób na przeniesienie ich na inne urządzenie.
mine-export = Zapisz do pliku
mine-import = Otwórz plik
mine-imported = { $fresh ->
    [0] Nic nowego: wszystkie gry już tu były.
    [one] Dodano { $fresh } grę.
    [few] Dodano { $fresh } gry.
   *[many] Dodano { $fresh } gier.
}
mine-fault-not-mine = W tym pliku nie ma zapisanych gier. Nic się nie zmieniło.
mine-fault-newer = Ten plik pochodzi z nowszej wersji strony. Nic się nie zmieniło.
mine-fault-broken = Ten plik jest uszkodzony. Nic się nie zmieniło.
mine-fault-too-large = Ten plik jest za duży. Nic się nie zmieniło.
mine-fault-storage = Przeglądarka nie mogła tego zapisać. Nic się nie zmieniło.
mine-erase = Usuń wszystko
mine-erase-sure = Usunąć na zawsze wszystkie gry z tego urządzenia? Liczba gier: { $count }.
mine-erase-no = Zostaw
mine-erase-yes = Usuń na zawsze
mine-erased = Wszystko zostało usunięte.

deed-untouched = Bez szwanku
deed-untouched-about = Wygraj grę, ani razu nie tracąc skarbów w ucieczce.
deed-every-day = Pięć na pięć
deed-every-day-about = Wynieś skarby z każdej z pięciu rund gry.
deed-comeback = Wielki powrót
deed-comeback-about = Wygraj grę, choć przed ostatnią rundą brakowało ci do lidera co najmniej { $limit } punktów.
deed-fall-and-rise = Upadek i wzlot
deed-fall-and-rise-about = Wygraj grę, w której jedna ucieczka kosztowała cię co najmniej { $limit } skarbów.
deed-last-out = Ostatnie światło
deed-last-out-about = Wyjdź na samym końcu, z co najmniej { $limit } skarbami.
deed-in-time = W samą porę
deed-in-time-about = Wyjdź tuż przed kartą, przez którą wszyscy inni uciekają.
deed-sweep = Do czysta
deed-sweep-about = Wyjdź samotnie i zbierz ze ścieżki co najmniej { $limit } skarbów.
deed-nerve = Nerwy ze stali
deed-nerve-about = Idź dalej przy ryzyku co najmniej { $risk }, a mimo to wynieś z tej rundy { $limit } skarbów.
deed-two-relics = Archeologia
deed-two-relics-about = Wynieś { $limit } artefakty w jednej grze.
deed-champion = Pogrom mistrza
deed-champion-about = Wygraj z botem { bot-champion }.
deed-clear-head = Chłodna głowa
deed-clear-head-about = Osiągnij w analizie gry z co najmniej { $limit } decyzjami poziom bota { bot-scholar } albo lepszy.
deed-five-books = Pięć instrukcji
deed-five-books-about = Wygraj grę według każdej z pięciu instrukcji.
