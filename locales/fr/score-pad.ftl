# La feuille de score pour celles et ceux qui jouent avec les vraies boîtes.

pad = Feuille de score
    .about = Vous jouez avec la vraie boîte ? Notez ce que chacun a devant soi : la feuille fait l’addition, avec toutes les règles d’égalité. Sans compte et, une fois chargée, même sans connexion.
pad-open = Ouvrir la feuille
pad-for = De { $least } à { $most } joueurs.
pad-rules = Règles
pad-others = Autres jeux
pad-with-box = Vous jouez avec la vraie boîte ?
    .about = La feuille de score fait l’addition, même sans connexion.

## Ce que l’on note

pad-player = Joueur { $number }
pad-name = Nom
pad-join = Ajouter un joueur
pad-leave = Retirer ce joueur
pad-join-dummy = Ajouter le joueur fictif
pad-leave-dummy = Retirer le joueur fictif
pad-dummy-about = Compte pour les makis et les puddings comme une troisième personne, mais ne peut pas gagner.
pad-parts = Ce que l’on note
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
pad-take = Noter ce qui est saisi
pad-remove = Retirer : { $what }

## Le résultat

pad-total = Total
pad-standing = Points jusqu’ici
pad-nothing = Rien n’est encore noté.
pad-ahead = En tête : { $names }
pad-ahead-tie = En tête : { $names }. Égalité de points, départage : { $what }
pad-level = À égalité en tête : { $names }
pad-excess = { $what } : { $found } sont notés, mais il n’y en a que { $most }.
pad-excess-of = { $name }, { $what } : { $found } sont notés, mais il ne peut y en avoir plus de { $most }.
pad-garbled = Quelque chose n’a pas pu être lu et a été laissé de côté. On note des nombres entiers ; vérifiez la feuille.
pad-miscount = { $what } : notez un nombre entier de 0 à { $most }. Ce qui était noté avant est resté.
pad-unknown = { $name } : « { $what } » n’est pas dans la liste. Saisissez un kanji d’usage courant qui a une moitié gauche et une moitié droite, ses deux moitiés, ou son nombre de traits.

## Ce que l’on peut faire de la feuille

pad-add-up = Additionner
pad-share = Partager
pad-print = Imprimer
pad-new = Nouvelle partie, mêmes joueurs
pad-undo = Annuler
pad-kept = Tout ce que vous notez est dans l’adresse de cette page : gardez le lien, ou envoyez-le.
