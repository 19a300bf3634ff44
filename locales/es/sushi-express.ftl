# Sushi Express en las páginas. En las tareas $who es «you» u «other»; $name es el nombre de la otra persona.

express-round = Ronda { $round }
express-pile = { $count ->
    [one] { $count } cliente más en la pila
   *[other] { $count } clientes más en la pila
}
express-phases = Fases de la ronda
express-row = Clientes en espera
express-row-empty = No espera nadie.
express-cards = Tus cartas de acción
express-cards-none = Aún no tienes. Robas una si fallas las dos tiradas o si te paras en el parque.
express-usable = ahora
express-hidden = { $count ->
    [one] { $count } carta de acción oculta
   *[other] { $count } cartas de acción ocultas
}
express-points = { $points ->
    [one] { $points } punto por clientes hasta ahora
   *[other] { $points } puntos por clientes hasta ahora
}
express-tips-cost = Quien menos propinas tiene: −{ $points } si la partida acabara ahora.
express-bet = Apuesta: { $number }
express-first = apuesta primero
express-lowest = apuesta más baja
express-house = casa { $number }
express-dice = Dados: { $dice }, en total { $total }.
express-percent = { $percent } %
express-over = La partida ha terminado.
express-same-hint = Borde discontinuo: con una carta de misma apuesta.

## What is to be done

express-task-bet = { $who ->
    [you] Pon tu peón en un número.
   *[other] { $name } está apostando.
}
express-task-swap = { $who ->
    [you] Cambia dos números, o no.
   *[other] { $name } aún puede cambiar números.
}
express-task-roll = { $who ->
    [you] Saca { $bet } o más.
   *[other] { $name } tiene que sacar { $bet } o más.
}
express-task-roll-again = { $who ->
    [you] No llega. Tira otra vez: { $bet } o más.
   *[other] { $name } tira otra vez: { $bet } o más.
}
express-task-fail = { $who ->
    [you] Ninguna tirada llega a { $bet }. Vuelve a tirar un dado, o ríndete.
   *[other] { $name } aún puede volver a tirar un dado.
}
express-task-drive = { $who ->
    [you] ¡En marcha!
   *[other] { $name } va a mover la furgoneta.
}
express-task-take = { $who ->
    [you] Elige un cliente.
   *[other] { $name } está eligiendo un cliente.
}
express-task-order = { $who ->
    [you] Tu apuesta es la más baja. ¿Qué hacemos con los clientes que sobran?
   *[other] { $name } decide qué pasa con los clientes que sobran.
}

## What can be chosen

express-move-bet = Apostar al { $number }
express-move-same = Apostar también al { $number } (misma apuesta)
express-move-swap = Cambiar { $lower } y { $higher }
express-move-done = No cambiar
express-move-roll = Tirar los dos dados
express-move-reroll = Volver a tirar el { $pips }
express-move-accept = Rendirse
express-move-go = { $further ->
    [0] Avanzar
    [one] Avanzar { $further } loseta más
   *[other] Avanzar { $further } losetas más
}
express-move-take = Llevarse: { $customer }
express-move-keep = Dejarlos
express-move-discard = Cambiarlos todos

## What a choice leads to

express-preview = Ver probabilidades y destinos
express-preview-percent = Tu probabilidad de mover con esta apuesta, según las que ya hay; con los dados, la de alcanzar tu apuesta.
express-preview-customer = Pasas por Sushi Express y te llevas un cliente, si las furgonetas siguen donde están.
express-preview-park = Te paras en el parque y robas una carta de acción.
express-preview-ring = En el circuito: dónde se pararía tu furgoneta si avanzara ahora ese número de losetas.
express-chance-to-drive = { $percent } % de probabilidad de mover.
express-chance-to-reach = { $percent } % de probabilidad de alcanzar tu apuesta.
express-stops = { $visits ->
    [yes] Te llevas un cliente y te paras en: { $tile }.
   *[no] Te paras en: { $tile }.
}
express-reason-take = Para ti vale { $points }.
express-reason-tip = Quien menos propinas tiene pierde puntos al final.
express-reason-swap = Cambia los peones del { $lower } y del { $higher }.
express-reason-done = Ahora no merece la pena gastar otra carta.
express-reason-accept = Conservas tus cartas y robas otra.
express-reason-keep = Estos clientes te vienen bien para la próxima ronda.
express-reason-discard = Estos clientes les vendrían mejor a los demás.

## What happened

express-round-began = Nueva ronda. { $name } apuesta primero.
express-row-filled = Clientes nuevos: { $customers }.
express-betted = { $name } apuesta al { $number }{ $same ->
    [yes] {" "}con misma apuesta
   *[no] {""}
}.
express-swapped = { $name } cambia { $lower } y { $higher }.
express-bets-closed = Apuestas cerradas. La más baja es la de { $name }.
express-rolled = { $name } saca { $total } con una apuesta de { $bet }: { $reached ->
    [yes] ¡conseguido!
   *[no] no llega.
}
express-rerolled = { $name } vuelve a tirar: el { $from } pasa a { $to }. Son { $total } con una apuesta de { $bet }: { $reached ->
    [yes] ¡conseguido!
   *[no] no llega.
}
express-drew = { $reason ->
    [park] { $name } roba una carta de acción en el parque.
   *[failed] { $name } no mueve en esta ronda y roba una carta de acción.
}
express-drew-known = { $reason ->
    [park] { $name } roba una carta de acción en el parque: { $card }.
   *[failed] { $name } no mueve en esta ronda y roba una carta de acción: { $card }.
}
express-drew-nothing = { $reason ->
    [park] { $name } está en el parque, pero no quedan cartas de acción.
   *[failed] { $name } no mueve en esta ronda, y no quedan cartas de acción.
}
express-drove = { $name } avanza { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}{ $further ->
    [0] {""}
   *[other] {" "}({ $further } más que su apuesta)
}{ $skipped ->
    [0] {""}
    [one] {" "}saltándose una furgoneta
   *[other] {" "}saltándose { $skipped } furgonetas
} y se para en: { $tile }.
express-took = { $name } se lleva: { $customer }.
express-kept = { $name } deja a los clientes.
express-discarded = { $name } cambia a todos los clientes.
express-cleared = Nadie ha podido moverse: los clientes se van.
express-revealed = { $name } aún tiene: { $cards }.
express-scored = { $name } tiene { $tips ->
    [one] { $tips } propina
   *[other] { $tips } propinas
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Todos apuestan a un número del 2 al 12: es lo que avanza tu furgoneta, si llega a moverse. Un número alto te lleva lejos, pero cuesta sacarlo. Los porcentajes te dicen cuánto.
guide-sushi-express-2 = La apuesta más alta tira primero, hasta dos veces. En cuanto alguien alcanza su apuesta, se mueven ese jugador y todos los de abajo. Así, una apuesta baja puede moverse sin tirar.
guide-sushi-express-3 = Las furgonetas avanzan en el sentido de las agujas del reloj, primero la apuesta más alta, y se saltan las losetas ocupadas. Si pasas por Sushi Express o te paras allí, te llevas un cliente.
guide-sushi-express-4 = El primer cliente de un color vale 3 puntos; cada uno de los siguientes, 1. ¡Reúne colores distintos!
guide-sushi-express-5 = Las propinas no dan puntos, pero quien menos tenga al final pierde tantos puntos como propinas tenga quien más tiene. La flecha junto a las monedas señala quién sería ahora.
guide-sushi-express-6 = Si fallas las dos tiradas no te mueves, pero robas una carta de acción. También robas una al pararte en el parque. Cada carta dice cuándo se usa.
guide-sushi-express-7 = La apuesta más baja decide si los clientes que sobran se quedan o se van, y apuesta primero en la ronda siguiente. Apostar alto pide suerte; apostar bajo te da más voz.
guide-sushi-express-8 = La partida acaba cuando no se puede completar la fila de clientes. Vigila la pila de arriba y aprovecha cada vuelta.
