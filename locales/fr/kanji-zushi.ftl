# Kanji-zushi on the pages.

kanji-gloss-in-english = { $gloss } (angl.)
kanji-scored = { $kanji } : { $strokes }
kanji-worth = { $kanji }.
neta-of = la moitié gauche de { $kanji }
shari-of = la moitié droite de { $kanji }
kanji-bench = Dernier essai
shari-left = { $count ->
    [0] Il n’en reste plus face cachée.
    [one] Il en reste { $count } face cachée.
   *[other] Il en reste { $count } face cachée.
}
kanji-turn-of = { $who ->
    [you] À vous de jouer
   *[other] Au tour de { $name }
}
kanji-hand-pick = Choisissez un neta et un shari qui forment un kanji.
kanji-hand-pick-shari = Choisissez maintenant un shari pour la moitié droite.
kanji-hand-pick-neta = Choisissez maintenant un neta pour la moitié gauche.
kanji-hand-done = Vous avez cinq kanji. C’est terminé pour vous !
kanji-pass = Passer
    .about = Passer son tour sans rien essayer.
kanji-piece-works = { $half }, peut former un kanji
kanji-piece-makes = { $half }, forme { $kanji }
kanji-redraw = Retracer
kanji-tries = { $who ->
    [you] Vous essayez
   *[other] { $name } essaie
} ces deux-là.
kanji-formed = { $who ->
    [you] Vous formez
   *[other] { $name } forme
} un kanji !
kanji-failed = { $who ->
    [you] Raté !
   *[other] Raté pour { $name }.
}
kanji-log-began = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
kanji-log-formed = { $who ->
    [you] Vous formez
   *[other] { $name } forme
} { $kanji }.
kanji-log-failed = { $who ->
    [you] Vous essayez
   *[other] { $name } essaie
} { $pair }. { $why }
kanji-log-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
kanji-log-stuck = Personne n’a rien trouvé : les six shari vont sous la pioche et six autres arrivent.
kanji-log-stuck-end = Pour la troisième fois de suite, personne n’a rien trouvé. La partie est finie.
kanji-log-complete = Tout le monde a cinq kanji.

kanji-reason-pass = Aucun de vos neta ne forme un kanji avec ces shari.
kanji-reason-wait = Plus tard, vos neta pourront donner mieux que { $kanji }.
kanji-formed-by-all = Kanji formés et manqués
kanji-formed-nothing = Aucun.
kanji-missed = Aurait pu former
kanji-mine = Mes kanji
kanji-kept = # gardés dans ce navigateur
kanji-save-csv = Enregistrer en CSV
kanji-save-anki = Enregistrer pour Anki
    .about = Un fichier texte. Dans Anki, choisissez Fichier → Importer.
kanji-credit-drawings = Dessins :
kanji-credit-meanings = Sens et lectures :
kanji-credit-changed = Le choix et la division en moitiés sont de nous, de même que les gloses pour apprenants de nos paquets.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Dans votre main, des moitiés gauches ; sur la planche, des moitiés droites : deux ensemble peuvent faire un kanji. Des fleurs rouges marquent celles qui vont. Formez-en un qu’on apprend en première année !
guide-kanji-zushi-2 = Un trait, un point : regardez-le se dessiner. Formez-en maintenant un d’au moins huit traits.
guide-kanji-zushi-3 = Les nouvelles cartes prennent la place de celles utilisées, les autres ne bougent pas. Chacun a les dix mêmes neta. Formez un kanji.
guide-kanji-zushi-4 = Toutes les paires ne sont pas des kanji. Essayez-en une sans fleurs pour voir.
guide-kanji-zushi-5 = Un essai manqué ne coûte que le tour, mais tout le monde a vu votre neta. On peut aussi attendre de meilleures cartes. Passez une fois.
guide-kanji-zushi-6 = Cinq kanji et vous avez terminé. Quand tout le monde a fini, celui qui totalise le plus de traits l’emporte. Encore un !
