//! `sushiya arena`.

use serde_json::{Value, json};

use crate::support::sushiya;

/// The JSON report of an arena, which must succeed.
fn report(args: &[&str]) -> Value {
    let args: Vec<&str> = ["arena", "sushi-go", "--json"].iter().chain(args).copied().collect();
    stable(&sushiya(&args).fine())
}

/// A report without the fields that differ between runs.
pub(crate) fn stable(report: &str) -> Value {
    let mut report: Value = serde_json::from_str(report).unwrap();
    let fields = report.as_object_mut().unwrap();
    for (field, least) in [("seconds", 0.0), ("games_per_second", 1.0), ("moves_per_second", 1.0), ("threads", 1.0)] {
        assert!(fields.remove(field).unwrap().as_f64().unwrap() >= least);
    }
    for entrant in fields["entrants"].as_array_mut().unwrap() {
        let entrant = entrant.as_object_mut().unwrap();
        let [mean, max] =
            ["mean_milliseconds", "max_milliseconds"].map(|time| entrant.remove(time).unwrap().as_f64().unwrap());
        assert!(0.0 < mean && mean <= max, "{mean} {max}");
    }
    report
}

#[test]
fn a_report_has_all_fields() {
    let report = report(&["--bots", "random,random,random", "--games", "300", "--option", "variant=both-ways"]);
    assert_eq!(report["game"], "sushi-go");
    assert_eq!(report["options"], json!({"players": 3, "variant": "both-ways"}));
    assert_eq!((&report["players"], &report["games"]), (&json!(3), &json!(300)));
    let entrants = report["entrants"].as_array().unwrap();
    assert_eq!(entrants.len(), 3);
    let wins: f64 = entrants.iter().map(|entrant| entrant["wins"].as_f64().unwrap()).sum();
    assert!((wins - 300.0).abs() < 1e-9, "{wins}");
    for entrant in entrants {
        assert_eq!((&entrant["bot"], &entrant["games"]), (&json!("random"), &json!(300)));
        let rate = entrant["win_rate"].as_f64().unwrap();
        let (low, high) = (entrant["ci95"][0].as_f64().unwrap(), entrant["ci95"][1].as_f64().unwrap());
        assert!(low < rate && rate < high && entrant["mean_score"].as_f64().unwrap() > 0.0);
        // Three rounds of nine cards.
        assert_eq!((&entrant["choices"], &entrant["forfeits"]), (&json!(300 * 27), &json!(0)));
        assert_eq!(entrant["first_forfeit"], Value::Null);
        assert!((15.0..35.0).contains(&entrant["rating"].as_f64().unwrap()));
        assert!((0.1..3.0).contains(&entrant["rating_uncertainty"].as_f64().unwrap()));
        let collected = entrant["collected"].as_object().unwrap().values().map(|mean| mean.as_f64().unwrap());
        assert!((collected.sum::<f64>() - entrant["mean_score"].as_f64().unwrap()).abs() < 1e-9);
        assert!(entrant["mean_lead"].as_f64().unwrap() < 0.0);
    }
    assert_eq!((&report["deals"], &report["choices"]), (&json!(100), &json!(3 * 300 * 27)));
    assert_eq!(report["until"], Value::Null);
}

#[test]
fn an_undecided_claim_is_reported() {
    let args = ["--bots", "random,random", "--games", "200", "--until", "1>2"];
    assert_eq!(report(&args)["until"], json!({"claim": "1>2", "holds": null, "most_games": 200}));
    let output = sushiya(&[&["arena", "sushi-go"], &args[..]].concat()).fine();
    assert!(output.contains("\nUndecided after 200 games: '1>2'.\n"), "{output}");
}

#[test]
fn equal_seeds_give_equal_results_on_any_number_of_threads() {
    for bots in ["random,random", "random,random,random,random,random"] {
        let of = |seed: &str, threads: &str| {
            report(&["--bots", bots, "--games", "1000", "--seed", seed, "--threads", threads])
        };
        let one = of("7", "1");
        assert_eq!(one, of("7", "2"));
        assert_eq!(one, of("7", "5"));
        assert_ne!(one["entrants"], of("8", "1")["entrants"]);
    }
}

#[test]
fn an_unwritable_record_file_is_an_error() {
    let output = sushiya(&["arena", "sushi-go", "--bots", "random,random", "--record", "no/such/folder/x"]).refused(1);
    assert!(output.contains("cannot write 'no/such/folder/x'"), "{output}");
}

#[test]
fn both_ways_can_be_played_by_two() {
    let report = report(&["--bots", "random,random", "--games", "20", "--option", "variant=both-ways"]);
    assert_eq!(report["options"], json!({"players": 2, "variant": "both-ways"}));
}

#[test]
fn invalid_arguments_are_refused() {
    let refused = |args: &[&str]| {
        let args: Vec<&str> = ["arena", "sushi-go"].iter().chain(args).copied().collect();
        sushiya(&args).refused(1)
    };
    for (args, part) in [
        (&["--bots", "random,clever,quick"][..], "no bot 'clever'"),
        (&["--bots", "random"], "'players' cannot be '1'"),
        (&["--bots", "random,random", "--option", "players=3"], "there are 2 bots, but players=3"),
        (&["--bots", "random,random,random", "--option", "variant=dummy"], "for two players"),
        (&["--bots", "random,random", "--option", "wine=red"], "no option 'wine'"),
        (&["--bots", "random,random", "--until", "better"], "write it as 'a>b'"),
        (&["--bots", "random,random", "--until", "1>3"], "'3' is not an entrant"),
        (&["--bots", "random,random", "--until", "random>2"], "'random' is on both sides"),
    ] {
        let output = refused(args);
        assert!(output.contains(part), "{output}");
    }
}
