# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = la moitié gauche de { $kanji }
shari-of = la moitié droite de { $kanji }
kanji-bench = Dernier essai
shari-left = { $count ->
    [0] Il n’en reste plus face cachée.
    [one] Il en reste { $count } face cachée.
   *[other] Il en reste { $count } face cachée.
}
kanji-turn-of = Au tour de { $name }
kanji-hand-pick = Choisissez un neta et un shari qui forment un kanji.
kanji-hand-pick-shari = Choisissez maintenant un shari pour la moitié droite.
kanji-hand-pick-neta = Choisissez maintenant un neta pour la moitié gauche.
kanji-hand-done = Vous avez cinq kanji. C’est terminé pour vous !
kanji-hand-empty = Plus de neta.
kanji-pass = Passer
    .about = Passer son tour sans rien essayer.
kanji-piece-works = { $half }, peut former un kanji
kanji-piece-makes = { $half }, forme { $kanji }
kanji-tries = { $name } essaie ces deux-là.
kanji-formed = { $name } forme un kanji !
kanji-failed = Raté pour { $name }.
kanji-log-began = { $name } commence.
kanji-log-formed = { $name } forme { $kanji }.
kanji-log-failed = { $name } essaie { $pair }. { $why }
kanji-log-passed = { $name } passe.
kanji-log-stuck = Personne n’a rien trouvé : les six shari vont sous la pioche et six autres arrivent.
kanji-log-stuck-end = Pour la troisième fois de suite, personne n’a rien trouvé. La partie est finie.
kanji-log-complete = Tout le monde a cinq kanji.

kanji-reason-pass = Aucun de vos neta ne forme un kanji avec ces shari.
kanji-reason-wait = Plus tard, vos neta pourront donner mieux que { $kanji }.
kanji-formed-by-all = Kanji formés et manqués
kanji-formed-nothing = Aucun.
kanji-missed = Aurait pu former
kanji-credit-drawings = Dessins :
kanji-credit-meanings = Sens et lectures :
kanji-credit-changed = Choix et division en moitiés : nous.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Vos neta, en bas, sont des moitiés gauches ; les shari, en haut, des moitiés droites. Choisissez-en un de chaque pour former un kanji. Une fleur marque ceux qui conviennent.
guide-kanji-zushi-2 = Un kanji vaut un point par trait. Regardez-le se dessiner, puis cherchez-en un qui en a beaucoup.
guide-kanji-zushi-3 = Votre main et la table sont complétées. Chacun a les dix mêmes neta : les essais manqués des autres vous renseignent.
guide-kanji-zushi-4 = Une paire qui n’est pas un kanji ne coûte que le tour, mais tout le monde a vu votre neta. Si rien ne va, passez.
guide-kanji-zushi-5 = Avec cinq kanji, vous avez terminé ; quand tout le monde les a, celui qui totalise le plus de traits l’emporte. Dans une vraie partie rien n’est marqué, sauf si vous choisissez l’aide guidée.
