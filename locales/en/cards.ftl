# What lies on the tables, and what it does. Names stand as they do inside a sentence; labels (options, bots, phases) begin with a
# capital; explanations (.about) are sentences. ".counted" is the name with a number before it.

## The games

game-sushi-go = Sushi Go!
    .about = Pick a card, pass the rest, build the best meal. 2–5 players.
game-sushi-express = Sushi Express
    .about = Bet on the dice, drive around the block, collect customers and tips. 3–6 players.
game-kanji-zushi = Kanji-zushi
    .about = Combine a left and a right half into a kanji. The more strokes, the better. 2–8 players.

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
decided-by-strokes = Most strokes.
decided-by-puddings = Tied on points. More puddings win.
decided-by-action-cards = Tied on points. More action cards in hand win (tips don’t count).
decided-by-best-kanji = Tied on strokes. The best single kanji wins.
decided-by-shared = Even the tie-break is tied.

## Sushi Go!: cards

card-tempura = tempura
    .counted = { $count } tempura
    .about = Each pair scores 5 points. One alone scores nothing.
card-sashimi = sashimi
    .counted = { $count } sashimi
    .about = Each set of three scores 10 points. One or two alone score nothing.
card-gyoza = gyoza
    .counted = { $count } gyoza
    .about = One to five score 1, 3, 6, 10, 15 points. More than five add nothing.
card-maki1 = maki ×1
    .counted = { $count ->
        [one] { $count } maki (1 roll)
       *[other] { $count } maki (1 roll each)
    }
    .about = One roll. The most rolls score 6 points, the second most 3.
card-maki2 = maki ×2
    .counted = { $count ->
        [one] { $count } maki (2 rolls)
       *[other] { $count } maki (2 rolls each)
    }
    .about = Two rolls. The most rolls score 6 points, the second most 3.
card-maki3 = maki ×3
    .counted = { $count ->
        [one] { $count } maki (3 rolls)
       *[other] { $count } maki (3 rolls each)
    }
    .about = Three rolls. The most rolls score 6 points, the second most 3.
card-salmon = salmon nigiri
    .counted = { $count } salmon nigiri
    .about = Scores 2 points, or 6 on wasabi.
card-squid = squid nigiri
    .counted = { $count } squid nigiri
    .about = Scores 3 points, or 9 on wasabi.
card-egg = egg nigiri
    .counted = { $count } egg nigiri
    .about = Scores 1 point, or 3 on wasabi.
card-pudding = pudding
    .counted = { $count ->
        [one] { $count } pudding
       *[other] { $count } puddings
    }
    .about = Stays until the end of the game. Then the most puddings gain 6 points and the fewest lose 6. With two players nobody loses points.
card-wasabi = wasabi
    .counted = { $count } wasabi
    .about = Your next nigiri goes on it and counts triple. Alone it scores nothing.
card-chopsticks = chopsticks
    .counted = { $count ->
        [one] { $count } pair of chopsticks
       *[other] { $count } pairs of chopsticks
    }
    .about = On a later turn you can play two cards, one after the other. The chopsticks then go back into your hand. They score nothing.

on-wasabi = { $card } on wasabi

## Sushi Go!: at the table

term-dummy = dummy
    .about = A third player who isn’t really there. You two take turns picking for it.
passing-left = Pass left
passing-right = Pass right

## Sushi Go!: lines of the score

line-sushi-go-maki = maki
    .about = Most rolls 6 points, second most 3.
line-sushi-go-tempura = tempura
    .about = 5 points for each pair.
line-sushi-go-sashimi = sashimi
    .about = 10 points for each set of three.
line-sushi-go-gyoza = gyoza
    .about = 1, 3, 6, 10, 15 points for one, two, three, four, five or more.
line-sushi-go-nigiri = nigiri
    .about = Squid 3 points, salmon 2, egg 1; triple on wasabi.
line-sushi-go-pudding = pudding
    .about = The most puddings gain 6 points, the fewest lose 6.

## Sushi Express: customers

customer-light-blue = light blue customer
    .counted = { $count ->
        [one] { $count } light blue customer
       *[other] { $count } light blue customers
    }
    .about = One of eight. Your first in this colour scores 3 points, every other one 1.
customer-dark-blue = dark blue customer
    .counted = { $count ->
        [one] { $count } dark blue customer
       *[other] { $count } dark blue customers
    }
    .about = One of eight. Your first in this colour scores 3 points, every other one 1.
customer-pink = pink customer
    .counted = { $count ->
        [one] { $count } pink customer
       *[other] { $count } pink customers
    }
    .about = One of two. Your first in this colour scores 3 points, the second 1.
customer-purple = purple customer
    .counted = { $count ->
        [one] { $count } purple customer
       *[other] { $count } purple customers
    }
    .about = One of two. Your first in this colour scores 3 points, the second 1.
customer-red = red customer
    .counted = { $count ->
        [one] { $count } red customer
       *[other] { $count } red customers
    }
    .about = One of two. Your first in this colour scores 3 points, the second 1.
customer-yellow = yellow customer
    .counted = { $count ->
        [one] { $count } yellow customer
       *[other] { $count } yellow customers
    }
    .about = One of two. Your first in this colour scores 3 points, the second 1.
customer-green = green customer
    .counted = { $count ->
        [one] { $count } green customer
       *[other] { $count } green customers
    }
    .about = One of two. Your first in this colour scores 3 points, the second 1.
customer-white = white customer
    .counted = { $count ->
        [one] { $count } white customer
       *[other] { $count } white customers
    }
    .about = One of two. Your first in this colour scores 3 points, the second 1.
customer-tip = tip
    .counted = { $count ->
        [one] { $count } tip
       *[other] { $count } tips
    }
    .about = One of eight. Scores nothing, but the player with the fewest tips loses as many points as the most tips anyone has.

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
    .about = When you bet: put your pawn on a number that’s taken, on top of the pawns there.
action-swap = swap
    .counted = { $count } × swap
    .about = When you bet, before or after placing your pawn: swap the pawns on two neighbouring numbers.
action-re-roll = re-roll
    .counted = { $count } × re-roll
    .about = When your roll is below your bet: roll one of the two dice again.
action-one-tile-further = one tile further
    .counted = { $count } × one tile further
    .about = When you drive: go one tile further than your bet.
action-tip = tip
    .counted = { $count } × tip
    .about = Keep it until the end of the game. It counts as a tip.


## Sushi Express: the ring, the vans, the bets

term-customer-pile = pile of customers
term-ring = ring
    .about = Twelve tiles. Vans drive around it clockwise and skip tiles where another van is parked.
tile-sushi-express = Sushi Express
    .about = Everyone starts here. Pass it or stop here to take a customer.
tile-park = Park
    .about = Stop here to draw an action card.
term-van = van
    .counted = { $count ->
        [one] { $count } van
       *[other] { $count } vans
    }
    .about = Drives as many tiles as its player has bet.
term-bet-track = bet track
    .about = The numbers 2 to 12. Only one player can pick each of them, or more with same bet.
term-tip = tip
    .counted = { $count ->
        [one] { $count } tip
       *[other] { $count } tips
    }

## Sushi Express: the phases of a round

phase-bets = Bets
    .about = One after the other, everyone puts a pawn on a number.
phase-dice = Dice
    .about = The highest bet rolls first, up to twice, then the next one, until someone reaches their bet.
phase-vans = Vans
    .about = Everyone with a pawn left on the track drives, highest bet first.
phase-orders = Orders
    .about = The lowest bet decides whether the customers who are left stay. Then the row is filled up.

## Sushi Express: lines of the score

line-sushi-express-colours = colours
    .about = 3 points for your first customer of each colour.
line-sushi-express-extras = extra customers
    .about = 1 point for every other customer of a colour.
line-sushi-express-tips = tips
    .about = The player with the fewest tips loses as many points as the most tips anyone has.

## Kanji-zushi

term-neta = neta
    .about = The left half of a kanji. Everyone has the same ten and holds five.
term-shari = shari
    .about = The right half of a kanji. There are six on the table.
term-kanji = kanji
    .counted = { $count } kanji
    .about = Make five and you’re done.
term-stroke = stroke
    .counted = { $count ->
        [one] { $count } stroke
       *[other] { $count } strokes
    }
term-reading-on = on reading
    .about = The reading that came from Chinese, in katakana.
term-reading-kun = kun reading
    .about = The reading of a native Japanese word, in hiragana.
term-grade = school year
    .about = When children learn it in Japan.
grade = { $grade ->
    [8] secondary school
    [1] 1st grade
    [2] 2nd grade
    [3] 3rd grade
   *[other] { $grade }th grade
}

## Kanji-zushi: why a pair is no kanji

why-no-such-kanji = Not a kanji.
why-not-joyo = { $kanji } is a kanji, but not one of the 2,136 in common use.
why-not-left-right = In { $kanji } these parts are arranged differently.

## Kanji-zushi: lines of the score

line-kanji-zushi-kanji = kanji
    .about = One point for each stroke.

## What can be agreed before a game of Sushi Go!

option-sushi-go-players = Players
    .about = How many are playing?
option-sushi-go-players-2 = Two
    .about = Ten cards each, nine with the dummy.
option-sushi-go-players-3 = Three
    .about = Nine cards each.
option-sushi-go-players-4 = Four
    .about = Eight cards each.
option-sushi-go-players-5 = Five
    .about = Seven cards each.
option-sushi-go-variant = Variant
    .about = Which rules?
option-sushi-go-variant-standard = Standard
    .about = Pass to the left in every round.
option-sushi-go-variant-both-ways = Both ways
    .about = Pass to the right in round two.
option-sushi-go-variant-dummy = Dummy
    .about = Two players take turns picking for a third who isn’t there.

## What can be agreed before a game of Sushi Express

option-sushi-express-players = Players
    .about = How many are playing?
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
    .about = How many are playing?
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
    .about = Five kanji each. That uses up all the shari.
option-kanji-zushi-deck = Deck
    .about = Which cards?
option-kanji-zushi-deck-classic = Classic
    .about = The cards the game’s author published, plus seven more shari to make 46. You can make 102 kanji.
option-kanji-zushi-deck-years-1-3 = School years 1–3
    .about = Kanji of the first three years of school in Japan. You can make 69, 47 of them from those years. The best deck to start with.
option-kanji-zushi-deck-years-1-4 = School years 1–4
    .about = Kanji of the first four years of school. You can make 61, 49 of them from those years.
option-kanji-zushi-deck-years-1-6 = School years 1–6
    .about = Kanji of primary school. You can make 104, 86 of them from those years.
option-kanji-zushi-deck-house = House
    .about = For experts. You can make 132 kanji, but only 29 of them are taught in the first three years of school.
option-kanji-zushi-deck-custom = Your own
    .about = Ten neta and 46 shari that someone brought along.
option-kanji-zushi-help = Help
    .about = How much the table tells you before you try a pair.
option-kanji-zushi-help-strict = Strict
    .about = Try it and see.
option-kanji-zushi-help-guided = Guided
    .about = Pairs that make a kanji are marked. Great for learners.

## Bots

bot-random = Random
    .about = Plays any legal move at random.
bot-greedy = Greedy
    .about = Grabs whatever looks best right now.

## What the regulars say. At most 24 letters.

says-hana-greet = Hi! I’m new here!
says-hana-glad = Did I do that? Yay!
says-hana-glum = Oops, butterfingers!
says-taro-greet = Is it lunch yet?
says-taro-glad = Yum, points!
says-taro-glum = My tummy’s sad now.
says-pip-greet = Is there a booster seat?
says-pip-glad = Pip pip hooray!
says-pip-glum = Eep! My snack!
says-noor-greet = I’m here to learn.
says-noor-glad = Oh, how lovely!
says-noor-glum = Note to self: don’t.
says-mika-greet = Ready to lose nicely?
says-mika-glad = Too slow, everyone!
says-mika-glum = Rematch. Right now.
says-kenji-greet = The knives are sharp.
says-kenji-glad = A clean cut.
says-kenji-glum = My knife slipped.
says-sora-greet = Nice breeze, isn’t it?
says-sora-glad = Lucky clouds today.
says-sora-glum = There goes my cloud.
says-lola-greet = Make room for a star!
says-lola-glad = Applause, please!
says-lola-glum = The drama! The pain!
says-ume-greet = Sit up straight, dear.
says-ume-glad = Still got it, dear.
says-ume-glum = Enjoy it, youngster.
says-goro-greet = Eat first. Talk later.
says-goro-glad = Hmph. Good.
says-goro-glum = Hmph. Noted.
says-rin-greet = Shall we begin?
says-rin-glad = Just as calculated.
says-rin-glum = Interesting…
says-yusuf-greet = Welcome! Some tea?
says-yusuf-glad = Tea to celebrate!
says-yusuf-glum = Ah well, that’s sushi.
says-daruma-greet = I just roll with it!
says-daruma-glad = I meant to do that!
says-daruma-glum = Wobble… and up again!
says-maneki-greet = Your luck is here!
says-maneki-glad = Mine! All mine!
says-maneki-glum = My shiny points!
