//! Bots that are programs, well-behaved or not.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::arena::stable;
use crate::support::{Output, scratch, sushiya};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/greedy_maki.py");
const MOODY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/bots/moody.sh");

/// Runs an arena of Sushi Go! for two.
fn arena(bots: &str, games: u32, more: &[&str]) -> Output {
    let games = games.to_string();
    sushiya(&[&["arena", "sushi-go", "--json", "--bots", bots, "--games", &games], more].concat())
}

/// Its report, without the fields that differ between runs.
fn report(output: &Output) -> Value {
    assert_eq!(output.code, 0, "{}", output.err);
    stable(&output.out)
}

/// The forfeits of the second entrant, the reason of the first, and the report without these fields.
fn forfeits(mut report: Value) -> (u64, String, Value) {
    let entrant = report["entrants"][1].as_object_mut().unwrap();
    let count = entrant.remove("forfeits").unwrap().as_u64().unwrap();
    let reason = entrant.remove("first_forfeit").unwrap()["reason"].as_str().unwrap_or_default().to_owned();
    entrant.remove("bot");
    (count, reason, report)
}

/// The example bot as an entrant.
fn example() -> String {
    let python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    assert!(python.is_ok_and(|status| status.success()), "python3 is missing: install it to run the example bot");
    format!("exec:python3 '{EXAMPLE}'")
}

#[test]
fn the_example_bot_plays_and_collects_maki() {
    let bots = format!("random,{}", example());
    let file = scratch("maki.jsonl");
    let file = file.to_str().unwrap();
    let one = report(&arena(&bots, 60, &["--threads", "1", "--record", file]));
    assert_eq!(one, report(&arena(&bots, 60, &["--threads", "3"])));
    let maki = |entrant: usize| one["entrants"][entrant]["collected"]["maki"].as_f64().unwrap();
    assert!(maki(1) > maki(0) + 3.0, "{} {}", maki(1), maki(0));
    assert_eq!((&one["entrants"][1]["forfeits"], &one["entrants"][1]["choices"]), (&json!(0), &json!(60 * 30)));
    assert_eq!(sushiya(&["verify", file]).fine(), "60 records verified\n");
    let first: Value = serde_json::from_str(std::fs::read_to_string(file).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!(first["seats"][1], one["entrants"][1]["bot"]);
}

/// Programs that forfeit every choice give the same results as a random bot.
fn check_forfeits_everything(limit: &str, programs: &[(&str, &str)]) {
    let (_, _, random) = forfeits(report(&arena("random,random", 40, &[])));
    for (command, part) in programs {
        let output = arena(&format!("random,exec:{command}"), 40, &["--bot-timeout", limit]);
        let (count, reason, rest) = forfeits(report(&output));
        assert!(reason.starts_with(part), "{command}: {reason}");
        assert_eq!((count, &rest), (40 * 30, &random), "{command}");
    }
}

#[test]
fn a_program_that_ends_plays_like_random() {
    check_forfeits_everything(
        "20",
        &[
            ("./no-such-program --fast", "cannot be started: "),
            ("false", "ended (exit status: 1)"),
            ("sh -c 'echo no rice >&2; exit 3'", "ended (exit status: 3): no rice"),
        ],
    );
}

#[test]
fn a_silent_program_plays_like_random() {
    let late = "took longer than 0.2 s";
    check_forfeits_everything("0.2", &[("sh -c 'while read line; do :; done'", late), ("tail -f /dev/null", late)]);
}

#[test]
fn a_program_with_invalid_output_plays_like_random() {
    check_forfeits_everything(
        "20",
        &[
            // Echoes its input; repeats the same answer; an endless line.
            ("cat", r#"answered "{\"type\":\"game\""#),
            ("yes '{\"move\":\"egg\",\"number\":9999}'", "answered number 9999, but was asked number 1"),
            ("cat /dev/zero", r#"answered "\0\0"#),
        ],
    );
}

#[test]
fn a_misbehaving_program_forfeits_only_that_choice() {
    let moody = |mood: &str, more: &[&str]| {
        let limit = if mood == "hang" { "1" } else { "60" };
        arena(&format!("random,exec:sh '{MOODY}' {mood}"), 4, &[&["--bot-timeout", limit], more].concat())
    };
    let (count, _, well) = forfeits(report(&moody("well", &[])));
    assert_eq!(count, 0);
    let mut with_forfeits = Vec::new();
    for (mood, part) in [
        ("crash", "ended (exit status: 3): out of wasabi"),
        ("hang", "took longer than 1 s"),
        ("shy", "closed its output, or was killed"),
        ("chatter", r#"answered "Itadakimasu!", which is not an answer"#),
        ("nonsense", r#"answered "{\"move\":["#),
        ("illegal", "chose chopsticks+chopsticks: "),
        ("unknown", r#"answered "sukiyaki": there is no card 'sukiyaki'"#),
        ("early", "answered number 8, but was asked number 7"),
    ] {
        let output = moody(mood, &[]);
        let (count, reason, rest) = forfeits(report(&output));
        assert!(reason.starts_with(part), "{mood}: {reason}");
        assert_eq!(count, 4, "{mood}: one forfeit in each game");
        assert_eq!(output.err.matches("out of wasabi").count(), if mood == "crash" { 4 } else { 0 });
        with_forfeits.push(rest);
    }
    // The same choices are forfeited each time, and replaced by the same moves.
    assert!(with_forfeits.iter().all(|rest| *rest == with_forfeits[0] && *rest != well));
    assert_eq!(forfeits(report(&moody("crash", &["--threads", "1"]))).2, with_forfeits[0]);
    // Additional output is allowed.
    for mood in ["twice", "talkative"] {
        assert_eq!(forfeits(report(&moody(mood, &[]))), (0, String::new(), well.clone()), "{mood}");
    }
}

#[test]
fn a_claim_is_decided_at_the_same_game_on_any_number_of_threads() {
    let bots = format!("random,{}", example());
    let until = |claim: &str, threads: &str| {
        report(&arena(&bots, 5000, &["--until", claim, "--threads", threads, "--bot-timeout", "60"]))
    };
    let one = until("1>2", "1");
    assert_eq!(one["until"], json!({"claim": "1>2", "holds": true, "most_games": 5000}));
    let games = one["games"].as_u64().unwrap();
    assert!((20..3000).contains(&games) && games.is_multiple_of(2), "{games}");
    assert_eq!(one, until("1>2", "3"));
    let opposite = until("2>random", "2");
    assert_eq!((&opposite["until"]["holds"], &opposite["games"]), (&json!(false), &one["games"]));
}

#[test]
fn forfeits_are_printed() {
    let output = sushiya(&["arena", "sushi-go", "--bots", "random,exec:false", "--games", "10"]).fine();
    let sentence =
        "2. exec:false forfeited 300 of 300 choices to random moves; first, in game 1, it ended (exit status: 1)";
    assert!(output.contains(sentence), "{output}");
}

#[test]
fn invalid_commands_are_refused() {
    for (bots, part) in [
        ("random,exec:", "'exec:' names no program"),
        ("random,exec:'./bot", "has an unclosed quotation mark"),
        ("random,./bot", "there is no bot './bot'"),
        ("random,./bot", "for a program write exec:COMMAND"),
    ] {
        let output = sushiya(&["arena", "sushi-go", "--bots", bots]).refused(1);
        assert!(output.contains(part), "{output}");
    }
}

/// Whether a process is running.
#[cfg(target_os = "linux")]
fn is_running(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // The state follows the name in parentheses; Z is a zombie.
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
}

#[test]
#[cfg(target_os = "linux")]
fn no_process_is_left_running() {
    let (file, pipe) = (scratch("pids"), scratch("nobody-writes"));
    let (file, pipe) = (file.to_str().unwrap(), pipe.to_str().unwrap());
    std::fs::write(file, "").unwrap();
    let _ = std::fs::remove_file(pipe);
    assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    // A program that starts another one; both would run forever.
    let child = format!("echo $$ >>\"{file}\"; read -r line <\"{pipe}\"");
    let command = format!("sh -c 'echo $$ >>\"{file}\"; sh -c \"$0\"; true' '{child}'");
    let output = arena(&format!("random,exec:{command}"), 4, &["--bot-timeout", "0.2", "--threads", "2"]);
    assert_eq!(forfeits(report(&output)).0, 4 * 30);
    let pids = std::fs::read_to_string(file).unwrap();
    let pids: Vec<&str> = pids.lines().collect();
    // One process at first and three restarts on each thread that played, with a child each.
    assert!(matches!(pids.len(), 8 | 16), "{pids:?}");
    // The signal was sent, but may take a while to arrive.
    let began = std::time::Instant::now();
    while pids.iter().any(|pid| is_running(pid)) && began.elapsed().as_secs() < 10 {
        std::thread::yield_now();
    }
    let left: Vec<&&str> = pids.iter().filter(|pid| is_running(pid)).collect();
    for pid in &left {
        let _ = Command::new("kill").args(["-9", pid]).status();
    }
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn the_document_shows_real_messages() {
    let document = include_str!("../../../../docs/bot-protocol.md");
    let blocks = document.split("```json").skip(1).map(|rest| rest.split("```").next().unwrap());
    let shown: Vec<Value> = blocks.map(|block| serde_json::from_str(block).unwrap()).collect();
    let file = scratch("received.jsonl");
    let file = file.to_str().unwrap();
    assert_eq!(arena(&format!("random,exec:tee '{file}'"), 1, &[]).code, 0);
    let received = std::fs::read_to_string(file).unwrap();
    let received: Vec<Value> = received.lines().take(2).map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(shown[..2], received);
    assert!(received[1]["moves"].as_array().unwrap().contains(&shown[2]["move"]));
    assert_eq!(received[1]["number"], shown[2]["number"]);
}
