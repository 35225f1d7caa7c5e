# Polish: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $title }, { $kind ->
    [basic] gra podstawowa
    [relics] wariant „Artefakty”
    [gold-hunt] wariant „Pogoń za złotem”
    [original-diamant] wariant „Oryginalny Diamant”
   *[other] wariant „{ $variant }”
} ({ $edition })
rules-source = Na podstawie { $language ->
    [de] niemieckiej
    [fr] francuskiej
    [nl] niderlandzkiej
    [ru] rosyjskiej
   *[pl] polskiej
} instrukcji{ $publisher ->
    [none] {""}
   *[other] {" "}wydawnictwa { $publisher }
}{ $year ->
    [none] {""}
   *[other] {" "}({ $year })
}, własnymi słowami.
rules-source-own = Wydanie: { $publisher }.
rules-head-aim = Cel
rules-aim = Od { $least } do { $most } poszukiwaczy wyrusza pięć razy do { $place ->
    [temple] świątyni Inków
    [caves] jaskiń Tacory
   *[cave] jaskini Tacory
}. Wygrywa ten, kto wyniesie skarby o największej wartości. To, co niesiesz, możesz stracić; to, co leży w { $place ->
    [temple] namiocie
   *[cave] skrzyni
}, jest bezpieczne do końca.
rules-head-deck = Karty
rules-deck = Karty skarbów: { $treasures } ({ $values }), karty { $place ->
    [temple] niebezpieczeństw
   *[cave] pułapek
}: { $traps } ({ $kinds }){ $count ->
    [0] .
   *[other] , karty artefaktów: { $count }.
}
rules-head-expedition = Runda
rules-enter = Wszyscy wchodzą, po czym odsłania się pierwszą kartę. Dopiero potem przychodzi czas na wybór.
rules-treasure = Skarb dzieli się po równo między wszystkich obecnych { $place ->
    [temple] w świątyni
   *[cave] w jaskini
}. Nadwyżka zostaje na karcie; jeśli nie starcza dla każdego, zostaje całość.
rules-trap = { $place ->
    [temple] Przy pierwszym niebezpieczeństwie danego rodzaju kończy się na strachu. Drugie
   *[cave] Przy pierwszej pułapce danego rodzaju kończy się na strachu. Druga
} tego samego rodzaju natychmiast kończy rundę: wszyscy obecni { $place ->
    [temple] w świątyni
   *[cave] w jaskini
} uciekają i tracą to, co niosą. Jedną z tych dwóch kart usuwa się z gry, a pozostała wraca do talii.
rules-relic = Artefakt zostaje na ścieżce, dopóki ktoś nie wyjdzie samotnie.
rules-decide = Po każdej karcie każdy, kto jest jeszcze { $place ->
    [temple] w świątyni
   *[cave] w jaskini
}, wybiera w tajemnicy, czy idzie dalej, czy wychodzi. Wszystkie wybory ujawnia się jednocześnie.
rules-first-trap = { $place ->
    [temple] Jeśli pierwszą kartą rundy jest niebezpieczeństwo
   *[cave] Jeśli pierwszą kartą rundy jest pułapka
}, nikt nie ma jeszcze nic do stracenia, więc nikt nie wybiera: od razu odsłania się następną kartę. Pierwsza zostaje na ścieżce i nadal się liczy.
rules-first-trap-decide = { $place ->
    [temple] Niebezpieczeństwo
   *[cave] Pułapka
} jako pierwsza karta niczego nie zmienia: wszyscy wybierają tak jak po każdej innej.
rules-leave = Kto wychodzi samotnie, zabiera wszystkie skarby ze ścieżki. Gdy jednocześnie wychodzą co najmniej dwie osoby, dzielą się nimi po równo; nadwyżka zostaje na ścieżce. Wychodzący chowają swoje skarby w { $place ->
    [temple] namiotach
   *[cave] skrzyniach
} i czekają na następną rundę.
rules-leave-relics = Kto wychodzi samotnie, zabiera też wszystkie artefakty ze ścieżki i nie może ich już stracić. Gdy jednocześnie wychodzą co najmniej dwie osoby, artefakty zostają.
rules-end = Runda kończy się, gdy { $place ->
    [temple] w świątyni
   *[cave] w jaskini
} nie ma już nikogo. Skarby pozostawione na ścieżce wracają do banku{ $relics ->
    [no] , a odsłonięte karty, które zostają w grze, do talii.
   *[yes] , artefakty usuwa się z gry, a pozostałe odsłonięte karty wracają do talii.
}
rules-entrance = { $entrance ->
    [token] Potem wejście użyte w tej rundzie zostaje zasypane: jego żeton zdejmuje się z planszy.
    [temple-card] Każda runda ma swoją kartę świątyni. Jeśli runda kończy się ucieczką, pod tę kartę trafia usunięta karta niebezpieczeństwa.
   *[barricade] Potem wejście użyte w tej rundzie zamyka się barykadą.
} Po piątej rundzie gra się kończy.
rules-head-relics = { relic-head }
rules-relics-all = Wszystkie artefakty (razem { $count }) są w talii od pierwszej rundy.
rules-relics-one-ascending = Przed każdą rundą do talii trafia jeden artefakt, począwszy od najmniej cennego: { $values }.
rules-relics-one-shuffled = Przed każdą rundą wszyscy oglądają następny artefakt, po czym wtasowuje się go do talii.
rules-relics-undrawn = { relic-head }, które się nie pojawiły, zostają w talii na kolejne rundy.
rules-relics-printed = Każdy artefakt jest wart tyle, ile na nim wydrukowano.
rules-relics-order = Artefakty wynoszone kolejno w trakcie gry, obojętnie przez kogo, są warte: { $values }. Utraconych się przy tym nie liczy.
rules-relics-marked = W grze planszowej wartość artefaktu pokazują kosztowności położone na karcie: { $stones }.
rules-relics-stones = { $worth } = { $stones }
rules-head-end = Koniec gry
rules-score = Po piątej rundzie każdy podlicza zawartość { $place ->
    [temple] swojego namiotu
   *[cave] swojej skrzyni
}: { $stones }{ $relics ->
    [no] .
   *[yes] . Do tego dochodzi wartość artefaktów.
}
rules-stone = { $stone } = { $worth ->
    [one] { $worth } punkt
    [few] { $worth } punkty
   *[many] { $worth } punktów
}
rules-leader = Karty odsłania gracz rozpoczynający; po każdej rundzie tę rolę przejmuje gracz po lewej.
rules-no-leader = Nie ma znaczenia, kto odsłania karty.
rules-chests-closed = { $place ->
    [temple] Namioty
   *[cave] Skrzynie
} pozostają zamknięte do końca, ale wolno liczyć w pamięci, co w nich jest.
rules-chests-seen = Każdy widzi { $place ->
    [temple] namioty
   *[cave] skrzynie
} innych, ale nie wolno ich dotykać ani liczyć tego, co jest w środku.
rules-exchange = { $place ->
    [temple] Skarby można w każdej chwili wymienić na cenniejsze.
   *[cave] 5 rubinów można w każdej chwili wymienić na 1 diament.
}
reading = Nasza interpretacja: { $text }
reading-least-explorers = instrukcja nie podaje minimalnej liczby graczy. Za minimum przyjmujemy trzy osoby, jak w instrukcji niemieckiej i niderlandzkiej.
reading-treasure-values = instrukcja nie podaje wartości kart skarbów. Pochodzą one z samych kart.
reading-treasure-doubles = instrukcja wymienia każdą wartość raz. To, że 5, 7 i 11 występują dwukrotnie, widać na samych kartach.
reading-trap-kinds = instrukcja nie podaje nazw pięciu rodzajów { $place ->
    [temple] niebezpieczeństw
   *[cave] pułapek
}. Nazwy pochodzą z wydania angielskiego.
reading-first-trap = według instrukcji następną kartę można od razu odsłonić. U nas robi się tak zawsze.
reading-relics-left = według instrukcji artefakty ze ścieżki usuwa się tylko po ucieczce. U nas usuwa się je na koniec każdej rundy, jak w wydaniu angielskim.
reading-closed-chests = instrukcja mówi tylko, że { $place ->
    [temple] w namiocie wszystko jest bezpieczne. Zamknięty namiot
   *[cave] w skrzyni wszystko jest bezpieczne. Zamknięta skrzynia
} to nasza zasada.
reading-first-leader = według instrukcji zaczyna ten, kto ostatni trzymał prawdziwe złoto. U nas decyduje los.
reading-exchange = instrukcja nie wspomina o wymianie kosztowności na cenniejsze. Program sam wymienia je tak, żeby przy tej samej wartości było ich jak najmniej.
