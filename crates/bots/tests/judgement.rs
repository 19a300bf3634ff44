//! Judgements of moves in every game: they are reproducible, probabilities add up, and certain results are 0 or 1.

use std::num::NonZero;
use std::time::Duration;

use game::{FastChance, Game, Joint, MoveSet, Options, Pending, Seat, Viewer};
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushi_go::SushiGo;
use sushiya_bots::{Budget, Heuristics, Judgement, Searcher, Settings};

/// Budgets are iterations, so no clock is needed.
fn no_clock() -> Duration {
    Duration::ZERO
}

fn searcher<G: Heuristics>(threads: u8, iterations: u32) -> Searcher<G> {
    let threads = NonZero::new(threads).expect("there is at least one thread");
    Searcher::with(Settings::default(), threads, Budget::Iterations(iterations), no_clock)
}

/// Plays a random game and visits every position, including the last one.
fn visit_positions<G: Heuristics>(options: &G::Options, seed: u64, mut visit: impl FnMut(&G)) {
    let chance = &mut FastChance::new(seed);
    let mut game = G::deal(options, chance, &mut |_| ());
    while let Pending::Seats(seats) = game.pending() {
        visit(&game);
        let mut joint = Joint::new(game.players());
        for seat in seats.iter() {
            joint[seat] = Some(game.legal_moves(seat).pick(chance));
        }
        game.apply_unchecked(&joint, chance, &mut |_| ());
    }
    visit(&game);
}

fn judge<G: Heuristics>(
    game: &G,
    seat: Seat,
    also: Option<G::Move>,
    threads: u8,
    iterations: u32,
) -> Judgement<G::Move> {
    let known = game.observe(Viewer::Seat(seat));
    searcher::<G>(threads, iterations).judge(seat, &known, also, &mut FastChance::new(3))
}

fn moves_are_judged<G: Heuristics>() {
    let mut exact = 0;
    visit_positions::<G>(&G::Options::default(), 1, |game| {
        for seat in game.pending().seats().iter() {
            // A legal move that may not be a candidate.
            let legal = game.legal_moves(seat);
            let also = legal.nth(legal.len() - 1);
            let judgement = judge(game, seat, Some(also), 1, 40);
            assert_eq!(judgement, judge(game, seat, Some(also), 1, 40), "judgements are reproducible");
            assert_eq!(
                judge(game, seat, None, 3, 20),
                judge(game, seat, None, 3, 20),
                "judgements on several threads are reproducible"
            );
            assert!(judgement.moves.iter().all(|judged| game.check(seat, &judged.choice).is_ok()), "{judgement:?}");
            assert!(judgement.moves.iter().all(|judged| (0.0..=1.0).contains(&judged.chance)), "{judgement:?}");
            let requested =
                judgement.moves.iter().find(|judged| judged.choice == also).expect("the requested move is judged");
            let tries: u32 = judgement.moves.iter().map(|judged| judged.tries).sum();
            if tries == 0 {
                exact += 1;
            } else {
                assert_eq!((tries, judgement.chance), (40, judgement.moves[0].chance));
                assert!(requested.tries >= 10, "{judgement:?}");
            }
            let others: Vec<f64> = judgement.moves.iter().skip(1).map(|judged| judged.chance).collect();
            assert!(others.is_sorted_by(|a, b| a >= b), "{judgement:?}");
        }
    });
    assert_eq!(
        exact > 0,
        G::NAME == SushiGo::NAME,
        "only the last turns of Sushi Go! for two players are solved exactly"
    );
}

#[test]
fn judgements_are_reproducible_in_every_game() {
    moves_are_judged::<SushiGo>();
    moves_are_judged::<SushiExpress>();
    moves_are_judged::<KanjiZushi>();
}

fn win_probabilities_add_up<G: Heuristics>() {
    for value in G::Options::SPECS[0].values {
        let Ok(options) = G::Options::from_pairs(&[(G::Options::SPECS[0].name, value.value)]) else { continue };
        visit_positions::<G>(&options, 2, |game| {
            for viewer in [Viewer::Omniscient, Viewer::Seat(Seat::new(1))] {
                let chances = searcher::<G>(1, 10).estimate(&game.observe(viewer), &mut FastChance::new(3));
                assert_eq!(chances.len(), game.players());
                assert!(chances.as_slice().iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
                assert!((chances.as_slice().iter().sum::<f64>() - 1.0).abs() < 1e-5, "{chances:?}");
                if let Some(outcome) = game.outcome() {
                    assert!(outcome.winners.iter().all(|seat| chances[seat] * outcome.winners.len() as f64 > 0.999));
                }
            }
        });
    }
}

#[test]
fn win_probabilities_add_up_in_every_game() {
    win_probabilities_add_up::<SushiGo>();
    win_probabilities_add_up::<SushiExpress>();
    win_probabilities_add_up::<KanjiZushi>();
}

/// A seat's share of the win after its move in the last turn but one of a game of Sushi Go!, for each reply. After that
/// turn everybody has one card left.
fn shares_after(game: &SushiGo, seat: Seat, mine: sushi_go::Move) -> Vec<f32> {
    let mut joints = vec![Joint::new(game.players())];
    for other in game.pending().seats().iter() {
        let moves: Vec<_> = if other == seat { vec![mine] } else { game.legal_moves(other).iter().collect() };
        let with = |joint: Joint<_>| moves.iter().map(move |&chosen| (joint, chosen));
        let longer = joints.into_iter().flat_map(with).map(|(mut joint, chosen)| {
            joint[other] = Some(chosen);
            joint
        });
        joints = longer.collect();
    }
    let end = |joint: Joint<_>| {
        let mut after = game.clone();
        after.apply_unchecked(&joint, &mut FastChance::new(0), &mut |_| ());
        while let Pending::Seats(seats) = after.pending() {
            let last = |seat| seats.contains(seat).then(|| after.legal_moves(seat).nth(0));
            let joint = Joint::from_fn(game.players(), last);
            after.apply_unchecked(&joint, &mut FastChance::new(0), &mut |_| ());
        }
        let winners = after.outcome().expect("the game is over").winners;
        if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    };
    joints.into_iter().map(end).collect()
}

/// Finds positions in which one move wins and another loses against every reply, and checks their judgements.
fn check_decisive_moves(players: usize) {
    let options = sushi_go::Options::new(players, sushi_go::Variant::Standard).expect("the options are valid");
    let mut decided = 0;
    for seed in 0..400 {
        visit_positions::<SushiGo>(&options, seed, |game| {
            if game.pad().rounds().len() < 2 || game.turns_left() != 2 {
                return;
            }
            for seat in game.pending().seats().iter() {
                let moves: Vec<_> =
                    game.legal_moves(seat).iter().map(|chosen| (chosen, shares_after(game, seat, chosen))).collect();
                let all =
                    |wanted: f32| moves.iter().any(|(_, ends)| ends.iter().all(|&end| (end - wanted).abs() < 1e-6));
                if !all(1.0) || !all(0.0) {
                    continue;
                }
                decided += 1;
                for (chosen, ends) in &moves {
                    let judgement = judge(game, seat, Some(*chosen), 1, 200);
                    let judged =
                        judgement.moves.iter().find(|judged| judged.choice == *chosen).expect("the move is judged");
                    let (worst, best) =
                        (ends.iter().fold(1.0, |a, &b| b.min(a)), ends.iter().fold(0.0, |a, &b| b.max(a)));
                    let bounds = f64::from(worst) - 1e-5..=f64::from(best) + 1e-5;
                    assert!(bounds.contains(&judged.chance), "seed {seed}: {chosen} in {judgement:?}");
                    assert!(judgement.chance > 0.999, "seed {seed}: {judgement:?}");
                }
            }
        });
    }
    assert!(decided >= 10, "{decided} positions");
}

#[test]
fn decisive_moves_are_certain_when_solved_exactly() {
    check_decisive_moves(2);
}

#[test]
fn decisive_moves_are_certain_when_searched() {
    check_decisive_moves(3);
}
