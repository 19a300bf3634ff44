# Sushi Go! sur les pages.

progress-sushi-go = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
progress-sushi-go-over = Résultat final
hand-choose = Choisissez une carte à garder.
hand-choose-own = Choisissez une carte pour vous, puis une pour le joueur fictif.
hand-chosen = Choisi : { $cards }. Choisissez une autre carte pour changer.
hand-first = Sushi Go! Choisissez la première carte.
hand-second = D’abord : { $card }. Choisissez maintenant la deuxième.
hand-dummy = Choisissez maintenant une carte pour le joueur fictif.
drawn-for-dummy = De la pile du joueur fictif : { $card }.
chooses-for-dummy = choisit pour le joueur fictif
use-chopsticks = Sushi Go! Jouer deux cartes
one-card = N’en jouer qu’une
pick-again = Recommencer
log-laid = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} : { $cards }.
log-scored = { $who ->
    [you] Vous marquez
   *[other] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche.
log-pudding = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.


## Why a card is worth playing

reason-scores = Elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
reason-needs = { $count ->
    [one] Encore une comme celle-ci et elle rapporte.
   *[other] Encore { $count } comme celle-ci et elle rapporte.
}
reason-maki = Vous auriez { $own ->
    [one] { $own } rouleau
   *[other] { $own } rouleaux
} ; chez les autres, le maximum est { $others }.
reason-wasabi = Votre prochain nigiri comptera triple.
reason-chopsticks = Vous pourrez jouer deux cartes à un tour suivant.
reason-pudding = Les puddings comptent à la fin de la partie.
reason-denies = Elle vous rapporte peu, mais elle ferait le bonheur d’un autre.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-hand = Voici vos cartes. Gardez-en une ; les autres partent sur le tapis vers votre voisin. Choisissez celle que vous voulez !
guide-sushi-go-last = Plus que deux cartes ! Gardez-en une. La dernière se joue toute seule, puis on compte la manche.
guide-sushi-go-nigiri = Votre wasabi attend. Posez un nigiri dessus : il comptera triple !
guide-sushi-go-two = Vous avez des baguettes ! Utilisez le bouton « Sushi Go! » et gardez deux cartes d’un coup.
guide-sushi-go-reveal = Tout le monde révèle en même temps. Vous voyez ce que les autres ont gardé ? Les mains ont tourné : choisissez encore.
guide-sushi-go-wasabi = Du wasabi ! Seul, il ne vaut rien, mais votre prochain nigiri comptera triple. Gardez-le.
guide-sushi-go-chopsticks = Les baguettes permettent de garder deux cartes à un tour suivant. Gardez-les.
guide-sushi-go-sets = Tempura et sashimi ne comptent qu’en groupe : deux tempuras 5 points, trois sashimis 10. Gardez-en un.
guide-sushi-go-gyoza = Plus vous avez de gyozas, mieux c’est : 1, 3, 6, 10, 15 points. Le nombre sur une carte dit ce qu’elle ajoute maintenant.
guide-sushi-go-maki = Comptez les rouleaux des makis : celui qui en a le plus dans la manche gagne 6 points, le deuxième 3.
guide-sushi-go-pudding = Les puddings restent jusqu’à la fin de la partie. Celui qui en a le plus gagne alors 6 points, celui qui en a le moins en perd 6.
guide-sushi-go-points = Le grand nombre à côté de chaque nom, ce sont les points du joueur. Choisissez ce qui vous aide le plus !
guide-sushi-go-circle = Ce que vous passez peut vous revenir, ou aider votre voisin. Choisissez bien !

## What a card is worth now

gain-points = +{ $points } maintenant
gain-progress = { $have } sur { $need }
gain-leads = prend la tête des makis
gain-rolls = { $count ->
    [one] { $count } rouleau
   *[other] { $count } rouleaux
}
gain-triples = triple votre prochain nigiri
gain-two = deux cartes à un tour suivant
gain-pudding = pudding numéro { $count } ; compte à la fin

## Moments

moment-sashimi = Trio de sashimis !
moment-tempura = Paire de tempuras !
moment-squid-on-wasabi = Calamar sur wasabi !
moment-maki = En tête aux makis !
moment-gyoza = Gyozas au complet !
moment-sushi-go = Sushi Go!
