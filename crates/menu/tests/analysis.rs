//! Judging finished games, and choices that are still to be made.

use std::time::Duration;

use bots::Budget;
use game::{MoveSet, Nonce, Replay, Seat, Secret};
use menu::{GAMES, GameVisitor, JudgedChoice, JudgedPosition, PlayableGame, RecordReadError, analyse, mistakes};

/// A whole game of each kind.
const RECORDS: [&str; 4] = [
    include_str!("../../../fuzz/seeds/record/sushi-go-two.json"),
    include_str!("../../../fuzz/seeds/record/sushi-go-dummy.json"),
    include_str!("../../../fuzz/seeds/record/sushi-express.json"),
    include_str!("../../../fuzz/seeds/record/kanji-zushi.json"),
];

/// So little that every judgement has the least there is.
const LITTLE: u64 = 1;

/// Who had a choice in each turn of a record, with what was chosen; and what each seat has of the victory.
struct Choices<'a>(&'a str);

impl GameVisitor for Choices<'_> {
    type Output = (Vec<Vec<(Seat, String)>>, Vec<f64>);

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let record = menu::read_record::<G>(self.0).expect("a record");
        let mut replay = Replay::<G>::begin(&record, &mut |_| ()).expect("it holds");
        let mut turns = Vec::new();
        loop {
            let before = replay.state().clone();
            let Some(joint) = replay.step(&mut |_| ()).expect("it holds") else {
                let winners = before.outcome().expect("it is over").winners;
                let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                turns.push(Vec::new());
                return (turns, (0..before.players()).map(Seat::new).map(share).collect());
            };
            let chosen = joint.iter().filter_map(|(seat, chosen)| Some((seat, (*chosen)?.to_string())));
            turns.push(chosen.filter(|(seat, _)| before.legal_moves(*seat).len() > 1).collect());
        }
    }
}

#[test]
fn every_turn_and_every_choice_is_judged_and_nothing_that_was_none() {
    for text in RECORDS {
        let game = menu::record_game(text).expect("a game");
        let (choices, shares) = menu::with_game(&game, Choices(text)).expect("on the menu");
        let analysis = analyse(text, LITTLE).expect("it holds");
        assert_eq!(analysis.len(), choices.len());
        let moments: Vec<JudgedPosition> = analysis.collect();
        let judged = |moment: &JudgedPosition| -> Vec<(Seat, String)> {
            moment.choices.iter().map(|judged| (judged.seat, judged.choice.clone())).collect()
        };
        assert_eq!(moments.iter().map(judged).collect::<Vec<_>>(), choices, "{game}");
        assert!(choices.iter().rev().skip(1).any(|made| made.len() < shares.len()), "{game}: some had no choice");
        for (turn, moment) in moments.iter().enumerate() {
            assert_eq!((moment.turn, moment.chances.len()), (turn, shares.len()));
            assert!((moment.chances.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{game}: {moment:?}");
            for choice in &moment.choices {
                assert!((choice.before - choice.chance).max(0.0).to_bits() == choice.loss.to_bits(), "{choice:?}");
                assert!(choice.best != choice.choice || choice.loss < 1e-9, "{choice:?}");
            }
        }
        let last = moments.last().expect("the end");
        assert!(last.chances.iter().zip(&shares).all(|(chance, share)| (chance - share).abs() < 1e-6), "{last:?}");
    }
}

#[test]
fn the_last_card_of_a_hand_is_no_choice() {
    let moments: Vec<JudgedPosition> = analyse(RECORDS[0], LITTLE).expect("it holds").collect();
    let none = |moment: &&JudgedPosition| moment.choices.is_empty();
    assert_eq!(moments.iter().filter(none).map(|moment| moment.turn).collect::<Vec<_>>(), [9, 19, 29, 30]);
}

#[test]
fn the_same_thought_gives_the_same_judgements() {
    for text in RECORDS {
        let some =
            |iterations| -> Vec<JudgedPosition> { analyse(text, iterations).expect("it holds").take(4).collect() };
        assert_eq!(some(LITTLE), some(LITTLE));
        assert_ne!(some(LITTLE), some(100_000), "more thought says something else");
    }
}

#[test]
fn a_forged_record_is_refused_with_its_own_sentence() {
    let check = |forged: &str, sentence: &str| {
        assert_ne!(forged, RECORDS[0]);
        let refusal = analyse(forged, LITTLE).err().expect("a refusal");
        assert_eq!(refusal.to_string(), menu::replay_json(forged).expect_err("a refusal").to_string());
        assert!(refusal.to_string().contains(sentence), "{refusal}");
        refusal
    };
    let record = RECORDS[0];
    let refusal =
        check(&record.replacen("\"wasabi\",\"wasabi\"", "\"wasabi\",\"squid\"", 1), "cannot have been played");
    assert!(matches!(refusal, RecordReadError::Fault(_)));
    check(&record.replacen("\"winners\":[", "\"winners\":[0,", 1), "it claims scores");
    check(&record.replacen("sushi-go", "sushi-stop", 1), "there is no game 'sushi-stop'");
    check(&record[..record.len() / 2], "it ends too early");
}

/// A choice that cost so much.
fn cost(seat: usize, loss: f64) -> JudgedChoice {
    let (best, choice) = ("egg".to_owned(), "squid".to_owned());
    JudgedChoice { seat: Seat::new(seat), before: 0.5, best, choice, chance: 0.5 - loss, loss }
}

#[test]
fn the_most_expensive_mistakes_are_told_and_only_a_few_of_each_seat() {
    let losses = [[0.06, 0.0], [0.3, 0.049], [0.1, 0.07], [0.2, 0.05]];
    let moment = |(turn, losses): (usize, [f64; 2])| JudgedPosition {
        turn,
        chances: vec![0.5; 2],
        choices: losses.into_iter().enumerate().map(|(seat, loss)| cost(seat, loss)).collect(),
    };
    let moments: Vec<JudgedPosition> = losses.into_iter().enumerate().map(moment).collect();
    let told: Vec<(usize, usize)> = mistakes(&moments).iter().map(|(turn, of)| (*turn, of.seat.index())).collect();
    assert_eq!(told, [(1, 0), (3, 0), (2, 0), (2, 1), (3, 1)]);
}

#[test]
fn a_choice_can_be_judged_in_every_game() {
    for entry in GAMES {
        let agreed =
            menu::parse_options(entry.name, &std::collections::BTreeMap::new()).expect("on the menu").expect("usual");
        let nonces = vec![Nonce::from_bytes([7; 16]); agreed.players];
        let game = menu::deal(entry.name, &agreed.options, Secret::of_series(4, 0), nonces).expect("on the menu");
        let game = game.expect("usual options");
        let seat = game.asked().iter().next().expect("somebody is asked");
        let known = game.perspective(game::Viewer::Seat(seat), menu::NO_HISTORY);
        let judge = |luck| known.judge(Budget::Iterations(300), || Duration::ZERO, luck).expect("a choice to make");
        let judgement = judge(1);
        assert_eq!(judgement, judge(1));
        assert_ne!(judgement, judge(2), "{}: other luck draws other worlds", entry.name);
        let legal = game.moves(seat);
        assert!(judgement.moves.iter().all(|judged| legal.contains(&judged.choice)), "{judgement:?}");
        assert!(judgement.chance > 0.0 && judgement.chance < 1.0);
        assert_eq!(judgement.moves.iter().map(|judged| judged.tries).sum::<u32>(), 300);
    }
}
