# Fair deals: at the table, the page that explains them, and the page that checks one.

fair-lobby = The deal will follow from the server’s secret and a random number from every player’s device. Only their fingerprints are shown until everybody is ready.
fair-how = How it works
fair-server = Server
fair-drawn = the server draws the number
fair-abandoned =
    { $count ->
        [one] One deal was abandoned because a device didn’t reveal its number.
       *[other] { $count } deals were abandoned because a device didn’t reveal its number.
    }
fair-dealing = Shuffling…
fair-step-1 = Before a game the server draws a secret and every player’s device draws a random number, and each of them shows only a fingerprint.
fair-step-2 = Once all fingerprints are on the table nothing can be changed any more, and the devices reveal their numbers.
fair-step-3 = The shuffle follows from the secret and all numbers together, so one honest player is enough: not even the server and everybody else together could choose your cards.
fair-step-4 = After the game the server reveals its secret, and your browser works out the whole deal again and compares it with what it was shown.
fair-step-5 = If a device doesn’t reveal its number, that deal is thrown away and everybody starts over with new numbers; the table and the game record count how often.
fair-trust = What you still have to trust
fair-trust-hands = The server sees all hands, and could show them to somebody.
fair-trust-stop = The server could stop a game.
fair-trust-script = Without script, for bots, and for a device that drops out, the server draws the number. It follows from the secret, so it can’t be picked later either.
fair-trust-code = The check runs in a script from the same server. To be sure, download the game record and check it with a program you trust.
fair-check = Fair deal – { $game }, game { $number }
fair-check-it = Check the deal
fair-busy = Checking…
fair-good = The deal was fair.
fair-bad = This record is wrong: the deal can’t have been made this way.
fair-unknown = The record is consistent, but this device didn’t take part in the deal.
fair-no-script = This check needs script. You can download the game record and check it with a program.
fair-check-secret = The server’s secret has the fingerprint that was shown before the game.
fair-check-nonces = Every player’s number has the fingerprint that was shown before the game.
fair-check-seen = The fingerprints are the ones this device saw before it revealed its number.
fair-check-cards = Every card and every roll follows from the secret and the numbers.
fair-check-abandoned = Deals that were abandoned before this one:
fair-yourself = Check it with a program:
