//! The controls of a replay.

use browser::Page;
use serde_json::json;

use crate::site::{Site, desk, run};

/// A replay of five turns at its first one.
const REPLAY: &str = r#"
    <form action="/replay"><input type="range" data-scrub min="0" max="5" value="0"></form>
    <button data-play hidden aria-label="Play" data-pause="Pause"></button>
    <label data-speed hidden><select><option value="1" selected>1</option><option value="4">4</option></select></label>
"#;

/// Loads turns when `load()` is called. `state()` is the turn wanted, the label of the button, and the pauses that are set.
const WATCH: &str = "
    window.asked = [];
    window.settle = () => new Promise((done) => { const {port1, port2} = new MessageChannel(); port1.onmessage = done; port2.postMessage(0); });
    const scrubber = document.querySelector('[data-scrub]');
    window.load = null;
    window.player = new replay.ReplayPlayer({swap: (url) => new Promise((done) => {
        const turn = new URL(url).searchParams.get('turn');
        asked.push(Number(turn));
        window.load = async () => { scrubber.setAttribute('value', turn); player.refresh(); done(); await settle(); };
    })});
    window.state = () => [asked.splice(0), document.querySelector('[data-play]').ariaLabel, clock.delays()];
    player.refresh();
";

async fn then(page: &Page<'_>, body: &str) -> serde_json::Value {
    page.script(&format!("return (async () => {{ {body}; await settle(); return state() }})()"), &[]).await
}

#[tokio::test]
async fn a_replay_plays_until_it_is_paused_or_over() {
    let browser = desk().await;
    let site = Site::open(REPLAY, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["replay"], WATCH).await;
    assert_eq!(then(&page, "").await, json!([[], "Play", []]));
    assert_eq!(then(&page, "player.toggle()").await, json!([[], "Pause", [2400]]));
    assert_eq!(then(&page, "clock.run()").await, json!([[1], "Pause", []]));
    assert_eq!(then(&page, "await load()").await, json!([[], "Pause", [2400]]));
    // The speed changes at once.
    assert_eq!(then(&page, "player.setSpeed(4)").await, json!([[], "Pause", [600]]));
    assert_eq!(then(&page, "player.toggle()").await, json!([[], "Play", []]));
    assert_eq!(then(&page, "player.toggle(); clock.run(); await load()").await, json!([[2], "Pause", [600]]));
    // At the end it stops, and the button starts it from the beginning.
    assert_eq!(then(&page, "player.seek(5); await load()").await, json!([[5], "Play", []]));
    assert_eq!(then(&page, "player.toggle()").await, json!([[0], "Pause", []]));
    assert_eq!(then(&page, "await load()").await, json!([[], "Pause", [600]]));
}

/// The page of an analysis that makes progress changes every second, which must not delay the next turn.
#[tokio::test]
async fn other_changes_of_the_page_leave_the_timer_alone() {
    let browser = desk().await;
    let site = Site::open(REPLAY, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["replay"], WATCH).await;
    then(&page, "player.toggle()").await;
    let count =
        "window.set = 0; const real = setTimeout; window.setTimeout = (...what) => { set += 1; return real(...what); }";
    assert_eq!(then(&page, count).await, json!([[], "Pause", [2400]]));
    assert_eq!(then(&page, "for (let i = 0; i < 5; i++) player.refresh()").await, json!([[], "Pause", [2400]]));
    assert_eq!(page.script("return set", &[]).await, 0);
}

#[tokio::test]
async fn while_a_turn_is_loading_only_the_latest_wish_counts() {
    let browser = desk().await;
    let site = Site::open(REPLAY, &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["replay"], WATCH).await;
    assert_eq!(then(&page, "player.seek(1); player.seek(2); player.seek(3)").await, json!([[1], "Play", []]));
    assert_eq!(then(&page, "await load()").await, json!([[3], "Play", []]));
    assert_eq!(then(&page, "await load()").await, json!([[], "Play", []]));
}
