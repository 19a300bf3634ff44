# Strona główna: gry, poziomy i wyniki.

## Poziomy

level-easy = Łatwy
    .about = Dopiero uczy się grać i sporo przeocza.
level-medium = Średni
    .about = Gra solidnie i patrzy trochę naprzód.
level-hard = Trudny
    .about = Dokładnie przemyśla każdy ruch.
level = Poziom

## Gry

home-continue = Kontynuuj
home-your-turn = Twoja kolej
home-play = Graj
home-friends = Ze znajomymi
home-join = Dołącz z kodem
home-more-games = { $count ->
    [one] Jeszcze { $count } gra
    [few] Jeszcze { $count } gry
   *[many] Jeszcze { $count } gier
}
home-leave = Opuść tę grę
    .about = Bot zajmie twoje miejsce na dobre. Pozostali grają dalej.
    .do = Opuść
home-delete = Usuń tę grę
    .about = Nie da się jej odzyskać.
    .do = Usuń

## Wyniki

stats-played = Rozegrane
stats-won = Wygrane
stats-best = Rekord
stats-streak = Seria
home-results = Twoje wyniki
home-results-empty = Na razie pusto. Dokończ grę i zobacz, jak ci poszło.
result-won = Wygrana
result-place = Miejsce { $rank } z { $players }

## Strona, której nie ma

not-found-title = Ten talerz jest pusty
