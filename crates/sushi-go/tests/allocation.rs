//! The rules do not allocate: neither in playouts nor in the operations of a search between playouts.
//!
//! This is a separate test binary because the counting allocator replaces the global one.

use std::hint::black_box;

use allocation_counter::measure;
use game::{FastChance, Game, Joint, MoveSet, Pending, Seat, Viewer, playout};
use sushiya_sushi_go::{Options, SushiGo, Variant};

const SEEDS: u64 = 20;

/// The number of allocations in `run`.
fn allocations(run: impl FnOnce()) -> u64 {
    measure(run).count_total
}

/// Calls `run` for all options and seeds.
fn for_all_options(mut run: impl FnMut(Options, FastChance)) {
    for variant in Variant::ALL {
        for options in (2..=5).filter_map(|players| Options::new(players, variant).ok()) {
            (0..SEEDS).for_each(|seed| run(options, FastChance::new(seed)));
        }
    }
}

/// Every position of a random game.
fn positions(options: Options, mut chance: FastChance) -> Vec<SushiGo> {
    let mut game = SushiGo::deal(&options, &mut chance, &mut |_| ());
    let mut positions = vec![game.clone()];
    while let Pending::Seats(seats) = game.pending() {
        let mut joint = Joint::new(game.players());
        for seat in seats.iter() {
            joint[seat] = Some(game.legal_moves(seat).pick(&mut chance));
        }
        game.apply_unchecked(&joint, &mut chance, &mut |_| ());
        positions.push(game.clone());
    }
    positions
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(black_box(vec![1]))), 1);
    assert_eq!(allocations(|| assert!(black_box([1]).contains(&1))), 0);
}

#[test]
fn playouts_do_not_allocate() {
    for_all_options(|options, mut chance| {
        let mut end = None;
        let count = allocations(|| {
            let mut game = SushiGo::deal(&options, &mut chance, &mut |_| ());
            black_box(playout(&mut game, &mut chance));
            end = game.outcome();
        });
        assert_eq!(count, 0, "{options:?}");
        assert!(end.is_some(), "the game was played to its end");
    });
}

#[test]
fn checked_play_with_events_does_not_allocate() {
    for_all_options(|options, mut chance| {
        let mut events = 0;
        let count = allocations(|| {
            let mut game = SushiGo::deal(&options, &mut chance, &mut |_| events += 1);
            while let Pending::Seats(seats) = game.pending() {
                let mut joint = Joint::new(game.players());
                for seat in seats.iter() {
                    joint[seat] = Some(game.legal_moves(seat).pick(&mut chance));
                }
                let played = game.apply(&joint, &mut chance, &mut |event| {
                    black_box(SushiGo::redact(&event, Viewer::Spectator));
                    events += 1;
                });
                assert!(played.is_ok());
            }
        });
        assert_eq!(count, 0, "{options:?}");
        assert!(events > 0);
    });
}

#[test]
fn observations_determinizations_and_outcomes_do_not_allocate() {
    for_all_options(|options, mut chance| {
        let positions = positions(options, chance.clone());
        let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator, Viewer::Omniscient];
        let count = allocations(|| {
            for game in &positions {
                for viewer in viewers {
                    let known = game.observe(viewer);
                    black_box(SushiGo::determinize(&known, &mut chance));
                }
                black_box(game.outcome());
            }
        });
        assert_eq!(count, 0, "{options:?}");
    });
}
