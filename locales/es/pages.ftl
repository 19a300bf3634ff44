# Lo que se lee en las páginas. Las frases acaban en punto; las etiquetas de los botones, no.

## The site

site-title = Un asiento en la barra de sushi
site-summary = Juega a juegos de sushi con amigos o contra bots. En el navegador, al momento y sin cuenta.
skip-to-content = Saltar al contenido
nav-site = Sitio
games = Juegos
rules = Reglas
rules-full = Reglas completas
close = Cerrar
unofficial = Una versión no oficial hecha por aficionados, con dibujos y textos propios. Los nombres de los juegos son de sus editoriales.
back-home = Inicio
settings = Ajustes
language-name = Español
language = Idioma
theme = Tema
theme-system = Automático
theme-day = Claro
theme-night = Oscuro
sound = Sonido
sound-on = Activado
sound-off = Silenciado
your-name = Tu nombre
save = Guardar
notify-me = Avísame cuando me toque
guest-name = Invitado
continue = Continuar

## Connection

connection-lost = Se ha perdido la conexión. Reconectando…
connection-back = Ya vuelves a estar en línea.
connection-gone = No se puede acceder a la mesa. Recarga la página o vuelve al inicio.
not-sent = No se ha podido enviar. Comprueba la conexión e inténtalo otra vez.
link-copied = Enlace copiado.

## The first page

opponents = Rivales
learn-start = Aprende en dos minutos
learn-short = Aprender
join =
    .about = Escribe el código o el enlace de su mesa.
    .do = Unirse
code = Código
own-tables = Tus mesas
open-tables = Mesas abiertas
open-tables-empty = Ahora mismo no hay mesas públicas. Abre una y publícala aquí.
finished-games = Tus partidas terminadas
is-playing = en juego
is-full = llena
seats-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}

## Before a game

seats = Asientos
seat-free = Asiento libre
seat-more = Invita a alguien
host = organiza
you = tú
ready = Todo a punto
not-ready = Aún no
be-ready = ¡Cuando queráis!
sit-down = Sentarse
get-up = Dejar el asiento
make-host = Ceder la mesa
send-away = Expulsar
take-away = Quitar bot
bot-for-seat = Añadir un bot al asiento { $seat }
what-are-you-called = Tu nombre
waiting-for = Esperando a { $names }
waiting-for-host = Esperando a que { $name } empiece
start = Empezar partida
terms = Ajustes de la partida
apply = Aplicar
clock = Tiempo por turno
    .about = Si se te acaba el tiempo, un bot elige por ti.
clock-none = Sin límite
clock-20s = 20 segundos
clock-60s = 1 minuto
clock-1d = 1 día
invite-title = Invita a tus amigos
invite-how = Cualquiera que tenga el enlace puede entrar.
invite-link = Enlace a esta mesa
invite-code = O dales el código:
invite-qr = Código QR
copy = Copiar
share = Compartir
fair = Reparto limpio y verificable

## At every table

round-over = Ronda { $round }
round-over-end = Ronda { $round } y pudines
your-hand = Tu mano
hand-of = Mano de { $name }
log-round = Empieza la ronda { $round }.
your-turn = Te toca
others = Los demás jugadores
side = Puntos, registro y chat
log = Registro
scores = Puntos
scores-empty = Todavía no hay puntos.
total = Total
round = Ronda { $round }
round-so-far = Ronda { $round }, hasta ahora
list-separator = { ", " }
score-item = { $what } { $number }
labelled = { $label }: { $text }
end-of-game = Fin de la partida
end-short = Final
talk = Chat
talk-empty = Aún no hay mensajes.
talk-say = Escribe un mensaje
talk-left = se ha ido. Sigue un bot.
talk-react = Reaccionar
send = Enviar
reaction-nice = ¡Bien!
reaction-ouch = ¡Ay!
reaction-wow = ¡Vaya!
reaction-thinking = Déjame pensar…
reaction-thanks = ¡Gracias por la partida!
people = Jugadores e invitación
note-away = juega un bot
note-offline = sin conexión
leave = Salir
leave-home = Tu partida te espera allí.
leave-home-others = Los demás siguen jugando; vuelve para tu turno.
leave-game = Que un bot juegue por mí
    .about = Puedes volver cuando quieras.
you-are-away = Un bot está jugando por ti.
paused = Partida en pausa hasta que vuelva alguien.
you-watch = Estás mirando la partida.
    .asked = Estás mirando la partida. Ya saben que quieres un asiento.
play-card = Jugar
has-chosen = ya ha elegido
chooses = pensando…
play-again = Jugar otra vez
again-yes = quiere jugar otra vez
again-no = no quiere jugar otra vez
again-open = aún no ha respondido
again-decline = No, gracias
start-without-waiting = Empezar sin esperar
    .about = Unos bots ocupan los asientos de quienes no han dicho que sí.
replay = Repetición y análisis
chart-rounds = Puntos después de cada ronda

## Hints

hint = Pista
hint-about = Qué jugaría nuestro mejor bot, y por qué
hint-best = Prueba esto: { $choice }.
hint-next = Segunda opción: { $choice }.
hint-alike = Las demás opciones son casi igual de buenas.
hint-none = Ahora no hay nada que elegir.

## The guide

guide-title = { $game }: tu primera ronda
guide-step = Paso { $step } de { $steps }
guide-coach = Ume, tu maestra
guide-not-yet = ¡Todavía no! Prueba primero con lo que está iluminado.
guide-back = Atrás
guide-again = Empezar de nuevo
guide-suggestion = Prueba con: { $choice }
guide-done = ¡Ya lo tienes! ¿Jugamos de verdad?
guide-next = Jugar una partida de verdad

## Watching a finished game again

replay-title = { $game }, partida { $number }
replay-turn = Turno { $turn } de { $turns }
replay-end = Fin de la partida
replay-first = Ir al inicio
replay-back = Turno anterior
replay-on = Turno siguiente
replay-last = Ir al final
replay-jump = Ir al turno
replay-key-moment = Siguiente momento clave
replay-choices = Elecciones de este turno
replay-steps = Turnos
replay-side = Análisis y puntos
to-the-table = Volver a la mesa
replay-download = Descargar la partida
replay-open = Todas las manos están a la vista.
chances = Probabilidades de ganar
chances-about = Las probabilidades de ganar de cada jugador, según los bots, con todas las manos a la vista. Cada elección se juzga por lo que se podía saber en ese momento.
chances-wait = Analizando: { $done } de { $all } turnos.
chances-ask = Analizar la partida
chances-mistakes = Los mayores errores
replay-others-mistakes = Los errores de los demás
chances-mistake = Turno { $turn }, { $name }: { $chosen } en vez de { $best }, −{ $loss } % de probabilidades de ganar.
chances-no-mistakes = Ningún error grave. ¡Bien jugado!
chances-chart = Probabilidades de ganar, turno a turno
replay-start-playing = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-own-mistakes = Tus errores
replay-better = Mejor: { $move }

## Errors: what happened, then what to do

sorry-title = No ha funcionado
fault-no-table = Esta mesa no existe, o ya no. Revisa el enlace o el código, o abre otra mesa.
fault-no-record = No hay registro de esta partida. Se crea cuando la partida acaba.
fault-no-page = Esta página no existe. Puede que el enlace sea antiguo o esté incompleto.
fault-method = Eso no se puede hacer aquí. Vuelve atrás e inténtalo desde la página.
fault-unknown-guest = Aún no sabemos cómo te llamas. Escribe primero tu nombre.
fault-name = Los nombres tienen de 1 a 24 caracteres. Prueba con otro.
fault-unreadable = El servidor no ha entendido la petición. Recarga la página e inténtalo otra vez.
fault-too-large = Es demasiado largo. Acórtalo e inténtalo otra vez.
fault-origin = Eso venía de otro sitio web, así que no se ha hecho. Inténtalo desde aquí.
fault-too-many = Demasiadas cosas a la vez. Espera un momento e inténtalo otra vez.
fault-quota = Has hecho más de lo que podemos guardar para una sola persona o conexión. Vuelve a intentarlo en unos minutos.
fault-too-many-tables = Tienes demasiadas partidas sin terminar. Termina o deja alguna antes.
fault-storage = No se ha podido guardar, así que nada ha cambiado. Inténtalo dentro de un momento.
fault-broken = Esta mesa ya no se puede abrir. Abre otra.
fault-crashed = Algo ha fallado por nuestra parte. Comprueba si se ha hecho e inténtalo dentro de un momento.
fault-busy = El servidor está ocupado o a punto de reiniciarse. Inténtalo dentro de un momento.
fault-not-host = Eso solo puede hacerlo quien organiza la mesa.
fault-not-seated = No tienes asiento en esta mesa. Siéntate primero.
fault-no-such-seat = Ese asiento no existe. Elige otro.
fault-seat-taken = Ese asiento está ocupado. Elige otro.
fault-table-full = Todos los asientos están ocupados. Los demás ven que quieres jugar; mira la partida mientras tanto.
fault-no-bot-there = En ese asiento no hay ningún bot.
fault-nobody-there = En ese asiento no hay nadie.
fault-still-there = Ese jugador sigue ahí. Solo se puede sustituir a quien se ha ido.
fault-just-lost = Acaba de perder la conexión. Dale diez segundos y vuelve a intentarlo.
fault-has-a-day = Tiene un día para cada jugada. Un bot solo juega si se le pasa el plazo.
fault-name-taken = En esta mesa ya hay alguien con ese nombre. Elige otro.
fault-no-such-look = Esa cara o ese color no existe. Elige otra opción.
fault-own-seat = Ese es tu propio asiento.
fault-barred = Te han expulsado de esta mesa. Abre otra o únete a otra.
fault-game-running = Hay una partida en curso. Podrás unirte cuando acabe.
fault-game-over = Esta partida ha terminado. Empieza otra.
fault-no-game = La partida aún no ha empezado.
fault-not-over = La partida aún no ha terminado.
fault-seats-empty = Quedan asientos libres. Espera a tus amigos o añade bots.
fault-not-ready = Todavía falta alguien por confirmar.
fault-too-few-players = Hay muy pocos jugadores para este juego. Llena los asientos libres con bots o espera a más gente.
fault-too-many-people = En la mesa hay más gente que asientos. Elige un número mayor.
fault-options = Esas opciones no son compatibles. Elige otras.
fault-no-such-bot = No existe ese bot. Elige otro.
fault-stale-turn = Ese turno ya ha pasado. Así está la partida ahora.
fault-not-asked = Ahora mismo no tienes nada que elegir.
fault-illegal = Las reglas no lo permiten. Así está la partida ahora.
fault-dealing = Se están repartiendo las cartas. Inténtalo de nuevo en un momento.
fault-not-dealing = Ahora no hace falta ningún número. Se revela mientras se reparten las cartas.
fault-wrong-nonce = Ese número no coincide con el que comprometió tu dispositivo.
fault-nothing-said = El mensaje está vacío. Escribe algo primero.
fault-too-long = Es demasiado largo: 200 caracteres como mucho.
fault-too-fast = Estás enviando mensajes demasiado deprisa. Espera un momento.
fault-worn-out = Esta mesa ha visto demasiadas partidas. Abre otra.

## The end of a round

round-this = Esta ronda
round-this-end = Ronda y pudines
round-to-result = Ver el resultado
round-overall = En total
round-you-lead = Vas en cabeza por { $points }
round-you-share-lead = Compartes la cabeza
round-you-follow = Vas en { $rank }.º lugar, a { $points } de { $name }

## The end of the game

end-you-win = ¡Ganas con { $points }!
end-wins = Gana { $name } con { $points }.
end-you-came = Quedas en { $rank }.º lugar, { $points ->
    [0] con los mismos puntos.
   *[other] a { $points }.
}
end-tie = ¡Empate entre { $names }!
end-decided-puddings = Decidieron los púdines: +{ $points } para { $name }
end-decided-maki = El maki de la ronda { $round } marcó la diferencia
end-see-it = Verlo
end-key-moment = Momento clave

## Somebody is away

away-replace = Que un bot juegue por { $name }
away-back = Ya estoy aquí

## Sharing

share-wins = Gana { $name } con { $points } – { $game }
share-tie = { $names } comparten la victoria – { $game }
share-podium = El podio: { $ranking }
share-invite = Únete a { $host } y juega a { $game }
share-seats = { $seats }. Cualquiera que tenga el enlace puede entrar.
share-playing = { $host } juega a { $game }
copy-failed = No se ha podido copiar. Aquí tienes el enlace, listo para copiar.
end-share = Compartir el resultado
end-picture = Guardar la imagen

## Without a network

offline-title = Sin conexión
offline-about = Las mesas necesitan conexión. Esta página se recarga sola cuando vuelva la red.
offline-again = Reintentar
offline-works = Esto funciona sin conexión
