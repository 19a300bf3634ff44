//! The state of the game, and its implementation of the contract.

use std::ops::RangeInclusive;

use game::{Chance, Game, Joint, Kind, Options as _, Outcome, Pending, ScoreLine, Seat, SeatSet, Section, Viewer};

use crate::scoring::{MOST, MOST_TIPS, TIE_BREAK, scores};
use crate::{
    Action, Actions, Customer, Customers, Dice, Event, Hand, Illegal, LINES, LegalMoves, Move, Observation, Options,
    PerPlayer, RING, Score, Stage, Tile, Track, settle,
};

/// A game of Sushi Express.
///
/// The piles are multisets: their order is unknown to everybody, so it is decided when a card is drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SushiExpress {
    pub(crate) options: Options,
    /// The number of the round, from 1.
    pub(crate) round: u8,
    /// The current choice, and who has to make it.
    pub(crate) stage: Stage,
    /// The first bettor; after the bets, the lowest bettor, who bets first in the next round.
    pub(crate) first: Seat,
    /// The last roll.
    pub(crate) dice: Option<Dice>,
    pub(crate) track: Track,
    pub(crate) vans: PerPlayer<Tile>,
    /// The pile of action cards.
    pub(crate) actions: Actions,
    /// Action cards that have left the game.
    pub(crate) used: Actions,
    pub(crate) hands: PerPlayer<Hand>,
    /// The pile of customers.
    pub(crate) pile: Customers,
    /// The customers that are face up.
    pub(crate) row: Customers,
    pub(crate) discarded: Customers,
    /// The customers that each player has taken.
    pub(crate) taken: PerPlayer<Customers>,
}

impl SushiExpress {
    /// The number of tips of each player, including those in hand.
    #[inline]
    fn tips(&self) -> PerPlayer<u8> {
        let tips = |seat: Seat| self.taken[seat].count(Customer::Tip) + self.hands[seat].cards().count(Action::Tip);
        PerPlayer::from_fn(self.taken.len(), |seat| tips(seat) as u8)
    }

    /// The score of each player.
    #[inline]
    fn scores(&self) -> PerPlayer<Score> {
        scores(&self.taken, self.tips())
    }

    /// Ends the game: reveals and scores everybody's hand.
    pub(crate) fn end(&mut self, sink: &mut impl FnMut(Event)) {
        self.stage = Stage::Over;
        for (index, hand) in self.hands.as_mut_slice().iter_mut().enumerate() {
            *hand = hand.revealed();
            sink(Event::Revealed { seat: Seat::new(index), cards: hand.open });
        }
        let tips = self.tips();
        for (seat, &score) in self.scores().iter() {
            sink(Event::Scored { seat, tip_count: tips[seat], score });
        }
    }

    /// Announces the next choice. It does not follow from the other events: whether a player is asked depends on which
    /// cards the player might hold.
    #[inline]
    fn ask(&self, sink: &mut impl FnMut(Event)) {
        if self.stage != Stage::Over {
            sink(Event::Asked { stage: self.stage });
        }
    }

    /// All customers and all action cards, wherever they are. Always the whole box.
    pub fn census(&self) -> (Customers, Actions) {
        let taken = self.taken.as_slice().iter().copied();
        let hands = self.hands.as_slice().iter().map(|hand| hand.cards());
        let customers = taken.fold(self.pile.plus(self.row).plus(self.discarded), Customers::plus);
        (customers, hands.fold(self.actions.plus(self.used), Actions::plus))
    }
}

impl Game for SushiExpress {
    type Options = Options;
    type Move = Move;
    type Moves = LegalMoves;
    type Illegal = Illegal;
    type Event = Event;
    type Observation = Observation;

    const NAME: &'static str = "sushi-express";
    const SCORE_LINES: &'static [&'static str] = &LINES;
    const TIE_BREAK: &'static str = TIE_BREAK;

    #[inline]
    fn deal(options: &Options, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) -> Self {
        let players = options.players();
        let hands = PerPlayer::from_fn(players, |_| Hand::starting());
        for (seat, hand) in hands.iter() {
            sink(Event::Dealt { seat, cards: hand.open });
        }
        let mut game = Self {
            options: *options,
            round: 0,
            stage: Stage::Over,
            first: Seat::new(0),
            dice: None,
            track: Track::default(),
            vans: PerPlayer::new(players),
            actions: hands.as_slice().iter().fold(Actions::BOX, |pile, hand| pile.minus(hand.open)),
            used: Actions::NONE,
            hands,
            pile: Customers::BOX,
            row: Customers::NONE,
            discarded: Customers::NONE,
            taken: PerPlayer::new(players),
        };
        game.first = Seat::new(chance.below(players as u32) as usize);
        game.begin_round(chance, sink);
        game.ask(sink);
        game
    }

    #[inline]
    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn pending(&self) -> Pending {
        self.stage.seat().map_or(Pending::Over, |seat| Pending::Seats(SeatSet::only(seat)))
    }

    #[inline]
    fn legal_moves(&self, seat: Seat) -> LegalMoves {
        self.moves_of(seat)
    }

    fn check(&self, seat: Seat, chosen: &Move) -> Result<(), Illegal> {
        if self.moves_of(seat).contains(*chosen) { Ok(()) } else { Err(self.why_not(seat, *chosen)) }
    }

    #[inline]
    fn apply_unchecked(&mut self, joint: &Joint<Move>, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let Some(seat) = self.stage.seat() else { return };
        let chosen = joint[seat].unwrap_or_else(|| panic!("{seat} has not chosen"));
        self.choose(seat, chosen, chance, sink);
        self.ask(sink);
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
        if self.stage != Stage::Over {
            return None;
        }
        let cards = self.hands.map(|hand| (hand.cards().len() - hand.cards().count(Action::Tip)) as u8);
        Some(settle(&self.scores(), cards))
    }

    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine)) {
        // Customers are public and can be scored at any time; the cost of tips is unknown until hands are revealed.
        let lines = if self.stage == Stage::Over { LINES.len() } else { LINES.len() - 1 };
        for (seat, score) in self.scores().iter() {
            for (what, points) in LINES.into_iter().zip(score.points()).take(lines) {
                sink(seat, ScoreLine { section: Section::End, what, points });
            }
        }
    }

    fn score_bounds(_: &Options) -> RangeInclusive<i32> {
        -MOST_TIPS..=MOST
    }

    /// In each round either a van drives or the whole row is discarded. A van drives at least two tiles, so it visits
    /// Sushi Express and takes a customer at least every sixth drive. So there are at most six drives for each customer
    /// taken, and five more for each van. A round without a drive discards three or more customers, which then cannot
    /// be taken.
    fn longest(options: &Options) -> usize {
        let (players, customers) = (options.players(), Customers::BOX.len());
        let drives = RING / 2;
        let rounds = drives * customers + (drives - 1) * players;
        // Everybody bets and ends the betting turn. Then each player either rolls twice and accepts, or drives. One
        // player rolls twice and drives. The lowest bettor decides about the remaining customers.
        let choices_a_round = 2 * players + 3 * players + 1 + 1;
        rounds * choices_a_round + customers + Action::Swap.in_box() + Action::Reroll.in_box()
    }
}
