# Fair deals: at the table, the page that explains them, and the page that checks one.

fair-lobby = La donne découlera du secret du serveur et d’un nombre aléatoire de chaque appareil. Seules leurs empreintes sont visibles jusqu’à ce que tout le monde soit prêt.
fair-how = Comment ça marche
fair-server = Serveur
fair-drawn = le serveur tire le nombre
fair-abandoned =
    { $count ->
        [one] Une donne a été annulée, car un appareil n’a pas révélé son nombre.
       *[other] { $count } donnes ont été annulées, car un appareil n’a pas révélé son nombre.
    }
fair-dealing = Mélange en cours…
fair-step-1 = Avant la partie, le serveur tire un secret et l’appareil de chaque joueur un nombre aléatoire, et chacun n’en montre que l’empreinte.
fair-step-2 = Une fois toutes les empreintes posées, plus rien ne peut changer, et les appareils révèlent leurs nombres.
fair-step-3 = Le mélange découle du secret et de tous les nombres réunis : il suffit donc d’un joueur honnête, et même le serveur et tous les autres ensemble ne pourraient pas choisir vos cartes.
fair-step-4 = Après la partie, le serveur révèle son secret ; votre navigateur recalcule toute la donne et la compare à ce qu’il avait vu.
fair-step-5 = Si un appareil ne révèle pas son nombre, la donne est annulée et tout le monde recommence avec de nouveaux nombres ; la table et l’enregistrement comptent combien de fois.
fair-trust = Ce qui reste une question de confiance
fair-trust-hands = Le serveur voit toutes les mains et pourrait les montrer à quelqu’un.
fair-trust-stop = Le serveur pourrait interrompre une partie.
fair-trust-script = Sans script, pour les bots et pour un appareil qui se déconnecte, c’est le serveur qui tire le nombre. Il découle de son secret et ne peut donc pas être choisi après coup.
fair-trust-code = La vérification est faite par un script du même serveur. Pour en avoir le cœur net, téléchargez l’enregistrement et vérifiez-le avec un programme de confiance.
fair-check = Donne équitable – { $game }, partie { $number }
fair-check-it = Vérifier la donne
fair-busy = Vérification…
fair-good = La donne était équitable.
fair-bad = Cet enregistrement est faux : la donne n’a pas pu se faire ainsi.
fair-unknown = L’enregistrement est cohérent, mais cet appareil n’a pas participé à la donne.
fair-no-script = La vérification a besoin de script. Vous pouvez télécharger l’enregistrement et le vérifier avec un programme.
fair-check-secret = Le secret du serveur a l’empreinte montrée avant la partie.
fair-check-nonces = Le nombre de chaque joueur a l’empreinte montrée avant la partie.
fair-check-seen = Les empreintes sont celles que cet appareil a vues avant de révéler son nombre.
fair-check-cards = Chaque carte et chaque lancer découlent du secret et des nombres.
fair-check-abandoned = Donnes annulées avant celle-ci :
fair-yourself = Vérifiez-la avec un programme :
