# Texts that only the terminal needs. Commands and options are the same in every language.

terminal-leave = Leave
terminal-too-small = This window has { $width } × { $height } characters. Make it at least { $least-width } × { $least-height }, or start again with --plain.
terminal-picked = { $cards } picked. Pick another card to change it.
terminal-saved = Your game is saved. Go on with: { $command }
terminal-come-back = Your seat is kept. Come back with: { $command }
terminal-prompt = Your choice, by number or notation (h hint, ? rules, q leave):
terminal-no-choice = “{ $text }” isn’t one of your choices. Enter its number or its notation.
terminal-bye = See you!
terminal-press-enter = Press Enter: { $action }
terminal-gone = The server at { $url } can’t be reached: { $reason }. Check the address and try again.
terminal-gone-no-host = there is no such host
terminal-gone-refused = nothing is listening at this address
terminal-gone-silent = no answer
terminal-gone-closed = the connection was closed
terminal-gone-certificate = this system doesn’t trust its certificate
terminal-gone-other-site = it isn’t a Sushiya server
terminal-connecting = Connecting…
terminal-you-start = Start when everyone is here. Bots take the empty seats.
terminal-how-to-join = Join: { $join } · Open a table: { $open }
