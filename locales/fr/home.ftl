# La page d’accueil : jeux, niveaux et résultats.

## Niveaux

level-easy = Facile
    .about = Vient d’apprendre et laisse passer des choses.
level-medium = Moyen
    .about = Joue solidement et voit un peu plus loin.
level-hard = Difficile
    .about = Réfléchit à tout.
level = Niveau

## Jeux

home-continue = Continuer
home-your-turn = À vous de jouer
home-play = Jouer
home-friends = Entre amis
home-join = Rejoindre avec un code
home-more-games = { $count ->
    [one] Encore { $count } partie
   *[other] Encore { $count } parties
}
home-leave = Quitter cette partie
    .about = Un bot prend votre place pour de bon. Les autres continuent.
    .do = Quitter
home-delete = Supprimer cette partie
    .about = Impossible de la récupérer ensuite.
    .do = Supprimer

## Résultats

stats-played = Jouées
stats-won = Gagnées
stats-best = Record
stats-streak = Série
home-results = Vos résultats
home-results-empty = Rien pour l’instant. Terminez une partie pour voir votre score.
result-won = Gagné
result-place = Place { $rank } sur { $players }

## Une page qui n’existe pas

not-found-title = Cette assiette est vide
