## Jaskinia dnia; strona pobiera ją po otwarciu

daily-number = Nr { $number }, { $date }
daily-about = Wszyscy dostają te same karty i te same boty na tych samych miejscach. Masz jedną próbę.
daily-past = Ten dzień już minął. Możesz poćwiczyć w jego jaskini z tymi samymi kartami i botami.
daily-rules = Zasady
daily-rivals = Rywale
daily-name = To imię pojawi się w tabeli dnia, którą każdy może przeczytać.
daily-play = Wejdź do jaskini
daily-continue = Graj dalej
daily-ends = Dzień kończy się o { $time } twojego czasu (00:00 UTC). Gra zakończona później się nie liczy.
daily-players = { $count ->
    [0] Nikt jeszcze nie ukończył dzisiejszej jaskini.
    [one] Dzisiejszą jaskinię ukończyła jedna osoba.
    [few] Dzisiejszą jaskinię ukończyły { $count } osoby.
   *[many] Dzisiejszą jaskinię ukończyło { $count } osób.
}
daily-next = Następna jaskinia otworzy się o { $time } twojego czasu (00:00 UTC).
daily-practise = Poćwicz w tej jaskini
daily-practice = Ćwiczenie się nie liczy.
daily-streak = { $days ->
    [one] 1 dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
daily-own = Twój wynik
daily-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
daily-place = Miejsce { $place } z { $seats } przy stole
daily-rank = Pozycja { $rank } z { $players } na tym serwerze
daily-brought = Runda { $expedition }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
daily-caught = Runda { $expedition }: wszystko stracone
daily-late = Ta gra skończyła się po końcu dnia, więc się nie liczy.
daily-refused = Ta gra się nie liczy: porzucono ją albo serwer musiał rozdać inne karty.
daily-share = Udostępnij tekst
daily-picture = Udostępnij obrazek
daily-picture-about = Twój wynik jako obrazek
daily-copied = Skopiowano tekst
daily-table = Tabela dnia
daily-column-rank = Pozycja
daily-column-name = Imię
daily-nobody = Nikt nie ma wyniku z tego dnia.
daily-more = Pokaż więcej
daily-archive = Wcześniejsze dni
daily-fair = Skąd wiadomo, że karty były ustalone?
daily-fair-about = Karty dnia wynikają z tajnego ziarna. Serwer publikuje jego skrót dzień wcześniej, a samo ziarno po końcu dnia. Każdy może sprawdzić, czy do siebie pasują.
daily-hash = Skrót ziarna tego dnia
daily-hash-tomorrow = Skrót ziarna na jutro
daily-seed = Ziarno tego dnia
daily-fits = Ziarno pasuje do skrótu.
daily-fits-noted = Ziarno pasuje do skrótu, który to urządzenie zapisało przed końcem dnia.
daily-fits-not = Ziarno nie pasuje do skrótu: serwer rozdał inaczej, niż obiecał.
problem-daily-once = W jaskinię dnia gra się tylko raz.
problem-daily-played = Dzisiejsza jaskinia jest już za tobą. Następna otworzy się o 00:00 UTC.
problem-daily-too-many-here = Z twojej sieci wykorzystano dziś wszystkie próby.
problem-daily-not-over = Ten dzień jeszcze się nie skończył.
problem-daily-sealed = Karty będzie można sprawdzić po końcu dnia, o 00:00 UTC. Do tego czasu ziarno jest tajne.
problem-no-such-day = Dla tego dnia nie ma jaskini.
