# Sushi Go! sur les pages.

progress-sushi-go = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
hand-choose = Choisissez une carte à garder.
hand-choose-own = Choisissez une carte pour vous, puis une pour le joueur fictif.
hand-chosen = Choisi : { $cards }. Touchez une autre carte pour changer.
hand-first = Sushi Go! Choisissez la première carte.
hand-second = D’abord : { $card }. Choisissez maintenant la deuxième.
hand-dummy = Choisissez maintenant une carte pour le joueur fictif.
drawn-for-dummy = De la pile du joueur fictif : { $card }.
chooses-for-dummy = choisit pour le joueur fictif
use-chopsticks = Sushi Go! Jouer deux cartes
one-card = N’en jouer qu’une
pick-again = Recommencer
log-laid = { $name } joue : { $cards }.
log-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche.
log-pudding = { $name } a { $puddings ->
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

guide-sushi-go-1 = Voici votre main. Gardez une carte et passez le reste ; celles du voisin viennent à vous. Touchez n’importe quelle carte.
guide-sushi-go-2 = Tout le monde révèle en même temps, puis les mains passent. Tempura et sashimi ne comptent qu’en groupe : deux tempuras 5 points, trois sashimis 10.
guide-sushi-go-3 = Plus vous avez de gyozas, plus ils valent : 1, 3, 6, 10, 15. Les nombres en haut à gauche d’une carte disent ce qu’elle vaut.
guide-sushi-go-4 = Pour les makis, on compte les rouleaux : celui qui en a le plus dans la manche gagne 6 points, le deuxième 3. Regardez ce que les autres ont devant eux.
guide-sushi-go-5 = Les nigiris rapportent tout de suite : calamar 3, saumon 2, omelette 1. Jouez d’abord un wasabi, et votre prochain nigiri comptera triple.
guide-sushi-go-6 = Les baguettes permettent de jouer deux cartes à un tour suivant. Quand vous en avez, un bouton « Sushi Go! » apparaît au-dessus de votre main.
guide-sushi-go-7 = Les puddings restent jusqu’à la fin de la partie. Celui qui en a le plus gagne alors 6 points, celui qui en a le moins en perd 6.
guide-sushi-go-8 = Les mains font le tour. Ce que vous passez peut vous revenir, ou aider votre voisin.
guide-sushi-go-9 = Il reste deux cartes. Choisissez-en une ; la dernière se joue toute seule, puis on compte la manche.

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
