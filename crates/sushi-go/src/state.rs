//! The state of the game, and how a turn changes it.

use std::ops::RangeInclusive;

use game::{Chance, Game, Joint, Options as _, Outcome, Pending, ScoreLine, Seat, SeatSet, Section, Viewer};

use crate::scoring::{ALL_LINES, TIE_BREAK};
use crate::{
    Card, Cards, Event, Hand, Illegal, LegalMoves, Move, Observation, Options, Pad, PerPlace, RoundScore, Tableau,
    Variant, pudding_points, settle,
};

/// The number of rounds in a game.
pub const ROUNDS: usize = 3;

/// A game of Sushi Go!
///
/// The draw pile is a multiset: its order is unknown to everybody, so it is decided when a card is drawn. The dummy's
/// face-down pile is part of it for the same reason.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SushiGo {
    pub(crate) options: Options,
    /// The number of cards in each hand; 0 when the game is over.
    pub(crate) left: u8,
    /// Control over the dummy, in the variant that has one.
    pub(crate) control: Option<Control>,
    pub(crate) pile: Cards,
    pub(crate) discard: Cards,
    pub(crate) hands: PerPlace<Hand>,
    /// The dummy's tableau is last.
    pub(crate) tableaus: PerPlace<Tableau>,
    /// The scores of the rounds that are over, and hence the number of the current round.
    pub(crate) pad: Pad,
}

/// Control over the dummy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Control {
    /// The player who has it this turn.
    pub(crate) seat: Seat,
    /// The card drawn from the dummy's pile. It is part of the hand, but only the controller has seen it.
    pub(crate) drawn: Card,
}

/// The dummy's seat comes after the two players.
const DUMMY: Seat = Seat::new(2);

impl SushiGo {
    /// The cards that `seat` can play: the hand, and a card drawn for the dummy.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        let drawn = self.drawn_by(seat).map_or(Cards::NONE, Cards::one);
        self.hands[seat].cards().plus(drawn)
    }

    /// The cards in front of each player, the dummy last.
    #[inline]
    pub const fn tableaus(&self) -> &PerPlace<Tableau> {
        &self.tableaus
    }

    /// The score pad of the rounds that have ended.
    #[inline]
    pub const fn pad(&self) -> &Pad {
        &self.pad
    }

    /// The number of turns left in this round; 0 when the game is over.
    #[inline]
    pub const fn turns_left(&self) -> usize {
        self.left as usize
    }

    /// The current round, from 1; one past the last when the game is over.
    #[inline]
    pub(crate) fn round(&self) -> u8 {
        self.pad.rounds().len() as u8 + 1
    }

    /// The card that `seat` has drawn from the dummy's pile, if it has control over the dummy this turn.
    #[inline]
    fn drawn_by(&self, seat: Seat) -> Option<Card> {
        match self.control {
            Some(control) if control.seat == seat => Some(control.drawn),
            _ => None,
        }
    }

    /// Whether hands pass to the left in this round.
    #[inline]
    pub(crate) fn passes_left(&self) -> bool {
        !(self.options.variant() == Variant::BothWays && self.round() == 2)
    }

    /// Begins a round.
    #[inline]
    fn deal_round(&mut self, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        sink(Event::RoundBegan { round: self.round() });
        let count = self.options.hand_size();
        self.left = count as u8;
        let mut sizes = [0; 5];
        sizes[..self.options.players()].fill(count);
        let dealt = self.pile.deal(sizes, chance);
        for (index, hand) in self.hands.as_mut_slice().iter_mut().enumerate() {
            *hand = Hand::new(dealt[index]);
            sink(Event::Dealt { seat: Seat::new(index), count: count as u8, cards: Some(dealt[index]) });
        }
    }

    /// Gives control over the dummy to `seat`, who draws the top card of its pile.
    fn take_control(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let drawn = self.pile.draw(chance);
        self.control = Some(Control { seat, drawn });
        sink(Event::TookControl { seat });
        sink(Event::Drew { seat, card: Some(drawn) });
    }

    /// Moves a card from a hand to the tableau of `place`.
    #[inline]
    fn lay(&mut self, hand: Seat, place: Seat, card: Card, sink: &mut impl FnMut(Event)) {
        self.hands[hand].take(card);
        let on_wasabi = self.tableaus[place].lay(card);
        sink(Event::Laid { seat: place, card, on_wasabi });
    }

    /// Everybody reveals the chosen cards. Then used chopsticks go back into hands.
    #[inline]
    fn reveal(&mut self, joint: &Joint<Move>, sink: &mut impl FnMut(Event)) {
        if let Some(Control { seat, drawn }) = self.control {
            self.hands[seat].add(drawn);
        }
        let chosen = |seat: Seat| joint[seat].unwrap_or_else(|| panic!("{seat} has not chosen"));
        for seat in self.hands.seats() {
            self.lay(seat, seat, chosen(seat).first, sink);
            if let Some(second) = chosen(seat).second {
                self.lay(seat, seat, second, sink);
            }
        }
        if let Some(Control { seat, .. }) = self.control
            && let Some(card) = chosen(seat).dummy
        {
            self.lay(seat, DUMMY, card, sink);
        }
        for seat in self.hands.seats() {
            if chosen(seat).second.is_some() {
                self.tableaus[seat].take_chopsticks();
                self.hands[seat].return_chopsticks();
                sink(Event::ReturnedChopsticks { seat });
            }
        }
    }

    /// Everybody passes the hand to a neighbour.
    #[inline]
    fn pass_hands(&mut self, sink: &mut impl FnMut(Event)) {
        let (left, players) = (self.passes_left(), self.hands.len());
        for (seat, hand) in self.hands.iter() {
            let (to, cards) = (if left { seat.left(players) } else { seat.right(players) }, hand.cards());
            sink(Event::Passed { from: seat, to, count: cards.len() as u8, cards: Some(cards) });
        }
        // Rotate in place: carry one hand along the row and swap it with the hand at each seat.
        let hands = self.hands.as_mut_slice();
        if left {
            let mut carried = hands[players - 1];
            for hand in hands.iter_mut() {
                std::mem::swap(hand, &mut carried);
            }
        } else {
            let mut carried = hands[0];
            for hand in hands.iter_mut().rev() {
                std::mem::swap(hand, &mut carried);
            }
        }
    }

    /// Ends a round: scores and discards everything but puddings.
    #[inline]
    fn end_round(&mut self, sink: &mut impl FnMut(Event)) {
        let scores = RoundScore::of_round(&self.tableaus);
        for (seat, &score) in scores.iter() {
            sink(Event::RoundScored { round: self.round(), seat, score });
        }
        self.pad.write(scores);
        for tableau in self.tableaus.as_mut_slice() {
            self.discard = self.discard.plus(tableau.clear());
        }
    }

    /// Ends the game: scores puddings and ends the control over the dummy.
    fn end_game(&mut self, sink: &mut impl FnMut(Event)) {
        self.control = None;
        let puddings = self.puddings();
        for (seat, &points) in pudding_points(&puddings).iter() {
            sink(Event::PuddingScored { seat, puddings: puddings[seat], points });
        }
    }

    /// The number of puddings in front of each player.
    #[inline]
    fn puddings(&self) -> PerPlace<u8> {
        self.tableaus.map(|tableau| tableau.puddings() as u8)
    }

    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.left == 0
    }

    /// All cards, wherever they are. Always the whole box.
    pub fn census(&self) -> Cards {
        let hands = self.hands.as_slice().iter().map(|hand| hand.cards());
        let tableaus = self.tableaus.as_slice().iter().map(|tableau| tableau.cards());
        let drawn = self.control.iter().map(|control| Cards::one(control.drawn));
        hands.chain(tableaus).chain(drawn).fold(self.pile.plus(self.discard), Cards::plus)
    }
}

impl Game for SushiGo {
    type Options = Options;
    type Move = Move;
    type Moves = LegalMoves;
    type Illegal = Illegal;
    type Event = Event;
    type Observation = Observation;

    const NAME: &'static str = "sushi-go";
    const SCORE_LINES: &'static [&'static str] = &ALL_LINES;
    const TIE_BREAK: &'static str = TIE_BREAK;

    #[inline]
    fn deal(options: &Options, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) -> Self {
        let mut game = Self {
            options: *options,
            left: 0,
            control: None,
            pile: Cards::BOX,
            discard: Cards::NONE,
            hands: PerPlace::new(options.players()),
            tableaus: PerPlace::new(options.places()),
            pad: Pad::new(options.places()),
        };
        game.deal_round(chance, sink);
        if options.variant() == Variant::Dummy {
            let first = Seat::new(chance.below(2) as usize);
            game.take_control(first, chance, sink);
        }
        game
    }

    #[inline]
    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn pending(&self) -> Pending {
        if self.is_over() { Pending::Over } else { Pending::Seats(SeatSet::first(self.options.players())) }
    }

    #[inline]
    fn legal_moves(&self, seat: Seat) -> LegalMoves {
        // When the game is over the hands are empty, and so is the set.
        let Some(hand) = self.hands.get(seat) else { return LegalMoves::NONE };
        let chopsticks = self.left >= 2 && self.tableaus[seat].bare(Card::Chopsticks) > 0;
        match self.drawn_by(seat) {
            None => LegalMoves::new(hand.cards(), chopsticks, false),
            Some(drawn) => LegalMoves::new(hand.cards().plus(Cards::one(drawn)), chopsticks, true),
        }
    }

    fn check(&self, seat: Seat, chosen: &Move) -> Result<(), Illegal> {
        if self.hands.get(seat).is_none() || self.is_over() {
            return Err(Illegal::NotAsked);
        }
        match (self.drawn_by(seat), chosen.dummy) {
            (None, Some(_)) if self.control.is_none() => return Err(Illegal::NoDummy),
            (None, Some(_)) => return Err(Illegal::NotInControl),
            (Some(_), None) => return Err(Illegal::NothingForDummy),
            _ => {}
        }
        let hand = self.hand(seat);
        if chosen.second.is_some() {
            if self.tableaus[seat].bare(Card::Chopsticks) == 0 {
                return Err(Illegal::NoChopsticks);
            }
            if hand.len() < chosen.cards().count() {
                return Err(Illegal::TooFewCards);
            }
        }
        for card in chosen.cards() {
            let held = hand.count(card);
            if held < chosen.cards().filter(|&other| other == card).count() {
                return Err(Illegal::NotInHand { card, held });
            }
        }
        Ok(())
    }

    #[inline]
    fn apply_unchecked(&mut self, joint: &Joint<Move>, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        self.reveal(joint, sink);
        self.left -= 1;
        if self.left > 0 {
            self.pass_hands(sink);
        } else {
            self.end_round(sink);
            if self.pad.rounds().len() < ROUNDS {
                self.deal_round(chance, sink);
            } else {
                self.end_game(sink);
            }
        }
        if let Some(control) = self.control {
            self.take_control(control.seat.left(2), chance, sink);
        }
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        Observation::of(self, viewer)
    }

    fn determinize(known: &Observation, chance: &mut impl Chance) -> Self {
        known.determinize(chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.redact(viewer)
    }

    fn learn(known: &mut Observation, heard: &Event) {
        known.learn(*heard);
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        Some(settle(self.options, &self.pad, self.puddings()))
    }

    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine)) {
        self.pad.lines(sink);
        if self.is_over() {
            for (seat, &points) in pudding_points(&self.puddings()).iter() {
                sink(seat, ScoreLine { section: Section::End, what: "pudding", points });
            }
        }
    }

    fn score_bounds(options: &Options) -> RangeInclusive<i32> {
        // On average no card scores more than 4.5 points, half of a squid on wasabi. Maki adds six in each round, and
        // puddings add six at the end.
        let best_round = options.hand_size() as i32 * 9 / 2 + 6;
        let worst = if options.places() == 2 { 0 } else { -6 };
        worst..=best_round * ROUNDS as i32 + 6
    }

    fn longest(options: &Options) -> usize {
        ROUNDS * options.hand_size()
    }
}
