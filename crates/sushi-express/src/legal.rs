//! Legal moves, and the reasons why other moves are illegal.

use std::fmt;

use game::Seat;

use crate::{Action, Customer, LegalMoves, Move, Number, Stage, SushiExpress};

/// All numbers of the track, one bit for each by [`Number::index`].
const NUMBERS: u16 = (2 << Number::HIGHEST.index()) - 1;

/// The reason why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The seat does not have to choose.
    NotAsked,
    /// The current choice is another one.
    NotNow {
        /// The current choice.
        stage: Stage,
    },
    /// The hand has fewer of this card than the move takes.
    NoCard {
        /// The card.
        card: Action,
        /// The number in the hand.
        held: usize,
    },
    /// Somebody has bet on this number.
    Taken {
        /// The number.
        number: Number,
    },
    /// Nobody has bet on this number, so a same-bet card cannot be played.
    Free {
        /// The number.
        number: Number,
    },
    /// One of the two numbers has no pawn.
    NoPawns {
        /// The lower number.
        lower: Number,
    },
    /// No die shows this face.
    NoDie {
        /// The face.
        pips: u8,
    },
    /// This customer is not face up.
    NoCustomer {
        /// The customer.
        customer: Customer,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("there is nothing to choose"),
            Self::NotNow { stage } => write!(f, "now it is time to {}", stage.asks()),
            Self::NoCard { card, held: 0 } => write!(f, "there is no {card} card in the hand"),
            Self::NoCard { card, held: 1 } => write!(f, "there is only one {card} card in the hand"),
            Self::NoCard { card, held } => write!(f, "there are only {held} {card} cards in the hand"),
            Self::Taken { number } => {
                write!(f, "{number} is taken; choose another number, or with a same-bet card 'bet {number} same'")
            }
            Self::Free { number } => write!(f, "nobody has bet on {number}; 'bet {number}' needs no card"),
            Self::NoPawns { lower } => {
                write!(f, "a swap needs a pawn on {lower} and one on {}", lower.get() + 1)
            }
            Self::NoDie { pips } => write!(f, "no die shows {pips}"),
            Self::NoCustomer { customer } => write!(f, "no {customer} lies face up"),
        }
    }
}

impl SushiExpress {
    /// The legal moves of a seat.
    #[inline]
    pub(crate) fn moves_of(&self, seat: Seat) -> LegalMoves {
        if self.stage.seat() != Some(seat) {
            return LegalMoves::NONE;
        }
        let hand = self.hands[seat].cards();
        let swaps =
            || if hand.has(Action::Swap) { LegalMoves::swaps(self.track.neighbours()) } else { LegalMoves::NONE };
        let rerolls = || match self.dice {
            Some(dice) if hand.has(Action::Reroll) => LegalMoves::rerolls(dice.pips()),
            _ => LegalMoves::NONE,
        };
        match self.stage {
            Stage::Betting(_) => {
                let taken = self.track.taken();
                let same = if hand.has(Action::SameBet) { LegalMoves::same_bets(taken) } else { LegalMoves::NONE };
                LegalMoves::bets(NUMBERS & !taken).or(same).or(swaps())
            }
            Stage::Swapping(_) => LegalMoves::DONE.or(swaps()),
            Stage::Rolling(_) => LegalMoves::ROLL,
            Stage::RollingAgain(_) => LegalMoves::ROLL.or(rerolls()),
            Stage::Failing(_) => LegalMoves::ACCEPT.or(rerolls()),
            Stage::Driving(_) => LegalMoves::goes(hand.count(Action::Further)),
            Stage::Taking(_) => LegalMoves::takes(self.row),
            Stage::Ordering(_) => LegalMoves::ORDERS,
            Stage::Over => LegalMoves::NONE,
        }
    }

    /// The reason why a move that is not legal is illegal.
    pub(crate) fn why_not(&self, seat: Seat, chosen: Move) -> Illegal {
        if self.stage.seat() != Some(seat) {
            return Illegal::NotAsked;
        }
        let hand = self.hands[seat].cards();
        let no = |card: Action| Illegal::NoCard { card, held: hand.count(card) };
        match (self.stage, chosen) {
            (Stage::Betting(_), Move::Bet(number)) => Illegal::Taken { number },
            (Stage::Betting(_), Move::BetSame(number)) if !self.track.has(number) => Illegal::Free { number },
            (Stage::Betting(_), Move::BetSame(_)) => no(Action::SameBet),
            (Stage::Betting(_) | Stage::Swapping(_), Move::Swap(lower)) if hand.has(Action::Swap) => {
                Illegal::NoPawns { lower }
            }
            (Stage::Betting(_) | Stage::Swapping(_), Move::Swap(_)) => no(Action::Swap),
            (Stage::RollingAgain(_) | Stage::Failing(_), Move::Reroll(pips)) if hand.has(Action::Reroll) => {
                Illegal::NoDie { pips }
            }
            (Stage::RollingAgain(_) | Stage::Failing(_), Move::Reroll(_)) => no(Action::Reroll),
            (Stage::Driving(_), Move::Go(_)) => no(Action::Further),
            (Stage::Taking(_), Move::Take(customer)) => Illegal::NoCustomer { customer },
            (stage, _) => Illegal::NotNow { stage },
        }
    }

    /// Whether the seat might hold this card, judging by public information.
    #[inline]
    pub(crate) fn might_hold(&self, seat: Seat, card: Action) -> bool {
        let hand = self.hands[seat];
        // The cards that nobody has seen in public are the pile and all hidden cards.
        let unseen = || self.actions.has(card) || self.hands.as_slice().iter().any(|hand| hand.hidden.has(card));
        hand.open.has(card) || (!hand.hidden.is_empty() && unseen())
    }

    /// Whether the seat might be able to swap, judging by public information.
    #[inline]
    pub(crate) fn might_swap(&self, seat: Seat) -> bool {
        self.might_hold(seat, Action::Swap) && self.track.neighbours() != 0
    }
}
