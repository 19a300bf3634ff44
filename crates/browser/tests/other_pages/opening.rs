//! Ways to a table.

use std::time::Duration;

use browser::{Browser, Device, House, Page, button, css, field, link};

/// A house where bots take a moment, as they do for people.
pub(crate) async fn house() -> House {
    House::open_with(server::Config { bot_pace: Duration::from_millis(20), ..House::config() }).await
}

/// A browser on a desk where nothing moves longer than it must.
pub(crate) async fn desk() -> Browser {
    Browser::on(Device::desk().reduced_motion()).await
}

/// From the first page to a game against apprentices, so many playing in all.
pub(crate) async fn play_at_once(page: &Page<'_>, game: &str, players: usize) {
    let card = || css(&format!(".game-{game}"));
    page.choose(css("select").within(card()), &(players - 1).to_string()).await;
    page.click(css("button[value=apprentice]").within(card())).await;
    page.see(css("#table")).await;
}

/// What the reader is called at a table.
pub(crate) async fn own_name(page: &Page<'_>) -> String {
    page.read(css(".place.own h2 bdi")).await
}

/// From the first page to a table of one's own.
pub(crate) async fn open_table(page: &Page<'_>, game: &str, name: &str) {
    page.fill(field("What the others will call you"), name).await;
    page.click(css(&format!("#open-table button[value={game}]"))).await;
    page.see(css("#seat-0")).await;
}

/// At somebody else's table: sits down.
pub(crate) async fn sit_down(page: &Page<'_>, name: &str) {
    page.fill(field("What are you called?"), name).await;
    page.click(button("Sit down")).await;
}

/// From the end of a game to watching it again.
pub(crate) async fn watch_again(page: &Page<'_>) {
    page.click(link("Watch again")).await;
    page.see(css(".steps-of-replay")).await;
}

/// The address of a table where a game is over: a bot has played it for whoever looks.
pub(crate) async fn finished_game(house: &House, page: &Page<'_>, game: &str, players: usize) -> String {
    const LEAVE: &str = "
        const send = (path, fields) => fetch(path, {method: 'POST', body: new URLSearchParams(fields)});
        return send('/play', {game: arguments[0], level: 'apprentice', players: arguments[1]})
            .then(({url}) => send(url, {do: 'leave'})).then(({url}) => url);
    ";
    const OVER: &str =
        "return fetch(arguments[0]).then(answer => answer.text()).then(page => page.includes('class=\"finale\"'))";
    page.go(&house.url("/")).await;
    let table = page.script(LEAVE, &[game.into(), players.to_string().into()]).await;
    let table = table.as_str().expect("a table has an address").to_owned();
    // Whoever opens the table plays again themselves, so the page is only asked for.
    let over = async || (page.script(OVER, &[table.as_str().into()]).await == true).then_some(());
    page.until("the game is over", over).await;
    table
}
