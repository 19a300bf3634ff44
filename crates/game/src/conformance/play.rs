//! Laws of play: legality, effects of moves, conservation of cards, results, records.

use std::collections::BTreeSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use super::{Battery, law, random_joint};
use crate::{
    ApplyError, Deal, Decision, FastChance, Game, Joint, MAX_SEATS, MoveSet, Nonce, Options, Outcome, Pending, Record,
    RecordSeat, Recorder, ScoreLine, Seat, Secret,
};

impl<G: Game> Battery<G> {
    /// Checks that the constants of the game are keys.
    pub(super) fn constant_laws() {
        for key in G::SCORE_LINES.iter().chain([&G::TIE_BREAK]) {
            let is_key = !key.is_empty() && key.chars().all(|char| char.is_ascii_lowercase() || char == '_');
            assert!(is_key, "law broken: '{key}' is a key");
        }
        let lines: BTreeSet<_> = G::SCORE_LINES.iter().collect();
        law(lines.len(), G::SCORE_LINES.len(), "each score line is listed once");
    }

    /// Plays one random game and checks every law at every state.
    pub(super) fn play_laws(&self, game: u64, moves: &BTreeSet<G::Move>) {
        let chance = &mut FastChance::new(game ^ 0x5eed);
        let mut state = G::deal(&self.options, chance, &mut |_| ());
        let census = (self.census)(&state);
        let mut turns = 0;
        loop {
            law((self.census)(&state), census.clone(), "no card is lost or created");
            law(state.options(), &self.options, "the options never change");
            legality(&state, moves);
            rejections(&state, moves, chance);
            ending(&state);
            let Pending::Seats(_) = state.pending() else { break };
            let joint = random_joint(&state, chance);
            state = checked_and_unchecked_agree(&state, &joint, chance);
            turns += 1;
            assert!(turns <= G::longest(&self.options), "law broken: no game is longer than `longest`");
        }
    }

    /// Records one random game and rebuilds it.
    pub(super) fn record_laws(&self, game: u64) {
        let players = self.options.players();
        let seat =
            |index| if index == 0 { RecordSeat::bot("random") } else { RecordSeat::person(format!("player {index}")) };
        let seats = (0..players).map(seat).collect();
        let revealed: Vec<_> =
            (0..players as u8).map(|index| (index > 0).then_some(Nonce::from_bytes([index; 16]))).collect();
        let deal = Deal::committed(Secret::of_series(1, game), &revealed, 0);
        let mut recorder = Recorder::new(self.options.clone(), seats, deal);
        let (mut chance, choices) = (recorder.chance(), &mut FastChance::new(game));
        let mut events = Vec::new();
        let mut state = G::deal(&self.options, &mut chance, &mut |event| events.push(event));
        while let Pending::Seats(_) = state.pending() {
            let joint = random_joint(&state, choices);
            recorder.played(&joint);
            state.apply_unchecked(&joint, &mut chance, &mut |event| events.push(event));
        }
        let record = recorder.finish::<G>(&state.outcome().expect("an ended game has an outcome"));
        let text = serde_json::to_string(&record).expect("a record can be written");
        let read: Record<G::Options> = serde_json::from_str(&text).expect("a record can be read");
        law(&read, &record, "a record reads back as it was written");
        let mut old: serde_json::Value = serde_json::from_str(&text).expect("a record is JSON");
        old.as_object_mut().expect("a record is an object").remove("kinds");
        let old: Record<G::Options> = serde_json::from_value(old).expect("a record without kinds can be read");
        law(old.rerun::<G>(&mut |_| ()).as_ref(), Ok(&state), "a record without kinds is accepted");
        let mut again = Vec::new();
        let rebuilt = read.rerun::<G>(&mut |event| again.push(event)).expect("a valid record is accepted");
        law(again, events, "a record rebuilds every event");
        law(rebuilt, state, "a record rebuilds the state");
    }
}

/// The list of legal moves, the check and the notation agree, and only seats that have to choose have moves.
fn legality<G: Game>(state: &G, moves: &BTreeSet<G::Move>) {
    let asked = state.pending().seats();
    for seat in (0..MAX_SEATS).map(Seat::new) {
        let set = state.legal_moves(seat);
        let listed: BTreeSet<G::Move> = set.iter().collect();
        law(listed.len(), set.len(), "each legal move is listed once");
        law(asked.contains(seat), !listed.is_empty(), "seats that have to choose have a move, the others have none");
        for chosen in listed.union(moves) {
            let legal = state.check(seat, chosen).is_ok();
            law(legal, listed.contains(chosen), &format!("{chosen} for {seat} is listed exactly when it is legal"));
        }
        for chosen in &listed {
            let read = chosen.to_string().parse::<G::Move>().map_err(|error| error.to_string());
            law(read, Ok(*chosen), "a move reads back as it is written");
        }
    }
}

/// An illegal choice is rejected with the right error and changes nothing.
fn rejections<G: Game>(state: &G, moves: &BTreeSet<G::Move>, chance: &mut FastChance) {
    let reject = |joint: &Joint<G::Move>| {
        let mut copy = state.clone();
        let error = copy.apply(joint, &mut FastChance::new(0), &mut |event| panic!("{event:?} though rejected"));
        law(&copy, state, "a rejected choice changes nothing");
        error.expect_err("law broken: an illegal choice is rejected")
    };
    let asked = state.pending().seats();
    let joint = random_joint(state, chance);
    for seat in (0..state.players()).map(Seat::new) {
        let mut wrong = joint;
        if !asked.contains(seat) {
            wrong[seat] = moves.first().copied();
            let expected = if asked.is_empty() { ApplyError::Over } else { ApplyError::NotAsked { seat } };
            law(reject(&wrong), expected, "a seat that is not asked cannot choose");
            continue;
        }
        wrong[seat] = None;
        law(reject(&wrong), ApplyError::Missing { seat }, "a seat that is asked must choose");
        for &chosen in moves {
            if let Err(reason) = state.check(seat, &chosen) {
                wrong[seat] = Some(chosen);
                law(
                    reject(&wrong),
                    ApplyError::Illegal { seat, chosen, reason },
                    "the error has the seat, the move and the reason",
                );
            }
        }
    }
}

/// Plays the choice with and without checks, and returns the new state.
fn checked_and_unchecked_agree<G: Game>(state: &G, joint: &Joint<G::Move>, chance: &mut FastChance) -> G {
    let (mut checked, mut unchecked) = (state.clone(), state.clone());
    law(hash(&checked), hash(state), "equal states have equal hashes");
    let (mut heard, mut heard_unchecked) = (Vec::new(), Vec::new());
    let mut same_chance = chance.clone();
    law(checked.apply(joint, chance, &mut |event| heard.push(event)), Ok(()), "a legal choice is accepted");
    unchecked.apply_unchecked(joint, &mut same_chance, &mut |event| heard_unchecked.push(event));
    law(&heard, &heard_unchecked, "checked and unchecked emit the same events");
    law(&checked, &unchecked, "checked and unchecked lead to the same state");
    assert!(!heard.is_empty(), "law broken: every choice emits an event");
    assert!(checked != *state, "law broken: every choice changes the state");
    checked
}

/// There is an outcome only once the game is over, and its scores, ranks and winners are consistent.
fn ending<G: Game>(state: &G) {
    state.score_lines(&mut |_, ScoreLine { what, .. }| {
        assert!(G::SCORE_LINES.contains(&what), "law broken: the line '{what}' is one of {:?}", G::SCORE_LINES);
    });
    let Some(Outcome { scores, ranks, winners, decided_by }) = state.outcome() else {
        assert!(state.pending() != Pending::Over, "law broken: an ended game has an outcome");
        return;
    };
    law(state.pending(), Pending::Over, "only an ended game has an outcome");
    law(ranks.len(), state.players(), "every player has a rank");
    if let Decision::TieBreak(by) = decided_by {
        law(by, G::TIE_BREAK, "the tie-break is the game's");
    }
    for (seat, &rank) in ranks.iter() {
        law(winners.contains(seat), rank == 1, "the winners are the players ranked first");
        let ahead = ranks.as_slice().iter().filter(|&&other| other < rank).count();
        law(usize::from(rank), ahead + 1, "a rank is one more than the number of players ahead");
        for (other, &behind) in ranks.iter() {
            assert!(
                rank >= behind || scores[seat] >= scores[other],
                "law broken: a better rank never has fewer points"
            );
        }
    }
    assert!(winners.iter().all(|seat| seat.index() < state.players()), "law broken: only players win");
    let mut sums = vec![0; scores.len()];
    state.score_lines(&mut |seat, line| sums[seat.index()] += line.points);
    law(sums.as_slice(), scores.as_slice(), "the score lines add up to the score");
    let bounds = G::score_bounds(state.options());
    assert!(
        scores.as_slice().iter().all(|score| bounds.contains(score)),
        "law broken: {scores:?} are within {bounds:?}"
    );
}

fn hash<G: Game>(state: &G) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(state)
}
