//! Playing at a table.

use browser::{Locator, Page, TestServer, button, css};
pub(crate) use browser::{Now, add_bot, next, now, open_table, open_terms, skip_to_next};

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

/// Waits until nothing moves: a click could miss a card that is being dealt.
pub(crate) async fn is_still(page: &Page<'_>) {
    let still = "return document.getAnimations().every(({playState}) => playState !== 'running')";
    page.until("nothing moves", async || (page.script(still, &[]).await == true).then_some(())).await;
}

/// Chooses a card. Where taps are coarse, the first tap lifts it and the second plays it.
pub(crate) async fn pick(page: &Page<'_>, card: Locator) {
    is_still(page).await;
    page.click(card.clone()).await;
    if page.count(&css("[data-lifted]")).await > 0 {
        page.click(card).await;
    }
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
    page.choose(css("#opponents-sushi-go"), &opponents.to_string()).await;
    page.click(play()).await;
    page.see(css("form.hand")).await;
}

/// The button to play Sushi Go! on the home page, against easy bots at first.
pub(crate) fn play() -> Locator {
    button("Play").within(css(".game-sushi-go"))
}

/// The URL of a table whose game of Sushi Go! is over, which the page shows: a bot has played for the viewer.
pub(crate) async fn finished_game(server: &TestServer, page: &Page<'_>) -> String {
    let table = browser::finished_game(server, page, "sushi-go", 2).await;
    page.go(&table).await;
    table
}
