# La hoja de puntos para quienes juegan con las cajas de verdad.

pad = Hoja de puntos
    .about = ¿Juegas con las cartas de verdad? Anota lo que cada jugador tiene delante y la hoja lo suma todo, empates incluidos. Sin cuenta y, una vez cargada, también sin conexión.
pad-open = Abrir la hoja
pad-for = De { $least } a { $most } jugadores.
pad-rules = Reglas
pad-others = Otros juegos
pad-with-box = ¿Juegas con las cartas de verdad?
    .about = La hoja de puntos suma por ti, también sin conexión.

## Lo que se anota

pad-player = Jugador { $number }
pad-name = Nombre
pad-leave = Quitar jugador
pad-join-dummy = Añadir el jugador ficticio
pad-leave-dummy = Quitar el jugador ficticio
pad-dummy-about = Cuenta como tercer jugador para el maki y el pudin, pero no puede ganar.
pad-parts = Qué anotar
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
pad-take = Añadir
pad-remove = Quitar: { $what }

## El resultado

pad-total = Total
pad-standing = Puntos hasta ahora
pad-nothing = Todavía no hay nada anotado.
pad-ahead = En cabeza: { $names }
pad-ahead-tie = En cabeza: { $names }. Empate a puntos; desempata: { $what }
pad-level = Empate: { $names }
pad-excess = { $what }: has anotado { $found }, pero solo hay { $most }.
pad-excess-of = { $name }, { $what }: has anotado { $found }, pero el máximo es { $most }.
pad-garbled = Algo no se ha podido leer y se ha omitido. Usa números enteros y revisa lo anotado.
pad-miscount = { $what }: anota un número entero de 0 a { $most }. Se mantiene el que había.
pad-unknown = { $name }: «{ $what }» no está en la lista. Escribe un kanji de uso regular con mitad izquierda y derecha, sus dos mitades o cuántos trazos tiene.

## Lo que se puede hacer con la hoja

pad-add-up = Sumar
pad-share = Compartir
pad-print = Imprimir
pad-new = Nueva, mismos jugadores
pad-undo = Deshacer
pad-kept = Todo lo que anotas queda en la dirección de esta página. Guarda el enlace o compártelo.

## Stages: players, entering, the end

pad-points = puntos
pad-look = Cambiar de cara
pad-setup = ¿Quién juega?
pad-players = Jugadores
pad-by-dishes = Plato a plato
pad-by-totals = Solo totales
pad-next = Siguiente
pad-finish = Terminar
pad-start = Empezar
pad-edit = Volver a la hoja
pad-won = ¡{ $names } gana con { $points }!
pad-won-tie = ¡{ $names } gana! Empate a { $points }; desempata: { $what }
pad-drawn = Empate a { $points }: { $names }
pad-evenings = Partidas anteriores
pad-evenings-remove = Quitar esta partida
