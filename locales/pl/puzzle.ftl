# The kanji puzzle.

puzzle = Łamigłówka kanji
puzzle-of-day = Łamigłówka kanji na { $date }
puzzle-number = Łamigłówka kanji nr { $number }
puzzle-task = Łącz lewe i prawe połowy w kanji. Każdej karty użyj raz i zbierz jak najwięcej kresek.
puzzle-streak = Seria
puzzle-made = Twoje kanji: { $strokes }
puzzle-empty = Na razie żadnego. Wybierz shari, a potem neta.
puzzle-apart = Rozdziel
puzzle-hint = Podpowiedź
puzzle-end = Zakończ
puzzle-best = Idealnie: { $best }!
puzzle-better = Twój wynik: { $yours }. Najlepszy możliwy: { $best }.
puzzle-hints = { $count ->
    [one] Z jedną podpowiedzią.
    [few] Z { $count } podpowiedziami.
    [many] Z { $count } podpowiedziami.
   *[other] Z { $count } podpowiedziami.
}
puzzle-again = Spróbuj jeszcze raz
puzzle-others = Inne łamigłówki
puzzle-today = Dzisiejsza łamigłówka
kanji-piece-hinted = { $half }, część najlepszego rozwiązania
puzzle-easy = Łatwa
puzzle-medium = Średnia
puzzle-hard = Trudna
puzzle-practice = Poćwicz
puzzle-archive = Archiwum
puzzle-statistics = Twoje codzienne łamigłówki
puzzle-played = Rozegrane
puzzle-perfect = Idealne
puzzle-streak-longest = Najdłuższa seria
puzzle-streak-about = Dzień się liczy, gdy tego samego dnia ukończysz jego łamigłówkę z co najmniej jednym kanji.
puzzle-next-in = Następna łamigłówka za
puzzle-result = Twój wynik
puzzle-result-line = { $yours } z { $best } kresek
puzzle-result-share = Udostępnij wynik
puzzle-result-copied = Skopiowano wynik.
puzzle-early = Ta łamigłówka nie jest jeszcze gotowa
    .about = Każdy dzień ma swoją, a jutrzejsza zostaje w kuchni do północy czasu UTC.
puzzle-archive-about = Wszystkie dotychczasowe łamigłówki. Zaległe też można rozwiązać, ale do serii liczy się tylko dzisiejsza.
puzzle-archive-earlier = Wcześniej
puzzle-archive-later = Później
