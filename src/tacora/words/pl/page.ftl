# Polish: what the page alone says.

## Screens and ways in

screen-learn = Nauka gry
screen-rules = Zasady
screen-puzzles = Łamigłówki
screen-calculator = Kalkulator
screen-replay = Powtórka
screen-mine = Moje gry
screen-settings = Ustawienia
screen-daily = Jaskinia dnia
daily-claim = Codziennie te same karty dla wszystkich
screen-pass = Jedno urządzenie dla wszystkich
claim = Jak daleko w głąb { $place ->
    [temple] świątyni
   *[cave] jaskini
} odważysz się wejść? Bierz swoją część i wychodź albo zostań i zgarnij więcej!
play = Graj
play-now = Zagraj teraz z botami
your-name = Twoje imię
default-name = Poszukiwacz
open-table = Otwórz stół dla znajomych
pass-device = Graj na jednym urządzeniu
join-by = Link lub kod stołu
join = Dołącz
open-record = Otwórz zapisaną grę
more = Więcej
language = Język
last-games = Ostatnie gry
public-tables = Stoły publiczne
join-table = Dołącz do stołu: { $name }
go-back-in = Wróć do gry
back = Wstecz
home = Strona główna
close = Zamknij
try-again = Spróbuj ponownie
entering = Zapalamy pochodnie…
no-table = Nie ma tu żadnej gry
join-title = Masz zaproszenie
invited-by = { $host } zaprasza cię do gry „{ $title }”
at-the-table = Przy stole: { $names }.
join-about = Usiądź przy tym stole. Nie potrzebujesz konta.
sit-down = Usiądź
only-watch = Tylko oglądaj
pass-explained = Wszyscy wybierają po kolei na tym urządzeniu, a każdy wybór pozostaje ukryty.
name-of = Imię poszukiwacza { $number }
one-more = Dodaj gracza
bots-beside = Boty przy stole

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
bots-mixed = różne
bots-mixed-about = Za każdym razem inny rodzaj.
add-bot = Dodaj bota
somebody-here = Dodaj gracza na tym urządzeniu
start = Zaczynamy!
start-needs = { $count ->
    [one] Brakuje jeszcze jednego poszukiwacza
   *[many] Brakuje jeszcze { $count } poszukiwaczy
}
host-starts = Grę rozpoczyna gospodarz.
leave-table = Odejdź od stołu na dobre
leave-sure-playing = Bot będzie grał dalej za ciebie, a miejsca nie da się już odzyskać.
leave-sure-open = Twoje miejsce zwolni się dla innych.
stay = Zostań przy stole
invite = Zaproś znajomych
invite-about = Wyślij link albo pokaż kod QR do zeskanowania.
invite-code = Albo podyktuj kod do wpisania na stronie głównej:
link = Link
copy-link = Udostępnij link
copied = Skopiowano link
door = Link i blokada
lock = Zablokuj stół
unlock = Odblokuj stół
locked = Stół jest zablokowany: nikt więcej nie może usiąść.
new-link = Nowy link
new-link-done = Stół ma nowy link.
new-link-about = Po utworzeniu nowego linku stary link i kod przestaną działać. Gracze zostaną przy stole, a widzom będzie potrzebny nowy link.
qr = Link jako kod QR
options = Opcje
options-said = { $title } { $relics ->
    [yes] { with-relics }
   *[no] { without-relics }
}, { $clock ->
    [yes] { $time } na wybór
   *[no] bez limitu czasu
}. Ryzyko { $odds ->
    [shown] widoczne
   *[hidden] ukryte
}, { $place ->
    [temple] namioty
   *[cave] skrzynie
} { $chests ->
    [open] otwarte
   *[closed] zamknięte
}, { $spectators ->
    [welcome] widzowie mile widziani
   *[none] bez widzów
}, { $listed ->
    [public] stół publiczny
   *[link] stół tylko dla zaproszonych
}.
time = Czas na wybór
time-none = bez limitu
time-seconds = { $seconds } s
time-hours = { $hours } godz.
odds = Ryzyko
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
spectators-none = bez widzów
outside-bots = Boty z zewnątrz
listed = Na liście stołów publicznych
listed-by-link = nie, tylko przez link
listed-public = tak
edition-de-iello-2017 = Wszystkich pięć artefaktów jest w talii od początku; trzy pierwsze wyniesione są warte po 5, pozostałe po 10.
edition-fr-iello-2021 = W grze podstawowej nie ma artefaktów; w wariancie przed każdą rundą dochodzi kolejny, coraz cenniejszy.
edition-nl-iello-2023 = W grze podstawowej nie ma artefaktów; w wariancie przed każdą rundą dochodzi kolejny, coraz cenniejszy.
edition-ru-hobbyworld-2026 = Czyhają tu skorpiony i włócznie; w wariancie „Pogoń za złotem” przed każdą rundą dochodzi artefakt.
edition-pl-incan-gold = Świątynia Inków, artefakty i złoto; gdy pierwszą kartą rundy jest niebezpieczeństwo, od razu odsłania się następną, a w grze z artefaktami remis rozstrzyga ich liczba.
bot-strength = Siła { $strength } z 5
rivals = Rywale

## At the table

menu = Menu
log = Co się wydarzyło
path = Ścieżka
camp = Obóz
entrance-open = { $place ->
    [temple] Karta świątyni { $number } jest odsłonięta
   *[cave] Wejście { $number } jest otwarte
}
entrance-shut = { $place ->
    [temple] Karta świątyni { $number }: runda zakończona
   *[cave] Wejście { $number } jest zamknięte
}
entrance-later = { $place ->
    [temple] Karta świątyni { $number } czeka na swoją rundę
   *[cave] Wejście { $number } otworzy się później
}
lying = { $count ->
    [one] Na karcie leży { $count } skarb.
    [few] Na karcie leżą { $count } skarby.
   *[many] Na karcie leży { $count } skarbów.
}
newest = Ostatnio odsłonięta karta.
danger-title = Następna karta
danger-label = Ryzyko następnej karty
danger-why = Pokaż obliczenia
copies-left = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
on-the-path = na ścieżce
odds-hidden = Ryzyko jest tu ukryte
cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
leave-value = { $leavers ->
    [1] samotnie: { $gems }
    [2] we dwoje: po { $gems }
   *[other] we troje: po { $gems }
}{ $relics ->
    [0] {""}
    [one] {" "}+ { relic-one }
    [few] {" "}+ { $relics } artefakty
   *[many] {" "}+ { $relics } artefaktów
}
hint = Podpowiedź
state-deciding = wybiera
state-sealed = już po wyborze
state-inside = { $place ->
    [temple] w świątyni
   *[cave] w jaskini
}
state-leaving = wychodzi
state-at-camp = w obozie
state-away = chwilowo offline
hush = Cśś…
collapse-title = Ratuj się, kto może!
go-on-reading = Kontynuuj
decision-skipped = Nikt jeszcze nie ma nic do stracenia: od razu odsłaniamy następną kartę.
bot-took-over = { $name }: grę przejmuje bot.
seat-taken-back = { $name } wraca do gry.
take-back = Odzyskaj swoje miejsce
resume = Graj dalej: runda { $expedition }
resume-inside = Graj dalej: runda { $expedition }, { $carried ->
    [0] jeszcze bez skarbów
    [one] niesiesz { $carried } skarb
    [few] niesiesz { $carried } skarby
   *[many] niesiesz { $carried } skarbów
}
resume-camp = Graj dalej: runda { $expedition }, jesteś w obozie
running = Trwające gry
stood-in = Gdy cię nie było, grał za ciebie bot: { $what }.
stood-in-and = { $before }; { $what }
stood-in-on = w rundzie { $expedition } poszedł dalej { $times ->
    [one] raz
    [2] dwa razy
   *[other] { $times } razy
}
stood-in-left = w rundzie { $expedition } { $times ->
    [0] od razu wyszedł
    [one] poszedł dalej raz, a potem wyszedł
    [2] poszedł dalej dwa razy, a potem wyszedł
   *[other] poszedł dalej { $times } razy, a potem wyszedł
}
big-screen = Duży ekran
hand-carried = Niesiesz
hand-scan = Zeskanuj i graj na telefonie
hand-look = Spójrz na duży ekran!
hand-over = Wynik gry zobaczysz na dużym ekranie.
hand-full = Pokaż tu cały stół
waiting-for = { $count ->
    [one] Decyduje jeszcze { $name }…
    [few] Czekamy na { $count } osoby…
   *[many] Czekamy na { $count } osób…
}
bots-decide = Boty się zastanawiają…
your-turn = Twoja kolej!
your-turn-about = Pozostali czekają na twój wybór.
you-at-camp = W obozie nic ci nie grozi. Obserwuj pozostałych.
watching = Oglądasz grę
line-lost = Utracono połączenie, łączymy się ponownie…
choice-of = Wybiera { $name }
pass-to = Teraz urządzenie bierze { $name }
pass-about = Reszta nie podgląda!
i-am = To ja, { $name }

## Result, proof and replay

winner = zwycięstwo
you-win = Wygrywasz!
you-share-victory = Wygrywacie wspólnie!
brought-home = Zdobycze w kolejnych rundach
rematch = Jeszcze raz
again-wished = Chętni na kolejną grę: { $names }.
to-lobby = Wróć do ogniska
tally = Bilans wieczoru ({ $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
})
tally-wins = Zwycięstwa
share = Udostępnij
verify = Sprawdź tasowanie
verifying = Sprawdzamy tasowanie…
secret-replaced = Serwer odtworzono z kopii zapasowej. Pozostałe karty potasowano od nowa.
check-good = w porządku:
check-bad = błąd:
replay-about = Otwórz zapis dowolnej gry: wybierz plik albo wklej tekst.
replay-file = Plik
replay-paste = Tekst zapisu
replay-show = Pokaż grę
step-back = Krok wstecz
step-on = Krok naprzód
run = Odtwarzaj
pause = Pauza
scrubber = Moment gry
curves-danger = Największe ryzyko: { $percent }. Wyniki końcowe:
curves-danger-key = ryzyko
curves-worth-key = linie: wyniki graczy (najwyższy: { $most })
rules-play = Jak grać
differ-title = Czym różnią się wydania
differ-about = Karty skarbów, liczba zagrożeń (pięć rodzajów po trzy karty) i zasady podziału są takie same we wszystkich pięciu wydaniach. Oto różnice.
column-traps = { $place ->
    [temple] Niebezpieczeństwa
   *[cave] Pułapki
}
column-stones = Kosztowności
picture-share = Skarb wart 11 dzielą trzy osoby: po 3 dla każdej, a 2 zostają na karcie.
picture-traps = { $place ->
    [temple] Dwa razy to samo niebezpieczeństwo: każdy, kto jest jeszcze w świątyni
   *[cave] Dwa razy ta sama pułapka: każdy, kto jest jeszcze w jaskini
}, traci to, co niesie.
picture-leave = Na ścieżce leży 5 skarbów i wychodzą dwie osoby: po 2 dla każdej, a 1 zostaje.
picture-relic = Wychodzi tylko jedna osoba: to ona zabiera artefakt.

## Settings

setting-theme = Kolory
setting-theme-auto = jak w systemie
setting-theme-light = jasne
setting-theme-dark = ciemne
setting-theme-contrast = wysoki kontrast
setting-motion = Animacje
setting-motion-auto = jak w systemie
setting-motion-full = pełne
setting-motion-reduced = ograniczone
setting-sound = Dźwięk
setting-sound-on = włączony
setting-sound-off = wyłączony
volume = Głośność
setting-vibration = Wibracje
setting-vibration-on = włączone
setting-vibration-off = wyłączone
setting-notify = Powiadomienie, gdy przyjdzie moja kolej
setting-notify-on = włączone
setting-notify-off = wyłączone
notify-refused = Ta przeglądarka nie zezwala na powiadomienia.
setting-keys = Skróty klawiszowe
setting-keys-on = włączone
setting-keys-off = wyłączone
keys-about = { $go } – dalej, { $leave } – wyjście, { $hint } – podpowiedź, ? – zasady. Escape pomija animację.
keys-replay = W powtórce strzałki przesuwają grę o krok wstecz lub naprzód, Home i End przenoszą na początek i na koniec, a spacja uruchamia i wstrzymuje odtwarzanie.

## What went wrong

problem-offline = Nie można połączyć się z serwerem.
problem-unavailable = Teraz to nie działa. Spróbuj jeszcze raz.
problem-restarting = Serwer zaraz uruchomi się ponownie. Potem znów będzie można otwierać stoły i zaczynać gry.
problem-banned = Ten serwer chwilowo nie przyjmuje połączeń z Twojej sieci.
problem-no-such-table = Ten stół nie istnieje albo jest zamknięty.
problem-no-such-code = Żaden otwarty stół nie ma takiego kodu. Sprawdź go albo poproś o link.
problem-too-many-codes = Wpisano zbyt wiele błędnych kodów. Odczekaj minutę albo użyj linku.
problem-not-watched = Ten stół nie przyjmuje widzów.
problem-too-many-tables = Jest teraz za dużo stołów. Spróbuj później.
problem-too-fast = Za szybko. Poczekaj chwilę.
problem-table-full = Wszystkie miejsca są zajęte.
problem-seat-taken = To miejsce jest zajęte.
problem-seats-taken = Przy stole siedzi już więcej osób, niż wybrano miejsc.
problem-already-started = Gra już się zaczęła.
problem-not-started = Gra się jeszcze nie zaczęła.
problem-bad-name = Tego imienia nie da się wyświetlić. Wybierz inne.
problem-closed = Ten stół jest zamknięty.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To nie twoje miejsce.
problem-not-in-cave = Jesteś w obozie.
problem-not-awaited = Teraz nie możesz wybierać.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-bot = Nie ma takiego bota.
problem-no-such-person = Tej osoby tu nie ma.
problem-no-such-rule-set = Nie ma takich zasad.
problem-unknown-person = Nie ma cię już przy tym stole.
problem-played-by-bot = Gra za ciebie bot. Najpierw odzyskaj swoje miejsce.
problem-numbers-missing = Czyjaś przeglądarka nie dodała jeszcze swojej liczby. Spróbuj jeszcze raz.
problem-too-few-explorers = Potrzeba co najmniej trzech poszukiwaczy.
problem-malformed = Nie da się tego odczytać.
problem-too-large = Plik lub tekst jest za duży.
problem-not-found = Nic tu nie ma.
problem-hello-first = Nie ma jeszcze połączenia. Spróbuj jeszcze raz.
problem-bad-record = To nie jest prawidłowy zapis gry.
problem-no-record = Nie ma tu zapisu zakończonej gry.
problem-too-many-tables-here = Z twojej sieci otwarto za dużo stołów. Spróbuj za godzinę.
problem-too-many-games = Z twojej sieci rozpoczęto za dużo gier. Spróbuj za kilka minut.
problem-too-many-guests = Przy tym stole jest już za dużo gości z twojej sieci.
problem-too-many-strong-bots = Serwer nie obsłuży więcej silnych botów przy tym stole.
problem-removed = Odebrano ci miejsce przy tym stole.
problem-locked = Ten stół jest zablokowany. Poproś gospodarza o odblokowanie.
problem-old-link = Ten link już nie działa. Poproś gospodarza o nowy.
problem-owner-stays = Ta osoba otworzyła stół i nie można jej usunąć.
problem-too-many-watchers = Ten stół ogląda już za dużo osób.

## A choice on its way, and other short news

not-sent = Jeszcze nie wysłano
choice-waits = Twój wybór zostanie wysłany, gdy połączenie wróci.
danger-rests = Na razie nic nie grozi
join-empty = Najpierw wklej link do stołu albo wpisz jego kod.
