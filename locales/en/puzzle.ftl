# The kanji puzzle.

puzzle = Kanji puzzle
puzzle-of-day = Kanji puzzle for { $date }
puzzle-number = Kanji puzzle no. { $number }
puzzle-task = Combine a left and a right half into a kanji. Use each card once and get as many strokes as you can.
puzzle-streak = Streak
puzzle-made = Your kanji: { $strokes }
puzzle-empty = None yet. Pick a shari, then a neta.
puzzle-apart = Take apart
puzzle-hint = Hint
puzzle-end = Finish
puzzle-best = Perfect: { $best }!
puzzle-better = You made { $yours }. The best possible is { $best }:
puzzle-hints = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
puzzle-again = Try again
puzzle-others = Other puzzles
puzzle-today = Today’s puzzle
kanji-piece-hinted = { $half }, part of the best solution
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-practice = Practice
puzzle-archive = Archive
puzzle-statistics = Your daily puzzles
puzzle-played = Played
puzzle-perfect = Perfect
puzzle-streak-longest = Longest streak
puzzle-streak-about = A day counts when you finish its puzzle that day with at least one kanji.
puzzle-next-in = Next puzzle in
puzzle-result = Your result
puzzle-result-line = { $yours } of { $best } strokes
puzzle-result-share = Share result
puzzle-result-copied = Result copied.
puzzle-early = This puzzle isn’t ready yet
    .about = Every day has its own puzzle, and tomorrow’s stays in the kitchen until midnight UTC.
puzzle-archive-about = Every puzzle so far. Missed days are still fun, but only today’s counts for your streak.
puzzle-archive-earlier = Earlier
puzzle-archive-later = Later
