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
pad-join-dummy = Añadir el jugador ficticio
pad-leave-dummy = Quitar el jugador ficticio
pad-dummy-about = Cuenta para los makis y los púdines como una tercera persona, pero no puede ganar.
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
pad-type = Kanji, mitades o trazos
    .about = Escribe un kanji, sus dos mitades o un número de trazos
pad-take = Anotar lo escrito
pad-remove = Quitar: { $what }

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
pad-miscount = { $what }: anota un número entero de 0 a { $most }. Se ha quedado lo que había antes.
pad-unknown = { $name }: «{ $what }» no está en la lista. Escribe un kanji de uso regular con mitad izquierda y derecha, sus dos mitades o cuántos trazos tiene.

## Lo que se puede hacer con la hoja

pad-add-up = Sumar
pad-share = Compartir
pad-print = Imprimir
pad-new = Otra partida, mismos jugadores
pad-undo = Deshacer
pad-kept = Todo lo que anotas está en la dirección de esta página: guarda el enlace o envíalo.
