# Co stoi na stronach. Zdania kończą się kropką; napisy na przyciskach nie.

## The site

site-title = Miejsce przy barze sushi
site-summary = Graj w gry o sushi ze znajomymi albo z botami: w przeglądarce, od razu, bez konta.
skip-to-content = Do treści
nav-site = Serwis
games = Gry
rules = Zasady
for-programs = Dla programów
unofficial = Nieoficjalna wersja z własnymi rysunkami i tekstami. Nazwy gier należą do ich wydawców.
back-home = Na stronę główną
settings = Ustawienia
language-name = Polski
language = Język
theme = Światło
theme-system = Jak w systemie
theme-day = Dzień
theme-night = Noc
sound = Dźwięk
sound-on = Tak
sound-off = Nie
your-name = Twoje imię
save = Zapisz
notify-me = Daj znać, kiedy moja kolej
guest-name = Gość
continue = Dalej

## Connection

connection-lost = Nie ma połączenia. Próbuję ponownie…
connection-back = Połączenie wróciło.
connection-gone = Stół nie odpowiada. Wczytaj stronę ponownie albo przejdź na stronę główną.
not-sent = Nie udało się tego wysłać. Sprawdź połączenie i spróbuj jeszcze raz.
link-copied = Link jest skopiowany.

## The first page

play-now = Zagraj od razu. Przeciwnik:
opponents = Liczba przeciwników
learn-start = Poznaj grę w dwie minuty
open-table = Zagraj ze znajomymi
    .about = Otwórz stół i wyślij im link. Wolne miejsca zajmą boty.
your-name-here = Jak inni mają cię nazywać
join = Dołącz do znajomych
    .about = Wpisz kod ich stołu albo link do niego.
    .do = Dołącz
code = Kod
own-tables = Twoje stoły
open-tables = Otwarte stoły
open-tables-empty = Żaden stół nie jest teraz otwarty dla wszystkich. Otwórz swój: inni zobaczą go tutaj.
finished-games = Twoje skończone partie
game-at-table = partia { $number } przy stole { $code }
is-playing = gra trwa
is-waiting = czeka
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
host = gospodarz
you = ty
ready = Może zaczynać
not-ready = Potrzebuje chwili
be-ready = Możemy zaczynać
sit-here = Usiądź tutaj
sit-down = Usiądź
get-up = Wstań
make-host = Zrób gospodarzem
send-away = Wyproś
take-away = Zabierz
bot-for-seat = Bot na miejsce { $seat }
what-are-you-called = Jak masz na imię?
fill-seats = { $count ->
    [one] Jedno miejsce jest wolne. Zaczekaj na kogoś albo posadź bota.
    [few] { $count } miejsca są wolne. Zaczekaj na znajomych albo posadź boty:
    [many] { $count } miejsc jest wolnych. Zaczekaj na znajomych albo posadź boty:
   *[other] { $count } miejsca jest wolne. Zaczekaj na znajomych albo posadź boty:
}
waiting-for = Brakuje potwierdzenia: { $names }
waiting-for-host = Grę zaczyna gospodarz stołu: { $name }
start = Zacznij grę
terms = W co gramy
apply = Zastosuj
public = Każdy może znaleźć ten stół
clock = Czas na wybór
    .about = Kiedy czas minie, wybiera bot.
clock-none = Bez limitu
clock-20s = 20 sekund
clock-60s = Minuta
clock-1d = Doba
invite-title = Zaproś znajomych
invite-how = Wyślij im ten link. Kto go otworzy, może usiąść.
invite-link = Link do tego stołu
invite-code = Albo podaj im kod:
invite-qr = Dla aparatu w telefonie
copy = Kopiuj
share = Udostępnij
fair = Rozdanie jest ustalone, zanim ktokolwiek może na nie wpłynąć, i da się je potem sprawdzić.
    .about = To odcisk tajemnicy domu. Każdy przy stole dokłada coś do rozdania, więc nikt nie może go wybrać. Po grze tajemnica jest w zapisie i każdy może ją sprawdzić.
fair-more = Jak?

## At every table

round-over = Koniec rundy { $round }.
your-hand = Twoja ręka
hand-of = Ręka: { $name }
puddings-now = { $puddings }: { $points }, gdyby gra skończyła się teraz
log-round = Zaczyna się runda { $round }.
your-turn = Twoja kolej
others = Pozostali
side = Punkty, przebieg i rozmowa
log = Co się działo
scores = Punktacja
scores-empty = Jeszcze nie ma punktów.
total = Razem
round = Runda { $round }
list-separator = { ", " }
score-item = { $what } { $number }
end-of-game = Koniec gry
end-short = Koniec
talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział.
talk-say = Powiedz coś
send = Wyślij
reaction-nice = Ładnie.
reaction-ouch = Auć.
reaction-wow = O rany.
reaction-thinking = Chwila, myślę.
reaction-thanks = Dzięki za grę.
people = Osoby i link
note-away = gra bot
note-offline = bez połączenia
replace = Niech gra bot
leave-game = Niech bot gra za mnie
    .about = Możesz wrócić w każdej chwili.
you-are-away = Gra za ciebie bot.
return = Wracam do gry
paused = Gra wstrzymana, dopóki ktoś nie wróci.
you-watch = Oglądasz tę grę.
has-chosen = wybór gotowy
chooses = wybiera
points-now = Punkty z wcześniejszych rund: { $total }, teraz na stole: { $now }
you-won = Wygrywasz.
won = { $count ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
    [many] Wygrywają: { $names }
   *[other] Wygrywają: { $names }
}
play-again = Zagraj jeszcze raz
again-yes = chce zagrać jeszcze raz
again-no = nie chce grać dalej
again-open = jeszcze bez odpowiedzi
start-without-waiting = Zacznij bez czekania
    .about = Miejsca graczy, którzy się nie zgłosili, zajmą boty.
replay = Obejrzyj jeszcze raz
chart-rounds = Punkty po każdej rundzie

## Hints

hint = Podpowiedź
hint-about = Co wybrałby itamae i dlaczego.
hint-best = Wybór itamae: { $choice }.
hint-chance = Tak wygrywa się około { $chance } na 100 takich partii.
hint-next = Drugi wybór: { $choice }, około { $chance }.
hint-alike = Nic innego nie jest dużo gorsze.
hint-none = Teraz nie ma nic do wyboru.

## The guide

guide-title = { $game } – twoja pierwsza runda
guide-step = Krok { $step } z { $steps }
guide-back = Krok wstecz
guide-again = Od początku
guide-suggestion = Dobry wybór tutaj: { $choice }
guide-done = To była cała runda. Znasz już grę.
guide-next = Zagraj naprawdę

## Watching a finished game again

replay-title = { $game }, partia { $number }
replay-turn = Tura { $turn } z { $turns }
replay-deal = Rozdanie
replay-first = Do rozdania
replay-back = Tura wstecz
replay-on = Tura naprzód
replay-play = Odtwórz
replay-last = Na koniec
replay-jump = Przejdź do tury
to-the-table = Do stołu
replay-download = Pobierz zapis
replay-verify = Każdy może sprawdzić zapis: sushiya verify
replay-open = Wszystkie ręce są odkryte.
replay-chose = { $name }: { $choice }
chances = Jak zmieniały się szanse
chances-about = Szanse każdej osoby na wygraną, tak jak oceniają je boty, gdy wszystkie ręce są odkryte. Wybory ocenia się według tego, co dana osoba mogła wiedzieć.
chances-wait = Boty się zastanawiają. Gotowe tury: { $done } z { $all }.
chances-ask = Niech boty ocenią tę partię
chances-mistakes = Najdroższe wybory
chances-mistake = Tura { $turn }, { $name }: „{ $chosen }” zamiast „{ $best }” kosztuje około { $loss } na 100.
chances-no-mistakes = Żaden wybór nie kosztował wiele.
chances-chart = Szanse na wygraną tura po turze

## When something cannot be done

sorry-title = To się nie udało
fault-no-table = Nie ma takiego stołu albo już go sprzątnięto. Sprawdź link lub kod albo otwórz nowy stół.
fault-no-record = Nie ma zapisu tej partii. Zapis powstaje, kiedy partia się skończy.
fault-no-page = Nic tu nie ma. Może link jest stary albo skopiowany tylko w części.
fault-method = Tego nie da się tu zrobić. Wróć i spróbuj ze strony.
fault-unknown-guest = Powiedz najpierw, jak masz na imię.
fault-name = Imię ma od 1 do 24 liter. Spróbuj innego.
fault-unreadable = Strona wysłała coś, czego nie da się odczytać. Wczytaj ją ponownie i spróbuj jeszcze raz.
fault-too-large = To za długie. Wyślij mniej.
fault-origin = To przyszło z innej strony, więc nic się nie stało.
fault-too-many = To było za dużo naraz. Zaczekaj chwilę i spróbuj jeszcze raz.
fault-storage = Nie dało się tego zapisać, więc to się nie wydarzyło. Spróbuj za chwilę.
fault-broken = Tego stołu nie da się już odczytać. Otwórz nowy.
fault-crashed = Coś poszło nie tak. Sprawdź, czy się udało, i spróbuj ponownie za chwilę.
fault-busy = Serwer jest zajęty albo zaraz uruchomi się ponownie. Spróbuj za chwilę.
fault-not-host = To może zrobić tylko gospodarz stołu.
fault-not-seated = Nie masz miejsca przy tym stole. Najpierw usiądź.
fault-no-such-seat = Przy tym stole nie ma takiego miejsca.
fault-seat-taken = To miejsce jest zajęte. Wybierz inne.
fault-table-full = Wszystkie miejsca są zajęte. Inni widzą, że chcesz zagrać. Na razie możesz oglądać.
fault-no-bot-there = Na tym miejscu nie ma bota.
fault-nobody-there = Na tym miejscu nikogo nie ma.
fault-still-there = Ta osoba nadal tu jest. Zastąpić można tylko kogoś, kogo już nie ma.
fault-just-lost = To połączenie zostało zerwane przed chwilą. Odczekaj dziesięć sekund i spróbuj ponownie.
fault-has-a-day = Na każdy ruch jest cały dzień. Bot zagra dopiero, gdy ten czas minie.
fault-name-taken = Przy tym stole ktoś już ma to imię. Wybierz inne.
fault-no-such-look = Nie ma takiej twarzy albo takiego koloru. Wybierz coś innego.
fault-own-seat = To twoje własne miejsce.
fault-barred = Decyzją gospodarza nie siadasz już przy tym stole. Otwórz inny.
fault-game-running = Gra trwa. Zaczekaj, aż się skończy.
fault-game-over = Gra jest skończona. Zacznij następną.
fault-no-game = Gra jeszcze się nie zaczęła.
fault-not-over = Gra jeszcze się nie skończyła.
fault-seats-empty = Niektóre miejsca są wolne. Zaczekaj na znajomych albo posadź boty.
fault-not-ready = Nie wszyscy mogą już zaczynać.
fault-too-few-players = Za mało graczy do tej gry. Obsadź wolne miejsca botami albo zaczekaj na innych.
fault-too-many-people = Przy stole jest więcej osób, niż byłoby wtedy miejsc.
fault-options = Tego nie da się połączyć. Wybierz inne opcje.
fault-no-such-bot = Nie ma takiego bota.
fault-stale-turn = Ta tura już minęła. Teraz jest tak.
fault-not-asked = Nie masz teraz nic do wyboru.
fault-illegal = Zasady na to nie pozwalają. Teraz jest tak.
fault-nothing-said = Nic tam nie było.
fault-too-long = To za długie: najwyżej 200 liter.
fault-too-fast = Dużo mówisz naraz. Zaczekaj chwilę.
fault-worn-out = Ten stół widział już za dużo partii. Otwórz nowy.
