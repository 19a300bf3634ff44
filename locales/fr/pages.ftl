# Ce qui se lit sur les pages. Les phrases finissent par un point ; les étiquettes des boutons, non.

## The site

site-title = Une place au comptoir à sushis
site-summary = Jouez à des jeux de sushis entre amis ou contre des robots : dans le navigateur, tout de suite, sans compte.
skip-to-content = Aller au contenu
nav-site = Site
games = Jeux
rules = Règles
for-programs = Pour les programmes
unofficial = Une version non officielle, avec ses propres dessins et textes. Les noms des jeux appartiennent à leurs éditeurs.
back-home = Aller à l’accueil
settings = Réglages
language-name = Français
language = Langue
theme = Lumière
theme-system = Comme le système
theme-day = Jour
theme-night = Nuit
sound = Son
sound-on = Oui
sound-off = Non
your-name = Votre nom
save = Enregistrer
notify-me = Me prévenir quand c’est à moi
guest-name = Convive
continue = Continuer

## Connection

connection-lost = La connexion est perdue. Nouvel essai…
connection-back = La connexion est rétablie.
connection-gone = La table ne répond pas. Rechargez la page ou allez à l’accueil.
not-sent = L’envoi n’a pas marché. Vérifiez la connexion et réessayez.
link-copied = Le lien est copié.

## The first page

play-now = Jouez tout de suite contre
opponents = Adversaires
learn-start = Apprendre en deux minutes
open-table = Jouer entre amis
    .about = Ouvrez une table et envoyez-leur le lien. Les robots prennent les places qui restent libres.
your-name-here = Comment les autres vous appelleront
join = Rejoindre des amis
    .about = Saisissez le code de leur table, ou son lien.
    .do = Rejoindre
code = Code
own-tables = Vos tables
open-tables = Tables ouvertes
open-tables-empty = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une : les autres la verront ici.
finished-games = Vos parties finies
game-at-table = partie { $number } à la table { $code }
is-playing = en jeu
is-waiting = en attente
is-full = complète
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Before a game

seats = Places
seat-free = Place libre
host = hôte
you = vous
ready = Peut commencer
not-ready = Demande un instant
be-ready = On peut commencer
sit-here = S’asseoir ici
sit-down = S’asseoir
get-up = Se lever
make-host = Nommer hôte
send-away = Renvoyer
take-away = Retirer
bot-for-seat = Un robot pour la place { $seat }
what-are-you-called = Comment vous appelez-vous ?
fill-seats = { $count ->
    [one] Une place est libre. Attendez quelqu’un ou installez un robot.
   *[other] { $count } places sont libres. Attendez vos amis ou installez des robots :
}
waiting-for = On attend : { $names }
waiting-for-host = L’hôte lance la partie. Hôte : { $name }
start = Lancer la partie
terms = À quoi l’on joue
apply = Appliquer
public = Tout le monde peut trouver cette table
clock = Temps pour choisir
    .about = Quand le temps est écoulé, un robot choisit.
clock-none = Sans limite
clock-20s = 20 secondes
clock-60s = Une minute
clock-1d = Un jour
invite-title = Inviter des amis
invite-how = Envoyez-leur ce lien. Qui l’ouvre peut s’asseoir.
invite-link = Le lien vers cette table
invite-code = Ou donnez-leur le code :
invite-qr = Pour l’appareil photo d’un téléphone
copy = Copier
share = Partager
fair = La donne est fixée avant que quiconque puisse l’influencer, et se vérifie après coup.
    .about = Voici l’empreinte du secret de la maison. Chacun à la table contribue à la donne : personne ne peut donc la choisir. Après la partie, le secret figure dans l’enregistrement et tout le monde peut le vérifier.
fair-more = Comment ?

## At every table

round-over = La manche { $round } est finie.
your-hand = Votre main
hand-of = Main : { $name }
puddings-now = { $puddings } : { $points } si la partie finissait maintenant
log-round = La manche { $round } commence.
your-turn = À vous de jouer
others = Les autres
side = Points, récit et discussion
log = Ce qui s’est passé
scores = Feuille de score
scores-empty = Aucun point pour l’instant.
total = Total
round = Manche { $round }
list-separator = { ", " }
score-item = { $what } { $number }
end-of-game = Fin de la partie
end-short = Fin
talk = Discussion
talk-empty = Personne n’a encore rien dit.
talk-say = Dites quelque chose
send = Envoyer
reaction-nice = Joli.
reaction-ouch = Aïe.
reaction-wow = Waouh.
reaction-thinking = Je réfléchis.
reaction-thanks = Merci pour la partie.
people = Joueurs et lien
note-away = un robot joue
note-offline = hors connexion
replace = Faire jouer un robot
leave-game = Laisser un robot jouer pour moi
    .about = Vous pouvez revenir à tout moment.
you-are-away = Un robot joue pour vous.
return = Reprendre ma place
paused = Partie en pause jusqu’au retour d’un joueur.
you-watch = Vous regardez cette partie.
has-chosen = a choisi
chooses = choisit
points-now = Points des manches précédentes : { $total } ; en ce moment sur la table : { $now }
you-won = Vous avez gagné.
won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
play-again = Rejouer
again-yes = veut rejouer
again-no = ne veut pas rejouer
again-open = n’a pas encore répondu
start-without-waiting = Commencer sans attendre
    .about = Des robots prennent les places des joueurs qui n’ont pas dit oui.
replay = Revoir la partie
chart-rounds = Points après chaque manche

## Hints

hint = Conseil
hint-about = Ce que jouerait un itamae, et pourquoi.
hint-best = Un itamae jouerait : { $choice }.
hint-chance = Ce choix gagne environ { $chance } fois sur 100.
hint-next = Ensuite vient : { $choice }, environ { $chance }.
hint-alike = Aucun autre choix n’est bien pire.
hint-none = Il n’y a rien à choisir maintenant.

## The guide

guide-title = { $game } – votre première manche
guide-step = Étape { $step } sur { $steps }
guide-back = Étape précédente
guide-again = Depuis le début
guide-suggestion = Un bon choix ici : { $choice }
guide-done = Voilà une manche. Vous connaissez le jeu maintenant.
guide-next = Jouer une vraie partie

## Watching a finished game again

replay-title = { $game }, partie { $number }
replay-turn = Tour { $turn } sur { $turns }
replay-deal = La donne
replay-first = À la donne
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-play = Lecture
replay-last = À la fin
replay-jump = Aller au tour
to-the-table = À la table
replay-download = Télécharger la partie
replay-verify = Tout le monde peut vérifier l’enregistrement : sushiya verify
replay-open = Toutes les mains sont visibles.
replay-chose = { $name } : { $choice }
chances = Comment les chances ont bougé
chances-about = Les chances de gagner de chacun, selon les robots, toutes mains visibles. Un choix est jugé d’après ce que son auteur pouvait savoir.
chances-wait = Les robots y réfléchissent. Tours jugés : { $done } sur { $all }.
chances-ask = Faire juger la partie aux robots
chances-mistakes = Les choix les plus coûteux
chances-mistake = Tour { $turn }, { $name } : « { $chosen } » au lieu de « { $best } » coûte environ { $loss } sur 100.
chances-no-mistakes = Personne n’a fait de choix bien coûteux.
chances-chart = Chances de gagner, tour par tour

## When something cannot be done

sorry-title = Cela n’a pas marché
fault-no-table = Cette table n’existe pas, ou elle a été débarrassée. Vérifiez le lien ou le code, ou ouvrez une autre table.
fault-no-record = Il n’y a pas d’enregistrement de cette partie. Il y en a un quand la partie est finie.
fault-no-page = Il n’y a rien ici. Le lien est peut-être ancien, ou copié à moitié.
fault-method = Cela ne peut pas se faire ici. Revenez en arrière et réessayez depuis la page.
fault-unknown-guest = Dites d’abord comment vous vous appelez.
fault-name = Un nom compte de 1 à 24 lettres. Essayez-en un autre.
fault-unreadable = La page a envoyé quelque chose d’illisible. Rechargez-la et réessayez.
fault-too-large = C’est trop long. Envoyez-en moins.
fault-origin = Cela venait d’un autre site : rien n’a été fait.
fault-too-many = C’était trop à la fois. Attendez un instant et réessayez.
fault-storage = Rien n’a pu être enregistré, donc rien n’a eu lieu. Réessayez dans un instant.
fault-broken = Cette table n’est plus lisible. Ouvrez-en une autre.
fault-crashed = Un problème est survenu. Vérifiez si c’est fait et réessayez dans un instant.
fault-busy = La maison est débordée ou va redémarrer. Réessayez dans un instant.
fault-not-host = Seul l’hôte de la table peut faire cela.
fault-not-seated = Vous n’avez pas de place à cette table. Asseyez-vous d’abord.
fault-no-such-seat = Cette table n’a pas cette place.
fault-seat-taken = Cette place est prise. Choisissez-en une autre.
fault-table-full = Toutes les places sont prises. Les autres voient que vous voulez jouer ; regardez en attendant.
fault-no-bot-there = Il n’y a pas de robot à cette place.
fault-nobody-there = Il n’y a personne à cette place.
fault-still-there = Cette personne est encore là. On ne remplace que quelqu’un qui n’est plus là.
fault-just-lost = La connexion vient d’être perdue. Attendez dix secondes, puis réessayez.
fault-has-a-day = Chacun a un jour pour jouer son coup. Un robot ne joue que si ce délai est dépassé.
fault-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
fault-no-such-look = Ce visage ou cette couleur n’existe pas. Choisissez autre chose.
fault-own-seat = C’est votre propre place.
fault-barred = L’hôte vous a demandé de quitter cette table. Ouvrez-en une autre.
fault-game-running = Une partie est en cours. Attendez qu’elle soit finie.
fault-game-over = La partie est finie. Lancez-en une autre.
fault-no-game = Aucune partie n’est en cours.
fault-not-over = La partie n’est pas encore finie.
fault-seats-empty = Des places sont libres. Attendez vos amis ou installez des robots.
fault-not-ready = Tout le monde n’est pas encore prêt.
fault-too-few-players = Pas assez de joueurs pour ce jeu. Ajoutez des robots aux places libres ou attendez d’autres joueurs.
fault-too-many-people = Il y a plus de monde à la table qu’il n’y aurait de places.
fault-options = Cela ne se joue pas ensemble. Choisissez d’autres options.
fault-no-such-bot = Ce robot n’existe pas.
fault-stale-turn = Ce tour est déjà passé. Voici où en est la partie.
fault-not-asked = Vous n’avez rien à choisir maintenant.
fault-illegal = Les règles ne le permettent pas. Voici où en est la partie.
fault-nothing-said = Il n’y avait rien d’écrit.
fault-too-long = C’est trop long : 200 lettres au plus.
fault-too-fast = Vous en dites beaucoup à la fois. Attendez un instant.
fault-worn-out = Cette table a vu trop de parties. Ouvrez-en une autre.
