# The pictures of the rules, and the pages for developers.

rules-ours = decisión nuestra
rules-go-pick = Cada cual elige una carta en secreto.
rules-go-reveal = Todos la revelan a la vez.
rules-go-pass = Cada cual pasa el resto de su mano a la izquierda.
rules-express-ring = El circuito: el restaurante es la loseta 0, el parque es la 6 y entre ellos hay casas. Las furgonetas van en el sentido de las agujas del reloj.
rules-express-bets = 1. Apuestas: cada cual pone un peón en un número.
rules-express-dice = 2. Dados: tira la apuesta más alta. Con 9 basta para una apuesta de 8.
rules-express-vans = 3. Furgonetas: avanzas lo que apostaste. En Sushi Express te llevas un cliente.
rules-express-orders = 4. Pedidos: la apuesta más baja deja o cambia a los clientes que quedan.
rules-kanji-combine = Pon una neta de tu mano a la izquierda de un shari de la mesa.
rules-kanji-formed = Es un kanji jōyō: 10 trazos, 10 puntos.
rules-kanji-failed = Una al lado de la otra no forman un kanji: las dos cartas vuelven a su sitio.
developers = Para programadores
developers-about = Notación, formatos de archivo y la interfaz de programación. Estas páginas están en inglés.
developers-api = Descripción OpenAPI
