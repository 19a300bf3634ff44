//! Opening tables and starting games.

use std::time::Duration;

use browser::{Browser, Device, Page, TestServer, button, css, field, link};
pub(crate) use browser::{add_bot, finished_game, open_table, open_terms};

/// A server whose bots take a short pause before each move.
pub(crate) async fn test_server() -> TestServer {
    TestServer::start_with(server::Config { bot_pace: Duration::from_millis(20), ..TestServer::config() }).await
}

/// A desktop browser with reduced motion.
pub(crate) async fn desk() -> Browser {
    Browser::on(Device::desk().reduced_motion()).await
}

/// Starts a game against easy bots from the home page; `players` counts everybody.
pub(crate) async fn play_bots(page: &Page<'_>, game: &str, players: usize) {
    let card = || css(&format!(".game-{game}"));
    page.choose(css("select").within(card()), &(players - 1).to_string()).await;
    page.click(css(".play").within(card())).await;
    page.see(css("#table")).await;
}

/// The viewer's name at a table.
pub(crate) async fn own_name(page: &Page<'_>) -> String {
    page.read(css(".place.own h2 bdi")).await
}

/// Takes a seat at somebody else's table.
pub(crate) async fn sit_down(page: &Page<'_>, name: &str) {
    page.fill(field("Your name"), name).await;
    page.click(button("Sit down")).await;
}

/// Opens the replay from the end of a game.
pub(crate) async fn open_replay(page: &Page<'_>) {
    page.click(link("Replay & analysis")).await;
    page.see(css(".steps-of-replay")).await;
}
