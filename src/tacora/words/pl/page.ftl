# Polish: what the page alone says.

## Screens and ways in

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

## Before a game

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
bot-strength = Siła { $strength } z 5
rivals = Rywale

## At the table

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

## Result, proof and replay

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

## Settings

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

## What went wrong

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
