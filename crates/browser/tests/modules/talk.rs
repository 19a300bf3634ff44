//! Chat messages at the seats, and the number of unread ones.

use browser::{Page, css};
use serde_json::json;

use crate::site::{Site, desk, run};

const CHAT: &str = r#"<div id="table" data-seat="0"><p data-part="says-1"></p>
    <details id="talk"><summary>Chat <span class="count"></span></summary><ol id="remarks"><li data-seat="1"><b>Mika</b> <span>Hello!</span></li></ol></details></div>"#;

async fn unread(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.count').textContent", &[]).await.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn messages_surface_at_their_seats_and_are_counted_until_they_are_read() {
    let browser = desk().await;
    let site = Site::open(CHAT, &[]).await;
    let page = browser.open(&site.url("/")).await;
    let set_up = "window.shown = [];
        new talk.Talk({table: document.getElementById('table'), show: (text) => shown.push(text)});
        window.say = (seat, text) => document.getElementById('remarks').insertAdjacentHTML('beforeend',
            `<li ${seat === null ? '' : `data-seat=${seat}`}><b>Somebody</b> <span>${text}</span></li>`);";
    run(&page, &["talk"], set_up).await;
    assert_eq!(unread(&page).await, "", "old messages are not new");
    page.script("say(1, 'Nice!')", &[]).await;
    page.see(css("[data-part=says-1] .speech")).await;
    assert_eq!(page.read(css("[data-part=says-1]")).await, "Nice!");
    assert_eq!(unread(&page).await, "1");
    // A spectator has no seat, and the reader's own message is not unread.
    page.script("say(null, 'Hi from the door'); say(0, 'Welcome')", &[]).await;
    page.until("the count", async || (unread(&page).await == "2").then_some(())).await;
    assert_eq!(page.script("return shown", &[]).await, json!(["Somebody Hi from the door"]));
    page.click(css("summary")).await;
    page.until("no count", async || unread(&page).await.is_empty().then_some(())).await;
    page.script("say(1, 'Bye')", &[]).await;
    page.until("the message", async || (page.read(css("[data-part=says-1]")).await == "Bye").then_some(())).await;
    assert_eq!(unread(&page).await, "", "the chat is open");
}

/// Regression test: nothing told a reader of a phone, where the panels are closed, that there was a message.
#[tokio::test]
async fn the_button_to_the_panels_counts_messages_and_leads_to_them() {
    let browser = desk().await;
    let bar = r#"<div id="table" data-seat="0"><input id="show-side" type="checkbox"><label class="opens-side" for="show-side">Panels <span class="count"></span></label>
        <details id="talk"><summary>Chat <span class="count"></span></summary><ol id="remarks"></ol></details></div>"#;
    let site = Site::open(bar, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["talk"], "new talk.Talk({table: document.getElementById('table')});").await;
    let counts = async || {
        page.script("return [...document.querySelectorAll('.count')].map((count) => count.textContent)", &[]).await
    };
    page.script(
        "document.getElementById('remarks').innerHTML = '<li data-seat=1><b>Mika</b> <span>Hello!</span></li>'",
        &[],
    )
    .await;
    page.until("the counts", async || (counts().await == json!(["1", "1"])).then_some(())).await;
    page.script("document.querySelector('.opens-side').click()", &[]).await;
    page.see(css("#talk[open]")).await;
    page.until("no counts", async || (counts().await == json!(["", ""])).then_some(())).await;
}
