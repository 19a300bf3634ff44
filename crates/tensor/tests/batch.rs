//! Batches of games: seeds, threads, opponents, errors and records.

mod support;

use std::time::Duration;

use bots::Player;
use game::Options as _;
use support::{Check, every_game};
use sushi_go::SushiGo;
use sushiya_tensor::{Arrays, Batch, BatchError, Reward, Settings, TensorGame};

fn settings<O: game::Options>(options: &O) -> Settings<O> {
    Settings {
        options: options.clone(),
        envs: 5,
        seed: 7,
        opponents: vec![None; options.players()],
        reward: Reward::Win,
        auto_reset: true,
        threads: 1,
    }
}

fn batch<G: TensorGame>(settings: Settings<G::Options>) -> Batch<G> {
    Batch::new(settings, || Duration::ZERO).expect("the settings are valid")
}

/// All arrays of a batch.
#[derive(Clone, PartialEq, Debug)]
struct Memory {
    observations: Vec<u8>,
    masks: Vec<bool>,
    asked: Vec<bool>,
    rewards: Vec<f32>,
    done: Vec<bool>,
    scores: Vec<i32>,
}

impl Memory {
    fn new<G: TensorGame>(batch: &Batch<G>) -> Self {
        let shape = batch.shape();
        let seats = shape.envs * shape.seats;
        Self {
            observations: vec![0; seats * shape.features],
            masks: vec![false; seats * shape.actions],
            asked: vec![false; seats],
            rewards: vec![0.0; seats],
            done: vec![false; shape.envs],
            scores: vec![0; seats],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: Some(&mut self.observations),
            masks: Some(&mut self.masks),
            asked: Some(&mut self.asked),
            rewards: Some(&mut self.rewards),
            done: Some(&mut self.done),
            scores: Some(&mut self.scores),
        }
    }
}

/// Plays random actions and returns what was written after each step.
fn history<G: TensorGame>(mut batch: Batch<G>, steps: usize) -> Vec<Memory> {
    let mut memory = Memory::new(&batch);
    let mut actions = vec![0; memory.asked.len()];
    batch.reset(Some(7), None, memory.arrays()).expect("the arrays fit");
    let mut all = vec![memory.clone()];
    for _ in 0..steps {
        batch.random_actions(&mut actions).expect("the array fits");
        batch.step(Some(&actions), memory.arrays()).expect("the actions are legal");
        all.push(memory.clone());
    }
    all
}

struct ThreadsDoNotMatter;

impl Check for ThreadsDoNotMatter {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let mut opponents = vec![None; options.players()];
        opponents[1] = Some("apprentice".parse::<Player>().expect("there is such a bot"));
        let one = Settings { opponents, ..settings(options) };
        let three = Settings { threads: 3, ..one.clone() };
        let steps = history(batch::<G>(one), 60);
        assert_eq!(steps, history(batch::<G>(three), 60));
        let seats = options.players();
        for memory in &steps {
            assert!(memory.asked.chunks(seats).all(|asked| asked.contains(&true) && !asked[1]));
            let per_mask = memory.masks.len() / memory.asked.len();
            for (mask, &asked) in memory.masks.chunks(per_mask).zip(&memory.asked) {
                assert_eq!(mask.contains(&true), asked, "a seat has legal actions exactly if it is asked");
            }
        }
    }
}

#[test]
fn results_do_not_depend_on_threads() {
    every_game(&mut ThreadsDoNotMatter);
}

struct RecordsVerify;

impl Check for RecordsVerify {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let mut opponents = vec![None; options.players()];
        opponents[0] = Some("random".parse::<Player>().expect("there is such a bot"));
        let mut batch = batch::<G>(Settings { opponents, ..settings(options) });
        let names = vec!["learner".to_owned(); options.players()];
        assert_eq!(batch.record(0, &names), Err(BatchError::Unfinished(0)));
        let mut memory = Memory::new(&batch);
        let mut actions = vec![0; memory.asked.len()];
        let mut recorded = 0;
        while recorded < 12 {
            batch.random_actions(&mut actions).expect("the array fits");
            batch.step(Some(&actions), memory.arrays()).expect("the actions are legal");
            for env in (0..5).filter(|&env| memory.done[env]) {
                let record = batch.record(env, &names).expect("the episode has ended");
                let state = record.rerun::<G>(&mut |_| ()).expect("the record verifies");
                let outcome = state.outcome().expect("the game is over");
                let seats = options.players();
                assert_eq!(memory.scores[env * seats..][..seats], record.result.scores[..seats]);
                let rewards: Vec<f32> = Reward::Win.of(&outcome).as_slice().iter().map(|&exact| exact as f32).collect();
                assert_eq!(memory.rewards[env * seats..][..seats], rewards);
                assert_eq!((record.seats[0].as_str(), record.seats[1].as_str()), ("random", "learner"));
                recorded += 1;
            }
        }
    }
}

#[test]
fn every_episode_has_a_record_that_verifies() {
    every_game(&mut RecordsVerify);
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut batch = batch::<SushiGo>(settings(&sushi_go::Options::default()));
    let mut memory = Memory::new(&batch);
    let mut actions = vec![0; memory.asked.len()];
    batch.random_actions(&mut actions).expect("the array fits");
    let before: Vec<SushiGo> = (0..5).map(|env| batch.state(env).expect("there are five").clone()).collect();
    for (action, part) in
        [(-1, "there is no action -1; actions are from 0 to 155"), (12, "tempura+tempura, is not legal")]
    {
        let kept = std::mem::replace(&mut actions[7], action);
        let error = batch.step(Some(&actions), memory.arrays()).expect_err("the action is illegal").to_string();
        assert!(error.starts_with("env 3, seat 1: ") && error.contains(part), "{error}");
        assert!(before.iter().enumerate().all(|(env, state)| batch.state(env) == Some(state)));
        actions[7] = kept;
    }
    let short = batch.step(Some(&actions[1..]), Arrays::default()).expect_err("an action is missing");
    assert_eq!(short.to_string(), "'actions' has 9 elements; it needs 10");
    batch.step(Some(&actions), memory.arrays()).expect("the actions are legal");
}

#[test]
fn without_auto_reset_a_game_stays_over() {
    let mut batch = batch::<SushiGo>(Settings { auto_reset: false, ..settings(&sushi_go::Options::default()) });
    let mut memory = Memory::new(&batch);
    let mut actions = vec![0; memory.asked.len()];
    for step in 1..=31 {
        batch.random_actions(&mut actions).expect("the array fits");
        batch.step(Some(&actions), memory.arrays()).expect("the actions are legal");
        assert_eq!(memory.done, [step == 30; 5], "step {step}");
    }
    assert!(!memory.asked.contains(&true) && !memory.masks.contains(&true));
    batch.reset(None, Some(&[true, false, false, false, true]), memory.arrays()).expect("the arrays fit");
    assert_eq!(memory.asked, [true, true, false, false, false, false, false, false, true, true]);
}

#[test]
fn steps_without_actions_play_the_random_ones() {
    let given = history(batch::<SushiGo>(settings(&sushi_go::Options::default())), 40);
    let mut batch = batch::<SushiGo>(settings(&sushi_go::Options::default()));
    let mut memory = Memory::new(&batch);
    batch.reset(Some(7), None, memory.arrays()).expect("the arrays fit");
    for expected in &given[1..] {
        batch.step(None, memory.arrays()).expect("random actions are legal");
        assert_eq!(&memory, expected);
    }
}

#[test]
fn seeds_are_those_of_the_arena() {
    let mut batch = batch::<SushiGo>(settings(&sushi_go::Options::default()));
    let mut memory = Memory::new(&batch);
    let mut actions = vec![0; memory.asked.len()];
    for _ in 0..60 {
        batch.random_actions(&mut actions).expect("the array fits");
        batch.step(Some(&actions), memory.arrays()).expect("the actions are legal");
    }
    let names = vec![String::new(); 2];
    let record = batch.record(0, &names).expect("two episodes have ended");
    assert_eq!(record.secret, game::Secret::of_series(7, 1), "the second deal of the series");
}

#[test]
fn invalid_settings_are_explained() {
    let options = sushi_go::Options::default();
    let error = |settings| Batch::<SushiGo>::new(settings, || Duration::ZERO).expect_err("invalid").to_string();
    let random: Player = "random".parse().expect("there is such a bot");
    assert!(error(Settings { envs: 0, ..settings(&options) }).contains("at least one game"));
    assert!(error(Settings { opponents: vec![Some(random); 2], ..settings(&options) }).contains("at least one seat"));
    assert!(error(Settings { opponents: vec![None], ..settings(&options) }).contains("for 1 seats, but 2 play"));
}
