# Sushi Express na stronach. $who to „you”, gdy mowa do osoby czytającej, a poza tym „other”; $name to imię drugiej osoby.

express-round = Runda { $round }
express-pile = { $count ->
    [one] jeszcze { $count } klient w stosie
    [few] jeszcze { $count } klientów w stosie
    [many] jeszcze { $count } klientów w stosie
   *[other] jeszcze { $count } klienta w stosie
}
express-phases = Fazy rundy
express-row = Czekający klienci
express-row-empty = Nikt nie czeka.
express-cards = Twoje karty akcji
express-cards-none = Na razie żadnej. Dobierasz kartę, gdy nie uda ci się żaden z dwóch rzutów, albo w Parku.
express-hidden = { $count ->
    [one] { $count } zakryta karta akcji
    [few] { $count } zakryte karty akcji
    [many] { $count } zakrytych kart akcji
   *[other] { $count } zakrytej karty akcji
}
express-tips-cost = Najmniej napiwków: −{ $points }, gdyby gra skończyła się teraz.
express-bet = Zakład: { $number }
express-first = zaczyna zakłady
express-lowest = najniższy zakład
express-house = dom { $number }
express-dice = Kostki pokazują { $dice }, razem { $total }.
express-percent = { $percent }%
express-over = Koniec gry.

## What is to be done

express-task-bet = { $who ->
    [you] Postaw pionek na liczbie.
   *[other] { $name } obstawia.
}
express-task-swap = { $who ->
    [you] Zamień dwie liczby albo nie.
   *[other] { $name } może jeszcze zamienić liczby.
}
express-task-no-swap = Nie masz karty zamiany, ale inni o tym nie wiedzą.
express-task-roll = { $who ->
    [you] Wyrzuć { $bet } lub więcej.
   *[other] { $name } musi wyrzucić { $bet } lub więcej.
}
express-task-roll-again = { $who ->
    [you] Za mało. Rzuć jeszcze raz: { $bet } lub więcej.
   *[other] { $name } rzuca jeszcze raz: { $bet } lub więcej.
}
express-task-fail = { $who ->
    [you] Oba rzuty poniżej { $bet }. Przerzuć kostkę albo odpuść.
   *[other] { $name } może jeszcze przerzucić kostkę.
}
express-task-no-reroll = Oba rzuty poniżej { $bet }, a karty przerzutu nie masz. Inni o tym nie wiedzą.
express-task-drive = { $who ->
    [you] W drogę!
   *[other] { $name } zaraz pojedzie.
}
express-task-take = { $who ->
    [you] Weź klienta.
   *[other] { $name } bierze klienta.
}
express-task-order = { $who ->
    [you] Masz najniższy zakład. Co z klientami, którzy zostali?
   *[other] { $name } decyduje o klientach, którzy zostali.
}

## What can be chosen

express-move-bet = Obstaw { $number }
express-move-same = Obstaw też { $number } (ten sam zakład)
express-move-swap = Zamień { $lower } i { $higher }
express-move-done = Bez zamiany
express-move-roll = Rzuć obiema kostkami
express-move-reroll = Przerzuć kostkę z { $pips }
express-move-accept = Odpuść
express-move-go = { $further ->
    [0] Jedź
    [one] Jedź o { $further } pole dalej
    [few] Jedź o { $further } pola dalej
    [many] Jedź o { $further } pól dalej
   *[other] Jedź o { $further } pola dalej
}
express-move-take = Weź: { $customer }
express-move-keep = Zostaw ich
express-move-discard = Wymień wszystkich

## What a choice leads to

express-preview = Pokaż szanse i podgląd
express-chance-to-drive = { $percent }% szans na jazdę.
express-chance-to-reach = { $percent }% szans na osiągnięcie zakładu.
express-stops = { $visits ->
    [yes] Bierzesz klienta i stajesz tu: { $tile }.
   *[no] Stajesz tu: { $tile }.
}
express-reason-take = Dla ciebie to { $points }.
express-tip-own = Twoje napiwki: { $before } → { $after }.
express-tip-others-lose = Inni tracą do { $points }.
express-passes = Po drodze mijasz: { $names }.
express-swap-move = { $name }: { $from } → { $to }
express-swap-moves = { $moves }.
express-reason-swap = To zamienia pionki na { $lower } i { $higher }.
express-reason-done = Teraz nie warto zagrywać kolejnej karty.
express-reason-accept = Zachowujesz karty i dobierasz następną.
express-reason-keep = Ci klienci przydadzą ci się w następnej rundzie.
express-reason-discard = Ci klienci bardziej przydaliby się innym.

## What happened

express-round-began = Nowa runda. { $who ->
    [you] Pierwszy zakład jest twój.
   *[other] Pierwszy zakład: { $name }.
}
express-row-filled = Nowi klienci: { $customers }.
express-betted = { $who ->
    [you] Obstawiasz
   *[other] { $name } obstawia
} { $number }{ $same ->
    [yes] , karta: ten sam zakład
   *[no] {""}
}.
express-swapped = { $who ->
    [you] Zamieniasz
   *[other] { $name } zamienia
} { $lower } i { $higher }.
express-bets-closed = Zakłady zamknięte. { $who ->
    [you] Najniższy jest twój.
   *[other] Najniższy: { $name }.
}
express-rolled = { $who ->
    [you] Wyrzucasz
   *[other] { $name } wyrzuca
} { $total } przy zakładzie { $bet }: { $reached ->
    [yes] udało się!
   *[no] za mało.
}
express-rerolled = { $who ->
    [you] Przerzucasz
   *[other] { $name } przerzuca
}: zamiast { $from } jest { $to }, razem { $total } przy zakładzie { $bet }: { $reached ->
    [yes] udało się!
   *[no] za mało.
}
express-drew = { $who ->
    [you] { $reason ->
        [park] W Parku dobierasz kartę akcji.
       *[failed] Nie jedziesz w tej rundzie i dobierasz kartę akcji.
    }
   *[other] { $reason ->
        [park] W Parku { $name } dobiera kartę akcji.
       *[failed] { $name } nie jedzie w tej rundzie i dobiera kartę akcji.
    }
}
express-drew-known = { $who ->
    [you] { $reason ->
        [park] W Parku dobierasz kartę akcji: { $card }.
       *[failed] Nie jedziesz w tej rundzie i dobierasz kartę akcji: { $card }.
    }
   *[other] { $reason ->
        [park] W Parku { $name } dobiera kartę akcji: { $card }.
       *[failed] { $name } nie jedzie w tej rundzie i dobiera kartę akcji: { $card }.
    }
}
express-drew-nothing = { $who ->
    [you] { $reason ->
        [park] Stajesz w Parku, ale nie ma już kart akcji.
       *[failed] Nie jedziesz w tej rundzie, a kart akcji już nie ma.
    }
   *[other] { $reason ->
        [park] { $name } staje w Parku, ale nie ma już kart akcji.
       *[failed] { $name } nie jedzie w tej rundzie, a kart akcji już nie ma.
    }
}
express-drove = { $who ->
    [you] Przejeżdżasz
   *[other] { $name } przejeżdża
} { $tiles ->
    [one] { $tiles } pole
    [few] { $tiles } pola
    [many] { $tiles } pól
   *[other] { $tiles } pola
}{ $further ->
    [0] {""}
   *[other] {" "}(o { $further } więcej niż zakład)
}{ $skipped ->
    [0] {""}
    [one] , mijając jedną furgonetkę
    [few] , mijając { $skipped } furgonetki
    [many] , mijając { $skipped } furgonetek
   *[other] , mijając { $skipped } furgonetki
}. { $who ->
    [you] Stajesz
   *[other] Staje
} tu: { $tile }.
express-took = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
}: { $customer }.
express-kept = { $who ->
    [you] Zostawiasz
   *[other] { $name } zostawia
} klientów.
express-discarded = { $who ->
    [you] Wymieniasz
   *[other] { $name } wymienia
} wszystkich klientów.
express-cleared = Nikt nie mógł pojechać: klienci odchodzą.
express-revealed = { $who ->
    [you] Masz
   *[other] { $name } ma
} jeszcze: { $cards }.
express-scored = { $who ->
    [you] Masz
   *[other] { $name } ma
} { $tips ->
    [one] { $tips } napiwek
    [few] { $tips } napiwki
    [many] { $tips } napiwków
   *[other] { $tips } napiwku
} i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## The guide: a few sentences for each lesson. Each comes when the position shows what it is about.

guide-sushi-express-bets = Każdy obstawia liczbę od 2 do 12: tyle pól przejedzie twoja furgonetka, jeśli ruszy. Dotknij liczby, żeby zobaczyć, gdzie staniesz; procent to szansa na jazdę. Obstaw 6, 7 albo 8.
guide-sushi-express-dice = Najwyższy zakład rzuca kostkami, najwyżej dwa razy. Gdy ktoś osiągnie swój zakład, jedzie on i wszyscy niżej, od najwyższego. Jeździ się zgodnie z ruchem wskazówek zegara, a zajęte pola się nie liczą. Dotknij swojego pola.
guide-sushi-express-customer = Mijasz Sushi Express, więc klient jest twój! Pierwszy w kolorze daje 3, każdy następny 1. Plakietka pokazuje, ile który jest dla ciebie wart. Dotknij jednego.
guide-sushi-express-tip = Napiwek! Sam nie daje punktów, ale kto na końcu ma ich najmniej, traci tyle, ile najwięcej ma ktokolwiek. Plakietka pokazuje, co się zmieni: weź napiwek.
guide-sushi-express-further = Masz kartę: o pole dalej. Przejedziesz o jedno pole więcej niż twój zakład. Dotknij pola z kartą.
guide-sushi-express-orders = Twój zakład był najniższy, więc decydujesz: pozostali klienci czekają albo wszyscy odchodzą. Dotknij podświetlonego przycisku.
guide-sushi-express-round = To była runda! Punkty są przy imionach, razem z tym, ile kosztowałby brak napiwków. Zaczyna najniższy zakład poprzedniej rundy. Obstaw podświetloną liczbę.
guide-sushi-express-lap = Zielony znak na liczbie znaczy: z tym zakładem miniesz Sushi Express i weźmiesz klienta. Wybieraj go, gdy szanse są dobre.
guide-sushi-express-same = Na liczbie mieści się jeden pionek. Karta „ten sam zakład” stawia twój na innym; górny jedzie pierwszy. Obstaw podświetloną liczbę.
guide-sushi-express-end = Gra kończy się, gdy nie da się uzupełnić klientów; stos pośrodku odlicza. Jeszcze jeden zakład i możesz grać naprawdę!
