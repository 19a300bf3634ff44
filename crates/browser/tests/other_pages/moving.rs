//! A turn of each game on a tablet with full motion: events are animated and announced in order, and the page ends in the
//! same state as a reloaded one.

use browser::{Browser, Device, Page, TestServer, css};

use crate::choosing::{complete, sensible};
use crate::looks::looks_good;
use crate::opening::play_bots;

/// Records animations and announcements from now on.
const WATCH: &str = "
    window.noted = {moved: [], said: []};
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        noted.moved.push(this.dataset.fly ?? this.dataset.from ?? '');
        return animate.apply(this, how);
    };
    const say = document.getElementById('say');
    new MutationObserver(() => noted.said.push(say.textContent)).observe(say, {childList: true});
";

/// Waits until all animations have ended and the player can choose, without skipping any.
async fn watch(page: &Page<'_>) {
    page.see(css("html:not([data-playing]) #table[data-yours=true]")).await;
}

/// The visible text of the table.
async fn stage_text(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.stage').innerText", &[]).await.as_str().unwrap_or_default().to_owned()
}

/// Waits until the turn has been shown, and checks that `moved` was animated, that every log line was announced in order,
/// and that the page looks like a reloaded one.
async fn is_animated(page: &Page<'_>, moved: &str, log_before: usize) {
    watch(page).await;
    let noted = page.script("return noted", &[]).await;
    let list = |what: &str| -> Vec<String> { serde_json::from_value(noted[what].clone()).expect("it is a list") };
    let has_moved = list("moved");
    assert!(has_moved.iter().any(|name| name.contains(moved)), "{moved} was not animated, only {has_moved:?}");
    let log = page.script("return [...document.querySelectorAll('#log li')].map(line => line.textContent)", &[]).await;
    let log: Vec<String> = serde_json::from_value(log).expect("it is a list");
    let new = &log[log_before..];
    let said = list("said").join(" ");
    let mut rest = said.as_str();
    for sentence in new {
        let at = rest.find(sentence.as_str());
        let at = at.unwrap_or_else(|| panic!("“{sentence}” is not announced in order: {said}"));
        rest = &rest[at + sentence.len()..];
    }
    assert!(!new.is_empty());
    let shown = stage_text(page).await;
    page.reload().await;
    watch(page).await;
    assert_eq!(stage_text(page).await, shown);
    looks_good(page).await;
}

async fn log_length(page: &Page<'_>) -> usize {
    // Where there is no room for the log beside the table, it is in a closed sheet.
    page.script("return document.querySelectorAll('#log li').length", &[]).await.as_u64().unwrap_or_default() as usize
}

#[tokio::test]
async fn a_bet_in_sushi_express() {
    // Bots take as long as they do in production.
    let server =
        TestServer::start_with(server::Config { bot_pace: server::Config::default().bot_pace, ..TestServer::config() })
            .await;
    let browser = Browser::on(Device::tablet()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "sushi-express", 3).await;
    watch(&page).await;
    page.script(WATCH, &[]).await;
    let before = log_length(&page).await;
    let choice = sensible(&page).await;
    complete(&page, async || page.click(choice).await).await;
    is_animated(&page, "pawn", before).await;
}

#[tokio::test]
async fn a_pair_in_kanji_zushi() {
    let server =
        TestServer::start_with(server::Config { bot_pace: server::Config::default().bot_pace, ..TestServer::config() })
            .await;
    let browser = Browser::on(Device::tablet()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "kanji-zushi", 2).await;
    watch(&page).await;
    let before = log_length(&page).await;
    page.click(css(".hand a.lying").nth(0)).await;
    page.see(css(".shari-table button.lying").nth(0)).await;
    page.script(WATCH, &[]).await;
    complete(&page, async || page.click(css(".shari-table button.lying").nth(0)).await).await;
    is_animated(&page, "shari", before).await;
}
