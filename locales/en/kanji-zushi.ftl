# Kanji-zushi on the pages.

kanji-worth = { $kanji }.
neta-of = the left half of { $kanji }
shari-of = the right half of { $kanji }
kanji-bench = Latest try
shari-left = { $count ->
    [0] No more face down.
   *[other] { $count } more face down.
}
kanji-turn-of = { $name }’s turn
kanji-hand-pick = Pick a neta and a shari that make a kanji.
kanji-hand-pick-shari = Now pick a shari for the right half.
kanji-hand-pick-neta = Now pick a neta for the left half.
kanji-hand-done = You have five kanji. You’re done!
kanji-hand-empty = No neta left.
kanji-pass = Pass
    .about = Skip your turn without trying anything.
kanji-piece-works = { $half }, part of a kanji
kanji-piece-makes = { $half }, makes { $kanji }
kanji-tries = { $name } tries these two.
kanji-formed = { $name } makes a kanji!
kanji-failed = { $name } misses.
kanji-log-began = { $name } goes first.
kanji-log-formed = { $name } makes { $kanji }.
kanji-log-failed = { $name } tries { $pair }. { $why }
kanji-log-passed = { $name } passes.
kanji-log-stuck = Nobody found anything. The six shari go under the deck and six new ones come up.
kanji-log-stuck-end = For the third time in a row nobody found anything. The game is over.
kanji-log-complete = Everyone has five kanji.

kanji-reason-pass = None of your neta makes a kanji with these shari.
kanji-reason-wait = Your neta may be worth more later than { $kanji }.
kanji-formed-by-all = Kanji made and missed
kanji-formed-nothing = None.
kanji-missed = Could have made
kanji-credit-drawings = Drawings:
kanji-credit-meanings = Meanings and readings:
kanji-credit-changed = Selected and split into halves by us.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Your neta at the bottom are left halves, the shari at the top right halves. Pick one of each to make a kanji. A flower marks the ones that work.
guide-kanji-zushi-2 = A kanji scores one point for each stroke. Watch it being drawn, then look for one with many strokes.
guide-kanji-zushi-3 = Your hand and the table fill up again. Everyone has the same ten neta, so you can learn from the others’ misses.
guide-kanji-zushi-4 = A pair that isn’t a kanji only costs you the turn, but everyone has seen your neta. If nothing fits, pass.
guide-kanji-zushi-5 = Make five kanji and you’re done. When everyone is, the most strokes win. In a real game nothing is marked, unless you choose guided help.
