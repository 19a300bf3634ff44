# The score pad for people who play with the real boxes.

pad = Score pad
    .about = You play with the real box? Enter what lies in front of everybody, and the pad adds up, with every rule for ties. No account needed, and once loaded no connection either.
pad-open = Open the pad
pad-for = For { $least } to { $most } players.
pad-rules = Rules
pad-others = Other games
pad-with-box = Playing with the real box?
    .about = The score pad adds up for you, also without a connection.

## What is entered

pad-player = Player { $number }
pad-name = Name
pad-join = Add a player
pad-leave = Remove this player
pad-join-dummy = Add the dummy
pad-leave-dummy = Remove the dummy
pad-dummy-about = Counts for maki and pudding like a third player, but cannot win.
pad-parts = What is entered
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
pad-take = Enter what is typed
pad-remove = Remove: { $what }

## What comes of it

pad-total = Total
pad-standing = Points so far
pad-nothing = Nothing is entered yet.
pad-ahead = In front: { $names }
pad-ahead-tie = In front: { $names }. Equal on points, decided by: { $what }
pad-level = Level in front: { $names }
pad-excess = { $what }: { $found } are entered, but there are only { $most }.
pad-excess-of = { $name }, { $what }: { $found } are entered, but there can only be { $most }.
pad-garbled = Something could not be read and was left out. Counts are whole numbers; check what is entered.
pad-miscount = { $what }: enter a whole number from 0 to { $most }. What was there before has stayed.
pad-unknown = { $name }: “{ $what }” is not on the list. Type a kanji in regular use that has a left and a right half, its two halves, or how many strokes it has.

## What can be done with the sheet

pad-add-up = Add up
pad-share = Share
pad-print = Print
pad-new = New game, same players
pad-undo = Undo
pad-kept = Everything you enter is in the address of this page: keep the link, or send it.
