# Sushi Go! en las páginas.

progress-sushi-go = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
progress-sushi-go-over = Resultado final
hand-choose = Elige una carta para quedártela.
hand-choose-own = Elige una carta para ti y luego otra para el jugador ficticio.
hand-chosen = Elegido: { $cards }. Elige otra carta para cambiar.
hand-first = ¡Sushi Go! Elige la primera carta.
hand-second = Primero, { $card }. Ahora elige la segunda.
hand-dummy = Ahora elige una carta para el jugador ficticio.
drawn-for-dummy = De la pila del jugador ficticio: { $card }.
chooses-for-dummy = elige por el jugador ficticio
use-chopsticks = ¡Sushi Go! Jugar dos cartas
one-card = Jugar solo una
pick-again = Volver a empezar
log-laid = { $who ->
    [you] Juegas
   *[other] { $name } juega
} { $cards }.
log-scored = { $who ->
    [you] Consigues
   *[other] { $name } consigue
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en esta ronda.
log-pudding = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { $puddings ->
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

guide-sushi-go-hand = Estas son tus cartas. Quédate con una; las demás viajan por la cinta hasta tu vecino. ¡Elige la que quieras!
guide-sushi-go-last = ¡Solo quedan dos cartas! Quédate con una. La última se juega sola y luego se puntúa la ronda.
guide-sushi-go-nigiri = Tu wasabi te espera. Ponle encima un nigiri y valdrá el triple.
guide-sushi-go-two = ¡Tienes palillos! Usa el botón «¡Sushi Go!» y quédate con dos cartas a la vez.
guide-sushi-go-reveal = Todos revelan a la vez. ¿Ves lo que se han quedado los demás? Las manos ya han pasado: elige otra vez.
guide-sushi-go-wasabi = ¡Wasabi! Solo no vale nada, pero tu próximo nigiri contará el triple. Quédatelo.
guide-sushi-go-chopsticks = Con los palillos puedes quedarte con dos cartas en un turno posterior. Quédatelos.
guide-sushi-go-sets = Tempura y sashimi solo puntúan en grupo: dos de tempura, 5 puntos; tres de sashimi, 10. Quédate con una.
guide-sushi-go-gyoza = Cuantas más gyoza, mejor: 1, 3, 6, 10, 15 puntos. El número de una carta dice lo que suma ahora.
guide-sushi-go-maki = Cuenta los rollos de los maki: quien más tiene en la ronda gana 6 puntos y el segundo, 3.
guide-sushi-go-pudding = Los púdines se quedan hasta el final de la partida. Entonces quien tiene más gana 6 puntos y quien tiene menos pierde 6.
guide-sushi-go-points = El número grande junto a cada nombre son los puntos de ese jugador. ¡Elige lo que más te convenga!
guide-sushi-go-circle = Lo que pasas puede volver a ti, o ayudar al vecino. ¡Elige bien!

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
