//! The arena's HTML report.

use serde_json::Value;

use crate::arena::stable;
use crate::support::{scratch, sushiya};

/// The page that an arena writes, and its JSON report.
fn page(name: &str, args: &[&str]) -> (String, Value) {
    let file = scratch(name);
    let file = file.to_str().unwrap();
    let output = sushiya(&[&["arena", "--json", "--report", file], args].concat()).fine();
    (std::fs::read_to_string(file).unwrap(), serde_json::from_str(&output).unwrap())
}

/// Unescapes the text of a page.
fn unescape(text: &str) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
        .iter()
        .fold(text.to_owned(), |text, (escaped, letter)| text.replace(escaped, letter))
}

/// Asserts that all tags are closed in order.
fn check_nesting(page: &str) {
    let mut open = Vec::new();
    for tag in page.split('<').skip(1) {
        let name = tag.split(|letter: char| letter.is_whitespace() || letter == '>').next().unwrap();
        match name.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "</{closed}> closes something else"),
            None if matches!(name, "!DOCTYPE" | "meta") => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

#[test]
fn a_page_is_complete_and_self_contained() {
    let bots = "random,random,random";
    let (page, report) = page("whole.html", &["sushi-go", "--bots", bots, "--games", "99", "--until", "1>2"]);
    check_nesting(&page);
    for absent in ["<script", "http:", "https:", "//", "url(", "@import", "src=", "href="] {
        assert!(!page.contains(absent), "{absent}");
    }
    for part in
        ["prefers-color-scheme: dark", "width=device-width", "<title>Sushi Go!: arena report</title>", ">99<", ">33<"]
    {
        assert!(page.contains(part), "{part}");
    }
    // Every chart has a title and a description: win rates, ratings, scores, and each line of the score pad.
    let charts = page.matches("role=\"img\"").count();
    assert_eq!(charts, 3 + report["entrants"][0]["collected"].as_object().unwrap().len());
    for (tag, id) in [("<title id=", "-title"), ("<desc id=", "-words")] {
        assert_eq!(page.matches(tag).count(), charts);
        assert!(page.contains(&format!("{tag}\"rates{id}\"")), "{tag}");
    }
    for entrant in report["entrants"].as_array().unwrap() {
        let rate = entrant["win_rate"].as_f64().unwrap() * 100.0;
        let bounds = [0, 1].map(|bound| format!("{:.1}", entrant["ci95"][bound].as_f64().unwrap() * 100.0));
        let words = format!("random: {rate:.1}\u{a0}%, between {}", bounds.join(" and "));
        assert!(page.contains(&words), "{words}");
    }
    assert!(page.contains("Undecided after 99 games: '1&gt;2'."));
}

#[test]
fn the_command_on_the_page_repeats_the_series() {
    let bots = "random,exec:sh -c 'exit 4'";
    let args = ["sushi-go", "--option", "variant=dummy", "--bots", bots, "--games", "30", "--seed", "5"];
    let (page, report) = page("again.html", &args);
    let (_, rest) = page.split_once("<code>").unwrap();
    let words = shlex::split(&unescape(rest.split_once("</code>").unwrap().0)).unwrap();
    assert_eq!(words[0], "sushiya");
    let words: Vec<&str> = words[1..].iter().map(String::as_str).chain(["--json"]).collect();
    assert_eq!(stable(&sushiya(&words).fine()), stable(&report.to_string()));
    assert!(
        unescape(&page)
            .contains("forfeited 810 of 810 choices to random moves; first, in game 1, it ended (exit status: 4)")
    );
}

#[test]
fn names_are_escaped() {
    let evil = "random,exec:false '<script>alert(1)</script>' \"&<b>\"";
    let (page, _) = page("evil.html", &["sushi-go", "--bots", evil, "--games", "4"]);
    check_nesting(&page);
    assert!(
        !page.contains("<script") && !page.contains("<b>") && page.contains("&lt;script&gt;alert(1)&lt;/script&gt;")
    );
}

#[test]
fn every_game_and_number_of_players_has_a_page() {
    for (game, most) in [("sushi-go", 5), ("kanji-zushi", 8)] {
        for players in [2, most] {
            let bots = vec!["random"; players].join(",");
            // One game each: there is no variance yet.
            let (page, _) = page(&format!("{game}-{players}.html"), &[game, "--bots", &bots, "--games", "1"]);
            check_nesting(&page);
            assert!(!page.contains("NaN") && !page.contains("inf%"), "{game} {players}");
        }
    }
}

#[test]
fn an_unwritable_page_is_refused_before_the_first_game() {
    let args =
        ["arena", "sushi-go", "--bots", "random,random", "--games", "1000000000", "--report", "no/such/folder/x"];
    let output = sushiya(&args).refused(1);
    assert!(output.contains("cannot write 'no/such/folder/x'"), "{output}");
}
