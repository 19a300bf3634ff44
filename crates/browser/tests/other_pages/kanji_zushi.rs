//! Whole games of Kanji-zushi against a bot: by mouse, by keyboard alone, and without script.

use browser::{Browser, Device, Key, Page, button, css, link, role, text};

use crate::choosing::{complete, follow_the_marks, is_asked, is_asked_on_a_new_page, press_key_of};
use crate::knowing::{best, pairs};
use crate::looks::look_everywhere;
use crate::opening::{desk, house, open_table, own_name, play_at_once, watch_again};
use crate::replays::{judge, step_and_jump};

/// Agrees on two players and marked pairs.
async fn agree_on_guided(page: &Page<'_>) {
    page.choose(role("combobox", "Players"), "Two").await;
    page.see_gone(css("#seat-2")).await;
    page.choose(role("combobox", "Help"), "Guided").await;
    page.see(text("Pairs that are kanji are marked. For learners.")).await;
}

/// At the end so many kanji are told of the viewer, and whose data this is.
async fn is_told(page: &Page<'_>, formed: usize) {
    assert_eq!(page.count(&css(".finale .ranking li")).await, 2);
    let own = css(".formed-by-all article").nth(0);
    assert_eq!(page.count(&css("h3 + ul.told-kanji > li").within(own)).await, formed);
    for credit in ["KanjiVG", "KANJIDIC2"] {
        page.see(link(credit).within(css(".credits"))).await;
    }
}

#[tokio::test]
async fn a_whole_guided_game_against_a_bot_and_watching_it_again() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    open_table(&page, "kanji-zushi", "Ana").await;
    agree_on_guided(&page).await;
    page.click(css("#seat-1 button[value=apprentice]")).await;
    page.click(button("Start the game")).await;
    let mut formed = 0;
    while is_asked(&page).await {
        complete(&page, async || formed += usize::from(follow_the_marks(&page).await)).await;
    }
    assert_eq!(formed, 5, "marks lead to kanji");
    is_told(&page, formed).await;
    page.see(text("Ana").within(css(".formed-by-all article").nth(0))).await;
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
async fn a_whole_strict_game_by_keyboard_alone() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    page.tab_to(css(".game-kanji-zushi button[value=apprentice]")).await;
    page.press(Key::Enter).await;
    assert!(is_asked(&page).await);
    // What is picked can be put back.
    page.press('1').await;
    page.see(text("Now a shari for the right half.")).await;
    page.press(Key::Backspace).await;
    page.see(text("Pick a neta and a shari: together they should be a kanji.")).await;
    complete(&page, async || page.press('p').await).await;
    assert!(is_asked(&page).await);
    page.see(text(&format!("{} passes.", own_name(&page).await)).within(css("#log"))).await;
    let mut formed = 0;
    while is_asked(&page).await {
        assert_eq!(page.count(&css(".mark")).await, 0, "nothing is marked");
        let pairs = pairs(&page).await;
        let Some(pair) = best(&pairs) else {
            complete(&page, async || page.press('p').await).await;
            continue;
        };
        // Each time from the other side.
        press_key_of(&page, if formed % 2 == 0 { pair.shari() } else { pair.neta() }).await;
        page.see(pair.rest()).await;
        complete(&page, async || press_key_of(&page, pair.rest()).await).await;
        formed += 1;
    }
    is_told(&page, formed).await;
    page.press('r').await;
    page.tab_to(button("Start the game")).await;
    page.press(Key::Enter).await;
    assert!(is_asked(&page).await, "another game has begun");
}

#[tokio::test]
async fn a_whole_strict_game_without_script() {
    let house = house().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "kanji-zushi", 2).await;
    let mut formed = 0;
    let mut failed = false;
    while is_asked_on_a_new_page(&page).await {
        let pairs = pairs(&page).await;
        // First something that is none.
        let wrong = pairs.iter().find(|pair| pair.kanji().is_none()).filter(|_| !failed);
        let Some(pair) = wrong.or_else(|| best(&pairs)) else {
            complete(&page, async || page.click(button("Pass")).await).await;
            continue;
        };
        page.click(pair.neta()).await;
        if !failed {
            page.is_accessible().await;
        }
        complete(&page, async || page.click(pair.rest()).await).await;
        failed = true;
        formed += usize::from(pair.kanji().is_some());
    }
    is_told(&page, formed).await;
    page.is_accessible().await;
}
