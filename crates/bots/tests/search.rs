//! Search in every game: choices are legal and reproducible, and search beats greedy.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::{FastChance, Game, Joint, Options, Outcome, Pending, Seat, Viewer};
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushi_go::SushiGo;
use sushiya_bots::{Bot, Budget, GreedyBot, Heuristics, Searcher, Settings};

/// Budgets are iterations, so no clock is needed.
fn no_clock() -> Duration {
    Duration::ZERO
}

fn searcher<G: Heuristics>(iterations: u32) -> Box<dyn Bot<G>> {
    Box::new(Searcher::new(Budget::Iterations(iterations), no_clock))
}

/// Plays a game between these bots in seat order. Every choice is checked.
fn play<G: Heuristics>(options: &G::Options, deal: u64, bots: &mut [Box<dyn Bot<G>>]) -> (G, Outcome) {
    let (deal_chance, chance) = (&mut FastChance::of_series(1, deal), &mut FastChance::of_series(2, deal));
    let mut game = G::deal(options, deal_chance, &mut |_| ());
    while let Pending::Seats(seats) = game.pending() {
        let mut joint = Joint::new(game.players());
        for seat in seats.iter() {
            let (known, moves) = (game.observe(Viewer::Seat(seat)), game.legal_moves(seat));
            joint[seat] = Some(bots[seat.index()].choose(seat, &known, &moves, chance).expect("the bot chooses"));
        }
        game.apply(&joint, deal_chance, &mut |_| ()).unwrap_or_else(|error| panic!("{error}"));
    }
    let outcome = game.outcome().expect("the game is over");
    (game, outcome)
}

/// The options for every number of players.
fn tables<O: Options>() -> impl Iterator<Item = O> {
    O::SPECS[0].values.iter().filter_map(|value| O::from_pairs(&[(O::SPECS[0].name, value.value)]).ok())
}

fn games_are_reproducible<G: Heuristics>() {
    for options in tables::<G::Options>() {
        let once = || {
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..options.players()).map(|_| searcher(20)).collect();
            // A bot that has played before plays like a new one.
            play(&options, 1, &mut bots);
            let second = play(&options, 2, &mut bots).0;
            let mut fresh: Vec<Box<dyn Bot<G>>> = (0..options.players()).map(|_| searcher(20)).collect();
            assert_eq!(second, play(&options, 2, &mut fresh).0);
            second
        };
        assert_eq!(once(), once());
    }
}

#[test]
fn choices_are_legal_and_reproducible_in_every_game() {
    games_are_reproducible::<SushiGo>();
    games_are_reproducible::<SushiExpress>();
    games_are_reproducible::<KanjiZushi>();
}

#[test]
fn variants_are_searched_too() {
    for pairs in [[("players", "2"), ("variant", "dummy")], [("players", "3"), ("variant", "both-ways")]] {
        let options = sushi_go::Options::from_pairs(&pairs).expect("the options are valid");
        let mut bots: Vec<Box<dyn Bot<SushiGo>>> = (0..options.players()).map(|_| searcher(30)).collect();
        play(&options, 1, &mut bots);
    }
}

/// A searcher on this number of threads.
fn searcher_on<G: Heuristics>(threads: u8, iterations: u32) -> Searcher<G> {
    let threads = NonZero::new(threads).expect("there is at least one thread");
    Searcher::with(Settings::default(), threads, Budget::Iterations(iterations), no_clock)
}

fn several_threads_are_reproducible<G: Heuristics>(options: &G::Options) {
    let once = || {
        let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
        (0..options.players()).for_each(|_| bots.push(Box::new(searcher_on(3, 20))));
        play(options, 1, &mut bots).0
    };
    assert_eq!(once(), once());
}

#[test]
fn choices_on_several_threads_are_reproducible() {
    several_threads_are_reproducible::<SushiGo>(&sushi_go::Options::default());
    several_threads_are_reproducible::<SushiExpress>(&sushi_express::Options::default());
    several_threads_are_reproducible::<KanjiZushi>(&kanji_zushi::Options::default());
}

#[test]
fn every_thread_has_the_whole_budget() {
    let game = SushiGo::deal(&sushi_go::Options::default(), &mut FastChance::new(1), &mut |_| ());
    let seat = Seat::new(0);
    let (known, moves) = (game.observe(Viewer::Seat(seat)), game.legal_moves(seat));
    let effort = |threads| {
        let mut searcher = searcher_on::<SushiGo>(threads, 50);
        searcher.choose(seat, &known, &moves, &mut FastChance::new(7)).expect("the bot chooses");
        searcher.effort()
    };
    let (one, three) = (effort(1), effort(3));
    assert_eq!((one.iterations, three.iterations), (50, 150));
    assert_eq!((one.turns, three.turns), (500, 1500), "each simulation ends with the round");
}

#[test]
fn search_beats_greedy() {
    let options = sushi_go::Options::default();
    let mut bots: [Box<dyn Bot<SushiGo>>; 2] = [searcher(100), Box::new(GreedyBot::default())];
    let wins = (0..40).filter(|&deal| play(&options, deal, &mut bots).1.ranks.as_slice()[0] == 1).count();
    assert!(wins >= 34, "{wins} of 40");
}

/// Number of readings of the clock below.
static READINGS: AtomicU64 = AtomicU64::new(0);

/// A clock that advances by a millisecond with every reading.
fn ticking() -> Duration {
    Duration::from_millis(READINGS.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn a_search_with_a_time_budget_reads_the_clock_until_it_is_used_up() {
    let timed = || Box::new(Searcher::new(Budget::Time(Duration::from_millis(3)), ticking));
    play::<SushiGo>(&sushi_go::Options::default(), 1, &mut [timed(), timed()]);
    // At least a dozen of thirty turns are neither the last of a round nor solved. Two seats read the clock four times
    // each.
    let readings = READINGS.load(Ordering::Relaxed);
    assert!((12 * 2 * 4..=30 * 2 * 4).contains(&readings), "{readings}");
}
