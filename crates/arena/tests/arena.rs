//! The arena with simple test bots: the results, and their independence of the number of threads.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bots::{Bot, Forfeit, Player};
use game::{FastChance, Game, MoveSet, Seat, Viewer};
use sushi_go::{Options, SushiGo, Variant};
use sushiya_arena::{Account, Arena, Decided, Progress, Results, Until};

/// Plays the first legal move.
struct FirstMoveBot;

impl<G: Game> Bot<G> for FirstMoveBot {
    fn choose(
        &mut self,
        _: Seat,
        _: &G::Observation,
        moves: &G::Moves,
        _: &mut FastChance,
    ) -> Result<G::Move, Forfeit> {
        Ok(moves.nth(0))
    }
}

/// Never chooses.
struct AbsentBot;

impl<G: Game> Bot<G> for AbsentBot {
    fn choose(&mut self, _: Seat, _: &G::Observation, _: &G::Moves, _: &mut FastChance) -> Result<G::Move, Forfeit> {
        Err(Forfeit("is not here".to_owned()))
    }
}

/// Plays chopsticks, even if it has none.
struct ChopsticksBot;

impl Bot<SushiGo> for ChopsticksBot {
    fn choose(
        &mut self,
        _: Seat,
        _: &<SushiGo as Game>::Observation,
        _: &<SushiGo as Game>::Moves,
        _: &mut FastChance,
    ) -> Result<<SushiGo as Game>::Move, Forfeit> {
        Ok("chopsticks".parse().expect("it is a move"))
    }
}

fn bot(name: &str) -> Box<dyn Bot<SushiGo>> {
    match name {
        "first" => Box::new(FirstMoveBot),
        "absent" => Box::new(AbsentBot),
        "chopsticks" => Box::new(ChopsticksBot),
        name => name.parse::<Player>().expect("it is a built-in bot").seat(|| Duration::ZERO),
    }
}

fn arena(bots: &[&str], games: u64, threads: usize) -> Arena<Options> {
    Arena {
        options: Options::new(bots.len(), Variant::Standard).expect("the options are valid"),
        entrants: bots.iter().map(|&name| name.to_owned()).collect(),
        oracles: Vec::new(),
        games,
        seed: 3,
        threads,
        record: false,
        until: None,
    }
}

/// Runs the arena with a clock that stands still.
fn run(arena: &Arena<Options>) -> Results {
    let seat = |entrant: usize| bot(&arena.entrants[entrant]);
    let Ok(results) = arena.run::<SushiGo, Infallible>(seat, || Duration::ZERO, &AtomicBool::new(false), |_| Ok(()));
    results
}

/// All reproducible results as text, which excludes times.
fn describe(results: &Results) -> String {
    let Results { tally, ratings, decided } = results;
    let account = |account: &Account| {
        let choices = account.thinking().choices;
        format!("{:?} {choices} {} {:?}", account.scores(), account.forfeits(), account.first_forfeit())
    };
    let accounts: Vec<String> = tally.accounts().iter().map(account).collect();
    let (games, deals, standings, collected) = (tally.games(), tally.deals(), tally.standings(), tally.collected());
    format!("{games} {deals} {decided:?}\n{standings:#?}\n{ratings:#?}\n{collected:#?}\n{accounts:#?}")
}

fn until(bots: &[&str], claim: &str, threads: usize) -> Results {
    let mut arena = arena(bots, 5000, threads);
    arena.until = Some(Until::parse(claim, &arena.entrants).expect("the claim is valid"));
    run(&arena)
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for bots in [&["random", "first"][..], &["random", "first", "random", "absent", "first"]] {
        // The last deal is incomplete.
        let [one, two, many] = [1, 2, 7].map(|threads| run(&arena(bots, 1001, threads)));
        assert_eq!((one.tally.games(), one.tally.deals()), (1001, 1001_u64.div_ceil(bots.len() as u64)));
        assert_eq!(describe(&one), describe(&two));
        assert_eq!(describe(&one), describe(&many));
    }
}

#[test]
fn parts_of_a_series_are_the_games_of_the_whole() {
    let games = |first_deal: u64, games: u64| {
        let arena = Arena { record: true, ..arena(&["random", "first", "random"], games, 2) };
        let seat = |entrant: usize| bot(&arena.entrants[entrant]);
        let mut records = Vec::new();
        let Ok(_) = arena.run_from::<SushiGo, Infallible>(
            first_deal,
            seat,
            || Duration::ZERO,
            &AtomicBool::new(false),
            |progress| {
                records.extend(progress.records);
                Ok(())
            },
        );
        records
    };
    let whole = games(0, 60);
    assert_eq!([games(0, 21), games(7, 60)].concat(), whole);
}

#[test]
fn a_forfeited_choice_is_random_and_counted() {
    let random = run(&arena(&["random", "first", "random"], 300, 2));
    let absent = run(&arena(&["random", "first", "absent"], 300, 2));
    // Forfeited choices use the same random numbers, so only the count differs.
    assert_eq!(random.tally.standings(), absent.tally.standings());
    assert_eq!(random.ratings, absent.ratings);
    let [one, _, other] = absent.tally.accounts() else { panic!("three entrants") };
    assert_eq!((one.forfeits(), one.first_forfeit()), (0, None));
    assert_eq!(other.forfeits(), other.thinking().choices);
    let first = other.first_forfeit().expect("all choices were forfeited");
    assert_eq!((first.game, first.reason.to_string().as_str()), (0, "is not here"));
}

#[test]
fn an_illegal_choice_is_forfeited_with_the_reason_of_the_rules() {
    let results = run(&arena(&["chopsticks", "random"], 100, 2));
    let account = &results.tally.accounts()[0];
    // Some hands have chopsticks.
    assert!((1..account.thinking().choices).contains(&account.forfeits()), "{account:?}");
    let reason = account.first_forfeit().expect("a choice was forfeited").reason.to_string();
    assert!(reason.starts_with("chose chopsticks: ") && reason.contains("hand"), "{reason}");
}

/// Forfeits every choice and reports the point of view that it was given.
struct WitnessBot;

impl Bot<SushiGo> for WitnessBot {
    fn choose(
        &mut self,
        seat: Seat,
        known: &<SushiGo as Game>::Observation,
        _: &<SushiGo as Game>::Moves,
        _: &mut FastChance,
    ) -> Result<<SushiGo as Game>::Move, Forfeit> {
        let shown = if known.viewer == Viewer::Seat(seat) { "its own" } else { "more" };
        Err(Forfeit(shown.to_owned()))
    }
}

#[test]
fn only_an_oracle_sees_more_than_its_seat_knows() {
    let mut arena = arena(&["witness", "witness", "witness"], 3, 1);
    arena.oracles = vec![1];
    let never = AtomicBool::new(false);
    let Ok(results) = arena.run::<SushiGo, Infallible>(|_| Box::new(WitnessBot), || Duration::ZERO, &never, |_| Ok(()));
    let shown = results
        .tally
        .accounts()
        .iter()
        .map(|account| account.first_forfeit().expect("all choices were forfeited").reason.0.clone());
    assert_eq!(shown.collect::<Vec<_>>(), ["its own", "more", "its own"]);
}

#[test]
fn the_arena_stops_at_the_deal_that_decides() {
    let bots = &["first", "random"];
    let [one, two, many] = [1, 2, 7].map(|threads| until(bots, "first>random", threads));
    assert_eq!(one.decided, Some(Decided::Yes));
    assert!(one.tally.games() < 1000 && one.tally.games() == one.tally.deals() * 2, "{}", one.tally.games());
    assert_eq!(describe(&one), describe(&two));
    assert_eq!(describe(&one), describe(&many));
    // The games are the beginning of a longer series, and the opposite claim is decided at the same deal.
    let shorter = Results { decided: one.decided, ..run(&arena(bots, one.tally.games(), 2)) };
    assert_eq!(describe(&one), describe(&shorter));
    let opposite = until(bots, "2>1", 2);
    assert_eq!((opposite.decided, opposite.tally.games()), (Some(Decided::No), one.tally.games()));
    // Equal bots are not distinguished.
    let equals = until(&["random", "random"], "1>2", 2);
    assert_eq!((equals.decided, equals.tally.games()), (None, 5000));
}

#[test]
fn points_are_counted_by_line_and_leads_against_the_best_opponent() {
    let results = run(&arena(&["first", "random", "random"], 300, 2));
    let (standings, collected) = (results.tally.standings(), results.tally.collected());
    assert!(collected.iter().any(|(what, _)| *what == "pudding") && collected.len() > 5);
    for (entrant, standing) in standings.iter().enumerate() {
        let sum: f64 = collected.iter().map(|(_, means)| means[entrant]).sum();
        assert!((sum - standing.mean_score).abs() < 1e-9, "{sum} {standing:?}");
        let scores = results.tally.accounts()[entrant].scores();
        assert_eq!(scores.values().sum::<u64>(), 300);
        let mean = scores.iter().map(|(&score, &times)| f64::from(score) * times as f64).sum::<f64>() / 300.0;
        assert!((mean - standing.mean_score).abs() < 1e-9);
    }
    // With two players, one lead is the negative of the other.
    let two = run(&arena(&["first", "random"], 200, 2)).tally.standings();
    assert!((two[0].mean_lead + two[1].mean_lead).abs() < 1e-9);
    assert!((two[0].mean_lead - (two[0].mean_score - two[1].mean_score)).abs() < 1e-9);
    // With more players, everybody but the winner is behind, so the sum of the leads is negative.
    assert!(standings.iter().map(|standing| standing.mean_lead).sum::<f64>() < 0.0);
}

#[test]
fn choices_are_timed_by_the_clock_that_is_passed_in() {
    let arena = arena(&["random", "random"], 40, 1);
    let now = AtomicU64::new(0);
    // This clock advances by ten milliseconds with each reading, so a thread never takes more than one deal.
    let clock = || Duration::from_millis(10 * now.fetch_add(1, Ordering::Relaxed));
    let Ok(results) = arena.run::<SushiGo, Infallible>(|_| bot("random"), clock, &AtomicBool::new(false), |_| Ok(()));
    for account in results.tally.accounts() {
        let thinking = account.thinking();
        assert_eq!((thinking.choices, thinking.timed), (40 * 30, 40 * 30));
        assert_eq!((thinking.mean(), thinking.longest), (Duration::from_millis(10), Duration::from_millis(10)));
    }
}

#[test]
fn watch_gets_all_games_in_order_and_can_stop_the_series() {
    let mut arena = arena(&["random", "random"], 500, 3);
    arena.record = true;
    let mut seen = 0;
    let stopped = arena.run::<SushiGo, u64>(
        |_| bot("random"),
        || Duration::ZERO,
        &AtomicBool::new(false),
        |Progress { tally, records }| {
            seen += records.len() as u64;
            assert_eq!(tally.games(), seen);
            if seen < 200 { Ok(()) } else { Err(seen) }
        },
    );
    assert_eq!(stopped.err(), Some(seen));
}

#[test]
fn stopping_the_series_keeps_the_results_so_far() {
    let arena = arena(&["random", "random"], 1_000_000_000, 3);
    let (stop, mut seen) = (AtomicBool::new(false), 0);
    let Ok(results) = arena.run::<SushiGo, Infallible>(
        |_| bot("random"),
        || Duration::ZERO,
        &stop,
        |Progress { tally, .. }| {
            seen = tally.games();
            stop.store(seen >= 200, Ordering::Relaxed);
            Ok(())
        },
    );
    assert!(seen >= 200);
    assert_eq!(results.tally.games(), seen);
    assert_eq!(results.decided, None);
}
