# Polski. Tu stoi każde zdanie, które program mówi do ludzi.

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
relics = { $count ->
    [one] { $count } { relic-one }
    [few] { $count } { relic-many }
   *[many] { $count } { relic-one }ów
}
card-treasure = { $gems }
card-relic = { relic-one }
card-relic-worth = { relic-one } { $worth }
with-relics = z { relic-one }ami
without-relics = bez { relic-one }ów

## The table

entrance = Wyprawa { $number } z { $of }
leader = W tej wyprawie karty odsłania { $name }.
path-empty = Ścieżka jest pusta.
column-explorer = Poszukiwacz
column-where = Gdzie
column-carried = Niesie
column-chest = { $place ->
    [temple] Namiot
   *[cave] Skrzynia
}
column-relics = { relic-head }
column-points = Punkty
inside = w środku
at-camp = w obozie
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

began = Zaczyna się wyprawa { $number } z { $of }.
began-relic = Nowe w talii: { $relics }.
card-came-treasure = Skarb wart { $gems }.
card-came-trap = Pułapka: { $trap }.
card-came-trap-first = Pułapka: { $trap }. Nikt jeszcze nic nie niesie, więc od razu przychodzi następna karta.
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
ended-trap = Jedna karta „{ $trap }” opuszcza grę.
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
saved = Zapisano w { $file }. Dalej: { $command }
game-kept = Gra została zapisana w { $file }. Przejrzyj ją z mistrzem: { $command }
not-saved = Nie udało się zapisać gry ({ $reason }). Oto jej zapis:

## The editions

editions-title = Dziewięć gier
column-edition = Wydanie
column-relics-rule = { relic-head }
column-first-trap = Pułapka na początku
column-tie = Remis
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

## The rules of an edition

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
rules-tie-shared = Przy równej liczbie punktów zwycięstwo jest wspólne.
rules-tie-relics = Przy równej liczbie punktów wygrywa ten, kto ma najwięcej { relic-one }ów. Nadal remis? Zagrajcie jeszcze raz.
rules-tie-again = Przy równej liczbie punktów nikt nie wygrywa samodzielnie: zagrajcie jeszcze raz.
rules-head-table = Przy stole
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

## Simulation

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

## The page: screens and ways in

screen-rules = Zasady
screen-replay = Powtórka
screen-settings = Ustawienia
screen-pass = Jedno urządzenie dla wszystkich
claim = Jak głęboko odważysz się wejść do jaskini? Weź swoje i uciekaj albo zostań po więcej.
play = Graj
play-now = Zagraj teraz z botami
your-name = Twoje imię
default-name = Poszukiwacz
open-table = Otwórz stół dla znajomych
pass-device = Jedno urządzenie z rąk do rąk
join-by = Link lub kod stołu
join = Dołącz
open-record = Otwórz zapis
more = Więcej
language = Język
my-games = Moje gry
public-tables = Stoły publiczne
join-table = Dołącz do stołu: { $name }
go-back-in = Wróć do gry
back = Wstecz
home = Strona główna
close = Zamknij
try-again = Spróbuj ponownie
entering = Zapalamy pochodnie…
no-table = Tu nie ma gry
join-title = Masz zaproszenie
join-about = Usiądź przy tym stole. Konto nie jest potrzebne.
sit-down = Usiądź
only-watch = Tylko patrzę
pass-explained = Wszyscy wybierają po kolei na tym urządzeniu, a zasłona kryje każdy wybór.
name-of = Imię poszukiwacza { $number }
one-more = Jeszcze jeden poszukiwacz
bots-beside = Boty do towarzystwa

## The page: before a game

lobby-title = Przy ognisku
seats = Miejsca
host = gospodarz
here = przy stole
you = ty
bot = bot
remove = Usuń
remove-name = Usuń: { $name }
seats-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
bot-kind = Rodzaj bota
add-bot = Dodaj bota
somebody-here = Ktoś jeszcze przy tym urządzeniu
start = Zaczynamy
start-needs = { $count ->
    [one] Brakuje jednego poszukiwacza
   *[many] Brakuje poszukiwaczy: { $count }
}
host-starts = Grę zaczyna gospodarz.
leave-table = Odejdź od stołu na dobre
leave-sure-playing = Za ciebie zagra dalej bot i nie będzie można odebrać mu miejsca.
leave-sure-open = Twoje miejsce zwolni się dla innych.
stay = Zostań przy stole
invite = Zaproś znajomych
invite-about = Wyślij link albo daj im zeskanować kod aparatem.
link = Link
copy-link = Udostępnij link
copied = Skopiowano
qr = Link jako kod QR
options = Opcje
time = Czas na wybór
time-none = bez limitu
time-seconds = { $seconds } s
time-hours = { $hours } godz.
odds = Szanse
odds-shown = widoczne
odds-not-shown = ukryte
chests = { $place ->
    [temple] Namioty
   *[cave] Skrzynie
}
chests-closed = zamknięte
chests-open = otwarte
spectators = Widzowie
spectators-welcome = mile widziani
spectators-none = brak
listed = Na liście stołów publicznych
listed-by-link = nie, tylko przez link
listed-public = tak
edition-de-iello-2017 = Wszystkie pięć reliktów jest w talii od początku; trzy pierwsze wyniesione są warte po 5, pozostałe po 10.
edition-fr-iello-2021 = Gra podstawowa nie ma reliktów; z nimi przed każdą wyprawą dochodzi coraz cenniejszy.
edition-nl-iello-2023 = Gra podstawowa nie ma reliktów; z nimi przed każdą wyprawą dochodzi coraz cenniejszy.
edition-ru-hobbyworld-2026 = Czyhają skorpiony i włócznie; pogoń za złotem dodaje relikt przed każdą wyprawą.
edition-pl-incan-gold = Świątynia, artefakty i złoto; pułapka jako pierwsza karta jest pomijana, a remis rozstrzygają artefakty.
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
bot-strength = Siła { $strength } z 5
strength-1 = bardzo łatwy
strength-2 = łatwy
strength-3 = niezły
strength-4 = silny
strength-5 = najsilniejszy
rivals = Rywale

## The page: at the table

menu = Menu
log = Co się wydarzyło
path = Ścieżka
camp = Obóz
entrance-open = Wejście { $number } jest otwarte
entrance-shut = Wejście { $number } jest zamknięte
entrance-later = Wejście { $number } będzie później
lying = { $count ->
    [one] Leży na niej { $count } klejnot.
    [few] Leżą na niej { $count } klejnoty.
   *[many] Leży na niej { $count } klejnotów.
}
newest = Najnowsza karta.
danger-title = Następna karta
danger-why = Pokaż rachunek
copies-left = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
on-the-path = na ścieżce
odds-hidden = Szanse są tu ukryte
go-on = Dalej
leave = Wychodzę
cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
leave-value = { $leavers ->
    [1] samotnie { $gems }
    [2] we dwoje { $gems }
   *[other] we troje { $gems }
}{ $relics ->
    [yes] {" "}+ { relic-one }
   *[no] {""}
}
key-go-on = d
key-leave = w
key-hint = p
hint = Podpowiedź
hint-thinking = Mistrz się zastanawia …
hint-none = Teraz nie ma podpowiedzi.
hint-says = Dalsza droga wygrywa { $go }, wyjście { $leave }{ $close ->
    [yes] {""}, prawie tyle samo
   *[no] {""}
}: mistrz { $choice ->
    [leave] by wyszedł
   *[go_on] poszedłby dalej
}.
state-deciding = wybiera
state-sealed = już wybrał(a)
state-inside = { $place ->
    [temple] w świątyni
   *[cave] w jaskini
}
state-leaving = wychodzi
state-at-camp = w obozie
state-away = poza stołem
hush = Ćśś…
collapse-title = { $place ->
    [temple] Ratuj się kto może!
   *[cave] Jaskinia się zawala!
}
collapse-why = Jeszcze raz: { $trap }
go-on-reading = Idziemy
decision-skipped = Nikt jeszcze nie ma nic do stracenia: od razu przychodzi następna karta.
bot-took-over = Za gracza { $name } gra teraz bot.
seat-taken-back = { $name } wraca do gry.
take-back = Odbierz swoje miejsce botowi
big-screen = Pokaż na dużym ekranie
waiting-for = { $count ->
    [one] Czekamy: { $name }…
    [few] Czekamy na { $count } osoby…
   *[many] Czekamy na { $count } osób…
}
bots-decide = Boty się zastanawiają…
you-at-camp = W obozie nic ci nie grozi. Patrz na innych.
watching = Oglądasz
line-lost = Utracono połączenie, próbujemy ponownie…
choice-of = Wybiera { $name }
pass-to = Teraz urządzenie bierze { $name }
pass-about = Nikt inny nie patrzy.
i-am = To ja, { $name }

## The page: result, proof and replay

winner = zwycięstwo
rematch = Jeszcze raz
rematch-host = Gospodarz może zacząć nową grę.
share = Udostępnij
verify = Sprawdź tasowanie
verifying = Przeliczamy tasowanie…
verify-good = Tasowanie było uczciwe: wszystko się zgadza.
verify-bad = Coś się nie zgadza.
verify-about = Wszystko to twoja przeglądarka policzyła sama, z zapisu gry.
verify-commitment = Sekret serwera jest tym, do którego się zobowiązał.
verify-noted = Zobowiązanie jest tym, które twoja przeglądarka widziała przed grą.
verify-number = Twoja własna liczba jest częścią tasowania.
verify-no-number = Gra zaczęła się, zanim twoja przeglądarka zdążyła dodać swoją liczbę.
verify-game = Karty i wybory są tymi, dla których powstał dowód.
verify-seed = { $count ->
    [one] Ziarno wynika z sekretu i liczby { $count } gracza.
   *[many] Ziarno wynika z sekretu i liczb { $count } graczy.
}
verify-deck = Talia jest pełna w każdej chwili, razem: { $count }.
verify-cards = { $count ->
    [one] { $count } karta jest tą, którą daje ziarno.
    [few] { $count } karty są tymi, które daje ziarno.
   *[many] { $count } kart zgadza się z ziarnem.
}
check-good = dobrze:
check-bad = źle:
replay-about = Otwórz zapis dowolnej gry: plik albo jego tekst.
replay-file = Plik
replay-paste = Tekst zapisu
replay-show = Pokaż grę
step-back = Krok wstecz
step-on = Krok dalej
run = Odtwarzaj
pause = Pauza
scrubber = Chwila gry
curves-danger = Niebezpieczeństwo sięgnęło najwyżej { $percent }. Majątek na końcu:
curves-danger-key = niebezpieczeństwo
curves-worth-key = linie: majątek każdego, do { $most }
rules-play = Jak grać
differ-title = Czym różnią się wydania
differ-about = Skarby, po trzy pułapki każdego z pięciu rodzajów i sposób dzielenia są we wszystkich pięciu instrukcjach takie same. Różni się to.
column-traps = { $place ->
    [temple] Niebezpieczeństwa
   *[cave] Pułapki
}
column-stones = Kamienie
picture-share = Skarb wart 11 dla trojga: po 3 dla każdego, a 2 zostają na karcie.
picture-traps = Dwa razy to samo: każdy, kto jest jeszcze w środku, traci to, co niesie.
picture-leave = Na ścieżce leży 5 klejnotów i wychodzą dwie osoby: po 2 dla każdej, a 1 zostaje.
picture-relic = Wychodzi tylko jedna osoba: { relic-one } idzie razem z nią.

## The page: settings

setting-theme = Kolory
setting-theme-auto = jak w systemie
setting-theme-light = jasne
setting-theme-dark = ciemne
setting-theme-contrast = wysoki kontrast
setting-motion = Ruch
setting-motion-auto = jak w systemie
setting-motion-full = pełny
setting-motion-reduced = ograniczony
setting-keys = Klawisze literowe
setting-keys-on = tak
setting-keys-off = nie
keys-about = { $go } idzie dalej, { $leave } wychodzi, { $hint } prosi o podpowiedź, ? pokazuje zasady. Escape pomija animację.
keys-replay = W powtórce strzałki przechodzą krok po kroku, Home i End przeskakują na początek i koniec, a spacja odtwarza i wstrzymuje.

## The page: what went wrong

problem-offline = Serwer jest nieosiągalny.
problem-unavailable = Teraz to nie działa. Spróbuj jeszcze raz.
problem-no-such-table = Tego stołu nie ma albo jest zamknięty.
problem-not-watched = Przy tym stole nikt nie może patrzeć.
problem-too-many-tables = Jest teraz za dużo stołów. Spróbuj później.
problem-too-fast = Za szybko. Poczekaj chwilę.
problem-table-full = Wszystkie miejsca są zajęte.
problem-seat-taken = To miejsce jest zajęte.
problem-seats-taken = Siedzi tu już więcej osób.
problem-already-started = Gra już się zaczęła.
problem-not-started = Gra się jeszcze nie zaczęła.
problem-bad-name = Tego imienia nie da się pokazać. Wybierz inne.
problem-closed = Ten stół jest zamknięty.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To nie twoje miejsce.
problem-not-in-cave = Jesteś w obozie.
problem-not-awaited = Teraz nie musisz wybierać.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-bot = Nie ma takiego bota.
problem-no-such-person = Tej osoby tu nie ma.
problem-no-such-rule-set = Nie ma takiej gry.
problem-unknown-person = Nie ma cię już przy tym stole.
problem-played-by-bot = Gra za ciebie bot. Najpierw odbierz swoje miejsce.
problem-numbers-missing = Czyjaś przeglądarka nie dodała jeszcze swojej liczby. Spróbuj jeszcze raz.
problem-too-few-explorers = Potrzeba co najmniej trzech poszukiwaczy.
problem-malformed = Nie da się tego odczytać.
problem-too-large = To za długie.
problem-not-found = Nic tu nie ma.
problem-hello-first = Połączenie nie było gotowe. Spróbuj jeszcze raz.
problem-bad-record = To nie jest zapis gry albo łamie on zasadę.
problem-no-record = Nie ma tu zapisu skończonej gry.
