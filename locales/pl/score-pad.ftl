# Notes z punktami dla tych, którzy grają prawdziwym pudełkiem.

pad = Notes z punktami
    .about = Grasz w wersję pudełkową? Zapisz, co każdy ma przed sobą, a notes policzy punkty, łącznie z remisami. Bez konta, a po wczytaniu także offline.
pad-open = Otwórz notes
pad-for = Dla { $least }–{ $most } graczy.
pad-rules = Zasady
pad-others = Inne gry
pad-with-box = Grasz w wersję pudełkową?
    .about = Notes policzy punkty za ciebie, także offline.

## Co się zapisuje

pad-player = Gracz { $number }
pad-name = Imię
pad-leave = Usuń gracza
pad-join-dummy = Dodaj gracza widmo
pad-leave-dummy = Usuń gracza widmo
pad-dummy-about = Liczy się jak trzeci gracz przy futomaki i puddingach, ale nie może wygrać.
pad-parts = Co zapisać
pad-round = Runda { $round }
pad-end = Koniec
pad-rolls = symbole futomaki
pad-puddings = puddingi
pad-customers = klienci
pad-tips = napiwki
pad-tip-cards = karty napiwku na ręce
pad-action-cards = inne karty akcji
pad-best-kanji = kreski najlepszego kanji
pad-more = { $what }: o jeden więcej
pad-less = { $what }: o jeden mniej
pad-type = Kanji, połowy albo kreski
    .about = Wpisz kanji, jego dwie połowy albo liczbę kresek
pad-take = Dodaj
pad-remove = Usuń: { $what }

## Co z tego wynika

pad-total = Razem
pad-standing = Punkty do tej pory
pad-nothing = Nic jeszcze nie wpisano.
pad-ahead = Prowadzi: { $names }
pad-ahead-tie = Prowadzi: { $names }. Remis na punkty, rozstrzyga: { $what }
pad-level = Remis: { $names }
pad-excess = { $what }: zapisano { $found }, a jest ich tylko { $most }.
pad-excess-of = { $name }, { $what }: zapisano { $found }, a może być najwyżej { $most }.
pad-garbled = Czegoś nie udało się odczytać i zostało pominięte. Wpisuj liczby całkowite i sprawdź notes.
pad-miscount = { $what }: wpisz liczbę całkowitą od 0 do { $most }. Została poprzednia liczba.
pad-unknown = { $name }: „{ $what }” nie ma na liście. Wpisz kanji w powszechnym użyciu, które ma lewą i prawą połowę, jego dwie połowy albo liczbę kresek.

## Co można zrobić z notesem

pad-add-up = Policz
pad-share = Udostępnij
pad-print = Drukuj
pad-new = Nowa gra, ci sami gracze
pad-undo = Cofnij
pad-kept = Wszystko, co wpisujesz, jest w adresie tej strony. Zachowaj link albo go wyślij.

## Stages: players, entering, the end

pad-points = punkty
pad-look = Zmień twarz
pad-setup = Kto gra?
pad-players = Gracze
pad-by-dishes = Danie po daniu
pad-by-totals = Same sumy
pad-next = Dalej
pad-finish = Zakończ
pad-start = Zacznij
pad-edit = Wróć do notesu
pad-won = { $names } wygrywa: { $points }!
pad-won-tie = { $names } wygrywa! Remis po { $points }, rozstrzyga: { $what }
pad-drawn = Remis po { $points }: { $names }
pad-evenings = Poprzednie gry
pad-evenings-remove = Usuń tę grę
