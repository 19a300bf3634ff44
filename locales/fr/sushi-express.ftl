# Sushi Express sur les pages. $who est « you » si l’on s’adresse à la personne qui lit, sinon « other » ; $name est le nom de l’autre personne.

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
express-hidden = { $count ->
    [one] { $count } carte action cachée
   *[other] { $count } cartes action cachées
}
express-tips-cost = Le moins de pourboires : −{ $points } si la partie s’arrêtait maintenant.
express-bet = Pari : { $number }
express-first = parie en premier
express-lowest = pari le plus bas
express-house = maison { $number }
express-dice = Les dés donnent { $dice }, soit { $total }.
express-percent = { $percent } %
express-over = La partie est finie.

## What is to be done

express-task-bet = { $who ->
    [you] Posez votre pion sur un nombre.
   *[other] { $name } parie.
}
express-task-swap = { $who ->
    [you] Échangez deux nombres, ou non.
   *[other] { $name } peut encore échanger des nombres.
}
express-task-no-swap = Vous n’avez pas la carte « changer de place » ; les autres ne le savent pas.
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
express-task-no-reroll = Aucun jet n’atteint { $bet } et vous n’avez pas la carte « nouveau jet de dés » ; les autres ne le savent pas.
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
express-chance-to-drive = { $percent } % de chances d’avancer.
express-chance-to-reach = { $percent } % de chances d’atteindre votre pari.
express-stops = { $visits ->
    [yes] Vous prenez un client. Arrêt : { $tile }.
   *[no] Arrêt : { $tile }.
}
express-reason-take = Pour vous, il vaut { $points }.
express-tip-own = Vos pourboires : { $before } → { $after }.
express-tip-others-lose = Les autres perdent jusqu’à { $points }.
express-passes = Dépasse { $names }.
express-swap-move = { $name } : { $from } → { $to }
express-swap-moves = { $moves }.
express-reason-swap = Cela échange les pions du { $lower } et du { $higher }.
express-reason-done = Aucune autre carte n’en vaut la peine.
express-reason-accept = Vous gardez vos cartes et en piochez une autre.
express-reason-keep = Ces clients vous serviront au tour suivant.
express-reason-discard = Ces clients serviraient davantage aux autres.

## What happened

express-round-began = Nouveau tour. { $who ->
    [you] Vous pariez en premier.
   *[other] { $name } parie en premier.
}
express-row-filled = Nouveaux clients : { $customers }.
express-betted = { $who ->
    [you] Vous pariez
   *[other] { $name } parie
} sur { $number }{ $same ->
    [yes] {" "}avec même pari
   *[no] {""}
}.
express-swapped = { $who ->
    [you] Vous échangez
   *[other] { $name } échange
} { $lower } et { $higher }.
express-bets-closed = Les paris sont faits. { $who ->
    [you] Le plus bas est le vôtre.
   *[other] Le plus bas : { $name }.
}
express-rolled = { $who ->
    [you] Vous faites
   *[other] { $name } fait
} { $total } pour un pari de { $bet } : { $reached ->
    [yes] réussi !
   *[no] trop peu.
}
express-rerolled = { $who ->
    [you] Vous relancez
   *[other] { $name } relance
} : le { $from } devient { $to }. Cela fait { $total } pour un pari de { $bet } : { $reached ->
    [yes] réussi !
   *[no] trop peu.
}
express-drew = { $who ->
    [you] { $reason ->
        [park] Au parc, vous piochez une carte action.
       *[failed] Vous n’avancez pas ce tour-ci et piochez une carte action.
    }
   *[other] { $reason ->
        [park] Au parc, { $name } pioche une carte action.
       *[failed] { $name } n’avance pas ce tour-ci et pioche une carte action.
    }
}
express-drew-known = { $who ->
    [you] { $reason ->
        [park] Au parc, vous piochez une carte action : { $card }.
       *[failed] Vous n’avancez pas ce tour-ci et piochez une carte action : { $card }.
    }
   *[other] { $reason ->
        [park] Au parc, { $name } pioche une carte action : { $card }.
       *[failed] { $name } n’avance pas ce tour-ci et pioche une carte action : { $card }.
    }
}
express-drew-nothing = { $who ->
    [you] { $reason ->
        [park] Vous êtes au parc, mais il ne reste plus de carte action.
       *[failed] Vous n’avancez pas ce tour-ci, et il ne reste plus de carte action.
    }
   *[other] { $reason ->
        [park] { $name } est au parc, mais il ne reste plus de carte action.
       *[failed] Camionnette à l’arrêt ce tour-ci pour { $name }, et il ne reste plus de carte action.
    }
}
express-drove = { $who ->
    [you] Vous avancez
   *[other] { $name } avance
} de { $tiles ->
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
express-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} : { $customer }.
express-kept = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
} tous les clients.
express-discarded = { $who ->
    [you] Vous remplacez
   *[other] { $name } remplace
} tous les clients.
express-cleared = Personne n’a pu avancer : les clients s’en vont.
express-revealed = { $who ->
    [you] Il vous reste
   *[other] Il reste à { $name }
} : { $cards }.
express-scored = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $tips ->
    [one] { $tips } pourboire
   *[other] { $tips } pourboires
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The guide: a few sentences for each lesson. Each comes when the position shows what it is about.

guide-sushi-express-bets = Tout le monde parie sur un nombre de 2 à 12 : c’est la distance que parcourt votre camionnette, si elle peut avancer. Touchez un nombre pour voir où vous vous arrêteriez ; le pourcentage indique vos chances d’avancer. Pariez sur 6, 7 ou 8.
guide-sushi-express-dice = Le pari le plus haut lance les dés, deux fois au plus. Dès que quelqu’un atteint son pari, lui et tous ceux d’en dessous avancent, du plus haut au plus bas. On roule dans le sens horaire et les tuiles occupées ne comptent pas. Touchez votre tuile.
guide-sushi-express-customer = Vous passez par Sushi Express : un client est à vous ! Le premier d’une couleur rapporte 3, les suivants 1. L’étiquette montre ce que chacun vous rapporte. Touchez-en un.
guide-sushi-express-tip = Un pourboire ! Il ne rapporte rien, mais celui qui en a le moins à la fin perd autant de points que le plus grand nombre de pourboires. L’étiquette montre ce qui change : prenez-le.
guide-sushi-express-further = Vous avez une carte : 1 tuile plus loin. Elle vous mène une tuile plus loin que votre pari. Touchez la tuile avec la carte.
guide-sushi-express-orders = Votre pari était le plus bas, c’est donc vous qui décidez : les clients restants attendent, ou sont tous remplacés. Touchez le bouton éclairé.
guide-sushi-express-round = C’était un tour ! Les points sont à côté de chaque nom, avec ce que coûteraient les pourboires manquants. Le pari le plus bas du tour précédent commence. Pariez sur le nombre éclairé.
guide-sushi-express-lap = Le signe vert sur un nombre veut dire : avec ce pari, vous passez par Sushi Express et prenez un client. Choisissez-le quand les chances sont bonnes.
guide-sushi-express-same = Chaque nombre accueille un pion. La carte même pari pose le vôtre sur un autre ; celui du dessus joue en premier. Pariez sur le nombre éclairé.
guide-sushi-express-end = La partie s’arrête quand on ne peut plus compléter les clients ; la pile au milieu décompte. Encore un pari, et à vous de jouer pour de vrai !
