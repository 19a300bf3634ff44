# Lo que se lee en las páginas. Las frases acaban en punto; las etiquetas de los botones, no.

## The site

site-title = Un asiento en la barra de sushi
site-summary = Juega a juegos de sushi con amigos o contra bots: en el navegador, al momento y sin cuenta.
skip-to-content = Ir al contenido
nav-site = Sitio
games = Juegos
rules = Reglas
for-programs = Para programas
unofficial = Una versión no oficial, con dibujos y textos propios. Los nombres de los juegos son de sus editoriales.
back-home = Ir al inicio
settings = Ajustes
language-name = Español
language = Idioma
theme = Luz
theme-system = Como el sistema
theme-day = Día
theme-night = Noche
sound = Sonido
sound-on = Sí
sound-off = No
your-name = Tu nombre
save = Guardar
notify-me = Avisarme cuando me toque
guest-name = Visita
continue = Continuar

## Connection

connection-lost = Se ha perdido la conexión. Probando de nuevo…
connection-back = La conexión ha vuelto.
connection-gone = No se llega a la mesa. Vuelve a cargar la página o ve al inicio.
not-sent = No se ha podido enviar. Comprueba la conexión y prueba otra vez.
link-copied = El enlace está copiado.

## The first page

play-now = Juega ya contra
opponents = Rivales
learn-start = Aprender en dos minutos
open-table = Jugar con amigos
    .about = Abre una mesa y envíales el enlace. Los bots ocupan los asientos que queden libres.
your-name-here = Cómo te llamarán los demás
join = Unirse a amigos
    .about = Escribe el código de su mesa o su enlace.
    .do = Unirse
code = Código
own-tables = Tus mesas
open-tables = Mesas abiertas
open-tables-empty = Ahora mismo no hay ninguna mesa abierta a todos. Abre una: los demás la verán aquí.
finished-games = Tus partidas acabadas
game-at-table = partida { $number } en la mesa { $code }
is-playing = en juego
is-waiting = a la espera
is-full = llena
seats-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}

## Before a game

seats = Asientos
seat-free = Asiento libre
host = organiza
you = tú
ready = Puede empezar
not-ready = Necesita un momento
be-ready = Por mí, adelante
sit-here = Sentarse aquí
sit-down = Sentarse
get-up = Levantarse
make-host = Ceder la mesa
send-away = Echar
take-away = Quitar
bot-for-seat = Un bot para el asiento { $seat }
what-are-you-called = ¿Cómo te llamas?
fill-seats = { $count ->
    [one] Queda un asiento libre. Espera a alguien o pon un bot.
   *[other] Quedan { $count } asientos libres. Espera a tus amigos o pon bots:
}
waiting-for = A la espera de: { $names }
waiting-for-host = La partida la empieza quien organiza la mesa: { $name }
start = Empezar la partida
terms = Qué se juega
apply = Aplicar
public = Cualquiera puede encontrar esta mesa
clock = Tiempo para elegir
    .about = Cuando se acaba el tiempo, elige un bot.
clock-none = Sin límite
clock-20s = 20 segundos
clock-60s = Un minuto
clock-1d = Un día
invite-title = Invita a tus amigos
invite-how = Envíales este enlace. Quien lo abra puede sentarse.
invite-link = El enlace a esta mesa
invite-code = O diles el código:
invite-qr = Para la cámara de un móvil
copy = Copiar
share = Compartir
fair = El reparto queda fijado antes de que nadie pueda influir en él, y después se puede comprobar.
    .about = Esta es la huella del secreto de la casa. Todos los de la mesa aportan algo al reparto, así que nadie puede elegirlo. Después de la partida el secreto está en el registro, y cualquiera puede verificarlo.
fair-more = ¿Cómo?

## At every table

round-over = La ronda { $round } ha terminado.
your-hand = Tu mano
hand-of = Mano de { $name }
puddings-now = { $puddings }: { $points } si la partida acabara ahora
log-round = Empieza la ronda { $round }.
your-turn = Te toca
others = Los demás
side = Puntos, crónica y charla
log = Qué ha pasado
scores = Puntuación
scores-empty = Aún no hay puntos.
total = Total
round = Ronda { $round }
list-separator = { ", " }
score-item = { $what } { $number }
end-of-game = Final de la partida
end-short = Final
talk = Charla
talk-empty = Aún no ha hablado nadie.
talk-say = Di algo
send = Enviar
reaction-nice = Qué bien.
reaction-ouch = Ay.
reaction-wow = Vaya.
reaction-thinking = Un momento, pienso.
reaction-thanks = Gracias por la partida.
people = Gente y enlace
note-away = juega un bot
note-offline = sin conexión
replace = Que juegue un bot
leave-game = Que un bot juegue por mí
    .about = Puedes volver cuando quieras.
you-are-away = Un bot juega por ti.
return = Volver a jugar yo
paused = Partida en pausa hasta que vuelva alguien.
you-watch = Estás viendo esta partida.
has-chosen = ya ha elegido
chooses = elige
points-now = Puntos de rondas anteriores: { $total }; ahora en la mesa: { $now }
you-won = Has ganado.
won = { $count ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
}
play-again = Jugar otra vez
again-yes = quiere jugar otra vez
again-no = no quiere jugar otra vez
again-open = aún no ha respondido
start-without-waiting = Empezar sin esperar
    .about = Unos bots ocupan los asientos de quienes no han dicho que sí.
replay = Ver la partida
chart-rounds = Puntos después de cada ronda

## Hints

hint = Pista
hint-about = Qué jugaría un itamae, y por qué.
hint-best = Un itamae jugaría: { $choice }.
hint-chance = Así se ganan cerca de { $chance } de cada 100 partidas como esta.
hint-next = La siguiente mejor: { $choice }, cerca de { $chance }.
hint-alike = Ninguna otra es mucho peor.
hint-none = Ahora no hay nada que elegir.

## The guide

guide-title = { $game } – tu primera ronda
guide-step = Paso { $step } de { $steps }
guide-back = Un paso atrás
guide-again = Desde el principio
guide-suggestion = Una buena elección aquí: { $choice }
guide-done = Eso ha sido una ronda. Ya conoces el juego.
guide-next = Jugar una partida de verdad

## Watching a finished game again

replay-title = { $game }, partida { $number }
replay-turn = Turno { $turn } de { $turns }
replay-deal = El reparto
replay-first = Al reparto
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-play = Reproducir
replay-last = Al final
replay-jump = Ir al turno
to-the-table = A la mesa
replay-download = Descargar el registro
replay-verify = Cualquiera puede comprobar el registro: sushiya verify
replay-open = Todas las manos están a la vista.
replay-chose = { $name }: { $choice }
chances = Cómo cambiaron las opciones
chances-about = Qué opciones de ganar tenía cada cual, según los bots, con todas las manos a la vista. Cada elección se juzga por lo que podía saber quien la hizo.
chances-wait = Los bots lo están pensando: { $done } de { $all } turnos.
chances-ask = Que los bots juzguen la partida
chances-mistakes = Las elecciones más caras
chances-mistake = Turno { $turn }, { $name }: { $chosen } en vez de { $best } cuesta cerca de { $loss } de cada 100.
chances-no-mistakes = Nadie hizo una elección que costara mucho.
chances-chart = Opciones de ganar, turno a turno

## When something cannot be done

sorry-title = No ha funcionado
fault-no-table = No existe esa mesa, o ya se recogió. Revisa el enlace o el código, o abre otra mesa.
fault-no-record = No hay registro de esa partida. Lo hay cuando la partida acaba.
fault-no-page = Aquí no hay nada. Quizá el enlace es viejo o se copió a medias.
fault-method = Eso no se puede hacer aquí. Vuelve atrás y pruébalo desde la página.
fault-unknown-guest = Di primero cómo te llamas.
fault-name = Un nombre tiene de 1 a 24 letras. Prueba con otro.
fault-unreadable = La página ha enviado algo que no se puede leer. Cárgala de nuevo y prueba otra vez.
fault-too-large = Es demasiado largo. Envía menos.
fault-origin = Eso venía de otro sitio, así que no se ha hecho.
fault-too-many = Han sido demasiadas cosas a la vez. Espera un momento y prueba otra vez.
fault-storage = No se ha podido guardar, así que no ha ocurrido. Prueba otra vez dentro de un momento.
fault-broken = Esta mesa ya no se puede leer. Abre otra.
fault-crashed = Algo ha fallado aquí. Comprueba si se ha hecho y prueba otra vez dentro de un momento.
fault-busy = La casa está ocupada o a punto de reiniciarse. Prueba otra vez dentro de un momento.
fault-not-host = Eso solo puede hacerlo quien organiza la mesa.
fault-not-seated = No tienes asiento en esta mesa. Siéntate primero.
fault-no-such-seat = Esta mesa no tiene ese asiento.
fault-seat-taken = Ese asiento está ocupado. Elige otro.
fault-table-full = Todos los asientos están ocupados. Los demás ven que quieres jugar; mira la partida mientras tanto.
fault-no-bot-there = En ese asiento no hay ningún bot.
fault-nobody-there = En ese asiento no hay nadie.
fault-still-there = Esa persona sigue ahí. Solo se puede sustituir a quien se ha ido.
fault-just-lost = Acaba de perder la conexión. Dale diez segundos y vuelve a intentarlo.
fault-has-a-day = Tiene un día para cada jugada. Un bot solo juega si se le pasa el plazo.
fault-name-taken = En esta mesa ya hay alguien con ese nombre. Elige otro.
fault-no-such-look = Esa cara o ese color no existe. Elige otra opción.
fault-own-seat = Ese es tu propio asiento.
fault-barred = Quien organiza esta mesa te ha echado de ella. Abre otra.
fault-game-running = Se está jugando una partida. Espera a que acabe.
fault-game-over = La partida ha acabado. Empieza otra.
fault-no-game = Aún no se está jugando ninguna partida.
fault-not-over = La partida aún no ha acabado.
fault-seats-empty = Quedan asientos libres. Espera a tus amigos o pon bots.
fault-not-ready = Aún no han confirmado todos.
fault-too-few-players = Hay muy pocos jugadores para este juego. Llena los asientos libres con bots o espera a más gente.
fault-too-many-people = En la mesa hay más gente que los asientos que habría así.
fault-options = Eso no se puede jugar junto. Elige otras opciones.
fault-no-such-bot = No existe ese bot.
fault-stale-turn = Ese turno ya ha pasado. Así están las cosas ahora.
fault-not-asked = Ahora no tienes nada que elegir.
fault-illegal = Las reglas no lo permiten. Así están las cosas ahora.
fault-nothing-said = No había nada escrito.
fault-too-long = Es demasiado largo: 200 letras como mucho.
fault-too-fast = Dices mucho a la vez. Espera un momento.
fault-worn-out = Esta mesa ha visto demasiadas partidas. Abre otra.
