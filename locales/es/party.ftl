# Una mesa en la misma sala: la pantalla grande, los móviles como manos.

## La pantalla grande

screen-scan = Escanea para jugar
screen-first-starts = Quien llegue primero puede empezar la partida.
screen-host-starts = { $name } empieza la partida cuando estéis todos.
screen-loopback = Los móviles no pueden abrir esta dirección. Usa «sushiya party» o abre esta página con la dirección del ordenador en tu red.
screen-open = Mostrar en una pantalla grande
screen-again = Juegan otra: { $names }

## En el terminal

party-scan = Escanea el código con un móvil o abre { $link }
party-other = Otras direcciones: { $links }
party-screen = Pantalla grande: { $link }
party-opened = La pantalla grande se abre en tu navegador.
party-stop = Pulsa Ctrl-C para terminar.
party-alone = Todavía no se ha unido nadie. Los móviles tienen que estar en la misma red que este ordenador: las redes de invitados suelen aislar los dispositivos, y el cortafuegos debe permitir el puerto { $port }.
party-none = Este ordenador no está en ninguna red y los móviles no pueden acceder a él. Conéctalo a la red de los móviles y vuelve a empezar.

## En la página de inicio

party = Fiesta
    .about = Esta pantalla es la mesa y los móviles son las manos. Para unirse basta con escanear un código.

## El móvil en la mano

hand-only = Mostrar solo mi mano

## Un móvil para todos

pass-to = Pásale el móvil a { $name }
pass-open = Soy { $name }
pass = Pasa y juega
    .about = Un solo móvil para todos: un telón oculta las cartas hasta que lo tiene quien juega.
pass-players = Jugadores
