# Polish: the rules of an edition. The page gets them as generated data (tools/page_data.py).

rules-title = { $title }, { $kind ->
    [basic] gra podstawowa
    [relics] wariant „relikty”
    [gold-hunt] wariant „pogoń za złotem”
    [original-diamant] wariant „pierwotny Diamant”
   *[other] wariant „{ $variant }”
} ({ $edition })
rules-source = Według instrukcji, język: { $language }{ $publisher ->
    [none] {""}
   *[other] , { $publisher }
}{ $year ->
    [none] {""}
   *[other] , { $year }
}; własnymi słowami.
rules-source-own = Wydanie: { $publisher }.
rules-head-aim = Cel
rules-aim = Od { $least } do { $most } poszukiwaczy wyrusza na pięć wypraw do { $place ->
    [temple] świątyni Inków
    [caves] jaskiń Tacora
   *[cave] jaskini Tacora
}. Wygrywa ten, kto przyniesie najwięcej. To, co niesiesz, możesz stracić; to, co leży w { $place ->
    [temple] namiocie
   *[cave] skrzyni
}, jest bezpieczne do końca.
rules-head-deck = Karty
rules-deck = Skarby: { $treasures } ({ $values }), { $place ->
    [temple] niebezpieczeństwa
   *[cave] pułapki
}: { $traps } ({ $kinds }).
rules-head-expedition = Wyprawa
rules-enter = Wszyscy wchodzą i odsłaniana jest pierwsza karta. Przed nią nikt o niczym nie decyduje.
rules-treasure = Skarb dzieli się równo między wszystkich w środku. Reszta zostaje na karcie; jeśli nie starcza dla każdego, zostaje całość.
rules-trap = Pierwsza pułapka danego rodzaju nie szkodzi. Druga tego samego rodzaju natychmiast kończy wyprawę: wszyscy w środku tracą to, co niosą, a jedna z tych dwóch kart na zawsze opuszcza grę. Druga wraca do talii.
rules-relic = { $place ->
    [temple] Artefakt
   *[cave] Relikt
} leży na ścieżce i czeka.
rules-decide = Po każdej karcie wszyscy w środku w tajemnicy wybierają, czy idą dalej, czy wychodzą, a wybory pokazuje się w tej samej chwili.
rules-first-trap = Jeśli pierwszą kartą wyprawy jest pułapka, nikt nie ma nic do stracenia: następna karta przychodzi bez pytania.
rules-first-trap-decide = Pułapka jako pierwsza karta niczego nie zmienia: wszyscy wybierają jak po każdej innej.
rules-leave = Wychodzący dzielą między siebie wszystkie klejnoty ze ścieżki; czego nie da się podzielić, to zostaje. Wszystko odkładają w bezpieczne miejsce i czekają na następną wyprawę.
rules-leave-relics = Kto wychodzi samotnie, zabiera też wszystkie { relic-many } ze ścieżki. Gdy wychodzą dwie osoby lub więcej, { relic-many } zostają.
rules-end = Wyprawa kończy się, gdy w środku nie ma nikogo. Klejnoty ze ścieżki wracają do zasobów, odsłonięte karty do talii{ $relics ->
    [no] .
   *[yes] , ale { relic-many } ze ścieżki opuszczają grę.
}
rules-head-relics = { relic-head }
rules-relics-all = Wszystkie { relic-many } (razem { $count }) są w talii od pierwszej wyprawy.
rules-relics-one-ascending = Przed każdą wyprawą do talii trafia najniższy z pozostałych { relic-one }ów: { $values }.
rules-relics-one-shuffled = Przed każdą wyprawą następny { relic-one } zostaje wszystkim pokazany i wtasowany do talii.
rules-relics-undrawn = { relic-head }, które się nie pojawiły, zostają w talii na kolejne wyprawy.
rules-relics-printed = Każdy { relic-one } jest wart tyle, ile na nim wydrukowano.
rules-relics-order = Wszystkie { relic-many } są jednakowe. W kolejności wynoszenia w całej grze, przez kogokolwiek, są warte { $values }. Utracone się nie liczą.
rules-head-end = Koniec
rules-score = Po piątej wyprawie liczy się wszystko: { $stones }{ $relics ->
    [no] .
   *[yes] , a do tego { relic-many }.
}
rules-leader = Karty odsłania prowadzący, a rola przechodzi w lewo z każdą wyprawą. W instrukcji zaczyna ten, kto ostatnio miał w ręku prawdziwe złoto; tu decyduje los.
rules-no-leader = Nie ma znaczenia, kto odsłania karty.
rules-chests-closed = { $place ->
    [temple] Namioty są zamknięte
   *[cave] Skrzynie są zamknięte
} do końca, choć nic nie zabrania liczyć w pamięci.
rules-chests-seen = Każdy może patrzeć na { $place ->
    [temple] namioty
   *[cave] skrzynie
} innych, ale nie dotykać ani liczyć tego, co w nich jest.
rules-exchange = Małe kamienie można w każdej chwili wymienić na większe.
