//! Lessons from games that are played for them.

use game::{FastChance, Game, Joint, Options as _, Pending, Viewer};
use sushi_express::{Options, SushiExpress};

use super::signs::{SIGNS, signs};
use crate::learning::{Learnt, Lesson, learn};
use crate::{Bot, Insight};

/// Learns from so many games what the signs are worth at a table of so many. Whoever `bots` seats plays.
pub fn weigh(players: usize, games: u64, seed: u64, mut bot: Option<&mut dyn Bot<SushiExpress>>) -> Learnt {
    let options = Options::new(players).expect("so many can play");
    let mut lessons = Vec::new();
    for number in 0..games {
        let luck = &mut FastChance::of_series(seed, number);
        let mut game = SushiExpress::deal(&options, luck, &mut |_| ());
        let first = lessons.len();
        while let Pending::Seats(seats) = game.pending() {
            let mut joint = Joint::new(options.players());
            for seat in seats.iter() {
                joint[seat] = Some(match &mut bot {
                    None => game.instinct(seat, luck),
                    Some(bot) => {
                        let known = game.observe(Viewer::Seat(seat));
                        bot.choose(seat, &known, &game.legal_moves(seat), luck).expect("ours do not forfeit")
                    }
                });
            }
            game.apply_unchecked(&joint, luck, &mut |_| ());
            if game.settled() && game.pending() != Pending::Over {
                let of = |seat| {
                    let mut all = Vec::new();
                    signs(&game, seat, |sign, much| all.push((sign, much)));
                    all
                };
                lessons.push(Lesson { signs: game.vans().seats().map(of).collect(), won: Vec::new() });
            }
        }
        let outcome = game.outcome().expect("it is over");
        let share = |seat| if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        for lesson in &mut lessons[first..] {
            lesson.won = game.vans().seats().map(share).collect();
        }
    }
    learn(&lessons, SIGNS)
}
