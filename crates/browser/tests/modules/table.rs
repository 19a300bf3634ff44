//! A table's page with the whole script, against a peer that speaks the page protocol.

use browser::{Key, Page, button, css, link, text};
use serde_json::json;

use crate::site::{Site, Socket, desk};

const TABLE: &str = r#"<div id="table" data-have="abc" data-socket="/socket" data-yours="false">
    <h1 data-part="bar">Round 1</h1>
    <div class="stage"><form data-part="hand" class="hand" method="post" action="/form" data-live><input type="hidden" name="do" value="choose">
        <button name="move" value="egg" data-key="1">Egg</button></form>
        <a data-look href="/?turn=3&pick=two">Two cards</a></div>
    <form id="hint" method="post" action="/form" data-live><button name="answer" value="hint">Hint</button></form>
    <ol data-part="log"></ol></div>"#;

async fn join(browser: &browser::Browser) -> (Site, Page<'_>, Socket) {
    let mut site = Site::open(TABLE, &["main.js"]).await;
    let page = browser.open(&site.url("/")).await;
    let mut socket = site.accept().await;
    assert_eq!(socket.query.as_deref(), Some("have=abc"));
    socket.send(json!({"steps": []})).await;
    (site, page, socket)
}

#[tokio::test]
async fn steps_change_parts_title_and_announcements() {
    let browser = desk().await;
    let (_site, page, mut socket) = join(&browser).await;
    let steps = json!({"steps": [
        {"parts": {"bar": "Cards"}, "say": "Mika plays egg.", "pause": 900, "append": {"log": "<li>Mika plays egg.</li>"}},
        {"parts": {"bar": "Round 2"}, "title": "Your turn", "yours": true},
    ]});
    socket.send(steps).await;
    page.see(text("Cards")).await;
    assert_eq!(page.script("return document.documentElement.hasAttribute('data-playing')", &[]).await, true);
    assert_eq!(page.read(css("#say")).await, "Mika plays egg.");
    // A tap on the table skips the pause.
    page.click(css("[data-part=log]")).await;
    page.see(text("Round 2")).await;
    assert_eq!(page.title().await, "Your turn · Sushiya");
    assert_eq!(page.attribute(css("#table"), "data-yours").await.as_deref(), Some("true"));
    socket.send(json!({"steps": [{"append": {"log": "<li>Ana plays squid.</li>"}}]})).await;
    page.see(css("[data-part=log] li:nth-child(2)")).await;
    // A step without `yours` doesn't change whose turn it is.
    assert_eq!(page.attribute(css("#table"), "data-yours").await.as_deref(), Some("true"));
    socket.send(json!({"steps": [{"yours": false}]})).await;
    page.see(css("#table[data-yours=false]")).await;
    assert_eq!(page.read(css("[data-part=log]")).await, "Mika plays egg.\nAna plays squid.");
}

#[tokio::test]
async fn forms_and_selections_go_over_the_socket_and_are_answered() {
    let browser = desk().await;
    let (site, page, mut socket) = join(&browser).await;
    page.press('1').await;
    assert_eq!(socket.receive().await, Some(json!({"id": 1, "form": "do=choose&move=egg"})));
    socket.send(json!({"id": 1, "error": "That card is gone."})).await;
    page.see(text("That card is gone.")).await;
    page.click(link("Two cards")).await;
    assert_eq!(socket.receive().await, Some(json!({"select": "turn=3&pick=two"})));
    page.click(button("Hint")).await;
    assert_eq!(socket.receive().await, Some(json!({"id": 2, "form": "answer=hint"})));
    socket.send(json!({"id": 2, "html": "<div id=\"hint\">Take the egg.</div>"})).await;
    page.see(text("Take the egg.")).await;
    page.see_gone(button("Hint")).await;
    assert!(site.posted.lock().unwrap().is_empty());
}

#[tokio::test]
async fn without_a_connection_forms_are_posted_and_a_new_connection_replaces_the_page() {
    let browser = desk().await;
    let (mut site, page, mut socket) = join(&browser).await;
    socket.send(json!({"steps": [{"parts": {"bar": "Old"}, "pause": 900}, {"parts": {"bar": "Never"}}]})).await;
    page.see(text("Old")).await;
    drop(socket);
    page.see(text("Lost.")).await;
    page.click(button("Hint")).await;
    page.see(text("Take the egg.")).await;
    assert_eq!(*site.posted.lock().unwrap(), ["answer=hint"]);
    // The pause of a step doesn't delay the new connection, nor the other way round.
    page.script("document.dispatchEvent(new Event('visibilitychange'))", &[]).await;
    let mut again = site.accept().await;
    assert_eq!(again.query, None);
    again.send(json!({"steps": [{"page": "<h1 data-part=\"bar\">New</h1>", "title": "New"}]})).await;
    page.see(text("New")).await;
    page.see(text("Back.")).await;
    assert_eq!(page.script("clock.run(); return document.getElementById('table').textContent", &[]).await, "New");
}

#[tokio::test]
async fn the_focus_returns_when_the_hand_is_shown_again() {
    let browser = desk().await;
    let (_site, page, mut socket) = join(&browser).await;
    page.tab_to(button("Egg")).await;
    socket.send(json!({"steps": [{"parts": {"hand": ""}, "pause": 900}, {"parts": {"hand": "<button data-key=\"1\">Squid</button>"}}]})).await;
    page.see_gone(button("Egg")).await;
    page.press(Key::Enter).await;
    page.see(button("Squid")).await;
    assert_eq!(page.focused().await, "button \"Squid\"");
}
