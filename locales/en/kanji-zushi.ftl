# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = the left half of { $kanji }
shari-of = the right half of { $kanji }
kanji-bench = The latest attempt
shari-left = { $count ->
    [0] No more are face down.
    [one] { $count } more is face down.
   *[other] { $count } more are face down.
}
kanji-turn-of = At turn: { $name }
kanji-hand-pick = Pick a neta and a shari: together they should be a kanji.
kanji-hand-pick-shari = Now a shari for the right half.
kanji-hand-pick-neta = Now a neta for the left half.
kanji-hand-done = You have five kanji and are done.
kanji-hand-empty = No neta left.
kanji-pass = Pass
    .about = Try nothing in this turn.
kanji-piece-works = { $half }, can be part of a kanji
kanji-piece-makes = { $half }, makes { $kanji }
kanji-tries = { $name } tries these two.
kanji-formed = { $name } forms a kanji.
kanji-failed = { $name } tries in vain.
kanji-log-began = { $name } begins.
kanji-log-formed = { $name } forms { $kanji }.
kanji-log-failed = { $name } tries { $pair }. { $why }
kanji-log-passed = { $name } passes.
kanji-log-stuck = Nobody found anything: the six shari go under the deck and six others come.
kanji-log-stuck-end = Nobody found anything for the third time: the game is over.
kanji-log-complete = Everybody has five kanji.

kanji-reason-pass = None of your neta makes a kanji with these shari.
kanji-reason-wait = Your neta may become more than { $kanji }.
kanji-formed-by-all = Kanji formed and missed
kanji-formed-nothing = None.
kanji-missed = Could have formed
kanji-credit-drawings = Drawings:
kanji-credit-meanings = Meanings and readings:
kanji-credit-changed = Selected and divided into halves by us.

## The puzzle

puzzle = Kanji puzzle
puzzle-of-day = Kanji puzzle of { $date }
puzzle-number = Kanji puzzle { $number }
puzzle-task = Put neta and shari together to kanji, each card once. The most strokes win.
puzzle-streak = Days in a row:
puzzle-made = Your kanji: { $strokes }
puzzle-empty = None yet. Pick a shari, then a neta.
puzzle-apart = Take apart
puzzle-hint = Hint
puzzle-end = That is my best
puzzle-best = { $best }: nothing better can be made.
puzzle-better = You have { $yours }. { $best } can be made:
puzzle-hints = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
puzzle-again = Try once more
puzzle-others = Other puzzles
puzzle-next = Another puzzle
puzzle-today = The puzzle of the day
puzzle-share = Share this puzzle
puzzle-copy = Copy the link
kanji-piece-hinted = { $half }, part of the best solution

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Your neta below are left halves, the shari above right halves. Pick one of each that make a kanji; here a flower marks the ones that do.
guide-kanji-zushi-2 = A kanji scores as many points as it has strokes. Watch them being drawn, then look for one with many.
guide-kanji-zushi-3 = You and the table are filled up again. Everybody has the same ten neta, so what you see in vain attempts tells you something.
guide-kanji-zushi-4 = A pair that is no kanji costs only the turn, and everybody has seen your neta. When nothing fits, pass.
guide-kanji-zushi-5 = With five kanji you are done; when everybody is, the most strokes win. In a real game nothing is marked, unless you agree on it.
