# Sushi Express on the pages. In tasks $who is “you” or “other”; $name is what the other is called.

express-pile = { $count ->
    [one] { $count } more customer in the pile
   *[other] { $count } more customers in the pile
}
express-phases = The phases of a round
express-row = Waiting customers
express-row-empty = Nobody is waiting.
express-cards = Your action cards
express-cards-none = You have none. You draw one when both rolls fail, or at the Park.
express-usable = now
express-hidden = { $count ->
    [one] { $count } unknown action card
   *[other] { $count } unknown action cards
}
express-points = { $points ->
    [one] { $points } point for customers so far
   *[other] { $points } points for customers so far
}
express-tips-cost = Fewest tips: minus { $points } if the game ended now.
express-bet = Bet: { $number }
express-first = bets first
express-lowest = lowest bet
express-house = house { $number }
express-dice = The dice show { $dice }, together { $total }.
express-percent = { $percent }%
express-over = The game is over.
express-same-hint = Dashed: with a same bet card.

## What is to be done

express-task-bet = { $who ->
    [you] Lay your pawn on a number.
   *[other] { $name } is betting.
}
express-task-swap = { $who ->
    [you] Swap two numbers, or leave it at that.
   *[other] { $name } may still swap.
}
express-task-roll = { $who ->
    [you] Roll { $bet } or more.
   *[other] { $name } is to roll { $bet } or more.
}
express-task-roll-again = { $who ->
    [you] Too low. Roll again for { $bet } or more.
   *[other] { $name } rolls again for { $bet } or more.
}
express-task-fail = { $who ->
    [you] Both rolls were below { $bet }. Re-roll a die, or accept it.
   *[other] { $name } may still re-roll a die.
}
express-task-drive = { $who ->
    [you] Drive.
   *[other] { $name } is about to drive.
}
express-task-take = { $who ->
    [you] Take a customer.
   *[other] { $name } is taking a customer.
}
express-task-order = { $who ->
    [you] You have the lowest bet: what happens to the customers who are left?
   *[other] { $name } decides about the customers who are left.
}

## What can be chosen

express-move-bet = Bet on { $number }
express-move-same = Bet on { $number } too, with same bet
express-move-swap = Swap { $lower } and { $higher }
express-move-done = Leave it at that
express-move-roll = Roll both dice
express-move-reroll = Throw the { $pips } again
express-move-accept = Accept it
express-move-go = { $further ->
    [0] Drive
    [one] Drive { $further } tile further
   *[other] Drive { $further } tiles further
}
express-move-take = Take: { $customer }
express-move-keep = Let them wait
express-move-discard = Send all away, new ones come

## What a choice leads to

express-preview = Show what choices lead to
express-preview-percent = How likely you are to drive with this bet, given the bets that lie there now; with dice, how likely you are to reach your bet.
express-preview-customer = You come by Sushi Express and take a customer, as the vans stand now.
express-preview-park = You stop at the Park and draw an action card.
express-preview-ring = On the ring: where your van would stop if it drove so many tiles now.
express-chance-to-drive = You drive in about { $percent } of 100 such cases.
express-chance-to-reach = You reach your bet in about { $percent } of 100 such cases.
express-stops = { $visits ->
    [yes] Takes a customer and stops at: { $tile }.
   *[no] Stops at: { $tile }.
}
express-reason-take = It is worth { $points } to you.
express-reason-tip = Whoever has fewest tips loses points at the end.
express-reason-swap = It changes who stands on { $lower } and who on { $higher }.
express-reason-done = Nothing more is worth a card now.
express-reason-accept = You keep your cards, and whoever fails draws another.
express-reason-keep = These customers suit you in the next round too.
express-reason-discard = These customers would suit others better.

## What happened

express-round-began = A round begins. { $name } bets first.
express-row-filled = New customers: { $customers }.
express-betted = { $name } bets on { $number }{ $same ->
    [yes] {" "}with same bet
   *[no] {""}
}.
express-swapped = { $name } swaps { $lower } and { $higher }.
express-bets-closed = Everybody has bet; the lowest bet is that of { $name }.
express-rolled = { $name } rolls { $total } for a bet of { $bet }: { $reached ->
    [yes] that is enough.
   *[no] too low.
}
express-rerolled = { $name } re-rolls: { $from } becomes { $to }, together { $total } for a bet of { $bet }: { $reached ->
    [yes] that is enough.
   *[no] too low.
}
express-drew = { $reason ->
    [park] At the Park { $name } draws an action card.
   *[failed] { $name } does not drive this round and draws an action card.
}
express-drew-known = { $reason ->
    [park] At the Park { $name } draws an action card: { $card }.
   *[failed] { $name } does not drive this round and draws an action card: { $card }.
}
express-drew-nothing = { $reason ->
    [park] At the Park: no action cards are left.
   *[failed] No driving this round, and no action cards are left: { $name }.
}
express-drove = { $name } drives { $tiles } tiles{ $further ->
    [0] {""}
    [one] , one further than the bet
   *[other] , { $further } further than the bet
}{ $skipped ->
    [0] {""}
    [one] , past one van
   *[other] , past { $skipped } vans
}, and stops at: { $tile }.
express-took = { $name } takes: { $customer }.
express-kept = { $name } lets the customers wait.
express-discarded = { $name } sends the customers away.
express-cleared = Nobody could drive: the customers leave.
express-revealed = { $name } still holds: { $cards }.
express-scored = { $name } has { $tips ->
    [one] { $tips } tip
   *[other] { $tips } tips
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Everybody bets on a number from 2 to 12: so many tiles your van drives, if it gets to drive. A high number takes you far, but is hard to roll. The percentages tell how hard.
guide-sushi-express-2 = The highest bet rolls first, twice at most. As soon as somebody reaches their bet, they and everybody below drive. So a low bet may drive without rolling.
guide-sushi-express-3 = Vans drive clockwise, the highest bet first. A tile with another van on it is not counted. Pass Sushi Express or stop there, and you take a customer.
guide-sushi-express-4 = The first customer of a colour scores 3 points, each further one 1. Collect different colours.
guide-sushi-express-5 = Tips score nothing, but whoever has fewest at the end loses as many points as the most tips anybody has. The arrow beside the coins says who that would be now.
guide-sushi-express-6 = If both rolls fail you do not drive, but draw an action card; so does whoever stops at the Park. Your cards say when you can use them.
guide-sushi-express-7 = The lowest bet decides whether the customers who are left wait or go, and bets first in the next round. A high bet takes more luck, a low one has more say.
guide-sushi-express-8 = The game ends when the row of customers cannot be filled up. Look at the pile at the top, and make every lap count.
