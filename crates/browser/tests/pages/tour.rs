//! A tour of all pages, and of what can be seen on them.

use browser::{Browser, Device, House, Page, css};
use serde_json::json;

use crate::playing::{Now, finished_game, hurry, play_round};
use crate::replaying::is_judged;

/// Opens a table, and says its address.
const OPEN: &str = "
    return fetch('/tables', {method: 'POST', body: new URLSearchParams(arguments[0])}).then(({url}) => url);
";

/// The choices that end the guide: always the first.
const GUIDED: &str = "/learn/sushi-go?steps=0.0.0.0.0.0.0.0.0";

/// Shows every page in one of its moments to `look`, with what it is called.
pub(crate) async fn tour(device: Device, look: impl AsyncFn(&Page<'_>, &str)) {
    let house = House::open().await;
    let [guest, other] = Browser::on_all([device, Device::desk()]).await;
    guest.forgive("404 (Not Found)");
    let others = other.open(&house.url("/")).await;
    let theirs = others
        .script(OPEN, &[json!({"game": "sushi-go", "name": "Ana", "option.players": "5", "public": "true"})])
        .await;
    let theirs = theirs.as_str().expect("a table has an address");

    let page = guest.open(&house.url("/")).await;
    look(&page, "the first page").await;
    page.click(css("#settings > summary")).await;
    look(&page, "the settings").await;
    for (path, name) in [
        ("/table/ZZZZZZ", "no such table"),
        ("/rules/sushi-go", "the rules"),
        ("/learn/sushi-go", "the guide"),
        (GUIDED, "the end of the guide"),
    ] {
        page.go(&house.url(path)).await;
        look(&page, name).await;
    }
    page.go(theirs).await;
    look(&page, "a table, for a stranger").await;
    page.fill(css("#name"), "Ben").await;
    page.click(css(".introduce button")).await;
    page.see(css("button[value=leave]")).await;
    look(&page, "a table, for a guest").await;

    // At a table of five there are few cards.
    let fields = json!({"game": "sushi-go", "option.players": "5"});
    page.go(page.script(OPEN, &[fields]).await.as_str().expect("a table has an address")).await;
    page.see(css("button[value=cook]").nth(0)).await;
    look(&page, "a table, for its host").await;
    page.click(css(".begin button[value=apprentice]")).await;
    page.click(css("button[value=start]")).await;
    page.see(css("form.hand")).await;
    page.click(css("button[value=hint]")).await;
    page.see(css("#hint [role=status]")).await;
    look(&page, "a game").await;
    others.go(&page.url().await).await;
    others.see(css(".others.for-5")).await;
    assert_eq!(play_round(&page).await, Now::Tally);
    look(&page, "a score pad").await;
    page.click(css("[data-continue]")).await;
    hurry(&page, &Now::Tally).await;
    look(&page, "a second round").await;

    let table = finished_game(&house, &page).await;
    look(&page, "the end of a game").await;
    page.go(&format!("{table}/game/1?turn=3")).await;
    look(&page, "a replay").await;
    page.click(css("button[value=judge]")).await;
    is_judged(&page).await;
    look(&page, "a game that was judged").await;
    page.go(&house.url("/")).await;
    look(&page, "the first page, for somebody known").await;
}
