# Lo que hay en las mesas y lo que hace. Los nombres van como dentro de una frase; las etiquetas (opciones, bots, fases) empiezan
# por mayúscula; las explicaciones (.about) son frases. ".counted" es el nombre con un número delante.

## The games

game-sushi-go = Sushi Go!
    .about = Elige una carta, pasa el resto y prepárate la mejor comida. De 2 a 5 jugadores.
game-sushi-express = Sushi Express
    .about = Apuesta a los dados, da vueltas a la manzana y consigue clientes y propinas. De 3 a 6 jugadores.
game-kanji-zushi = Kanji-zushi
    .about = Junta una mitad izquierda y una derecha para formar un kanji. Cuantos más trazos, mejor. De 2 a 8 jugadores.

## What all games share

term-card = carta
    .counted = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
term-point = punto
    .counted = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## What decides a game

decided-by-points = Más puntos.
decided-by-strokes = Más trazos.
decided-by-puddings = Empate a puntos; gana quien tiene más púdines.
decided-by-action-cards = Empate a puntos; gana quien tiene más cartas de acción en la mano, sin contar las de propina.
decided-by-best-kanji = Empate a trazos; gana el kanji con más trazos de todos.
decided-by-shared = También hay empate en el desempate.

## Sushi Go!: cards

card-tempura = tempura
    .counted = { $count } de tempura
    .about = Cada pareja vale 5 puntos. Una sola no vale nada.
card-sashimi = sashimi
    .counted = { $count } de sashimi
    .about = Cada trío vale 10 puntos. Una o dos no valen nada.
card-gyoza = gyoza
    .counted = { $count } de gyoza
    .about = De una a cinco valen 1, 3, 6, 10, 15 puntos. Más allá de la quinta no suman nada.
card-maki1 = maki ×1
    .counted = { $count } de maki (1 rollo)
    .about = Un rollo. Quien tiene más rollos gana 6 puntos; el segundo, 3.
card-maki2 = maki ×2
    .counted = { $count } de maki (2 rollos)
    .about = Dos rollos. Quien tiene más rollos gana 6 puntos; el segundo, 3.
card-maki3 = maki ×3
    .counted = { $count } de maki (3 rollos)
    .about = Tres rollos. Quien tiene más rollos gana 6 puntos; el segundo, 3.
card-salmon = nigiri de salmón
    .counted = { $count } nigiri de salmón
    .about = Vale 2 puntos; sobre wasabi, 6.
card-squid = nigiri de calamar
    .counted = { $count } nigiri de calamar
    .about = Vale 3 puntos; sobre wasabi, 9.
card-egg = nigiri de tortilla
    .counted = { $count } nigiri de tortilla
    .about = Vale 1 punto; sobre wasabi, 3.
card-pudding = pudin
    .counted = { $count ->
        [one] { $count } pudin
       *[other] { $count } púdines
    }
    .about = Se queda hasta el final de la partida. Entonces quien tiene más gana 6 puntos y quien tiene menos pierde 6. En las partidas de dos jugadores nadie pierde puntos.
card-wasabi = wasabi
    .counted = { $count } de wasabi
    .about = Tu próximo nigiri va encima y vale el triple. Solo no vale nada.
card-chopsticks = palillos
    .counted = { $count } de palillos
    .about = En un turno posterior puedes jugar dos cartas, una detrás de otra; luego los palillos vuelven a tu mano. No valen puntos.

on-wasabi = { $card } sobre wasabi

## Sushi Go!: at the table

term-dummy = jugador ficticio
    .about = Un tercer jugador que no existe. Os turnáis para elegir por él.
passing-left = Pasa a la izquierda
passing-right = Pasa a la derecha

## Sushi Go!: lines of the score

line-sushi-go-maki = maki
    .about = Más rollos, 6 puntos; segundo puesto, 3.
line-sushi-go-tempura = tempura
    .about = 5 puntos por cada pareja.
line-sushi-go-sashimi = sashimi
    .about = 10 puntos por cada trío.
line-sushi-go-gyoza = gyoza
    .about = 1, 3, 6, 10, 15 puntos por una, dos, tres, cuatro, cinco o más.
line-sushi-go-nigiri = nigiri
    .about = Calamar 3 puntos, salmón 2, tortilla 1; el triple sobre wasabi.
line-sushi-go-pudding = pudin
    .about = Quien tiene más gana 6 puntos; quien tiene menos pierde 6.

## Sushi Express: customers

customer-light-blue = cliente azul claro
    .counted = { $count ->
        [one] { $count } cliente azul claro
       *[other] { $count } clientes azul claro
    }
    .about = Hay ocho. El primero de este color te da 3 puntos; cada uno de los siguientes, 1.
customer-dark-blue = cliente azul oscuro
    .counted = { $count ->
        [one] { $count } cliente azul oscuro
       *[other] { $count } clientes azul oscuro
    }
    .about = Hay ocho. El primero de este color te da 3 puntos; cada uno de los siguientes, 1.
customer-pink = cliente rosa
    .counted = { $count ->
        [one] { $count } cliente rosa
       *[other] { $count } clientes rosas
    }
    .about = Hay dos. El primero de este color te da 3 puntos; el segundo, 1.
customer-purple = cliente morado
    .counted = { $count ->
        [one] { $count } cliente morado
       *[other] { $count } clientes morados
    }
    .about = Hay dos. El primero de este color te da 3 puntos; el segundo, 1.
customer-red = cliente rojo
    .counted = { $count ->
        [one] { $count } cliente rojo
       *[other] { $count } clientes rojos
    }
    .about = Hay dos. El primero de este color te da 3 puntos; el segundo, 1.
customer-yellow = cliente amarillo
    .counted = { $count ->
        [one] { $count } cliente amarillo
       *[other] { $count } clientes amarillos
    }
    .about = Hay dos. El primero de este color te da 3 puntos; el segundo, 1.
customer-green = cliente verde
    .counted = { $count ->
        [one] { $count } cliente verde
       *[other] { $count } clientes verdes
    }
    .about = Hay dos. El primero de este color te da 3 puntos; el segundo, 1.
customer-white = cliente blanco
    .counted = { $count ->
        [one] { $count } cliente blanco
       *[other] { $count } clientes blancos
    }
    .about = Hay dos. El primero de este color te da 3 puntos; el segundo, 1.
customer-tip = propina
    .counted = { $count ->
        [one] { $count } propina
       *[other] { $count } propinas
    }
    .about = Hay ocho. No da puntos, pero quien menos propinas tiene pierde tantos puntos como propinas tiene quien más tiene.

colour-light-blue = azul claro
colour-dark-blue = azul oscuro
colour-pink = rosa
colour-purple = morado
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-white = blanco

shape-drop = gota
shape-square = cuadrado
shape-heart = corazón
shape-diamond = rombo
shape-circle = círculo
shape-star = estrella
shape-triangle = triángulo
shape-moon = luna

## Sushi Express: action cards

action-same-bet = misma apuesta
    .counted = { $count } × misma apuesta
    .about = Al apostar: pon tu peón en un número ocupado, encima de los peones que haya.
action-swap = cambio de sitio
    .counted = { $count } × cambio de sitio
    .about = Al apostar, antes o después de poner tu peón: intercambia los peones de dos números vecinos.
action-re-roll = nueva tirada
    .counted = { $count } × nueva tirada
    .about = Cuando tu tirada no llega a tu apuesta: vuelve a tirar uno de los dos dados.
action-one-tile-further = una loseta más
    .counted = { $count } × una loseta más
    .about = Al mover la furgoneta: avanza una loseta más que tu apuesta.
action-tip = propina
    .counted = { $count } × propina
    .about = Guárdala hasta el final de la partida: cuenta como una propina.


## Sushi Express: the ring, the vans, the bets

term-customer-pile = pila de clientes
term-ring = circuito
    .about = Doce losetas. Las furgonetas lo recorren en el sentido de las agujas del reloj y se saltan las losetas donde hay otra furgoneta.
tile-sushi-express = Sushi Express
    .about = Todos salen de aquí. Si pasas o te paras, te llevas un cliente.
tile-park = parque
    .about = Si te paras aquí, robas una carta de acción.
term-van = furgoneta
    .counted = { $count ->
        [one] { $count } furgoneta
       *[other] { $count } furgonetas
    }
    .about = Avanza tantas losetas como ha apostado su jugador.
term-bet-track = tablero de apuestas
    .about = Los números del 2 al 12. En cada uno solo cabe un jugador, o más con misma apuesta.
term-tip = propina
    .counted = { $count ->
        [one] { $count } propina
       *[other] { $count } propinas
    }

## Sushi Express: the phases of a round

phase-bets = Apuestas
    .about = Uno tras otro, todos ponen un peón en un número.
phase-dice = Dados
    .about = Tira primero la apuesta más alta, hasta dos veces, y luego la siguiente, hasta que alguien alcanza su apuesta.
phase-vans = Furgonetas
    .about = Mueven la furgoneta todos los que aún tienen un peón en el tablero, primero la apuesta más alta.
phase-orders = Pedidos
    .about = La apuesta más baja decide si los clientes que sobran se quedan; después se completa la fila.

## Sushi Express: lines of the score

line-sushi-express-colours = colores
    .about = 3 puntos por el primer cliente de cada color.
line-sushi-express-extras = clientes repetidos
    .about = 1 punto por cada uno de los siguientes del mismo color.
line-sushi-express-tips = propinas
    .about = Quien menos tiene pierde tantos puntos como propinas tiene quien más tiene.

## Kanji-zushi

term-neta = neta
    .about = La mitad izquierda de un kanji. Todos tienen las mismas diez, cinco de ellas en la mano.
term-shari = shari
    .about = La mitad derecha de un kanji. Hay seis en la mesa.
term-kanji = kanji
    .counted = { $count } kanji
    .about = Con cinco, has terminado.
term-stroke = trazo
    .counted = { $count ->
        [one] { $count } trazo
       *[other] { $count } trazos
    }
term-reading-on = lectura on
    .about = La lectura que vino del chino, en katakana.
term-reading-kun = lectura kun
    .about = La lectura de una palabra propiamente japonesa, en hiragana.
term-grade = curso escolar
    .about = Cuándo se aprende en Japón.
grade = { $grade ->
    [8] secundaria
   *[other] { $grade }.º de primaria
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = No es un kanji.
why-not-joyo = { $kanji } es un kanji, pero no está entre los 2136 de uso regular.
why-not-left-right = En { $kanji } estas partes están colocadas de otra manera.

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = kanji
    .about = Un punto por trazo.

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = Jugadores
    .about = ¿Cuántos jugáis?
option-sushi-go-players-2 = Dos
    .about = Diez cartas para cada uno; nueve con el jugador ficticio.
option-sushi-go-players-3 = Tres
    .about = Nueve cartas para cada uno.
option-sushi-go-players-4 = Cuatro
    .about = Ocho cartas para cada uno.
option-sushi-go-players-5 = Cinco
    .about = Siete cartas para cada uno.
option-sushi-go-variant = Variante
    .about = ¿Con qué reglas?
option-sushi-go-variant-standard = Normal
    .about = Se pasa a la izquierda en todas las rondas.
option-sushi-go-variant-both-ways = A ambos lados
    .about = En la segunda ronda se pasa a la derecha.
option-sushi-go-variant-dummy = Jugador ficticio
    .about = Dos jugadores se turnan para elegir por un tercero que no está.

## What can be agreed before a game of Sushi Express

option-sushi-express-players = Jugadores
    .about = ¿Cuántos jugáis?
option-sushi-express-players-3 = Tres
    .about = Tres clientes boca arriba.
option-sushi-express-players-4 = Cuatro
    .about = Cuatro clientes boca arriba.
option-sushi-express-players-5 = Cinco
    .about = Cinco clientes boca arriba.
option-sushi-express-players-6 = Seis
    .about = Seis clientes boca arriba.

## What can be agreed before a game of Kanji-zushi

option-kanji-zushi-players = Jugadores
    .about = ¿Cuántos jugáis?
option-kanji-zushi-players-2 = Dos
    .about = Cinco kanji cada uno.
option-kanji-zushi-players-3 = Tres
    .about = Cinco kanji cada uno.
option-kanji-zushi-players-4 = Cuatro
    .about = Cinco kanji cada uno.
option-kanji-zushi-players-5 = Cinco
    .about = Cinco kanji cada uno.
option-kanji-zushi-players-6 = Seis
    .about = Cinco kanji cada uno.
option-kanji-zushi-players-7 = Siete
    .about = Cinco kanji cada uno.
option-kanji-zushi-players-8 = Ocho
    .about = Cinco kanji cada uno. Salen todos los shari.
option-kanji-zushi-deck = Mazo
    .about = ¿Con qué cartas?
option-kanji-zushi-deck-classic = Clásico
    .about = Las cartas que publicó el autor, con siete shari más hasta llegar a 46. Se pueden formar 102 kanji.
option-kanji-zushi-deck-years-1-3 = Cursos 1.º–3.º
    .about = Kanji de los tres primeros cursos en Japón. Puedes formar 69, 47 de ellos de esos cursos. El mejor mazo para empezar.
option-kanji-zushi-deck-years-1-4 = Cursos 1.º–4.º
    .about = Kanji de los cuatro primeros cursos. Puedes formar 61, 49 de ellos de esos cursos.
option-kanji-zushi-deck-years-1-6 = Cursos 1.º–6.º
    .about = Kanji de primaria. Puedes formar 104, 86 de ellos de primaria.
option-kanji-zushi-deck-house = De la casa
    .about = Para expertos. Puedes formar 132 kanji, pero solo 29 se enseñan en los tres primeros cursos.
option-kanji-zushi-deck-custom = Propio
    .about = Diez neta y 46 shari que ha traído alguien.
option-kanji-zushi-help = Ayuda
    .about = Cuánto te dice la mesa antes de probar un par.
option-kanji-zushi-help-strict = Estricta
    .about = Prueba y verás.
option-kanji-zushi-help-guided = Guiada
    .about = Los pares que forman un kanji están marcados. Ideal para aprender.

## Bots

bot-random = Azar
    .about = Juega cualquier cosa permitida, al azar.
bot-greedy = Glotón
    .about = Se lleva lo que mejor pinta tiene en ese momento.

## What the regulars say. At most 24 letters.

says-hana-greet = ¡Hola! ¡Mi primer día!
says-hana-glad = ¿He sido yo? ¡Bien!
says-hana-glum = ¡Uy, manos de trapo!
says-taro-greet = ¿Ya es hora de comer?
says-taro-glad = ¡Ñam, puntos!
says-taro-glum = Mi barriga está triste.
says-pip-greet = ¿Hay silla alta?
says-pip-glad = ¡Yupi, yupi, yupi!
says-pip-glum = ¡Ay, mi bocadito!
says-noor-greet = Vengo a aprender.
says-noor-glad = ¡Oh, qué maravilla!
says-noor-glum = Anotado: eso, nunca.
says-mika-greet = ¿A perder con estilo?
says-mika-glad = ¡Más rápido, gente!
says-mika-glum = Revancha. Ya mismo.
says-kenji-greet = Todo bien afilado.
says-kenji-glad = Un corte limpio.
says-kenji-glum = Se me fue el cuchillo.
says-sora-greet = Qué brisa tan rica.
says-sora-glad = Qué nubes tan buenas.
says-sora-glum = Ahí va mi nube.
says-lola-greet = ¡Paso a la estrella!
says-lola-glad = ¡Aplausos, por favor!
says-lola-glum = ¡Qué drama! ¡Qué dolor!
says-ume-greet = Espalda recta, corazón.
says-ume-glad = Aún tengo buena mano.
says-ume-glum = Disfrútalo, criatura.
says-goro-greet = Primero, a comer.
says-goro-glad = Mmm. Bien.
says-goro-glum = Mmm. Apuntado.
says-rin-greet = ¿Empezamos?
says-rin-glad = Lo tenía calculado.
says-rin-glum = Interesante…
says-yusuf-greet = ¡Pasa, pasa! ¿Un té?
says-yusuf-glad = ¡Un té para celebrar!
says-yusuf-glum = Así es el sushi.
says-daruma-greet = ¡Aquí todo rueda!
says-daruma-glad = ¡Lo hice aposta!
says-daruma-glum = Me caigo y me levanto.
says-maneki-greet = ¡Llegó tu suerte!
says-maneki-glad = ¡Mío! ¡Todo mío!
says-maneki-glum = ¡Mis puntitos!
