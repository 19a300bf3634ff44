//! Analysis of finished games, and judgements of pending choices.

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

/// So few iterations that every judgement has the minimum.
const LITTLE: u64 = 1;

/// For each turn of a record, the seats that had a choice and their choices; and the share of each seat in the win.
struct Choices<'a>(&'a str);

impl GameVisitor for Choices<'_> {
    type Output = (Vec<Vec<(Seat, String)>>, Vec<f64>);

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let record = menu::read_record::<G>(self.0).expect("it is a record");
        let mut replay = Replay::<G>::begin(&record, &mut |_| ()).expect("the record is valid");
        let mut turns = Vec::new();
        loop {
            let before = replay.state().clone();
            let Some(joint) = replay.step(&mut |_| ()).expect("the record is valid") else {
                let winners = before.outcome().expect("the game is over").winners;
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
fn every_turn_and_every_real_choice_is_judged() {
    for text in RECORDS {
        let game = menu::record_game(text).expect("it is a record");
        let (choices, shares) = menu::with_game(&game, Choices(text)).expect("the game is on the menu");
        let analysis = analyse(text, LITTLE).expect("the record is valid");
        assert_eq!(analysis.len(), choices.len());
        let positions: Vec<JudgedPosition> = analysis.collect();
        let judged = |position: &JudgedPosition| -> Vec<(Seat, String)> {
            position.choices.iter().map(|judged| (judged.seat, judged.choice.clone())).collect()
        };
        assert_eq!(positions.iter().map(judged).collect::<Vec<_>>(), choices, "{game}");
        assert!(
            choices.iter().rev().skip(1).any(|made| made.len() < shares.len()),
            "{game}: in some turns, not all seats had a choice"
        );
        for (turn, position) in positions.iter().enumerate() {
            assert_eq!((position.turn, position.chances.len()), (turn, shares.len()));
            assert!((position.chances.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{game}: {position:?}");
            for choice in &position.choices {
                assert!((choice.before - choice.chance).max(0.0).to_bits() == choice.loss.to_bits(), "{choice:?}");
                assert!(choice.best != choice.choice || choice.loss < 1e-9, "{choice:?}");
            }
        }
        let last = positions.last().expect("there is a last position");
        assert!(last.chances.iter().zip(&shares).all(|(chance, share)| (chance - share).abs() < 1e-6), "{last:?}");
    }
}

#[test]
fn the_last_card_of_a_hand_is_not_a_choice() {
    let positions: Vec<JudgedPosition> = analyse(RECORDS[0], LITTLE).expect("the record is valid").collect();
    let none = |position: &&JudgedPosition| position.choices.is_empty();
    assert_eq!(positions.iter().filter(none).map(|position| position.turn).collect::<Vec<_>>(), [9, 19, 29, 30]);
}

#[test]
fn the_same_number_of_iterations_gives_the_same_judgements() {
    for text in RECORDS {
        let some = |iterations| -> Vec<JudgedPosition> {
            analyse(text, iterations).expect("the record is valid").take(4).collect()
        };
        assert_eq!(some(LITTLE), some(LITTLE));
        assert_ne!(some(LITTLE), some(100_000), "more iterations change the judgements");
    }
}

#[test]
fn a_forged_record_is_rejected_with_a_reason() {
    let check = |forged: &str, sentence: &str| {
        assert_ne!(forged, RECORDS[0]);
        let error = analyse(forged, LITTLE).err().expect("the record is rejected");
        assert_eq!(error.to_string(), menu::replay_json(forged).expect_err("the record is rejected").to_string());
        assert!(error.to_string().contains(sentence), "{error}");
        error
    };
    let record = RECORDS[0];
    let error = check(&record.replacen("\"wasabi\",\"wasabi\"", "\"wasabi\",\"squid\"", 1), "cannot have been played");
    assert!(matches!(error, RecordReadError::Fault(_)));
    check(&record.replacen("\"winners\":[", "\"winners\":[0,", 1), "it claims scores");
    check(&record.replacen("sushi-go", "sushi-stop", 1), "there is no game 'sushi-stop'");
    check(&record[..record.len() / 2], "it ends too early");
}

/// A choice with this loss.
fn choice_with_loss(seat: usize, loss: f64) -> JudgedChoice {
    let (best, choice) = ("egg".to_owned(), "squid".to_owned());
    JudgedChoice { seat: Seat::new(seat), before: 0.5, best, choice, chance: 0.5 - loss, loss }
}

#[test]
fn the_worst_mistakes_are_listed_and_only_a_few_for_each_seat() {
    let losses = [[0.06, 0.0], [0.3, 0.049], [0.1, 0.07], [0.2, 0.05]];
    let position = |(turn, losses): (usize, [f64; 2])| JudgedPosition {
        turn,
        chances: vec![0.5; 2],
        choices: losses.into_iter().enumerate().map(|(seat, loss)| choice_with_loss(seat, loss)).collect(),
    };
    let positions: Vec<JudgedPosition> = losses.into_iter().enumerate().map(position).collect();
    let listed: Vec<(usize, usize)> = mistakes(&positions).iter().map(|(turn, of)| (*turn, of.seat.index())).collect();
    assert_eq!(listed, [(1, 0), (3, 0), (2, 0), (2, 1), (3, 1)]);
}

#[test]
fn a_choice_can_be_judged_in_every_game() {
    for entry in GAMES {
        let parsed = menu::parse_options(entry.name, &std::collections::BTreeMap::new())
            .expect("the game is on the menu")
            .expect("the defaults are valid");
        let nonces = vec![Nonce::from_bytes([7; 16]); parsed.players];
        let game =
            menu::deal(entry.name, &parsed.options, Secret::of_series(4, 0), nonces).expect("the game is on the menu");
        let game = game.expect("the options are valid");
        let seat = game.asked().iter().next().expect("a seat is pending");
        let known = game.perspective(game::Viewer::Seat(seat), menu::NO_HISTORY);
        let judge =
            |luck| known.judge(Budget::Iterations(300), || Duration::ZERO, luck).expect("there is a choice to make");
        let judgement = judge(1);
        assert_eq!(judgement, judge(1));
        assert_ne!(judgement, judge(2), "{}: another seed samples other worlds", entry.name);
        let legal = game.moves(seat);
        assert!(judgement.moves.iter().all(|judged| legal.contains(&judged.choice)), "{judgement:?}");
        assert!(judgement.chance > 0.0 && judgement.chance < 1.0);
        assert_eq!(judgement.moves.iter().map(|judged| judged.tries).sum::<u32>(), 300);
    }
}
