//! What somebody does at a table.

use browser::{House, Key, Page, Spot, button, css};

/// What a table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Now {
    /// The viewer's choice; the round and turn, as the page says them.
    Choice(String),
    /// Somebody who has read what a round scored.
    Tally,
    /// Nothing: the game is over.
    Over,
    /// Nothing: something is to be seen on the way to what is now.
    Moving,
}

/// A page without script never moves.
const NOW: &str = "
    const there = selector => document.querySelector(selector);
    if (there('[data-continue]')) return 'tally';
    if (document.documentElement.hasAttribute('data-playing')) return 'moving';
    if (there('.finale')) return 'over';
    return there('form.hand') ? there('.progress').innerText.trim() : null;
";

/// What the table waits for; nothing while it waits for others.
pub(crate) async fn now(page: &Page<'_>) -> Option<Now> {
    let now = page.script(NOW, &[]).await;
    Some(match now.as_str()? {
        "tally" => Now::Tally,
        "moving" => Now::Moving,
        "over" => Now::Over,
        turn => Now::Choice(turn.to_owned()),
    })
}

/// What the table waits for after this, if whoever looks on skips what moves.
pub(crate) async fn next(page: &Page<'_>, before: &Now, skip: impl AsyncFn()) -> Now {
    let attempt = async || match now(page).await? {
        Now::Moving => {
            skip().await;
            None
        }
        now => Some(now).filter(|now| now != before),
    };
    page.until(&format!("something comes after {before:?}"), attempt).await
}

/// The same by pressing Escape.
pub(crate) async fn hurry(page: &Page<'_>, before: &Now) -> Now {
    next(page, before, async || page.press(Key::Escape).await).await
}

/// Lays the first card of every hand until the table waits for something else than a choice.
pub(crate) async fn play_round(page: &Page<'_>) -> Now {
    let mut now = hurry(page, &Now::Moving).await;
    while let Now::Choice(_) = now {
        page.press('1').await;
        now = hurry(page, &now).await;
    }
    now
}

/// The cards that can be chosen, or picked towards a choice.
pub(crate) fn cards() -> Spot {
    css("form.hand button, form.hand a")
}

/// Clicks on a page without script, and waits for the page that answers: loading it before would take the click back.
pub(crate) async fn click_and_load(page: &Page<'_>, spot: Spot) {
    page.script("document.documentElement.dataset.old = ''", &[]).await;
    page.click(spot).await;
    page.see(css("html:not([data-old]) body")).await;
}

/// What the reader is called.
pub(crate) async fn own_name(page: &Page<'_>) -> String {
    page.read(css(".place.own h2 bdi")).await
}

/// A game against bots, begun on the first page. Fewer cards are dealt to more players.
pub(crate) async fn sit_down(house: &House, page: &Page<'_>, opponents: u8) {
    page.go(&house.url("/")).await;
    page.choose(css("#against-sushi-go"), &opponents.to_string()).await;
    page.click(button("Apprentice").within(css(".game-sushi-go"))).await;
    page.see(css("form.hand")).await;
}

/// The address of a game that is over: a bot has played it for whoever looks.
pub(crate) async fn finished_game(house: &House, page: &Page<'_>) -> String {
    const LEAVE: &str = "
        const send = (path, fields) => fetch(path, {method: 'POST', body: new URLSearchParams(fields)});
        return send('/play', {game: 'sushi-go', level: 'apprentice', players: '2'})
            .then(({url}) => send(url, {do: 'leave'})).then(({url}) => url);
    ";
    page.go(&house.url("/")).await;
    let table = page.script(LEAVE, &[]).await;
    let table = table.as_str().expect("a table has an address");
    // Whoever opens the table plays again themselves, so the page is only asked for.
    let over =
        "return fetch(arguments[0]).then(answer => answer.text()).then(page => page.includes('class=\"finale\"'))";
    page.until("the game is over", async || (page.script(over, &[table.into()]).await == true).then_some(())).await;
    page.go(table).await;
    table.to_owned()
}
