//! Explicit chance: the same games as with a source of randomness.

mod support;

use game::{Chance, FastChance, Joint, MoveSet as _, Options as _, Pending, Seat};
use support::{Check, every_game};
use sushiya_tensor::{ExplicitGame, Node, TensorGame};

/// Numbers of a source of randomness, written down.
struct Written<'a>(&'a mut FastChance, Vec<(u32, u32)>);

impl Chance for Written<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.0.below(bound);
        self.1.push((bound, number));
        number
    }
}

/// Gives the game the numbers that were written down.
fn give<G: TensorGame>(game: &mut ExplicitGame<G>, numbers: &[(u32, u32)]) {
    for &(bound, number) in numbers.iter().filter(|(bound, _)| *bound > 1) {
        assert_eq!(game.node(), Node::Chance(bound));
        assert!(game.choose_number(bound).is_err());
        game.choose_number(number).expect("the number is below its bound");
    }
    assert!(game.choose_number(0).is_err(), "chance has chosen everything");
}

struct SameGames;

impl Check for SameGames {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let chance = &mut FastChance::new(3);
        let mut dealt = Written(chance, Vec::new());
        let mut events = Vec::new();
        let mut state = G::deal(options, &mut dealt, &mut |event| events.push(event));
        let mut game = ExplicitGame::<G>::new(options.clone());
        give(&mut game, &dealt.1);
        while let Pending::Seats(asked) = state.pending() {
            assert_eq!((game.node(), game.state()), (Node::Seats(asked), Some(&state)));
            assert!(game.play(&[]).is_err());
            let mut joint = Joint::new(options.players());
            for seat in asked.iter() {
                joint[seat] = Some(state.legal_moves(seat).pick(chance));
            }
            let mut turn = Written(chance, Vec::new());
            state.apply_unchecked(&joint, &mut turn, &mut |event| events.push(event));
            let chosen = joint.iter().filter_map(|(seat, chosen)| Some((seat.index(), G::action(options, (*chosen)?))));
            game.play(&chosen.collect::<Vec<_>>()).expect("the moves are legal");
            give(&mut game, &turn.1);
        }
        assert_eq!((game.node(), game.outcome()), (Node::Over, state.outcome()));
        let viewer = game::Viewer::Seat(Seat::new(1));
        let heard: Vec<G::Event> = events.iter().map(|event| G::redact(event, viewer)).collect();
        assert_eq!(game.heard(Seat::new(1)).collect::<Vec<_>>(), heard);
    }
}

#[test]
fn games_are_the_same_as_with_a_source_of_randomness() {
    every_game(&mut SameGames);
}

struct SmallGames;

impl Check for SmallGames {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let chance = &mut FastChance::new(1);
        let mut game = ExplicitGame::<G>::near_end(options.clone(), 5, 3, |known| format!("{known:?}"));
        assert!(game.start(Seat::new(0)).contains("viewer"));
        let mut turns = 0;
        loop {
            match game.node() {
                Node::Chance(bound) => game.choose_number(chance.below(bound)).expect("the number is below its bound"),
                Node::Seats(asked) => {
                    turns += 1;
                    let state = game.state().expect("players choose between turns");
                    let pick = |seat: Seat| (seat.index(), G::action(options, state.legal_moves(seat).nth(0)));
                    let moves: Vec<(usize, usize)> = asked.iter().map(pick).collect();
                    game.play(&moves).expect("the moves are legal");
                }
                Node::Over => break,
            }
        }
        assert!(turns > 0 && game.outcome().is_some());
    }
}

#[test]
fn positions_near_the_end_are_small_games() {
    every_game(&mut SmallGames);
}
