# Sushi Express on the pages. $who is “you” where the reader is addressed and “other” elsewhere; $name is what the other is called.

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
express-hidden = { $count ->
    [one] { $count } hidden action card
   *[other] { $count } hidden action cards
}
express-tips-cost = Fewest tips: −{ $points } if the game ended now.
express-bet = Bet: { $number }
express-first = bets first
express-lowest = lowest bet
express-house = house { $number }
express-dice = The dice show { $dice }, that’s { $total }.
express-percent = { $percent }%
express-over = The game is over.

## What is to be done

express-task-bet = { $who ->
    [you] Put your pawn on a number.
   *[other] { $name } is betting.
}
express-task-swap = { $who ->
    [you] Swap two numbers, or don’t.
   *[other] { $name } can still swap.
}
express-task-no-swap = You have no swap card. The others don’t know that.
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
express-task-no-reroll = Both rolls were below { $bet }, and you have no re-roll card. The others don’t know that.
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
express-chance-to-drive = { $percent }% chance to drive.
express-chance-to-reach = { $percent }% chance to reach your bet.
express-stops = { $visits ->
    [yes] Takes a customer and lands on { $tile }.
   *[no] Lands on { $tile }.
}
express-reason-take = It’s worth { $points } to you.
express-tip-own = Your tips: { $before } → { $after }.
express-tip-others-lose = Others lose up to { $points }.
express-passes = Passes { $names }.
express-swap-move = { $name }: { $from } → { $to }
express-swap-moves = { $moves }.
express-reason-swap = It swaps the pawns on { $lower } and { $higher }.
express-reason-done = No other card is worth playing now.
express-reason-accept = You keep your cards and draw another one.
express-reason-keep = You could use these customers next round.
express-reason-discard = These customers would help the others more.

## What happened

express-round-began = New round. { $who ->
    [you] You bet first.
   *[other] { $name } bets first.
}
express-row-filled = New customers: { $customers }.
express-betted = { $who ->
    [you] You bet
   *[other] { $name } bets
} on { $number }{ $same ->
    [yes] {" "}with same bet
   *[no] {""}
}.
express-swapped = { $who ->
    [you] You swap
   *[other] { $name } swaps
} { $lower } and { $higher }.
express-bets-closed = All bets are in. { $who ->
    [you] Yours is the lowest.
   *[other] { $name } has the lowest.
}
express-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
} { $total } for a bet of { $bet }: { $reached ->
    [yes] made it!
   *[no] too low.
}
express-rerolled = { $who ->
    [you] You re-roll the { $from } and get a { $to }.
   *[other] { $name } re-rolls the { $from } and gets a { $to }.
} That’s { $total } for a bet of { $bet }: { $reached ->
    [yes] made it!
   *[no] too low.
}
express-drew = { $who ->
    [you] { $reason ->
        [park] You draw an action card at the Park.
       *[failed] You can’t drive this round and draw an action card.
    }
   *[other] { $reason ->
        [park] { $name } draws an action card at the Park.
       *[failed] { $name } can’t drive this round and draws an action card.
    }
}
express-drew-known = { $who ->
    [you] { $reason ->
        [park] You draw an action card at the Park: { $card }.
       *[failed] You can’t drive this round and draw an action card: { $card }.
    }
   *[other] { $reason ->
        [park] { $name } draws an action card at the Park: { $card }.
       *[failed] { $name } can’t drive this round and draws an action card: { $card }.
    }
}
express-drew-nothing = { $who ->
    [you] { $reason ->
        [park] You’re at the Park, but no action cards are left.
       *[failed] You can’t drive this round, and no action cards are left.
    }
   *[other] { $reason ->
        [park] { $name } is at the Park, but no action cards are left.
       *[failed] { $name } can’t drive this round, and no action cards are left.
    }
}
express-drove = { $who ->
    [you] You drive
   *[other] { $name } drives
} { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $further ->
    [0] {""}
   *[other] {" "}({ $further } more than the bet)
}{ $skipped ->
    [0] {""}
    [one] , past one van,
   *[other] , past { $skipped } vans,
} and { $who ->
    [you] land
   *[other] lands
} on { $tile }.
express-took = { $who ->
    [you] You take
   *[other] { $name } takes
} a { $customer }.
express-kept = { $who ->
    [you] You keep
   *[other] { $name } keeps
} the customers.
express-discarded = { $who ->
    [you] You replace
   *[other] { $name } replaces
} all the customers.
express-cleared = Nobody could drive, so the customers leave.
express-revealed = { $who ->
    [you] You still hold:
   *[other] { $name } still holds:
} { $cards }.
express-scored = { $who ->
    [you] You have
   *[other] { $name } has
} { $tips ->
    [one] { $tips } tip
   *[other] { $tips } tips
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The guide: a few sentences for each lesson. Each comes when the position shows what it is about.

guide-sushi-express-bets = Everyone bets on a number from 2 to 12. That’s how far your van drives, if it gets to drive. Touch a number to see where you’d stop; the percentage is your chance to drive. Bet on 6, 7 or 8.
guide-sushi-express-dice = The highest bet rolls, up to twice. Once someone reaches their bet, they and everyone below drive, highest first. Vans go clockwise, and tiles with another van don’t count. Touch your tile to drive there.
guide-sushi-express-customer = You’ve passed Sushi Express, so a customer is yours! The first of a colour scores 3, every other one 1. The badge shows what each is worth to you. Touch one.
guide-sushi-express-tip = A tip! Tips score nothing, but the player with the fewest at the end loses as many points as the most tips anyone has. The badge shows what changes: take the tip.
guide-sushi-express-further = You hold a card: one tile further. It takes you one tile past your bet, here past Sushi Express. Touch the tile with the card.
guide-sushi-express-orders = Your bet was the lowest, so you decide: customers who are left stay or are all replaced. Keep those you want to fetch next round. Touch the lit button.
guide-sushi-express-round = That was a round! Points are next to each name, already with what missing tips would cost. The lowest bet of last round starts. Bet on the lit number.
guide-sushi-express-lap = The green sign on a number means: with this bet you pass Sushi Express and take a customer. Choose such a bet when the odds are good.
guide-sushi-express-same = Each number has room for one pawn. A same bet card puts yours on top of another; the one on top goes first. Bet on the lit number.
guide-sushi-express-end = The game ends when the customers can’t be filled up again; the pile in the middle counts down. One more bet, then you’re ready for a real game!
