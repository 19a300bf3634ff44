//! Sushi Express as numbers.

use game::{Kind, Options as _, Seat};
use sushi_express::{
    Action, Customer, MAX_PLAYERS, Move, Number, Observation, Options, RING, Stage, SushiExpress, Track,
};

use crate::tensor_game::{clockwise, distance};
use crate::writer::Writer;
use crate::{Layout, TensorGame};

/// The number of different choices; see [`Stage`].
const STAGES: usize = 8;

const NUMBERS: usize = (Number::HIGHEST.get() - Number::LOWEST.get()) as usize + 1;

/// The number of kinds of customer, tips included.
const CUSTOMERS: usize = <Customer as Kind>::ALL.len();

/// The number of kinds of action card.
const ACTIONS: usize = <Action as Kind>::ALL.len();

/// The largest number of cards of a kind.
const MOST: usize = 15;

/// The number of action cards.
const ACTION_CARDS: usize = 28;

/// Later rounds are not told apart. Few games have that many.
const ROUNDS: usize = 30;

// The number of each move, or of the first of its kind.
const BET: usize = 0;
const BET_SAME: usize = BET + NUMBERS;
const SWAP: usize = BET_SAME + NUMBERS;
const DONE: usize = SWAP + NUMBERS - 1;
const ROLL: usize = DONE + 1;
const REROLL: usize = ROLL + 1;
const ACCEPT: usize = REROLL + 6;
const KEEP: usize = ACCEPT + 1;
const DISCARD: usize = KEEP + 1;
const TAKE: usize = DISCARD + 1;
const GO: usize = TAKE + CUSTOMERS;
const END: usize = GO + Action::IN_BOX[Action::Further as usize] as usize + 1;

impl TensorGame for SushiExpress {
    const LAYOUT_VERSION: u32 = 1;

    fn layout(options: &Options) -> Layout {
        let players = options.players();
        let mut layout = Layout::default()
            .with("round", 1, ROUNDS)
            .with("stage", STAGES, 1)
            .with("asked", players, 1)
            .with("first", players, 1)
            .with("dice", 2, 6)
            .with("row", CUSTOMERS, MOST)
            .with("hand", ACTIONS, MOST);
        for player in 1..players {
            layout = layout.remembering(format_args!("hand[{player}]"), ACTIONS, MOST).with(
                format_args!("hidden[{player}]"),
                1,
                ACTION_CARDS,
            );
        }
        for player in 0..players {
            layout = layout
                .with(format_args!("bet[{player}]"), 1, Number::HIGHEST.get().into())
                .with(format_args!("pawns_below[{player}]"), 1, MAX_PLAYERS - 1)
                .with(format_args!("van[{player}]"), RING, 1)
                .with(format_args!("taken[{player}]"), CUSTOMERS, MOST);
        }
        layout
            .remembering("discarded", CUSTOMERS, MOST)
            .remembering("customers_left", CUSTOMERS, MOST)
            .remembering("used", ACTIONS, MOST)
            .remembering("unseen", ACTIONS, MOST)
    }

    fn actions(_: &Options) -> usize {
        END
    }

    fn write_features(known: &Observation, seat: Seat, row: &mut [u8]) {
        let (players, writer) = (known.options.players(), &mut Writer::new(row));
        writer.number(usize::from(known.round).min(ROUNDS));
        writer.one_hot(stage_index(known.stage), STAGES);
        writer.one_hot(known.stage.seat().map(|asked| distance(seat, asked, players)), players);
        writer.one_hot(Some(distance(seat, known.first, players)), players);
        writer.take(2).copy_from_slice(&known.dice.map_or([0; 2], sushi_express::Dice::pips));
        writer.bag(known.row);
        writer.bag(known.hands[seat].known);
        for other in clockwise(seat, players).skip(1) {
            writer.bag(known.hands[other].known);
            writer.number(known.hands[other].hidden.into());
        }
        for player in clockwise(seat, players) {
            writer.number(known.track.bet(player).map_or(0, |number| number.get().into()));
            writer.number(pawns_below(known.track, player));
            writer.one_hot(Some(known.vans[player].index()), RING);
            writer.bag(known.taken[player]);
        }
        writer.bag(known.discarded);
        writer.bag(known.pile());
        writer.bag(known.used);
        writer.bag(known.unseen());
        debug_assert!(writer.is_full());
    }

    #[inline]
    fn action(_: &Options, chosen: Move) -> usize {
        let on = |number: Number| usize::from(number.get() - Number::LOWEST.get());
        match chosen {
            Move::Bet(number) => BET + on(number),
            Move::BetSame(number) => BET_SAME + on(number),
            Move::Swap(lower) => SWAP + on(lower),
            Move::Done => DONE,
            Move::Roll => ROLL,
            Move::Reroll(pips) => REROLL + usize::from(pips) - 1,
            Move::Accept => ACCEPT,
            Move::Keep => KEEP,
            Move::Discard => DISCARD,
            Move::Take(customer) => TAKE + customer.index(),
            Move::Go(further) => GO + usize::from(further),
        }
    }

    #[inline]
    fn chosen(_: &Options, action: usize) -> Option<Move> {
        let number = |index: usize| Number::new(index as u8 + Number::LOWEST.get());
        match action {
            BET..BET_SAME => number(action - BET).map(Move::Bet),
            BET_SAME..SWAP => number(action - BET_SAME).map(Move::BetSame),
            SWAP..DONE => number(action - SWAP).map(Move::Swap),
            DONE => Some(Move::Done),
            ROLL => Some(Move::Roll),
            REROLL..ACCEPT => Some(Move::Reroll((action - REROLL) as u8 + 1)),
            ACCEPT => Some(Move::Accept),
            KEEP => Some(Move::Keep),
            DISCARD => Some(Move::Discard),
            TAKE..GO => Some(Move::Take(<Customer as Kind>::at(action - TAKE))),
            GO..END => Some(Move::Go((action - GO) as u8)),
            _ => None,
        }
    }
}

/// The index of the current choice; `None` when the game is over.
const fn stage_index(stage: Stage) -> Option<usize> {
    match stage {
        Stage::Betting(_) => Some(0),
        Stage::Swapping(_) => Some(1),
        Stage::Rolling(_) => Some(2),
        Stage::RollingAgain(_) => Some(3),
        Stage::Failing(_) => Some(4),
        Stage::Driving(_) => Some(5),
        Stage::Taking(_) => Some(6),
        Stage::Ordering(_) => Some(7),
        Stage::Over => None,
    }
}

/// The number of pawns below a player's pawn.
fn pawns_below(track: Track, player: Seat) -> usize {
    let Some(number) = track.bet(player) else { return 0 };
    let shared = (0..MAX_PLAYERS).map(Seat::new).any(|other| other != player && track.bet(other) == Some(number));
    if shared { track.stack(number).iter().position(|&pawn| pawn == player).unwrap_or(0) } else { 0 }
}
