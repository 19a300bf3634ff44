//! A browser and a terminal at the same table.

use browser::{
    Browser, Device, Key, Now, Page, TestServer, button, complete, css, field, follow_the_marks, sensible,
    skip_to_next, text,
};

use super::data;
use super::pseudo_terminal::Terminal;
use super::screens::{is_asked, is_over, press};

/// Tess opens a table in the terminal, Bea joins in the browser, they talk, and the game starts.
async fn gather<'a>(server: &TestServer, browser: &'a Browser, game: &str, options: &[&str]) -> (Terminal, Page<'a>) {
    let url = server.url("");
    let mut args = vec!["play", "--url", &url, "--open", game, "--name", "Tess", "--no-animation"];
    args.extend(options);
    let mut terminal = Terminal::start(&args, (80, 24), &data(&format!("with-browser-{game}")), &[]);
    let lobby = terminal.wait("the lobby", |screen| screen.contains("Or share the code:"));
    let (_, rest) = lobby.split_once("Or share the code: ").expect("there is a code");
    let code = rest.split_whitespace().next().expect("there is a code");
    let page = browser.open(&server.url(&format!("/table/{code}"))).await;
    page.fill(field("Your name"), "Bea").await;
    page.click(button("Sit down")).await;
    // A message that was sent before the page came is in the closed chat.
    page.see(text("Waiting for Tess to start")).await;
    terminal.wait("the player in the browser", |screen| screen.contains("Bea"));
    terminal.press("tItadakimasu!\r");
    page.see(text("Itadakimasu!").partly()).await;
    terminal.wait("the sent message", |screen| screen.contains("Tess: Itadakimasu!"));
    terminal.press("\r");
    (terminal, page)
}

/// Both show the same totals. They are on the page, in elements of this kind.
async fn end(mut terminal: Terminal, page: &Page<'_>, points: &str) {
    let result = terminal.wait("the result", is_over);
    // Scores may wait for the player to have seen them.
    page.until("the result on the page", async || {
        if page.count(&css(":root[data-staying] [data-continue]")).await > 0 {
            page.click(css("[data-continue]")).await;
        }
        (page.count(&css(".finale")).await > 0).then_some(())
    })
    .await;
    let total = result.lines().find(|line| line.contains("Total")).expect("there is a total");
    let ranking = page.read(css(points)).await;
    for points in total.split_whitespace().filter(|word| word.chars().all(|sign| sign.is_ascii_digit())) {
        assert!(ranking.split_whitespace().any(|word| word == points), "{points} in {ranking}");
    }
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_and_a_terminal_play_sushi_go_at_one_table() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let (mut terminal, page) = gather(&server, &browser, "sushi-go", &["--option", "players=2"]).await;
    let mut state = skip_to_next(&page, &Now::Moving).await;
    while state != Now::Over {
        if let Now::Choice(turn) = &state {
            // Both show the turn in the same words.
            terminal.wait("the same turn", |screen| screen.lines().next().is_some_and(|bar| bar.contains(turn)));
            terminal.press("1");
            page.press('1').await;
        } else {
            page.click(css("[data-continue]")).await;
        }
        state = skip_to_next(&page, &state).await;
    }
    end(terminal, &page, ".podium").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_and_a_terminal_play_the_other_games_at_one_table() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    // In Sushi Express a bot takes the third seat. In Kanji-zushi, Bea makes all kanji.
    for (game, options, keys) in [
        ("sushi-express", &["--option", "players=3"][..], "\t\r"),
        ("kanji-zushi", &["--option", "players=2", "--option", "help=guided"], "p"),
    ] {
        let (mut terminal, page) = gather(&server, &browser, game, options).await;
        loop {
            let asked = async || {
                if page.count(&css("html[data-playing]")).await > 0 {
                    page.press(Key::Escape).await;
                }
                let in_browser = page.count(&css("html:not([data-playing]) #table[data-yours=true]")).await > 0;
                let screen = terminal.screen();
                (is_over(&screen) || is_asked(&screen) || in_browser).then_some((screen, in_browser))
            };
            let (screen, in_browser) = page.until("a choice for one of them, or the end", asked).await;
            if is_over(&screen) {
                break;
            } else if in_browser {
                let choose = async || match game {
                    "kanji-zushi" => drop(follow_the_marks(&page).await),
                    _ => page.click(sensible(&page).await).await,
                };
                complete(&page, choose).await;
            } else {
                press(&mut terminal, keys);
            }
        }
        end(terminal, &page, ".ranking").await;
    }
}
