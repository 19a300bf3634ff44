//! Sharing results and links: with the browser's own dialog, by copying, by hand, and without script.

use browser::{Browser, Device, Page, TestServer, button, css, link, text};

use crate::opening::{desk, open_table, test_server};

/// Two bots play a game to the end, which takes less than a second.
const BOTS_PLAY: &str = "
    const send = (path, body) => fetch(path, {
        method: body ? 'POST' : 'GET', headers: {'content-type': 'application/json'}, body: body && JSON.stringify(body),
    }).then((answer) => answer.json());
    (async () => {
        await send('/api/guests', {name: 'Ann'});
        const {table} = await send('/api/tables', {game: 'sushi-go', options: {players: '2'}});
        const bots = [{do: 'bot', seat: 0, level: 'random'}, {do: 'bot', seat: 1, level: 'greedy'}];
        for (const act of [{do: 'leave'}, ...bots, {do: 'start'}]) await send(`/api/tables/${table}/actions`, act);
        while ((await send(`/api/tables/${table}`)).table.phase !== 'over') await new Promise((wait) => setTimeout(wait, 100));
        window.over = table;
    })();
";

/// The URL of a finished game between bots.
async fn finished_game(server: &TestServer, page: &Page<'_>) -> String {
    page.script(BOTS_PLAY, &[]).await;
    let over = async || page.script("return window.over ?? null", &[]).await.as_str().map(str::to_owned);
    let code = page.until("the bots have played", over).await;
    server.url(&format!("/table/{code}/game/1"))
}

const SHARE: &str = "Share the result";

#[tokio::test]
async fn a_result_is_shared_with_its_picture() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    let game = finished_game(&server, &page).await;
    page.go(&game).await;
    page.script(
        "navigator.canShare = () => true; navigator.share = async (shared) => { window.shared = shared; }",
        &[],
    )
    .await;
    page.click(link(SHARE)).await;
    let shared = page
        .until("the result is shared", async || {
            let shared =
                "return window.shared && [shared.text, shared.url, shared.files[0].type, shared.files[0].size]";
            Some(page.script(shared, &[]).await).filter(serde_json::Value::is_array)
        })
        .await;
    assert!(shared[0].as_str().is_some_and(|text| text.starts_with("Sushi Go! 🍣 1. ")), "{shared}");
    assert_eq!(shared[1], game);
    assert_eq!(shared[2], "image/png");
    assert!(shared[3].as_u64() > Some(10_000), "{shared}");
    assert!(page.url().await == game, "the page stays open");
}

#[tokio::test]
async fn where_nothing_can_be_shared_the_link_is_copied_or_shown() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    let game = finished_game(&server, &page).await;
    page.go(&game).await;
    page.script(
        "navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text; }",
        &[],
    )
    .await;
    page.click(link(SHARE)).await;
    page.see(text("Link copied.")).await;
    let copied = page.script("return window.copied", &[]).await;
    assert!(copied.as_str().is_some_and(|text| text.ends_with(&game)), "{copied}");
    refuse_to_copy(&page).await;
    page.click(link(SHARE)).await;
    page.see(text("Couldn’t copy that for you. Here’s the link, ready to copy.")).await;
    assert_eq!(page.script(SELECTED, &[]).await, copied);
}

/// The browser refuses to copy.
async fn refuse_to_copy(page: &Page<'_>) {
    let refuse = "navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); }";
    page.script(refuse, &[]).await;
}

/// The selected text of the field that has the focus.
const SELECTED: &str = "
    const field = document.activeElement;
    return field.value?.slice(field.selectionStart, field.selectionEnd) ?? null;
";

#[tokio::test]
async fn a_refused_copy_selects_the_link_of_an_invitation() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    open_table(&page, "sushi-go", "Ann").await;
    refuse_to_copy(&page).await;
    page.click(button("Copy")).await;
    page.see(text("Couldn’t copy that for you. Here’s the link, ready to copy.")).await;
    assert_eq!(page.script(SELECTED, &[]).await, page.url().await);
    assert_eq!(page.count(&css(".to-copy")).await, 0, "the field of the invitation is used");
}

#[tokio::test]
async fn without_script_the_picture_is_a_link() {
    let server = test_server().await;
    let [scripted, plain] = Browser::on_all([Device::desk().reduced_motion(), Device::desk().without_script()]).await;
    let game = finished_game(&server, &scripted.open(&server.url("/")).await).await;
    let page = plain.open(&game).await;
    page.click(link(SHARE)).await;
    let picture = format!("{game}/picture.png?language=en");
    page.until("the picture is open", async || (page.url().await == picture).then_some(())).await;
}
