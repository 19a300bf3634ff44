# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = la mitad izquierda de { $kanji }
shari-of = la mitad derecha de { $kanji }
kanji-bench = El último intento
shari-left = { $count ->
    [0] No quedan más boca abajo.
    [one] Queda { $count } boca abajo.
   *[other] Quedan { $count } boca abajo.
}
kanji-turn-of = Turno: { $name }
kanji-hand-pick = Elige un neta y un shari: juntos deben ser un kanji.
kanji-hand-pick-shari = Ahora un shari para la mitad derecha.
kanji-hand-pick-neta = Ahora un neta para la mitad izquierda.
kanji-hand-done = Tienes cinco kanji y has terminado.
kanji-hand-empty = No quedan neta.
kanji-pass = Pasar
    .about = No probar nada en este turno.
kanji-piece-works = { $half }, puede formar un kanji
kanji-piece-makes = { $half }, forma { $kanji }
kanji-tries = { $name } prueba estos dos.
kanji-formed = { $name } forma un kanji.
kanji-failed = { $name } prueba sin éxito.
kanji-log-began = Empieza { $name }.
kanji-log-formed = { $name } forma { $kanji }.
kanji-log-failed = { $name } prueba { $pair }. { $why }
kanji-log-passed = { $name } pasa.
kanji-log-stuck = Nadie ha encontrado nada: los seis shari van debajo del mazo y salen otros seis.
kanji-log-stuck-end = Nadie ha encontrado nada por tercera vez: la partida termina.
kanji-log-complete = Todos tienen cinco kanji.

kanji-reason-pass = Ninguno de tus neta forma un kanji con estos shari.
kanji-reason-wait = Tus neta pueden llegar a más que { $kanji }.
kanji-formed-by-all = Kanji formados y perdidos
kanji-formed-nothing = Ninguno.
kanji-missed = También podía formar
kanji-credit-drawings = Dibujos:
kanji-credit-meanings = Significados y lecturas:
kanji-credit-changed = Selección y división en mitades nuestras.

## The puzzle

puzzle = Puzle de kanji
puzzle-of-day = Puzle de kanji del { $date }
puzzle-number = Puzle de kanji { $number }
puzzle-task = Junta neta y shari en kanji, cada carta una vez. Gana quien logra más trazos.
puzzle-streak = Días seguidos:
puzzle-made = Tus kanji: { $strokes }
puzzle-empty = Todavía ninguno. Elige un shari y luego un neta.
puzzle-apart = Separar
puzzle-hint = Pista
puzzle-end = No encuentro más
puzzle-best = { $best }: no se puede mejorar.
puzzle-better = Tienes { $yours }. Se puede llegar a { $best }:
puzzle-hints = { $count ->
    [one] Con una pista.
   *[other] Con { $count } pistas.
}
puzzle-again = Otra vez
puzzle-others = Otros puzles
puzzle-next = Otro puzle
puzzle-today = El puzle del día
puzzle-share = Compartir este puzle
puzzle-copy = Copiar el enlace
kanji-piece-hinted = { $half }, parte de la mejor solución

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Tus neta, abajo, son mitades izquierdas; los shari, arriba, mitades derechas. Elige uno de cada que formen un kanji; aquí una flor marca los que sirven.
guide-kanji-zushi-2 = Un kanji vale tantos puntos como trazos tiene. Mira cómo se dibujan y busca uno que tenga muchos.
guide-kanji-zushi-3 = Tu mano y la mesa se completan de nuevo. Todos tienen los mismos diez neta, así que los intentos fallidos de otros te dicen algo.
guide-kanji-zushi-4 = Un par que no es un kanji solo cuesta el turno, pero todos han visto tu neta. Si nada encaja, pasa.
guide-kanji-zushi-5 = Con cinco kanji has terminado; cuando todos los tienen, ganan más trazos. En una partida de verdad no se marca nada, salvo que lo acordéis.
