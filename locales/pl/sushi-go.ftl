# Sushi Go! na stronach.

progress-sushi-go = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
hand-choose = Wybierz kartę dla siebie.
hand-choose-own = Wybierz kartę dla siebie; następna będzie dla gracza widma.
hand-chosen = Twój wybór: { $cards }. Możesz go zmienić, dopóki wszyscy nie wybiorą.
hand-first = Sushi Go! Wybierz kartę, którą wyłożysz najpierw.
hand-second = Najpierw: { $card }. Teraz karta, którą wyłożysz potem.
hand-dummy = Teraz karta dla gracza widma.
drawn-for-dummy = Ze stosu gracza widma: { $card }.
chooses-for-dummy = wybiera za gracza widma
use-chopsticks = Sushi Go! Wyłóż dwie karty
one-card = Wyłóż tylko jedną
pick-again = Wybierz od nowa
log-laid = { $name } wykłada: { $cards }.
log-scored = { $name } dostaje w tej rundzie { $points ->
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


## Why a card is worth laying

reason-scores = Od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
reason-needs = Żeby dać punkty, potrzebuje jeszcze { $count ->
    [one] jednej takiej karty
    [few] { $count } takich kart
    [many] { $count } takich kart
   *[other] { $count } takiej karty
}.
reason-maki = Będziesz mieć { $own } futomaki; u innych najwięcej to { $others }.
reason-wasabi = Następne nigiri, które wyłożysz, liczy się potrójnie.
reason-chopsticks = W jednej z następnych tur możesz wyłożyć dwie karty.
reason-pudding = Puddingi liczą się na koniec gry.
reason-denies = Tobie daje niewiele, ale innym przydałaby się bardziej.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-1 = To twoja ręka. Zatrzymaj jedną kartę; pozostałe wędrują do osoby obok, a do ciebie trafiają nowe. Dotknij dowolnej karty.
guide-sushi-go-2 = Wszyscy wykładają karty jednocześnie, potem ręce wędrują dalej. Tempura i sashimi dają punkty tylko w zestawach: dwie tempury 5 punktów, trzy sashimi 10.
guide-sushi-go-3 = Im więcej masz pierożków gyoza, tym więcej dają: 1, 3, 6, 10, 15. Liczby w lewym górnym rogu karty mówią, ile jest warta.
guide-sushi-go-4 = Futomaki się liczy: kto ma ich w rundzie najwięcej, dostaje 6 punktów, drugie miejsce 3. Popatrz, co leży przed innymi.
guide-sushi-go-5 = Nigiri dają punkty od razu: z kalmarem 3, z łososiem 2, z jajkiem 1. Wyłóż najpierw wasabi, a następne nigiri liczy się potrójnie.
guide-sushi-go-6 = Pałeczki pozwalają wyłożyć dwie karty w jednej z następnych tur. Kiedy je masz, nad twoją ręką pojawia się przycisk „Sushi Go!”.
guide-sushi-go-7 = Puddingi liczą się na sam koniec gry: kto ma ich najwięcej, zyskuje 6 punktów, a kto najmniej, traci 6. Zostają, kiedy znika wszystko inne.
guide-sushi-go-8 = Ręce do ciebie wracają. To, co podajesz dalej, może wrócić albo pomóc osobie obok.
guide-sushi-go-9 = Zostały dwie karty. Wybierz jedną; ostatnią po prostu się wykłada, a potem liczy się punkty za rundę.

## What a card is worth now

gain-points = +{ $points } now
gain-progress = { $have } of { $need }
gain-leads = takes the maki lead
gain-rolls = { $count } rolls
gain-triples = triples your next nigiri
gain-two = two cards on a later turn
gain-pudding = pudding number { $count }; counts at the end

## Moments

moment-sashimi = Three sashimi!
moment-wasabi = On wasabi!
moment-full-row = Full gyoza row!
moment-tempura = Tempura pair!
moment-maki = Maki lead!
moment-call = Sushi Go!

## The end of a round

this-round = This round
overall = Overall
standing-leads = You lead by { $points }.
standing-level = You're level with { $name }.
standing-behind = You're number { $rank }, { $points } behind { $name }.
