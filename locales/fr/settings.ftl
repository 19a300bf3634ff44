# Les réglages en tête de chaque page.

## À la table

speed = Vitesse
speed-relaxed = Tranquille
speed-normal = Normale
speed-fast = Rapide
speed-instant = Instantanée
tap-once = Toucher une fois pour jouer
tap-twice = Toucher pour lever, encore pour jouer
tap = Jouer une carte

## Visages et couleurs

face-cat = chat
face-fox = renard
face-tanuki = tanuki
face-crane = grue
face-octopus = poulpe
face-shiba = shiba
face-rabbit = lapin
face-frog = grenouille
face-bear = ours
face-owl = hibou
face-koi = carpe koï
face-turtle = tortue
face-panda = panda
face-hedgehog = hérisson
face-puffer-fish = poisson-globe
face-crab = crabe
your-face = Votre visage
your-colour = Votre couleur
badge-red = cercle rouge
badge-dark-blue = carré bleu foncé
badge-yellow = triangle jaune
badge-purple = losange violet
badge-light-blue = étoile bleu clair
badge-green = goutte verte
badge-pink = feuille rose
badge-brown = anneau brun
saved = C’est enregistré, et visible à vos tables.
saved-elsewhere = C’est enregistré, sauf à une table où quelqu’un porte déjà ce nom.
