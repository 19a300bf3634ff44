# Co leży na stołach i co robi. Nazwy stoją tak jak w środku zdania; etykiety (opcje, boty, fazy) zaczynają się wielką literą;
# objaśnienia (.about) to zdania. „.counted” to nazwa z liczbą na początku.

## The games

game-sushi-go = Sushi Go!
    .about = Wybierz kartę, resztę przekaż dalej i ułóż najlepszy posiłek. Dla 2–5 graczy.
game-sushi-express = Sushi Express
    .about = Obstawiaj rzuty kostkami, objeżdżaj kwartał, zbieraj klientów i napiwki. Dla 3–6 graczy.
game-kanji-zushi = Kanji-zushi
    .about = Połącz lewą i prawą połowę w kanji. Im więcej kresek, tym lepiej. Dla 2–8 graczy.

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
decided-by-puddings = Remis na punkty; wygrywa większa liczba puddingów.
decided-by-action-cards = Remis na punkty; wygrywa większa liczba kart akcji na ręce, bez kart napiwku.
decided-by-best-kanji = Remis na kreski; wygrywa kanji z największą liczbą kresek.
decided-by-shared = Remis pod każdym względem.

## Sushi Go!: cards

card-tempura = tempura
    .counted = { $count ->
        [one] { $count } tempura
        [few] { $count } tempury
        [many] { $count } tempur
       *[other] { $count } tempury
    }
    .about = Każde dwie dają 5 punktów. Jedna nie daje nic.
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
    .about = Od jednego do pięciu dają 1, 3, 6, 10, 15 punktów. Szósty i następne nic nie dodają.
card-maki1 = futomaki ×1
    .counted = { $count } × futomaki (1 symbol)
    .about = Jeden symbol. Kto ma ich najwięcej, zdobywa 6 punktów, drugi gracz 3.
card-maki2 = futomaki ×2
    .counted = { $count } × futomaki (2 symbole)
    .about = Dwa symbole. Kto ma ich najwięcej, zdobywa 6 punktów, drugi gracz 3.
card-maki3 = futomaki ×3
    .counted = { $count } × futomaki (3 symbole)
    .about = Trzy symbole. Kto ma ich najwięcej, zdobywa 6 punktów, drugi gracz 3.
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
    .about = Zostaje do końca gry. Wtedy kto ma ich najwięcej, zyskuje 6 punktów, a kto najmniej, traci 6. W grze dwuosobowej nikt nie traci punktów.
card-wasabi = wasabi
    .counted = { $count } wasabi
    .about = Twoje następne nigiri trafia na nie i liczy się potrójnie. Samo nie daje nic.
card-chopsticks = pałeczki
    .counted = { $count } × pałeczki
    .about = W jednej z następnych tur możesz zagrać dwie karty, jedną po drugiej; potem pałeczki wracają na rękę. Nie dają punktów.

on-wasabi = { $card } na wasabi

## Sushi Go!: at the table

term-dummy = gracz widmo
    .about = Trzeci gracz, którego nie ma. Na zmianę wybieracie za niego.
passing-left = Podaj w lewo
passing-right = Podaj w prawo

## Sushi Go!: lines of the score

line-sushi-go-maki = futomaki
    .about = Najwięcej symboli 6 punktów, drugie miejsce 3.
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

customer-light-blue = błękitny klient
    .counted = { $count ->
        [one] { $count } błękitny klient
        [few] { $count } błękitnych klientów
        [many] { $count } błękitnych klientów
       *[other] { $count } błękitnego klienta
    }
    .about = Jest ich ośmiu. Twój pierwszy tego koloru daje 3 punkty, każdy następny 1.
customer-dark-blue = granatowy klient
    .counted = { $count ->
        [one] { $count } granatowy klient
        [few] { $count } granatowych klientów
        [many] { $count } granatowych klientów
       *[other] { $count } granatowego klienta
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
    .about = Jest ich osiem. Nie daje punktów, ale kto ma najmniej napiwków, traci tyle punktów, ile napiwków ma najbogatszy gracz.

colour-light-blue = błękitny
colour-dark-blue = granatowy
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
    .about = Zachowaj ją do końca gry: liczy się jako napiwek.


## Sushi Express: the ring, the vans, the bets

term-customer-pile = stos klientów
term-ring = pętla
    .about = Dwanaście pól. Furgonetki jeżdżą zgodnie z ruchem wskazówek zegara i przeskakują pola, na których stoi inna furgonetka.
tile-sushi-express = Sushi Express
    .about = Stąd wszyscy ruszają. Jeśli je miniesz albo tu staniesz, bierzesz klienta.
tile-park = Park
    .about = Jeśli tu staniesz, dobierasz kartę akcji.
term-van = furgonetka
    .counted = { $count ->
        [one] { $count } furgonetka
        [few] { $count } furgonetki
        [many] { $count } furgonetek
       *[other] { $count } furgonetki
    }
    .about = Przejeżdża tyle pól, ile wynosi zakład.
term-bet-track = tor zakładów
    .about = Liczby od 2 do 12. Każdą może wybrać jeden gracz, a z kartą „ten sam zakład” więcej.
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
    .about = Pierwszy rzuca najwyższy zakład, najwyżej dwa razy, potem następny, aż ktoś osiągnie swój zakład.
phase-vans = Furgonetki
    .about = Jadą wszyscy, którzy mają jeszcze pionek na torze, od najwyższego zakładu.
phase-orders = Zamówienia
    .about = Najniższy zakład decyduje, czy klienci, którzy zostali, czekają dalej; potem uzupełnia się rząd.

## Sushi Express: lines of the score

line-sushi-express-colours = kolory
    .about = 3 punkty za pierwszego klienta każdego koloru.
line-sushi-express-extras = następni klienci
    .about = 1 punkt za każdego następnego klienta tego samego koloru.
line-sushi-express-tips = napiwki
    .about = Kto ma ich najmniej, traci tyle punktów, ile napiwków ma najbogatszy gracz.

## Kanji-zushi

term-neta = neta
    .about = Lewa połowa kanji. Każdy ma te same dziesięć neta, pięć z nich na ręce.
term-shari = shari
    .about = Prawa połowa kanji. Na stole leży sześć.
term-kanji = kanji
    .counted = { $count } kanji
    .about = Z pięcioma kończysz.
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
term-grade = klasa
    .about = Kiedy dzieci uczą się go w Japonii.
grade = { $grade ->
    [8] szkoła średnia
   *[other] { $grade }. klasa podstawówki
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = To nie jest kanji.
why-not-joyo = { $kanji } to kanji, ale spoza 2136 w powszechnym użyciu.
why-not-left-right = W znaku { $kanji } te części są ułożone inaczej.

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = kanji
    .about = Jeden punkt za każdą kreskę.

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = Gracze
    .about = Ilu was gra?
option-sushi-go-players-2 = Dwóch
    .about = Po dziesięć kart, z graczem widmem po dziewięć.
option-sushi-go-players-3 = Trzech
    .about = Po dziewięć kart.
option-sushi-go-players-4 = Czterech
    .about = Po osiem kart.
option-sushi-go-players-5 = Pięciu
    .about = Po siedem kart.
option-sushi-go-variant = Wariant
    .about = Według jakich zasad?
option-sushi-go-variant-standard = Zwykły
    .about = W każdej rundzie karty przekazuje się w lewo.
option-sushi-go-variant-both-ways = W obie strony
    .about = W drugiej rundzie karty przekazuje się w prawo.
option-sushi-go-variant-dummy = Gracz widmo
    .about = Dwóch graczy wybiera na zmianę za trzeciego, którego nie ma.

## What can be agreed before a game of Sushi Express

option-sushi-express-players = Gracze
    .about = Ilu was gra?
option-sushi-express-players-3 = Trzech
    .about = Trzech odkrytych klientów.
option-sushi-express-players-4 = Czterech
    .about = Czterech odkrytych klientów.
option-sushi-express-players-5 = Pięciu
    .about = Pięciu odkrytych klientów.
option-sushi-express-players-6 = Sześciu
    .about = Sześciu odkrytych klientów.

## What can be agreed before a game of Kanji-zushi

option-kanji-zushi-players = Gracze
    .about = Ilu was gra?
option-kanji-zushi-players-2 = Dwóch
    .about = Po pięć kanji.
option-kanji-zushi-players-3 = Trzech
    .about = Po pięć kanji.
option-kanji-zushi-players-4 = Czterech
    .about = Po pięć kanji.
option-kanji-zushi-players-5 = Pięciu
    .about = Po pięć kanji.
option-kanji-zushi-players-6 = Sześciu
    .about = Po pięć kanji.
option-kanji-zushi-players-7 = Siedmiu
    .about = Po pięć kanji.
option-kanji-zushi-players-8 = Ośmiu
    .about = Po pięć kanji. Wychodzą wszystkie shari.
option-kanji-zushi-deck = Talia
    .about = Jakimi kartami?
option-kanji-zushi-deck-classic = Klasyczna
    .about = Karty opublikowane przez autora gry i siedem dodatkowych shari, żeby było 46. Można ułożyć 102 kanji.
option-kanji-zushi-deck-years-1-3 = Klasy 1–3
    .about = Kanji z pierwszych trzech klas japońskiej szkoły. Można ułożyć 69, w tym 47 z tych klas. Najlepsza talia na początek.
option-kanji-zushi-deck-years-1-4 = Klasy 1–4
    .about = Kanji z pierwszych czterech klas. Można ułożyć 61, w tym 49 z tych klas.
option-kanji-zushi-deck-years-1-6 = Klasy 1–6
    .about = Kanji ze szkoły podstawowej. Można ułożyć 104, w tym 86 z tych klas.
option-kanji-zushi-deck-house = Firmowa
    .about = Dla znawców. Można ułożyć 132 kanji, ale tylko 29 z nich poznaje się w pierwszych trzech klasach.
option-kanji-zushi-deck-custom = Własna
    .about = Dziesięć neta i 46 shari, które ktoś przyniósł.
option-kanji-zushi-help = Pomoc
    .about = Ile stół mówi, zanim spróbujesz pary.
option-kanji-zushi-help-strict = Bez podpowiedzi
    .about = Spróbuj i zobacz.
option-kanji-zushi-help-guided = Z podpowiedziami
    .about = Pary, które dają kanji, są oznaczone. W sam raz do nauki.

## Bots

bot-random = Losowy
    .about = Wykonuje dowolny dozwolony ruch.
bot-greedy = Łakomczuch
    .about = Bierze to, co akurat wygląda najlepiej.

## What the regulars say. At most 24 letters.

says-hana-greet = Cześć, to mój debiut!
says-hana-glad = To ja? Hura!
says-hana-glum = Ups, maślane rączki!
says-taro-greet = Czy to już obiad?
says-taro-glad = Mniam, punkty!
says-taro-glum = Brzuszek mi smutny.
says-pip-greet = Jest wyższe krzesło?
says-pip-glad = Hip, hip, hura!
says-pip-glum = Ojej, moja przekąska!
says-noor-greet = Chętnie się nauczę.
says-noor-glad = Ach, jak miło!
says-noor-glum = Zapamiętać: nie tak.
says-mika-greet = To kto dziś przegrywa?
says-mika-glad = Za wolno, kochani!
says-mika-glum = Rewanż. I to już.
says-kenji-greet = Noże już naostrzone.
says-kenji-glad = Czyste cięcie.
says-kenji-glum = Nóż mi się omsknął.
says-sora-greet = Miły wiaterek, prawda?
says-sora-glad = Dobre chmury dzisiaj.
says-sora-glum = Odpłynęła mi chmurka.
says-lola-greet = Miejsce dla gwiazdy!
says-lola-glad = Proszę o brawa!
says-lola-glum = Co za dramat!
says-ume-greet = Plecy prosto, skarbie!
says-ume-glad = Ręka wciąż pewna.
says-ume-glum = Ciesz się, skarbie.
says-goro-greet = Najpierw jedzenie.
says-goro-glad = Hm. Dobrze.
says-goro-glum = Hm. Zapamiętam.
says-rin-greet = Zaczynamy?
says-rin-glad = Zgodnie z planem.
says-rin-glum = Ciekawe…
says-yusuf-greet = Witaj! Herbatki?
says-yusuf-glad = Herbata na zdrowie!
says-yusuf-glum = Takie już jest sushi.
says-daruma-greet = Toczę się do was!
says-daruma-glad = Tak miało być!
says-daruma-glum = Upadam i wstaję.
says-maneki-greet = Szczęście przyszło!
says-maneki-glad = Moje! Wszystko moje!
says-maneki-glum = Moje śliczne punkty!
