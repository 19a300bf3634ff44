# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = la mitad izquierda de { $kanji }
shari-of = la mitad derecha de { $kanji }
kanji-bench = Último intento
shari-left = { $count ->
    [0] No quedan más boca abajo.
    [one] Queda { $count } boca abajo.
   *[other] Quedan { $count } boca abajo.
}
kanji-turn-of = Turno de { $name }
kanji-hand-pick = Elige una neta y un shari que formen un kanji.
kanji-hand-pick-shari = Ahora elige un shari para la mitad derecha.
kanji-hand-pick-neta = Ahora elige una neta para la mitad izquierda.
kanji-hand-done = Ya tienes cinco kanji. ¡Has terminado!
kanji-hand-empty = No quedan neta.
kanji-pass = Pasar
    .about = Saltarse el turno sin probar nada.
kanji-piece-works = { $half }, puede formar un kanji
kanji-piece-makes = { $half }, forma { $kanji }
kanji-tries = { $name } prueba con estas dos.
kanji-formed = ¡{ $name } forma un kanji!
kanji-failed = { $name } no acierta.
kanji-log-began = Empieza { $name }.
kanji-log-formed = { $name } forma { $kanji }.
kanji-log-failed = { $name } prueba { $pair }. { $why }
kanji-log-passed = { $name } pasa.
kanji-log-stuck = Nadie ha encontrado nada: los seis shari van debajo del mazo y salen otros seis.
kanji-log-stuck-end = Por tercera vez seguida nadie ha encontrado nada. La partida termina.
kanji-log-complete = Todos tienen cinco kanji.

kanji-reason-pass = Ninguna de tus neta forma un kanji con estos shari.
kanji-reason-wait = Más adelante tus neta pueden dar más que { $kanji }.
kanji-formed-by-all = Kanji formados y pasados por alto
kanji-formed-nothing = Ninguno.
kanji-missed = También podía formar
kanji-credit-drawings = Dibujos:
kanji-credit-meanings = Significados y lecturas:
kanji-credit-changed = Selección y división en mitades: nuestras.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Tus neta, abajo, son mitades izquierdas; los shari, arriba, mitades derechas. Elige una de cada y forma un kanji. Una flor marca las que sirven.
guide-kanji-zushi-2 = Un kanji vale un punto por trazo. Mira cómo se dibuja y busca otro con muchos trazos.
guide-kanji-zushi-3 = Tu mano y la mesa se completan de nuevo. Todos tienen las mismas diez neta, así que los fallos de los demás te dan pistas.
guide-kanji-zushi-4 = Un par que no es un kanji solo te cuesta el turno, pero todos han visto tu neta. Si nada encaja, pasa.
guide-kanji-zushi-5 = Con cinco kanji has terminado; cuando todos los tienen, gana quien suma más trazos. En una partida de verdad no se marca nada, salvo que elijáis la ayuda guiada.
