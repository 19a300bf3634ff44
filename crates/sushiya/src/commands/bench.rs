//! `sushiya bench`: throughput of the engine and the search through the public traits, in CPU time of one thread.

use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use bots::{Bot as _, Budget, Effort, Searcher};
use game::{FastChance, Game, Joint, MoveSet, Options, Pending, Seat, Viewer, playout};
use menu::{GAMES, GameVisitor, PlayableGame};
use serde::Serialize;

use crate::error::CommandError;
use crate::{clock, layout};

/// Number of measurements; the median is robust against outliers.
const REPEATS: u32 = 5;

/// Search budget per position, about that of an itamae.
const ITERATIONS: u32 = 1000;

/// One result.
#[derive(Serialize)]
struct Measurement {
    game: &'static str,
    players: usize,
    what: &'static str,
    per_second: f64,
}

/// Benchmarks one game or all of them.
pub(crate) fn run(game: Option<&str>, seconds: f64, json: bool, out: &mut dyn Write) -> Result<(), CommandError> {
    let names: Vec<&str> = game.map_or_else(|| GAMES.iter().map(|entry| entry.name).collect(), |name| vec![name]);
    let window = Duration::from_secs_f64(seconds / f64::from(REPEATS));
    let mut all = Vec::new();
    for name in names {
        all.extend(menu::with_game(name, Bench { window })?);
    }
    if json {
        let text = serde_json::to_string_pretty(&all).map_err(|fault| CommandError::Input(fault.to_string()))?;
        return Ok(writeln!(out, "{text}")?);
    }
    let row = |measured: &Measurement| {
        let Measurement { game, players, what, per_second } = measured;
        vec![format!("{game}, {players} players"), what.replace('_', " "), format!("{per_second:.0}/s")]
    };
    Ok(layout::table(out, &all.iter().map(row).collect::<Vec<_>>())?)
}

struct Bench {
    window: Duration,
}

impl GameVisitor for Bench {
    type Output = Vec<Measurement>;

    fn visit<G: PlayableGame>(self) -> Vec<Measurement> {
        let tables = G::Options::SPECS.iter().find(|spec| spec.name == "players").map_or(&[][..], |spec| spec.values);
        tables
            .iter()
            .filter_map(|players| G::Options::from_pairs(&[("players", players.value)]).ok())
            .flat_map(|options| self.table::<G>(&options))
            .collect()
    }
}

impl Bench {
    /// All results for one number of players.
    fn table<G: PlayableGame>(&self, options: &G::Options) -> Vec<Measurement> {
        let chance = &mut FastChance::new(1);
        let (games, moves) = self.rates(|| {
            let mut state = G::deal(options, chance, &mut |_| ());
            let moves = playout(&mut state, chance);
            black_box(state.outcome());
            moves
        });
        let states = positions::<G>(options);
        let (_, observations) = self.rates(|| {
            for (state, seat) in &states {
                black_box(state.observe(Viewer::Seat(*seat)));
            }
            states.len() as u64
        });
        let known: Vec<G::Observation> =
            states.iter().map(|(state, seat)| state.observe(Viewer::Seat(*seat))).collect();
        let (_, determinizations) = self.rates(|| {
            for known in &known {
                black_box(G::determinize(known, chance));
            }
            known.len() as u64
        });
        let (iterations, turns) = self.search::<G>(&states);
        [
            ("random_games", games),
            ("random_moves", moves),
            ("observations", observations),
            ("determinizations", determinizations),
            ("search_iterations", iterations),
            ("search_turns", turns),
        ]
        .map(|(what, per_second)| Measurement { game: G::NAME, players: options.players(), what, per_second })
        .into()
    }

    /// Simulations of a search per second, and turns in them.
    fn search<G: PlayableGame>(&self, states: &[(G, Seat)]) -> (f64, f64) {
        // Every seventh position covers all phases of the games and all seats.
        let some = states.iter().step_by(7).filter(|(state, seat)| is_searched(state, *seat));
        let some: Vec<&(G, Seat)> = some.collect();
        let mut positions = some.iter().cycle();
        let chance = &mut FastChance::new(3);
        let mut searcher = Searcher::<G>::new(Budget::Iterations(ITERATIONS), clock::thread_cpu_time);
        let mut rates = [(0.0, 0.0); REPEATS as usize];
        for rate in &mut rates {
            let (began, before) = (clock::thread_cpu_time(), searcher.effort());
            for (state, seat) in positions.by_ref() {
                let known = state.observe(Viewer::Seat(*seat));
                black_box(searcher.choose(*seat, &known, &state.legal_moves(*seat), chance).ok());
                if since(began) >= self.window {
                    break;
                }
            }
            let (seconds, effort) = (since(began).as_secs_f64(), searcher.effort());
            let per_second = |now: u64, before: u64| (now - before) as f64 / seconds;
            *rate = (per_second(effort.iterations, before.iterations), per_second(effort.turns, before.turns));
        }
        rates.sort_by(|a, b| a.0.total_cmp(&b.0));
        rates[rates.len() / 2]
    }

    /// Calls of `work` per second, and the sum of its results per second.
    fn rates(&self, mut work: impl FnMut() -> u64) -> (f64, f64) {
        let mut rates = [(0.0, 0.0); REPEATS as usize];
        for rate in &mut rates {
            let (began, mut times, mut amount) = (clock::thread_cpu_time(), 0, 0);
            // Reading the clock is as expensive as some of the work.
            while since(began) < self.window {
                for _ in 0..64 {
                    amount += work();
                }
                times += 64;
            }
            let seconds = since(began).as_secs_f64();
            *rate = (f64::from(times) / seconds, amount as f64 / seconds);
        }
        rates.sort_by(|a, b| a.0.total_cmp(&b.0));
        rates[rates.len() / 2]
    }
}

/// CPU time since an earlier reading.
fn since(began: Duration) -> Duration {
    clock::thread_cpu_time().saturating_sub(began)
}

/// Whether a searcher really searches here; some positions are solved exactly or have a single candidate.
fn is_searched<G: PlayableGame>(state: &G, seat: Seat) -> bool {
    let mut searcher = Searcher::<G>::new(Budget::Iterations(1), clock::thread_cpu_time);
    let known = state.observe(Viewer::Seat(seat));
    let chosen = searcher.choose(seat, &known, &state.legal_moves(seat), &mut FastChance::new(4));
    chosen.is_ok() && searcher.effort() != Effort::default()
}

/// All positions of some random games, with a seat that has to choose.
fn positions<G: Game>(options: &G::Options) -> Vec<(G, Seat)> {
    let chance = &mut FastChance::new(2);
    let mut positions = Vec::new();
    for _ in 0..8 {
        let mut state = G::deal(options, chance, &mut |_| ());
        while let Pending::Seats(seats) = state.pending() {
            let mut joint = Joint::new(state.players());
            for seat in seats.iter() {
                joint[seat] = Some(state.legal_moves(seat).pick(chance));
                positions.push((state.clone(), seat));
            }
            state.apply_unchecked(&joint, chance, &mut |_| ());
        }
    }
    positions
}
