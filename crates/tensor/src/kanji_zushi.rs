//! Kanji-zushi as numbers.
//!
//! A move is a pair of places in the deck, of a neta and of the first card with the shari's half, or a pass.

use game::{MoveSet as _, Options as _, Seat};
use kanji_zushi::{
    Deck, GOAL, HAND, KanjiZushi, LegalMoves, Move, NETA, Neta, Observation, Options, SHARI, STUCK, Shari,
};

use crate::tensor_game::{clockwise, distance};
use crate::writer::Writer;
use crate::{Layout, TensorGame};

/// The number of the pass.
const PASS: usize = NETA * SHARI;

/// The largest number of strokes of a kanji.
const STROKES: usize = 29;

/// The largest number of bags in the pile.
const BAGS: usize = 8;

impl TensorGame for KanjiZushi {
    const LAYOUT_VERSION: u32 = 1;

    fn layout(options: &Options) -> Layout {
        let players = options.players();
        let mut layout = Layout::default()
            .with("asked", players, 1)
            .with("failures", 1, players)
            .with("stuck", 1, STUCK.into())
            .with("table", SHARI, 1)
            .with("hand", NETA, 1);
        for player in 1..players {
            layout = layout.remembering(format_args!("hand[{player}]"), NETA, 1).with(
                format_args!("hidden[{player}]"),
                1,
                HAND,
            );
        }
        for player in 0..players {
            layout = layout
                .remembering(format_args!("shown[{player}]"), NETA, 1)
                .with(format_args!("laid[{player}]"), NETA, 1)
                .with(format_args!("kanji[{player}]"), 1, GOAL)
                .with(format_args!("strokes[{player}]"), 1, GOAL * STROKES)
                .with(format_args!("most_strokes[{player}]"), 1, STROKES);
        }
        layout.remembering("pile", SHARI, BAGS)
    }

    fn actions(_: &Options) -> usize {
        PASS + 1
    }

    fn write_features(known: &Observation, seat: Seat, row: &mut [u8]) {
        let (players, writer) = (known.options.players(), &mut Writer::new(row));
        writer.one_hot(known.turn.map(|turn| distance(seat, turn, players)), players);
        writer.number(known.failures.into());
        writer.number(known.stuck.into());
        write_shari(writer, known.table);
        write_neta(writer, known.places[seat].known);
        for other in clockwise(seat, players).skip(1) {
            write_neta(writer, known.places[other].known);
            writer.number(known.places[other].hidden.into());
        }
        for player in clockwise(seat, players) {
            let place = &known.places[player];
            write_neta(writer, place.shown);
            write_neta(writer, place.laid);
            writer.number(place.formed.len());
            writer.number(place.formed.strokes() as usize);
            writer.number(place.formed.most_strokes() as usize);
        }
        // Each card has the number of its bag, 1 for the bag on top; 0 if it is not in the pile. Equal cards of different
        // bags share places, of which the bag nearest to the top counts.
        let row = writer.take(SHARI);
        row.fill(0);
        for (depth, &bag) in known.pile.bags().iter().enumerate().rev() {
            for (place, feature) in row.iter_mut().enumerate() {
                if bag.has(place as u8) {
                    *feature = depth as u8 + 1;
                }
            }
        }
        debug_assert!(writer.is_full());
    }

    fn action(options: &Options, chosen: Move) -> usize {
        let Move::Combine { neta, shari } = chosen else { return PASS };
        let deck = options.deck();
        let left = deck.neta().iter().position(|&half| half == neta);
        let right = deck.shari().iter().position(|&half| half == shari);
        left.zip(right).map_or(PASS, |(left, right)| left * SHARI + right)
    }

    fn write_mask(options: &Options, moves: &LegalMoves, row: &mut [bool]) {
        row.fill(false);
        // The pass comes last. Before it, every neta of the hand has the same shari, which are looked up once.
        let Some(pairs) = moves.len().checked_sub(1) else { return };
        row[PASS] = true;
        let neta = |index| if let Move::Combine { neta, .. } = moves.nth(index) { Some(neta) } else { None };
        let width = (0..pairs).take_while(|&index| neta(index) == neta(0)).count();
        let shari: Vec<usize> = (0..width).map(|index| Self::action(options, moves.nth(index)) % SHARI).collect();
        for first in (0..pairs).step_by(width.max(1)) {
            let left = Self::action(options, moves.nth(first)) / SHARI * SHARI;
            for right in &shari {
                row[left + right] = true;
            }
        }
    }

    fn chosen(options: &Options, action: usize) -> Option<Move> {
        let deck = options.deck();
        match action {
            PASS => Some(Move::Pass),
            0..PASS if is_first(deck, action % SHARI) => {
                Some(Move::Combine { neta: deck.neta()[action / SHARI], shari: deck.shari()[action % SHARI] })
            }
            _ => None,
        }
    }
}

/// Whether the shari at this place is the first of its half; equal cards are adjacent.
fn is_first(deck: &Deck, place: usize) -> bool {
    place == 0 || deck.shari()[place - 1] != deck.shari()[place]
}

fn write_neta(writer: &mut Writer<'_>, set: Neta) {
    let row = writer.take(NETA);
    row.fill(0);
    for place in set.places() {
        row[place] = 1;
    }
}

fn write_shari(writer: &mut Writer<'_>, bag: Shari) {
    for (place, feature) in writer.take(SHARI).iter_mut().enumerate() {
        *feature = bag.has(place as u8).into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_kanji_has_more_strokes() {
        let most = kanji_zushi::Kanji::all().map(|kanji| usize::from(kanji.strokes())).max();
        assert_eq!(most, Some(STROKES));
    }
}
