# Sushi Go! na stronach.

progress-sushi-go = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
progress-sushi-go-over = Wynik końcowy
hand-choose = Wybierz kartę, którą zachowasz.
hand-choose-own = Wybierz kartę dla siebie, a potem dla gracza widma.
hand-chosen = Wybrano: { $cards }. Wybierz inną kartę, żeby zmienić.
hand-first = Sushi Go! Wybierz pierwszą kartę.
hand-second = Najpierw: { $card }. Teraz wybierz drugą kartę.
hand-dummy = Teraz wybierz kartę dla gracza widma.
drawn-for-dummy = Ze stosu gracza widma: { $card }.
chooses-for-dummy = wybiera za gracza widmo
use-chopsticks = Sushi Go! Zagraj dwie karty
one-card = Zagraj tylko jedną
pick-again = Od początku
log-laid = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
}: { $cards }.
log-scored = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} w tej rundzie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-pudding = { $who ->
    [you] Masz
   *[other] { $name } ma
} { $puddings ->
    [one] { $puddings } pudding
    [few] { $puddings } puddingi
    [many] { $puddings } puddingów
   *[other] { $puddings } puddingu
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.


## Why a card is worth playing

reason-scores = Od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
reason-needs = { $count ->
    [one] Jeszcze jedna taka i są punkty.
    [few] Jeszcze { $count } takie i są punkty.
    [many] Jeszcze { $count } takich i są punkty.
   *[other] Jeszcze { $count } takiej i są punkty.
}
reason-maki = Będziesz mieć { $own ->
    [one] { $own } symbol
    [few] { $own } symbole
    [many] { $own } symboli
   *[other] { $own } symbolu
} futomaki; najwięcej u innych: { $others }.
reason-wasabi = Twoje następne nigiri liczy się potrójnie.
reason-chopsticks = W jednej z następnych tur możesz zagrać dwie karty.
reason-pudding = Puddingi liczą się na koniec gry.
reason-denies = Tobie daje niewiele, ale ktoś inny bardzo by się ucieszył.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-hand = To twoje karty. Zatrzymaj jedną, reszta pojedzie taśmą do sąsiada. Wybierz dowolną!
guide-sushi-go-last = Zostały tylko dwie karty! Zatrzymaj jedną. Ostatnia zagra się sama i policzymy rundę.
guide-sushi-go-nigiri = Twoje wasabi czeka. Połóż na nim nigiri, a policzy się potrójnie!
guide-sushi-go-two = Masz pałeczki! Użyj przycisku „Sushi Go!” i zatrzymaj dwie karty naraz.
guide-sushi-go-reveal = Wszyscy odkrywają karty naraz. Widzisz, co zatrzymali inni? Karty powędrowały dalej: wybierz znowu.
guide-sushi-go-wasabi = Wasabi! Samo nic nie daje, ale następne nigiri policzy się potrójnie. Zatrzymaj je.
guide-sushi-go-chopsticks = Pałeczki pozwalają zatrzymać dwie karty w jednej z następnych tur. Zatrzymaj je.
guide-sushi-go-sets = Tempura i sashimi punktują tylko w zestawach: dwie tempury 5 punktów, trzy sashimi 10. Zatrzymaj jedną z tych kart.
guide-sushi-go-gyoza = Im więcej gyoza, tym lepiej: 1, 3, 6, 10, 15 punktów. Liczba na karcie mówi, ile teraz doda.
guide-sushi-go-maki = Na kartach futomaki liczą się symbole: kto ma ich w rundzie najwięcej, zdobywa 6 punktów, a drugi gracz 3.
guide-sushi-go-pudding = Puddingi zostają do końca gry. Wtedy kto ma ich najwięcej, zyskuje 6 punktów, a kto najmniej, traci 6.
guide-sushi-go-points = Duża liczba przy imieniu to punkty gracza. Wybierz to, co da ci najwięcej!
guide-sushi-go-circle = To, co przekazujesz, może do ciebie wrócić albo pomóc sąsiadowi. Wybieraj mądrze!

## What a card is worth now

gain-points = +{ $points } teraz
gain-progress = { $have } z { $need }
gain-leads = prowadzenie w futomaki
gain-rolls = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
    [many] { $count } symboli
   *[other] { $count } symbolu
}
gain-triples = potraja następne nigiri
gain-two = dwie karty w innej turze
gain-pudding = pudding numer { $count }; liczy się na koniec

## Moments

moment-sashimi = Trzy sashimi!
moment-tempura = Dwie tempury!
moment-squid-on-wasabi = Kalmar na wasabi!
moment-maki = Prowadzenie w futomaki!
moment-gyoza = Komplet pierożków!
moment-sushi-go = Sushi Go!
