# Sushi Go! on the pages.

progress-sushi-go = Round { $round } of { $rounds }, turn { $turn } of { $turns }
hand-choose = Pick a card to keep.
hand-choose-own = Pick a card for yourself, then one for the dummy.
hand-chosen = { $cards } picked. Tap another card to change it.
hand-first = Sushi Go! Pick your first card.
hand-second = { $card } first. Now pick your second card.
hand-dummy = Now pick a card for the dummy.
drawn-for-dummy = From the dummy’s pile: { $card }.
chooses-for-dummy = picks for the dummy
use-chopsticks = Sushi Go! Play two cards
one-card = Play just one
pick-again = Start over
log-laid = { $name } plays { $cards }.
log-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} this round.
log-pudding = { $name } has { $puddings ->
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

guide-sushi-go-1 = This is your hand. Keep one card and pass the rest; your neighbour’s cards come to you. Tap any card.
guide-sushi-go-2 = Everyone reveals at once, then the hands move on. Tempura and sashimi only score in sets: two tempura 5 points, three sashimi 10.
guide-sushi-go-3 = The more gyoza you have, the more they’re worth: 1, 3, 6, 10, 15. The numbers at the top left of a card tell you what it scores.
guide-sushi-go-4 = With maki, rolls count: the most rolls in the round score 6, the second most 3. See what the others have in front of them.
guide-sushi-go-5 = Nigiri score right away: squid 3, salmon 2, egg 1. Play wasabi first and your next nigiri counts triple.
guide-sushi-go-6 = Chopsticks let you play two cards on a later turn. When you have some, a “Sushi Go!” button appears above your hand.
guide-sushi-go-7 = Puddings stay until the end of the game. Then the most puddings gain 6 points, and the fewest lose 6.
guide-sushi-go-8 = Hands come round again. What you pass on may come back to you, or help your neighbour.
guide-sushi-go-9 = Two cards left. Pick one. The last card is played by itself, and then the round is scored.

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
