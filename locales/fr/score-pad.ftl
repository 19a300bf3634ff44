# La feuille de score pour celles et ceux qui jouent avec les vraies boîtes.

pad = Feuille de score
    .about = Vous jouez avec les vraies cartes ? Notez ce que chacun a devant soi : la feuille fait l’addition, égalités comprises. Sans compte et, une fois chargée, même hors ligne.
pad-open = Ouvrir la feuille
pad-for = De { $least } à { $most } joueurs.
pad-rules = Règles
pad-others = Autres jeux
pad-with-box = Vous jouez avec les vraies cartes ?
    .about = La feuille de score fait l’addition, même hors ligne.

## Ce que l’on note

pad-player = Joueur { $number }
pad-name = Nom
pad-leave = Retirer le joueur
pad-join-dummy = Ajouter le joueur fictif
pad-leave-dummy = Retirer le joueur fictif
pad-dummy-about = Compte comme troisième joueur pour les makis et les puddings, mais ne peut pas gagner.
pad-parts = Ce qu’il faut noter
pad-round = Manche { $round }
pad-end = Fin
pad-rolls = rouleaux de maki
pad-puddings = puddings
pad-customers = clients
pad-tips = pourboires
pad-tip-cards = cartes pourboire en main
pad-action-cards = autres cartes action
pad-best-kanji = traits du meilleur kanji
pad-more = { $what } : un de plus
pad-less = { $what } : un de moins
pad-type = Kanji, moitiés ou traits
    .about = Saisissez un kanji, ses deux moitiés ou un nombre de traits
pad-take = Ajouter
pad-remove = Retirer : { $what }

## Le résultat

pad-total = Total
pad-standing = Points jusqu’ici
pad-nothing = Rien de noté pour l’instant.
pad-ahead = En tête : { $names }
pad-ahead-tie = En tête : { $names }. Égalité de points ; départage : { $what }
pad-level = Égalité : { $names }
pad-excess = { $what } : vous en avez noté { $found }, mais il n’y en a que { $most }.
pad-excess-of = { $name }, { $what } : vous en avez noté { $found }, mais le maximum est { $most }.
pad-garbled = Quelque chose n’a pas pu être lu et a été laissé de côté. Utilisez des nombres entiers et vérifiez la feuille.
pad-miscount = { $what } : notez un nombre entier de 0 à { $most }. L’ancien nombre est toujours là.
pad-unknown = { $name } : « { $what } » n’est pas dans la liste. Saisissez un kanji d’usage courant qui a une moitié gauche et une moitié droite, ses deux moitiés, ou son nombre de traits.

## Ce que l’on peut faire de la feuille

pad-add-up = Additionner
pad-share = Partager
pad-print = Imprimer
pad-new = Rejouer, mêmes joueurs
pad-undo = Annuler
pad-kept = Tout ce que vous notez est dans l’adresse de cette page. Gardez le lien ou partagez-le.

## Stages: players, entering, the end

pad-points = points
pad-look = Changer de visage
pad-setup = Qui joue ?
pad-players = Joueurs
pad-by-dishes = Plat par plat
pad-by-totals = Totaux seuls
pad-next = Suivant
pad-finish = Terminer
pad-start = Commencer
pad-edit = Revenir à la feuille
pad-won = { $names } gagne avec { $points } !
pad-won-tie = { $names } gagne ! Égalité à { $points } ; départage : { $what }
pad-drawn = Égalité à { $points } : { $names }
pad-evenings = Parties passées
pad-evenings-remove = Retirer cette partie
