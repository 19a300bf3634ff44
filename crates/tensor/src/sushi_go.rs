//! Sushi Go! as numbers.
//!
//! A move is one of the twelve cards, or with chopsticks an ordered pair of them; with a dummy, each of these moves
//! exists once without and once with each card for the dummy.

use game::{Kind as _, MoveSet, Options as _, Seat};
use sushi_go::{Card, Cards, LegalMoves, Move, Observation, Options, ROUNDS, SushiGo, Tableau, Variant};

use crate::tensor_game::clockwise;
use crate::writer::{Writer, bytes};
use crate::{Layout, TensorGame};

/// The number of kinds of card.
const KINDS: usize = Card::ALL.len();

/// The number of moves without a card for the dummy: one card, or two in order.
const OWN: usize = KINDS + KINDS * KINDS;

/// The largest number of cards of a kind.
const MOST: usize = 14;

const NIGIRI: [Card; 3] = [Card::Salmon, Card::Squid, Card::Egg];

impl TensorGame for SushiGo {
    const LAYOUT_VERSION: u32 = 1;

    fn layout(options: &Options) -> Layout {
        let best_round = options.hand_size() * 9 / 2 + 6;
        let mut layout = Layout::default()
            .with("turns_left", 1, options.hand_size())
            .with("rounds_over", 1, ROUNDS)
            .with("passes_left", 1, 1);
        if options.variant() == Variant::Dummy {
            layout = layout.with("controls_dummy", 1, 1).with("drawn", KINDS, 1);
        }
        layout = layout.with("hand", KINDS, MOST);
        for player in 1..options.players() {
            let hand = options.hand_size();
            layout = layout.remembering(format_args!("hand[{player}]"), KINDS, MOST).remembering(
                format_args!("hidden[{player}]"),
                1,
                hand,
            );
        }
        for place in 0..options.places() {
            layout = layout.with(format_args!("tableau[{place}]"), KINDS + NIGIRI.len(), MOST).with(
                format_args!("points[{place}]"),
                1,
                best_round * ROUNDS,
            );
        }
        layout.remembering("unseen", KINDS, MOST)
    }

    fn actions(options: &Options) -> usize {
        if options.variant() == Variant::Dummy { OWN * (KINDS + 1) } else { OWN }
    }

    #[inline]
    fn write_features(known: &Observation, seat: Seat, row: &mut [u8]) {
        let (options, writer) = (known.options, &mut Writer::new(row));
        let players = options.players();
        writer.number(options.hand_size() - usize::from(known.turn));
        writer.number(known.pad.rounds().len());
        writer.number(known.passes_left.into());
        if options.variant() == Variant::Dummy {
            writer.number((known.controller == Some(seat)).into());
            writer.bag(known.drawn.map_or(Cards::NONE, Cards::one));
        }
        writer.bag(known.cards_of(seat));
        for other in clockwise(seat, players).skip(1) {
            let hand = known.hands[other];
            writer.bag(hand.known);
            writer.number(hand.hidden.into());
        }
        let totals = known.pad.totals();
        // The dummy comes after the players.
        for place in clockwise(seat, players).chain((players..options.places()).map(Seat::new)) {
            write_tableau(writer, known.tableaus[place]);
            writer.number(totals[place] as usize);
        }
        writer.bag(known.unseen());
        debug_assert!(writer.is_full());
    }

    #[inline]
    fn action(_: &Options, chosen: Move) -> usize {
        let first = chosen.first.index();
        let own = chosen.second.map_or(first, |second| KINDS + first * KINDS + second.index());
        own + chosen.dummy.map_or(0, |dummy| OWN * (dummy.index() + 1))
    }

    #[inline]
    fn chosen(options: &Options, action: usize) -> Option<Move> {
        if action < KINDS {
            return Some(Move::one(Card::at(action)));
        }
        if action >= Self::actions(options) {
            return None;
        }
        let (dummy, own) = (action / OWN, action % OWN);
        let chosen = match own.checked_sub(KINDS) {
            None => Move::one(Card::at(own)),
            Some(pair) => Move::two(Card::at(pair / KINDS), Card::at(pair % KINDS)),
        };
        Some(if dummy == 0 { chosen } else { chosen.and_dummy(Card::at(dummy - 1)) })
    }

    #[inline]
    fn write_mask(options: &Options, moves: &LegalMoves, row: &mut [bool]) {
        row.fill(false);
        let len = moves.len();
        if options.variant() == Variant::Dummy {
            for chosen in moves.iter() {
                row[Self::action(options, chosen)] = true;
            }
            return;
        }
        // Moves with one card come first. Those with two, if there are any, are all pairs of different kinds and then
        // the pairs of a kind; so their rows can be copied.
        let (singles, pairs) = row.split_at_mut(KINDS);
        let mut kinds = 0;
        while kinds < len && moves.nth(kinds).second.is_none() {
            singles[moves.nth(kinds).first.index()] = true;
            kinds += 1;
        }
        if kinds < len {
            for first in (0..KINDS).filter(|&first| singles[first]) {
                let seconds = &mut pairs[first * KINDS..(first + 1) * KINDS];
                seconds.copy_from_slice(singles);
                seconds[first] = false;
            }
            for twice in kinds * kinds..len {
                let kind = moves.nth(twice).first.index();
                pairs[kind * KINDS + kind] = true;
            }
        }
    }
}

/// Writes the bare cards of each kind, and then the nigiri on wasabi.
#[inline]
fn write_tableau(writer: &mut Writer<'_>, tableau: Tableau) {
    let dipped = NIGIRI.map(|nigiri| tableau.on_wasabi(nigiri));
    let on_wasabi =
        NIGIRI.iter().zip(dipped).fold(0, |word, (&nigiri, count)| word + ((count as u64) << (4 * nigiri.index())));
    let below = (dipped.iter().sum::<usize>() as u64) << (4 * Card::Wasabi.index());
    let bare = tableau.cards().word() - on_wasabi - below;
    let row = writer.take(KINDS + NIGIRI.len());
    row[..KINDS].copy_from_slice(&bytes(bare)[..KINDS]);
    for (feature, count) in row[KINDS..].iter_mut().zip(dipped) {
        *feature = count as u8;
    }
}
