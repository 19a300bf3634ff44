# Sushi Express en las páginas. En las tareas $who es «you» u «other»; $name es el nombre de la otra persona.

express-pile = { $count ->
    [one] { $count } cliente más en la pila
   *[other] { $count } clientes más en la pila
}
express-phases = Las fases de una ronda
express-row = Clientes que esperan
express-row-empty = No espera nadie.
express-cards = Tus cartas de acción
express-cards-none = No tienes ninguna. Robas una si fallas las dos tiradas, o en el parque.
express-usable = ahora
express-hidden = { $count ->
    [one] { $count } carta de acción desconocida
   *[other] { $count } cartas de acción desconocidas
}
express-points = { $points ->
    [one] { $points } punto por clientes hasta ahora
   *[other] { $points } puntos por clientes hasta ahora
}
express-tips-cost = Menos propinas: { $points } menos si la partida acabara ahora.
express-bet = Apuesta: { $number }
express-first = apuesta primero
express-lowest = apuesta más baja
express-house = casa { $number }
express-dice = Los dados muestran { $dice }, en total { $total }.
express-percent = { $percent } %
express-over = La partida ha terminado.
express-same-hint = Con trazos: usa una carta de misma apuesta.

## What is to be done

express-task-bet = { $who ->
    [you] Pon tu peón en un número.
   *[other] Apuesta: { $name }.
}
express-task-swap = { $who ->
    [you] Cambia dos números, o déjalo así.
   *[other] Aún puede cambiar números: { $name }.
}
express-task-roll = { $who ->
    [you] Saca { $bet } o más.
   *[other] Tiene que sacar { $bet } o más: { $name }.
}
express-task-roll-again = { $who ->
    [you] Demasiado poco. Tira otra vez: { $bet } o más.
   *[other] Tira otra vez, { $bet } o más: { $name }.
}
express-task-fail = { $who ->
    [you] Las dos tiradas quedaron por debajo de { $bet }. Vuelve a tirar un dado, o acéptalo.
   *[other] Aún puede volver a tirar un dado: { $name }.
}
express-task-drive = { $who ->
    [you] Conduce.
   *[other] Va a conducir: { $name }.
}
express-task-take = { $who ->
    [you] Toma un cliente.
   *[other] Toma un cliente: { $name }.
}
express-task-order = { $who ->
    [you] Tu apuesta es la más baja: ¿qué pasa con los clientes que quedan?
   *[other] Decide sobre los clientes que quedan: { $name }.
}

## What can be chosen

express-move-bet = Apostar al { $number }
express-move-same = Apostar también al { $number }, con misma apuesta
express-move-swap = Cambiar { $lower } y { $higher }
express-move-done = Dejarlo así
express-move-roll = Tirar los dos dados
express-move-reroll = Volver a tirar el { $pips }
express-move-accept = Aceptarlo
express-move-go = { $further ->
    [0] Conducir
    [one] Conducir { $further } loseta más
   *[other] Conducir { $further } losetas más
}
express-move-take = Tomar: { $customer }
express-move-keep = Que esperen
express-move-discard = Que se vayan todos y vengan otros

## What a choice leads to

express-preview = Mostrar adónde lleva cada elección
express-preview-percent = Probabilidad de que conduzcas con esta apuesta, según las apuestas que hay ahora; con los dados, de que alcances tu apuesta.
express-preview-customer = Pasas por Sushi Express y tomas un cliente, tal como están ahora las furgonetas.
express-preview-park = Te paras en el parque y robas una carta de acción.
express-preview-ring = En el circuito: dónde se pararía tu furgoneta si avanzara ahora tantas losetas.
express-chance-to-drive = Conduces en unos { $percent } de cada 100 casos.
express-chance-to-reach = Alcanzas tu apuesta en unos { $percent } de cada 100 casos.
express-stops = { $visits ->
    [yes] Tomas un cliente y te paras en: { $tile }.
   *[no] Te paras en: { $tile }.
}
express-reason-take = Para ti vale { $points }.
express-reason-tip = Quien tiene menos propinas pierde puntos al final.
express-reason-swap = Cambia quién está en el { $lower } y quién en el { $higher }.
express-reason-done = Ahora no merece la pena gastar otra carta.
express-reason-accept = Conservas tus cartas, y quien falla roba otra.
express-reason-keep = Estos clientes te convienen también en la próxima ronda.
express-reason-discard = Estos clientes les convendrían más a los demás.

## What happened

express-round-began = Empieza una ronda. Apuesta primero: { $name }.
express-row-filled = Clientes nuevos: { $customers }.
express-betted = { $name } apuesta al { $number }{ $same ->
    [yes] {" "}con misma apuesta
   *[no] {""}
}.
express-swapped = { $name } cambia { $lower } y { $higher }.
express-bets-closed = Todos han apostado. La apuesta más baja: { $name }.
express-rolled = { $name } saca { $total } para una apuesta de { $bet }: { $reached ->
    [yes] es suficiente.
   *[no] demasiado poco.
}
express-rerolled = { $name } vuelve a tirar: el { $from } pasa a { $to }, en total { $total } para una apuesta de { $bet }: { $reached ->
    [yes] es suficiente.
   *[no] demasiado poco.
}
express-drew = { $reason ->
    [park] En el parque { $name } roba una carta de acción.
   *[failed] { $name } no conduce en esta ronda y roba una carta de acción.
}
express-drew-known = { $reason ->
    [park] En el parque { $name } roba una carta de acción: { $card }.
   *[failed] { $name } no conduce en esta ronda y roba una carta de acción: { $card }.
}
express-drew-nothing = { $reason ->
    [park] En el parque: no quedan cartas de acción.
   *[failed] No conduce en esta ronda, y no quedan cartas de acción: { $name }.
}
express-drove = { $name } avanza { $tiles } losetas{ $further ->
    [0] {""}
    [one] , una más que la apuesta
   *[other] , { $further } más que la apuesta
}{ $skipped ->
    [0] {""}
    [one] , adelantando a una furgoneta
   *[other] , adelantando a { $skipped } furgonetas
}, y se para en: { $tile }.
express-took = { $name } toma: { $customer }.
express-kept = { $name } deja que los clientes esperen.
express-discarded = { $name } despide a los clientes.
express-cleared = Nadie ha podido conducir: los clientes se van.
express-revealed = { $name } aún tiene: { $cards }.
express-scored = { $name } tiene { $tips ->
    [one] { $tips } propina
   *[other] { $tips } propinas
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Todos apuestan a un número del 2 al 12: tantas losetas avanza tu furgoneta, si llega a conducir. Un número alto te lleva lejos, pero cuesta sacarlo. Los porcentajes dicen cuánto.
guide-sushi-express-2 = La apuesta más alta tira primero, dos veces como mucho. En cuanto alguien alcanza su apuesta, conducen esa persona y todas las de abajo. Así, una apuesta baja puede conducir sin tirar.
guide-sushi-express-3 = Las furgonetas avanzan en el sentido de las agujas del reloj, la apuesta más alta primero. Una loseta con otra furgoneta no cuenta. Si pasas por Sushi Express o te paras allí, tomas un cliente.
guide-sushi-express-4 = El primer cliente de un color vale 3 puntos, cada otro 1. Reúne colores distintos.
guide-sushi-express-5 = Las propinas no dan puntos, pero quien tenga menos al final pierde tantos como propinas tenga quien más tiene. La flecha junto a las monedas dice quién sería ahora.
guide-sushi-express-6 = Si fallas las dos tiradas no conduces, pero robas una carta de acción; también quien se para en el parque. Tus cartas dicen cuándo puedes usarlas.
guide-sushi-express-7 = La apuesta más baja decide si los clientes que quedan esperan o se van, y apuesta primero en la ronda siguiente. Apostar alto pide suerte; apostar bajo da más voz.
guide-sushi-express-8 = La partida acaba cuando no se puede completar la fila de clientes. Mira la pila de arriba y aprovecha cada vuelta.
