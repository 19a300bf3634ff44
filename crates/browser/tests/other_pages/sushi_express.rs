//! Whole games of Sushi Express against bots: by mouse, by keyboard alone, and without script.

use browser::{Browser, Device, Key, Page, button, css, role, text};

use crate::choosing::{complete, is_asked, is_asked_on_a_new_page, press_key_of, sensible};
use crate::looks::look_everywhere;
use crate::opening::{desk, house, play_at_once, watch_again};
use crate::replays::{judge, step_and_jump};

/// Chooses something sensible by mouse.
async fn click_a_choice(page: &Page<'_>) {
    let choice = sensible(page).await;
    complete(page, async || page.click(choice).await).await;
}

#[tokio::test]
async fn a_whole_game_against_bots_and_watching_it_again() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    assert!(is_asked(&page).await);
    while is_asked(&page).await {
        click_a_choice(&page).await;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 3);
    page.see(css("#finale-title")).await;
    page.see(text("The game is over.")).await;
    page.is_accessible().await;
    let table = page.url().await;
    watch_again(&page).await;
    step_and_jump(&page).await;
    let moment = page.url().await.replace("turn=0", "turn=5");
    judge(&page).await;
    drop(browser);
    look_everywhere(&[&table, &moment]).await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    page.tab_to(css(".game-sushi-express button[value=apprentice]")).await;
    page.press(Key::Enter).await;
    assert!(is_asked(&page).await);
    let choice = sensible(&page).await;
    complete(&page, async || {
        page.tab_to(choice).await;
        page.press(Key::Enter).await;
    })
    .await;
    while is_asked(&page).await {
        let choice = sensible(&page).await;
        complete(&page, async || press_key_of(&page, choice).await).await;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 4);
    page.press('r').await;
    page.tab_to(button("Start the game")).await;
    page.press(Key::Enter).await;
    assert!(is_asked(&page).await, "another game has begun");
}

#[tokio::test]
async fn a_whole_game_without_script() {
    let house = house().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    let mut turns = 0;
    while is_asked_on_a_new_page(&page).await {
        if turns == 6 {
            page.is_accessible().await;
        }
        click_a_choice(&page).await;
        turns += 1;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 3);
    page.see(role("table", "Score pad")).await;
    page.is_accessible().await;
}
