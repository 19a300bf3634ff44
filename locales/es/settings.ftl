# Los ajustes en la cabecera de cada página.

## En la mesa

speed = Velocidad
speed-relaxed = Tranquila
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
tap-once = Toca una vez para jugar
tap-twice = Toca para levantarla y otra vez para jugarla
tap = Jugar una carta

## Caras y colores

face-cat = gato
face-fox = zorro
face-tanuki = tanuki
face-crane = grulla
face-octopus = pulpo
face-shiba = shiba
face-rabbit = conejo
face-frog = rana
face-bear = oso
face-owl = búho
face-koi = koi
face-turtle = tortuga
face-panda = panda
face-hedgehog = erizo
face-puffer-fish = pez globo
face-crab = cangrejo
your-face = Tu cara
your-colour = Tu color
badge-red = círculo rojo
badge-dark-blue = cuadrado azul oscuro
badge-yellow = triángulo amarillo
badge-purple = rombo morado
badge-light-blue = estrella azul claro
badge-green = gota verde
badge-pink = hoja rosa
badge-brown = anillo marrón
saved = Guardado. Ya se ve también en tus mesas.
saved-elsewhere = Guardado, salvo en una mesa donde ya hay alguien con ese nombre.
