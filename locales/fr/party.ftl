# Une table dans une même pièce : le grand écran, les téléphones comme mains.

## Le grand écran

screen-scan = Scannez pour jouer
screen-first-starts = La première personne arrivée peut lancer la partie.
screen-host-starts = { $name } lance la partie quand tout le monde est là.
screen-loopback = Les téléphones ne peuvent pas ouvrir cette adresse. Lancez « sushiya party » ou ouvrez cette page à l’adresse de l’ordinateur dans votre réseau.
screen-open = Afficher sur un grand écran
screen-again = On rejoue : { $names }

## Dans le terminal

party-scan = Scannez le code avec un téléphone ou ouvrez { $link }
party-other = Autres adresses : { $links }
party-screen = Grand écran : { $link }
party-opened = Le grand écran s’ouvre dans votre navigateur.
party-stop = Ctrl-C pour arrêter.
party-alone = Personne n’est encore là. Les téléphones doivent être sur le même réseau que cet ordinateur : les réseaux invités isolent souvent les appareils, et le pare-feu doit autoriser le port { $port }.
party-none = Cet ordinateur n’est sur aucun réseau, les téléphones ne peuvent pas le joindre. Connectez-le au réseau des téléphones et recommencez.

## Sur la page d’accueil

party = Soirée
    .about = Cet écran est la table, vos téléphones sont les mains. Il suffit de scanner un code pour jouer.

## Le téléphone en main

hand-only = N’afficher que ma main

## Un téléphone pour tous

pass-to = Passez le téléphone à { $name }
pass-open = C’est moi, { $name }
pass = Chacun son tour
    .about = Un seul téléphone pour tous : un rideau cache les cartes jusqu’à ce qu’il change de mains.
pass-players = Joueurs
