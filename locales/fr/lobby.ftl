# Une table avant la partie.

## Le salon

lobby-waiting = On attend vos amis
lobby-start = Commencer
lobby-fill = Avec des bots
lobby-share = Partager le lien
lobby-public = Afficher cette table publiquement
lobby-full = La table est complète. Vous pouvez regarder, ou demander une place à l’hôte.
lobby-empty = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
lobby-leave-out = Laisser libre
lobby-add-bot = Ajouter un bot
lobby-you-are-ready = C’est bon pour vous
lobby-ask = Demander une place
lobby-wants-seat = { $count ->
    [one] { $names } voudrait une place.
   *[other] { $names } voudraient une place.
}
lobby-make-room = Faire de la place
lobby-fixed = Pas de place en plus quand c’est complet
lobby-players = { $count } joueurs
lobby-is-public = publique
lobby-changed = { $name } a modifié les réglages :
lobby-change = { $setting } : { $from } → { $to }
yes = oui
no = non
