//! The numbers of every game: nothing leaks, and they say what the rules say.

mod support;

use game::{FastChance, Joint, MoveSet as _, Options as _, Pending, Seat, Viewer};
use support::{Check, every_game};
use sushiya_tensor::{TensorGame, legal_actions};

/// Runs `check` at every state of some random games, with a source of randomness.
fn each_state<G: TensorGame>(options: &G::Options, games: u64, mut check: impl FnMut(&G, &mut FastChance)) {
    for game in 0..games {
        let chance = &mut FastChance::new(game);
        let mut state = G::deal(options, chance, &mut |_| ());
        check(&state, chance);
        while let Pending::Seats(asked) = state.pending() {
            let mut joint = Joint::new(options.players());
            for seat in asked.iter() {
                joint[seat] = Some(state.legal_moves(seat).pick(chance));
            }
            state.apply_unchecked(&joint, chance, &mut |_| ());
            check(&state, chance);
        }
    }
}

/// The observation and the mask of a seat, in memory that was not empty before.
fn rows<G: TensorGame>(state: &G, seat: Seat) -> (Vec<u8>, Vec<bool>) {
    let options = state.options();
    let mut features = vec![0xaa; G::layout(options).width()];
    G::write_features(&state.observe(Viewer::Seat(seat)), seat, &mut features);
    let mut mask = vec![true; G::actions(options)];
    G::write_mask(options, &state.legal_moves(seat), &mut mask);
    (features, mask)
}

/// Worlds that look the same to a seat give equal bytes.
struct NothingLeaks;

impl Check for NothingLeaks {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let mut compared = vec![0; options.players()];
        each_state::<G>(options, 3, |state, chance| {
            for seat in (0..options.players()).map(Seat::new) {
                let world = G::determinize(&state.observe(Viewer::Seat(seat)), chance);
                assert_eq!(rows(&world, seat), rows(state, seat), "{} leaks to {seat}: {options:?}", G::NAME);
                compared[seat.index()] += usize::from(world != *state);
            }
        });
        assert!(compared.iter().all(|&worlds| worlds > 0), "no two worlds differed: {compared:?}");
    }
}

#[test]
fn worlds_that_look_the_same_give_equal_bytes() {
    every_game(&mut NothingLeaks);
}

/// A mask has exactly the legal moves, and the number of a move leads back to it.
struct MasksAreRules;

impl Check for MasksAreRules {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        each_state::<G>(options, 3, |state, _| {
            for seat in (0..options.players()).map(Seat::new) {
                let (_, mask) = rows(state, seat);
                let allowed: Vec<usize> = (0..mask.len()).filter(|&action| mask[action]).collect();
                assert_eq!(allowed, legal_actions(state, seat));
                assert_eq!(allowed.len(), state.legal_moves(seat).len(), "two moves have the same number");
                for chosen in state.legal_moves(seat).iter() {
                    assert_eq!(G::chosen(options, G::action(options, chosen)), Some(chosen));
                }
            }
        });
        assert_eq!(G::chosen(options, G::actions(options)), None);
    }
}

#[test]
fn masks_are_the_legal_moves() {
    every_game(&mut MasksAreRules);
}

/// Every number is within the bounds of its field, and a field is not always zero.
struct FieldsHold;

impl Check for FieldsHold {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let layout = G::layout(options);
        let mut used = vec![false; layout.fields().len()];
        each_state::<G>(options, 20, |state, _| {
            for seat in (0..options.players()).map(Seat::new) {
                let (features, _) = rows(state, seat);
                for (field, used) in layout.fields().iter().zip(&mut used) {
                    let values = &features[field.start..field.start + field.len];
                    let most = values.iter().copied().max().unwrap_or(0);
                    assert!(most <= field.max, "{}: {} is {values:?}, more than {}", G::NAME, field.name, field.max);
                    *used |= most > 0;
                }
            }
        });
        for (field, used) in layout.fields().iter().zip(used) {
            // Of six players hardly ever three bet on one number, and random players rarely do at all.
            assert!(used || field.name.starts_with("pawns_below"), "{}: {} is always zero", G::NAME, field.name);
        }
    }
}

#[test]
fn numbers_are_within_their_bounds() {
    every_game(&mut FieldsHold);
}
