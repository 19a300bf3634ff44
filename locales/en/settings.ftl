# The settings in the header of every page.

## At the table

speed = Speed
speed-relaxed = Relaxed
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
tap-once = Tap once to play
tap-twice = Tap to lift, tap again to play
tap = Playing a card

## Faces and colours

face-cat = cat
face-fox = fox
face-tanuki = tanuki
face-crane = crane
face-octopus = octopus
face-shiba = shiba
face-rabbit = rabbit
face-frog = frog
face-bear = bear
face-owl = owl
face-koi = koi
face-turtle = turtle
face-panda = panda
face-hedgehog = hedgehog
face-puffer-fish = puffer fish
face-crab = crab
your-face = Your face
your-colour = Your colour
badge-red = red circle
badge-dark-blue = dark blue square
badge-yellow = yellow triangle
badge-purple = purple diamond
badge-light-blue = light blue star
badge-green = green drop
badge-pink = pink leaf
badge-brown = brown ring
saved = Saved. Your tables show it too.
saved-elsewhere = Saved, except at a table where somebody else has that name.
