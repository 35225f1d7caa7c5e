# Polish: the lessons, which the page fetches when one is opened.

lessons-about = Krótkie gry z przygotowanymi kartami. Wybierasz, widzisz, co się dzieje, i zawsze możesz wybrać jeszcze raz.
lesson-first-steps = Pierwsze kroki
lesson-first-steps-about = Twoja pierwsza runda, w niecałe trzy minuty.
lesson-relics = { relic-head }
lesson-relics-about = Jak wynosić artefakty.
lesson-begin = Zacznij
lesson-again = Jeszcze raz
lesson-learnt = Ukończono
lesson-skip = Pomiń
lesson-next = Rozumiem
lesson-back = Wybierz ponownie
lesson-note = Wyjaśnienie
lesson-progress = Wybory: { $done } z { $of }
lesson-done = Więcej wiedzieć nie trzeba. Miłej gry!
lesson-to = Następna lekcja: { $name }

## First steps

first-card = Oto ścieżka. { card-came-treasure }
first-share = Każdy dostaje tyle samo. Twoja część: { $share }. Niesiesz ją, ale nie jest jeszcze bezpieczna.
first-odd = Nadwyżki ({ $odd }) nie da się podzielić. Leży na karcie, dopóki ktoś nie wyjdzie i jej nie zabierze.
first-choose = Po każdej karcie wybierasz: idziesz dalej czy wychodzisz z tym, co masz. Na razie nic ci nie grozi. Idź dalej!
first-left-at-once = Wychodzisz samotnie i zabierasz całą nadwyżkę. Bezpieczne skarby: { $chest }. Ale inni znajdą jeszcze dużo więcej.
first-trap = { $place ->
    [temple] Niebezpieczeństwo! Pierwsze swojego rodzaju nic
   *[cave] Pułapka! Pierwsza swojego rodzaju nic
} nie robi. Jeśli trafi się druga taka karta, wszyscy uciekają i tracą łup.
first-danger = Tu widać ryzyko: { $danger }. To niewiele. Idź dalej!
first-left-careful = Bezpieczne skarby: { $chest }, razem z tymi ze ścieżki. To bardzo ostrożny wybór, bo ryzyko było małe.
first-seals = Znaczek przy imieniu: ta osoba już wybrała. Co? Nikt tego nie wie, dopóki nie wybiorą wszyscy. Teraz ty: idź dalej!
first-alone = { $leaver } wychodzi samotnie i zabiera wszystko, co leżało na ścieżce. We dwoje trzeba by się podzielić.
first-left-shared = { $leaver } też wychodzi, więc dzielicie się tym, co leżało na ścieżce. Twoje bezpieczne skarby: { $chest }.
first-button = Przycisk mówi, ile teraz wyniesiesz: samotnie albo razem z innymi. To jeszcze niewiele. Idź dalej!
first-left-alone = Samotnie, ze wszystkim, co leżało na ścieżce. Bezpieczne skarby: { $chest }. To ostrożna gra, ale ryzyko było małe.
first-risk-grows = { $place ->
    [temple] Drugi rodzaj niebezpieczeństwa
   *[cave] Drugi rodzaj pułapki
}! Teraz każdy z nich może się powtórzyć: ryzyko rośnie, wynosi { $danger }. Zaryzykuj jeszcze jedną kartę!
first-left-close = Bezpieczne skarby: { $chest }. To nie błąd, bo oba wybory są prawie równie dobre. Chcesz zobaczyć, co będzie dalej?
first-enough = Teraz niesiesz już sporo: { $carried }. Następna karta może zabrać ci wszystko. Wyjdź!
first-together = { $leaver } wychodzi razem z tobą, więc dzielicie się tym, co leży na ścieżce. Twoje bezpieczne skarby: { $chest }.
first-lost = Znowu ta sama karta! Tracisz wszystko, co niesiesz: { $lost }. Im więcej niesiesz, tym więcej możesz stracić.
first-safe = Karta się powtórzyła: { $fled } ucieka i traci wszystko ({ $lost }). Twoje skarby są bezpieczne do końca gry.
first-five = Gra ma pięć rund. Wygrywa ten, kto na koniec ma najwięcej.

## Relics

relics-begin = Podstawy już znasz. Tym razem w talii są też artefakty. Idź dalej!
relics-left-early = Bezpieczne skarby: { $chest }. Ale artefakt znajdzie tylko ten, kto idzie dalej.
relics-found = { card-came-relic } Nie da się go podzielić.
relics-guess = Czy teraz wyjdziesz samotnie? Inni też go chcą. Poczekaj: idź dalej!
relics-stays = { $leaver } wychodzą razem. Dlatego nikt nie dostaje artefaktu: wciąż tam leży.
relics-left-together = Nie tylko ty: { $leaver } też wychodzą. Dlatego nikt nie dostaje artefaktu.
relics-now = Oprócz ciebie jest tu tylko { bot-bold }, a ten rzadko wychodzi wcześnie. To twoja szansa: wyjdź!
relics-taken = Wychodzisz samotnie, więc artefakt jest twój. Jego wartość: { $worth }, i nic mu już nie grozi.
relics-lost = Karta się powtórzyła. Tracisz wszystko, co niesiesz, a artefakt przepada.
relics-end = Patrz, kto jeszcze jest z tobą. Artefakt będzie twój, gdy wszyscy inni pójdą dalej.
