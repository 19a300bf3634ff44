# Texts that only the terminal needs. Commands and options are the same in every language.

terminal-leave = Wyjdź
terminal-too-small = To okno ma { $width } × { $height } znaków. Powiększ je do co najmniej { $least-width } × { $least-height } albo uruchom grę z --plain.
terminal-picked = Wybrano: { $cards }. Aby zmienić wybór, wskaż inną kartę.
terminal-saved = Gra została zapisana. Aby ją kontynuować: { $command }
terminal-come-back = Twoje miejsce na ciebie czeka. Aby wrócić: { $command }
terminal-prompt = Twój wybór, numerem lub zapisem (h podpowiedź, ? zasady, q wyjście):
terminal-no-choice = „{ $text }” nie jest żadną z możliwości. Wpisz jej numer lub zapis.
terminal-bye = Do zobaczenia!
terminal-press-enter = Naciśnij Enter: { $action }
terminal-gone = Nie można połączyć się z serwerem { $url }: { $reason }. Sprawdź adres i spróbuj ponownie.
terminal-gone-no-host = nie ma takiego hosta
terminal-gone-refused = pod tym adresem nic nie działa
terminal-gone-silent = brak odpowiedzi
terminal-gone-closed = połączenie zostało przerwane
terminal-gone-certificate = ten system nie ufa jego certyfikatowi
terminal-gone-other-site = to nie jest serwer Sushiya
terminal-connecting = Łączenie…
terminal-you-start = Zacznij, gdy wszyscy już będą. Wolne miejsca zajmą boty.
terminal-how-to-join = Dołącz: { $join } · Otwórz stół: { $open }
