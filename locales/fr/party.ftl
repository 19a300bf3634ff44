# Une table dans une même pièce : le grand écran, les téléphones comme mains.

## Le grand écran

screen-scan = Scannez pour jouer
screen-first-starts = La première personne arrivée peut lancer la partie.
screen-host-starts = { $name } lance la partie quand tout le monde est là.
screen-loopback = Les téléphones ne peuvent pas ouvrir cette adresse. Lancez « sushiya party » ou ouvrez cette page à l’adresse de l’ordinateur dans votre réseau.
screen-open = Afficher sur un grand écran
screen-again = On rejoue : { $names }
