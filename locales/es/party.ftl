# Una mesa en la misma sala: la pantalla grande, los móviles como manos.

## La pantalla grande

screen-scan = Escanea para jugar
screen-first-starts = Quien llegue primero puede empezar la partida.
screen-host-starts = { $name } empieza la partida cuando estéis todos.
screen-loopback = Los móviles no pueden abrir esta dirección. Usa «sushiya party» o abre esta página con la dirección del ordenador en tu red.
screen-open = Mostrar en una pantalla grande
screen-again = Juegan otra: { $names }
