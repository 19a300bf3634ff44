//! Chopsticks: two cards in one turn, in a chosen order.

use browser::{Browser, Device, Page, TestServer, button, css, link, text};

use crate::playing::{Now, cards, own_name, pick, sit_down, skip_to_next};

/// Chopsticks come up in two games of three, so the test misses them with a probability below one in a thousand.
const TABLES: usize = 7;

/// Takes chopsticks whenever possible and plays until they can be used; `None` if the game ends before that.
async fn wait_for_chopsticks(page: &Page<'_>) -> Option<Now> {
    let chopsticks = css("form.hand button[value=chopsticks]");
    let mut now = skip_to_next(page, &Now::Moving).await;
    while now != Now::Over {
        if now == Now::Tally {
            page.click(button("Continue")).await;
        } else if page.count(&css("a.call")).await > 0 {
            return Some(now);
        } else if page.count(&chopsticks).await > 0 {
            pick(page, chopsticks.clone().nth(0)).await;
        } else {
            page.press('1').await;
        }
        now = skip_to_next(page, &now).await;
    }
    None
}

/// The names of the cards in the hand, without picked ones.
async fn names(page: &Page<'_>) -> Vec<String> {
    let names = "return [...document.querySelectorAll('form.hand button, form.hand a')].map(card => card.querySelector('.name').innerText)";
    serde_json::from_value(page.script(names, &[]).await).expect("a list of names")
}

#[tokio::test]
async fn chopsticks_play_two_cards_in_order() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    let mut turn = None;
    for _ in 0..TABLES {
        sit_down(&server, &page, 4).await;
        turn = wait_for_chopsticks(&page).await;
        if turn.is_some() {
            break;
        }
    }
    let turn = turn.expect("chopsticks come up in one of the games");

    // The call can be taken back.
    page.click(link("Sushi Go! Play two cards")).await;
    page.see(text("Sushi Go! Pick your first card.")).await;
    page.click(link("Play just one")).await;
    page.see(text("Pick a card to keep.")).await;
    page.press('c').await;
    page.see(text("Sushi Go! Pick your first card.")).await;

    // The first pick is marked and can be changed.
    let hand = names(&page).await;
    let last = hand.len() - 1;
    pick(&page, cards().nth(last)).await;
    page.see(text("Now pick your second card.")).await;
    assert_eq!(page.read(css(".picked .number")).await, "1");
    assert_eq!(page.read(css(".picked .name")).await, hand[last]);
    assert_eq!(names(&page).await, hand[..last]);
    page.click(link("Start over")).await;
    page.see(text("Sushi Go! Pick your first card.")).await;
    pick(&page, cards().nth(last)).await;
    page.see(css(".picked")).await;
    pick(&page, cards().nth(0)).await;

    // Both cards are played in that order; a nigiri may land on wasabi.
    if skip_to_next(&page, &turn).await == Now::Tally {
        // They were the last cards of the round, whose log comes after its scores.
        page.click(button("Continue")).await;
        skip_to_next(&page, &Now::Tally).await;
    }
    let own = format!("{} plays ", own_name(&page).await);
    let laid = "return [...document.querySelectorAll('.log li')].map(line => line.textContent)
        .find(line => line.startsWith(arguments[0]) && line.includes(' + '))";
    let laid = page.script(laid, &[own.as_str().into()]).await;
    let laid = laid.as_str().and_then(|line| line.strip_prefix(&own)?.split_once(" + ")).expect("two cards are played");
    let wanted = (hand[last].to_lowercase(), hand[0].to_lowercase());
    assert!(laid.0.starts_with(&wanted.0) && laid.1.starts_with(&wanted.1), "{laid:?} was played, not {wanted:?}");
}
