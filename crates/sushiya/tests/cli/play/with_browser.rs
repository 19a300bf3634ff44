//! A browser and a terminal at the same table.

use browser::{Browser, Device, Key, Page, TestServer, button, css, field, text};

use super::data;
use super::pseudo_terminal::Terminal;
use super::screens::{is_asked, is_over};

/// Reads the state of the page: scores that wait, an animation, the end, a choice, or nothing.
const STATE: &str = r#"
    const there = selector => document.querySelector(selector);
    if (there('[data-continue]')) return 'tally';
    if (document.documentElement.hasAttribute('data-playing')) return 'moving';
    if (there('.finale')) return 'over';
    // A card that is pressed was chosen in the turn before.
    return there('form.hand') && !there('.fan [aria-pressed="true"]') ? 'choice' : 'waiting';
"#;

/// Waits until the page has a choice or the game is over. Returns whether there is a choice.
async fn has_choice(page: &Page<'_>) -> bool {
    let attempt = async || match page.script(STATE, &[]).await.as_str() {
        Some("choice") => Some(true),
        Some("over") => Some(false),
        Some("tally") => {
            page.click(css("[data-continue]")).await;
            None
        }
        Some("moving") => {
            page.press(Key::Escape).await;
            None
        }
        _ => None,
    };
    page.until("a choice, or the end", attempt).await
}

/// The turn that the terminal shows: "turn 2 of 10".
fn turn(screen: &str) -> Option<&str> {
    screen.lines().next().filter(|line| line.contains(" turn "))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_and_a_terminal_play_a_game_at_one_table() {
    let server = TestServer::start().await;
    let url = server.url("");
    let args =
        ["play", "--url", &url, "--open", "sushi-go", "--option", "players=2", "--name", "Tess", "--no-animation"];
    let mut terminal = Terminal::start(&args, (80, 24), &data("with-browser"), &[]);
    let lobby = terminal.wait("the lobby", |screen| screen.contains("Or share the code:"));
    let (_, rest) = lobby.split_once("Or share the code: ").expect("there is a code");
    let code = rest.split_whitespace().next().expect("there is a code");

    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url(&format!("/table/{code}"))).await;
    page.fill(field("Your name"), "Bea").await;
    page.click(button("Sit down")).await;
    terminal.wait("the player in the browser", |screen| screen.contains("Bea"));
    terminal.press("tItadakimasu!\r");
    page.see(text("Itadakimasu!").partly()).await;
    terminal.wait("the sent message", |screen| screen.contains("Tess: Itadakimasu!"));
    terminal.press("\r");

    for _ in 0..40 {
        let screen = terminal.wait("a turn", |screen| is_asked(screen) || is_over(screen));
        if is_over(&screen) {
            break;
        }
        let now = turn(&screen).expect("there is a turn").to_owned();
        terminal.press("1");
        // The last card of a hand plays itself.
        if has_choice(&page).await {
            page.press('1').await;
        }
        terminal.wait("the next turn", |screen| is_over(screen) || turn(screen).is_some_and(|turn| turn != now));
    }
    let result = terminal.wait("the result", is_over);
    assert!(!has_choice(&page).await, "the game is over in the browser, too");
    let podium = page.read(css(".podium")).await;
    let total = result.lines().find(|line| line.contains("Total")).expect("there is a total");
    for points in total.split_whitespace().filter(|word| word.chars().all(|sign| sign.is_ascii_digit())) {
        assert!(podium.lines().any(|line| line == points), "{points} in {podium}");
    }
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}
