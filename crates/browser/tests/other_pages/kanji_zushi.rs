//! Kanji-zushi: whole games and single turns, by mouse, by keyboard, without script, and between browsers.

use browser::{Browser, Device, Key, Page, button, css, link, role, text};

use crate::choosing::{complete, follow_the_marks, is_asked, who_is_asked};
use crate::looks::look_everywhere;
use crate::opening::{desk, house, open_table, play_at_once, sit_down, watch_again};
use crate::replays::{judge, step_and_jump};

/// Agrees on two players and marked pairs.
async fn agree_on_guided(page: &Page<'_>) {
    page.choose(role("combobox", "Players"), "Two").await;
    page.see_gone(css("#seat-2")).await;
    page.choose(role("combobox", "Help"), "Guided").await;
    page.see(text("Pairs that are kanji are marked. For learners.")).await;
}

/// Tries the first neta with the first shari.
async fn try_a_pair(page: &Page<'_>) {
    page.click(css(".hand a.lying").nth(0)).await;
    let shari = css(".shari-table button.lying").nth(0);
    complete(page, async || page.click(shari).await).await;
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
    let own = || css(".formed-by-all article").nth(0);
    page.see(text("Ana").within(own())).await;
    assert_eq!(page.count(&css("ul:first-of-type.told-kanji > li").within(own())).await, 5);
    for credit in ["KanjiVG", "KANJIDIC2"] {
        page.see(link(credit).within(css(".credits"))).await;
    }
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
async fn a_game_at_once_is_strict_and_can_be_played_by_keyboard() {
    let house = house().await;
    let browser = desk().await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "kanji-zushi", 2).await;
    assert!(is_asked(&page).await);
    assert_eq!(page.count(&css(".mark")).await, 0, "nothing is marked");
    page.press('1').await;
    page.see(text("Now a shari for the right half.")).await;
    page.press(Key::Backspace).await;
    page.see(text("Pick a neta and a shari: together they should be a kanji.")).await;
    page.press('c').await;
    page.see(text("Now a neta for the left half.")).await;
    complete(&page, async || page.press('2').await).await;
    assert!(is_asked(&page).await);
    page.see(css(".bench")).await;
    complete(&page, async || page.press('p').await).await;
    assert!(is_asked(&page).await);
    page.see(text("You pass.").nth(0)).await;
}

#[tokio::test]
async fn some_turns_without_script() {
    let house = house().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "kanji-zushi", 2).await;
    for _ in 0..3 {
        assert!(is_asked(&page).await);
        try_a_pair(&page).await;
    }
    assert!(is_asked(&page).await);
    page.is_accessible().await;
    complete(&page, async || page.click(button("Pass")).await).await;
    is_asked(&page).await;
}

#[tokio::test]
async fn two_browsers_see_the_same_game() {
    let house = house().await;
    let device = || Device::desk().reduced_motion();
    let [ana, ben] = Browser::on_all([device(), device()]).await;
    let hers = ana.open(&house.url("/")).await;
    open_table(&hers, "kanji-zushi", "Ana").await;
    agree_on_guided(&hers).await;
    let his = ben.open(&hers.url().await).await;
    sit_down(&his, "Ben").await;
    hers.click(button("Start the game")).await;
    for _ in 0..6 {
        let page = who_is_asked(&hers, &his).await;
        complete(page, async || {
            follow_the_marks(page).await;
        })
        .await;
    }
    who_is_asked(&hers, &his).await;
    let table = "
        const shari = [...document.querySelectorAll('.shari-table .piece')].map(piece => piece.outerHTML);
        return [document.querySelectorAll('#log li').length, shari];
    ";
    his.until("both see the same", async || {
        (hers.script(table, &[]).await == his.script(table, &[]).await).then_some(())
    })
    .await;
}
