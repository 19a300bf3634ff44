//! The fuzz targets, run on a fixed set of broken inputs: valid texts with parts deleted, repeated, swapped or
//! inserted.

#[allow(unreachable_pub)] // The file is also part of another crate.
#[path = "../../../fuzz/src/texts.rs"]
mod fuzz;
#[path = "../../../fuzz/src/broken.rs"]
mod pieces;

use game::{Chance, Deal, FastChance, Joint, MoveSet, Nonce, Options, Pending, RecordSeat, Recorder, Secret};
use menu::{GAMES, GameVisitor, PlayableGame};
use pieces::broken;

/// Valid texts of a game.
struct ValidTexts {
    moves: Vec<String>,
    record: String,
    sheet: &'static str,
}

struct MakeValidTexts;

impl GameVisitor for MakeValidTexts {
    type Output = ValidTexts;

    fn visit<G: PlayableGame>(self) -> ValidTexts {
        let options = G::Options::default();
        let players = options.players();
        let names = vec![RecordSeat::person("somebody"); players];
        let nonces = vec![Nonce::from_bytes([5; 16]); players];
        let deal = Deal::uncommitted(Secret::of_series(3, 0), nonces);
        let mut recorder = Recorder::new(options.clone(), names, deal);
        let (mut deal_chance, choices) = (recorder.chance(), &mut FastChance::new(3));
        let mut state = G::deal(&options, &mut deal_chance, &mut |_| ());
        let mut moves = Vec::new();
        while let Pending::Seats(seats) = state.pending() {
            let mut joint = Joint::new(players);
            for seat in seats.iter() {
                let chosen = state.legal_moves(seat).pick(choices);
                moves.push(chosen.to_string());
                joint[seat] = Some(chosen);
            }
            recorder.played(&joint);
            state.apply_unchecked(&joint, &mut deal_chance, &mut |_| ());
        }
        let record = recorder.finish::<G>(&state.outcome().expect("the game is over"));
        let record = serde_json::to_string(&record).expect("a record can be written");
        assert!(menu::read_record::<G>(&record).expect("it can be read").rerun::<G>(&mut |_| ()).is_ok());
        assert!(G::score(G::EXAMPLE_SHEET).is_ok());
        ValidTexts { moves, record, sheet: G::EXAMPLE_SHEET }
    }
}

#[test]
fn broken_texts_keep_the_properties() {
    let chance = &mut FastChance::new(9);
    for game in GAMES {
        let valid = menu::with_game(game.name, MakeValidTexts).expect("it is on the menu");
        for chosen in &valid.moves {
            fuzz::notation(chosen);
            (0..20).for_each(|_| fuzz::notation(&broken(chosen, chance)));
        }
        fuzz::record(&valid.record);
        fuzz::sheet(valid.sheet);
        for _ in 0..1500 {
            fuzz::record(&broken(&valid.record, chance));
            fuzz::sheet(&broken(valid.sheet, chance));
        }
        // Records that can be read, but have other moves.
        for _ in 0..300 {
            let (a, b) = (chance.below(valid.moves.len() as u32), chance.below(valid.moves.len() as u32));
            let (a, b) = (&valid.moves[a as usize], &valid.moves[b as usize]);
            fuzz::record(&valid.record.replace(&format!("\"{a}\""), &format!("\"{b}\"")));
        }
    }
}
