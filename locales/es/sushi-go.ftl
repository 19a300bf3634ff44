# Sushi Go! en las páginas.

progress-sushi-go = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
hand-choose = Elige una carta para quedártela.
hand-choose-own = Elige una carta para ti y luego otra para el jugador ficticio.
hand-chosen = Elegido: { $cards }. Toca otra carta para cambiar.
hand-first = ¡Sushi Go! Elige la primera carta.
hand-second = Primero, { $card }. Ahora elige la segunda.
hand-dummy = Ahora elige una carta para el jugador ficticio.
drawn-for-dummy = De la pila del jugador ficticio: { $card }.
chooses-for-dummy = elige por el jugador ficticio
use-chopsticks = ¡Sushi Go! Jugar dos cartas
one-card = Jugar solo una
pick-again = Volver a empezar
log-laid = { $name } juega { $cards }.
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


## Why a card is worth playing

reason-scores = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento.
reason-needs = { $count ->
    [one] Una más igual y puntúa.
   *[other] { $count } más iguales y puntúa.
}
reason-maki = Tendrías { $own ->
    [one] { $own } rollo
   *[other] { $own } rollos
}; quien más tiene de los demás, { $others }.
reason-wasabi = Tu próximo nigiri valdrá el triple.
reason-chopsticks = En un turno posterior podrás jugar dos cartas.
reason-pudding = Los púdines cuentan al final de la partida.
reason-denies = A ti te da poco, pero a otro le vendría de perlas.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-1 = Esta es tu mano. Quédate con una carta y pasa el resto; a ti te llegan las del vecino. Toca cualquier carta.
guide-sushi-go-2 = Todos revelan a la vez y luego las manos pasan. Tempura y sashimi solo puntúan en grupo: una pareja de tempura, 5 puntos; un trío de sashimi, 10.
guide-sushi-go-3 = Cuantas más gyoza tengas, más valen: 1, 3, 6, 10, 15. Los números de la esquina superior izquierda dicen lo que vale cada carta.
guide-sushi-go-4 = En los maki cuentan los rollos: quien tiene más en la ronda gana 6 puntos y el segundo, 3. Mira lo que tienen los demás.
guide-sushi-go-5 = Los nigiri puntúan al momento: calamar 3, salmón 2, tortilla 1. Juega antes un wasabi y tu próximo nigiri valdrá el triple.
guide-sushi-go-6 = Con los palillos puedes jugar dos cartas en un turno posterior. Cuando los tengas, aparecerá sobre tu mano el botón «¡Sushi Go!».
guide-sushi-go-7 = Los púdines se quedan hasta el final de la partida. Entonces quien tiene más gana 6 puntos y quien tiene menos pierde 6.
guide-sushi-go-8 = Las manos dan la vuelta. Lo que pasas puede volver a ti, o ayudar al vecino.
guide-sushi-go-9 = Quedan dos cartas. Elige una; la última se juega sola y luego se puntúa la ronda.

## What a card is worth now

gain-points = +{ $points } ahora
gain-progress = { $have } de { $need }
gain-leads = te pone en cabeza en maki
gain-rolls = { $count ->
    [one] { $count } rollo
   *[other] { $count } rollos
}
gain-triples = triplica tu próximo nigiri
gain-two = dos cartas en otro turno
gain-pudding = pudin número { $count }; cuenta al final

## Moments

moment-sashimi = ¡Trío de sashimi!
moment-tempura = ¡Pareja de tempura!
moment-squid-on-wasabi = ¡Calamar con wasabi!
moment-maki = ¡En cabeza en maki!
moment-gyoza = ¡Gyoza al completo!
moment-sushi-go = ¡Sushi Go!
