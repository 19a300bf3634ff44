# Ce qui se trouve sur les tables et ce que cela fait. Les noms sont écrits comme dans une phrase ; les étiquettes (options, robots,
# phases) commencent par une majuscule ; les explications (.about) sont des phrases. « .counted » est le nom précédé d'un nombre.

## The games

game-sushi-go = Sushi Go!
    .about = Choisissez une carte, passez le reste, composez le meilleur repas. De 2 à 5 joueurs.
game-sushi-express = Sushi Express
    .about = Pariez sur les dés, faites le tour du quartier, collectez clients et pourboires. De 3 à 6 joueurs.
game-kanji-zushi = Kanji-zushi
    .about = Assemblez une moitié gauche et une moitié droite en un kanji. Plus il a de traits, mieux c’est. De 2 à 8 joueurs.

## What all games share

term-card = carte
    .counted = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
term-point = point
    .counted = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What decides a game

decided-by-points = Le plus de points.
decided-by-strokes = Le plus de traits.
decided-by-puddings = Égalité de points ; celui qui a le plus de puddings l’emporte.
decided-by-action-cards = Égalité de points ; celui qui a le plus de cartes action en main l’emporte, sans compter les cartes pourboire.
decided-by-best-kanji = Égalité de traits ; le kanji qui a le plus de traits l’emporte.
decided-by-shared = Même le départage est à égalité.

## Sushi Go!: cards

card-tempura = tempura
    .counted = { $count ->
        [one] { $count } tempura
       *[other] { $count } tempuras
    }
    .about = Chaque paire vaut 5 points. Un seul ne vaut rien.
card-sashimi = sashimi
    .counted = { $count ->
        [one] { $count } sashimi
       *[other] { $count } sashimis
    }
    .about = Chaque trio vaut 10 points. Un ou deux seuls ne valent rien.
card-gyoza = gyoza
    .counted = { $count ->
        [one] { $count } gyoza
       *[other] { $count } gyozas
    }
    .about = De un à cinq, ils valent 1, 3, 6, 10, 15 points. Au-delà du cinquième, rien de plus.
card-maki1 = maki ×1
    .counted = { $count ->
        [one] { $count } maki (1 rouleau)
       *[other] { $count } makis (1 rouleau chacun)
    }
    .about = Un rouleau. Celui qui a le plus de rouleaux gagne 6 points, le deuxième 3.
card-maki2 = maki ×2
    .counted = { $count ->
        [one] { $count } maki (2 rouleaux)
       *[other] { $count } makis (2 rouleaux chacun)
    }
    .about = Deux rouleaux. Celui qui a le plus de rouleaux gagne 6 points, le deuxième 3.
card-maki3 = maki ×3
    .counted = { $count ->
        [one] { $count } maki (3 rouleaux)
       *[other] { $count } makis (3 rouleaux chacun)
    }
    .about = Trois rouleaux. Celui qui a le plus de rouleaux gagne 6 points, le deuxième 3.
card-salmon = nigiri au saumon
    .counted = { $count ->
        [one] { $count } nigiri au saumon
       *[other] { $count } nigiris au saumon
    }
    .about = Vaut 2 points, 6 sur un wasabi.
card-squid = nigiri au calamar
    .counted = { $count ->
        [one] { $count } nigiri au calamar
       *[other] { $count } nigiris au calamar
    }
    .about = Vaut 3 points, 9 sur un wasabi.
card-egg = nigiri à l’omelette
    .counted = { $count ->
        [one] { $count } nigiri à l’omelette
       *[other] { $count } nigiris à l’omelette
    }
    .about = Vaut 1 point, 3 sur un wasabi.
card-pudding = pudding
    .counted = { $count ->
        [one] { $count } pudding
       *[other] { $count } puddings
    }
    .about = Reste jusqu’à la fin de la partie. Celui qui en a le plus gagne alors 6 points, celui qui en a le moins en perd 6. À deux joueurs, personne ne perd de points.
card-wasabi = wasabi
    .counted = { $count ->
        [one] { $count } wasabi
       *[other] { $count } wasabis
    }
    .about = Votre prochain nigiri va dessus et compte triple. Seul, il ne vaut rien.
card-chopsticks = baguettes
    .counted = { $count ->
        [one] { $count } paire de baguettes
       *[other] { $count } paires de baguettes
    }
    .about = À un tour suivant, vous pouvez jouer deux cartes, l’une après l’autre ; les baguettes reviennent alors dans votre main. Elles ne valent rien.

on-wasabi = { $card } sur wasabi

## Sushi Go!: at the table

term-dummy = joueur fictif
    .about = Un troisième joueur qui n’existe pas. Vous choisissez pour lui chacun votre tour.
passing-left = On passe à gauche
passing-right = On passe à droite

## Sushi Go!: lines of the score

line-sushi-go-maki = maki
    .about = Le plus de rouleaux : 6 points ; deuxième place : 3.
line-sushi-go-tempura = tempura
    .about = 5 points pour chaque paire.
line-sushi-go-sashimi = sashimi
    .about = 10 points pour chaque trio.
line-sushi-go-gyoza = gyoza
    .about = 1, 3, 6, 10, 15 points pour un, deux, trois, quatre, cinq ou plus.
line-sushi-go-nigiri = nigiri
    .about = Calamar 3 points, saumon 2, omelette 1 ; le triple sur un wasabi.
line-sushi-go-pudding = pudding
    .about = Celui qui en a le plus gagne 6 points, celui qui en a le moins en perd 6.

## Sushi Express: customers

customer-light-blue = client bleu clair
    .counted = { $count ->
        [one] { $count } client bleu clair
       *[other] { $count } clients bleu clair
    }
    .about = Il y en a huit. Votre premier de cette couleur vaut 3 points, chacun des suivants 1.
customer-dark-blue = client bleu foncé
    .counted = { $count ->
        [one] { $count } client bleu foncé
       *[other] { $count } clients bleu foncé
    }
    .about = Il y en a huit. Votre premier de cette couleur vaut 3 points, chacun des suivants 1.
customer-pink = client rose
    .counted = { $count ->
        [one] { $count } client rose
       *[other] { $count } clients roses
    }
    .about = Il y en a deux. Votre premier de cette couleur vaut 3 points, le second 1.
customer-purple = client violet
    .counted = { $count ->
        [one] { $count } client violet
       *[other] { $count } clients violets
    }
    .about = Il y en a deux. Votre premier de cette couleur vaut 3 points, le second 1.
customer-red = client rouge
    .counted = { $count ->
        [one] { $count } client rouge
       *[other] { $count } clients rouges
    }
    .about = Il y en a deux. Votre premier de cette couleur vaut 3 points, le second 1.
customer-yellow = client jaune
    .counted = { $count ->
        [one] { $count } client jaune
       *[other] { $count } clients jaunes
    }
    .about = Il y en a deux. Votre premier de cette couleur vaut 3 points, le second 1.
customer-green = client vert
    .counted = { $count ->
        [one] { $count } client vert
       *[other] { $count } clients verts
    }
    .about = Il y en a deux. Votre premier de cette couleur vaut 3 points, le second 1.
customer-white = client blanc
    .counted = { $count ->
        [one] { $count } client blanc
       *[other] { $count } clients blancs
    }
    .about = Il y en a deux. Votre premier de cette couleur vaut 3 points, le second 1.
customer-tip = pourboire
    .counted = { $count ->
        [one] { $count } pourboire
       *[other] { $count } pourboires
    }
    .about = Il y en a huit. Ne vaut rien, mais celui qui a le moins de pourboires perd autant de points que le plus riche a de pourboires.

colour-light-blue = bleu clair
colour-dark-blue = bleu foncé
colour-pink = rose
colour-purple = violet
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-white = blanc

shape-drop = goutte
shape-square = carré
shape-heart = cœur
shape-diamond = losange
shape-circle = cercle
shape-star = étoile
shape-triangle = triangle
shape-moon = lune

## Sushi Express: action cards

action-same-bet = même pari
    .counted = { $count } × même pari
    .about = Quand vous pariez : posez votre pion sur un nombre déjà pris, au-dessus des pions qui s’y trouvent.
action-swap = changer de place
    .counted = { $count } × changer de place
    .about = Quand vous pariez, avant ou après avoir posé votre pion : échangez les pions de deux nombres voisins.
action-re-roll = nouveau jet de dés
    .counted = { $count } × nouveau jet de dés
    .about = Quand votre jet est inférieur à votre pari : relancez l’un des deux dés.
action-one-tile-further = 1 tuile plus loin
    .counted = { $count } × 1 tuile plus loin
    .about = Quand vous avancez : faites une tuile de plus que votre pari.
action-tip = pourboire
    .counted = { $count } × pourboire
    .about = Gardez-la jusqu’à la fin de la partie : elle compte comme un pourboire.


## Sushi Express: the ring, the vans, the bets

term-customer-pile = pioche de clients
term-ring = circuit
    .about = Douze tuiles. Les camionnettes en font le tour dans le sens horaire et sautent les tuiles occupées par une autre camionnette.
tile-sushi-express = Sushi Express
    .about = Tout le monde part d’ici. Si vous passez ou vous arrêtez ici, vous prenez un client.
tile-park = parc
    .about = Si vous vous arrêtez ici, vous piochez une carte action.
term-van = camionnette
    .counted = { $count ->
        [one] { $count } camionnette
       *[other] { $count } camionnettes
    }
    .about = Avance d’autant de tuiles que le pari de son joueur.
term-bet-track = tableau de paris
    .about = Les nombres de 2 à 12. Chacun ne prend qu’un joueur, ou plusieurs avec même pari.
term-tip = pourboire
    .counted = { $count ->
        [one] { $count } pourboire
       *[other] { $count } pourboires
    }

## Sushi Express: the phases of a round

phase-bets = Paris
    .about = L’un après l’autre, chacun pose un pion sur un nombre.
phase-dice = Jet de dés
    .about = Le pari le plus élevé lance les dés en premier, deux fois au plus, puis le suivant, jusqu’à ce que quelqu’un atteigne son pari.
phase-vans = Camionnettes
    .about = Tous ceux qui ont encore un pion sur le tableau avancent, le pari le plus élevé d’abord.
phase-orders = Commandes
    .about = Le pari le plus bas décide si les clients qui restent sont laissés ; puis la rangée est complétée.

## Sushi Express: lines of the score

line-sushi-express-colours = couleurs
    .about = 3 points pour le premier client de chaque couleur.
line-sushi-express-extras = clients supplémentaires
    .about = 1 point pour chaque client supplémentaire d’une couleur.
line-sushi-express-tips = pourboires
    .about = Celui qui en a le moins perd autant de points que le plus riche a de pourboires.

## Kanji-zushi

term-neta = neta
    .about = La moitié gauche d’un kanji. Chacun a les dix mêmes, dont cinq en main.
term-shari = shari
    .about = La moitié droite d’un kanji. Six sont sur la table.
term-kanji = kanji
    .counted = { $count } kanji
    .about = Avec cinq, vous avez terminé.
term-stroke = trait
    .counted = { $count ->
        [one] { $count } trait
       *[other] { $count } traits
    }
term-reading-on = lecture on
    .about = La lecture venue du chinois, en katakana.
term-reading-kun = lecture kun
    .about = La lecture d’un mot purement japonais, en hiragana.
term-grade = année scolaire
    .about = Quand on l’apprend au Japon.
grade = { $grade ->
    [8] enseignement secondaire
    [1] 1re année de primaire
   *[other] { $grade }e année de primaire
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = Ce n’est pas un kanji.
why-not-joyo = { $kanji } est un kanji, mais pas l’un des 2 136 d’usage courant.
why-not-left-right = Dans { $kanji }, ces parties sont disposées autrement.

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = kanji
    .about = Un point par trait.

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = Joueurs
    .about = Combien jouez-vous ?
option-sushi-go-players-2 = Deux
    .about = Dix cartes chacun, neuf avec le joueur fictif.
option-sushi-go-players-3 = Trois
    .about = Neuf cartes chacun.
option-sushi-go-players-4 = Quatre
    .about = Huit cartes chacun.
option-sushi-go-players-5 = Cinq
    .about = Sept cartes chacun.
option-sushi-go-variant = Variante
    .about = Avec quelles règles ?
option-sushi-go-variant-standard = Classique
    .about = On passe à gauche à toutes les manches.
option-sushi-go-variant-both-ways = Dans les deux sens
    .about = On passe à droite à la deuxième manche.
option-sushi-go-variant-dummy = Joueur fictif
    .about = Deux joueurs choisissent chacun leur tour pour un troisième qui n’est pas là.

## What can be agreed before a game of Sushi Express

option-sushi-express-players = Joueurs
    .about = Combien jouez-vous ?
option-sushi-express-players-3 = Trois
    .about = Trois clients face visible.
option-sushi-express-players-4 = Quatre
    .about = Quatre clients face visible.
option-sushi-express-players-5 = Cinq
    .about = Cinq clients face visible.
option-sushi-express-players-6 = Six
    .about = Six clients face visible.

## What can be agreed before a game of Kanji-zushi

option-kanji-zushi-players = Joueurs
    .about = Combien jouez-vous ?
option-kanji-zushi-players-2 = Deux
    .about = Cinq kanji chacun.
option-kanji-zushi-players-3 = Trois
    .about = Cinq kanji chacun.
option-kanji-zushi-players-4 = Quatre
    .about = Cinq kanji chacun.
option-kanji-zushi-players-5 = Cinq
    .about = Cinq kanji chacun.
option-kanji-zushi-players-6 = Six
    .about = Cinq kanji chacun.
option-kanji-zushi-players-7 = Sept
    .about = Cinq kanji chacun.
option-kanji-zushi-players-8 = Huit
    .about = Cinq kanji chacun. Tous les shari y passent.
option-kanji-zushi-deck = Paquet
    .about = Avec quelles cartes ?
option-kanji-zushi-deck-classic = Classique
    .about = Les cartes publiées par l’auteur, plus sept shari pour arriver à 46. On peut former 102 kanji.
option-kanji-zushi-deck-years-1-3 = Années 1 à 3
    .about = Les kanji des trois premières années d’école au Japon. Vous pouvez en former 69, dont 47 de ces années. Idéal pour débuter.
option-kanji-zushi-deck-years-1-4 = Années 1 à 4
    .about = Les kanji des quatre premières années d’école. Vous pouvez en former 61, dont 49 de ces années.
option-kanji-zushi-deck-years-1-6 = Années 1 à 6
    .about = Les kanji de l’école primaire. Vous pouvez en former 104, dont 86 du primaire.
option-kanji-zushi-deck-house = Maison
    .about = Pour les experts. Vous pouvez former 132 kanji, mais 29 seulement sont enseignés dans les trois premières années.
option-kanji-zushi-deck-custom = Personnel
    .about = Dix neta et 46 shari que quelqu’un a apportés.
option-kanji-zushi-help = Aide
    .about = Ce que la table vous dit avant d’essayer une paire.
option-kanji-zushi-help-strict = Stricte
    .about = Essayez et vous verrez.
option-kanji-zushi-help-guided = Guidée
    .about = Les paires qui forment un kanji sont marquées. Idéal pour apprendre.

## Bots

bot-random = Hasard
    .about = Joue n’importe quel coup permis, au hasard.
bot-greedy = Gourmand
    .about = Prend ce qui lui semble le mieux sur le moment.

## What the regulars say. At most 24 letters.

says-hana-greet = Coucou, je débute !
says-hana-glad = C’est moi ? Youpi !
says-hana-glum = Oups, mains de beurre !
says-taro-greet = On mange bientôt ?
says-taro-glad = Miam, des points !
says-taro-glum = Mon ventre pleure.
says-pip-greet = Une chaise haute ?
says-pip-glad = Hip hip hip, hourra !
says-pip-glum = Hé, mon goûter !
says-noor-greet = Je viens apprendre.
says-noor-glad = Oh, quelle merveille !
says-noor-glum = À ne pas refaire.
says-mika-greet = On perd avec classe ?
says-mika-glad = Plus vite, vous tous !
says-mika-glum = Revanche, et vite !
says-kenji-greet = Tout est bien aiguisé.
says-kenji-glad = Une coupe nette.
says-kenji-glum = Le couteau a glissé.
says-sora-greet = Quelle douce brise.
says-sora-glad = Un joli nuage passe.
says-sora-glum = Adieu, petit nuage.
says-lola-greet = Place à la star !
says-lola-glad = Applaudissez !
says-lola-glum = Quel drame affreux !
says-ume-greet = Le dos droit, mon chou.
says-ume-glad = J’ai encore la main.
says-ume-glum = Savoure, mon chou.
says-goro-greet = On mange d’abord.
says-goro-glad = Hmpf. Bien.
says-goro-glum = Hmpf. C’est noté.
says-rin-greet = On commence ?
says-rin-glad = C’était calculé.
says-rin-glum = Intéressant…
says-yusuf-greet = Bienvenue ! Un thé ?
says-yusuf-glad = Du thé pour fêter ça !
says-yusuf-glum = C’est ça, le sushi.
says-daruma-greet = Moi, ça roule !
says-daruma-glad = C’était fait exprès !
says-daruma-glum = Je tombe, je me relève.
says-maneki-greet = Votre chance est là !
says-maneki-glad = À moi ! Tout à moi !
says-maneki-glum = Mes jolis points !
