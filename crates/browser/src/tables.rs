//! What tests do at a table, and the state of its page.

use crate::{Key, Locator, Page, TestServer, button, css, text};

/// The state of a table's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Now {
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
pub async fn now(page: &Page<'_>) -> Option<Now> {
    let now = page.script(NOW, &[]).await;
    Some(match now.as_str()? {
        "tally" => Now::Tally,
        "moving" => Now::Moving,
        "over" => Now::Over,
        turn => Now::Choice(turn.to_owned()),
    })
}

/// The state after `before`; calls `skip` while the page is animating.
pub async fn next(page: &Page<'_>, before: &Now, skip: impl AsyncFn()) -> Now {
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
pub async fn skip_to_next(page: &Page<'_>, before: &Now) -> Now {
    next(page, before, async || page.press(Key::Escape).await).await
}

/// Runs the action that completes a choice, and waits until the table has accepted it.
pub async fn complete(page: &Page<'_>, act: impl AsyncFnOnce()) {
    let turn = page.script("return document.querySelector('input[name=turn]').value", &[]).await;
    let turn = turn.as_str().expect("a turn has a number").to_owned();
    act().await;
    page.see_gone(css(&format!("#table[data-yours=true]:has(input[name=turn][value='{turn}'])"))).await;
}

/// Picks a sensible move in Sushi Express: drive on if possible, bet near the middle, otherwise the last option.
const SENSIBLE: &str = "
    const all = [...document.querySelectorAll('button[name=move]')];
    const bets = all.filter(button => button.matches('.track button:not(.same)'));
    const far = button => Math.abs(button.querySelector('b').textContent - 6.4);
    const best = bets.sort((one, other) => far(one) - far(other))[0] ?? all.find(button => button.matches('.primary'));
    return (best ?? all.at(-1)).value;
";

/// The button of a sensible move in Sushi Express.
pub async fn sensible(page: &Page<'_>) -> Locator {
    let choice = page.script(SENSIBLE, &[]).await;
    css(&format!("button[name=move][value='{}']", choice.as_str().expect("there is a choice")))
}

/// Picks the first marked neta and the best shari for it, or passes if there is none. Returns whether there was one.
pub async fn follow_the_marks(page: &Page<'_>) -> bool {
    let marked = css(".hand a.lying:has(.mark)");
    if page.count(&marked).await == 0 {
        page.click(css("button[data-key=p]")).await;
        return false;
    }
    page.click(marked.nth(0)).await;
    page.click(css("button.lying:has(.mark)").nth(0)).await;
    true
}

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
