# Fair deals: at the table, the page that explains them, and the page that checks one.

fair-lobby = El reparto saldrá del secreto del servidor y de un número al azar de cada dispositivo. Hasta que todos estén listos solo se ven sus huellas.
fair-how = Cómo funciona
fair-server = Servidor
fair-drawn = el servidor elige el número al azar
fair-abandoned =
    { $count ->
        [one] Se anuló un reparto porque un dispositivo no reveló su número.
       *[other] Se anularon { $count } repartos porque un dispositivo no reveló su número.
    }
fair-dealing = Barajando…
fair-step-1 = Antes de la partida, el servidor elige un secreto y el dispositivo de cada jugador un número al azar, y cada uno muestra solo su huella.
fair-step-2 = Cuando todas las huellas están en la mesa ya no se puede cambiar nada, y los dispositivos revelan sus números.
fair-step-3 = La baraja se ordena a partir del secreto y de todos los números, así que basta con un jugador honrado: ni siquiera el servidor y todos los demás juntos podrían elegir tus cartas.
fair-step-4 = Al acabar, el servidor revela su secreto, y tu navegador vuelve a calcular todo el reparto y lo compara con lo que había visto.
fair-step-5 = Si un dispositivo no revela su número, ese reparto se anula y todos empiezan de nuevo con otros números; la mesa y el registro cuentan cuántas veces ha pasado.
fair-trust = En qué hay que confiar todavía
fair-trust-hands = El servidor ve todas las manos y podría enseñárselas a alguien.
fair-trust-stop = El servidor podría interrumpir una partida.
fair-trust-script = Sin script, para los bots y para un dispositivo que se desconecta, el número lo pone el servidor. Sale de su secreto, así que tampoco puede elegirlo después.
fair-trust-code = La comprobación la hace un script del mismo servidor. Para mayor seguridad, descarga el registro y compruébalo con un programa de tu confianza.
fair-check = Reparto limpio – { $game }, partida { $number }
fair-check-it = Comprobar el reparto
fair-busy = Comprobando…
fair-good = El reparto fue limpio.
fair-bad = Este registro es falso: el reparto no pudo hacerse así.
fair-unknown = El registro es coherente, pero este dispositivo no participó en el reparto.
fair-no-script = La comprobación necesita script. Puedes descargar el registro y comprobarlo con un programa.
fair-check-secret = El secreto del servidor tiene la huella que se mostró antes de la partida.
fair-check-nonces = El número de cada jugador tiene la huella que se mostró antes de la partida.
fair-check-seen = Las huellas son las que vio este dispositivo antes de revelar su número.
fair-check-cards = Todas las cartas y tiradas salen del secreto y de los números.
fair-check-abandoned = Repartos anulados antes de este:
fair-yourself = Compruébalo con un programa:
