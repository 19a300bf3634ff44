# Texts of all pages. Sentences end with a full stop; labels on buttons do not.

## The site

site-title = A seat at the sushi counter
site-summary = Play sushi games with friends or against bots. Right in your browser, no account needed.
skip-to-content = Skip to content
nav-site = Site
games = Games
rules = Rules
rules-full = Full rules
close = Close
unofficial = An unofficial fan version with our own drawings and words. The games’ names belong to their publishers.
back-home = Home
settings = Settings
language-name = English
language = Language
theme = Theme
theme-system = Auto
theme-day = Light
theme-night = Dark
sound = Sound
sound-on = On
sound-off = Off
your-name = Your name
save = Save
notify-me = Notify me when it’s my turn
guest-name = Guest
continue = Continue

## Connection

connection-lost = Connection lost. Reconnecting…
connection-back = You’re back online.
connection-gone = Couldn’t reach the table. Reload the page or go home.
not-sent = Couldn’t send that. Check your connection and try again.
link-copied = Link copied.

## The first page

opponents = Opponents
learn-start = Learn in two minutes
learn-short = Learn
join =
    .about = Enter their table’s code or link.
    .do = Join
code = Code
own-tables = Your tables
open-tables = Open tables
open-tables-empty = No public tables right now. Open one and list it here.
finished-games = Your finished games
is-playing = in progress
is-full = full
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}

## Before a game

seats = Seats
seat-free = Empty seat
seat-more = Invite a friend
host = host
you = you
ready = Ready
not-ready = Not ready
be-ready = I’m ready
sit-down = Sit down
get-up = Leave seat
make-host = Make host
send-away = Remove player
take-away = Remove bot
bot-for-seat = Add a bot to seat { $seat }
what-are-you-called = Your name
waiting-for = Waiting for { $names }
waiting-for-host = Waiting for { $name } to start
start = Start game
terms = Game settings
apply = Apply
clock = Turn timer
    .about = When time runs out, a bot picks for you.
clock-none = No limit
clock-20s = 20 seconds
clock-60s = 1 minute
clock-1d = 1 day
invite-title = Invite friends
invite-how = Anyone with the link can join.
invite-link = Link to this table
invite-code = Or share the code:
invite-qr = QR code
copy = Copy
share = Share
fair = Provably fair deal

## At every table

round-over = Round { $round }
round-over-end = Round { $round } and puddings
your-hand = Your hand
hand-of = { $name }’s hand
log-round = Round { $round } starts.
your-turn = Your turn
others = Other players
side = Scores, log and chat
log = Log
scores = Scores
scores-empty = No points yet.
total = Total
round = Round { $round }
round-so-far = Round { $round } so far
list-separator = { ", " }
score-item = { $what } { $number }
labelled = { $label }: { $text }
end-of-game = End of game
end-short = End
talk = Chat
talk-empty = No messages yet.
talk-say = Write a message
talk-left = left the game. A bot plays on.
talk-react = React
send = Send
reaction-nice = Nice!
reaction-ouch = Ouch!
reaction-wow = Wow!
reaction-thinking = Let me think…
reaction-thanks = Thanks for the game!
people = Players & invite
note-away = bot playing
note-offline = offline
leave = Leave
leave-home = Your game waits for you there.
leave-home-others = The others play on; come back for your turn.
leave-game = Let a bot play for me
    .about = You can come back any time.
you-are-away = A bot is playing for you.
paused = Paused until somebody is back.
you-watch = You’re watching.
    .asked = You’re watching. The players know you’d like a seat.
play-card = Play
has-chosen = has picked
chooses = thinking…
play-again = Play again
again-yes = wants to play again
again-no = doesn’t want to play again
again-open = hasn’t answered yet
again-decline = No, thanks
start-without-waiting = Start without waiting
    .about = Bots take the seats of players who haven’t said yes.
replay = Replay & analysis
chart-rounds = Points after each round

## Hints

hint = Hint
hint-about = What our strongest bot would play, and why
hint-best = Try this: { $choice }.
hint-next = Next best: { $choice }.
hint-alike = Other choices are about as good.
hint-none = Nothing to choose right now.

## The guide

guide-title = { $game }: your first round
guide-step = Step { $step } of { $steps }
guide-coach = Ume, your coach
guide-not-yet = Not yet! First try what I’ve lit up for you.
guide-back = Back
guide-again = Start over
guide-suggestion = Try this: { $choice }
guide-done = You’ve got it! Ready for a real game?
guide-next = Play a real game

## Watching a finished game again

replay-title = { $game }, game { $number }
replay-turn = Turn { $turn } of { $turns }
replay-end = End of the game
replay-first = Go to the start
replay-back = Previous turn
replay-on = Next turn
replay-last = Go to the end
replay-jump = Go to turn
replay-key-moment = Next key moment
replay-choices = Choices this turn
replay-steps = Turns
replay-side = Analysis and scores
to-the-table = Back to the table
replay-download = Download game record
replay-open = All hands are visible.
chances = Winning chances
chances-about = Each player’s chance to win, as the bots see it with all hands open. Choices are judged by what the player could know at the time.
chances-wait = Analysing: { $done } of { $all } turns.
chances-ask = Analyse this game
chances-mistakes = Biggest mistakes
replay-others-mistakes = The others’ mistakes
chances-mistake = Turn { $turn }, { $name }: { $chosen } instead of { $best }, −{ $loss }% chance to win.
chances-no-mistakes = No big mistakes. Well played!
chances-chart = Chance to win, turn by turn
replay-start-playing = Play
replay-pause = Pause
replay-speed = Speed
replay-own-mistakes = Your mistakes
replay-better = Better: { $move }

## Errors: what happened, then what to do

sorry-title = That didn’t work
fault-no-table = This table doesn’t exist, or not any more. Check the link or code, or open a new table.
fault-no-record = There’s no record of this game. You’ll get one when a game is over.
fault-no-page = This page doesn’t exist. The link may be old or incomplete.
fault-method = That doesn’t work here. Go back and try again from the page.
fault-unknown-guest = We don’t know your name yet. Enter one first.
fault-name = Names have 1–24 characters. Try another one.
fault-unreadable = The server couldn’t read that. Reload the page and try again.
fault-too-large = That’s too long. Shorten it and try again.
fault-origin = That came from another site, so we didn’t do it. Try again from here.
fault-too-many = That was too much at once. Wait a moment and try again.
fault-quota = You’ve done more than we can keep for one person or connection. Try again in a few minutes.
fault-too-many-tables = You’re sitting at too many unfinished tables. Finish or leave some of them first.
fault-storage = Couldn’t save that, so nothing has changed. Try again in a moment.
fault-broken = This table can’t be opened any more. Open a new one.
fault-crashed = Something broke on our side. Check whether it worked, and try again in a moment.
fault-busy = The server is busy or about to restart. Try again in a moment.
fault-not-host = Only the host can do that.
fault-not-seated = You don’t have a seat here. Sit down first.
fault-no-such-seat = There’s no such seat here. Pick another one.
fault-seat-taken = That seat is taken. Pick another one.
fault-table-full = All seats are taken. The others see that you’d like to join. Watch until a seat is free.
fault-no-bot-there = There’s no bot in that seat.
fault-nobody-there = There’s nobody in that seat.
fault-still-there = They’re still here. You can only replace players who have left.
fault-just-lost = They lost the connection a moment ago. Give them ten seconds, then try again.
fault-has-a-day = They have a day for each move. A bot steps in only if they miss it.
fault-name-taken = Somebody at this table already has that name. Choose another one.
fault-no-such-look = That face or colour doesn’t exist. Choose another one.
fault-own-seat = That’s your own seat.
fault-barred = The host removed you from this table. Open or join another one.
fault-game-running = A game is in progress. You can join when it’s over.
fault-game-over = This game is over. Start a new one.
fault-no-game = The game hasn’t started yet.
fault-not-over = The game isn’t over yet.
fault-seats-empty = Some seats are empty. Wait for friends or add bots.
fault-not-ready = Not everyone is ready yet.
fault-too-few-players = Too few players for this game. Fill the empty seats with bots or wait for others.
fault-too-many-people = There are more people at the table than seats for that. Pick a larger number.
fault-options = These options don’t go together. Pick others.
fault-no-such-bot = There’s no such bot. Pick another one.
fault-stale-turn = That turn is over. Here’s how things stand now.
fault-not-asked = There’s nothing for you to choose right now.
fault-illegal = The rules don’t allow that. Here’s how things stand now.
fault-dealing = The cards are being dealt. Try again in a moment.
fault-not-dealing = No number is needed now. It is revealed while the cards are dealt.
fault-wrong-nonce = That number doesn’t match the one your device committed to.
fault-nothing-said = Your message is empty. Write something first.
fault-too-long = That’s too long. Keep it under 200 characters.
fault-too-fast = You’re sending messages too fast. Wait a moment.
fault-worn-out = This table has seen too many games. Open a new one.

## The end of a round

round-this = This round
round-this-end = Round and puddings
round-to-result = See the result
round-overall = Overall
round-you-lead = You lead by { $points }
round-you-share-lead = You’re tied for the lead
round-you-follow = You’re { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}, { $points } behind { $name }

## The end of the game

end-you-win = You win with { $points }!
end-wins = { $name } wins with { $points }.
end-you-came = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
}{ $points ->
    [0] , with the same points.
   *[other] , { $points } behind.
}
end-tie = It’s a tie: { $names }!
end-decided-puddings = Puddings decided it: +{ $points } for { $name }
end-decided-maki = Maki in round { $round } made the difference
end-see-it = See it
end-key-moment = Key moment

## Somebody is away

away-replace = Let a bot play for { $name }
away-back = I’m back

## Sharing

share-wins = { $name } wins with { $points } – { $game }
share-tie = { $names } share the win – { $game }
share-podium = The podium: { $ranking }
share-invite = Join { $host } for { $game }
share-seats = { $seats }. Anyone with the link can join.
share-playing = { $host } is playing { $game }
copy-failed = Couldn’t copy that for you. Here’s the link, ready to copy.
end-share = Share the result
end-picture = Save the picture

## Without a network

offline-title = You’re offline
offline-about = Tables need a connection. This page loads again by itself when you’re back online.
offline-again = Try again
offline-works = These work offline
