# Kanji-zushi on the pages.

kanji-gloss-in-english = { $gloss } (English)
kanji-scored = { $kanji }: { $strokes }
kanji-worth = { $kanji }.
neta-of = the left half of { $kanji }
shari-of = the right half of { $kanji }
kanji-bench = Latest try
shari-left = { $count ->
    [0] No more face down.
   *[other] { $count } more face down.
}
kanji-turn-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
kanji-hand-pick = Pick a neta and a shari that make a kanji.
kanji-hand-pick-shari = Now pick a shari for the right half.
kanji-hand-pick-neta = Now pick a neta for the left half.
kanji-hand-done = You have five kanji. You’re done!
kanji-pass = Pass
    .about = Skip your turn without trying anything.
kanji-piece-works = { $half }, part of a kanji
kanji-piece-makes = { $half }, makes { $kanji }
kanji-redraw = Draw again
kanji-tries = { $who ->
    [you] You try
   *[other] { $name } tries
} these two.
kanji-formed = { $who ->
    [you] You make
   *[other] { $name } makes
} a kanji!
kanji-failed = { $who ->
    [you] You miss.
   *[other] { $name } misses.
}
kanji-log-began = { $who ->
    [you] You go
   *[other] { $name } goes
} first.
kanji-log-formed = { $who ->
    [you] You make
   *[other] { $name } makes
} { $kanji }.
kanji-log-failed = { $who ->
    [you] You try
   *[other] { $name } tries
} { $pair }. { $why }
kanji-log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
kanji-log-stuck = Nobody found anything. The six shari go under the deck and six new ones come up.
kanji-log-stuck-end = For the third time in a row nobody found anything. The game is over.
kanji-log-complete = Everyone has five kanji.

kanji-reason-pass = None of your neta makes a kanji with these shari.
kanji-reason-wait = Your neta may be worth more later than { $kanji }.
kanji-formed-by-all = Kanji made and missed
kanji-formed-nothing = None.
kanji-missed = Could have made
kanji-mine = My kanji
kanji-kept = # kept in this browser
kanji-save-csv = Save as CSV
kanji-save-anki = Save for Anki
    .about = A text file. In Anki, choose File → Import.
kanji-credit-drawings = Drawings:
kanji-credit-meanings = Meanings and readings:
kanji-credit-changed = Selected and split into halves by us. The glosses of our decks’ kanji and halves are ours, written for learners.

## The guide: a first few kanji, a sentence or two for each turn

guide-kanji-zushi-1 = Left halves in your hand, right halves on the board: two together can be a kanji. Red flowers mark the ones that fit. Make one that every first-grader knows!
guide-kanji-zushi-2 = One stroke, one point: watch it being drawn. Now make one with at least eight strokes.
guide-kanji-zushi-3 = New cards take the places of the ones you used; the others stay where they are. Everyone has the same ten neta. Make any kanji.
guide-kanji-zushi-4 = Not every pair is a kanji. Try one without flowers and see what happens.
guide-kanji-zushi-5 = A miss only costs the turn, but everyone saw your neta. You can also wait for better cards. Pass once.
guide-kanji-zushi-6 = Five kanji and you’re done. When everyone is, the most strokes win. Make one more!
