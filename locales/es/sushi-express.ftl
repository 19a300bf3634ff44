# Sushi Express en las páginas. $who es «you» si se habla a quien lee, y si no «other»; $name es el nombre de la otra persona.

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
express-hidden = { $count ->
    [one] { $count } carta de acción oculta
   *[other] { $count } cartas de acción ocultas
}
express-tips-cost = Quien menos propinas tiene: −{ $points } si la partida acabara ahora.
express-bet = Apuesta: { $number }
express-first = apuesta primero
express-lowest = apuesta más baja
express-house = casa { $number }
express-dice = Dados: { $dice }, en total { $total }.
express-percent = { $percent } %
express-over = La partida ha terminado.

## What is to be done

express-task-bet = { $who ->
    [you] Pon tu peón en un número.
   *[other] { $name } está apostando.
}
express-task-swap = { $who ->
    [you] Cambia dos números, o no.
   *[other] { $name } aún puede cambiar números.
}
express-task-no-swap = No tienes «cambio de sitio», pero los demás no lo saben.
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
express-task-no-reroll = Ninguna tirada llega a { $bet } y no tienes «nueva tirada», pero los demás no lo saben.
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
express-chance-to-drive = { $percent } % de probabilidad de mover.
express-chance-to-reach = { $percent } % de probabilidad de alcanzar tu apuesta.
express-stops = { $visits ->
    [yes] Te llevas un cliente y te paras en: { $tile }.
   *[no] Te paras en: { $tile }.
}
express-reason-take = Para ti vale { $points }.
express-tip-own = Tus propinas: { $before } → { $after }.
express-tip-others-lose = Los demás pierden hasta { $points }.
express-passes = Adelanta a { $names }.
express-swap-move = { $name }: { $from } → { $to }
express-swap-moves = { $moves }.
express-reason-swap = Cambia los peones del { $lower } y del { $higher }.
express-reason-done = Ahora no merece la pena gastar otra carta.
express-reason-accept = Conservas tus cartas y robas otra.
express-reason-keep = Estos clientes te vienen bien para la próxima ronda.
express-reason-discard = Estos clientes les vendrían mejor a los demás.

## What happened

express-round-began = Nueva ronda. { $who ->
    [you] Apuestas primero.
   *[other] { $name } apuesta primero.
}
express-row-filled = Clientes nuevos: { $customers }.
express-betted = { $who ->
    [you] Apuestas
   *[other] { $name } apuesta
} al { $number }{ $same ->
    [yes] {" "}con misma apuesta
   *[no] {""}
}.
express-swapped = { $who ->
    [you] Cambias
   *[other] { $name } cambia
} { $lower } y { $higher }.
express-bets-closed = Apuestas cerradas. { $who ->
    [you] La más baja es la tuya.
   *[other] La más baja es la de { $name }.
}
express-rolled = { $who ->
    [you] Sacas
   *[other] { $name } saca
} { $total } con una apuesta de { $bet }: { $reached ->
    [yes] ¡conseguido!
   *[no] no llega.
}
express-rerolled = { $who ->
    [you] Vuelves a tirar:
   *[other] { $name } vuelve a tirar:
} el { $from } pasa a { $to }. Son { $total } con una apuesta de { $bet }: { $reached ->
    [yes] ¡conseguido!
   *[no] no llega.
}
express-drew = { $who ->
    [you] { $reason ->
        [park] Robas una carta de acción en el parque.
       *[failed] No mueves en esta ronda y robas una carta de acción.
    }
   *[other] { $reason ->
        [park] { $name } roba una carta de acción en el parque.
       *[failed] { $name } no mueve en esta ronda y roba una carta de acción.
    }
}
express-drew-known = { $who ->
    [you] { $reason ->
        [park] Robas una carta de acción en el parque: { $card }.
       *[failed] No mueves en esta ronda y robas una carta de acción: { $card }.
    }
   *[other] { $reason ->
        [park] { $name } roba una carta de acción en el parque: { $card }.
       *[failed] { $name } no mueve en esta ronda y roba una carta de acción: { $card }.
    }
}
express-drew-nothing = { $who ->
    [you] { $reason ->
        [park] Estás en el parque, pero no quedan cartas de acción.
       *[failed] No mueves en esta ronda, y no quedan cartas de acción.
    }
   *[other] { $reason ->
        [park] { $name } está en el parque, pero no quedan cartas de acción.
       *[failed] { $name } no mueve en esta ronda, y no quedan cartas de acción.
    }
}
express-drove = { $who ->
    [you] Avanzas
   *[other] { $name } avanza
} { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}{ $further ->
    [0] {""}
   *[other] {" "}({ $further } más que la apuesta)
}{ $skipped ->
    [0] {""}
    [one] {" "}saltándose una furgoneta
   *[other] {" "}saltándose { $skipped } furgonetas
} y { $who ->
    [you] te paras
   *[other] se para
} en: { $tile }.
express-took = { $who ->
    [you] Te llevas:
   *[other] { $name } se lleva:
} { $customer }.
express-kept = { $who ->
    [you] Dejas
   *[other] { $name } deja
} a los clientes.
express-discarded = { $who ->
    [you] Cambias
   *[other] { $name } cambia
} a todos los clientes.
express-cleared = Nadie ha podido moverse: los clientes se van.
express-revealed = { $who ->
    [you] Aún tienes:
   *[other] { $name } aún tiene:
} { $cards }.
express-scored = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { $tips ->
    [one] { $tips } propina
   *[other] { $tips } propinas
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

## The guide: a few sentences for each lesson. Each comes when the position shows what it is about.

guide-sushi-express-bets = Todos apuestan a un número del 2 al 12: es lo que avanza tu furgoneta, si llega a moverse. Toca un número para ver dónde pararías; el porcentaje es tu probabilidad de mover. Apuesta al 6, al 7 o al 8.
guide-sushi-express-dice = La apuesta más alta tira, hasta dos veces. En cuanto alguien alcanza su apuesta, se mueven ese jugador y todos los de abajo, de mayor a menor. Se va en el sentido del reloj y las losetas con otra furgoneta no cuentan. Toca tu loseta para ir.
guide-sushi-express-customer = ¡Has pasado por Sushi Express: te llevas un cliente! El primero de un color vale 3, cada uno de los siguientes, 1. La etiqueta dice cuánto vale cada uno para ti. Toca uno.
guide-sushi-express-tip = ¡Una propina! No da puntos, pero quien menos tenga al final pierde tantos como propinas tenga quien más tiene. La etiqueta dice qué cambia: coge la propina.
guide-sushi-express-further = Tienes una carta: una loseta más. Te lleva una loseta más allá de tu apuesta. Toca la loseta con la carta.
guide-sushi-express-orders = Tu apuesta era la más baja, así que decides tú: los clientes que quedan esperan o se cambian todos. Toca el botón iluminado.
guide-sushi-express-round = ¡Eso ha sido una ronda! Junto a cada nombre están los puntos, ya con lo que costarían las propinas que faltan. Empieza la apuesta más baja de antes. Apuesta al número iluminado.
guide-sushi-express-lap = La señal verde en un número quiere decir: con esta apuesta pasas por Sushi Express y te llevas un cliente. Elígela cuando la probabilidad sea buena.
guide-sushi-express-same = En cada número cabe un peón. Con la carta misma apuesta pones el tuyo encima de otro; el de arriba va primero. Apuesta al número iluminado.
guide-sushi-express-end = La partida termina cuando ya no se pueden reponer los clientes; el mazo del centro lleva la cuenta. Una apuesta más y a jugar de verdad.
