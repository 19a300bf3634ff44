# The home page: games, levels, and the results of the reader.

## Levels

level-easy = Easy
    .about = Just learned the game and misses things.
level-medium = Medium
    .about = Plays soundly and looks a little ahead.
level-hard = Hard
    .about = Thinks everything through.
level = Level

## Games

home-continue = Continue
home-your-turn = Your turn
home-play = Play
home-friends = With friends
home-join = Join with a code
home-more-games = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
home-leave = Leave this game
    .about = A bot takes your seat for good. The others play on.
    .do = Leave
home-delete = Delete this game
    .about = You can’t get it back.
    .do = Delete

## Results

stats-played = Played
stats-won = Won
stats-best = Best score
stats-streak = Streak
home-results = Your results
home-results-empty = Nothing here yet. Finish a game and see how you did.
result-won = Won
result-place = Place { $rank } of { $players }

## A page that doesn’t exist

not-found-title = This plate is empty
