# Polish: what the terminal alone says.

## Names of things

relics = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
}
card-treasure = { $gems }
names-and = { $names } i { $last }

## The table

leader = W tej rundzie karty odsłania { $name }.
column-explorer = Poszukiwacz
column-where = Gdzie
inside = { $place ->
    [temple] w świątyni
   *[cave] w jaskini
}
at-camp = w obozie
leaving-now = Wyjście teraz:
leaving-alone = samotnie: { $points }
leaving-alone-relics = samotnie: { $points } (w tym { $relics ->
    [one] artefakt
    [few] { $relics } artefakty
   *[many] { $relics } artefaktów
})
leaving-together = { $leavers ->
    [2] we dwoje
    [3] we troje
    [4] we czworo
    [5] w pięcioro
    [6] w sześcioro
    [7] w siedmioro
   *[other] w ośmioro
}: po { $points }

## Questions

ask-edition = Według której instrukcji gramy? Wpisz jej numer albo naciśnij Enter, by wybrać numer { $default }.
ask-edition-again = Wpisz liczbę od 1 do { $most }.
key-quit = k
ask-choice = { $name }: idziesz dalej ({ key-go-on }) czy wychodzisz ({ key-leave })? Podpowiedź ({ key-hint }), zasady (?), zapis i koniec ({ key-quit }):
ask-choice-again = Wpisz „{ key-go-on }”, by iść dalej, albo „{ key-leave }”, by wyjść („{ key-hint }” daje podpowiedź, „?” pokazuje zasady, „{ key-quit }” zapisuje grę i zamyka program).
ask-pass = Teraz wybiera { $name }. Reszta nie podgląda! Gdy wszystko gotowe, naciśnij Enter.
ask-hidden = Wpisywane znaki nie są widoczne.
choice-sealed = Wybór zapisany.

## What happened

began-relic = Do talii wtasowano: { $relics }.
card-came-trap-first = { $place ->
    [temple] Niebezpieczeństwo
   *[cave] Pułapka
}: { $trap }. Nikt jeszcze nic nie niesie, więc od razu odsłaniamy następną kartę.
ended-trap = Jedna karta „{ $trap }” zostaje usunięta z gry.
saved = Grę zapisano w pliku { $file }. Aby grać dalej: { $command }
game-kept = Grę zapisano w pliku { $file }. Przejrzyj ją z Mistrzem: { $command }
not-saved = Nie udało się zapisać gry ({ $reason }). Oto jej zapis:

## The editions

editions-title = Dziewięć zestawów zasad
relics-none = brak
relics-all-order = wszystkie od początku; wartość według kolejności wyniesienia: { $values }
relics-one-order = po jednym na rundę; wartość według kolejności wyniesienia: { $values }
relics-all-printed = wszystkie od początku; wartość na karcie: { $values }
relics-one-printed = po jednym na rundę; wartość na karcie: { $values }
first-trap-decide = wszyscy wybierają
first-trap-next = od razu następna karta
tie-shared = wspólne zwycięstwo
tie-relics = najwięcej artefaktów
tie-again = jeszcze jedna gra

## The bots

column-bot = Bot
column-strength = Siła
column-idea = Styl gry
bots-not-here = Niedostępne boty: { $names }. Żeby z nimi zagrać, zainstaluj Tacorę z dodatkiem `bots` (docs/installing.md).
bots-join = Pozostałe miejsca zajmują boty: { $names }.
bots-wake = Boty się budzą; za pierwszym razem to chwilę potrwa…
bot-failed = Bot { $name } nie podał prawidłowej decyzji; zamiast niego zdecydował { $standin }.

## Records

record-good = { $file }: { $games ->
    [one] { $games } gra zgodna z zasadami
    [few] { $games } gry zgodne z zasadami
   *[many] { $games } gier zgodnych z zasadami
}
record-proof = { $proof ->
    [commitment] każda karta odtworzona na podstawie sekretu zadeklarowanego przez serwer i liczb graczy
    [given] każda karta odtworzona na podstawie sekretu zadeklarowanego przez serwer i liczb graczy od chwili, w której przejęto inną grę; to, co wcześniejsze, było z góry ustalone
    [unbound] każda karta odtworzona, ale starszą metodą: liczby nie były przypisane do miejsc, więc serwer mógł dodać własną
    [seed] każda karta odtworzona na podstawie samego ziarna; nie ma dowodu na to, kto je wybrał
   *[nothing] brak ziarna, więc kart nie da się odtworzyć
}
record-bad = { $file }: { $games ->
    [one] gra narusza zasady
   *[other] { $bad } z { $games } gier { $bad ->
        [one] narusza
        [few] naruszają
       *[many] narusza
    } zasady
}
record-broken-off = Tu grę przerwano.
record-left-out = W wersji tekstowej pliku { $file } pominięto: { $fields }
