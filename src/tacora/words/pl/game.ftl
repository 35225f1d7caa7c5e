# Polish: what both the page and the terminal say.

## Names of things

trap-spider = pająk
trap-snake = wąż
trap-lava = lawa
trap-boulder = kamienna kula
trap-ram = taran
trap-scorpion = skorpion
trap-spear = włócznia
trap-mummy = mumia
trap-fire = ogień
trap-rockfall = spadający głaz
trap-again = { $kind ->
    [spider] Kolejny pająk
    [snake] Kolejny wąż
    [lava] Znowu lawa
    [boulder] Kolejna kamienna kula
    [ram] Kolejny taran
    [scorpion] Kolejny skorpion
    [spear] Kolejna włócznia
    [mummy] Kolejna mumia
    [fire] Znowu ogień
    [rockfall] Kolejny spadający głaz
   *[other] Znowu { $trap }
}
stone-ruby = { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
   *[many] { $count } rubinów
}
stone-diamond = { $count ->
    [one] { $count } diament
    [few] { $count } diamenty
   *[many] { $count } diamentów
}
stone-turquoise = { $count ->
    [one] { $count } turkus
    [few] { $count } turkusy
   *[many] { $count } turkusów
}
stone-obsidian = { $count ->
    [one] { $count } obsydian
    [few] { $count } obsydiany
   *[many] { $count } obsydianów
}
stone-gold = { $count ->
    [one] { $count } kawałek złota
    [few] { $count } kawałki złota
   *[many] { $count } kawałków złota
}
language-de = niemiecki
language-fr = francuski
language-nl = niderlandzki
language-ru = rosyjski
language-pl = polski
relic-one = artefakt
relic-many = artefakty
relic-head = Artefakty
card-relic = { relic-one }
card-relic-worth = { relic-one } ({ $worth })
with-relics = z artefaktami
without-relics = bez artefaktów

## The table

entrance = Runda { $number } z { $of }
path-empty = Ścieżka jest pusta.
column-carried = Niesie
column-points = Punkty
column-chest = { $place ->
    [temple] Namiot
   *[cave] Skrzynia
}
column-relics = { relic-head }
chest-closed = { $place ->
    [temple] zamknięty
   *[cave] zamknięta
}
danger = Ryzyko, że następna karta zmusi do ucieczki: { $percent }
danger-none = Następna karta jest niegroźna: { $place ->
    [temple] żadne niebezpieczeństwo
   *[cave] żadna pułapka
} nie może się teraz powtórzyć.
danger-sum = Groźne karty w talii: { $deadly } z { $total } ({ $kinds }).
go-on = Idę dalej
leave = Wychodzę
key-go-on = d
key-leave = w
key-hint = p

## What happened

began = Zaczyna się runda { $number } z { $of }.
card-came-treasure = Skarb wart { $gems }.
card-came-trap = { $place ->
    [temple] Niebezpieczeństwo
   *[cave] Pułapka
}: { $trap }.
card-came-relic = Artefakt. Czeka na ścieżce, aż ktoś wyjdzie samotnie.
shared = { $explorers ->
    [one] Ostatnia osoba { $place ->
        [temple] w świątyni
       *[cave] w jaskini
    } bierze { $each }
    [2] Obie osoby { $place ->
        [temple] w świątyni
       *[cave] w jaskini
    } biorą po { $each }
   *[other] Każda z { $explorers } osób { $place ->
        [temple] w świątyni
       *[cave] w jaskini
    } bierze { $each }
}; { $left ->
    [0] na karcie nic nie zostaje
    [one] na karcie zostaje { $left }
    [few] na karcie zostają { $left }
   *[many] na karcie zostaje { $left }
}.
shared-none = Nie starcza dla wszystkich: { $left ->
    [one] na karcie zostaje { $left }
    [few] na karcie zostają { $left }
   *[many] na karcie zostaje { $left }
}.
collapsed = { trap-again }: { $explorers ->
    [one] { $names } ucieka { $place ->
        [temple] ze świątyni
       *[cave] z jaskini
    } i traci { $each ->
        [0] tylko nadzieję
        [one] { $each } skarb
        [few] { $each } skarby
       *[many] { $each } skarbów
    }
   *[other] { $names } uciekają { $place ->
        [temple] ze świątyni
       *[cave] z jaskini
    } i tracą { $each ->
        [0] tylko nadzieję
        [one] po { $each } skarbie
        [few] po { $each } skarby
       *[many] po { $each } skarbów
    }
}.
all-go-on = Nikt nie wychodzi.
left-alone = { $name } wychodzi samotnie { $gems ->
    [0] i bez skarbów
    [one] i wynosi { $gems } skarb
    [few] i wynosi { $gems } skarby
   *[many] i wynosi { $gems } skarbów
}.
left-together = { $names } wychodzą razem{ $gems ->
    [0] , ale z pustymi rękami
    [one] {" "}i wynoszą po { $gems } skarbie
    [few] {" "}i wynoszą po { $gems } skarby
   *[many] {" "}i wynoszą po { $gems } skarbów
}; { $left ->
    [0] na ścieżce nic nie zostaje
    [one] na ścieżce zostaje { $left }
    [few] na ścieżce zostają { $left }
   *[many] na ścieżce zostaje { $left }
}.
relic-taken = { $name } wynosi artefakt wart { $worth }.
deck-ran-out = Talia się skończyła: wszyscy wychodzą razem.
ended = Runda { $number } dobiegła końca.
ended-relics = { $relics ->
    [one] Jeden artefakt został na ścieżce i przepadł na zawsze.
    [few] { $relics } artefakty zostały na ścieżce i przepadły na zawsze.
   *[many] { $relics } artefaktów zostało na ścieżce i przepadło na zawsze.
}
result-won = { $names } wygrywa z wynikiem { $points ->
    [one] { $points } punktu
   *[many] { $points } punktów
}.
result-won-relics = Przy równej liczbie punktów ({ $points }) wygrywa { $names }, bo ma najwięcej artefaktów.
result-shared = Wspólne zwycięstwo: { $names } mają po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.
result-again = Remis: { $names } mają tyle samo { $relics ->
    [no] punktów
   *[yes] punktów i artefaktów
}. Zagrajcie jeszcze raz!
result-title = { $place ->
    [temple] Zaglądamy do namiotów
   *[cave] Otwieramy skrzynie
}

## The editions

column-edition = Wydanie
column-relics-rule = { relic-head }
column-first-trap = { $place ->
    [temple] Niebezpieczeństwo jako pierwsza karta
   *[cave] Pułapka jako pierwsza karta
}
column-tie = Remis

## The rules of an edition

rules-tie-shared = Przy równej liczbie punktów zwycięstwo jest wspólne.
rules-tie-relics = Przy równej liczbie punktów wygrywa ten, kto ma najwięcej artefaktów. Nadal remis? Zagrajcie jeszcze raz.
rules-tie-again = Przy równej liczbie punktów jest remis: zagrajcie jeszcze raz.
rules-head-table = Przy stole

## The bots

bot-stubborn = Uparciuch
bot-dreamer = Marzyciel
bot-timid = Tchórz
bot-counter = Pierwszak
bot-collector = Kolekcjoner
bot-moody = Diwa
bot-reckoner = Księgowy
bot-scholar = Profesor
bot-veteran = Weteran
bot-champion = Mistrz
bot-random = Hazardzista
bot-random-about = O każdym kroku decyduje rzutem monetą. Moneta też nie ma planu.
bot-cautious = Asekurant
bot-cautious-about = Wychodzi wcześnie i z małym łupem, za to dobrze śpi.
bot-bold = Śmiałek
bot-bold-about = Zostaje długo, dużo ryzykuje i nigdy nie słyszał o planie B.
bot-stubborn-about = Nigdy nie wychodzi. Ktoś powinien mu pokazać wyjście.
bot-dreamer-about = Wychodzi raz na dziesięć kart, kiedy sobie przypomni, gdzie jest.
bot-timid-about = Na widok zagrożenia bierze nogi za pas. Ucieka też przed własnym cieniem.
bot-counter-about = Wychodzi po pięciu kartach. Do pięciu umie liczyć.
bot-collector-about = Wychodzi, gdy tylko ma pełne kieszenie.
bot-moody-about = W jednej rundzie lwica, w następnej myszka.
bot-reckoner-about = Oblicza, ile następna karta może przynieść, a ile kosztować. Zbiera wszystkie paragony.
bot-scholar-about = Oblicza szanse co do ostatniej cyfry po przecinku, ale zapomina, że grają też inni.
bot-veteran-about = Wygrywać nauczył się w milionach partii i o każdej chętnie opowie.
bot-champion-about = Obserwuje wszystkich i dokładnie rozważa obie możliwości. Tak, twoje wahanie też widział.
strength-0 = siła nieznana
strength-1 = bardzo słaby
strength-2 = słaby
strength-3 = średni
strength-4 = silny
strength-5 = najsilniejszy

## Hints

hint-thinking = Mistrz się zastanawia…
hint-none = W tej chwili nie ma podpowiedzi.
hint-says = Szansa na wygraną: dalej { $go }, wyjście { $leave }{ $close ->
    [yes] {" "}– prawie tyle samo
   *[no] {""}
}. Mistrz { $choice ->
    [leave] by wyszedł
   *[go_on] poszedłby dalej
}.
