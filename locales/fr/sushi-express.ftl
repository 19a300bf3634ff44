# Sushi Express sur les pages. Dans les tâches, $who est « you » ou « other » ; $name est le nom de l’autre personne.

express-pile = { $count ->
    [one] { $count } autre client dans la pioche
   *[other] { $count } autres clients dans la pioche
}
express-phases = Les phases d’un tour
express-row = Clients qui attendent
express-row-empty = Personne n’attend.
express-cards = Vos cartes action
express-cards-none = Vous n’en avez pas. Vous en piochez une si les deux jets échouent, ou au parc.
express-usable = maintenant
express-hidden = { $count ->
    [one] { $count } carte action inconnue
   *[other] { $count } cartes action inconnues
}
express-points = { $points ->
    [one] { $points } point de clients jusqu’ici
   *[other] { $points } points de clients jusqu’ici
}
express-tips-cost = Le moins de pourboires : moins { $points } si la partie s’arrêtait maintenant.
express-bet = Pari : { $number }
express-first = parie en premier
express-lowest = pari le plus bas
express-house = maison { $number }
express-dice = Les dés montrent { $dice }, en tout { $total }.
express-percent = { $percent } %
express-over = La partie est finie.
express-same-hint = En pointillé : avec une carte même pari.

## What is to be done

express-task-bet = { $who ->
    [you] Posez votre pion sur un nombre.
   *[other] { $name } parie.
}
express-task-swap = { $who ->
    [you] Échangez deux nombres, ou restez-en là.
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
    [you] Les deux jets sont sous { $bet }. Relancez un dé, ou acceptez.
   *[other] { $name } peut encore relancer un dé.
}
express-task-drive = { $who ->
    [you] Roulez.
   *[other] { $name } va rouler.
}
express-task-take = { $who ->
    [you] Prenez un client.
   *[other] { $name } prend un client.
}
express-task-order = { $who ->
    [you] Votre pari est le plus bas : que deviennent les clients qui restent ?
   *[other] { $name } décide du sort des clients qui restent.
}

## What can be chosen

express-move-bet = Parier sur { $number }
express-move-same = Parier aussi sur { $number }, avec même pari
express-move-swap = Échanger { $lower } et { $higher }
express-move-done = En rester là
express-move-roll = Lancer les deux dés
express-move-reroll = Relancer le { $pips }
express-move-accept = Accepter
express-move-go = { $further ->
    [0] Rouler
    [one] Rouler { $further } tuile plus loin
   *[other] Rouler { $further } tuiles plus loin
}
express-move-take = Prendre : { $customer }
express-move-keep = Qu’ils attendent
express-move-discard = Tous partent, d’autres viennent

## What a choice leads to

express-preview = Montrer où mènent les choix
express-preview-percent = Vos chances de rouler avec ce pari, selon les paris déjà posés ; avec les dés, celles d’atteindre votre pari.
express-preview-customer = Vous passez par Sushi Express et prenez un client, d’après la place actuelle des camionnettes.
express-preview-park = Vous vous arrêtez au parc et piochez une carte action.
express-preview-ring = Sur le circuit : où s’arrêterait votre camionnette si elle avançait maintenant d’autant de tuiles.
express-chance-to-drive = Vous roulez dans environ { $percent } cas sur 100.
express-chance-to-reach = Vous atteignez votre pari dans environ { $percent } cas sur 100.
express-stops = { $visits ->
    [yes] Prend un client et s’arrête ici : { $tile }.
   *[no] S’arrête ici : { $tile }.
}
express-reason-take = Pour vous, il vaut { $points }.
express-reason-tip = Qui a le moins de pourboires perd des points à la fin.
express-reason-swap = Cela change qui se trouve sur le { $lower } et qui sur le { $higher }.
express-reason-done = Rien ne vaut une carte de plus pour l’instant.
express-reason-accept = Vous gardez vos cartes, et qui échoue en pioche une autre.
express-reason-keep = Ces clients vous conviennent aussi pour la manche suivante.
express-reason-discard = Ces clients conviendraient mieux aux autres.

## What happened

express-round-began = Un tour commence. { $name } parie en premier.
express-row-filled = Nouveaux clients : { $customers }.
express-betted = { $name } parie sur { $number }{ $same ->
    [yes] {" "}avec même pari
   *[no] {""}
}.
express-swapped = { $name } échange { $lower } et { $higher }.
express-bets-closed = Tout le monde a parié. Le pari le plus bas : { $name }.
express-rolled = { $name } fait { $total } pour un pari de { $bet } : { $reached ->
    [yes] c’est assez.
   *[no] trop peu.
}
express-rerolled = { $name } relance : le { $from } devient { $to }, en tout { $total } pour un pari de { $bet } : { $reached ->
    [yes] c’est assez.
   *[no] trop peu.
}
express-drew = { $reason ->
    [park] Au parc, { $name } pioche une carte action.
   *[failed] { $name } ne roule pas ce tour-ci et pioche une carte action.
}
express-drew-known = { $reason ->
    [park] Au parc, { $name } pioche une carte action : { $card }.
   *[failed] { $name } ne roule pas ce tour-ci et pioche une carte action : { $card }.
}
express-drew-nothing = { $reason ->
    [park] Au parc : il ne reste pas de carte action.
   *[failed] Pas de route ce tour-ci, et il ne reste pas de carte action : { $name }.
}
express-drove = { $name } roule { $tiles } tuiles{ $further ->
    [0] {""}
    [one] , une de plus que le pari
   *[other] , { $further } de plus que le pari
}{ $skipped ->
    [0] {""}
    [one] , en dépassant une camionnette
   *[other] , en dépassant { $skipped } camionnettes
}. Arrêt : { $tile }.
express-took = { $name } prend : { $customer }.
express-kept = { $name } laisse attendre les clients.
express-discarded = { $name } renvoie les clients.
express-cleared = Personne n’a pu rouler : les clients s’en vont.
express-revealed = Il reste à { $name } : { $cards }.
express-scored = { $name } a { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Chacun parie sur un nombre de 2 à 12 : votre camionnette avance d’autant de tuiles, si elle peut rouler. Un grand nombre mène loin, mais il est dur à faire. Les pourcentages disent à quel point.
guide-sushi-express-2 = Le pari le plus haut lance les dés d’abord, deux fois au plus. Dès que quelqu’un atteint son pari, il roule avec tous ceux d’en dessous. Un pari bas peut donc rouler sans lancer.
guide-sushi-express-3 = Les camionnettes tournent dans le sens des aiguilles d’une montre, le pari le plus haut d’abord. Une tuile occupée par une autre ne compte pas. Passez par Sushi Express ou arrêtez-vous-y, et vous prenez un client.
guide-sushi-express-4 = Le premier client d’une couleur rapporte 3 points, chacun des suivants 1. Réunissez des couleurs différentes.
guide-sushi-express-5 = Les pourboires ne rapportent rien, mais qui en a le moins à la fin perd autant de points qu’en a celui qui en a le plus. La flèche près des pièces montre de qui il s’agirait maintenant.
guide-sushi-express-6 = Si vos deux jets échouent, vous ne roulez pas, mais vous piochez une carte action ; de même qui s’arrête au parc. Vos cartes disent quand vous pouvez les jouer.
guide-sushi-express-7 = Le pari le plus bas décide si les clients qui restent attendent ou partent, et parie en premier au tour suivant. Parier haut demande de la chance, parier bas donne la parole.
guide-sushi-express-8 = La partie finit quand la rangée de clients ne peut plus être complétée. Regardez la pioche, en haut, et profitez de chaque passage.
