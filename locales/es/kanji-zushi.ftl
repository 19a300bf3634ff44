# Kanji-zushi on the pages.

kanji-gloss-in-english = { $gloss } (ingl.)
kanji-scored = { $kanji }: { $strokes }
kanji-worth = { $kanji }.
neta-of = la mitad izquierda de { $kanji }
shari-of = la mitad derecha de { $kanji }
kanji-bench = Último intento
shari-left = { $count ->
    [0] No quedan más boca abajo.
    [one] Queda { $count } boca abajo.
   *[other] Quedan { $count } boca abajo.
}
kanji-turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
kanji-hand-pick = Elige una neta y un shari que formen un kanji.
kanji-hand-pick-shari = Ahora elige un shari para la mitad derecha.
kanji-hand-pick-neta = Ahora elige una neta para la mitad izquierda.
kanji-hand-done = Ya tienes cinco kanji. ¡Has terminado!
kanji-pass = Pasar
    .about = Saltarse el turno sin probar nada.
kanji-piece-works = { $half }, puede formar un kanji
kanji-piece-makes = { $half }, forma { $kanji }
kanji-redraw = Trazar otra vez
kanji-tries = { $who ->
    [you] Pruebas
   *[other] { $name } prueba
} con estas dos.
kanji-formed = { $who ->
    [you] ¡Formas un kanji!
   *[other] ¡{ $name } forma un kanji!
}
kanji-failed = { $who ->
    [you] No aciertas.
   *[other] { $name } no acierta.
}
kanji-log-began = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
kanji-log-formed = { $who ->
    [you] Formas
   *[other] { $name } forma
} { $kanji }.
kanji-log-failed = { $who ->
    [you] Pruebas
   *[other] { $name } prueba
} { $pair }. { $why }
kanji-log-passed = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
kanji-log-stuck = Nadie ha encontrado nada: los seis shari van debajo del mazo y salen otros seis.
kanji-log-stuck-end = Por tercera vez seguida nadie ha encontrado nada. La partida termina.
kanji-log-complete = Todos tienen cinco kanji.

kanji-reason-pass = Ninguna de tus neta forma un kanji con estos shari.
kanji-reason-wait = Más adelante tus neta pueden dar más que { $kanji }.
kanji-formed-by-all = Kanji formados y pasados por alto
kanji-formed-nothing = Ninguno.
kanji-missed = También podía formar
kanji-mine = Mis kanji
kanji-kept = # guardados en este navegador
kanji-save-csv = Guardar como CSV
kanji-save-anki = Guardar para Anki
    .about = Un archivo de texto. En Anki, elige Archivo → Importar.
kanji-credit-drawings = Dibujos:
kanji-credit-meanings = Significados y lecturas:
kanji-credit-changed = La selección y la división en mitades son nuestras, y también las glosas para estudiantes de nuestros mazos.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = En tu mano, mitades izquierdas; en la tabla, mitades derechas: dos juntas pueden ser un kanji. Las flores rojas marcan las que encajan. ¡Forma uno de los que se aprenden en primero!
guide-kanji-zushi-2 = Un trazo, un punto: mira cómo se dibuja. Ahora forma uno de al menos ocho trazos.
guide-kanji-zushi-3 = Las cartas nuevas ocupan el sitio de las usadas; las demás no se mueven. Todos tienen las mismas diez neta. Forma cualquier kanji.
guide-kanji-zushi-4 = No todos los pares son un kanji. Prueba uno sin flores y mira qué pasa.
guide-kanji-zushi-5 = Fallar solo cuesta el turno, pero todos han visto tu neta. También puedes esperar cartas mejores. Pasa una vez.
guide-kanji-zushi-6 = Con cinco kanji has terminado. Cuando todos acaban, gana quien suma más trazos. ¡Forma uno más!
