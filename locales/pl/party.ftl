# Stół w jednym pokoju: duży ekran, telefony jako ręce.

## Duży ekran

screen-scan = Zeskanuj, aby dołączyć
screen-first-starts = Pierwsza osoba przy stole może rozpocząć grę.
screen-host-starts = Grę rozpoczyna { $name }, gdy będą już wszyscy.
screen-loopback = Telefony nie otworzą tego adresu. Uruchom „sushiya party” albo otwórz tę stronę pod adresem komputera w swojej sieci.
screen-open = Pokaż na dużym ekranie
screen-again = Gra dalej: { $names }
