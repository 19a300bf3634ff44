//! What tests do at a table before and after a game.

use crate::{Key, Page, TestServer, button, css, text};

/// Opens a table for friends from the home page, and takes a name there.
pub async fn open_table(page: &Page<'_>, game: &str, name: &str) {
    page.click(button("With friends").within(css(&format!(".game-{game}")))).await;
    page.click(css("#sheet-own > summary")).await;
    page.fill(css("#seat-name"), name).await;
    page.click(button("Save").within(css("#sheet-own"))).await;
    page.see(text(name).within(css("#seat-0 .tile"))).await;
    page.press(Key::Escape).await;
}

/// Puts an easy bot into an empty seat.
pub async fn add_bot(page: &Page<'_>, seat: usize) {
    page.click(css(&format!("#sheet-{seat}-free > summary"))).await;
    page.click(css(&format!("#sheet-{seat}-free button[value=apprentice]"))).await;
    page.see(css(&format!("#sheet-{seat}-bot"))).await;
}

/// Opens the settings of a table.
pub async fn open_terms(page: &Page<'_>) {
    page.click(css("#terms > summary")).await;
}

/// The URL of a table whose game is over: a bot has played for the viewer.
pub async fn finished_game(server: &TestServer, page: &Page<'_>, game: &str, players: usize) -> String {
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
