# Sushi Go! on the pages.

progress-sushi-go = Round { $round } of { $rounds }, turn { $turn } of { $turns }
progress-sushi-go-over = Final result
hand-choose = Pick a card to keep.
hand-choose-own = Pick a card for yourself, then one for the dummy.
hand-chosen = { $cards } picked. Pick another card to change it.
hand-first = Sushi Go! Pick your first card.
hand-second = { $card } first. Now pick your second card.
hand-dummy = Now pick a card for the dummy.
drawn-for-dummy = From the dummy’s pile: { $card }.
chooses-for-dummy = picks for the dummy
use-chopsticks = Sushi Go! Play two cards
one-card = Play just one
pick-again = Start over
log-laid = { $who ->
    [you] You play
   *[other] { $name } plays
} { $cards }.
log-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} this round.
log-pudding = { $who ->
    [you] You have
   *[other] { $name } has
} { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.


## Why a card is worth playing

reason-scores = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} right away.
reason-needs = { $count ->
    [one] One more of these and it scores.
   *[other] { $count } more of these and it scores.
}
reason-maki = You’d have { $own ->
    [one] { $own } roll
   *[other] { $own } rolls
}; the most anyone else has is { $others }.
reason-wasabi = Your next nigiri counts triple.
reason-chopsticks = You can play two cards on a later turn.
reason-pudding = Puddings count at the end of the game.
reason-denies = It’s not worth much to you, but someone else would love it.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-hand = These are your cards. Keep one; the rest ride the belt to your neighbour. Pick any card!
guide-sushi-go-last = Only two cards left! Keep one. The last card plays itself, then the round is scored.
guide-sushi-go-nigiri = Your wasabi is waiting. Put a nigiri on it and it counts three times!
guide-sushi-go-two = You have chopsticks! Use the “Sushi Go!” button and keep two cards at once.
guide-sushi-go-reveal = Everyone reveals at the same time. See what the others kept? Now the hands have moved on: pick again.
guide-sushi-go-wasabi = Wasabi! Alone it scores nothing, but your next nigiri counts three times. Keep it.
guide-sushi-go-chopsticks = Chopsticks let you keep two cards on a later turn. Keep them.
guide-sushi-go-sets = Tempura and sashimi only score in sets: two tempura 5 points, three sashimi 10. Keep one.
guide-sushi-go-gyoza = The more gyoza, the better: 1, 3, 6, 10, 15 points. The number on a card shows what it adds now.
guide-sushi-go-maki = Count the rolls on maki cards: the most in the round score 6, the second most 3.
guide-sushi-go-pudding = Puddings stay until the end of the game. Then the most score 6 and the fewest lose 6.
guide-sushi-go-points = The big number beside each name is that player’s points. Pick what helps you most!
guide-sushi-go-circle = What you pass on may come back to you, or help your neighbour. Choose wisely!

## What a card is worth now

gain-points = +{ $points } now
gain-progress = { $have } of { $need }
gain-leads = takes the maki lead
gain-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
gain-triples = triples your next nigiri
gain-two = two cards on a later turn
gain-pudding = pudding number { $count }; counts at the end

## Moments

moment-sashimi = Three sashimi!
moment-tempura = Tempura pair!
moment-squid-on-wasabi = Squid on wasabi!
moment-maki = Maki lead!
moment-gyoza = Full gyoza row!
moment-sushi-go = Sushi Go!
