//! Failures: servers that restart, dead links, spectators, and choices that come too late.

use browser::{Browser, Device, Page, TestServer, button, css, field, heading, link, text};

use crate::playing::{Now, cards, click_and_load, now, sit_down, skip_to_next};

/// The visible text of a table's page.
async fn stage_text(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.stage').innerText", &[]).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn the_server_restarts_under_an_open_page() {
    let mut server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    browser.allow_error("WebSocket connection");
    browser.allow_error("ERR_CONNECTION_REFUSED");
    let page = browser.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    page.click(cards().nth(0)).await;
    let turn = skip_to_next(&page, &Now::Choice("Round 1 of 3, turn 1 of 9".to_owned())).await;
    let before = stage_text(&page).await;
    server.stop().await;
    page.see(text("Connection lost. Reconnecting…")).await;
    // A choice that cannot be sent is reported, and nothing is lost.
    page.click(cards().nth(0)).await;
    page.see(text("Couldn’t send that. Check your connection and try again.")).await;
    server.restart().await;
    page.see(text("You’re back online.")).await;
    assert_eq!(now(&page).await, Some(turn.clone()));
    assert_eq!(stage_text(&page).await, before);
    page.click(cards().nth(0)).await;
    assert_eq!(skip_to_next(&page, &turn).await, Now::Choice("Round 1 of 3, turn 3 of 9".to_owned()));
}

#[tokio::test]
async fn the_back_button_shows_the_current_state() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    let table = page.url().await;
    page.go(&server.url("/rules/sushi-go")).await;
    let second = browser.open(&table).await;
    second.click(cards().nth(0)).await;
    let turn = skip_to_next(&second, &Now::Choice("Round 1 of 3, turn 1 of 9".to_owned())).await;
    page.back().await;
    page.until("the page shows the current state", async || now(&page).await.filter(|now| *now == turn)).await;
    page.click(cards().nth(0)).await;
    skip_to_next(&page, &turn).await;
    page.back().await;
    page.see(heading("A seat at the sushi counter")).await;
    // The reloaded home page lists the table.
    page.reload().await;
    page.click(css(".continue .resume").nth(0)).await;
    assert_eq!(page.url().await, table);
}

#[tokio::test]
async fn a_stranger_with_the_link_watches() {
    let server = TestServer::start().await;
    let [player, stranger] = Browser::on_all([Device::desk().reduced_motion(), Device::phone().reduced_motion()]).await;
    let page = player.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    let theirs = stranger.open(&page.url().await).await;
    theirs.see(text("You’re watching.")).await;
    assert_eq!(theirs.count(&cards()).await, 0);
    assert_eq!(theirs.count(&css(".stack")).await, 3, "all hands are hidden");
    page.click(cards().nth(0)).await;
    skip_to_next(&page, &Now::Choice("Round 1 of 3, turn 1 of 9".to_owned())).await;
    theirs.see(text("2/9")).await;
    assert_eq!(theirs.count(&css(".place .sets")).await, 3);
    assert_eq!(theirs.count(&button("Let a bot play for me")).await, 0);
}

#[tokio::test]
async fn a_link_to_an_unknown_table_shows_an_error_page() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone()).await;
    browser.allow_error("404 (Not Found)");
    let page = browser.open(&server.url("/table/ZZZZZZ")).await;
    page.see(text("This table doesn’t exist, or not any more.")).await;
    page.click(link("Home")).await;
    for code in ["ZZZZZZ", "nonsense"] {
        page.fill(field("Code"), code).await;
        page.click(button("Join")).await;
        page.see(text("This table doesn’t exist, or not any more.")).await;
        page.back().await;
    }
    page.go(&server.url("/nowhere")).await;
    page.see(text("This page doesn’t exist.")).await;
}

#[tokio::test]
async fn a_guest_joins_with_the_code() {
    let server = TestServer::start().await;
    let devices = [Device::desk(), Device::phone()].map(Device::reduced_motion);
    let [host, guest] = Browser::on_all(devices).await;
    let page = host.open(&server.url("/")).await;
    page.click(css(".game-sushi-go .friends")).await;
    let code = page.read(css(".invite .code")).await;
    let theirs = guest.open(&server.url("/")).await;
    theirs.fill(field("Code"), &code.to_lowercase()).await;
    theirs.click(button("Join")).await;
    theirs.fill(field("Your name"), "Ben").await;
    theirs.click(button("Sit down")).await;
    page.see(text("Ben").within(css(".seats"))).await;
    // Chat messages arrive and are escaped.
    theirs.click(css("#talk > summary")).await;
    theirs.fill(field("Write a message"), "<b>hello</b> & welcome").await;
    theirs.click(button("Send")).await;
    page.see(text("1").within(css("#talk > summary"))).await;
    page.click(css("#talk > summary")).await;
    page.see(text("<b>hello</b> & welcome")).await;
}

#[tokio::test]
async fn a_choice_that_comes_too_late_changes_nothing() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().without_script()).await;
    browser.allow_error("409 (Conflict)");
    let page = browser.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    let second = browser.open(&page.url().await).await;
    click_and_load(&second, cards().nth(0)).await;
    second
        .until("the next turn begins", async || {
            second.reload().await;
            now(&second).await.filter(|now| *now == Now::Choice("Round 1 of 3, turn 2 of 9".to_owned()))
        })
        .await;
    // Another card than before: sending the same choice twice is not an error.
    page.click(cards().nth(8)).await;
    page.see(text("That turn is over. Here’s how things stand now.")).await;
    assert_eq!(stage_text(&page).await, stage_text(&second).await);
}

#[tokio::test]
async fn a_choice_that_comes_too_late_is_reported_on_a_page_with_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    browser.allow_error("409 (Conflict)");
    let page = browser.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    let first = Now::Choice("Round 1 of 3, turn 1 of 9".to_owned());
    page.click(cards().nth(0)).await;
    let turn = skip_to_next(&page, &first).await;
    // As if the page had not received the new turn yet.
    page.script("document.querySelector('form.hand [name=turn]').value = 0", &[]).await;
    // Another card than before: sending the same choice twice is not an error.
    page.click(cards().nth(7)).await;
    page.see(text("That turn is over. Here’s how things stand now.")).await;
    assert_eq!(now(&page).await, Some(turn));
}
