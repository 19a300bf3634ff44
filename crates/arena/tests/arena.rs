//! The arena with bots of the tests' own: what is counted, and that threads change none of it.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bots::{Bot, Forfeit, Player};
use game::{FastChance, Game, MoveSet, Seat, Viewer};
use sushi_go::{Options, SushiGo, Variant};
use sushiya_arena::{Account, Arena, Decided, Progress, Results, Until};

/// Lays what comes first on the list.
struct First;

impl<G: Game> Bot<G> for First {
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
struct Absent;

impl<G: Game> Bot<G> for Absent {
    fn choose(&mut self, _: Seat, _: &G::Observation, _: &G::Moves, _: &mut FastChance) -> Result<G::Move, Forfeit> {
        Err(Forfeit("is not here".to_owned()))
    }
}

/// Lays chopsticks, whether it has some or not.
struct Chopsticks;

impl Bot<SushiGo> for Chopsticks {
    fn choose(
        &mut self,
        _: Seat,
        _: &<SushiGo as Game>::Observation,
        _: &<SushiGo as Game>::Moves,
        _: &mut FastChance,
    ) -> Result<<SushiGo as Game>::Move, Forfeit> {
        Ok("chopsticks".parse().expect("a move"))
    }
}

fn bot(name: &str) -> Box<dyn Bot<SushiGo>> {
    match name {
        "first" => Box::new(First),
        "absent" => Box::new(Absent),
        "chopsticks" => Box::new(Chopsticks),
        name => name.parse::<Player>().expect("one of ours").seat(|| Duration::ZERO),
    }
}

fn arena(bots: &[&str], games: u64, threads: usize) -> Arena<Options> {
    Arena {
        options: Options::new(bots.len(), Variant::Standard).expect("they can play"),
        entrants: bots.iter().map(|&name| name.to_owned()).collect(),
        oracles: Vec::new(),
        games,
        seed: 3,
        threads,
        record: false,
        until: None,
    }
}

/// Plays, with a clock that stands still.
fn played(arena: &Arena<Options>) -> Results {
    let seat = |entrant: usize| bot(&arena.entrants[entrant]);
    let Ok(results) = arena.run::<SushiGo, Infallible>(seat, || Duration::ZERO, &AtomicBool::new(false), |_| Ok(()));
    results
}

/// Everything that must be the same every time, as text: all but what the clock said.
fn told(results: &Results) -> String {
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
    arena.until = Some(Until::parse(claim, &arena.entrants).expect("a claim"));
    played(&arena)
}

#[test]
fn threads_change_nothing() {
    for bots in [&["random", "first"][..], &["random", "first", "random", "absent", "first"]] {
        // Not a whole number of deals.
        let [one, two, many] = [1, 2, 7].map(|threads| played(&arena(bots, 1001, threads)));
        assert_eq!((one.tally.games(), one.tally.deals()), (1001, 1001_u64.div_ceil(bots.len() as u64)));
        assert_eq!(told(&one), told(&two));
        assert_eq!(told(&one), told(&many));
    }
}

#[test]
fn a_forfeited_choice_is_random_and_counted() {
    let random = played(&arena(&["random", "first", "random"], 300, 2));
    let absent = played(&arena(&["random", "first", "absent"], 300, 2));
    // The same luck is drawn upon, so that nothing is different but the count.
    assert_eq!(random.tally.standings(), absent.tally.standings());
    assert_eq!(random.ratings, absent.ratings);
    let [one, _, other] = absent.tally.accounts() else { panic!("three entrants") };
    assert_eq!((one.forfeits(), one.first_forfeit()), (0, None));
    assert_eq!(other.forfeits(), other.thinking().choices);
    let first = other.first_forfeit().expect("all were forfeited");
    assert_eq!((first.game, first.reason.to_string().as_str()), (0, "is not here"));
}

#[test]
fn an_illegal_choice_is_forfeited_with_the_rules_reason() {
    let results = played(&arena(&["chopsticks", "random"], 100, 2));
    let account = &results.tally.accounts()[0];
    // Some hands have chopsticks.
    assert!((1..account.thinking().choices).contains(&account.forfeits()), "{account:?}");
    let reason = account.first_forfeit().expect("there was one").reason.to_string();
    assert!(reason.starts_with("chose chopsticks: ") && reason.contains("hand"), "{reason}");
}

/// Says what it is shown, instead of choosing.
struct Witness;

impl Bot<SushiGo> for Witness {
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
fn only_an_oracle_is_shown_more_than_its_seat_knows() {
    let mut arena = arena(&["witness", "witness", "witness"], 3, 1);
    arena.oracles = vec![1];
    let never = AtomicBool::new(false);
    let Ok(results) = arena.run::<SushiGo, Infallible>(|_| Box::new(Witness), || Duration::ZERO, &never, |_| Ok(()));
    let shown =
        results.tally.accounts().iter().map(|account| account.first_forfeit().expect("all of them").reason.0.clone());
    assert_eq!(shown.collect::<Vec<_>>(), ["its own", "more", "its own"]);
}

#[test]
fn the_arena_stops_at_the_deal_that_decides() {
    let bots = &["first", "random"];
    let [one, two, many] = [1, 2, 7].map(|threads| until(bots, "first>random", threads));
    assert_eq!(one.decided, Some(Decided::Yes));
    assert!(one.tally.games() < 1000 && one.tally.games() == one.tally.deals() * 2, "{}", one.tally.games());
    assert_eq!(told(&one), told(&two));
    assert_eq!(told(&one), told(&many));
    // It is the beginning of a longer arena, and the other way round the answer is the opposite at the same place.
    let shorter = Results { decided: one.decided, ..played(&arena(bots, one.tally.games(), 2)) };
    assert_eq!(told(&one), told(&shorter));
    let opposite = until(bots, "2>1", 2);
    assert_eq!((opposite.decided, opposite.tally.games()), (Some(Decided::No), one.tally.games()));
    // Equals are not told apart.
    let equals = until(&["random", "random"], "1>2", 2);
    assert_eq!((equals.decided, equals.tally.games()), (None, 5000));
}

#[test]
fn points_are_told_line_by_line_and_against_the_best_other() {
    let results = played(&arena(&["first", "random", "random"], 300, 2));
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
    // Who leads, leads by what the best other is behind; with two that is all there is.
    let two = played(&arena(&["first", "random"], 200, 2)).tally.standings();
    assert!((two[0].mean_lead + two[1].mean_lead).abs() < 1e-9);
    assert!((two[0].mean_lead - (two[0].mean_score - two[1].mean_score)).abs() < 1e-9);
    // With more, everybody but the winner is behind, so leads add up to less than nothing.
    assert!(standings.iter().map(|standing| standing.mean_lead).sum::<f64>() < 0.0);
}

#[test]
fn choices_are_timed_by_the_clock_that_is_passed_in() {
    let arena = arena(&["random", "random"], 40, 1);
    let now = AtomicU64::new(0);
    // Every look at this clock is ten milliseconds after the last, so a thread never takes more than one deal.
    let clock = || Duration::from_millis(10 * now.fetch_add(1, Ordering::Relaxed));
    let Ok(results) = arena.run::<SushiGo, Infallible>(|_| bot("random"), clock, &AtomicBool::new(false), |_| Ok(()));
    for account in results.tally.accounts() {
        let thinking = account.thinking();
        assert_eq!((thinking.choices, thinking.timed), (40 * 30, 40 * 30));
        assert_eq!((thinking.mean(), thinking.longest), (Duration::from_millis(10), Duration::from_millis(10)));
    }
}

#[test]
fn who_watches_sees_everything_in_order_and_can_stop_it() {
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
fn a_stop_from_outside_keeps_what_was_played() {
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
