# Notes z punktami dla tych, którzy grają prawdziwym pudełkiem.

pad = Notes z punktami
    .about = Grasz prawdziwym pudełkiem? Zapisz, co każdy ma przed sobą, a notes policzy punkty ze wszystkimi zasadami remisów. Bez konta, a po wczytaniu także bez połączenia.
pad-open = Otwórz notes
pad-for = Liczba graczy: od { $least } do { $most }.
pad-rules = Zasady
pad-others = Inne gry
pad-with-box = Grasz prawdziwym pudełkiem?
    .about = Notes policzy punkty za ciebie, także bez połączenia.

## Co się zapisuje

pad-player = Gracz { $number }
pad-name = Imię
pad-join = Dodaj gracza
pad-leave = Usuń tego gracza
pad-join-dummy = Dodaj gracza widmo
pad-leave-dummy = Usuń gracza widmo
pad-dummy-about = Liczy się przy futomaki i puddingach jak trzecia osoba, ale nie może wygrać.
pad-parts = Co się zapisuje
pad-round = Runda { $round }
pad-end = Koniec
pad-rolls = rolki futomaki
pad-puddings = puddingi
pad-customers = klienci
pad-tips = napiwki
pad-tip-cards = karty napiwku na ręce
pad-action-cards = inne karty akcji
pad-best-kanji = kreski najlepszego kanji
pad-more = { $what }: o jeden więcej
pad-less = { $what }: o jeden mniej
pad-type = Kanji, połówki albo kreski
    .about = Wpisz kanji, jego dwie połówki albo liczbę kresek
pad-take = Zapisz to, co wpisane
pad-remove = Usuń: { $what }

## Co z tego wynika

pad-total = Razem
pad-standing = Punkty do tej pory
pad-nothing = Nic jeszcze nie zapisano.
pad-ahead = Na prowadzeniu: { $names }
pad-ahead-tie = Na prowadzeniu: { $names }. Punktów po równo, rozstrzyga: { $what }
pad-level = Remis na prowadzeniu: { $names }
pad-excess = { $what }: zapisano { $found }, a jest ich tylko { $most }.
pad-excess-of = { $name }, { $what }: zapisano { $found }, a może być najwyżej { $most }.
pad-garbled = Czegoś nie dało się odczytać i zostało pominięte. Zapisuje się liczby całkowite; sprawdź notes.
pad-miscount = { $what }: zapisz liczbę całkowitą od 0 do { $most }. Zostało to, co było wcześniej.
pad-unknown = { $name }: „{ $what }” nie ma na liście. Wpisz kanji w powszechnym użyciu, które ma lewą i prawą połówkę, jego dwie połówki albo liczbę kresek.

## Co można zrobić z notesem

pad-add-up = Policz
pad-share = Udostępnij
pad-print = Drukuj
pad-new = Nowa gra, ci sami gracze
pad-undo = Cofnij
pad-kept = Wszystko, co zapisujesz, jest w adresie tej strony: zachowaj link albo go wyślij.
