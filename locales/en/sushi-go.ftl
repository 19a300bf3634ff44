# Sushi Go! on the pages.

progress-sushi-go = Round { $round } of { $rounds }, turn { $turn } of { $turns }
hand-choose = Choose a card to keep.
hand-choose-own = Choose a card for yourself; the next is for the dummy.
hand-chosen = You have chosen: { $cards }. You can change it until everybody has chosen.
hand-first = Sushi Go! Choose the card you lay first.
hand-second = First { $card }. Now the card you lay after it.
hand-dummy = Now the card for the dummy.
drawn-for-dummy = Drawn from the dummy’s pile: { $card }.
chooses-for-dummy = chooses for the dummy
use-chopsticks = Sushi Go! Lay two cards
one-card = Lay only one card
pick-again = Pick again
log-laid = { $name } lays { $cards }.
log-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this round.
log-pudding = { $name } has { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.


## Why a card is worth laying

reason-scores = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
reason-needs = It needs { $count ->
    [one] one more of its kind
   *[other] { $count } more of its kind
} to score.
reason-maki = Your rolls would be { $own }; the most of the others is { $others }.
reason-wasabi = The next nigiri you lay counts three times.
reason-chopsticks = On a later turn you can lay two cards.
reason-pudding = Puddings count at the end of the game.
reason-denies = It brings you little, but others would like it more.

## The guide: a first round, a sentence or two for each turn

guide-sushi-go-1 = This is your hand. Keep one card; the others go to your neighbour, and you are passed new ones. Tap any card.
guide-sushi-go-2 = Everybody’s cards are laid at once, then the hands move on. Tempura and sashimi score only in sets: two tempura 5 points, three sashimi 10.
guide-sushi-go-3 = Gyoza score more the more you have: 1, 3, 6, 10, 15. The numbers at the top left of a card say what it is worth.
guide-sushi-go-4 = Maki count rolls. Most rolls in the round score 6, second most 3. Look at what lies in front of the others.
guide-sushi-go-5 = Nigiri score at once: squid 3, salmon 2, egg 1. Lay wasabi first and the next nigiri counts three times.
guide-sushi-go-6 = Chopsticks let you lay two cards on a later turn. When you have some, a button “Sushi Go!” appears above your hand.
guide-sushi-go-7 = Puddings count at the very end of the game: most gain 6 points, fewest lose 6. They stay when everything else is cleared.
guide-sushi-go-8 = You see hands again. What you pass on may come back, or help your neighbour.
guide-sushi-go-9 = Two cards are left. Choose one; the last card is simply laid, and then the round is scored.

## What a card is worth now

gain-points = +{ $points } now
gain-progress = { $have } of { $need }
gain-leads = takes the maki lead
gain-rolls = { $count } rolls
gain-triples = triples your next nigiri
gain-two = two cards on a later turn
gain-pudding = pudding number { $count }; counts at the end

## Moments

moment-sashimi = Three sashimi!
moment-wasabi = On wasabi!
moment-full-row = Full gyoza row!
moment-tempura = Tempura pair!
moment-maki = Maki lead!
moment-call = Sushi Go!

## The end of a round

this-round = This round
overall = Overall
standing-leads = You lead by { $points }.
standing-level = You're level with { $name }.
standing-behind = You're number { $rank }, { $points } behind { $name }.
