# Sushi Express na stronach. W zadaniach $who to „you” albo „other”; $name to imię drugiej osoby.

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
express-cards-none = Nie masz żadnej. Dobierasz jedną, gdy oba rzuty się nie udadzą albo w Parku.
express-usable = teraz
express-hidden = { $count ->
    [one] { $count } nieznana karta akcji
    [few] { $count } nieznane karty akcji
    [many] { $count } nieznanych kart akcji
   *[other] { $count } nieznanej karty akcji
}
express-points = { $points ->
    [one] { $points } punkt za klientów do tej pory
    [few] { $points } punkty za klientów do tej pory
    [many] { $points } punktów za klientów do tej pory
   *[other] { $points } punktu za klientów do tej pory
}
express-tips-cost = Najmniej napiwków: minus { $points }, gdyby gra skończyła się teraz.
express-bet = Zakład: { $number }
express-first = zaczyna zakłady
express-lowest = najniższy zakład
express-house = dom { $number }
express-dice = Kostki pokazują { $dice }, razem { $total }.
express-percent = { $percent }%
express-over = Gra skończona.
express-same-hint = Linia przerywana: kartą „ten sam zakład”.

## What is to be done

express-task-bet = { $who ->
    [you] Połóż pionek na liczbie.
   *[other] { $name } obstawia.
}
express-task-swap = { $who ->
    [you] Zamień dwie liczby albo zostaw tak.
   *[other] { $name } może jeszcze zamienić liczby.
}
express-task-roll = { $who ->
    [you] Wyrzuć { $bet } lub więcej.
   *[other] { $name } ma wyrzucić { $bet } lub więcej.
}
express-task-roll-again = { $who ->
    [you] Za mało. Rzuć jeszcze raz: { $bet } lub więcej.
   *[other] { $name } rzuca jeszcze raz: { $bet } lub więcej.
}
express-task-fail = { $who ->
    [you] Oba rzuty były poniżej { $bet }. Przerzuć kostkę albo to przyjmij.
   *[other] { $name } może jeszcze przerzucić kostkę.
}
express-task-drive = { $who ->
    [you] Jedź.
   *[other] { $name } zaraz pojedzie.
}
express-task-take = { $who ->
    [you] Weź klienta.
   *[other] { $name } bierze klienta.
}
express-task-order = { $who ->
    [you] Masz najniższy zakład: co z klientami, którzy zostali?
   *[other] { $name } decyduje o klientach, którzy zostali.
}

## What can be chosen

express-move-bet = Obstaw { $number }
express-move-same = Obstaw też { $number }, kartą: ten sam zakład
express-move-swap = Zamień { $lower } i { $higher }
express-move-done = Zostaw tak
express-move-roll = Rzuć obiema kostkami
express-move-reroll = Przerzuć kostkę z { $pips }
express-move-accept = Przyjmij to
express-move-go = { $further ->
    [0] Jedź
    [one] Jedź o { $further } pole dalej
    [few] Jedź o { $further } pola dalej
    [many] Jedź o { $further } pól dalej
   *[other] Jedź o { $further } pola dalej
}
express-move-take = Weź: { $customer }
express-move-keep = Niech czekają
express-move-discard = Odpraw wszystkich, przyjdą nowi

## What a choice leads to

express-preview = Pokaż, do czego prowadzą wybory
express-preview-percent = Szansa, że pojedziesz z tym zakładem, przy zakładach, które już leżą; przy kostkach: że osiągniesz swój zakład.
express-preview-customer = Mijasz Sushi Express i bierzesz klienta, jeśli furgonetki stoją jak teraz.
express-preview-park = Stajesz w Parku i dobierasz kartę akcji.
express-preview-ring = Na pętli: gdzie stanęłaby twoja furgonetka, gdyby teraz przejechała tyle pól.
express-chance-to-drive = Jedziesz w około { $percent } na 100 takich przypadków.
express-chance-to-reach = Osiągasz zakład w około { $percent } na 100 takich przypadków.
express-stops = { $visits ->
    [yes] Bierzesz klienta i stajesz tu: { $tile }.
   *[no] Stajesz tu: { $tile }.
}
express-reason-take = Dla ciebie to { $points }.
express-reason-tip = Kto ma najmniej napiwków, traci punkty na końcu.
express-reason-swap = Zmienia to, kto stoi na { $lower }, a kto na { $higher }.
express-reason-done = Teraz nie warto zagrywać kolejnej karty.
express-reason-accept = Zachowujesz karty, a komu się nie uda, dobiera następną.
express-reason-keep = Ci klienci przydadzą ci się także w następnej rundzie.
express-reason-discard = Ci klienci bardziej przydaliby się innym.

## What happened

express-round-began = Zaczyna się runda. Obstawia najpierw: { $name }.
express-row-filled = Nowi klienci: { $customers }.
express-betted = { $name } obstawia { $number }{ $same ->
    [yes] , karta: ten sam zakład
   *[no] {""}
}.
express-swapped = { $name } zamienia { $lower } i { $higher }.
express-bets-closed = Wszyscy obstawili. Najniższy zakład: { $name }.
express-rolled = { $name } wyrzuca { $total } przy zakładzie { $bet }: { $reached ->
    [yes] to wystarczy.
   *[no] za mało.
}
express-rerolled = { $name } przerzuca: zamiast { $from } jest { $to }, razem { $total } przy zakładzie { $bet }: { $reached ->
    [yes] to wystarczy.
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
    [park] W Parku: nie ma już kart akcji.
   *[failed] Bez jazdy w tej rundzie, a kart akcji już nie ma: { $name }.
}
express-drove = { $name } jedzie. Liczba pól: { $tiles }{ $further ->
    [0] {""}
    [one] , o jedno dalej niż zakład
   *[other] , o { $further } dalej niż zakład
}{ $skipped ->
    [0] {""}
    [one] , mijając jedną furgonetkę
    [few] , mijając { $skipped } furgonetki
   *[other] , mijając { $skipped } furgonetek
}. Staje tu: { $tile }.
express-took = { $name } bierze: { $customer }.
express-kept = { $name } każe klientom czekać.
express-discarded = { $name } odprawia klientów.
express-cleared = Nikt nie mógł jechać: klienci odchodzą.
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

guide-sushi-express-1 = Każdy obstawia liczbę od 2 do 12: tyle pól przejedzie furgonetka, jeśli w ogóle ruszy. Wysoka liczba wiezie daleko, ale trudno ją wyrzucić. Procenty mówią, jak trudno.
guide-sushi-express-2 = Najwyższy zakład rzuca pierwszy, najwyżej dwa razy. Gdy tylko ktoś osiągnie swój zakład, jedzie razem ze wszystkimi poniżej. Niski zakład może więc jechać bez rzutu.
guide-sushi-express-3 = Furgonetki jadą zgodnie z ruchem wskazówek zegara, najwyższy zakład pierwszy. Pole z inną furgonetką się nie liczy. Kto mija Sushi Express albo tam staje, bierze klienta.
guide-sushi-express-4 = Pierwszy klient danego koloru daje 3 punkty, każdy następny 1. Zbieraj różne kolory.
guide-sushi-express-5 = Napiwki nic nie dają, ale kto ma ich na końcu najmniej, traci tyle punktów, ile napiwków ma ten, kto ma ich najwięcej. Strzałka przy monetach mówi, kto by to był teraz.
guide-sushi-express-6 = Gdy oba rzuty się nie udadzą, nie jedziesz, ale dobierasz kartę akcji; tak samo kto stanie w Parku. Karty mówią, kiedy można ich użyć.
guide-sushi-express-7 = Najniższy zakład decyduje, czy klienci, którzy zostali, czekają, czy odchodzą, i zaczyna zakłady w następnej rundzie. Wysoki zakład wymaga szczęścia, niski daje głos.
guide-sushi-express-8 = Gra kończy się, gdy rzędu klientów nie da się uzupełnić. Spójrz na stos u góry i wykorzystaj każde okrążenie.
