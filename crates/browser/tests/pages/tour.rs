//! A tour of all pages in their various states.

use browser::{Browser, Device, Key, Page, TestServer, css};
use serde_json::json;

use crate::playing::{Now, finished_game, play_round, skip_to_next};
use crate::replaying::is_analysed;

/// Opens a table and returns its URL.
const OPEN: &str = "
    return fetch('/tables', {method: 'POST', body: new URLSearchParams(arguments[0])}).then(({url}) => url);
";

/// The end of the guide, always choosing the first card.
const GUIDED: &str = "/learn/sushi-go?steps=0.0.0.0.0.0.0.0.0";

/// Passes every page with a description to `look`.
pub(crate) async fn tour(device: Device, look: impl AsyncFn(&Page<'_>, &str)) {
    let server = TestServer::start().await;
    let [guest, other] = Browser::on_all([device, Device::desk().reduced_motion()]).await;
    guest.allow_error("404 (Not Found)");
    let others = other.open(&server.url("/")).await;
    let theirs = others
        .script(OPEN, &[json!({"game": "sushi-go", "name": "Ana", "option.players": "5", "public": "true"})])
        .await;
    let theirs = theirs.as_str().expect("a table has an address");

    let page = guest.open(&server.url("/")).await;
    look(&page, "the home page").await;
    page.click(css("#settings > summary")).await;
    look(&page, "the settings").await;
    for (path, name) in [
        ("/table/ZZZZZZ", "an unknown table"),
        ("/rules/sushi-go", "the rules"),
        ("/learn/sushi-go", "the guide"),
        (GUIDED, "the end of the guide"),
    ] {
        page.go(&server.url(path)).await;
        look(&page, name).await;
    }
    page.go(theirs).await;
    look(&page, "a table, for a stranger").await;
    page.fill(css("#name"), "Ben").await;
    page.click(css(".introduce button")).await;
    page.see(css("#sheet-own")).await;
    look(&page, "a table, for a guest").await;

    // Five players have short hands.
    let fields = json!({"game": "sushi-go", "option.players": "5"});
    page.go(page.script(OPEN, &[fields]).await.as_str().expect("a table has an address")).await;
    page.see(css("button[value=start]")).await;
    look(&page, "a table, for its host").await;
    page.click(css("#sheet-own > summary")).await;
    look(&page, "the face of a guest").await;
    page.press(Key::Escape).await;
    page.click(css("button[value=start]")).await;
    page.see(css("form.hand")).await;
    page.click(css("button[value=hint]")).await;
    page.see(css("#hint [role=status]")).await;
    look(&page, "a game").await;
    others.go(&page.url().await).await;
    others.see(css(".board.for-5")).await;
    assert_eq!(play_round(&page).await, Now::Tally);
    look(&page, "a score pad").await;
    page.click(css("[data-continue]")).await;
    skip_to_next(&page, &Now::Tally).await;
    look(&page, "a second round").await;

    let table = finished_game(&server, &page).await;
    look(&page, "the end of a game").await;
    page.go(&format!("{table}/game/1?turn=3")).await;
    look(&page, "a replay").await;
    page.click(css("button[value=judge]")).await;
    is_analysed(&page).await;
    look(&page, "an analysed game").await;
    page.go(&server.url("/")).await;
    look(&page, "the home page, for a returning guest").await;
}
