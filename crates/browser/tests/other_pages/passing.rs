//! Pass-and-play in a browser: a closed curtain hides the cards from the page, from screen readers and from the back button.

use browser::{Browser, Device, Page, TestServer, button, css, heading};

/// Starts a game of Sushi Go! for two who share the browser.
async fn share(server: &TestServer, page: &Page<'_>) {
    page.go(&server.url("/")).await;
    page.choose(css("#pass-sushi-go"), "2").await;
    page.click(button("Sushi Go!").within(css(".pass"))).await;
    page.see(heading("Hand the phone to Cat")).await;
}

/// Everything that a screen reader would say.
async fn spoken(page: &Page<'_>) -> String {
    const SPOKEN: &str = "return [...document.querySelectorAll('body *')].map(element => `${element.computedRole} ${element.computedName}`).join('; ')";
    page.script(SPOKEN, &[]).await.as_str().unwrap_or_default().to_owned()
}

/// The cards of an open hand are nowhere on a closed page.
async fn is_hidden(page: &Page<'_>) {
    let spoken = spoken(page).await;
    assert!(spoken.contains("I’m"), "{spoken}");
    assert!(!spoken.contains("Pick a card"), "{spoken}");
    assert_eq!(page.count(&css("button[name=move], [data-mark], a[data-look], .hand-of-mine")).await, 0);
}

async fn hides_the_cards(device: Device) {
    let server = TestServer::start().await;
    let browser = Browser::on(device).await;
    let page = browser.open(&server.url("/")).await;
    share(&server, &page).await;
    is_hidden(&page).await;
    page.click(button("I’m Cat")).await;
    page.see(css("button[name=move]").nth(0)).await;
    assert!(spoken(&page).await.contains("Pick a card"));
    page.click(css("button[name=move]").nth(0)).await;
    if page.count(&css("[data-lifted]")).await > 0 {
        page.click(css("button[name=move]").nth(0)).await;
    }
    page.see(heading("Hand the phone to Fox")).await;
    is_hidden(&page).await;
    // Going back shows the curtain of the next player, not the hand of the one before.
    for _ in 0..2 {
        page.back().await;
        page.see(heading("Hand the phone to Fox")).await;
        is_hidden(&page).await;
    }
    page.click(button("I’m Fox")).await;
    page.see(css("button[name=move]").nth(0)).await;
}

#[tokio::test]
async fn a_curtain_hides_the_cards() {
    hides_the_cards(Device::desk().reduced_motion()).await;
}

#[tokio::test]
async fn a_curtain_hides_the_cards_without_script() {
    hides_the_cards(Device::phone().without_script()).await;
}
