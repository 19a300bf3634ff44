# The kanji puzzle.

puzzle = Casse-tête de kanji
puzzle-of-day = Casse-tête de kanji du { $date }
puzzle-number = Casse-tête de kanji n° { $number }
puzzle-task = Assemblez une moitié gauche et une moitié droite en un kanji. Chaque carte ne sert qu’une fois : totalisez le plus de traits possible.
puzzle-streak = Série
puzzle-made = Vos kanji : { $strokes }
puzzle-empty = Aucun pour l’instant. Choisissez un shari, puis un neta.
puzzle-apart = Séparer
puzzle-hint = Indice
puzzle-end = Terminer
puzzle-best = Parfait : { $best } !
puzzle-better = Vous avez fait { $yours }. Le maximum est { $best } :
puzzle-hints = { $count ->
    [one] Avec un indice.
   *[other] Avec { $count } indices.
}
puzzle-again = Réessayer
puzzle-others = Autres casse-têtes
puzzle-today = Le casse-tête du jour
kanji-piece-hinted = { $half }, fait partie de la meilleure solution
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-practice = S’entraîner
puzzle-archive = Archives
puzzle-statistics = Vos casse-têtes du jour
puzzle-played = Joués
puzzle-perfect = Parfaits
puzzle-streak-longest = Plus longue série
puzzle-streak-about = Un jour compte si vous terminez son casse-tête le jour même avec au moins un kanji.
puzzle-next-in = Prochain casse-tête dans
puzzle-result = Votre résultat
puzzle-result-line = { $yours } traits sur { $best }
puzzle-result-share = Partager le résultat
puzzle-result-copied = Résultat copié.
puzzle-early = Ce casse-tête n’est pas encore prêt
    .about = Chaque jour a le sien, et celui de demain reste en cuisine jusqu’à minuit UTC.
puzzle-archive-about = Tous les casse-têtes jusqu’à aujourd’hui. Vous pouvez rattraper les jours manqués, mais seul celui du jour compte pour la série.
puzzle-archive-earlier = Avant
puzzle-archive-later = Après
