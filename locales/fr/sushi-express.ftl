# Sushi Express sur les pages. Dans les tâches, $who est « you » ou « other » ; $name est le nom de l’autre personne.

express-round = Tour { $round }
express-pile = { $count ->
    [one] { $count } autre client dans la pioche
   *[other] { $count } autres clients dans la pioche
}
express-phases = Les phases du tour
express-row = Clients en attente
express-row-empty = Personne n’attend.
express-cards = Vos cartes action
express-cards-none = Aucune pour l’instant. Vous en piochez une si vos deux jets échouent, ou au parc.
express-usable = maintenant
express-hidden = { $count ->
    [one] { $count } carte action cachée
   *[other] { $count } cartes action cachées
}
express-points = { $points ->
    [one] { $points } point de clients pour l’instant
   *[other] { $points } points de clients pour l’instant
}
express-tips-cost = Le moins de pourboires : −{ $points } si la partie s’arrêtait maintenant.
express-bet = Pari : { $number }
express-first = parie en premier
express-lowest = pari le plus bas
express-house = maison { $number }
express-dice = Les dés donnent { $dice }, soit { $total }.
express-percent = { $percent } %
express-over = La partie est finie.
express-same-hint = En pointillé : il faut une carte même pari.

## What is to be done

express-task-bet = { $who ->
    [you] Posez votre pion sur un nombre.
   *[other] { $name } parie.
}
express-task-swap = { $who ->
    [you] Échangez deux nombres, ou non.
   *[other] { $name } peut encore échanger des nombres.
}
express-task-roll = { $who ->
    [you] Faites { $bet } ou plus.
   *[other] { $name } doit faire { $bet } ou plus.
}
express-task-roll-again = { $who ->
    [you] Trop peu. Relancez : { $bet } ou plus.
   *[other] { $name } relance pour { $bet } ou plus.
}
express-task-fail = { $who ->
    [you] Aucun jet n’atteint { $bet }. Relancez un dé, ou renoncez.
   *[other] { $name } peut encore relancer un dé.
}
express-task-drive = { $who ->
    [you] En route !
   *[other] { $name } va avancer.
}
express-task-take = { $who ->
    [you] Prenez un client.
   *[other] { $name } prend un client.
}
express-task-order = { $who ->
    [you] Votre pari est le plus bas. Que faire des clients qui restent ?
   *[other] { $name } décide du sort des clients qui restent.
}

## What can be chosen

express-move-bet = Parier sur { $number }
express-move-same = Parier aussi sur { $number } (même pari)
express-move-swap = Échanger { $lower } et { $higher }
express-move-done = Ne pas échanger
express-move-roll = Lancer les deux dés
express-move-reroll = Relancer le { $pips }
express-move-accept = Renoncer
express-move-go = { $further ->
    [0] Avancer
    [one] Avancer de { $further } tuile de plus
   *[other] Avancer de { $further } tuiles de plus
}
express-move-take = Prendre : { $customer }
express-move-keep = Les laisser
express-move-discard = Tous les remplacer

## What a choice leads to

express-preview = Montrer chances et trajets
express-preview-percent = Vos chances d’avancer avec ce pari, selon les paris déjà posés ; avec les dés, celles d’atteindre votre pari.
express-preview-customer = Vous passez par Sushi Express et prenez un client, si les camionnettes ne bougent pas.
express-preview-park = Vous vous arrêtez au parc et piochez une carte action.
express-preview-ring = Sur le circuit : où s’arrêterait votre camionnette si elle avançait maintenant d’autant de tuiles.
express-chance-to-drive = { $percent } % de chances d’avancer.
express-chance-to-reach = { $percent } % de chances d’atteindre votre pari.
express-stops = { $visits ->
    [yes] Vous prenez un client. Arrêt : { $tile }.
   *[no] Arrêt : { $tile }.
}
express-reason-take = Pour vous, il vaut { $points }.
express-reason-tip = Celui qui a le moins de pourboires perd des points à la fin.
express-reason-swap = Cela échange les pions du { $lower } et du { $higher }.
express-reason-done = Aucune autre carte n’en vaut la peine.
express-reason-accept = Vous gardez vos cartes et en piochez une autre.
express-reason-keep = Ces clients vous serviront au tour suivant.
express-reason-discard = Ces clients serviraient davantage aux autres.

## What happened

express-round-began = Nouveau tour. { $name } parie en premier.
express-row-filled = Nouveaux clients : { $customers }.
express-betted = { $name } parie sur { $number }{ $same ->
    [yes] {" "}avec même pari
   *[no] {""}
}.
express-swapped = { $name } échange { $lower } et { $higher }.
express-bets-closed = Les paris sont faits. Le plus bas : { $name }.
express-rolled = { $name } fait { $total } pour un pari de { $bet } : { $reached ->
    [yes] réussi !
   *[no] trop peu.
}
express-rerolled = { $name } relance : le { $from } devient { $to }. Cela fait { $total } pour un pari de { $bet } : { $reached ->
    [yes] réussi !
   *[no] trop peu.
}
express-drew = { $reason ->
    [park] Au parc, { $name } pioche une carte action.
   *[failed] { $name } n’avance pas ce tour-ci et pioche une carte action.
}
express-drew-known = { $reason ->
    [park] Au parc, { $name } pioche une carte action : { $card }.
   *[failed] { $name } n’avance pas ce tour-ci et pioche une carte action : { $card }.
}
express-drew-nothing = { $reason ->
    [park] { $name } est au parc, mais il ne reste plus de carte action.
   *[failed] Camionnette à l’arrêt ce tour-ci pour { $name }, et il ne reste plus de carte action.
}
express-drove = { $name } avance de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $further ->
    [0] {""}
   *[other] {" "}({ $further } de plus que le pari)
}{ $skipped ->
    [0] {""}
    [one] {" "}en dépassant une camionnette
   *[other] {" "}en dépassant { $skipped } camionnettes
}. Arrêt : { $tile }.
express-took = { $name } prend : { $customer }.
express-kept = { $name } laisse tous les clients.
express-discarded = { $name } remplace tous les clients.
express-cleared = Personne n’a pu avancer : les clients s’en vont.
express-revealed = Il reste à { $name } : { $cards }.
express-scored = { $name } a { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Chacun parie sur un nombre de 2 à 12 : votre camionnette avance d’autant de tuiles, si elle peut rouler. Un grand nombre mène loin, mais il est dur à faire. Les pourcentages montrent vos chances.
guide-sushi-express-2 = Le pari le plus élevé lance les dés en premier, deux fois au plus. Dès que quelqu’un atteint son pari, il avance, et tous ceux d’en dessous aussi. Un pari bas peut donc avancer sans lancer.
guide-sushi-express-3 = Les camionnettes tournent dans le sens horaire, le pari le plus élevé d’abord, et sautent les tuiles occupées. Si vous passez par Sushi Express ou vous y arrêtez, vous prenez un client.
guide-sushi-express-4 = Le premier client d’une couleur rapporte 3 points, chacun des suivants 1. Variez les couleurs !
guide-sushi-express-5 = Les pourboires ne rapportent rien, mais celui qui en a le moins à la fin perd autant de points que le plus riche a de pourboires. La flèche près des pièces montre qui ce serait maintenant.
guide-sushi-express-6 = Si vos deux jets échouent, vous n’avancez pas, mais vous piochez une carte action. Vous en piochez une aussi en vous arrêtant au parc. Chaque carte dit quand la jouer.
guide-sushi-express-7 = Le pari le plus bas décide si les clients qui restent sont laissés ou remplacés, et parie en premier au tour suivant. Parier haut demande de la chance, parier bas donne plus de pouvoir.
guide-sushi-express-8 = La partie finit quand on ne peut plus compléter la rangée de clients. Surveillez la pioche, en haut, et profitez de chaque tour.
