# Stół w jednym pokoju: duży ekran, telefony jako ręce.

## Duży ekran

screen-scan = Zeskanuj, aby dołączyć
screen-first-starts = Pierwsza osoba przy stole może rozpocząć grę.
screen-host-starts = Grę rozpoczyna { $name }, gdy będą już wszyscy.
screen-loopback = Telefony nie otworzą tego adresu. Uruchom „sushiya party” albo otwórz tę stronę pod adresem komputera w swojej sieci.
screen-open = Pokaż na dużym ekranie
screen-again = Gra dalej: { $names }

## W terminalu

party-scan = Zeskanuj kod telefonem albo otwórz { $link }
party-other = Inne adresy: { $links }
party-screen = Duży ekran: { $link }
party-opened = Duży ekran otworzy się w przeglądarce.
party-stop = Ctrl-C kończy.
party-alone = Nikogo jeszcze nie ma. Telefony muszą być w tej samej sieci co ten komputer: sieci dla gości często oddzielają urządzenia, a zapora musi przepuszczać port { $port }.
party-none = Ten komputer nie jest w żadnej sieci, więc telefony go nie znajdą. Połącz go z siecią telefonów i uruchom ponownie.

## Na stronie głównej

party = Impreza
    .about = Ten ekran to stół, a telefony to karty na ręce. Aby dołączyć, wystarczy zeskanować kod.

## Telefon w ręku

hand-only = Pokaż tylko moje karty

## Jeden telefon dla wszystkich

pass-to = Telefon dostaje: { $name }
pass-open = To ja: { $name }
pass = Podaj dalej
    .about = Jeden telefon dla wszystkich: kurtyna zasłania karty, dopóki nie weźmie go następna osoba.
pass-players = Gracze
