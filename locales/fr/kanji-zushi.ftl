# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = la moitié gauche de { $kanji }
shari-of = la moitié droite de { $kanji }
kanji-bench = Le dernier essai
shari-left = { $count ->
    [0] Il n’en reste plus face cachée.
    [one] Il en reste { $count } face cachée.
   *[other] Il en reste { $count } face cachée.
}
kanji-turn-of = Au tour de : { $name }
kanji-hand-pick = Choisissez un neta et un shari : ensemble, ils doivent former un kanji.
kanji-hand-pick-shari = Maintenant un shari pour la moitié droite.
kanji-hand-pick-neta = Maintenant un neta pour la moitié gauche.
kanji-hand-done = Vous avez cinq kanji : c’est terminé pour vous.
kanji-hand-empty = Plus de neta.
kanji-pass = Passer
    .about = Ne rien essayer ce tour-ci.
kanji-piece-works = { $half }, peut former un kanji
kanji-piece-makes = { $half }, forme { $kanji }
kanji-tries = { $name } essaie ces deux-là.
kanji-formed = { $name } forme un kanji.
kanji-failed = { $name } essaie en vain.
kanji-log-began = { $name } commence.
kanji-log-formed = { $name } forme { $kanji }.
kanji-log-failed = { $name } essaie { $pair }. { $why }
kanji-log-passed = { $name } passe.
kanji-log-stuck = Personne n’a rien trouvé : les six shari vont sous la pioche et six autres arrivent.
kanji-log-stuck-end = Personne n’a rien trouvé pour la troisième fois : la partie est finie.
kanji-log-complete = Tout le monde a cinq kanji.

kanji-reason-pass = Aucun de vos neta ne forme un kanji avec ces shari.
kanji-reason-wait = Vos neta peuvent donner mieux que { $kanji }.
kanji-formed-by-all = Kanji formés et manqués
kanji-formed-nothing = Aucun.
kanji-missed = Aurait pu former
kanji-credit-drawings = Dessins :
kanji-credit-meanings = Sens et lectures :
kanji-credit-changed = Choisis et divisés en moitiés par nous.

## The puzzle

puzzle = Casse-tête de kanji
puzzle-of-day = Casse-tête de kanji du { $date }
puzzle-number = Casse-tête de kanji { $number }
puzzle-task = Réunissez neta et shari en kanji, chaque carte une fois. Le plus de traits possible.
puzzle-streak = Jours d’affilée :
puzzle-made = Vos kanji : { $strokes }
puzzle-empty = Aucun pour l’instant. Choisissez un shari, puis un neta.
puzzle-apart = Séparer
puzzle-hint = Indice
puzzle-end = Je ne trouve pas mieux
puzzle-best = { $best } : impossible de faire mieux.
puzzle-better = Vous avez { $yours }. On peut atteindre { $best } :
puzzle-hints = { $count ->
    [one] Avec un indice.
   *[other] Avec { $count } indices.
}
puzzle-again = Essayer encore
puzzle-others = Autres casse-têtes
puzzle-next = Un autre casse-tête
puzzle-today = Le casse-tête du jour
puzzle-share = Partager ce casse-tête
puzzle-copy = Copier le lien
kanji-piece-hinted = { $half }, fait partie de la meilleure solution

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Vos neta, en bas, sont des moitiés gauches ; les shari, en haut, des moitiés droites. Choisissez-en un de chaque pour former un kanji ; ici, une fleur marque ceux qui conviennent.
guide-kanji-zushi-2 = Un kanji vaut autant de points qu’il a de traits. Regardez-les se dessiner, puis cherchez-en un qui en a beaucoup.
guide-kanji-zushi-3 = Votre main et la table sont complétées. Chacun a les dix mêmes neta : les essais manqués des autres vous apprennent donc quelque chose.
guide-kanji-zushi-4 = Une paire qui n’est pas un kanji ne coûte que le tour, mais tout le monde a vu votre neta. Si rien ne va, passez.
guide-kanji-zushi-5 = Avec cinq kanji, vous avez fini ; quand tout le monde les a, le plus de traits gagne. Dans une vraie partie rien n’est marqué, sauf si vous en convenez.
