# La hoja de puntos para quienes juegan con las cajas de verdad.

pad = Hoja de puntos
    .about = ¿Juegas con la caja de verdad? Anota lo que cada persona tiene delante y la hoja suma, con todas las reglas de empate. Sin cuenta y, una vez cargada, también sin conexión.
pad-open = Abrir la hoja
pad-for = De { $least } a { $most } jugadores.
pad-rules = Reglas
pad-others = Otros juegos
pad-with-box = ¿Juegas con la caja de verdad?
    .about = La hoja de puntos suma por ti, también sin conexión.

## Lo que se anota

pad-player = Jugador { $number }
pad-name = Nombre
pad-join = Añadir un jugador
pad-leave = Quitar a este jugador
pad-parts = Lo que se anota
pad-round = Ronda { $round }
pad-end = Final
pad-rolls = rollos de maki
pad-puddings = púdines
pad-customers = clientes
pad-tips = propinas
pad-tip-cards = cartas de propina en mano
pad-action-cards = otras cartas de acción
pad-best-kanji = trazos del mejor kanji
pad-more = { $what }: uno más
pad-less = { $what }: uno menos

## El resultado

pad-total = Total
pad-standing = Puntos hasta ahora
pad-nothing = Todavía no hay nada anotado.
pad-ahead = En cabeza: { $names }
pad-ahead-tie = En cabeza: { $names }. Igualdad a puntos, decide: { $what }
pad-level = Empate en cabeza: { $names }
pad-excess = { $what }: hay { $found } anotados, pero solo existen { $most }.
pad-excess-of = { $name }, { $what }: hay { $found } anotados, pero no puede haber más de { $most }.
pad-garbled = Algo no se pudo leer y se ha omitido. Se anotan números enteros; comprueba lo que hay.

## Lo que se puede hacer con la hoja

pad-add-up = Sumar
pad-share = Compartir
pad-print = Imprimir
pad-new = Hoja nueva
pad-undo = Deshacer
pad-kept = Todo lo que anotas está en la dirección de esta página: guarda el enlace o envíalo.
