# What stands on the pages. Sentences end with a full stop; labels on buttons do not.

## The site

site-title = A seat at the sushi counter
site-summary = Play sushi games with friends or against bots: in your browser, at once, without an account.
skip-to-content = To the content
nav-site = Site
games = Games
rules = Rules
for-programs = For programs
unofficial = An unofficial implementation with its own drawings and texts. The games’ names belong to their publishers.
back-home = To the first page
settings = Settings
language-name = English
language = Language
theme = Light
theme-system = As the system
theme-day = Day
theme-night = Night
sound = Sound
sound-on = On
sound-off = Off
your-name = Your name
save = Save
notify-me = Tell me when it is my turn
guest-name = Guest
continue = Continue

## Connection

connection-lost = The connection is lost. Trying again…
connection-back = Connected again.
connection-gone = The table cannot be reached. Load the page again, or go to the first page.
not-sent = That could not be sent. Check your connection and try again.
link-copied = The link is copied.

## The first page

play-now = Play now, against
opponents = Opponents
learn-start = Learn in two minutes
open-table = Play with friends
    .about = Open a table and send them the link. Bots take the seats that stay empty.
your-name-here = What the others will call you
join = Join friends
    .about = Enter the code of their table, or its link.
    .do = Join
code = Code
own-tables = Your tables
open-tables = Open tables
open-tables-empty = No table is open to everybody at the moment. Open one: others will see it here.
finished-games = Your finished games
game-at-table = game { $number } at table { $code }
is-playing = playing
is-waiting = waiting
is-full = full
seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Before a game

seats = Seats
seat-free = Free seat
host = host
you = you
ready = Ready
not-ready = Not ready yet
be-ready = I am ready
sit-here = Sit here
sit-down = Sit down
get-up = Get up
make-host = Make host
send-away = Send away
take-away = Take away
bot-for-seat = A bot for seat { $seat }
what-are-you-called = What are you called?
fill-seats = { $count ->
    [one] One seat is free. Wait for a friend, or seat a bot.
   *[other] { $count } seats are free. Wait for friends, or seat bots:
}
waiting-for = Waiting for: { $names }
waiting-for-host = The host starts the game. Host: { $name }
start = Start the game
terms = What is played
apply = Apply
public = Everybody may find this table
clock = Time for a choice
    .about = When the time is over, a bot chooses.
clock-none = No limit
clock-20s = 20 seconds
clock-60s = A minute
clock-1d = A day
invite-title = Invite friends
invite-how = Send them this link. Whoever opens it can sit down.
invite-link = The link to this table
invite-code = Or tell them the code:
invite-qr = For a phone’s camera
copy = Copy
share = Share
fair = The deal is fixed before anybody can influence it, and can be checked afterwards.
    .about = This is the fingerprint of the house’s secret. Everybody at the table adds to the deal, so nobody can choose it. After the game the secret is in the record, and anybody can verify it.
fair-more = How?

## At every table

round-over = Round { $round } is over.
your-hand = Your hand
hand-of = Hand of { $name }
puddings-now = { $puddings }: { $points } if the game ended now
log-round = Round { $round } begins.
your-turn = Your turn
others = The others
side = Scores, log and talk
log = What happened
scores = Score pad
scores-empty = Nothing is scored yet.
total = Total
round = Round { $round }
list-separator = { ", " }
score-item = { $what } { $number }
end-of-game = End of the game
end-short = End
talk = Talk
talk-empty = Nobody has said anything yet.
talk-say = Say something
send = Send
reaction-nice = Nice.
reaction-ouch = Ouch.
reaction-wow = Wow.
reaction-thinking = Let me think.
reaction-thanks = Thanks for the game.
people = People and link
note-away = a bot plays
note-offline = not connected
replace = Let a bot play
leave-game = Let a bot play for me
    .about = You can come back at any time.
you-are-away = A bot plays for you.
return = Play again yourself
paused = Paused until somebody is back.
you-watch = You watch this game.
has-chosen = has chosen
chooses = choosing
points-now = from earlier rounds: { $total }, on the table now: { $now }
you-won = You have won.
won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
play-again = Play again
again-yes = wants to play again
again-no = doesn’t want to play again
again-open = hasn’t answered yet
start-without-waiting = Start without waiting
    .about = Bots take the seats of players who haven’t said yes.
replay = Watch again
chart-rounds = Points after each round

## Hints

hint = Hint
hint-about = What an itamae would play, and why.
hint-best = An itamae would play: { $choice }.
hint-chance = That wins about { $chance } in 100 such games.
hint-next = Next best: { $choice }, about { $chance }.
hint-alike = Nothing else is much worse.
hint-none = There is nothing to choose now.

## The guide

guide-title = { $game } – your first round
guide-step = Step { $step } of { $steps }
guide-back = One step back
guide-again = From the beginning
guide-suggestion = A good choice here: { $choice }
guide-done = That was a round. You know the game now.
guide-next = Play a real game

## Watching a finished game again

replay-title = { $game }, game { $number }
replay-turn = Turn { $turn } of { $turns }
replay-deal = The deal
replay-first = To the deal
replay-back = Previous turn
replay-on = Next turn
replay-play = Play
replay-last = To the end
replay-jump = Go to turn
to-the-table = To the table
replay-download = Download the record
replay-verify = Anybody can check the record: sushiya verify
replay-open = All hands are open.
replay-chose = { $name }: { $choice }
chances = How the chances moved
chances-about = How likely each was to win, as the bots judge it with all hands open. Choices are judged by what their player could know.
chances-wait = The bots are thinking it over: { $done } of { $all } turns.
chances-ask = Let the bots judge this game
chances-mistakes = Most expensive choices
chances-mistake = Turn { $turn }, { $name }: { $chosen } instead of { $best } cost about { $loss } in 100.
chances-no-mistakes = Nobody made a choice that cost much.
chances-chart = Chances to win, turn by turn

## When something cannot be done

sorry-title = That did not work
fault-no-table = There is no such table, or it was cleared away. Check the link or the code, or open a new table.
fault-no-record = There is no record of that game. A game has one once it is over.
fault-no-page = There is nothing here. Perhaps the link is old or was copied in part.
fault-method = That cannot be done here. Go back and try it from the page.
fault-unknown-guest = Say first what you are called.
fault-name = A name has 1 to 24 letters. Try another.
fault-unreadable = The page sent something that cannot be read. Load it again and try once more.
fault-too-large = That is too long. Send less.
fault-origin = That came from another site, so it was not done.
fault-too-many = That was too much at once. Wait a moment and try again.
fault-storage = It could not be stored, so it has not happened. Try again in a moment.
fault-broken = This table cannot be read any more. Open a new one.
fault-crashed = Something went wrong here. Check whether it worked, and try again in a moment.
fault-busy = The house is busy or about to restart. Try again in a moment.
fault-not-host = Only the host of the table can do that.
fault-not-seated = You have no seat at this table. Sit down first.
fault-no-such-seat = This table has no such seat.
fault-seat-taken = That seat is taken. Choose another.
fault-table-full = All seats are taken. The others see that you’d like to join. Watch until a seat is free.
fault-no-bot-there = There is no bot in that seat.
fault-nobody-there = There is nobody in that seat.
fault-still-there = They are still there. Only somebody who is gone can be replaced.
fault-just-lost = They lost the connection a moment ago. Give them ten seconds, then try again.
fault-has-a-day = They have a day for each move. A bot steps in only if they miss it.
fault-name-taken = Somebody at this table already has that name. Choose another one.
fault-no-such-look = That face or colour doesn’t exist. Choose another one.
fault-own-seat = That is your own seat.
fault-barred = The host has sent you away from this table. Open another one.
fault-game-running = A game is being played. Wait until it is over.
fault-game-over = The game is over. Start another one.
fault-no-game = No game is being played yet.
fault-not-over = The game is not over yet.
fault-seats-empty = Some seats are empty. Wait for friends, or seat bots.
fault-not-ready = Not everybody is ready yet.
fault-too-few-players = Too few players for this game. Fill the empty seats with bots or wait for others.
fault-too-many-people = There are more people at the table than that would have seats for.
fault-options = That cannot be played together. Choose other options.
fault-no-such-bot = There is no such bot.
fault-stale-turn = That turn is over already. This is how it stands now.
fault-not-asked = There is nothing for you to choose now.
fault-illegal = The rules do not allow that. This is how it stands now.
fault-nothing-said = There was nothing in it.
fault-too-long = That is too long: 200 letters at most.
fault-too-fast = You say a lot at once. Wait a moment.
fault-worn-out = This table has seen too many games. Open a new one.
