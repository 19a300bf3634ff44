//! Opening tables and starting games.

use std::time::Duration;

use browser::{Browser, Device, Page, TestServer, button, css, field, link};

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
    page.click(css("button[value=apprentice]").within(card())).await;
    page.see(css("#table")).await;
}

/// The viewer's name at a table.
pub(crate) async fn own_name(page: &Page<'_>) -> String {
    page.read(css(".place.own h2 bdi")).await
}

/// Opens a table from the home page.
pub(crate) async fn open_table(page: &Page<'_>, game: &str, name: &str) {
    page.fill(field("Your name"), name).await;
    page.click(css(&format!("#open-table button[value={game}]"))).await;
    page.see(css("#seat-0")).await;
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

/// The URL of a table whose game is over: a bot has played for the viewer.
pub(crate) async fn finished_game(server: &TestServer, page: &Page<'_>, game: &str, players: usize) -> String {
    const LEAVE: &str = "
        const send = (path, fields) => fetch(path, {method: 'POST', body: new URLSearchParams(fields)});
        return send('/play', {game: arguments[0], level: 'apprentice', players: arguments[1]})
            .then(({url}) => send(url, {do: 'leave'})).then(({url}) => url);
    ";
    const OVER: &str =
        "return fetch(arguments[0]).then(answer => answer.text()).then(page => page.includes('class=\"finale'))";
    page.go(&server.url("/")).await;
    let table = page.script(LEAVE, &[game.into(), players.to_string().into()]).await;
    let table = table.as_str().expect("a table has an address").to_owned();
    // The page is only fetched, so there is no connection: each load tells the table that somebody is there.
    let over = async || (page.script(OVER, &[table.as_str().into()]).await == true).then_some(());
    page.until("the game is over", over).await;
    table
}
