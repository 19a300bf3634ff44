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
    page.see(heading("Kanji puzzle no. 1 Medium")).await;
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
async fn hints_lead_to_the_solution_and_the_result_is_shared_as_text() {
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
    page.script(
        "navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text; }",
        &[],
    )
    .await;
    page.click(button("Share result")).await;
    page.see(text("Result copied.")).await;
    let copied = page.script("return window.copied", &[]).await;
    let lines: Vec<&str> = copied.as_str().expect("a text").lines().collect();
    assert!(lines[0] == "Kanji puzzle no. 7" && lines[1].contains("🍣🍣🍣🍣") && lines[1].contains("💡"), "{lines:?}");
    let friend = browser.open(lines[2]).await;
    assert_eq!(friend.script(names, &[]).await, dealt, "the link opens the same puzzle from the start");
}

/// The value of a statistic.
async fn statistic(page: &Page<'_>, key: &str) -> String {
    page.read(css(&format!("[data-statistic={key}]"))).await
}

/// Regression test: a finished daily puzzle restarted blank.
#[tokio::test]
async fn a_daily_puzzle_goes_on_and_its_result_is_kept() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/puzzle")).await;
    page.see(heading("Kanji puzzle for").partly()).await;
    follow_two_hints(&page).await;
    page.go(&server.url("/puzzle")).await;
    page.see(css(".made li")).await;
    page.click(link("Finish")).await;
    page.see(css(".finale")).await;
    assert_eq!([statistic(&page, "played").await, statistic(&page, "streak").await], ["1", "1"]);
    page.go(&server.url("/puzzle")).await;
    page.see(css(".finale")).await;
    // Another attempt doesn't change the result.
    page.click(link("Try again")).await;
    page.see(text("None yet. Pick a shari, then a neta.")).await;
    page.go(&server.url("/puzzle/archive")).await;
    page.see(css(".calendar .done [aria-current=date]")).await;
    page.is_accessible().await;
    page.click(css("[aria-current=date]")).await;
    page.see(css(".made li")).await;
    page.see(css(".finale")).await;
}

/// Regression test: ending with no strokes counted for the streak.
#[tokio::test]
async fn the_streak_counts_days_with_a_kanji() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/puzzle")).await;
    // As kept by the first version: the puzzles of yesterday and the day before were solved.
    page.script(
        "localStorage.puzzle = JSON.stringify({last: document.querySelector('[data-day]').dataset.day - 1, days: 2})",
        &[],
    )
    .await;
    page.click(link("Finish")).await;
    page.see(css(".finale")).await;
    assert_eq!([statistic(&page, "played").await, statistic(&page, "streak").await], ["1", "2"]);
    page.script("localStorage.clear()", &[]).await;
    page.go(&server.url("/puzzle?practice=easy")).await;
    page.see(css("h1 .level.easy")).await;
    page.go(&server.url("/puzzle?day=2026-03-01")).await;
    follow_two_hints(&page).await;
    page.click(link("Finish")).await;
    page.see(css(".finale")).await;
    assert_eq!([statistic(&page, "played").await, statistic(&page, "streak").await], ["1", "0"], "it was not on time");
}

#[tokio::test]
async fn the_puzzle_of_tomorrow_is_not_ready() {
    let server = test_server().await;
    let browser = desk().await;
    browser.allow_error("404 (Not Found)");
    let page = browser.open(&server.url("/puzzle")).await;
    let tomorrow = "return new Date((Number(document.querySelector('[data-day]').dataset.day) + 1) * 864e5).toISOString().slice(0, 10)";
    let tomorrow = page.script(tomorrow, &[]).await;
    page.go(&server.url(&format!("/puzzle?day={}", tomorrow.as_str().expect("a date")))).await;
    page.see(heading("This puzzle isn’t ready yet")).await;
    page.click(link("Today’s puzzle")).await;
    page.see(heading("Kanji puzzle for").partly()).await;
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
