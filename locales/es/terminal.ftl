# Texts that only the terminal needs. Commands and options are the same in every language.

terminal-leave = Salir
terminal-too-small = Esta ventana tiene { $width } × { $height } caracteres. Amplíala a { $least-width } × { $least-height } como mínimo o empieza de nuevo con --plain.
terminal-picked = Has elegido { $cards }. Elige otra carta para cambiarla.
terminal-saved = Tu partida está guardada. Para continuarla: { $command }
terminal-come-back = Tu asiento sigue siendo tuyo. Para volver: { $command }
terminal-prompt = Tu elección, por número o notación (h pista, ? reglas, q salir):
terminal-no-choice = «{ $text }» no es una de tus opciones. Escribe su número o su notación.
terminal-bye = ¡Hasta pronto!
terminal-press-enter = Pulsa Intro: { $action }
terminal-gone = No se puede acceder al servidor { $url }: { $reason }. Comprueba la dirección e inténtalo de nuevo.
terminal-gone-no-host = no existe ese servidor
terminal-gone-refused = nadie responde en esa dirección
terminal-gone-silent = no contesta
terminal-gone-closed = se ha cortado la conexión
terminal-gone-certificate = este sistema no confía en su certificado
terminal-gone-other-site = no es un servidor de Sushiya
terminal-connecting = Conectando…
terminal-you-start = Empieza cuando estéis todos. Los bots ocupan los asientos libres.
terminal-how-to-join = Unirse: { $join } · Abrir una mesa: { $open }
