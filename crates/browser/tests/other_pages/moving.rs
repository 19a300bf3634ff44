//! A turn of each game on a tablet, where things move as they do for most: what happens is shown and told in its order,
//! and ends as it is.

use browser::{Browser, Device, House, Page, css};

use crate::choosing::{complete, sensible};
use crate::looks::looks_good;
use crate::opening::play_at_once;

/// Notes what moves from now on, and what is said meanwhile.
const WATCH: &str = "
    window.noted = {moved: [], said: []};
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = change => {
        const transition = start(change);
        const moving = () => document.getAnimations().map(one => one.effect.pseudoElement).filter(Boolean);
        transition.ready.then(() => noted.moved.push(...moving()), () => {});
        return transition;
    };
    const say = document.getElementById('say');
    new MutationObserver(() => noted.said.push(say.textContent)).observe(say, {childList: true});
";

/// Waits until everything has been shown and the player can choose; nothing is skipped.
async fn watch(page: &Page<'_>) {
    page.see(css("html:not([data-playing]) #table[data-yours=true]")).await;
}

/// What is read at the table.
async fn stands(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.stage').innerText", &[]).await.as_str().unwrap_or_default().to_owned()
}

/// Waits until the turn has been shown: so that this has moved, with every sentence in its order, and so that the page ends
/// as one that is loaded anew.
async fn is_shown(page: &Page<'_>, moved: &str, told_before: usize) {
    watch(page).await;
    let noted = page.script("return noted", &[]).await;
    let list = |what: &str| -> Vec<String> { serde_json::from_value(noted[what].clone()).expect("it is a list") };
    let has_moved = list("moved");
    assert!(has_moved.iter().any(|name| name.contains(moved)), "{moved} has not moved, but {has_moved:?}");
    let log = page.script("return [...document.querySelectorAll('#log li')].map(line => line.textContent)", &[]).await;
    let log: Vec<String> = serde_json::from_value(log).expect("it is a list");
    let new = &log[told_before..];
    let said = list("said").join(" ");
    let mut rest = said.as_str();
    for sentence in new {
        let at = rest.find(sentence.as_str());
        let at = at.unwrap_or_else(|| panic!("“{sentence}” is not said in its place: {said}"));
        rest = &rest[at + sentence.len()..];
    }
    assert!(!new.is_empty());
    let shown = stands(page).await;
    page.reload().await;
    watch(page).await;
    assert_eq!(stands(page).await, shown);
    looks_good(page).await;
}

async fn told(page: &Page<'_>) -> usize {
    page.count(&css("#log li")).await
}

#[tokio::test]
async fn a_bet_of_sushi_express() {
    // Bots take the time that they take for people.
    let house =
        House::open_with(server::Config { bot_pace: server::Config::default().bot_pace, ..House::config() }).await;
    let browser = Browser::on(Device::tablet()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "sushi-express", 3).await;
    watch(&page).await;
    page.script(WATCH, &[]).await;
    let before = told(&page).await;
    let choice = sensible(&page).await;
    complete(&page, async || page.click(choice).await).await;
    is_shown(&page, "pawn", before).await;
}

#[tokio::test]
async fn a_pair_of_kanji_zushi() {
    let house =
        House::open_with(server::Config { bot_pace: server::Config::default().bot_pace, ..House::config() }).await;
    let browser = Browser::on(Device::tablet()).await;
    let page = browser.open(&house.url("/")).await;
    play_at_once(&page, "kanji-zushi", 2).await;
    watch(&page).await;
    let before = told(&page).await;
    page.click(css(".hand a.lying").nth(0)).await;
    page.see(css(".shari-table button.lying").nth(0)).await;
    page.script(WATCH, &[]).await;
    complete(&page, async || page.click(css(".shari-table button.lying").nth(0)).await).await;
    is_shown(&page, "shari", before).await;
}
