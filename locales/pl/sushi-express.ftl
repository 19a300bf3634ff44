# Sushi Express na stronach. W zadaniach $who to „you” albo „other”; $name to imię drugiej osoby.

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
express-usable = teraz
express-hidden = { $count ->
    [one] { $count } zakryta karta akcji
    [few] { $count } zakryte karty akcji
    [many] { $count } zakrytych kart akcji
   *[other] { $count } zakrytej karty akcji
}
express-points = { $points ->
    [one] { $points } punkt za klientów do tej pory
    [few] { $points } punkty za klientów do tej pory
    [many] { $points } punktów za klientów do tej pory
   *[other] { $points } punktu za klientów do tej pory
}
express-tips-cost = Najmniej napiwków: −{ $points }, gdyby gra skończyła się teraz.
express-bet = Zakład: { $number }
express-first = zaczyna zakłady
express-lowest = najniższy zakład
express-house = dom { $number }
express-dice = Kostki pokazują { $dice }, razem { $total }.
express-percent = { $percent }%
express-over = Koniec gry.
express-same-hint = Linia przerywana: potrzebna karta „ten sam zakład”.

## What is to be done

express-task-bet = { $who ->
    [you] Postaw pionek na liczbie.
   *[other] { $name } obstawia.
}
express-task-swap = { $who ->
    [you] Zamień dwie liczby albo nie.
   *[other] { $name } może jeszcze zamienić liczby.
}
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
express-preview-percent = Szansa, że pojedziesz z tym zakładem, przy zakładach postawionych do tej pory; przy kostkach: że osiągniesz swój zakład.
express-preview-customer = Mijasz Sushi Express i bierzesz klienta, jeśli furgonetki się nie ruszą.
express-preview-park = Stajesz w Parku i dobierasz kartę akcji.
express-preview-ring = Na pętli: gdzie stanęłaby twoja furgonetka, gdyby teraz przejechała tyle pól.
express-chance-to-drive = { $percent }% szans na jazdę.
express-chance-to-reach = { $percent }% szans na osiągnięcie zakładu.
express-stops = { $visits ->
    [yes] Bierzesz klienta i stajesz tu: { $tile }.
   *[no] Stajesz tu: { $tile }.
}
express-reason-take = Dla ciebie to { $points }.
express-reason-tip = Kto ma najmniej napiwków, traci punkty na końcu.
express-reason-swap = To zamienia pionki na { $lower } i { $higher }.
express-reason-done = Teraz nie warto zagrywać kolejnej karty.
express-reason-accept = Zachowujesz karty i dobierasz następną.
express-reason-keep = Ci klienci przydadzą ci się w następnej rundzie.
express-reason-discard = Ci klienci bardziej przydaliby się innym.

## What happened

express-round-began = Nowa runda. Pierwszy zakład: { $name }.
express-row-filled = Nowi klienci: { $customers }.
express-betted = { $name } obstawia { $number }{ $same ->
    [yes] , karta: ten sam zakład
   *[no] {""}
}.
express-swapped = { $name } zamienia { $lower } i { $higher }.
express-bets-closed = Zakłady zamknięte. Najniższy: { $name }.
express-rolled = { $name } wyrzuca { $total } przy zakładzie { $bet }: { $reached ->
    [yes] udało się!
   *[no] za mało.
}
express-rerolled = { $name } przerzuca: zamiast { $from } jest { $to }, razem { $total } przy zakładzie { $bet }: { $reached ->
    [yes] udało się!
   *[no] za mało.
}
express-drew = { $reason ->
    [park] W Parku { $name } dobiera kartę akcji.
   *[failed] { $name } nie jedzie w tej rundzie i dobiera kartę akcji.
}
express-drew-known = { $reason ->
    [park] W Parku { $name } dobiera kartę akcji: { $card }.
   *[failed] { $name } nie jedzie w tej rundzie i dobiera kartę akcji: { $card }.
}
express-drew-nothing = { $reason ->
    [park] { $name } staje w Parku, ale nie ma już kart akcji.
   *[failed] { $name } nie jedzie w tej rundzie, a kart akcji już nie ma.
}
express-drove = { $name } przejeżdża { $tiles ->
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
}. Staje tu: { $tile }.
express-took = { $name } bierze: { $customer }.
express-kept = { $name } zostawia klientów.
express-discarded = { $name } wymienia wszystkich klientów.
express-cleared = Nikt nie mógł pojechać: klienci odchodzą.
express-revealed = { $name } ma jeszcze: { $cards }.
express-scored = { $name } ma { $tips ->
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

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Każdy obstawia liczbę od 2 do 12: tyle pól przejedzie furgonetka, jeśli w ogóle ruszy. Wysoka liczba zawiezie cię daleko, ale trudno ją wyrzucić. Procenty pokazują twoje szanse.
guide-sushi-express-2 = Pierwszy rzuca najwyższy zakład, najwyżej dwa razy. Gdy tylko ktoś osiągnie swój zakład, jedzie on i wszyscy poniżej. Niski zakład może więc pojechać bez rzutu.
guide-sushi-express-3 = Furgonetki jadą zgodnie z ruchem wskazówek zegara, od najwyższego zakładu, i przeskakują zajęte pola. Kto mija Sushi Express albo tam staje, bierze klienta.
guide-sushi-express-4 = Pierwszy klient danego koloru daje 3 punkty, każdy następny 1. Zbieraj różne kolory!
guide-sushi-express-5 = Napiwki nic nie dają, ale kto ma ich na końcu najmniej, traci tyle punktów, ile napiwków ma najbogatszy gracz. Strzałka przy monetach pokazuje, kto by to był teraz.
guide-sushi-express-6 = Gdy oba rzuty się nie udadzą, nie jedziesz, ale dobierasz kartę akcji. Dobierasz ją też, gdy staniesz w Parku. Każda karta mówi, kiedy jej użyć.
guide-sushi-express-7 = Najniższy zakład decyduje, czy klienci, którzy zostali, czekają czy odchodzą, i pierwszy obstawia w następnej rundzie. Wysoki zakład wymaga szczęścia, niski daje więcej do powiedzenia.
guide-sushi-express-8 = Gra kończy się, gdy nie da się uzupełnić rzędu klientów. Pilnuj stosu u góry i wykorzystaj każde okrążenie.
