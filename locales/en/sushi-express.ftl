# Sushi Express on the pages. In tasks $who is “you” or “other”; $name is what the other is called.

express-round = Round { $round }
express-pile = { $count ->
    [one] { $count } more customer in the pile
   *[other] { $count } more customers in the pile
}
express-phases = Phases of a round
express-row = Waiting customers
express-row-empty = Nobody’s waiting.
express-cards = Your action cards
express-cards-none = None yet. You draw one when both your rolls fail, or at the Park.
express-usable = now
express-hidden = { $count ->
    [one] { $count } hidden action card
   *[other] { $count } hidden action cards
}
express-points = { $points ->
    [one] { $points } point from customers so far
   *[other] { $points } points from customers so far
}
express-tips-cost = Fewest tips: −{ $points } if the game ended now.
express-bet = Bet: { $number }
express-first = bets first
express-lowest = lowest bet
express-house = house { $number }
express-dice = The dice show { $dice }, that’s { $total }.
express-percent = { $percent }%
express-over = The game is over.
express-same-hint = Dashed border: needs a same bet card.

## What is to be done

express-task-bet = { $who ->
    [you] Put your pawn on a number.
   *[other] { $name } is betting.
}
express-task-swap = { $who ->
    [you] Swap two numbers, or don’t.
   *[other] { $name } can still swap.
}
express-task-roll = { $who ->
    [you] Roll { $bet } or more.
   *[other] { $name } has to roll { $bet } or more.
}
express-task-roll-again = { $who ->
    [you] Too low. Roll again: { $bet } or more.
   *[other] { $name } rolls again: { $bet } or more.
}
express-task-fail = { $who ->
    [you] Both rolls were below { $bet }. Re-roll a die, or give up.
   *[other] { $name } can still re-roll a die.
}
express-task-drive = { $who ->
    [you] Off you go!
   *[other] { $name } is about to drive.
}
express-task-take = { $who ->
    [you] Take a customer.
   *[other] { $name } is taking a customer.
}
express-task-order = { $who ->
    [you] Your bet is the lowest. What about the customers who are left?
   *[other] { $name } decides about the customers who are left.
}

## What can be chosen

express-move-bet = Bet on { $number }
express-move-same = Bet on { $number } too (same bet)
express-move-swap = Swap { $lower } and { $higher }
express-move-done = Don’t swap
express-move-roll = Roll both dice
express-move-reroll = Re-roll the { $pips }
express-move-accept = Give up
express-move-go = { $further ->
    [0] Drive
    [one] Drive { $further } tile further
   *[other] Drive { $further } tiles further
}
express-move-take = Take the { $customer }
express-move-keep = Keep them
express-move-discard = Replace them all

## What a choice leads to

express-preview = Show odds and previews
express-preview-percent = Your chance to drive with this bet, given the bets so far; with dice, your chance to reach your bet.
express-preview-customer = You pass Sushi Express and take a customer, if the vans stay where they are.
express-preview-park = You stop at the Park and draw an action card.
express-preview-ring = On the ring: where your van would stop if it drove that far now.
express-chance-to-drive = { $percent }% chance to drive.
express-chance-to-reach = { $percent }% chance to reach your bet.
express-stops = { $visits ->
    [yes] Takes a customer and lands on { $tile }.
   *[no] Lands on { $tile }.
}
express-reason-take = It’s worth { $points } to you.
express-reason-tip = Whoever has the fewest tips loses points at the end.
express-reason-swap = It swaps the pawns on { $lower } and { $higher }.
express-reason-done = No other card is worth playing now.
express-reason-accept = You keep your cards and draw another one.
express-reason-keep = You could use these customers next round.
express-reason-discard = These customers would help the others more.

## What happened

express-round-began = New round. { $name } bets first.
express-row-filled = New customers: { $customers }.
express-betted = { $name } bets on { $number }{ $same ->
    [yes] {" "}with same bet
   *[no] {""}
}.
express-swapped = { $name } swaps { $lower } and { $higher }.
express-bets-closed = All bets are in. { $name } has the lowest.
express-rolled = { $name } rolls { $total } for a bet of { $bet }: { $reached ->
    [yes] made it!
   *[no] too low.
}
express-rerolled = { $name } re-rolls the { $from } and gets a { $to }. That’s { $total } for a bet of { $bet }: { $reached ->
    [yes] made it!
   *[no] too low.
}
express-drew = { $reason ->
    [park] { $name } draws an action card at the Park.
   *[failed] { $name } can’t drive this round and draws an action card.
}
express-drew-known = { $reason ->
    [park] { $name } draws an action card at the Park: { $card }.
   *[failed] { $name } can’t drive this round and draws an action card: { $card }.
}
express-drew-nothing = { $reason ->
    [park] { $name } is at the Park, but no action cards are left.
   *[failed] { $name } can’t drive this round, and no action cards are left.
}
express-drove = { $name } drives { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $further ->
    [0] {""}
   *[other] {" "}({ $further } more than the bet)
}{ $skipped ->
    [0] {""}
    [one] , past one van,
   *[other] , past { $skipped } vans,
} and lands on { $tile }.
express-took = { $name } takes a { $customer }.
express-kept = { $name } keeps the customers.
express-discarded = { $name } replaces all the customers.
express-cleared = Nobody could drive, so the customers leave.
express-revealed = { $name } still holds: { $cards }.
express-scored = { $name } has { $tips ->
    [one] { $tips } tip
   *[other] { $tips } tips
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The guide: a sentence or two for each choice. What is asked when depends on the dice, so each holds at any time.

guide-sushi-express-1 = Everyone bets on a number from 2 to 12. That’s how far your van drives, if it gets to drive. A high number takes you far but is hard to roll. The percentages show your odds.
guide-sushi-express-2 = The highest bet rolls first, up to twice. As soon as someone reaches their bet, they and everyone below drive. So a low bet may drive without rolling.
guide-sushi-express-3 = Vans drive clockwise, highest bet first, and skip tiles where another van is parked. Pass Sushi Express or stop there to take a customer.
guide-sushi-express-4 = Your first customer of a colour scores 3 points, every other one 1. Collect different colours!
guide-sushi-express-5 = Tips score nothing, but whoever has the fewest at the end loses as many points as the most tips anyone has. The arrow beside the coins shows who that would be now.
guide-sushi-express-6 = If both your rolls fail, you don’t drive, but you draw an action card. You also draw one when you stop at the Park. Each card says when you can use it.
guide-sushi-express-7 = The lowest bet decides whether the customers who are left stay or go, and bets first next round. A high bet needs more luck, a low one has more say.
guide-sushi-express-8 = The game ends when the row of customers can’t be filled up. Keep an eye on the pile at the top, and make every lap count.
