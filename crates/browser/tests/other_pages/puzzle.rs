//! The kanji puzzle: solved, given up, shared, without script, and with a streak in local storage.

use browser::{Browser, Device, Page, button, css, heading, link, text};

use crate::opening::{desk, test_server};

/// Asks for two hints and combines the pair they mark.
async fn follow_two_hints(page: &Page<'_>) {
    for _ in 0..2 {
        let before = page.count(&css(".pieces .mark")).await;
        page.click(link("Hint")).await;
        page.until("a card is marked", async || (page.count(&css(".pieces .mark")).await > before).then_some(())).await;
    }
    let made = page.count(&css(".made li")).await;
    page.click(css(".shari-table:nth-of-type(1) a.lying:has(.mark)").nth(0)).await;
    page.see(css("a.lying.picked")).await;
    page.click(css(".shari-table:nth-of-type(2) a.lying:has(.mark)").nth(0)).await;
    page.until("a kanji is made", async || (page.count(&css(".made li")).await > made).then_some(())).await;
}

#[tokio::test]
async fn a_puzzle_is_solved_by_keyboard() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/puzzle?seed=1")).await;
    page.see(heading("Kanji puzzle no. 1")).await;
    // 日 and 匕 form no kanji.
    page.press('a').await;
    page.see(css("a.lying.picked")).await;
    page.press('4').await;
    page.see(css(".bench .why")).await;
    for (number, (shari, neta)) in [('a', '1'), ('b', '2'), ('e', '3'), ('f', '4'), ('c', '5')].into_iter().enumerate()
    {
        page.press(shari).await;
        page.see(css("a.lying.picked")).await;
        page.press(neta).await;
        page.see(css(".made li").nth(number)).await;
    }
    page.see(heading("Perfect: 50 strokes!")).await;
    page.click(link("Try again")).await;
    page.see(text("None yet. Pick a shari, then a neta.")).await;
}

#[tokio::test]
async fn hints_lead_to_the_solution_and_the_link_opens_the_same_puzzle() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/puzzle?seed=7")).await;
    let cards = css(".shari-table a.lying");
    let names = "return [...document.querySelectorAll('.shari-table a.lying')].map(card => card.ariaLabel)";
    let dealt = page.script(names, &[]).await;
    assert_eq!(page.count(&cards).await, 11);
    while page.count(&css(".finale")).await == 0 {
        follow_two_hints(&page).await;
    }
    page.see(heading("Perfect: ").partly()).await;
    page.see(text("hints.").within(css(".finale"))).await;
    let shared = page.attribute(button("Copy link"), "data-copy").await.expect("there is a link");
    let friend = browser.open(&shared).await;
    assert_eq!(friend.script(names, &[]).await, dealt, "the link opens the same puzzle from the start");
}

#[tokio::test]
async fn the_browser_counts_days_in_a_row() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/puzzle")).await;
    page.see(heading("Kanji puzzle for").partly()).await;
    assert_eq!(page.count(&css("#streak")).await, 0);
    follow_two_hints(&page).await;
    page.click(link("Finish")).await;
    page.see(css(".finale")).await;
    assert_eq!(page.read(css("#streak b")).await, "1");
    page.reload().await;
    assert_eq!(page.read(css("#streak b")).await, "1");
    page.go(&server.url("/puzzle")).await;
    assert_eq!(page.read(css("#streak b")).await, "1");
    // As if the puzzles of yesterday and the day before were solved.
    page.script(
        "localStorage.puzzle = JSON.stringify({last: document.querySelector('[data-day]').dataset.day - 1, days: 2})",
        &[],
    )
    .await;
    page.reload().await;
    assert_eq!(page.read(css("#streak b")).await, "2");
}

#[tokio::test]
async fn a_puzzle_is_solved_without_script() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/puzzle?seed=7")).await;
    follow_two_hints(&page).await;
    page.click(link("Take apart").partly()).await;
    page.see(text("None yet. Pick a shari, then a neta.")).await;
    page.click(link("Finish")).await;
    page.see(heading("The best possible is ").partly()).await;
    page.is_accessible().await;
}
