//! Cards that explain themselves, and are lifted first by touch.

use browser::{Page, css};
use serde_json::json;

use crate::site::{Site, desk, run};

const HAND: &str = r#"<div id="table"><button data-lift aria-describedby="about" style="margin: 300px 0 0 100px">
    <span class="name">Squid</span></button><p id="elsewhere">Elsewhere</p><p id="about" hidden>Three points.</p></div>"#;

async fn open<'b>(browser: &'b browser::Browser, site: &Site) -> Page<'b> {
    let page = browser.open(&site.url("/")).await;
    let set_up = "window.played = 0;
        const table = document.getElementById('table');
        table.querySelector('button').addEventListener('click', () => { played += 1; });
        window.tap = (selector) => document.querySelector(selector).dispatchEvent(
            new PointerEvent('click', {bubbles: true, cancelable: true, pointerType: 'touch'}));
        window.explainer = new explain.Explainer({bubble: document.getElementById('bubble'), play: 'Play', liftsFirst: () => window.lifts ?? true});
        explainer.watch(table);
        window.state = () => [played, !document.getElementById('bubble').hidden, table.querySelector('button').hasAttribute('data-lifted')];";
    run(&page, &["explain"], set_up).await;
    page
}

async fn state(page: &Page<'_>, body: &str) -> serde_json::Value {
    page.script(&format!("{body}; return state()"), &[]).await
}

#[tokio::test]
async fn the_first_tap_lifts_a_card_and_the_second_plays_it() {
    let browser = desk().await;
    let site = Site::open(HAND, &[]).await;
    let page = open(&browser, &site).await;
    assert_eq!(state(&page, "tap('button')").await, json!([0, true, true]));
    assert_eq!(page.read(css("#bubble")).await, "Squid\nThree points.\nPlay");
    assert_eq!(state(&page, "tap('#elsewhere')").await, json!([0, false, false]), "it is lowered again");
    assert_eq!(state(&page, "tap('button'); tap('button')").await, json!([1, false, false]));
    // The button in the bubble plays it, too.
    page.script("tap('button')", &[]).await;
    page.click(css("#bubble button")).await;
    assert_eq!(state(&page, "").await, json!([2, false, false]));
    assert_eq!(state(&page, "window.lifts = false; tap('button')").await[0], 3, "with one tap if the reader wants");
}

#[tokio::test]
async fn focus_explains_and_keys_play_at_once() {
    let browser = desk().await;
    let site = Site::open(HAND, &[]).await;
    let page = open(&browser, &site).await;
    page.tab_to(css("[data-lift]")).await;
    assert_eq!(state(&page, "").await, json!([0, true, false]));
    assert_eq!(page.read(css("#bubble")).await, "Squid\nThree points.");
    assert_eq!(state(&page, "document.querySelector('button').click()").await[0], 1);
    let gone = "document.querySelector('button').remove(); explainer.refresh(); return document.getElementById('bubble').hidden";
    assert_eq!(page.script(gone, &[]).await, true);
}

/// A card that is still on its way from the pile has a transform; the bubble must not be where the card only passes by.
#[tokio::test]
async fn a_card_is_explained_where_it_will_lie() {
    let browser = desk().await;
    let site = Site::open(HAND, &[]).await;
    let page = open(&browser, &site).await;
    let place =
        "explainer.refresh(); const {x, y} = document.getElementById('bubble').getBoundingClientRect(); return [x, y]";
    page.tab_to(css("[data-lift]")).await;
    let at_rest = page.script(place, &[]).await;
    let moved = format!("document.querySelector('button').style.transform = 'translate(400px, -200px)'; {place}");
    assert_eq!(page.script(&moved, &[]).await, at_rest);
}
