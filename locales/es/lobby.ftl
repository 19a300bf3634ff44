# Una mesa antes de la partida.

## La sala

lobby-waiting = Esperando a tus amigos
lobby-start = Empezar ya
lobby-fill = Con bots
lobby-share = Compartir el enlace
lobby-public = Publicar esta mesa
lobby-full = La mesa está llena. Puedes mirar o pedir un asiento a quien organiza.
lobby-empty = { $count ->
    [one] Hay un asiento libre
   *[other] Hay { $count } asientos libres
}
lobby-leave-out = Dejar libres
lobby-add-bot = Añadir un bot
lobby-you-are-ready = Todo a punto
lobby-ask = Pedir un asiento
lobby-wants-seat = { $count ->
    [one] { $names } quiere un asiento.
   *[other] { $names } quieren un asiento.
}
lobby-make-room = Hacer sitio
lobby-fixed = Sin asientos extra cuando se llene
lobby-players = { $count } jugadores
lobby-is-public = pública
lobby-changed = { $name } ha cambiado los ajustes:
lobby-change = { $setting }: { $from } → { $to }
yes = sí
no = no
