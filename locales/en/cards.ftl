# What lies on the tables, and what it does. Names stand as they do inside a sentence; labels (options, bots, phases) begin with a
# capital; explanations (.about) are sentences. ".counted" is the name with a number before it.

## The games

game-sushi-go = Sushi Go!
    .about = Pick a card, pass the hand on, collect the best meal. For 2 to 5 players.
game-sushi-express = Sushi Express
    .about = Bet on the dice, drive round the block, collect customers and tips. For 3 to 6 players.
game-kanji-zushi = Kanji-zushi
    .about = Put left and right halves together to kanji with many strokes. For 2 to 8 players.

## What all games share

term-card = card
    .counted = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
term-point = point
    .counted = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What decides a game

decided-by-points = Most points.
decided-by-puddings = Equal on points; more puddings decide.
decided-by-action-cards = Equal on points; more action cards in hand decide, tip cards not counted.
decided-by-best-kanji = Equal on strokes; the best kanji with more strokes decides.
decided-by-shared = Equal in everything: a shared victory.

## Sushi Go!: cards

card-tempura = tempura
    .counted = { $count } tempura
    .about = Every two score 5 points. One alone scores nothing.
card-sashimi = sashimi
    .counted = { $count } sashimi
    .about = Every three score 10 points. One or two alone score nothing.
card-gyoza = gyoza
    .counted = { $count } gyoza
    .about = One to five score 1, 3, 6, 10, 15 points. Those after the fifth add nothing.
card-maki1 = maki with one roll
    .counted = { $count } maki with one roll
    .about = One roll. Most rolls score 6 points, second most 3.
card-maki2 = maki with two rolls
    .counted = { $count } maki with two rolls
    .about = Two rolls. Most rolls score 6 points, second most 3.
card-maki3 = maki with three rolls
    .counted = { $count } maki with three rolls
    .about = Three rolls. Most rolls score 6 points, second most 3.
card-salmon = salmon nigiri
    .counted = { $count } salmon nigiri
    .about = Scores 2 points, on wasabi 6.
card-squid = squid nigiri
    .counted = { $count } squid nigiri
    .about = Scores 3 points, on wasabi 9.
card-egg = egg nigiri
    .counted = { $count } egg nigiri
    .about = Scores 1 point, on wasabi 3.
card-pudding = pudding
    .counted = { $count ->
        [one] { $count } pudding
       *[other] { $count } puddings
    }
    .about = Stays until the end of the game. Then most puddings gain 6 points and fewest lose 6; of two players nobody loses.
card-wasabi = wasabi
    .counted = { $count } wasabi
    .about = The next nigiri you lay goes on it and counts three times. Alone it scores nothing.
card-chopsticks = chopsticks
    .counted = { $count ->
        [one] { $count } pair of chopsticks
       *[other] { $count } pairs of chopsticks
    }
    .about = On a later turn you may lay two cards, one after the other; then the chopsticks go into your hand. They score nothing.

on-wasabi = { $card } on wasabi

## Sushi Go!: at the table

term-dummy = dummy
    .about = A third player who is not there. The two of you take turns choosing for it.
passing-left = Hands pass to the left.
passing-right = Hands pass to the right.

## Sushi Go!: lines of the score

line-sushi-go-maki = maki
    .about = Most rolls 6 points, second most 3.
line-sushi-go-tempura = tempura
    .about = 5 points for every two.
line-sushi-go-sashimi = sashimi
    .about = 10 points for every three.
line-sushi-go-gyoza = gyoza
    .about = 1, 3, 6, 10, 15 points for one, two, three, four, five or more.
line-sushi-go-nigiri = nigiri
    .about = Squid 3 points, salmon 2, egg 1; three times as much on wasabi.
line-sushi-go-pudding = pudding
    .about = Most gain 6 points, fewest lose 6.

## Sushi Express: customers

customer-light-blue = light blue customer
    .counted = { $count ->
        [one] { $count } light blue customer
       *[other] { $count } light blue customers
    }
    .about = One of eight. Your first of this colour scores 3 points, each further one 1.
customer-dark-blue = dark blue customer
    .counted = { $count ->
        [one] { $count } dark blue customer
       *[other] { $count } dark blue customers
    }
    .about = One of eight. Your first of this colour scores 3 points, each further one 1.
customer-pink = pink customer
    .counted = { $count ->
        [one] { $count } pink customer
       *[other] { $count } pink customers
    }
    .about = One of two. Your first of this colour scores 3 points, a second one 1.
customer-purple = purple customer
    .counted = { $count ->
        [one] { $count } purple customer
       *[other] { $count } purple customers
    }
    .about = One of two. Your first of this colour scores 3 points, a second one 1.
customer-red = red customer
    .counted = { $count ->
        [one] { $count } red customer
       *[other] { $count } red customers
    }
    .about = One of two. Your first of this colour scores 3 points, a second one 1.
customer-yellow = yellow customer
    .counted = { $count ->
        [one] { $count } yellow customer
       *[other] { $count } yellow customers
    }
    .about = One of two. Your first of this colour scores 3 points, a second one 1.
customer-green = green customer
    .counted = { $count ->
        [one] { $count } green customer
       *[other] { $count } green customers
    }
    .about = One of two. Your first of this colour scores 3 points, a second one 1.
customer-white = white customer
    .counted = { $count ->
        [one] { $count } white customer
       *[other] { $count } white customers
    }
    .about = One of two. Your first of this colour scores 3 points, a second one 1.
customer-tip = tip
    .counted = { $count ->
        [one] { $count } tip
       *[other] { $count } tips
    }
    .about = One of eight. Scores nothing, but whoever has fewest tips loses as many points as the most tips anybody has.

colour-light-blue = light blue
colour-dark-blue = dark blue
colour-pink = pink
colour-purple = purple
colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white

shape-drop = drop
shape-square = square
shape-heart = heart
shape-diamond = diamond
shape-circle = circle
shape-star = star
shape-triangle = triangle
shape-moon = moon

## Sushi Express: action cards

action-same-bet = same bet
    .counted = { $count } × same bet
    .about = When you bet: lay your pawn on a number that is taken, on top of the pawns there.
action-swap = swap
    .counted = { $count } × swap
    .about = When you bet, before or after laying your pawn: exchange the pawns on two neighbouring numbers.
action-re-roll = re-roll
    .counted = { $count } × re-roll
    .about = When your roll is below your bet: throw one of the two dice again.
action-one-tile-further = one tile further
    .counted = { $count } × one tile further
    .about = When you drive: go one tile further than your bet.
action-tip = tip
    .counted = { $count } × tip
    .about = Keep it until the end of the game: there it counts as a tip.


## Sushi Express: the ring, the vans, the bets

term-customer-pile = pile of customers
term-ring = ring
    .about = Twelve tiles. Vans drive round it clockwise and do not count tiles on which another van stands.
tile-sushi-express = Sushi Express
    .about = Everybody starts here. Pass it or stop here and you take a customer.
tile-park = Park
    .about = Stop here and you draw an action card.
term-van = van
    .counted = { $count ->
        [one] { $count } van
       *[other] { $count } vans
    }
    .about = Drives as many tiles as its player has bet.
term-bet-track = bet track
    .about = The numbers 2 to 12. Each can be chosen by one player, or by more with same bet.
term-tip = tip
    .counted = { $count ->
        [one] { $count } tip
       *[other] { $count } tips
    }

## Sushi Express: the phases of a round

phase-bets = Bets
    .about = One after the other, everybody lays a pawn on a number.
phase-dice = Dice
    .about = The highest bet rolls, twice at most, then the next one, until somebody reaches their bet.
phase-vans = Vans
    .about = Everybody who still has a pawn on the track drives, the highest bet first.
phase-orders = Orders
    .about = The lowest bet decides whether the customers that are left stay; then the row is filled up.

## Sushi Express: lines of the score

line-sushi-express-colours = colours
    .about = 3 points for the first customer of each colour.
line-sushi-express-extras = further customers
    .about = 1 point for each further customer of a colour.
line-sushi-express-tips = tips
    .about = Whoever has fewest loses as many points as the most tips anybody has.

## Kanji-zushi

term-neta = neta
    .about = The left half of a kanji. Everybody has the same ten and holds five.
term-shari = shari
    .about = The right half of a kanji. Six lie on the table.
term-kanji = kanji
    .counted = { $count } kanji
    .about = With five in front of you, you are done.
term-stroke = stroke
    .counted = { $count ->
        [one] { $count } stroke
       *[other] { $count } strokes
    }
term-reading-on = on reading
    .about = The reading that came from Chinese, in katakana.
term-reading-kun = kun reading
    .about = The reading of a native word, in hiragana.
term-grade = school year
    .about = When it is learnt in Japan.
grade = { $grade ->
    [8] secondary school
   *[other] year { $grade } of primary school
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = There is no such kanji.
why-not-joyo = { $kanji } is a kanji, but not one of the 2,136 in regular use.
why-not-left-right = { $kanji } has these parts, but not this one on the left and that one on the right.

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = kanji
    .about = As many points as it has strokes.

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = Players
    .about = How many play.
option-sushi-go-players-2 = Two
    .about = Ten cards each, nine with the dummy.
option-sushi-go-players-3 = Three
    .about = Nine cards each.
option-sushi-go-players-4 = Four
    .about = Eight cards each.
option-sushi-go-players-5 = Five
    .about = Seven cards each.
option-sushi-go-variant = Variant
    .about = Which rules.
option-sushi-go-variant-standard = Standard
    .about = Hands pass to the left in every round.
option-sushi-go-variant-both-ways = Both ways
    .about = Hands pass to the right in the second round. For three to five players.
option-sushi-go-variant-dummy = Dummy
    .about = Two players take turns choosing for a third who is not there.

## What can be agreed before a game of Sushi Express

option-sushi-express-players = Players
    .about = How many play.
option-sushi-express-players-3 = Three
    .about = Three customers face up.
option-sushi-express-players-4 = Four
    .about = Four customers face up.
option-sushi-express-players-5 = Five
    .about = Five customers face up.
option-sushi-express-players-6 = Six
    .about = Six customers face up.

## What can be agreed before a game of Kanji-zushi

option-kanji-zushi-players = Players
    .about = How many play.
option-kanji-zushi-players-2 = Two
    .about = Five kanji each.
option-kanji-zushi-players-3 = Three
    .about = Five kanji each.
option-kanji-zushi-players-4 = Four
    .about = Five kanji each.
option-kanji-zushi-players-5 = Five
    .about = Five kanji each.
option-kanji-zushi-players-6 = Six
    .about = Five kanji each.
option-kanji-zushi-players-7 = Seven
    .about = Five kanji each.
option-kanji-zushi-players-8 = Eight
    .about = Five kanji each, and then every shari is out.
option-kanji-zushi-deck = Deck
    .about = Which cards.
option-kanji-zushi-deck-classic = Classic
    .about = The cards its author published, with seven more shari to make 46; 102 kanji can be formed.
option-kanji-zushi-deck-house = House
    .about = A more generous deck; 132 kanji can be formed.
option-kanji-zushi-deck-custom = Your own
    .about = Ten neta and 46 shari that somebody has brought.
option-kanji-zushi-help = Help
    .about = How much the table tells before a pair is tried.
option-kanji-zushi-help-strict = Strict
    .about = You find out by trying.
option-kanji-zushi-help-guided = Guided
    .about = Pairs that are kanji are marked. For learners.

## Bots

bot-random = Random
    .about = Chooses every legal move equally often.
bot-greedy = Greedy
    .about = Takes what looks best at a glance.
bot-apprentice = Apprentice
    .about = Has just learnt the game and overlooks things.
bot-cook = Cook
    .about = Plays soundly and looks a little ahead.
bot-itamae = Itamae
    .about = Thinks everything through.
