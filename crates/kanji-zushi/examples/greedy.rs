//! Plays a game in which everybody forms the kanji with the most strokes, and prints what a spectator sees.
//!
//! `cargo run -p sushiya-kanji-zushi --example greedy -- [players] [seed]`

use std::error::Error;

use sushiya_kanji_zushi::game::{FastChance, Game as _, Joint, Pending, Viewer};
use sushiya_kanji_zushi::{DeckChoice, Event, KanjiZushi, Move, Options};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let players: usize = arguments.next().as_deref().unwrap_or("3").parse()?;
    let seed: u64 = arguments.next().as_deref().unwrap_or("1").parse()?;

    let options = Options::new(players, DeckChoice::House).map_err(|error| error.to_string())?;
    let mut chance = FastChance::new(seed);
    let mut print = |event: Event| println!("{}", describe(event.redact(Viewer::Spectator)));
    let mut game = KanjiZushi::deal(&options, &mut chance, &mut print);
    while let Pending::Seats(seats) = game.pending() {
        for seat in seats.iter() {
            let best = game.legal_moves(seat).forming().max_by_key(|(_, kanji)| kanji.strokes());
            let mut joint = Joint::new(players);
            joint[seat] = Some(best.map_or(Move::Pass, |(chosen, _)| chosen));
            game.apply(&joint, &mut chance, &mut print)?;
        }
    }
    for (seat, strokes) in game.outcome().ok_or("the game is over")?.scores.iter() {
        println!("{seat}: {strokes} strokes");
    }
    Ok(())
}

fn describe(event: Event) -> String {
    match event {
        Event::Began { seat } => format!("{seat} begins"),
        Event::Turned { shari } => format!("on the table: {shari:?}"),
        Event::Drew { seat, count, neta: None } => format!("{seat} draws {count}"),
        Event::Drew { seat, neta: Some(neta), .. } => format!("{seat} draws {neta:?}"),
        Event::Formed { seat, neta, shari, kanji, strokes } => {
            let meaning = kanji.details().map_or("", |details| details.en);
            format!("{seat}: {neta} + {shari} = {kanji}, {strokes} strokes: {meaning}")
        }
        Event::Failed { seat, neta, shari, why } => format!("{seat}: {neta} + {shari}: {why}"),
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Stuck { times } => format!("nobody formed a kanji, {times} in a row"),
        Event::Ended { complete: true } => "everybody has five kanji".to_owned(),
        Event::Ended { complete: false } => "the game ends".to_owned(),
    }
}
