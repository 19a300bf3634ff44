# The score pad for people who play with the real boxes.

pad = Score pad
    .about = Playing with the real cards? Enter what’s in front of each player, and the pad adds it all up, ties included. No account needed, and it works offline once loaded.
pad-open = Open score pad
pad-for = For { $least }–{ $most } players.
pad-rules = Rules
pad-others = Other games
pad-with-box = Playing with the real cards?
    .about = The score pad adds it up for you, even offline.

## What is entered

pad-player = Player { $number }
pad-name = Name
pad-leave = Remove player
pad-join-dummy = Add dummy
pad-leave-dummy = Remove dummy
pad-dummy-about = Counts as a third player for maki and pudding, but can’t win.
pad-parts = What to enter
pad-round = Round { $round }
pad-end = End
pad-rolls = maki rolls
pad-puddings = puddings
pad-customers = customers
pad-tips = tips
pad-tip-cards = tip cards in hand
pad-action-cards = other action cards
pad-best-kanji = strokes of the best kanji
pad-more = { $what }: one more
pad-less = { $what }: one less
pad-type = Kanji, halves or strokes
    .about = Type a kanji, its two halves, or a number of strokes
pad-take = Add
pad-remove = Remove: { $what }

## What comes of it

pad-total = Total
pad-standing = Points so far
pad-nothing = Nothing entered yet.
pad-ahead = Leading: { $names }
pad-ahead-tie = Leading: { $names }. Tied on points, decided by: { $what }
pad-level = Tied: { $names }
pad-excess = { $what }: you entered { $found }, but there are only { $most }.
pad-excess-of = { $name }, { $what }: you entered { $found }, but { $most } is the most possible.
pad-garbled = Some of this couldn’t be read and was left out. Use whole numbers and check your entries.
pad-miscount = { $what }: enter a whole number from 0 to { $most }. The old number is still there.
pad-unknown = { $name }: “{ $what }” isn’t on the list. Type a common-use kanji with a left and a right half, its two halves, or its number of strokes.

## What can be done with the sheet

pad-add-up = Add up
pad-share = Share
pad-print = Print
pad-new = New game, same players
pad-undo = Undo
pad-kept = Everything you enter is saved in this page’s address. Keep the link or share it.

## Stages: players, entering, the end

pad-points = points
pad-look = Change face
pad-setup = Who’s playing?
pad-players = Players
pad-by-dishes = Dish by dish
pad-by-totals = Totals only
pad-next = Next
pad-finish = Finish
pad-start = Start
pad-edit = Back to the sheet
pad-won = { $names } wins with { $points }!
pad-won-tie = { $names } wins! Tied at { $points }, decided by: { $what }
pad-drawn = A tie at { $points }: { $names }
pad-evenings = Past games
pad-evenings-remove = Remove this game
