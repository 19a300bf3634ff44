//! Records that the arena writes: replayed, verified, forged.

use serde_json::{Value, json};

use crate::support::{Output, scratch, sushiya, sushiya_reading};

/// Records of some games, as the arena writes them.
fn records(name: &str, args: &[&str]) -> String {
    let file = scratch(name);
    let file = file.to_str().unwrap();
    let args: Vec<&str> = ["arena", "--record", file].iter().chain(args).copied().collect();
    sushiya(&args).fine();
    std::fs::read_to_string(file).unwrap()
}

/// Every game with every number of players, as a game and a list of bots.
fn every_table() -> Vec<(String, String)> {
    let games: Vec<Value> = serde_json::from_str(&sushiya(&["games", "--json"]).fine()).unwrap();
    let mut tables = Vec::new();
    for game in &games {
        for players in game["options"][0]["values"].as_array().unwrap() {
            let players: usize = players["value"].as_str().unwrap().parse().unwrap();
            tables.push((game["name"].as_str().unwrap().to_owned(), vec!["random"; players].join(",")));
        }
    }
    tables
}

#[test]
fn records_are_the_same_on_any_number_of_threads_and_verify() {
    for (game, bots) in every_table() {
        let of = |threads: &str| {
            let name = format!("{game}-{}-{threads}.jsonl", bots.len());
            records(&name, &[&game, "--bots", &bots, "--games", "100", "--threads", threads])
        };
        let one = of("1");
        assert_eq!(one.lines().count(), 100);
        assert_eq!(one, of("3"));
        assert_eq!(sushiya_reading(&["verify", "-"], &one).fine(), "100 records verified\n");
        let first = one.lines().next().unwrap();
        assert!(sushiya_reading(&["replay", "-"], first).fine().contains("Winner: "));
        assert!(sushiya_reading(&["replay", "-", "--events"], first).fine().starts_with(r#"{"event":"#));
    }
}

#[test]
fn records_of_the_variants_verify() {
    for (name, args) in [
        ("dummy", &["sushi-go", "--bots", "random,random", "--option", "variant=dummy"][..]),
        ("both", &["sushi-go", "--bots", "random,random,random", "--option", "variant=both-ways"]),
        ("house", &["kanji-zushi", "--bots", "random,random", "--option", "deck=house"]),
    ] {
        let text = records(&format!("{name}.jsonl"), &[args, &["--games", "50"]].concat());
        assert_eq!(sushiya_reading(&["verify", "-"], &text).fine(), "50 records verified\n");
    }
}

#[test]
fn a_deal_is_played_in_every_rotation_of_the_seats() {
    let text = records("rotation.jsonl", &["sushi-go", "--bots", "random,random,random", "--games", "6"]);
    let secrets: Vec<Value> =
        text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["secret"].clone()).collect();
    assert!(secrets[0] == secrets[1] && secrets[1] == secrets[2]);
    assert!(secrets[3] == secrets[4] && secrets[4] == secrets[5] && secrets[2] != secrets[3]);
}

/// Verifies a record after a change.
fn verify_changed(change: impl FnOnce(&mut Value)) -> Output {
    let text = sushiya_record();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    change(&mut record);
    sushiya_reading(&["verify", "-"], &record.to_string())
}

/// A record of one game. Each call plays it again, into a separate file.
fn sushiya_record() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static FILES: AtomicU32 = AtomicU32::new(0);
    let file = format!("one-{}.jsonl", FILES.fetch_add(1, Ordering::Relaxed));
    records(&file, &["sushi-go", "--bots", "random,random", "--games", "1"])
}

/// A change to a record.
type Forge = fn(&mut Value);

#[test]
fn a_forged_record_is_refused_with_the_reason() {
    assert_eq!(verify_changed(|_| ()).fine(), "1 record verified\n");
    let cases: [(&str, Forge); 16] = [
        ("its format is 'chess'", |record| record["format"] = json!("chess")),
        ("dealt by shuffle 2", |record| record["shuffle"] = json!(2)),
        ("there is no game 'go'", |record| record["game"] = json!("go")),
        ("two to five players, not 9", |record| record["options"]["players"] = json!(9)),
        ("unknown field `wine`", |record| record["options"]["wine"] = json!("red")),
        ("missing field `secret`", |record| drop(record.as_object_mut().unwrap().remove("secret"))),
        ("unknown field `extra`", |record| record["extra"] = json!(1)),
        ("it names 3 seats, but 2 play", |record| record["seats"] = json!(["a", "b", "c"])),
        ("it has 1 nonces", |record| drop(record["nonces"].as_array_mut().unwrap().pop())),
        ("a nonce is 32 lower-case hexadecimal digits", |record| record["nonces"][0] = json!("luck")),
        ("its secret is not the one", |record| record["secret"] = json!("00".repeat(32))),
        ("turn 1 cannot have been played: seat 2 cannot play", |record| {
            record["nonces"][0] = json!("11111111111111111111111111111111");
        }),
        ("turn 3 has 1 moves, but 2 seats had to choose", |record| {
            record["moves"][2].as_array_mut().unwrap().pop();
        }),
        ("turn 2 cannot have been played: there is no card 'fish'", |record| record["moves"][1][0] = json!("fish")),
        ("its moves end after turn 29", |record| drop(record["moves"].as_array_mut().unwrap().pop())),
        ("its moves go on after turn 30", |record| record["moves"].as_array_mut().unwrap().push(json!(["egg", "egg"]))),
    ];
    for (reason, change) in cases {
        let output = verify_changed(change).refused(1);
        assert!(output.starts_with("sushiya: the record is invalid: ") && output.contains(reason), "{output}");
    }
    let output = verify_changed(|record| record["result"]["scores"][0] = json!(999)).refused(1);
    assert!(output.contains("it claims scores [999, "), "{output}");
    let output = verify_changed(|record| record["result"]["winners"] = json!([0, 1])).refused(1);
    assert!(output.contains("and winners [0, 1], but its moves lead to"), "{output}");
}

/// The record of a game to which seat 1 contributed a nonce, from a table.
const COMMITTED: &str = include_str!("data/committed-record.json");

#[test]
fn a_nonce_is_verified_against_what_was_committed() {
    let nonce = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
    let verify = |text: &str, nonce: &str| sushiya_reading(&["verify", "-", "--nonce", nonce], text);
    assert_eq!(verify(COMMITTED, nonce).fine(), "1 record verified, with your nonce\n");
    let output = verify(COMMITTED, &"00".repeat(16)).refused(1);
    assert!(output.contains("your nonce is not among those that were committed to"), "{output}");
    let output = verify(COMMITTED, "luck").refused(2);
    assert!(output.contains("--nonce: a nonce is 32 lower-case hexadecimal digits"), "{output}");
    // Another deal from the same secret: the server or a player exchanged a nonce after the commitments.
    let cases: [(&str, Forge); 3] = [
        ("the nonce of seat 2 is not the one that was committed to", |record| {
            record["nonces"][1] = json!("11".repeat(16));
        }),
        ("nobody committed to the nonce of seat 1, and it does not follow", |record| {
            record["nonces"][0] = json!("11".repeat(16));
        }),
        ("it has hashes of 1 nonces", |record| drop(record["nonce_hashes"].as_array_mut().unwrap().pop())),
    ];
    for (reason, change) in cases {
        let mut record: Value = serde_json::from_str(COMMITTED).unwrap();
        change(&mut record);
        let output = sushiya_reading(&["verify", "-"], &record.to_string()).refused(1);
        assert!(output.contains(reason), "{output}");
    }
}

/// The deals of a file of records, as `examples/verify_record.py` works them out.
fn deals_in_python(file: &std::path::Path, args: &[&str]) -> Result<Vec<Value>, String> {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify_record.py");
    let output = std::process::Command::new("python3").arg(example).arg(file).args(args).output().unwrap();
    if !output.status.success() {
        return Err(String::from_utf8(output.stderr).unwrap());
    }
    let lines = String::from_utf8(output.stdout).unwrap();
    Ok(lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["deal"].clone()).collect())
}

/// The cards in the events of the first record of a file, sorted, as a program of another language would print them.
fn cards(events: &[Value], kind: &str, field: &str) -> Vec<Value> {
    let cards = events.iter().filter(|event| event["event"] == kind).map(|event| {
        let mut cards: Vec<String> = serde_json::from_value(event[field].clone()).unwrap();
        cards.sort();
        json!(cards)
    });
    cards.collect()
}

#[test]
fn the_document_is_enough_to_write_a_verifier_in_another_language() {
    for (game, bots, option) in [
        ("sushi-go", "random,random,random,random", "variant=both-ways"),
        ("sushi-go", "random,random", "variant=dummy"),
        ("sushi-express", "random,random,random", "players=3"),
        ("kanji-zushi", "random,random,random", "deck=house"),
    ] {
        let name = format!("python-{}.jsonl", option.replace('=', "-"));
        let text = records(&name, &[game, "--bots", bots, "--option", option, "--games", "8"]);
        let deals = deals_in_python(&scratch(&name), &[]).unwrap();
        assert_eq!(deals.len(), 8);
        for (record, deal) in text.lines().zip(deals) {
            let events = sushiya_reading(&["replay", "-", "--events"], record).fine();
            let events: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            match game {
                "sushi-go" => {
                    let hands: Vec<Value> =
                        deal.as_array().unwrap().iter().flat_map(|round| round.as_array().unwrap().clone()).collect();
                    assert_eq!(hands[..], cards(&events, "dealt", "cards")[..hands.len()], "{option}");
                    assert_eq!(hands.len(), if option == "variant=dummy" { 2 } else { 12 });
                }
                "sushi-express" => {
                    assert_eq!(deal["customers"], cards(&events, "row_filled", "customers")[0]);
                    let first = events.iter().find(|event| event["event"] == "round_began").unwrap();
                    assert_eq!(deal["first"], first["first"]);
                }
                _ => {
                    assert_eq!(
                        (&deal["first"], &deal["shari"]),
                        (&events[0]["seat"], &cards(&events, "turned", "shari")[0])
                    );
                    assert_eq!(deal["hands"], json!(cards(&events, "drew", "neta")[..3]));
                }
            }
        }
    }
    let file = scratch("python-committed.json");
    std::fs::write(&file, COMMITTED).unwrap();
    deals_in_python(&file, &["--nonce", "0f1e2d3c4b5a69788796a5b4c3d2e1f0"]).unwrap();
    std::fs::write(&file, COMMITTED.replace("0f1e2d3c4b5a6978", "1f1e2d3c4b5a6978")).unwrap();
    let reason = deals_in_python(&file, &[]).unwrap_err();
    assert!(reason.contains("the nonce of seat 1 is not the one that was committed to"), "{reason}");
}

#[test]
fn a_truncated_or_corrupted_record_is_refused() {
    let text = sushiya_record();
    for end in [1, 10, 100, 500, text.len() - 2] {
        let output = sushiya_reading(&["verify", "-"], &text[..end]).refused(1);
        assert!(output.contains("cannot be read as a game record: it ends too early"), "{output}");
    }
    for (input, part) in [
        ("", "no game record in '-'"),
        ("\n \n", "no game record in '-'"),
        ("sushi", "cannot be read as a game record"),
        ("[1]", "cannot be read as a game record"),
    ] {
        let output = sushiya_reading(&["verify", "-"], input).refused(1);
        assert!(output.contains(part), "{output}");
    }
    let two = format!("{text}{}", text.replace("\"shuffle\":1", "\"shuffle\":0"));
    let output = sushiya_reading(&["verify", "-"], &two).refused(1);
    assert!(output.contains("the record on line 2 is invalid: it was dealt by shuffle 0"), "{output}");
}

#[test]
fn a_published_commitment_is_compared_with_the_record() {
    let text = sushiya_record();
    let record: Value = serde_json::from_str(&text).unwrap();
    let published = record["commitment"].as_str().unwrap();
    let output = sushiya_reading(&["verify", "-", "--commitment", published], &text).fine();
    assert_eq!(output, "1 record verified, dealt as committed\n");
    let output = sushiya_reading(&["verify", "-", "--commitment", &"ab".repeat(32)], &text).refused(1);
    assert!(output.contains("not the published one"), "{output}");
}

#[test]
fn a_replay_lists_turns_or_events() {
    let text = sushiya_record();
    let record: Value = serde_json::from_str(&text).unwrap();
    let output = sushiya_reading(&["replay", "-"], &text).fine();
    assert!(output.starts_with("Sushi Go! players=2 variant=standard\n"), "{output}");
    assert!(output.contains("round 3 nigiri") && output.contains("\nWinner: "), "{output}");
    for score in record["result"]["scores"].as_array().unwrap() {
        assert!(output.lines().any(|line| line.starts_with("total") && line.contains(&score.to_string())), "{output}");
    }
    let output = sushiya_reading(&["replay", "-", "--events"], &text).fine();
    let events: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events[0], json!({"event": "round_began", "round": 1}));
    let dealt: usize = events
        .iter()
        .filter(|event| event["event"] == "dealt")
        .map(|event| event["cards"].as_array().unwrap().len())
        .sum();
    assert_eq!(dealt, 60, "all hands are open");
    let changed = text.replacen("\"moves\":[[\"", "\"moves\":[[\"x", 1);
    sushiya_reading(&["replay", "-"], &changed).refused(1);
    sushiya_reading(&["replay", "-", "--events"], &changed).refused(1);
}
