# Polish: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } { relic-one }
    [few] { $count } { relic-many }
   *[many] { $count } { relic-one }ów
}
card-treasure = { $gems }

## The table

leader = W tej wyprawie karty odsłania { $name }.
column-explorer = Poszukiwacz
column-where = Gdzie
column-points = Punkty
inside = w środku
at-camp = w obozie
leaving-now = Wyjście teraz
leaving-alone = samotnie { $points }
leaving-alone-relics = samotnie { $points } i { $relics ->
    [one] { relic-one }
    [few] { $relics } { relic-many }
   *[many] { $relics } { relic-one }ów
}
leaving-together = { $leavers ->
    [2] we dwoje
    [3] we troje
    [4] we czworo
    [5] w pięcioro
    [6] w sześcioro
    [7] w siedmioro
   *[other] w ośmioro
} po { $points }

## Questions

ask-edition = Która instrukcja? Wpisz jej numer albo naciśnij Enter, by wybrać numer { $default }.
ask-edition-again = Wpisz liczbę od 1 do { $most }.
ask-choice = { $name }: (g) dalej czy (l) wychodzisz? (h) podpowiedź, (r) zasady, (q) zapis i koniec:
ask-choice-again = Wpisz g, by iść dalej, albo l, by wyjść (h daje podpowiedź, r pokazuje zasady, q zapisuje grę i kończy).
ask-pass = Teraz { $name }. Nikt inny nie patrzy; naciśnij Enter, gdy możemy zaczynać.
ask-hidden = To, co wpisujesz, nie jest pokazywane.
choice-sealed = Zapieczętowane.

## What happened

began-relic = Nowe w talii: { $relics }.
card-came-trap-first = Pułapka: { $trap }. Nikt jeszcze nic nie niesie, więc od razu przychodzi następna karta.
ended-trap = Jedna karta „{ $trap }” opuszcza grę.
saved = Zapisano w { $file }. Dalej: { $command }
game-kept = Gra została zapisana w { $file }. Przejrzyj ją z mistrzem: { $command }
not-saved = Nie udało się zapisać gry ({ $reason }). Oto jej zapis:

## The editions

editions-title = Dziewięć gier
relics-none = brak
relics-all-order = wszystkie od razu; kolejno { $values }
relics-one-order = po jednym; kolejno { $values }
relics-all-printed = wszystkie od razu; z nadrukiem { $values }
relics-one-printed = po jednym; z nadrukiem { $values }
first-trap-decide = decyzja
first-trap-next = następna karta
tie-shared = wspólne zwycięstwo
tie-relics = najwięcej { relic-one }ów
tie-again = zagrajcie jeszcze raz

## The bots

column-bot = Bot
column-strength = Siła
column-idea = Sposób gry
bots-not-here = Brakuje: { $names }. Aby je mieć, zainstaluj Tacorę z dodatkiem `bots` (docs/installing.md).
bots-join = Na pozostałych miejscach siedzą boty: { $names }.
bots-wake = Boty się budzą; za pierwszym razem to chwilę potrwa …

## Records

record-good = { $file }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, bez błędu
record-proof = { $proof ->
    [commitment] każda karta przeliczona z ziarna, do którego zobowiązał się serwer, i z liczb graczy
    [seed] każda karta przeliczona z samego ziarna; nic nie dowodzi, kto je wybrał
   *[nothing] brak ziarna, z którego można by przeliczyć karty
}
record-bad = { $file }: z błędem { $bad } z { $games ->
    [one] { $games } gry
   *[many] { $games } gier
}
record-broken-off = Tu grę przerwano.
record-left-out = { $file }: forma tekstowa pomija: { $fields }
