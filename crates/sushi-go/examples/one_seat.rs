//! Plays a random game of three and prints everything that one player sees.
//!
//! `cargo run -p sushiya-sushi-go --example one_seat -- 42` plays game 42.

use sushiya_sushi_go::game::{FastChance, Game, Joint, MoveSet, Pending, Seat, Viewer};
use sushiya_sushi_go::{Event, Options, SushiGo, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    let chance = &mut FastChance::new(seed);
    let own = Seat::new(0);
    let mut print = |event: Event| println!("{:?}", event.redact(Viewer::Seat(own)));
    let mut table = SushiGo::deal(&Options::new(3, Variant::Standard)?, chance, &mut print);
    while let Pending::Seats(seats) = table.pending() {
        println!("\nYour hand: {}. Before you: {}.", table.hand(own), table.tableaus()[own]);
        let mut joint = Joint::new(3);
        for seat in seats.iter() {
            joint[seat] = Some(table.legal_moves(seat).pick(chance));
        }
        table.apply(&joint, chance, &mut print)?;
    }
    let outcome = table.outcome().ok_or("the game is not over")?;
    println!("\nScores {:?}, won by {:?}.", outcome.scores, outcome.winners);
    Ok(())
}
