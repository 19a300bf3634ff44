# Co stoi na stronach. Zdania kończą się kropką; napisy na przyciskach nie.

## The site

site-title = Miejsce przy barze sushi
site-summary = Graj w gry o sushi ze znajomymi albo z botami. W przeglądarce, od razu, bez konta.
skip-to-content = Przejdź do treści
nav-site = Serwis
games = Gry
rules = Zasady
rules-full = Pełne zasady
close = Zamknij
unofficial = Nieoficjalna, fanowska wersja z własnymi rysunkami i tekstami. Nazwy gier należą do ich wydawców.
back-home = Strona główna
settings = Ustawienia
language-name = Polski
language = Język
theme = Motyw
theme-system = Auto
theme-day = Jasny
theme-night = Ciemny
sound = Dźwięk
sound-on = Włączony
sound-off = Wyciszony
your-name = Twoje imię
save = Zapisz
notify-me = Powiadom, gdy moja kolej
guest-name = Gość
continue = Dalej

## Connection

connection-lost = Utracono połączenie. Łączę ponownie…
connection-back = Znów masz połączenie.
connection-gone = Nie można połączyć się ze stołem. Odśwież stronę albo wróć na stronę główną.
not-sent = Nie udało się wysłać. Sprawdź połączenie i spróbuj jeszcze raz.
link-copied = Link skopiowany.

## The first page

opponents = Przeciwnicy
learn-start = Poznaj grę w dwie minuty
learn-short = Nauka gry
join =
    .about = Wpisz kod stołu albo link do niego.
    .do = Dołącz
code = Kod
own-tables = Twoje stoły
open-tables = Otwarte stoły
open-tables-empty = Nie ma teraz publicznych stołów. Otwórz swój i pokaż go tutaj.
finished-games = Twoje zakończone partie
is-playing = gra trwa
is-full = pełny
seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Before a game

seats = Miejsca
seat-free = Wolne miejsce
seat-more = Zaproś kogoś
host = gospodarz
you = ty
ready = Gotowe
not-ready = Jeszcze nie
be-ready = Możemy zaczynać
sit-down = Usiądź
get-up = Zwolnij miejsce
make-host = Ustaw jako gospodarza
send-away = Usuń gracza
take-away = Usuń bota
bot-for-seat = Dodaj bota na miejsce { $seat }
what-are-you-called = Twoje imię
waiting-for = Czekamy na: { $names }
waiting-for-host = Czekamy, aż { $name } rozpocznie grę
start = Rozpocznij grę
terms = Ustawienia gry
apply = Zastosuj
clock = Czas na ruch
    .about = Gdy czas minie, bot wybierze za ciebie.
clock-none = Bez limitu
clock-20s = 20 sekund
clock-60s = 1 minuta
clock-1d = 1 dzień
invite-title = Zaproś znajomych
invite-how = Każdy, kto ma link, może dołączyć.
invite-link = Link do tego stołu
invite-code = Albo podaj kod:
invite-qr = Kod QR
copy = Kopiuj
share = Udostępnij
fair = Uczciwe rozdanie, które można sprawdzić

## At every table

round-over = Runda { $round }
round-over-end = Runda { $round } i puddingi
your-hand = Twoje karty
hand-of = Karty gracza: { $name }
log-round = Rozpoczyna się runda { $round }.
your-turn = Twoja kolej
others = Pozostali gracze
side = Punkty, dziennik i czat
log = Dziennik
scores = Punkty
scores-empty = Nikt nie ma jeszcze punktów.
total = Razem
round = Runda { $round }
round-so-far = Runda { $round } – na razie
list-separator = { ", " }
score-item = { $what } { $number }
labelled = { $label }: { $text }
end-of-game = Koniec gry
end-short = Koniec
talk = Czat
talk-empty = Nie ma jeszcze wiadomości.
talk-say = Napisz wiadomość
talk-left = opuszcza grę. Dalej gra bot.
talk-react = Zareaguj
send = Wyślij
reaction-nice = Ładnie!
reaction-ouch = Auć!
reaction-wow = O rany!
reaction-thinking = Niech pomyślę…
reaction-thanks = Dzięki za grę!
people = Gracze i zaproszenie
note-away = gra bot
note-offline = offline
leave = Wyjdź
leave-home = Gra czeka tam na ciebie.
leave-home-others = Pozostali grają dalej; wróć na swoją turę.
leave-game = Niech bot gra za mnie
    .about = Możesz wrócić w każdej chwili.
you-are-away = Gra za ciebie bot.
paused = Gra wstrzymana, dopóki ktoś nie wróci.
you-watch = Oglądasz tę grę.
    .asked = Oglądasz tę grę. Gracze wiedzą, że prosisz o miejsce.
play-card = Zagraj
has-chosen = wybór gotowy
chooses = myśli…
play-again = Zagraj jeszcze raz
again-yes = chce zagrać jeszcze raz
again-no = nie chce grać dalej
again-open = jeszcze bez odpowiedzi
again-decline = Nie, dziękuję
start-without-waiting = Zacznij bez czekania
    .about = Miejsca graczy, którzy się nie zgłosili, zajmą boty.
replay = Powtórka i analiza
chart-rounds = Punkty po każdej rundzie

## Hints

hint = Podpowiedź
hint-about = Co zagrałby nasz najsilniejszy bot i dlaczego
hint-best = Spróbuj: { $choice }.
hint-next = Drugi wybór: { $choice }.
hint-alike = Inne wybory są prawie tak samo dobre.
hint-none = Teraz nie masz nic do wyboru.

## The guide

guide-title = { $game }: twoja pierwsza runda
guide-step = Krok { $step } z { $steps }
guide-coach = Ume, twoja nauczycielka
guide-not-yet = Jeszcze nie! Najpierw spróbuj tego, co podświetlone.
guide-back = Wstecz
guide-again = Od początku
guide-suggestion = Spróbuj: { $choice }
guide-done = Umiesz już grać! Czas na prawdziwą partię?
guide-next = Zagraj na serio

## Watching a finished game again

replay-title = { $game }, partia { $number }
replay-turn = Tura { $turn } z { $turns }
replay-end = Koniec gry
replay-first = Na początek
replay-back = Poprzednia tura
replay-on = Następna tura
replay-last = Na koniec
replay-jump = Przejdź do tury
replay-key-moment = Następny kluczowy moment
replay-choices = Wybory w tej turze
replay-steps = Tury
replay-side = Analiza i punkty
to-the-table = Wróć do stołu
replay-download = Pobierz zapis gry
replay-open = Karty wszystkich graczy są odkryte.
chances = Szanse na wygraną
chances-about = Szanse każdego gracza na wygraną według botów, przy odkrytych kartach. Wybory oceniamy według tego, co gracz mógł wtedy wiedzieć.
chances-wait = Analiza w toku: { $done } z { $all } tur.
chances-ask = Przeanalizuj grę
chances-mistakes = Największe błędy
replay-others-mistakes = Błędy innych
chances-mistake = Tura { $turn }, { $name }: „{ $chosen }” zamiast „{ $best }”, −{ $loss }% szans na wygraną.
chances-no-mistakes = Bez dużych błędów. Dobra gra!
chances-chart = Szanse na wygraną, tura po turze
replay-start-playing = Odtwórz
replay-pause = Pauza
replay-speed = Tempo
replay-own-mistakes = Twoje błędy
replay-better = Lepiej: { $move }

## Errors: what happened, then what to do

sorry-title = Nie udało się
fault-no-table = Tego stołu nie ma albo już zniknął. Sprawdź link lub kod albo otwórz nowy stół.
fault-no-record = Nie ma zapisu tej gry. Powstaje, gdy gra się skończy.
fault-no-page = Ta strona nie istnieje. Link może być stary albo niepełny.
fault-method = Tego nie da się tu zrobić. Wróć i spróbuj jeszcze raz ze strony.
fault-unknown-guest = Nie znamy jeszcze twojego imienia. Najpierw je wpisz.
fault-name = Imię ma od 1 do 24 znaków. Spróbuj innego.
fault-unreadable = Serwer nie zrozumiał tego polecenia. Odśwież stronę i spróbuj jeszcze raz.
fault-too-large = To za długie. Skróć i spróbuj jeszcze raz.
fault-origin = To przyszło z innej strony, więc nic nie zrobiliśmy. Spróbuj stąd.
fault-too-many = To było za dużo naraz. Zaczekaj chwilę i spróbuj jeszcze raz.
fault-quota = To więcej, niż możemy zapisać dla jednej osoby lub jednego łącza. Spróbuj ponownie za kilka minut.
fault-too-many-tables = Masz zbyt wiele niedokończonych gier. Najpierw dokończ lub opuść kilka z nich.
fault-storage = Nie udało się zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
fault-broken = Tego stołu nie da się już otworzyć. Otwórz nowy.
fault-crashed = Coś się u nas zepsuło. Sprawdź, czy się udało, i spróbuj za chwilę.
fault-busy = Serwer jest zajęty albo zaraz uruchomi się ponownie. Spróbuj za chwilę.
fault-not-host = To może zrobić tylko gospodarz.
fault-not-seated = Nie masz tu miejsca. Najpierw usiądź.
fault-no-such-seat = Nie ma takiego miejsca. Wybierz inne.
fault-seat-taken = To miejsce jest zajęte. Wybierz inne.
fault-table-full = Wszystkie miejsca są zajęte. Inni widzą, że chcesz zagrać. Na razie możesz oglądać.
fault-no-bot-there = Na tym miejscu nie ma bota.
fault-nobody-there = Na tym miejscu nikogo nie ma.
fault-still-there = Ten gracz nadal tu jest. Zastąpić można tylko kogoś, kogo już nie ma.
fault-just-lost = To połączenie zostało zerwane przed chwilą. Odczekaj dziesięć sekund i spróbuj ponownie.
fault-has-a-day = Na każdy ruch jest cały dzień. Bot zagra dopiero, gdy ten czas minie.
fault-name-taken = Przy tym stole ktoś już ma to imię. Wybierz inne.
fault-no-such-look = Nie ma takiej twarzy albo takiego koloru. Wybierz coś innego.
fault-own-seat = To twoje miejsce.
fault-barred = Gospodarz usunął cię z tego stołu. Otwórz inny albo dołącz do innego.
fault-game-running = Gra trwa. Dołączysz, gdy się skończy.
fault-game-over = Ta gra się skończyła. Zacznij następną.
fault-no-game = Gra jeszcze się nie zaczęła.
fault-not-over = Gra jeszcze się nie skończyła.
fault-seats-empty = Są wolne miejsca. Zaczekaj na znajomych albo dodaj boty.
fault-not-ready = Nie wszyscy są jeszcze gotowi.
fault-too-few-players = Za mało graczy do tej gry. Obsadź wolne miejsca botami albo zaczekaj na innych.
fault-too-many-people = Przy stole jest więcej graczy niż miejsc. Wybierz większą liczbę.
fault-options = Tych opcji nie da się połączyć. Wybierz inne.
fault-no-such-bot = Nie ma takiego bota. Wybierz innego.
fault-stale-turn = Ta tura już minęła. Oto aktualny stan gry.
fault-not-asked = Nie masz teraz nic do wyboru.
fault-illegal = Zasady na to nie pozwalają. Oto aktualny stan gry.
fault-dealing = Trwa rozdawanie kart. Spróbuj ponownie za chwilę.
fault-not-dealing = Teraz nie trzeba podawać liczby. Ujawnia się ją podczas rozdawania kart.
fault-wrong-nonce = Ta liczba nie zgadza się z tą, do której zobowiązało się twoje urządzenie.
fault-nothing-said = Wiadomość jest pusta. Najpierw coś napisz.
fault-too-long = To za długie: najwyżej 200 znaków.
fault-too-fast = Za szybko wysyłasz wiadomości. Zaczekaj chwilę.
fault-worn-out = Przy tym stole rozegrano już za dużo partii. Otwórz nowy.

## The end of a round

round-this = Ta runda
round-this-end = Runda i puddingi
round-to-result = Zobacz wynik
round-overall = Łącznie
round-you-lead = { $points ->
    [one] Prowadzisz o { $points } punkt
    [few] Prowadzisz o { $points } punkty
    [many] Prowadzisz o { $points } punktów
   *[other] Prowadzisz o { $points } punktu
}
round-you-share-lead = Remis na prowadzeniu
round-you-follow = Masz { $rank }. miejsce. { $name } prowadzi o { $points }

## The end of the game

end-you-win = Wygrywasz! Wynik: { $points }
end-wins = Wygrywa { $name }. Wynik: { $points }.
end-you-came = Zajmujesz { $rank }. miejsce. { $points ->
    [0] Tyle samo punktów.
   *[other] Strata: { $points }.
}
end-tie = Remis: { $names }!
end-decided-puddings = Rozstrzygnęły puddingi: { $name } +{ $points }
end-decided-maki = Rozstrzygnęły futomaki w rundzie { $round }
end-see-it = Zobacz
end-key-moment = Kluczowy moment

## Somebody is away

away-replace = Niech bot gra za: { $name }
away-back = Już jestem

## Sharing

share-wins = Wygrywa { $name }, wynik: { $points } – { $game }
share-tie = Wspólne zwycięstwo: { $names } – { $game }
share-podium = Podium: { $ranking }
share-invite = { $host } zaprasza do gry { $game }
share-seats = { $seats }. Dołączyć może każdy, kto ma link.
share-playing = { $host } gra w { $game }
copy-failed = Nie udało się skopiować. Oto link, gotowy do skopiowania.
end-share = Udostępnij wynik
end-picture = Zapisz obrazek

## Without a network

offline-title = Brak połączenia
offline-about = Stoły wymagają połączenia. Strona wczyta się sama, gdy wróci sieć.
offline-again = Spróbuj ponownie
offline-works = To działa bez sieci
