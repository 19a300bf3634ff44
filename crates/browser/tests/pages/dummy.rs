//! The variant with a dummy: two players take turns choosing a card for it too.

use browser::{Browser, Device, Page, TestServer, button, css, link, role, text};

use crate::playing::{Now, add_bot, cards, open_table, open_terms, skip_to_next};

/// Chooses for the viewer and the dummy. The card drawn for the dummy adds one to the hand.
async fn choose_for_both(page: &Page<'_>) {
    page.see(text("From the dummy’s pile:")).await;
    let held = page.count(&cards()).await;
    page.click(cards().nth(0)).await;
    page.see(text("Now pick a card for the dummy.")).await;
    assert_eq!(page.read(css(".picked .number")).await, "1");
    assert_eq!(page.count(&cards()).await, held - 1);
    page.click(link("Start over")).await;
    page.see(text("Pick a card for yourself, then one for the dummy.")).await;
    page.click(cards().nth(1)).await;
    page.see(text("Now pick a card for the dummy.")).await;
    page.click(cards().nth(0)).await;
}

#[tokio::test]
async fn a_round_with_the_dummy() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::tablet().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    open_table(&page, "sushi-go", "Ana").await;
    open_terms(&page).await;
    page.choose(role("combobox", "Players"), "Two").await;
    page.see(text("Ten cards each, nine with the dummy.")).await;
    page.choose(role("combobox", "Variant"), "Dummy").await;
    page.see(text("Two players take turns picking for a third who isn’t there.")).await;
    add_bot(&page, 1).await;
    page.click(button("Start now")).await;

    let (mut alone, mut both) = (0, 0);
    let mut now = skip_to_next(&page, &Now::Moving).await;
    while now != Now::Tally {
        if page.count(&text("then one for the dummy")).await > 0 {
            choose_for_both(&page).await;
            both += 1;
        } else {
            page.see(text("picks for the dummy").within(css("#place-1"))).await;
            page.click(cards().nth(0)).await;
            alone += 1;
        }
        now = skip_to_next(&page, &now).await;
    }
    assert!(alone >= 3 && both >= 3, "{alone} times alone, {both} times for both");
    // The dummy is scored, too.
    assert_eq!(page.count(&css(".round-end thead th")).await, 3);
    page.see(text("Dummy").within(css(".round-end thead"))).await;
}
