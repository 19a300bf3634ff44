# Sushi Go! na stronach.

progress-sushi-go = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
hand-choose = Wybierz kartę, którą zachowasz.
hand-choose-own = Wybierz kartę dla siebie, a potem dla gracza widmo.
hand-chosen = Wybrano: { $cards }. Dotknij innej karty, żeby zmienić.
hand-first = Sushi Go! Wybierz pierwszą kartę.
hand-second = Najpierw: { $card }. Teraz wybierz drugą kartę.
hand-dummy = Teraz wybierz kartę dla gracza widmo.
drawn-for-dummy = Ze stosu gracza widmo: { $card }.
chooses-for-dummy = wybiera za gracza widmo
use-chopsticks = Sushi Go! Zagraj dwie karty
one-card = Zagraj tylko jedną
pick-again = Od początku
log-laid = { $name } zagrywa: { $cards }.
log-scored = { $name } zdobywa w tej rundzie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-pudding = { $name } ma { $puddings ->
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

guide-sushi-go-1 = To twoje karty. Zatrzymaj jedną, resztę przekaż dalej; do ciebie trafią karty sąsiada. Dotknij dowolnej karty.
guide-sushi-go-2 = Wszyscy odkrywają karty naraz, a potem karty wędrują dalej. Tempura i sashimi punktują tylko w zestawach: dwie tempury 5 punktów, trzy sashimi 10.
guide-sushi-go-3 = Im więcej pierożków gyoza, tym więcej są warte: 1, 3, 6, 10, 15. Liczby w lewym górnym rogu karty mówią, ile punktów daje.
guide-sushi-go-4 = Przy futomaki liczą się symbole: kto ma ich w rundzie najwięcej, zdobywa 6 punktów, a drugi gracz 3. Zobacz, co mają inni.
guide-sushi-go-5 = Nigiri punktują od razu: z kalmarem 3, z łososiem 2, z jajkiem 1. Zagraj najpierw wasabi, a następne nigiri policzy się potrójnie.
guide-sushi-go-6 = Pałeczki pozwalają zagrać dwie karty w jednej z następnych tur. Kiedy je masz, nad kartami pojawia się przycisk „Sushi Go!”.
guide-sushi-go-7 = Puddingi zostają do końca gry. Wtedy kto ma ich najwięcej, zyskuje 6 punktów, a kto najmniej, traci 6.
guide-sushi-go-8 = Karty krążą dookoła stołu. To, co przekazujesz, może wrócić albo pomóc sąsiadowi.
guide-sushi-go-9 = Zostały dwie karty. Wybierz jedną; ostatnia zagra się sama i policzymy rundę.

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
