//! The rules over a running game, and keys that leave the focus alone.

use browser::{Browser, Device, Key, TestServer, button, css, link, text};

use crate::playing::{cards, sit_down};

#[tokio::test]
async fn the_rules_open_over_the_table_and_give_the_focus_back() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    page.tab_to(cards().nth(2)).await;
    page.press('?').await;
    page.see(css("dialog#rules")).await;
    page.see(text("Each pair scores 5 points.").within(css("#rules"))).await;
    page.is_accessible().await;
    // Everything is on one screen, and the keys of the table do nothing.
    let fits = "const {scrollHeight, clientHeight} = document.querySelector('#rules .scroll'); return scrollHeight <= clientHeight";
    assert_eq!(page.script(fits, &[]).await, true);
    page.press('1').await;
    page.press(Key::Escape).await;
    page.see_gone(css("dialog#rules")).await;
    assert!(page.has_focus(&cards().nth(2)).await, "the focus is on {}", page.focused().await);
    page.see(text("Pick a card to keep.")).await;
    // By mouse.
    let tool = link("Rules").within(css(".bar"));
    page.click(tool.clone()).await;
    assert_eq!(
        page.attribute(link("Full rules"), "href").await.as_deref(),
        Some("/rules/sushi-go"),
        "the whole rules are one link away"
    );
    page.click(button("Close").within(css("#rules"))).await;
    page.see_gone(css("dialog#rules")).await;
    assert!(page.has_focus(&tool).await, "the focus is on {}", page.focused().await);
}

#[tokio::test]
async fn without_script_the_rules_are_a_page_in_another_tab() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/learn/sushi-go")).await;
    let rules = link("Rules").within(css(".bar"));
    assert_eq!(page.attribute(rules.clone(), "target").await.as_deref(), Some("_blank"));
    assert_eq!(page.attribute(rules, "href").await.as_deref(), Some("/rules/sushi-go"));
    page.go(&server.url("/rules/sushi-go")).await;
    page.see(text("Each pair scores 5 points.").nth(0)).await;
}

/// Regression test: the key H put the focus on a button that then vanished.
#[tokio::test]
async fn asking_for_a_hint_by_key_keeps_the_focus() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    sit_down(&server, &page, 2).await;
    page.tab_to(cards().nth(1)).await;
    page.press('h').await;
    page.see(css("#hint [role=status]")).await;
    assert!(page.has_focus(&cards().nth(1)).await, "the focus is on {}", page.focused().await);
}
