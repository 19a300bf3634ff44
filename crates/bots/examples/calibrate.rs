//! Calibration of win probabilities: positions of games between searchers are judged and compared with the results.
//!
//!     cargo run --release -p sushiya-bots --example calibrate sushi-go players=2 games=500 play=500 judge=2000
//!
//! Prints two tables: judgements from what a seat knows, and from a view of all hands. The output is reproducible.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{FastChance, Game, Joint, MoveSet, Options, Pending, PerSeat, Viewer};
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushi_go::SushiGo;
use sushiya_bots::{Bot, Budget, Heuristics, Searcher};

/// Number of bins between 0 and 1.
const BINS: usize = 10;

/// Positions with similar judgements.
#[derive(Clone, Copy, Default)]
struct Bin {
    positions: u32,
    judged: f64,
    won: f64,
}

/// All positions, binned by judgement.
#[derive(Default)]
struct Table {
    bins: [Bin; BINS],
    /// Sum of the squared errors.
    error: f64,
}

impl Table {
    fn add(&mut self, judged: f64, won: f64) {
        let bin = &mut self.bins[((judged * BINS as f64) as usize).min(BINS - 1)];
        bin.positions += 1;
        bin.judged += judged;
        bin.won += won;
        self.error += (judged - won).powi(2);
    }

    fn print(&self, title: &str) {
        println!("{title}\n\n| judged | positions | on average | won |\n|---|---|---|---|");
        for (index, bin) in self.bins.iter().enumerate().filter(|(_, bin)| bin.positions > 0) {
            let percent = |all: f64| 100.0 * all / f64::from(bin.positions);
            let (from, to) = (100 * index / BINS, 100 * (index + 1) / BINS);
            let (judged, won) = (percent(bin.judged), percent(bin.won));
            println!("| {from} to {to} % | {} | {judged:.1} % | {won:.1} % |", bin.positions);
        }
        let positions: u32 = self.bins.iter().map(|bin| bin.positions).sum();
        println!("\nBrier score {:.4}\n", self.error / f64::from(positions));
    }
}

/// Budgets are iterations, so no clock is needed.
fn no_clock() -> Duration {
    Duration::ZERO
}

/// Plays games with `play` iterations per choice and judges every position with `judge` iterations.
fn calibrate<G: Heuristics>(options: &G::Options, games: u64, play: u32, judge: u32) {
    let mut player = Searcher::<G>::new(Budget::Iterations(play), no_clock);
    let mut judge_bot = Searcher::<G>::new(Budget::Iterations(judge), no_clock);
    let (mut by_seats, mut by_all_hands) = (Table::default(), Table::default());
    for number in 0..games {
        let (deal_chance, chance) = (&mut FastChance::of_series(1, number), &mut FastChance::of_series(2, number));
        let mut game = G::deal(options, deal_chance, &mut |_| ());
        let (mut seat_estimates, mut all_estimates) = (Vec::new(), Vec::new());
        while let Pending::Seats(seats) = game.pending() {
            all_estimates.push(judge_bot.estimate(&game.observe(Viewer::Omniscient), chance));
            let mut joint = Joint::new(game.players());
            for seat in seats.iter() {
                let (known, moves) = (game.observe(Viewer::Seat(seat)), game.legal_moves(seat));
                if moves.len() > 1 {
                    seat_estimates.push((seat, judge_bot.judge(seat, &known, None, chance).chance));
                }
                joint[seat] = Some(player.choose(seat, &known, &moves, chance).expect("searchers always choose"));
            }
            game.apply_unchecked(&joint, deal_chance, &mut |_| ());
        }
        let won: PerSeat<f64> = game.win_probabilities().map(f64::from);
        for (seat, judged) in seat_estimates {
            by_seats.add(judged, won[seat]);
        }
        for (seat, &judged) in all_estimates.iter().flat_map(PerSeat::iter) {
            by_all_hands.add(judged, won[seat]);
        }
    }
    by_seats.print("From what the seat knows:");
    by_all_hands.print("With all hands open:");
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let mut pairs: BTreeMap<String, String> =
        arguments.filter_map(|pair| pair.split_once('=').map(|(name, value)| (name.into(), value.into()))).collect();
    let mut number = |name: &str, default: u32| {
        pairs.remove(name).map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("'{name}' is a number")))
    };
    let (games, play, judge) = (number("games", 100), number("play", 500), number("judge", 2000));
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    match name.as_str() {
        SushiGo::NAME => run::<SushiGo>(&pairs, games, play, judge),
        SushiExpress::NAME => run::<SushiExpress>(&pairs, games, play, judge),
        KanjiZushi::NAME => run::<KanjiZushi>(&pairs, games, play, judge),
        other => panic!("there is no game '{other}'"),
    }
}

fn run<G: Heuristics>(pairs: &[(&str, &str)], games: u32, play: u32, judge: u32) {
    let options = G::Options::from_pairs(pairs).unwrap_or_else(|errors| panic!("{}", errors[0]));
    calibrate::<G>(&options, games.into(), play, judge);
}
