# The kanji puzzle.

puzzle = Puzle de kanji
puzzle-of-day = Puzle de kanji del { $date }
puzzle-number = Puzle de kanji n.º { $number }
puzzle-task = Junta una mitad izquierda y una derecha para formar un kanji. Usa cada carta una vez y suma todos los trazos que puedas.
puzzle-streak = Racha
puzzle-made = Tus kanji: { $strokes }
puzzle-empty = Todavía ninguno. Elige un shari y luego una neta.
puzzle-apart = Separar
puzzle-hint = Pista
puzzle-end = Terminar
puzzle-best = ¡Perfecto: { $best }!
puzzle-better = Has hecho { $yours }. El máximo es { $best }:
puzzle-hints = { $count ->
    [one] Con una pista.
   *[other] Con { $count } pistas.
}
puzzle-again = Intentarlo otra vez
puzzle-others = Otros puzles
puzzle-today = El puzle de hoy
kanji-piece-hinted = { $half }, parte de la mejor solución
puzzle-easy = Fácil
puzzle-medium = Medio
puzzle-hard = Difícil
puzzle-practice = Practicar
puzzle-archive = Archivo
puzzle-statistics = Tus puzles diarios
puzzle-played = Jugados
puzzle-perfect = Perfectos
puzzle-streak-longest = Mejor racha
puzzle-streak-about = Un día cuenta si terminas su puzle ese mismo día con al menos un kanji.
puzzle-next-in = Próximo puzle en
puzzle-result = Tu resultado
puzzle-result-line = { $yours } de { $best } trazos
puzzle-result-share = Compartir resultado
puzzle-result-copied = Resultado copiado.
puzzle-early = Este puzle aún no está listo
    .about = Cada día tiene su puzle, y el de mañana se queda en la cocina hasta la medianoche UTC.
puzzle-archive-about = Todos los puzles hasta hoy. Los días perdidos se pueden jugar, pero para la racha solo cuenta el de hoy.
puzzle-archive-earlier = Antes
puzzle-archive-later = Después
