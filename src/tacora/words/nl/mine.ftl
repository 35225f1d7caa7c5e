# Nederlands: mijn spellen, die dit apparaat bewaart.

mine-none = Elk spel dat je op dit apparaat uitspeelt, wordt hier bewaard: met de uitslag, om terug te kijken en om te analyseren.
mine-about = Deze spellen staan alleen op dit apparaat: geen account, geen tracking.
mine-refused = Deze browser laat de pagina geen spellen bewaren.
mine-games = { $count ->
    [one] spel
   *[other] spellen
}
mine-wins = gewonnen
mine-even-wins = zeges bij gelijke kansen
mine-not-counted = Spellen die met meer mensen op dit apparaat zijn gespeeld, spellen die midden in een ander spel begonnen, en oefenspellen staan in de lijst, maar tellen niet mee.
mine-list = Alle spellen
mine-place = Plaats { $place } van { $of }
mine-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
mine-one-device = Op één apparaat: { $names }
mine-won-by = Gewonnen door { $names }
mine-with = Met { $names }
mine-practice = Oefenspel
mine-figure = Prestatie { $value }
mine-review = Analyse
mine-more = Meer tonen ({ $count })
mine-won = Gewonnen spellen
mine-by-edition = Per uitgave
mine-by-size = Per aantal spelers
mine-size = { $count } spelers
mine-of-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
mine-even = De streep is het gelijke aandeel: wat je wint als iedereen even goed speelt.
mine-habits = Wanneer je vertrekt
mine-habits-about = Hoe vaak je vertrekt, en hoe vaak het evenwicht dat doet met evenveel spelers: het beste spel om edelstenen, als iedereen zo speelt.
mine-by-risk = Naar het risico van de volgende kaart
mine-by-gems = Naar de edelstenen die je draagt
mine-you = jij
mine-equilibrium = evenwicht
mine-choices = keuzes
mine-last-column = rechts jouw keuzes
mine-performance = Prestatie in de loop van de tijd
mine-performance-about = Elke stip is een geanalyseerd spel, het dunne streepje de foutmarge. De dikke lijn is het gemiddelde van de laatste tien spellen. Nul is het spel van de Gokker, 100 is spel zonder duidelijk verlies.
mine-performance-said = Prestatie in geanalyseerde spellen, aantal: { $count }. Laatste: { $last }. Gemiddelde van de laatste tien: { $mean }.
mine-no-review = Zodra je een spel hebt laten analyseren, staat de prestatie hier.
mine-deeds = Wapenfeiten
mine-earned = { $done } van { $of }
mine-done = (gelukt)
mine-to-do = (nog niet)
mine-file = Bewaren, meenemen, wissen
mine-file-about = Een bestand met al je spellen is een reservekopie en brengt ze naar een ander apparaat.
mine-export = Opslaan als bestand
mine-import = Bestand openen
mine-imported = { $fresh ->
    [0] Niets nieuws: alle spellen stonden hier al.
    [one] Er is één spel bij gekomen.
   *[other] Er zijn { $fresh } spellen bij gekomen.
}
mine-fault-not-mine = In dit bestand staan geen opgeslagen spellen. Er is niets veranderd.
mine-fault-newer = Dit bestand komt van een nieuwere versie van de pagina. Er is niets veranderd.
mine-fault-broken = Dit bestand is beschadigd. Er is niets veranderd.
mine-fault-too-large = Dit bestand is te groot. Er is niets veranderd.
mine-fault-storage = De browser kon dit niet opslaan. Er is niets veranderd.
mine-erase = Alles wissen
mine-erase-sure = { $count ->
    [one] Het spel op dit apparaat voorgoed wissen?
   *[other] Alle { $count } spellen op dit apparaat voorgoed wissen?
}
mine-erase-no = Houden
mine-erase-yes = Voorgoed wissen
mine-erased = Alles is gewist.

deed-untouched = Zonder kleerscheuren
deed-untouched-about = Win een spel zonder iets aan een valstrik te verliezen.
deed-every-day = Vijf uit vijf
deed-every-day-about = Breng uit alle vijf expedities van een spel edelstenen mee naar huis.
deed-comeback = Inhaalrace
deed-comeback-about = Win een spel waarin je voor de laatste expeditie minstens { $limit } punten achterstond.
deed-fall-and-rise = Vallen en opstaan
deed-fall-and-rise-about = Win een spel waarin één valstrik je minstens { $limit } edelstenen kostte.
deed-last-out = Het laatste licht
deed-last-out-about = Vertrek als allerlaatste, met minstens { $limit } edelstenen.
deed-in-time = Net op tijd
deed-in-time-about = Vertrek, en bij de volgende kaart vluchten alle anderen.
deed-sweep = Schoon schip
deed-sweep-about = Vertrek als enige en raap minstens { $limit } edelstenen van het pad.
deed-nerve = Stalen zenuwen
deed-nerve-about = Ga door bij een risico van minstens { $risk } en breng uit die expeditie toch { $limit } edelstenen mee.
deed-two-relics = Archeoloog
deed-two-relics-about = Breng { $limit } { relic-many } mee in één spel.
deed-champion = Reuzendoder
deed-champion-about = Win van de bot { bot-champion }.
deed-clear-head = Helder hoofd
deed-clear-head-about = Haal in de analyse van een spel met minstens { $limit } keuzes het niveau van de bot { bot-scholar } of beter.
deed-five-books = Belezen
deed-five-books-about = Win een spel volgens elk van de vijf spelregelboekjes.
