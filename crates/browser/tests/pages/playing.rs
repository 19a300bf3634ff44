//! Playing at a table.

use browser::{Key, Locator, Page, TestServer, button, css};

/// The state of a table's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Now {
    /// The viewer can choose; with the round and turn as shown on the page.
    Choice(String),
    /// The scores of a round are shown until the viewer continues.
    Tally,
    /// The game is over.
    Over,
    /// The page is still animating towards the current state.
    Moving,
}

/// Reads the state. A page without script never animates.
const NOW: &str = "
    const there = selector => document.querySelector(selector);
    if (there('[data-continue]')) return 'tally';
    if (document.documentElement.hasAttribute('data-playing')) return 'moving';
    if (there('.finale')) return 'over';
    return there('form.hand') ? there('.progress').innerText.trim() : null;
";

/// The state of the page; `None` while it waits for others.
pub(crate) async fn now(page: &Page<'_>) -> Option<Now> {
    let now = page.script(NOW, &[]).await;
    Some(match now.as_str()? {
        "tally" => Now::Tally,
        "moving" => Now::Moving,
        "over" => Now::Over,
        turn => Now::Choice(turn.to_owned()),
    })
}

/// The state after `before`; calls `skip` while the page is animating.
pub(crate) async fn next(page: &Page<'_>, before: &Now, skip: impl AsyncFn()) -> Now {
    let attempt = async || match now(page).await? {
        Now::Moving => {
            skip().await;
            None
        }
        now => Some(now).filter(|now| now != before),
    };
    page.until(&format!("a state after {before:?}"), attempt).await
}

/// The same, skipping with Escape.
pub(crate) async fn skip_to_next(page: &Page<'_>, before: &Now) -> Now {
    next(page, before, async || page.press(Key::Escape).await).await
}

/// Plays the first card of every hand until the end of the round.
pub(crate) async fn play_round(page: &Page<'_>) -> Now {
    let mut now = skip_to_next(page, &Now::Moving).await;
    while let Now::Choice(_) = now {
        page.press('1').await;
        now = skip_to_next(page, &now).await;
    }
    now
}

/// The cards that can be chosen, or picked as part of a choice.
pub(crate) fn cards() -> Locator {
    css("form.hand button, form.hand a")
}

/// Clicks on a page without script, and waits for the response: reloading earlier would cancel the request.
pub(crate) async fn click_and_load(page: &Page<'_>, locator: Locator) {
    page.script("document.documentElement.dataset.old = ''", &[]).await;
    page.click(locator).await;
    page.see(css("html:not([data-old]) body")).await;
}

/// The viewer's name.
pub(crate) async fn own_name(page: &Page<'_>) -> String {
    page.read(css(".place.own h2 bdi")).await
}

/// Starts a game against bots from the home page. More players get fewer cards.
pub(crate) async fn sit_down(server: &TestServer, page: &Page<'_>, opponents: u8) {
    page.go(&server.url("/")).await;
    page.choose(css("#against-sushi-go"), &opponents.to_string()).await;
    page.click(button("Apprentice").within(css(".game-sushi-go"))).await;
    page.see(css("form.hand")).await;
}

/// The URL of a table whose game is over: a bot has played for the viewer.
pub(crate) async fn finished_game(server: &TestServer, page: &Page<'_>) -> String {
    const LEAVE: &str = "
        const send = (path, fields) => fetch(path, {method: 'POST', body: new URLSearchParams(fields)});
        return send('/play', {game: 'sushi-go', level: 'apprentice', players: '2'})
            .then(({url}) => send(url, {do: 'leave'})).then(({url}) => url);
    ";
    page.go(&server.url("/")).await;
    let table = page.script(LEAVE, &[]).await;
    let table = table.as_str().expect("a table has an address");
    // The page is only fetched, so there is no connection: each load tells the table that somebody is there.
    let over = "return fetch(arguments[0]).then(answer => answer.text()).then(page => page.includes('class=\"finale'))";
    page.until("the game is over", async || (page.script(over, &[table.into()]).await == true).then_some(())).await;
    page.go(table).await;
    table.to_owned()
}
