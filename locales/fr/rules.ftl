# The pictures of the rules, and the pages for developers.

rules-ours = notre choix
rules-go-pick = Chacun choisit une carte en secret.
rules-go-reveal = Tout le monde la révèle en même temps.
rules-go-pass = Chacun passe le reste de sa main à gauche.
rules-express-ring = Le circuit : le restaurant est la tuile 0, le parc la tuile 6, des maisons entre les deux. Les camionnettes roulent dans le sens des aiguilles d’une montre.
rules-express-bets = 1. Paris : chacun pose un pion sur un nombre.
rules-express-dice = 2. Dés : le pari le plus haut lance. 9 suffit pour un pari de 8.
rules-express-vans = 3. Camionnettes : avancez d’autant que votre pari. Au Sushi Express, prenez un client.
rules-express-orders = 4. Commandes : le pari le plus bas garde ou remplace les clients qui restent.
rules-kanji-combine = Posez un neta de votre main à gauche d’un shari de la table.
rules-kanji-formed = C’est un kanji jōyō : 10 traits, 10 points.
rules-kanji-failed = Côte à côte, ce n’est pas un kanji : les deux cartes reviennent.
developers = Pour les développeurs
developers-about = Notation, formats de fichiers et interface de programmation. Ces pages sont en anglais.
developers-api = Description OpenAPI
