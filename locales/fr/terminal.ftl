# Texts that only the terminal needs. Commands and options are the same in every language.

terminal-leave = Quitter
terminal-too-small = Cette fenêtre fait { $width } × { $height } caractères. Agrandissez-la à { $least-width } × { $least-height } au moins, ou relancez avec --plain.
terminal-picked = { $cards } : choisi. Choisissez une autre carte pour changer.
terminal-saved = Votre partie est sauvegardée. Pour la reprendre : { $command }
terminal-come-back = Votre place reste réservée. Pour revenir : { $command }
terminal-prompt = Votre choix, par numéro ou notation (h conseil, ? règles, q quitter) :
terminal-no-choice = « { $text } » ne fait pas partie de vos choix. Tapez son numéro ou sa notation.
terminal-bye = À bientôt !
terminal-press-enter = Appuyez sur Entrée : { $action }
terminal-gone = Le serveur { $url } est injoignable : { $reason }. Vérifiez l’adresse et réessayez.
terminal-gone-no-host = cet hôte n’existe pas
terminal-gone-refused = rien n’écoute à cette adresse
terminal-gone-silent = pas de réponse
terminal-gone-closed = la connexion a été coupée
terminal-gone-certificate = ce système ne fait pas confiance à son certificat
terminal-gone-other-site = ce n’est pas un serveur Sushiya
terminal-connecting = Connexion…
terminal-you-start = Lancez la partie quand tout le monde est là. Les bots prennent les places libres.
terminal-join = Rejoindre une table : { $command }
terminal-open = Ouvrir une table : { $command }
express-bets = Paris
