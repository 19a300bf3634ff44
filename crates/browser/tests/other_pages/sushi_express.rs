//! Whole games of Sushi Express against bots: by mouse, by keyboard alone, and without script.

use browser::{Browser, Device, Key, Page, css, role, text};

use crate::choosing::{can_choose, can_choose_after_reload, complete, press_key_of, sensible};
use crate::looks::check_on_every_device;
use crate::opening::{desk, open_replay, play_bots, test_server};
use crate::replays::{analyse, step_and_jump};

/// Makes a sensible choice by mouse.
async fn click_a_choice(page: &Page<'_>) {
    let choice = sensible(page).await;
    complete(page, async || page.click(choice).await).await;
}

#[tokio::test]
async fn a_whole_game_against_bots_and_its_replay() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    assert!(can_choose(&page).await);
    while can_choose(&page).await {
        click_a_choice(&page).await;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 3);
    page.see(css("#finale-title")).await;
    page.see(text("The game is over.")).await;
    page.is_accessible().await;
    let table = page.url().await;
    open_replay(&page).await;
    step_and_jump(&page).await;
    let moment = page.url().await.replace("turn=0", "turn=5");
    analyse(&page).await;
    drop(browser);
    check_on_every_device(&[&table, &moment]).await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    page.tab_to(css(".game-sushi-express .play")).await;
    page.press(Key::Enter).await;
    assert!(can_choose(&page).await);
    let choice = sensible(&page).await;
    complete(&page, async || {
        page.tab_to(choice).await;
        page.press(Key::Enter).await;
    })
    .await;
    while can_choose(&page).await {
        let choice = sensible(&page).await;
        complete(&page, async || press_key_of(&page, choice).await).await;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 4);
    // Against bots the next game is dealt at once.
    page.press('r').await;
    page.see_gone(css(".finale")).await;
    assert!(can_choose(&page).await, "another game has begun");
}

#[tokio::test]
async fn a_whole_game_without_script() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    let mut turns = 0;
    while can_choose_after_reload(&page).await {
        if turns == 6 {
            page.is_accessible().await;
        }
        click_a_choice(&page).await;
        turns += 1;
    }
    assert_eq!(page.count(&css(".finale .ranking li")).await, 3);
    page.see(role("table", "Scores")).await;
    page.is_accessible().await;
}
