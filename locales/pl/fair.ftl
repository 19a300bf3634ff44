# Fair deals: at the table, the page that explains them, and the page that checks one.

fair-lobby = Rozdanie wyniknie z tajnej liczby serwera i losowej liczby z urządzenia każdego gracza. Dopóki wszyscy nie są gotowi, widać tylko ich odciski.
fair-how = Jak to działa
fair-server = Serwer
fair-drawn = liczbę losuje serwer
fair-abandoned =
    { $count ->
        [one] Unieważniono jedno rozdanie, bo urządzenie nie ujawniło swojej liczby.
        [few] Unieważniono { $count } rozdania, bo urządzenie nie ujawniło swojej liczby.
       *[other] Unieważniono { $count } rozdań, bo urządzenie nie ujawniło swojej liczby.
    }
fair-dealing = Tasowanie…
fair-step-1 = Przed grą serwer losuje tajną liczbę, a urządzenie każdego gracza własną, i każde pokazuje tylko jej odcisk.
fair-step-2 = Gdy wszystkie odciski leżą na stole, nic już nie można zmienić, a urządzenia ujawniają swoje liczby.
fair-step-3 = Tasowanie wynika ze wszystkich tych liczb razem, więc wystarczy jeden uczciwy gracz: nawet serwer i wszyscy pozostali razem nie mogliby wybrać twoich kart.
fair-step-4 = Po grze serwer ujawnia swoją tajną liczbę, a twoja przeglądarka oblicza całe rozdanie od nowa i porównuje je z tym, co jej wcześniej pokazano.
fair-step-5 = Jeśli urządzenie nie ujawni swojej liczby, rozdanie zostaje unieważnione i wszyscy zaczynają od nowa z nowymi liczbami; stół i zapis gry liczą, ile razy.
fair-trust = Czemu nadal trzeba zaufać
fair-trust-hands = Serwer widzi karty wszystkich graczy i mógłby je komuś pokazać.
fair-trust-stop = Serwer mógłby przerwać grę.
fair-trust-script = Bez skryptów, dla botów i dla urządzenia, które się rozłączy, liczbę losuje serwer. Wynika ona z jego tajnej liczby, więc nie da się jej wybrać później.
fair-trust-code = Sprawdza skrypt z tego samego serwera. Dla pewności pobierz zapis gry i sprawdź go programem, któremu ufasz.
fair-check = Uczciwe rozdanie – { $game }, gra { $number }
fair-check-it = Sprawdź rozdanie
fair-busy = Sprawdzanie…
fair-good = Rozdanie było uczciwe.
fair-bad = Ten zapis jest fałszywy: tak nie można było rozdać kart.
fair-unknown = Zapis jest spójny, ale to urządzenie nie brało udziału w rozdaniu.
fair-no-script = Sprawdzenie wymaga skryptów. Możesz pobrać zapis gry i sprawdzić go programem.
fair-check-secret = Tajna liczba serwera ma odcisk pokazany przed grą.
fair-check-nonces = Liczba każdego gracza ma odcisk pokazany przed grą.
fair-check-seen = Odciski są takie, jakie to urządzenie widziało, zanim ujawniło swoją liczbę.
fair-check-cards = Każda karta i każdy rzut wynikają z tych liczb.
fair-check-abandoned = Rozdania unieważnione przed tym:
fair-yourself = Sprawdź programem:
