# A table in one room: the big screen, phones as hands.

## The big screen

screen-scan = Scan to join
screen-first-starts = The first player to join can start the game.
screen-host-starts = { $name } starts the game when everyone’s here.
screen-loopback = Phones can’t open this address. Start with “sushiya party”, or open this page at the computer’s address in your network.
screen-open = Show on a big screen
screen-again = Playing again: { $names }

## In the terminal

party-scan = Scan the code with a phone, or open { $link }
party-other = Other addresses: { $links }
party-screen = Big screen: { $link }
party-opened = The big screen opens in your browser.
party-stop = Press Ctrl-C to stop.
party-alone = Nobody has joined yet. Phones have to be on the same network as this computer: guest networks often keep devices apart, and a firewall has to allow port { $port }.
party-none = This computer is in no network, so phones can’t reach it. Connect it to the phones’ network and start again.

## On the home page

party = Party
    .about = This screen is the table, your phones are the hands. Friends scan a code to join.

## Phone in hand

hand-only = Show only my hand

## Pass and play

pass-to = Hand the phone to { $name }
pass-open = I’m { $name }
pass = Pass and play
    .about = One phone for everyone: a curtain hides the cards until the next player has it.
pass-players = Players
