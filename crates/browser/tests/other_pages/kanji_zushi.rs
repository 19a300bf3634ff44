//! Whole games of Kanji-zushi against a bot: by mouse, by keyboard alone, and without script.

use browser::{Browser, Device, Key, Page, button, css, link, role, text};

use crate::choosing::{can_choose, can_choose_after_reload, complete, follow_the_marks, press_key_of};
use crate::kanji_expert::{best, pairs};
use crate::looks::check_on_every_device;
use crate::opening::{add_bot, desk, open_replay, open_table, open_terms, own_name, play_bots, test_server};
use crate::replays::{analyse, step_and_jump};

/// Sets the table to two players and marked pairs.
async fn choose_guided(page: &Page<'_>) {
    open_terms(page).await;
    page.choose(role("combobox", "Players"), "Two").await;
    page.see_gone(css("#seat-2")).await;
    page.choose(role("combobox", "Help"), "Guided").await;
    page.see(text("Pairs that make a kanji are marked. Great for learners.")).await;
}

/// The end of the game lists this many kanji for the viewer, and the credits.
async fn end_lists(page: &Page<'_>, formed: usize) {
    assert_eq!(page.count(&css(".finale .ranking li")).await, 2);
    let own = css(".formed-by-all article").nth(0);
    assert_eq!(page.count(&css("h3 + ul.told-kanji > li").within(own)).await, formed);
    for credit in ["KanjiVG", "KANJIDIC2"] {
        page.see(link(credit).within(css(".credits"))).await;
    }
}

#[tokio::test]
async fn a_whole_guided_game_against_a_bot_and_its_replay() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    open_table(&page, "kanji-zushi", "Ana").await;
    choose_guided(&page).await;
    add_bot(&page, 1).await;
    page.click(button("Start now")).await;
    let mut formed = 0;
    while can_choose(&page).await {
        complete(&page, async || formed += usize::from(follow_the_marks(&page).await)).await;
    }
    assert_eq!(formed, 5, "marks lead to kanji");
    end_lists(&page, formed).await;
    page.see(text("Ana").within(css(".formed-by-all article").nth(0))).await;
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
async fn a_whole_strict_game_by_keyboard_alone() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/")).await;
    page.tab_to(css(".game-kanji-zushi [name=help]:checked")).await;
    page.press(Key::Right).await;
    page.see(css(".game-kanji-zushi [value=strict]:checked")).await;
    page.tab_to(css(".game-kanji-zushi .play")).await;
    page.press(Key::Enter).await;
    assert!(can_choose(&page).await);
    // A picked half can be put back.
    page.press('1').await;
    page.see(text("Now pick a shari for the right half.")).await;
    page.press(Key::Backspace).await;
    page.see(text("Pick a neta and a shari that make a kanji.")).await;
    complete(&page, async || page.press('p').await).await;
    assert!(can_choose(&page).await);
    page.see(text(&format!("{} passes.", own_name(&page).await)).within(css("#log"))).await;
    let mut formed = 0;
    while can_choose(&page).await {
        assert_eq!(page.count(&css(".mark")).await, 0, "nothing is marked");
        let pairs = pairs(&page).await;
        let Some(pair) = best(&pairs) else {
            complete(&page, async || page.press('p').await).await;
            continue;
        };
        // Alternates between starting with the shari and with the neta.
        press_key_of(&page, if formed % 2 == 0 { pair.shari() } else { pair.neta() }).await;
        page.see(pair.rest()).await;
        complete(&page, async || press_key_of(&page, pair.rest()).await).await;
        formed += 1;
    }
    end_lists(&page, formed).await;
    // Against bots the next game is dealt at once.
    page.press('r').await;
    page.see_gone(css(".finale")).await;
    assert!(can_choose(&page).await, "another game has begun");
}

#[tokio::test]
async fn a_whole_strict_game_without_script() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(css(".game-kanji-zushi [value=strict]")).await;
    play_bots(&page, "kanji-zushi", 2).await;
    let mut formed = 0;
    let mut failed = false;
    while can_choose_after_reload(&page).await {
        let pairs = pairs(&page).await;
        // Tries a pair that isn't a kanji first.
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
    end_lists(&page, formed).await;
    page.is_accessible().await;
}
