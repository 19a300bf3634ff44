# Co leży na stołach i co robi. Nazwy stoją tak jak w środku zdania; etykiety (opcje, boty, fazy) zaczynają się wielką literą;
# objaśnienia (.about) to zdania. „.counted” to nazwa z liczbą na początku.

## The games

game-sushi-go = Sushi Go!
    .about = Wybierz kartę, podaj resztę dalej i ułóż najlepszy posiłek. Dla 2 do 5 osób.
game-sushi-express = Sushi Express
    .about = Zakładaj się o rzut kostkami, objeżdżaj kwartał, zbieraj klientów i napiwki. Dla 3 do 6 osób.
game-kanji-zushi = Kanji-zushi
    .about = Składaj lewe i prawe połowy w kanji o wielu kreskach. Dla 2 do 8 osób.

## What all games share

term-card = karta
    .counted = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
term-point = punkt
    .counted = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

## What decides a game

decided-by-points = Najwięcej punktów.
decided-by-strokes = Najwięcej kresek.
decided-by-puddings = Remis na punkty; rozstrzyga większa liczba puddingów.
decided-by-action-cards = Remis na punkty; rozstrzyga większa liczba kart akcji na ręce, bez kart napiwku.
decided-by-best-kanji = Remis na kreski; rozstrzyga najlepsze kanji, to z większą liczbą kresek.
decided-by-shared = Remis we wszystkim: wspólne zwycięstwo.

## Sushi Go!: cards

card-tempura = tempura
    .counted = { $count ->
        [one] { $count } tempura
        [few] { $count } tempury
        [many] { $count } tempur
       *[other] { $count } tempury
    }
    .about = Każde dwie dają 5 punktów. Jedna sama nie daje nic.
card-sashimi = sashimi
    .counted = { $count } sashimi
    .about = Każde trzy dają 10 punktów. Jedno ani dwa nie dają nic.
card-gyoza = pierożek gyoza
    .counted = { $count ->
        [one] { $count } pierożek gyoza
        [few] { $count } pierożki gyoza
        [many] { $count } pierożków gyoza
       *[other] { $count } pierożka gyoza
    }
    .about = Od jednego do pięciu dają 1, 3, 6, 10, 15 punktów. Następne po piątym nic nie dodają.
card-maki1 = 1 futomaki
    .counted = { $count } × 1 futomaki
    .about = Jedno futomaki. Kto ma ich najwięcej, dostaje 6 punktów, drugie miejsce 3.
card-maki2 = 2 futomaki
    .counted = { $count } × 2 futomaki
    .about = Dwa futomaki. Kto ma ich najwięcej, dostaje 6 punktów, drugie miejsce 3.
card-maki3 = 3 futomaki
    .counted = { $count } × 3 futomaki
    .about = Trzy futomaki. Kto ma ich najwięcej, dostaje 6 punktów, drugie miejsce 3.
card-salmon = nigiri z łososiem
    .counted = { $count } nigiri z łososiem
    .about = Daje 2 punkty, na wasabi 6.
card-squid = nigiri z kalmarem
    .counted = { $count } nigiri z kalmarem
    .about = Daje 3 punkty, na wasabi 9.
card-egg = nigiri z jajkiem
    .counted = { $count } nigiri z jajkiem
    .about = Daje 1 punkt, na wasabi 3.
card-pudding = pudding
    .counted = { $count ->
        [one] { $count } pudding
        [few] { $count } puddingi
        [many] { $count } puddingów
       *[other] { $count } puddingu
    }
    .about = Zostaje do końca gry. Wtedy kto ma ich najwięcej, zyskuje 6 punktów, a kto najmniej, traci 6; w grze dwuosobowej nikt nie traci.
card-wasabi = wasabi
    .counted = { $count } wasabi
    .about = Następne nigiri, które wyłożysz, trafia na nie i liczy się potrójnie. Samo nie daje nic.
card-chopsticks = pałeczki
    .counted = { $count } × pałeczki
    .about = W jednej z następnych tur możesz wyłożyć dwie karty, jedną po drugiej; potem pałeczki wracają na twoją rękę. Nie dają punktów.

on-wasabi = { $card } na wasabi

## Sushi Go!: at the table

term-dummy = gracz widmo
    .about = Ktoś trzeci, kogo nie ma. Na zmianę wybieracie za niego.
passing-left = Ręce podaje się w lewo.
passing-right = Ręce podaje się w prawo.

## Sushi Go!: lines of the score

line-sushi-go-maki = futomaki
    .about = Najwięcej 6 punktów, drugie miejsce 3.
line-sushi-go-tempura = tempura
    .about = 5 punktów za każde dwie.
line-sushi-go-sashimi = sashimi
    .about = 10 punktów za każde trzy.
line-sushi-go-gyoza = pierożki gyoza
    .about = 1, 3, 6, 10, 15 punktów za jeden, dwa, trzy, cztery, pięć lub więcej.
line-sushi-go-nigiri = nigiri
    .about = Z kalmarem 3 punkty, z łososiem 2, z jajkiem 1; na wasabi trzy razy tyle.
line-sushi-go-pudding = pudding
    .about = Kto ma najwięcej, zyskuje 6 punktów, kto najmniej, traci 6.

## Sushi Express: customers

customer-light-blue = jasnoniebieski klient
    .counted = { $count ->
        [one] { $count } jasnoniebieski klient
        [few] { $count } jasnoniebieskich klientów
        [many] { $count } jasnoniebieskich klientów
       *[other] { $count } jasnoniebieskiego klienta
    }
    .about = Jest ich ośmiu. Twój pierwszy tego koloru daje 3 punkty, każdy następny 1.
customer-dark-blue = ciemnoniebieski klient
    .counted = { $count ->
        [one] { $count } ciemnoniebieski klient
        [few] { $count } ciemnoniebieskich klientów
        [many] { $count } ciemnoniebieskich klientów
       *[other] { $count } ciemnoniebieskiego klienta
    }
    .about = Jest ich ośmiu. Twój pierwszy tego koloru daje 3 punkty, każdy następny 1.
customer-pink = różowy klient
    .counted = { $count ->
        [one] { $count } różowy klient
        [few] { $count } różowych klientów
        [many] { $count } różowych klientów
       *[other] { $count } różowego klienta
    }
    .about = Jest ich dwóch. Twój pierwszy tego koloru daje 3 punkty, drugi 1.
customer-purple = fioletowy klient
    .counted = { $count ->
        [one] { $count } fioletowy klient
        [few] { $count } fioletowych klientów
        [many] { $count } fioletowych klientów
       *[other] { $count } fioletowego klienta
    }
    .about = Jest ich dwóch. Twój pierwszy tego koloru daje 3 punkty, drugi 1.
customer-red = czerwony klient
    .counted = { $count ->
        [one] { $count } czerwony klient
        [few] { $count } czerwonych klientów
        [many] { $count } czerwonych klientów
       *[other] { $count } czerwonego klienta
    }
    .about = Jest ich dwóch. Twój pierwszy tego koloru daje 3 punkty, drugi 1.
customer-yellow = żółty klient
    .counted = { $count ->
        [one] { $count } żółty klient
        [few] { $count } żółtych klientów
        [many] { $count } żółtych klientów
       *[other] { $count } żółtego klienta
    }
    .about = Jest ich dwóch. Twój pierwszy tego koloru daje 3 punkty, drugi 1.
customer-green = zielony klient
    .counted = { $count ->
        [one] { $count } zielony klient
        [few] { $count } zielonych klientów
        [many] { $count } zielonych klientów
       *[other] { $count } zielonego klienta
    }
    .about = Jest ich dwóch. Twój pierwszy tego koloru daje 3 punkty, drugi 1.
customer-white = biały klient
    .counted = { $count ->
        [one] { $count } biały klient
        [few] { $count } białych klientów
        [many] { $count } białych klientów
       *[other] { $count } białego klienta
    }
    .about = Jest ich dwóch. Twój pierwszy tego koloru daje 3 punkty, drugi 1.
customer-tip = napiwek
    .counted = { $count ->
        [one] { $count } napiwek
        [few] { $count } napiwki
        [many] { $count } napiwków
       *[other] { $count } napiwku
    }
    .about = Jest ich osiem. Nie daje punktów, ale kto ma najmniej napiwków, traci tyle punktów, ile napiwków ma osoba, która ma ich najwięcej.

colour-light-blue = jasnoniebieski
colour-dark-blue = ciemnoniebieski
colour-pink = różowy
colour-purple = fioletowy
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-white = biały

shape-drop = kropla
shape-square = kwadrat
shape-heart = serce
shape-diamond = romb
shape-circle = koło
shape-star = gwiazda
shape-triangle = trójkąt
shape-moon = księżyc

## Sushi Express: action cards

action-same-bet = ten sam zakład
    .counted = { $count } × ten sam zakład
    .about = Przy zakładzie: postaw pionek na zajętej liczbie, na wierzchu stojących tam pionków.
action-swap = zamiana
    .counted = { $count } × zamiana
    .about = Przy zakładzie, przed postawieniem pionka albo po nim: zamień miejscami pionki z dwóch sąsiednich liczb.
action-re-roll = przerzut
    .counted = { $count } × przerzut
    .about = Kiedy twój rzut jest niższy od zakładu: rzuć ponownie jedną z dwóch kostek.
action-one-tile-further = o pole dalej
    .counted = { $count } × o pole dalej
    .about = Kiedy jedziesz: jedź o jedno pole dalej, niż wynosi twój zakład.
action-tip = napiwek
    .counted = { $count } × napiwek
    .about = Zachowaj ją do końca gry: tam liczy się jako napiwek.


## Sushi Express: the ring, the vans, the bets

term-customer-pile = stos klientów
term-ring = pętla
    .about = Dwanaście pól. Furgonetki jeżdżą po niej zgodnie z ruchem wskazówek zegara i nie liczą pól, na których stoi inna furgonetka.
tile-sushi-express = Sushi Express
    .about = Stąd wszyscy ruszają. Miń to pole albo się tu zatrzymaj, a weźmiesz klienta.
tile-park = Park
    .about = Zatrzymaj się tutaj, a dobierzesz kartę akcji.
term-van = furgonetka
    .counted = { $count ->
        [one] { $count } furgonetka
        [few] { $count } furgonetki
        [many] { $count } furgonetek
       *[other] { $count } furgonetki
    }
    .about = Przejeżdża tyle pól, ile wynosi zakład.
term-bet-track = tor zakładów
    .about = Liczby od 2 do 12. Każdą może wybrać jedna osoba, a z kartą „ten sam zakład” więcej.
term-tip = napiwek
    .counted = { $count ->
        [one] { $count } napiwek
        [few] { $count } napiwki
        [many] { $count } napiwków
       *[other] { $count } napiwku
    }

## Sushi Express: the phases of a round

phase-bets = Zakłady
    .about = Po kolei każdy stawia pionek na jakiejś liczbie.
phase-dice = Kostki
    .about = Rzuca najwyższy zakład, najwyżej dwa razy, potem następny, aż komuś uda się osiągnąć swój zakład.
phase-vans = Furgonetki
    .about = Jadą wszyscy, którzy mają jeszcze pionek na torze, najpierw najwyższy zakład.
phase-orders = Zamówienia
    .about = Najniższy zakład decyduje, czy pozostali klienci zostają; potem uzupełnia się rząd.

## Sushi Express: lines of the score

line-sushi-express-colours = kolory
    .about = 3 punkty za pierwszego klienta każdego koloru.
line-sushi-express-extras = następni klienci
    .about = 1 punkt za każdego następnego klienta danego koloru.
line-sushi-express-tips = napiwki
    .about = Kto ma ich najmniej, traci tyle punktów, ile napiwków ma osoba, która ma ich najwięcej.

## Kanji-zushi

term-neta = neta
    .about = Lewa połowa kanji. Każdy ma te same dziesięć, pięć z nich na ręce.
term-shari = shari
    .about = Prawa połowa kanji. Na stole leży sześć.
term-kanji = kanji
    .counted = { $count } kanji
    .about = Kiedy masz przed sobą pięć, kończysz.
term-stroke = kreska
    .counted = { $count ->
        [one] { $count } kreska
        [few] { $count } kreski
        [many] { $count } kresek
       *[other] { $count } kreski
    }
term-reading-on = czytanie on
    .about = Czytanie pochodzące z chińskiego, zapisane katakaną.
term-reading-kun = czytanie kun
    .about = Czytanie rodzimego słowa japońskiego, zapisane hiraganą.
term-grade = rok nauki
    .about = Kiedy uczy się go w Japonii.
grade = { $grade ->
    [8] po szkole podstawowej
   *[other] { $grade }. klasa szkoły podstawowej
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = Nie ma takiego kanji.
why-not-joyo = { $kanji } to kanji, ale nie jedno z 2136 w powszechnym użyciu.
why-not-left-right = { $kanji } ma te części, ale nie tę po lewej i tamtą po prawej.

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = kanji
    .about = Tyle punktów, ile ma kresek.

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = Liczba osób
    .about = Ile osób gra.
option-sushi-go-players-2 = Dwie
    .about = Po dziesięć kart.
option-sushi-go-players-3 = Trzy
    .about = Po dziewięć kart.
option-sushi-go-players-4 = Cztery
    .about = Po osiem kart.
option-sushi-go-players-5 = Pięć
    .about = Po siedem kart.
option-sushi-go-variant = Wariant
    .about = Według jakich zasad.
option-sushi-go-variant-standard = Zwykły
    .about = W każdej rundzie ręce podaje się w lewo.
option-sushi-go-variant-both-ways = W obie strony
    .about = W drugiej rundzie ręce podaje się w prawo. Dla trzech do pięciu osób.
option-sushi-go-variant-dummy = Gracz widmo
    .about = Dwie osoby na zmianę wybierają za trzecią, której nie ma.

## What can be agreed before a game of Sushi Express

option-sushi-express-players = Liczba osób
    .about = Ile osób gra.
option-sushi-express-players-3 = Trzy
    .about = Trzech odkrytych klientów.
option-sushi-express-players-4 = Cztery
    .about = Czterech odkrytych klientów.
option-sushi-express-players-5 = Pięć
    .about = Pięciu odkrytych klientów.
option-sushi-express-players-6 = Sześć
    .about = Sześciu odkrytych klientów.

## What can be agreed before a game of Kanji-zushi

option-kanji-zushi-players = Liczba osób
    .about = Ile osób gra.
option-kanji-zushi-players-2 = Dwie
    .about = Po pięć kanji.
option-kanji-zushi-players-3 = Trzy
    .about = Po pięć kanji.
option-kanji-zushi-players-4 = Cztery
    .about = Po pięć kanji.
option-kanji-zushi-players-5 = Pięć
    .about = Po pięć kanji.
option-kanji-zushi-players-6 = Sześć
    .about = Po pięć kanji.
option-kanji-zushi-players-7 = Siedem
    .about = Po pięć kanji.
option-kanji-zushi-players-8 = Osiem
    .about = Po pięć kanji, a wtedy wychodzą wszystkie shari.
option-kanji-zushi-deck = Talia
    .about = Jakimi kartami.
option-kanji-zushi-deck-classic = Klasyczna
    .about = Karty opublikowane przez autora gry i siedem dodatkowych shari, żeby było 46; można złożyć 102 kanji.
option-kanji-zushi-deck-house = Domowa
    .about = Hojniejsza talia; można złożyć 132 kanji.
option-kanji-zushi-deck-custom = Własna
    .about = Dziesięć neta i 46 shari, które ktoś przyniósł.
option-kanji-zushi-help = Pomoc
    .about = Ile stół mówi, zanim spróbujesz pary.
option-kanji-zushi-help-strict = Ścisła gra
    .about = Przekonujesz się, próbując.
option-kanji-zushi-help-guided = Z podpowiedziami
    .about = Pary, które są kanji, są oznaczone. Dla uczących się.

## Bots

bot-random = Los
    .about = Wybiera każdy dozwolony ruch równie często.
bot-greedy = Łakomczuch
    .about = Bierze to, co na pierwszy rzut oka wygląda najlepiej.
bot-apprentice = Uczeń
    .about = Dopiero poznał grę i różne rzeczy przeocza.
bot-cook = Kucharz
    .about = Gra solidnie i patrzy trochę naprzód.
bot-itamae = Itamae
    .about = Wszystko dokładnie przemyśli.
