# Polish: what both the page and the terminal say.

## Names of things

trap-spider = pająki
trap-snake = węże
trap-lava = lawa
trap-boulder = kamienna kula
trap-ram = taran
trap-scorpion = skorpiony
trap-spear = włócznie
trap-mummy = mumia
trap-fire = ogień
trap-rockfall = spadające głazy
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
relic-one = { $place ->
    [temple] artefakt
   *[cave] relikt
}
relic-many = { $place ->
    [temple] artefakty
   *[cave] relikty
}
relic-head = { $place ->
    [temple] Artefakty
   *[cave] Relikty
}
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = z { relic-one }ami
without-relics = bez { relic-one }ów

## The table

entrance = Wyprawa { $number } z { $of }
path-empty = Ścieżka jest pusta.
column-carried = Niesie
column-chest = { $place ->
    [temple] Namiot
   *[cave] Skrzynia
}
column-relics = { relic-head }
chest-closed = { $place ->
    [temple] zamknięty
   *[cave] zamknięta
}
danger = Następna karta { $place ->
    [temple] wypędzi wszystkich ze świątyni
   *[cave] zawali jaskinię
} z szansą { $percent }
danger-none = Następna karta jest niegroźna: na ścieżce nie ma pułapki.
danger-sum = { $deadly } z { $total } pozostałych kart: { $kinds }

## What happened

began = Zaczyna się wyprawa { $number } z { $of }.
card-came-treasure = Skarb wart { $gems }.
card-came-trap = Pułapka: { $trap }.
card-came-relic = { $place ->
    [temple] Artefakt
   *[cave] Relikt
}. Leży na ścieżce i czeka na kogoś, kto wyjdzie samotnie.
shared = { $explorers ->
    [one] Jedyna osoba w środku bierze { $each }
   *[other] Każda z { $explorers } osób w środku bierze { $each }
}; na ścieżce zostaje { $left }.
shared-none = Za mało do podziału: na ścieżce zostaje { $left }.
collapsed = { $place ->
    [temple] Znowu { $trap }: wszyscy uciekają ze świątyni
   *[cave] Znowu { $trap }: jaskinia się zawala
}, a { $names } { $explorers ->
    [one] traci { $each ->
        [0] tylko nadzieję
       *[other] { $each }
    }
   *[other] tracą { $each ->
        [0] tylko nadzieję
       *[other] po { $each }
    }
}.
all-go-on = Wszyscy idą dalej.
left-alone = { $name } wychodzi samotnie i ma { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}.
left-together = { $names } wychodzą razem i mają po { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
   *[many] { $gems } klejnotów
}; na ścieżce zostaje { $left }.
relic-taken = { $name } wynosi { relic-one } wart { $worth }.
deck-ran-out = Talia się skończyła: wszyscy wychodzą razem.
ended = Wyprawa { $number } dobiegła końca.
ended-relics = { $relics ->
    [one] Jeden { relic-one } został na ścieżce i przepadł na zawsze.
    [few] { $relics } { relic-many } zostały na ścieżce i przepadły na zawsze.
   *[many] { $relics } { relic-one }ów zostało na ścieżce i przepadło na zawsze.
}
result-won = { $names } wygrywa, punkty: { $points }.
result-won-relics = { $names } wygrywa, punkty: { $points }; punktów tyle samo, ale najwięcej { relic-one }ów.
result-shared = { $names } dzielą się zwycięstwem, punkty: po { $points }.
result-again = { $names } mają tyle samo { $relics ->
    [no] punktów
   *[yes] punktów i { relic-one }ów
}: nikt nie wygrywa samodzielnie. Zagrajcie jeszcze raz!
result-title = { $place ->
    [temple] Zaglądamy do namiotów
   *[cave] Otwieramy skrzynie
}

## The editions

column-edition = Wydanie
column-relics-rule = { relic-head }
column-first-trap = Pułapka na początku
column-tie = Remis

## The rules of an edition

rules-tie-shared = Przy równej liczbie punktów zwycięstwo jest wspólne.
rules-tie-relics = Przy równej liczbie punktów wygrywa ten, kto ma najwięcej { relic-one }ów. Nadal remis? Zagrajcie jeszcze raz.
rules-tie-again = Przy równej liczbie punktów nikt nie wygrywa samodzielnie: zagrajcie jeszcze raz.
rules-head-table = Przy stole

## The bots

bot-stubborn = Muł
bot-dreamer = Marzyciel
bot-timid = Lękliwy
bot-counter = Liczykarta
bot-collector = Zbieracz
bot-moody = Kapryśny
bot-reckoner = Rachmistrz
bot-scholar = Uczony
bot-veteran = Weteran
bot-champion = Mistrz
bot-random = Losowy
bot-random-about = Rzuca monetą; łatwo z nim wygrać.
bot-cautious = Ostrożny
bot-cautious-about = Wychodzi wcześnie z małym łupem.
bot-bold = Śmiały
bot-bold-about = Zostaje długo i dużo ryzykuje.
bot-stubborn-about = Nigdy nie wychodzi; pokona go dziecko.
bot-dreamer-about = Wychodzi raz na dziesięć.
bot-timid-about = Wychodzi przy pierwszej pułapce.
bot-counter-about = Wychodzi po pięciu kartach.
bot-collector-about = Wychodzi, gdy ma dość klejnotów.
bot-moody-about = Jego odwaga zmienia się co wyprawę.
bot-reckoner-about = Waży, co przyniesie i ile kosztuje następna karta.
bot-scholar-about = Zna dokładną matematykę wyprawy i gra tylko o klejnoty.
bot-veteran-about = Z milionów partii wie, co daje zwycięstwo.
bot-champion-about = Obserwuje wszystkich i rozgrywa w głowie obie możliwości.
strength-1 = bardzo łatwy
strength-2 = łatwy
strength-3 = niezły
strength-4 = silny
strength-5 = najsilniejszy

## Hints

hint-thinking = Mistrz się zastanawia …
hint-none = Teraz nie ma podpowiedzi.
hint-says = Dalsza droga wygrywa { $go }, wyjście { $leave }{ $close ->
    [yes] {""}, prawie tyle samo
   *[no] {""}
}: mistrz { $choice ->
    [leave] by wyszedł
   *[go_on] poszedłby dalej
}.
