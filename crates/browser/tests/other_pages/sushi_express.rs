//! Sushi Express: whole games and single turns, by mouse, by keyboard, without script, and between browsers.

use browser::{Browser, Device, Key, Page, button, css, role, text};

use crate::choosing::{complete, is_asked, sensible, who_is_asked};
use crate::looks::look_everywhere;
use crate::opening::{desk, house, open_table, play_at_once, sit_down, watch_again};
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
    let game = page.url().await;
    judge(&page).await;
    drop(browser);
    look_everywhere(&[&table, &game]).await;
}

#[tokio::test]
async fn some_turns_by_keyboard_alone() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    page.tab_to(css(".game-sushi-express button[value=apprentice]")).await;
    page.press(Key::Enter).await;
    for number in 0..6 {
        assert!(is_asked(&page).await);
        let choice = sensible(&page).await;
        if number == 0 {
            complete(&page, async || {
                page.tab_to(choice).await;
                page.press(Key::Enter).await;
            })
            .await;
            continue;
        }
        let key = page.attribute(choice, "data-key").await.expect("every choice has a key");
        let key = key.chars().next().expect("a key has a name");
        complete(&page, async || page.press(key).await).await;
    }
}

#[tokio::test]
async fn some_turns_without_script() {
    let house = house().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    for _ in 0..6 {
        assert!(is_asked(&page).await);
        click_a_choice(&page).await;
    }
    is_asked(&page).await;
    page.is_accessible().await;
}

#[tokio::test]
async fn two_browsers_and_a_bot_see_the_same_game() {
    let house = house().await;
    let device = || Device::desk().reduced_motion();
    let [ana, ben] = Browser::on_all([device(), device()]).await;
    let hers = ana.open(&house.url("/")).await;
    open_table(&hers, "sushi-express", "Ana").await;
    hers.choose(role("combobox", "Players"), "Three").await;
    hers.see(text("Three customers face up.")).await;
    let his = ben.open(&hers.url().await).await;
    sit_down(&his, "Ben").await;
    hers.click(css("#seat-2 button[value=apprentice]")).await;
    hers.click(button("Start the game")).await;
    for _ in 0..16 {
        click_a_choice(who_is_asked(&hers, &his).await).await;
    }
    who_is_asked(&hers, &his).await;
    let log = "return [document.querySelectorAll('#log li').length, document.querySelector('.progress').innerText]";
    his.until("both see the same", async || (hers.script(log, &[]).await == his.script(log, &[]).await).then_some(()))
        .await;
    hers.see(text("Ben").within(css(".others"))).await;
    his.see(text("Ana").within(css(".others"))).await;
}
