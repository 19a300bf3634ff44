# Sushi Go! en las páginas.

progress-sushi-go = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
hand-choose = Elige una carta para quedártela.
hand-choose-own = Elige una carta para ti; la siguiente es para el jugador ficticio.
hand-chosen = Has elegido: { $cards }. Puedes cambiarlo hasta que todos hayan elegido.
hand-first = Sushi Go! Elige la carta que juegas primero.
hand-second = Primero: { $card }. Ahora, la carta que juegas después.
hand-dummy = Ahora, la carta para el jugador ficticio.
drawn-for-dummy = De la pila del jugador ficticio: { $card }.
chooses-for-dummy = elige por el jugador ficticio
use-chopsticks = Sushi Go! Jugar dos cartas
one-card = Jugar solo una carta
pick-again = Elegir de nuevo
log-laid = { $name } juega: { $cards }.
log-scored = { $name } consigue { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en esta ronda.
log-pudding = { $name } tiene { $puddings ->
    [one] { $puddings } pudin
   *[other] { $puddings } púdines
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.


## Why a card is worth laying

reason-scores = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento.
reason-needs = Para puntuar { $count ->
    [one] le falta una igual
   *[other] le faltan { $count } iguales
}.
reason-maki = Tendrías { $own ->
    [one] { $own } rollo
   *[other] { $own } rollos
}; el máximo entre los demás es { $others }.
reason-wasabi = El próximo nigiri que juegues vale el triple.
reason-chopsticks = En un turno posterior puedes jugar dos cartas.
reason-pudding = Los púdines cuentan al final de la partida.
reason-denies = A ti te da poco, pero a otros les vendría mejor.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-1 = Esta es tu mano. Quédate con una carta; las demás pasan a quien tienes al lado y tú recibes otras. Toca cualquier carta.
guide-sushi-go-2 = Las cartas de todos se juegan a la vez y luego las manos se pasan. Tempura y sashimi solo puntúan en grupo: dos de tempura 5 puntos, tres de sashimi 10.
guide-sushi-go-3 = Las gyoza valen más cuantas más tengas: 1, 3, 6, 10, 15. Los números de arriba a la izquierda dicen lo que vale una carta.
guide-sushi-go-4 = En el maki se cuentan rollos. Quien tiene más en la ronda gana 6 puntos; el segundo, 3. Mira lo que los demás tienen delante.
guide-sushi-go-5 = Los nigiri puntúan al momento: calamar 3, salmón 2, tortilla 1. Juega antes un wasabi y el próximo nigiri vale el triple.
guide-sushi-go-6 = Los palillos te permiten jugar dos cartas en un turno posterior. Cuando los tienes, sobre tu mano aparece un botón «Sushi Go!».
guide-sushi-go-7 = Los púdines cuentan al final de la partida: quien tiene más gana 6 puntos y quien tiene menos pierde 6. Se quedan cuando se recoge todo lo demás.
guide-sushi-go-8 = Vuelves a ver manos que ya tuviste. Lo que pasas puede volver, o ayudar a quien tienes al lado.
guide-sushi-go-9 = Quedan dos cartas. Elige una; la última se juega sin más y luego se puntúa la ronda.

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
