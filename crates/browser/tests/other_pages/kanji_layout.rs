//! The table of Kanji-zushi fits every screen, and its cards keep their places. Finding G2.

use browser::{Browser, Device, Page, css};
use serde_json::{Value, json};

use crate::choosing::{can_choose, complete, follow_the_marks};
use crate::opening::{play_bots, test_server};

/// Lists what is wrong with the table: cards, plates and kanji outside of the window, a page that scrolls, and cards or results
/// that something else lies on.
const FAULTS: &str = "
    const faults = [], name = (element) => element.className.baseVal ?? element.className;
    const seen = (selector) => [...document.querySelectorAll('.board ' + selector)].filter((element) => element.checkVisibility());
    const {scrollWidth, scrollHeight} = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push(`the page is ${scrollWidth} by ${scrollHeight}`);
    for (const element of seen(':is(.lying, .plate, .served li, .pair, .told, .hand-of-mine header)')) {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push(`${name(element)} lies at ${[left, top, right, bottom].map(Math.round)}`);
    }
    for (const element of seen(':is(.hand .piece, .shari-table .piece, .pair .kanji, .told .meaning, .told .why)')) {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const home = element.closest('.lying, .attempt');
        if (over && !home.contains(over) && !over.contains(home)) faults.push(`${name(over)} covers ${name(element)}`);
    }
    return faults;
";

async fn has_no_faults(page: &Page<'_>, when: &str) {
    assert_eq!(page.script(FAULTS, &[]).await, json!([]), "{when}");
}

/// Plays some turns with the marked pairs and checks the table whenever the player can choose.
async fn fits(device: Device, players: usize, turns: usize) {
    let server = test_server().await;
    let browser = Browser::on(device.reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "kanji-zushi", players).await;
    for turn in 0..turns {
        if !can_choose(&page).await {
            break;
        }
        has_no_faults(&page, &format!("turn {turn}")).await;
        page.click(css(".hand a.lying").nth(0)).await;
        page.see(css(".hand .picked")).await;
        has_no_faults(&page, &format!("turn {turn}, picked")).await;
        page.click(css(".hand .picked")).await;
        page.see_gone(css(".hand .picked")).await;
        complete(&page, async || _ = follow_the_marks(&page).await).await;
    }
}

#[tokio::test]
async fn on_a_phone_the_hand_does_not_cover_the_kanji() {
    fits(Device::phone(), 2, 4).await;
}

#[tokio::test]
async fn eight_players_fit_on_a_tablet() {
    fits(Device::tablet().sized(768, 1024), 8, 2).await;
}

#[tokio::test]
async fn eight_players_fit_on_a_phone() {
    fits(Device::phone(), 8, 2).await;
}

#[tokio::test]
async fn eight_players_fit_on_a_phone_in_landscape() {
    fits(Device::phone().sized(844, 390), 8, 2).await;
}

/// The places of the shari and of the own neta on the screen.
const PLACES: &str = "
    const places = (selector) => Object.fromEntries([...document.querySelectorAll(selector)]
        .map((card) => [card.id, Math.round(card.getBoundingClientRect().x)]));
    return [places('.pick li[id]'), places('.hand li[id]'), document.querySelector('#log').innerText.includes('under the deck')];
";

#[tokio::test]
async fn cards_that_are_not_replaced_stay_where_they_are() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    play_bots(&page, "kanji-zushi", 2).await;
    let (mut before, mut stayed, mut stuck): (Option<Value>, usize, bool) = (None, 0, false);
    while can_choose(&page).await {
        let now = page.script(PLACES, &[]).await;
        // After a stuck table everything is new.
        stuck |= now[2] == json!(true);
        let earlier = before.replace(now.clone()).filter(|_| !stuck);
        for row in 0..2 {
            let Some(Value::Object(earlier)) = earlier.as_ref().map(|earlier| &earlier[row]) else { continue };
            for (card, x) in earlier {
                if let Some(place) = now[row].get(card) {
                    assert_eq!(place, x, "{card}");
                    stayed += 1;
                }
            }
        }
        complete(&page, async || _ = follow_the_marks(&page).await).await;
    }
    assert!(stayed > 0 || stuck, "some cards were not replaced");
}
