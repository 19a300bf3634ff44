//! Games as text, for golden files that are read in review.

use std::fmt::Write;

use super::random_joint;
use crate::{DealChance, FastChance, Game, Joint, MoveSet, Options, Pending, Seat, Secret, Viewer};

/// A random game as text, move by move and event by event, with all observations at the start, in the middle and at the
/// end.
///
/// # Panics
/// If events or observations cannot be written as JSON.
pub fn playthrough<G: Game>(options: &G::Options, game: u64) -> String {
    // The middle is known only after the game has been played once.
    let (_, turns) = transcript::<G>(options, game, usize::MAX);
    transcript::<G>(options, game, turns / 2).0
}

/// The text of a game with all observations before turn `middle`, and the number of turns.
fn transcript<G: Game>(options: &G::Options, game: u64, middle: usize) -> (String, usize) {
    let text = &mut format!("{} {}, game {game}\n", G::NAME, describe(options));
    let mut chance = DealChance::new(&Secret::of_series(1, game).seed(&[]));
    let choices = &mut FastChance::new(game);
    let mut events = Vec::new();
    let mut state = G::deal(options, &mut chance, &mut |event| events.push(event));
    let mut turn = 0;
    loop {
        for event in events.drain(..) {
            line(text, &format!("  {}", json(&event)));
        }
        if turn == 0 || turn == middle || state.pending() == Pending::Over {
            let seats = (0..state.players()).map(|index| Viewer::Seat(Seat::new(index)));
            for viewer in seats.chain([Viewer::Spectator]) {
                line(text, &format!("  {viewer:?} knows {}", json(&state.observe(viewer))));
            }
        }
        let Pending::Seats(seats) = state.pending() else { break };
        turn += 1;
        line(text, &format!("\nturn {turn}"));
        let joint = random_joint(&state, choices);
        for seat in seats.iter() {
            let chosen = joint[seat].expect("every pending seat has chosen");
            line(text, &format!("  {seat} chooses {chosen}, one of {}", state.legal_moves(seat).len()));
        }
        state.apply_unchecked(&joint, &mut chance, &mut |event| events.push(event));
    }
    line(text, &format!("\noutcome {}", json(&state.outcome())));
    (std::mem::take(text), turn)
}

/// The number of move sequences from a fixed deal, a line for each depth up to `deepest`.
pub fn sequences<G: Game>(options: &G::Options, game: u64, deepest: usize) -> String {
    let mut text = String::new();
    let chance = &mut FastChance::new(game);
    let state = G::deal(options, chance, &mut |_| ());
    for depth in 1..=deepest {
        let count = count(&state, chance, depth);
        line(&mut text, &format!("{} game={game} depth={depth} sequences={count}", describe(options)));
    }
    text
}

/// Counts all sequences of joint choices of this length.
fn count<G: Game>(state: &G, chance: &FastChance, depth: usize) -> u64 {
    let seats: Vec<Seat> = state.pending().seats().iter().collect();
    if depth == 0 || seats.is_empty() {
        return 1;
    }
    let mut sum = 0;
    each_joint(state, &seats, &mut Joint::new(state.players()), &mut |joint| {
        if depth == 1 {
            sum += 1;
            return;
        }
        let (mut after, mut chance) = (state.clone(), chance.clone());
        after.apply_unchecked(joint, &mut chance, &mut |_| ());
        sum += count(&after, &chance, depth - 1);
    });
    sum
}

/// Calls `visit` with every joint choice.
fn each_joint<G: Game>(state: &G, seats: &[Seat], joint: &mut Joint<G::Move>, visit: &mut impl FnMut(&Joint<G::Move>)) {
    let Some((&seat, rest)) = seats.split_first() else { return visit(joint) };
    for chosen in state.legal_moves(seat).iter() {
        joint[seat] = Some(chosen);
        each_joint(state, rest, joint, visit);
    }
}

fn describe(options: &impl Options) -> String {
    let pairs = options.to_pairs();
    pairs.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("the value can be written as JSON")
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string cannot fail");
}
