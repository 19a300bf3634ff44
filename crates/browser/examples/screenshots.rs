//! Takes the pictures of the README: `cargo run -p browser --example screenshots -- docs/pictures`.
//!
//! Needs the same browser as the tests (`cargo xtask test` installs it). The games are new ones each time; read the pictures before
//! you commit them. A picture should have less than 150 KB.

use std::path::{Path, PathBuf};
use std::time::Duration;

use browser::{Browser, Device, Page, TestServer, css};

/// The turn of the game in the picture: everybody has a few dishes then.
const TURNS: usize = 4;

#[tokio::main]
async fn main() {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "docs/pictures".to_owned()));
    std::fs::create_dir_all(&directory).expect("the directory can be created");
    let pace = server::Config { bot_pace: Duration::from_millis(20), ..TestServer::config() };
    let server = TestServer::start_with(pace).await;
    let browser = Browser::on(Device::desk().sized(1000, 640).reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    game_in_play(&page, &directory.join("game.webp")).await;
    // The same game on a big screen.
    let screen = browser.open(&format!("{}/screen", page.url().await)).await;
    screen.see(css(".stage .board")).await;
    screen.picture(&directory.join("screen.webp")).await;
}

/// A game of Sushi Go! against three bots.
async fn game_in_play(page: &Page<'_>, file: &Path) {
    page.choose(css(".game-sushi-go select"), "3").await;
    page.click(css(".game-sushi-go .play")).await;
    page.see(css("form.hand")).await;
    for turn in 0..TURNS {
        let hand = "return document.querySelectorAll('form.hand .card').length";
        let before = page.script(hand, &[]).await;
        page.press('1').await;
        page.press('\r').await;
        page.until(&format!("the hand after turn {turn}"), async || {
            (page.script(hand, &[]).await != before).then_some(())
        })
        .await;
    }
    page.picture(file).await;
}
