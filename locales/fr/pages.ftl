# Ce qui se lit sur les pages. Les phrases finissent par un point ; les étiquettes des boutons, non.

## The site

site-title = Une place au comptoir à sushis
site-summary = Jouez à des jeux de sushis entre amis ou contre des bots. Dans le navigateur, tout de suite, sans compte.
skip-to-content = Aller au contenu
nav-site = Site
games = Jeux
rules = Règles
rules-full = Règles complètes
close = Fermer
unofficial = Une version non officielle faite par des passionnés, avec leurs propres dessins et textes. Les noms des jeux appartiennent à leurs éditeurs.
back-home = Accueil
settings = Réglages
language-name = Français
language = Langue
theme = Thème
theme-system = Auto
theme-day = Clair
theme-night = Sombre
sound = Son
sound-on = Activé
sound-off = Coupé
your-name = Votre nom
save = Enregistrer
notify-me = Me prévenir à mon tour
guest-name = Convive
continue = Continuer

## Connection

connection-lost = Connexion perdue. Reconnexion…
connection-back = Vous revoilà en ligne.
connection-gone = Impossible de joindre la table. Rechargez la page ou revenez à l’accueil.
not-sent = L’envoi a échoué. Vérifiez votre connexion et réessayez.
link-copied = Lien copié.

## The first page

opponents = Adversaires
learn-start = Apprendre en deux minutes
learn-short = Apprendre
join =
    .about = Saisissez le code ou le lien de leur table.
    .do = Rejoindre
code = Code
own-tables = Vos tables
open-tables = Tables ouvertes
open-tables-empty = Aucune table publique en ce moment. Ouvrez-en une et affichez-la ici.
finished-games = Vos parties terminées
is-playing = en cours
is-full = complète
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Before a game

seats = Places
seat-free = Place libre
seat-more = Inviter quelqu’un
host = hôte
you = vous
ready = C’est bon
not-ready = Pas encore
be-ready = On peut commencer
sit-down = S’asseoir
get-up = Quitter la place
make-host = Nommer hôte
send-away = Exclure
take-away = Retirer le bot
bot-for-seat = Ajouter un bot à la place { $seat }
what-are-you-called = Votre nom
waiting-for = On attend { $names }
waiting-for-host = On attend que { $name } lance la partie
start = Lancer la partie
terms = Réglages de la partie
apply = Appliquer
clock = Temps par tour
    .about = Si le temps est écoulé, un bot choisit pour vous.
clock-none = Sans limite
clock-20s = 20 secondes
clock-60s = 1 minute
clock-1d = 1 jour
invite-title = Inviter des amis
invite-how = Toute personne qui a le lien peut venir.
invite-link = Lien vers cette table
invite-code = Ou donnez-leur le code :
invite-qr = QR code
copy = Copier
share = Partager
fair = Donne équitable et vérifiable

## At every table

round-over = Manche { $round }
round-over-end = Manche { $round } et puddings
your-hand = Votre main
hand-of = Main : { $name }
log-round = La manche { $round } commence.
your-turn = À vous de jouer
others = Les autres joueurs
side = Scores, journal et chat
log = Journal
scores = Scores
scores-empty = Pas encore de points.
total = Total
round = Manche { $round }
round-so-far = Manche { $round }, pour l’instant
list-separator = { ", " }
score-item = { $what } { $number }
labelled = { $label } : { $text }
end-of-game = Fin de la partie
end-short = Fin
talk = Chat
talk-empty = Pas encore de messages.
talk-say = Écrire un message
talk-left = a quitté la partie. Un bot prend le relais.
talk-react = Réagir
send = Envoyer
reaction-nice = Joli !
reaction-ouch = Aïe !
reaction-wow = Waouh !
reaction-thinking = Je réfléchis…
reaction-thanks = Merci pour la partie !
people = Joueurs et invitation
note-away = un bot joue
note-offline = hors ligne
leave = Quitter
leave-home = Votre partie vous y attend.
leave-home-others = Les autres continuent ; revenez pour votre tour.
leave-game = Laisser jouer un bot
    .about = Vous pouvez revenir quand vous voulez.
you-are-away = Un bot joue à votre place.
paused = Partie en pause jusqu’au retour d’un joueur.
you-watch = Vous regardez la partie.
    .asked = Vous regardez la partie. Les joueurs savent que vous voulez une place.
play-card = Jouer
has-chosen = a choisi
chooses = réfléchit…
play-again = Rejouer
again-yes = veut rejouer
again-no = ne veut pas rejouer
again-open = n’a pas encore répondu
again-decline = Non merci
start-without-waiting = Commencer sans attendre
    .about = Des bots prennent les places des joueurs qui n’ont pas dit oui.
replay = Revoir et analyser
chart-rounds = Points après chaque manche

## Hints

hint = Conseil
hint-about = Ce que jouerait notre meilleur bot, et pourquoi
hint-best = Essayez ceci : { $choice }.
hint-next = Deuxième choix : { $choice }.
hint-alike = Les autres choix se valent à peu près.
hint-none = Rien à choisir pour l’instant.

## The guide

guide-title = { $game } : vos premiers pas
guide-step = Étape { $step } sur { $steps }
guide-coach = Ume, votre guide
guide-not-yet = Pas encore ! Essayez d’abord ce qui est éclairé.
guide-back = Retour
guide-again = Recommencer
guide-suggestion = Essayez : { $choice }
guide-done = Vous y êtes ! On fait une vraie partie ?
guide-next = Jouer pour de vrai

## Watching a finished game again

replay-title = { $game }, partie { $number }
replay-turn = Coup { $turn } sur { $turns }
replay-end = Fin de la partie
replay-first = Aller au début
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = Aller à la fin
replay-jump = Aller au coup
replay-key-moment = Moment clé suivant
replay-choices = Les choix à ce coup
replay-steps = Coups
replay-side = Analyse et points
to-the-table = Retour à la table
replay-download = Télécharger la partie
replay-open = Toutes les mains sont visibles.
chances = Chances de gagner
chances-about = Les chances de gagner de chacun, selon les bots, toutes mains visibles. Un choix est jugé d’après ce que l’on pouvait savoir à ce moment-là.
chances-wait = Analyse en cours : { $done } coups sur { $all }.
chances-ask = Analyser la partie
chances-mistakes = Les plus grosses erreurs
replay-others-mistakes = Les erreurs des autres
chances-mistake = Coup { $turn }, { $name } : « { $chosen } » au lieu de « { $best } », −{ $loss } % de chances de gagner.
chances-no-mistakes = Aucune grosse erreur. Bien joué !
chances-chart = Chances de gagner, coup par coup
replay-start-playing = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-own-mistakes = Vos erreurs
replay-better = Mieux : { $move }

## Errors: what happened, then what to do

sorry-title = Ça n’a pas marché
fault-no-table = Cette table n’existe pas, ou plus. Vérifiez le lien ou le code, ou ouvrez une autre table.
fault-no-record = Pas d’enregistrement de cette partie. Il est créé quand la partie est finie.
fault-no-page = Cette page n’existe pas. Le lien est peut-être ancien ou incomplet.
fault-method = Cela ne marche pas ici. Revenez en arrière et réessayez depuis la page.
fault-unknown-guest = Nous ne connaissons pas encore votre nom. Saisissez-le d’abord.
fault-name = Un nom compte de 1 à 24 caractères. Essayez-en un autre.
fault-unreadable = Le serveur n’a pas compris la demande. Rechargez la page et réessayez.
fault-too-large = C’est trop long. Raccourcissez et réessayez.
fault-origin = La demande venait d’un autre site : rien n’a été fait. Réessayez d’ici.
fault-too-many = C’était trop à la fois. Attendez un instant et réessayez.
fault-quota = Vous en avez fait plus que nous ne pouvons conserver pour une seule personne ou connexion. Réessayez dans quelques minutes.
fault-too-many-tables = Vous avez trop de parties en cours. Terminez-en ou quittez-en quelques-unes d’abord.
fault-storage = Rien n’a pu être enregistré, donc rien n’a changé. Réessayez dans un instant.
fault-broken = Cette table ne s’ouvre plus. Ouvrez-en une autre.
fault-crashed = Quelque chose a cassé chez nous. Vérifiez si c’est fait et réessayez dans un instant.
fault-busy = Le serveur est surchargé ou va redémarrer. Réessayez dans un instant.
fault-not-host = Seul l’hôte peut faire cela.
fault-not-seated = Vous n’avez pas de place à cette table. Asseyez-vous d’abord.
fault-no-such-seat = Cette place n’existe pas. Choisissez-en une autre.
fault-seat-taken = Cette place est prise. Choisissez-en une autre.
fault-table-full = Toutes les places sont prises. Les autres voient que vous voulez jouer ; regardez en attendant.
fault-no-bot-there = Il n’y a pas de bot à cette place.
fault-nobody-there = Il n’y a personne à cette place.
fault-still-there = Cette personne est encore là. On ne peut remplacer que quelqu’un qui est parti.
fault-just-lost = La connexion vient d’être perdue. Attendez dix secondes, puis réessayez.
fault-has-a-day = Chacun a un jour pour jouer son coup. Un bot ne joue que si ce délai est dépassé.
fault-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
fault-no-such-look = Ce visage ou cette couleur n’existe pas. Choisissez autre chose.
fault-own-seat = C’est votre propre place.
fault-barred = L’hôte vous a retiré l’accès à cette table. Ouvrez-en une autre ou rejoignez-en une.
fault-game-running = Une partie est en cours. Vous pourrez jouer quand elle sera finie.
fault-game-over = Cette partie est finie. Lancez-en une autre.
fault-no-game = La partie n’a pas encore commencé.
fault-not-over = La partie n’est pas encore finie.
fault-seats-empty = Des places sont libres. Attendez vos amis ou ajoutez des bots.
fault-not-ready = On attend encore quelqu’un.
fault-too-few-players = Pas assez de joueurs pour ce jeu. Ajoutez des bots aux places libres ou attendez d’autres joueurs.
fault-too-many-people = Il y a plus de monde à la table que de places. Choisissez un nombre plus grand.
fault-options = Ces options ne vont pas ensemble. Choisissez-en d’autres.
fault-no-such-bot = Ce bot n’existe pas. Choisissez-en un autre.
fault-stale-turn = Ce tour est déjà passé. Voici où en est la partie.
fault-not-asked = Vous n’avez rien à choisir maintenant.
fault-illegal = Les règles ne le permettent pas. Voici où en est la partie.
fault-dealing = La distribution est en cours. Réessayez dans un instant.
fault-not-dealing = Aucun nombre n’est attendu pour l’instant. Il est révélé pendant la distribution.
fault-wrong-nonce = Ce nombre ne correspond pas à celui sur lequel votre appareil s’est engagé.
fault-nothing-said = Votre message est vide. Écrivez d’abord quelque chose.
fault-too-long = C’est trop long : 200 caractères au plus.
fault-too-fast = Vous envoyez des messages trop vite. Attendez un instant.
fault-worn-out = Cette table a vu trop de parties. Ouvrez-en une autre.

## The end of a round

round-this = Cette manche
round-this-end = Manche et puddings
round-to-result = Voir le résultat
round-overall = Au total
round-you-lead = Vous menez de { $points }
round-you-share-lead = Vous êtes à égalité en tête
round-you-follow = Vous êtes en { $rank }e place, à { $points } de { $name }

## The end of the game

end-you-win = Vous gagnez avec { $points } !
end-wins = { $name } gagne avec { $points }.
end-you-came = Vous finissez en { $rank }e place, { $points ->
    [0] à égalité de points.
   *[other] à { $points }.
}
end-tie = Égalité : { $names } !
end-decided-puddings = Les puddings ont tranché : +{ $points } pour { $name }
end-decided-maki = Les makis de la manche { $round } ont fait la différence
end-see-it = Revoir
end-key-moment = Moment clé

## Somebody is away

away-replace = Faire jouer un bot pour { $name }
away-back = Me revoilà

## Sharing

share-wins = { $name } gagne avec { $points } – { $game }
share-tie = { $names } se partagent la victoire – { $game }
share-podium = Le podium : { $ranking }
share-invite = Rejoignez { $host } pour jouer à { $game }
share-seats = { $seats }. Toute personne qui a le lien peut jouer.
share-playing = { $host } joue à { $game }
copy-failed = Impossible de copier. Voici le lien, prêt à être copié.
end-share = Partager le résultat
end-picture = Enregistrer l’image

## Without a network

offline-title = Vous êtes hors ligne
offline-about = Les tables ont besoin d’une connexion. Cette page se recharge d’elle-même dès que le réseau revient.
offline-again = Réessayer
offline-works = Ce qui marche hors ligne
