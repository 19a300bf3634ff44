//! Chopsticks: two cards at once, in an order.

use browser::{Browser, Device, House, Page, button, css, link, text};

use crate::playing::{Now, cards, hurry, own_name, sit_down};

/// Chopsticks come in two games of three, so that they never come is less likely than one in a thousand.
const TABLES: usize = 7;

/// Plays until chopsticks lie in front of the reader and can be used, preferring them to everything; says whether they can.
async fn wait_for_chopsticks(page: &Page<'_>) -> Option<Now> {
    let chopsticks = css("form.hand button[value=chopsticks]");
    let mut now = hurry(page, &Now::Moving).await;
    while now != Now::Over {
        if now == Now::Tally {
            page.click(button("Continue")).await;
        } else if page.count(&css("a.call")).await > 0 {
            return Some(now);
        } else if page.count(&chopsticks).await > 0 {
            page.click(chopsticks.clone().nth(0)).await;
        } else {
            page.press('1').await;
        }
        now = hurry(page, &now).await;
    }
    None
}

/// The cards of the hand by name, without those that are picked.
async fn names(page: &Page<'_>) -> Vec<String> {
    let names = "return [...document.querySelectorAll('form.hand button, form.hand a')].map(card => card.querySelector('.name').innerText)";
    serde_json::from_value(page.script(names, &[]).await).expect("they are names")
}

#[tokio::test]
async fn sushi_go_is_called_and_two_cards_are_laid_in_order() {
    let house = House::open().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&house.url("/")).await;
    let mut turn = None;
    for _ in 0..TABLES {
        sit_down(&house, &page, 4).await;
        turn = wait_for_chopsticks(&page).await;
        if turn.is_some() {
            break;
        }
    }
    let turn = turn.expect("chopsticks come once in a while");

    // It can be called and taken back.
    page.click(link("Sushi Go! Lay two cards")).await;
    page.see(text("Sushi Go! Choose the card you lay first.")).await;
    page.click(link("Lay only one card")).await;
    page.see(text("Choose a card to keep.")).await;
    page.press('c').await;
    page.see(text("Sushi Go! Choose the card you lay first.")).await;

    // The first card is marked, and can be picked again.
    let hand = names(&page).await;
    let last = hand.len() - 1;
    page.click(cards().nth(last)).await;
    page.see(text("Now the card you lay after it.")).await;
    assert_eq!(page.read(css(".picked .number")).await, "1");
    assert_eq!(page.read(css(".picked .name")).await, hand[last]);
    assert_eq!(names(&page).await, hand[..last]);
    page.click(link("Pick again")).await;
    page.see(text("Sushi Go! Choose the card you lay first.")).await;
    page.click(cards().nth(last)).await;
    page.see(css(".picked")).await;
    page.click(cards().nth(0)).await;

    // Both are laid in that order; a nigiri may have come to lie on wasabi.
    hurry(&page, &turn).await;
    let own = format!("{} lays ", own_name(&page).await);
    let laid = "return [...document.querySelectorAll('.log li')].map(line => line.textContent)
        .find(line => line.startsWith(arguments[0]) && line.includes(' + '))";
    let laid = page.script(laid, &[own.as_str().into()]).await;
    let laid = laid.as_str().and_then(|line| line.strip_prefix(&own)?.split_once(" + ")).expect("two cards are laid");
    let wanted = (hand[last].to_lowercase(), hand[0].to_lowercase());
    assert!(laid.0.starts_with(&wanted.0) && laid.1.starts_with(&wanted.1), "{laid:?} was laid, not {wanted:?}");
}
