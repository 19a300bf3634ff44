# A table in one room: the big screen, phones as hands.

## The big screen

screen-scan = Scan to join
screen-first-starts = The first player to join can start the game.
screen-host-starts = { $name } starts the game when everyone’s here.
screen-loopback = Phones can’t open this address. Start with “sushiya party”, or open this page at the computer’s address in your network.
screen-open = Show on a big screen
screen-again = Playing again: { $names }
