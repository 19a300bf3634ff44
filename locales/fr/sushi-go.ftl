# Sushi Go! sur les pages.

progress-sushi-go = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
hand-choose = Choisissez une carte à garder.
hand-choose-own = Choisissez une carte pour vous ; la suivante est pour le joueur fictif.
hand-chosen = Vous avez choisi : { $cards }. Vous pouvez changer tant que tous n’ont pas choisi.
hand-first = Sushi Go! Choisissez la carte que vous posez d’abord.
hand-second = D’abord : { $card }. Et maintenant la carte que vous posez ensuite.
hand-dummy = Et maintenant la carte pour le joueur fictif.
drawn-for-dummy = Tirée de la pile du joueur fictif : { $card }.
chooses-for-dummy = choisit pour le joueur fictif
use-chopsticks = Sushi Go! Poser deux cartes
one-card = Poser une seule carte
pick-again = Choisir à nouveau
log-laid = { $name } pose : { $cards }.
log-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} à cette manche.
log-pudding = { $name } a { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.


## Why a card is worth laying

reason-scores = Elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
reason-needs = Pour marquer, il faut encore { $count ->
    [one] une carte pareille
   *[other] { $count } cartes pareilles
}.
reason-maki = Vous auriez { $own ->
    [one] { $own } rouleau
   *[other] { $own } rouleaux
} ; le maximum chez les autres est { $others }.
reason-wasabi = Le prochain nigiri que vous posez compte triple.
reason-chopsticks = À un tour suivant, vous pourrez poser deux cartes.
reason-pudding = Les puddings comptent à la fin de la partie.
reason-denies = Elle vous rapporte peu, mais elle servirait davantage aux autres.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-1 = Voici votre main. Gardez une carte ; les autres passent à la personne d’à côté, et vous en recevez de nouvelles. Touchez une carte, n’importe laquelle.
guide-sushi-go-2 = Tout le monde pose sa carte en même temps, puis les mains passent. Tempura et sashimi ne comptent qu’en groupe : deux tempuras 5 points, trois sashimis 10.
guide-sushi-go-3 = Plus vous avez de gyozas, plus ils valent : 1, 3, 6, 10, 15. Les nombres en haut à gauche d’une carte disent ce qu’elle vaut.
guide-sushi-go-4 = Pour les makis, on compte les rouleaux. Le plus de rouleaux dans la manche rapporte 6 points, la deuxième place 3. Regardez ce que les autres ont devant eux.
guide-sushi-go-5 = Les nigiris rapportent tout de suite : calamar 3, saumon 2, omelette 1. Posez d’abord un wasabi, et le prochain nigiri compte triple.
guide-sushi-go-6 = Les baguettes permettent de poser deux cartes à un tour suivant. Quand vous en avez, un bouton « Sushi Go! » apparaît au-dessus de votre main.
guide-sushi-go-7 = Les puddings comptent à la toute fin de la partie : qui en a le plus gagne 6 points, qui en a le moins en perd 6. Ils restent quand on débarrasse tout le reste.
guide-sushi-go-8 = Vous revoyez des mains déjà vues. Ce que vous passez peut revenir, ou aider la personne d’à côté.
guide-sushi-go-9 = Il reste deux cartes. Choisissez-en une ; la dernière est simplement posée, puis on compte la manche.

## What a card is worth now

gain-points = +{ $points } now
gain-progress = { $have } of { $need }
gain-leads = takes the maki lead
gain-rolls = { $count } rolls
gain-triples = triples your next nigiri
gain-two = two cards on a later turn
gain-pudding = pudding number { $count }; counts at the end

## Moments

moment-sashimi = Three sashimi!
moment-wasabi = On wasabi!
moment-full-row = Full gyoza row!
moment-tempura = Tempura pair!
moment-maki = Maki lead!
moment-call = Sushi Go!

## The end of a round

this-round = This round
overall = Overall
standing-leads = You lead by { $points }.
standing-level = You're level with { $name }.
standing-behind = You're number { $rank }, { $points } behind { $name }.
