//! Evaluates the first bet of a game by random play: prints for each number how often the player wins with it.
//!
//! `cargo run -p sushiya-sushi-express --example best_bet -- 42` evaluates the deal of game 42. It uses no hidden
//! information: every state is sampled from the player's observation.

use sushiya_sushi_express::game::{FastChance, Game, Joint, MoveSet, Viewer, playout};
use sushiya_sushi_express::{Options, SushiExpress};

const SAMPLES: u32 = 500;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    let chance = &mut FastChance::new(seed);
    let table = SushiExpress::deal(&Options::new(4)?, chance, &mut |_| ());
    let seat = table.stage().seat().ok_or("the game is over")?;
    let known = table.observe(Viewer::Seat(seat));
    for chosen in table.legal_moves(seat).iter() {
        let mut joint = Joint::new(4);
        joint[seat] = Some(chosen);
        let mut wins = 0;
        for _ in 0..SAMPLES {
            let mut sample = SushiExpress::determinize(&known, chance);
            sample.apply(&joint, chance, &mut |_| ())?;
            playout(&mut sample, chance);
            let outcome = sample.outcome().ok_or("the game is not over")?;
            wins += u32::from(outcome.winners.contains(seat));
        }
        println!("{:8} wins {:2} %", chosen.to_string(), wins * 100 / SAMPLES);
    }
    Ok(())
}
