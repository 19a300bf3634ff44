//! The fuzz targets, run on a fixed set of broken inputs: texts that are right, with something deleted, doubled, swapped
//! or put in.

#[allow(unreachable_pub)] // A crate of its own elsewhere.
#[path = "../../../fuzz/src/texts.rs"]
mod fuzz;
#[path = "../../../fuzz/src/broken.rs"]
mod pieces;

use game::{Chance, FastChance, Joint, MoveSet, Nonce, Options, Pending, RecordSeat, Recorder, Secret};
use menu::{GAMES, GameVisitor, PlayableGame};
use pieces::broken;

/// Texts that are right, for a game.
struct Right {
    moves: Vec<String>,
    record: String,
    sheet: &'static str,
}

struct Make;

impl GameVisitor for Make {
    type Output = Right;

    fn visit<G: PlayableGame>(self) -> Right {
        let options = G::Options::default();
        let players = options.players();
        let names = vec![RecordSeat::person("somebody"); players];
        let nonces = vec![Nonce::from_bytes([5; 16]); players];
        let mut recorder = Recorder::new(options.clone(), names, Secret::of_series(3, 0), nonces);
        let (mut luck, choices) = (recorder.chance(), &mut FastChance::new(3));
        let mut state = G::deal(&options, &mut luck, &mut |_| ());
        let mut moves = Vec::new();
        while let Pending::Seats(seats) = state.pending() {
            let mut joint = Joint::new(players);
            for seat in seats.iter() {
                let chosen = state.legal_moves(seat).pick(choices);
                moves.push(chosen.to_string());
                joint[seat] = Some(chosen);
            }
            recorder.played(&joint);
            state.apply_unchecked(&joint, &mut luck, &mut |_| ());
        }
        let record = recorder.finish::<G>(&state.outcome().expect("the game is over"));
        let record = serde_json::to_string(&record).expect("a record can be written");
        assert!(menu::read_record::<G>(&record).expect("it reads").rerun::<G>(&mut |_| ()).is_ok());
        assert!(G::score(G::EXAMPLE_SHEET).is_ok());
        Right { moves, record, sheet: G::EXAMPLE_SHEET }
    }
}

#[test]
fn no_broken_text_does_harm() {
    let chance = &mut FastChance::new(9);
    for game in GAMES {
        let right = menu::with_game(game.name, Make).expect("it is on the menu");
        for chosen in &right.moves {
            fuzz::notation(chosen);
            (0..20).for_each(|_| fuzz::notation(&broken(chosen, chance)));
        }
        fuzz::record(&right.record);
        fuzz::sheet(right.sheet);
        for _ in 0..1500 {
            fuzz::record(&broken(&right.record, chance));
            fuzz::sheet(&broken(right.sheet, chance));
        }
        // Records that read, but were played otherwise.
        for _ in 0..300 {
            let (a, b) = (chance.below(right.moves.len() as u32), chance.below(right.moves.len() as u32));
            let (a, b) = (&right.moves[a as usize], &right.moves[b as usize]);
            fuzz::record(&right.record.replace(&format!("\"{a}\""), &format!("\"{b}\"")));
        }
    }
}
