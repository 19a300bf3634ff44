//! `sushiya bench`.

use serde_json::Value;

use crate::support::sushiya;

/// The measured values.
const NUMBERS: [&str; 6] =
    ["random_games", "random_moves", "observations", "determinizations", "search_iterations", "search_turns"];

#[test]
fn bench_prints_every_value() {
    let output = sushiya(&["bench", "sushi-go", "--json", "--seconds", "0.01"]).fine();
    let numbers: Vec<Value> = serde_json::from_str(&output).unwrap();
    for players in 2..=5 {
        for what in NUMBERS {
            let number = numbers.iter().find(|number| number["players"] == players && number["what"] == what).unwrap();
            assert_eq!(number["game"], "sushi-go");
            assert!(number["per_second"].as_f64().unwrap() > 0.0);
        }
    }
    assert_eq!(numbers.len(), 4 * NUMBERS.len());
    let all = sushiya(&["bench", "--seconds", "0.001"]).fine();
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        let line = |line: &str| line.starts_with(&format!("{game}, 5 players")) && line.contains("search turns");
        assert!(all.lines().any(line), "{all}");
    }
}
