//! Compares every observation of random games with a simple model that tracks each card.
//!
//! In the model, a hand remembers who has held it, and which numbers of chopsticks are still possible for somebody who
//! has not.

use std::collections::BTreeSet;

use game::{Game, Pending, Seat, Viewer};
use sushiya_sushi_go::{Card, Cards, Move, Options, SeenHand, Variant};

use crate::common::Play;

/// A hand that is passed around.
#[derive(Clone)]
struct TrackedHand {
    cards: Vec<Card>,
    held_by: BTreeSet<Seat>,
    /// The numbers of chopsticks that are possible for somebody who has never held the hand.
    possible: BTreeSet<usize>,
}

impl TrackedHand {
    fn dealt(cards: Cards) -> Self {
        Self { cards: cards.iter().collect(), held_by: BTreeSet::new(), possible: (0..=4).collect() }
    }

    /// Adds a card that nobody else sees.
    fn draw(&mut self, card: Card) {
        self.cards.push(card);
        self.possible.extend(self.possible.clone().iter().map(|count| count + 1));
    }

    fn lay(&mut self, card: Card) {
        let at = self.cards.iter().position(|&other| other == card).expect("the card is in the hand");
        self.cards.remove(at);
        if card == Card::Chopsticks {
            self.possible = self.possible.iter().filter_map(|count| count.checked_sub(1)).collect();
        }
    }

    fn return_chopsticks(&mut self) {
        self.cards.push(Card::Chopsticks);
        self.possible = self.possible.iter().map(|count| count + 1).collect();
    }

    /// The number of chopsticks that are certainly in the hand.
    fn certain(&self) -> usize {
        *self.possible.first().expect("at least one number is possible")
    }

    fn seen_by(&self, viewer: Viewer) -> SeenHand {
        let held = match viewer {
            Viewer::Seat(seat) => self.held_by.contains(&seat),
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        };
        let known: Cards =
            if held { self.cards.iter().copied().collect() } else { Cards::several(Card::Chopsticks, self.certain()) };
        let hidden = (self.cards.len() - known.len()) as u8;
        SeenHand { known, hidden, returned: self.certain() as u8 }
    }
}

/// The model of a table.
struct Table {
    hands: Vec<TrackedHand>,
    /// The number of times that a hand certainly had chopsticks.
    sightings: usize,
}

impl Table {
    fn dealt(play: &Play) -> Self {
        let hand = |index: usize| TrackedHand::dealt(play.hand(Seat::new(index)));
        let mut table = Self { hands: (0..play.game.players()).map(hand).collect(), sightings: 0 };
        table.pick_up();
        table
    }

    /// Everybody sees their new hand.
    fn pick_up(&mut self) {
        for (index, hand) in self.hands.iter_mut().enumerate() {
            hand.held_by.insert(Seat::new(index));
            self.sightings += usize::from(hand.certain() > 0);
        }
    }

    fn turn(&mut self, moves: &[Move], drawn: Option<(Seat, Card)>, left: bool) {
        if let Some((seat, card)) = drawn {
            self.hands[seat.index()].draw(card);
        }
        for (hand, chosen) in self.hands.iter_mut().zip(moves) {
            for card in [Some(chosen.first), chosen.second, chosen.dummy].into_iter().flatten() {
                hand.lay(card);
            }
            if chosen.second.is_some() {
                hand.return_chopsticks();
            }
        }
        if left {
            self.hands.rotate_right(1);
        } else {
            self.hands.rotate_left(1);
        }
        self.pick_up();
    }

    /// Compares all observations with the model.
    fn compare(&self, play: &Play, context: &str) {
        let all = play.all();
        let seats = (0..self.hands.len()).map(|index| Viewer::Seat(Seat::new(index)));
        for viewer in seats.chain([Viewer::Spectator, Viewer::Omniscient]) {
            let known = play.game.observe(viewer);
            let expected: Vec<SeenHand> = self.hands.iter().map(|hand| hand.seen_by(viewer)).collect();
            assert_eq!(known.hands.as_slice(), expected, "{viewer:?} in {context}");
            let drawn = all.drawn.filter(|_| viewer.sees(all.controller.unwrap()));
            assert_eq!(known.drawn, drawn, "{viewer:?} in {context}");
            let mut unseen = all.unseen();
            for (hand, seen) in self.hands.iter().zip(&expected) {
                unseen = unseen.plus(hand.cards.iter().copied().collect::<Cards>().minus(seen.known));
            }
            if drawn.is_none() {
                unseen = all.drawn.map_or(unseen, |card| unseen.plus(Cards::one(card)));
            }
            assert_eq!(known.unseen(), unseen, "{viewer:?} in {context}");
            let open = (known.controller, known.tableaus, known.pad, known.discard, known.turn, known.passes_left);
            let all = (all.controller, all.tableaus, all.pad, all.discard, all.turn, all.passes_left);
            assert_eq!(open, all, "public information, for {viewer:?} in {context}");
        }
    }
}

/// Checks a whole game. Returns how often a hand certainly had chopsticks.
fn check_game(options: Options, seed: u64) -> usize {
    let mut play = Play::deal(options, seed);
    let mut sightings = 0;
    for round in 1..=3 {
        let mut table = Table::dealt(&play);
        for turn in 0..options.hand_size() {
            table.compare(&play, &format!("{options:?}, seed {seed}, round {round}, turn {turn}"));
            let drawn = play.all().controller.zip(play.all().drawn);
            let moves = play.any_turn();
            table.turn(&moves, drawn, !(options.variant() == Variant::BothWays && round == 2));
        }
        sightings += table.sightings;
    }
    sightings
}

#[test]
fn players_know_the_hands_they_have_held_and_returned_chopsticks() {
    for variant in Variant::ALL {
        for options in (2..=5).filter_map(|players| Options::new(players, variant).ok()) {
            let sightings: usize = (0..40).map(|seed| check_game(options, seed)).sum();
            assert!(sightings > 20, "{options:?}: chopsticks were returned only {sightings} times");
        }
    }
}

#[test]
fn in_the_middle_of_a_turn_no_hidden_card_is_lost() {
    for variant in Variant::ALL {
        for options in (2..=5).filter_map(|players| Options::new(players, variant).ok()) {
            for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator, Viewer::Omniscient] {
                let mut play = Play::deal(options, 3);
                while play.game.pending() != Pending::Over {
                    let mut known = play.game.observe(viewer);
                    play.any_turn();
                    for event in &play.events {
                        known.learn(event.redact(viewer));
                        let hidden: usize = known.hands.as_slice().iter().map(|hand| usize::from(hand.hidden)).sum();
                        assert!(hidden <= known.unseen().len(), "{viewer:?} after {event:?}");
                    }
                }
            }
        }
    }
}
