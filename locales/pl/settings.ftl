# Ustawienia w nagłówku każdej strony.

## Przy stole

speed = Tempo
speed-relaxed = Spokojne
speed-normal = Zwykłe
speed-fast = Szybkie
speed-instant = Natychmiast
tap-once = Dotknij raz, żeby zagrać
tap-twice = Dotknij, żeby unieść, i znów, żeby zagrać
tap = Zagrywanie karty

## Buzie i kolory

face-cat = kot
face-fox = lis
face-tanuki = tanuki
face-crane = żuraw
face-octopus = ośmiornica
face-shiba = shiba
face-rabbit = królik
face-frog = żaba
face-bear = niedźwiedź
face-owl = sowa
face-koi = karp koi
face-turtle = żółw
face-panda = panda
face-hedgehog = jeż
face-puffer-fish = ryba fugu
face-crab = krab
your-face = Twoja twarz
your-colour = Twój kolor
badge-red = czerwone koło
badge-dark-blue = granatowy kwadrat
badge-yellow = żółty trójkąt
badge-purple = fioletowy romb
badge-light-blue = błękitna gwiazda
badge-green = zielona kropla
badge-pink = różowy liść
badge-brown = brązowy pierścień
saved = Zapisano. Widać to też przy twoich stołach.
saved-elsewhere = Zapisano, ale nie przy stole, przy którym ktoś już ma to imię.
