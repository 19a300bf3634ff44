# Kanji-zushi on the pages.

neta-of = the left half of { $kanji }
shari-of = the right half of { $kanji }
bench = The latest attempt
shari-left = { $count ->
    [0] No more are face down.
    [one] { $count } more is face down.
   *[other] { $count } more are face down.
}
turn-of = At turn: { $name }
turn-of-you = Your turn
formed-of = { $count } of { $goal } kanji
hand-pick = Pick a neta and a shari: together they should be a kanji.
hand-pick-shari = { $half } on the left. Now a shari for the right.
hand-pick-neta = { $half } on the right. Now a neta for the left.
hand-done = You have five kanji and are done.
hand-empty = No neta left.
pass = Pass
    .about = Try nothing in this turn.
piece-works = { $half }, can be part of a kanji
piece-makes = { $half }, makes { $kanji }
tries = { $name } tries { $pair }.
tries-you = You try { $pair }.
formed = { $name } forms a kanji.
formed-you = You form a kanji.
failed = { $name } tries in vain.
failed-you = That is none.
log-began = { $name } begins.
log-began-you = You begin.
log-formed = { $name } forms { $kanji }.
log-formed-you = You form { $kanji }.
log-failed = { $name } tries { $pair }. { $why }
log-failed-you = You try { $pair }. { $why }
log-passed = { $name } passes.
log-passed-you = You pass.
log-stuck = Nobody found anything: the six shari go under the deck and six others come.
log-stuck-end = Nobody found anything for the third time: the game is over.
log-complete = Everybody has five kanji.
formed-by-all = Kanji formed and missed
formed-nothing = None.
missed = Could have formed
credit-drawings = Drawings:
credit-meanings = Meanings and readings:
credit-changed = Selected and divided into halves by us.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Your neta below are left halves, the shari above right halves. Pick one of each that make a kanji; here a flower marks the ones that do.
guide-kanji-zushi-2 = A kanji scores as many points as it has strokes. Watch them being drawn, then look for one with many.
guide-kanji-zushi-3 = You and the table are filled up again. Everybody has the same ten neta, so what you see in vain attempts tells you something.
guide-kanji-zushi-4 = A pair that is no kanji costs only the turn, and everybody has seen your neta. When nothing fits, pass.
guide-kanji-zushi-5 = With five kanji you are done; when everybody is, the most strokes win. In a real game nothing is marked, unless you agree on it.
