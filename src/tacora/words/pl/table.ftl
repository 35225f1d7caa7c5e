# Polish: what the page says at a table and nowhere else; it fetches these words with the table.

own-explorer = Twój poszukiwacz
change-look = Zmień wygląd
look-face = Twarz
look-colour = Kolor
look-shape = Kształt
look-taken = { $name } (zajęte)

face-0 = Kapelusz
face-1 = Kask z lampką
face-2 = Warkocze
face-3 = Hełm tropikalny
face-4 = Kaptur
face-5 = Gogle lotnicze
face-6 = Loki
face-7 = Biała broda
face-8 = Turban
face-9 = Kok i okulary
face-10 = Wełniana czapka
face-11 = Opaska na oku

colour-0 = Czerwony
colour-1 = Niebieski
colour-2 = Żółty
colour-3 = Zielony
colour-4 = Fioletowy
colour-5 = Pomarańczowy
colour-6 = Turkusowy
colour-7 = Różowy

shape-0 = Koło
shape-1 = Trójkąt
shape-2 = Kwadrat
shape-3 = Romb
shape-4 = Gwiazda
shape-5 = Krzyż
shape-6 = Księżyc
shape-7 = Sześciokąt

emotes = Reakcje
emoted = { $name } { $emote }
emote-laugh = śmieje się
emote-amazed = nie wierzy własnym oczom
emote-tears = płacze
emote-thinking = zastanawia się
emote-scared = boi się
emote-applause = bije brawo
emote-luck = liczy na szczęście
emote-wave = macha na powitanie

show-emotes = Reakcje innych
show-emotes-on = Pokazuj
show-emotes-off = Ukrywaj
mute-emotes = Ukrywaj reakcje tych osób:

## The result

turning-points = Punkty zwrotne
review = Analiza
play-on = Graj dalej stąd
taken-over = Do tego miejsca gra pochodzi z innej rozgrywki.
lobby-taken-over = Ta gra zaczyna się w środku innej: runda { $expedition }, karta { $turn }.
to-result = Wynik
lead-for-good = { $name } obejmuje prowadzenie i już go nie oddaje.

## The check of the shuffle

verify-good = Tasowanie było uczciwe: wszystko się zgadza.
verify-bad = Coś się nie zgadza.
verify-about = Twoja przeglądarka sama obliczyła to wszystko na podstawie zapisu gry.
verify-commitment = Serwer użył tego samego sekretu, który zadeklarował przed grą.
verify-noted = Deklaracja serwera jest identyczna z tą, którą twoja przeglądarka otrzymała przed grą.
verify-number = Twoja liczba została uwzględniona przy tasowaniu.
verify-no-number = Gra zaczęła się, zanim twoja przeglądarka zdążyła dodać swoją liczbę.
verify-game = Dowód dotyczy właśnie tych kart i wyborów.
verify-seed = { $count ->
    [0] Ziarno tasowania wynika z samego sekretu.
    [one] Ziarno tasowania wynika z sekretu i liczby dodanej przez { $count } gracza.
   *[many] Ziarno tasowania wynika z sekretu i liczb dodanych przez { $count } graczy.
}
verify-deck = { $count ->
    [one] Talia była kompletna przy sprawdzeniu.
    [2] Talia była kompletna przy obu sprawdzeniach.
   *[other] Talia była kompletna przy wszystkich { $count } sprawdzeniach.
}
verify-cards = { $count ->
    [one] { $count } karta zgadza się z ziarnem.
    [2] Obie karty zgadzają się z ziarnem.
   *[other] Wszystkie karty (razem { $count }) zgadzają się z ziarnem.
}
verify-weak = Wszystko, co można sprawdzić, zgadza się, ale ten dowód jest słaby.
verify-told = Liczby przypisane do wszystkich { $count } miejsc są takie same jak te, które twoja przeglądarka otrzymała razem z pierwszą kartą.
verify-not-as-told = Liczby niezgodne z tymi, które twoja przeglądarka otrzymała razem z pierwszą kartą: { $names }.
verify-not-told = Twoja przeglądarka nie była połączona, gdy podawano liczby przypisane do miejsc.
verify-places = Każde miejsce ma dokładnie jeden wpis, a boty nie mają liczb.
verify-unbound = W tym starszym dowodzie liczby nie są przypisane do miejsc, więc serwer mógł dodać własną.
verify-began = { $count ->
    [one] Jedna karta pochodzi z innej gry, więc niczego nie dowodzi.
    [few] { $count } karty pochodzą z innej gry, więc niczego nie dowodzą.
   *[many] { $count } kart pochodzi z innej gry, więc niczego nie dowodzi.
}
verify-not-began = Gra nie zaczyna się w miejscu, które podano twojej przeglądarce.
verify-anew = { $count ->
    [one] Serwer odtworzono z kopii zapasowej i potasowano karty od nowa; twoja przeglądarka o tym wie.
    [2] Serwer odtworzono z kopii zapasowej dwa razy i za każdym razem potasowano karty od nowa; twoja przeglądarka o tym wie.
   *[other] Serwer odtworzono z kopii zapasowej { $count } razy i za każdym razem potasowano karty od nowa; twoja przeglądarka o tym wie.
}
verify-anew-away = Serwer odtworzono z kopii zapasowej, a karty potasowano od nowa, gdy twoja przeglądarka nie była połączona.
verify-seen = { $count ->
    [one] Jedyna karta, którą widziała twoja przeglądarka, jest w zapisie na swoim miejscu.
    [2] Obie karty, które widziała twoja przeglądarka, są w zapisie na swoich miejscach.
   *[other] Wszystkie karty, które widziała twoja przeglądarka (razem { $count }), są w zapisie na swoich miejscach.
}

# The admin has announced a restart; $time is the time of day.
restart-notice = Serwer uruchomi się ponownie o { $time }, a potem gra sama potoczy się dalej.
