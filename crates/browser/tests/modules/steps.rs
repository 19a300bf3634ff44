//! Steps: shown in order, with pauses that can be skipped.

use browser::Page;
use serde_json::json;

use crate::site::{Site, desk, run};

/// Records the steps shown, with a `!` when the queue is empty. `settle` waits for a message, so that everything happens
/// that needs no timer.
const WATCH: &str = "
    window.shown = [];
    window.settle = () => new Promise((done) => { const {port1, port2} = new MessageChannel(); port1.onmessage = done; port2.postMessage(0); });
    window.queue = new steps.Steps({
        show: async ({name}) => { shown.push(name + (queue.isEmpty ? '!' : '')); },
        onStay: () => shown.push('stays'),
        onPlaying: (isPlaying) => { window.isPlaying = isPlaying; },
    });
";

async fn shows(page: &Page<'_>, body: &str) -> serde_json::Value {
    let body = format!("{body}; await settle(); return [shown.splice(0).join(' '), isPlaying, clock.delays()]");
    page.script(&format!("return (async () => {{ {body} }})()"), &[]).await
}

#[tokio::test]
async fn steps_are_shown_in_order_with_pauses_between_them_that_can_be_skipped() {
    let browser = desk().await;
    let site = Site::open("", &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["steps"], WATCH).await;
    let add = "queue.add([{name: 'a', pause: 900}, {name: 'b', pause: 600}, {name: 'c', pause: 300}])";
    assert_eq!(shows(&page, add).await, json!(["a", true, [900]]));
    // Steps that arrive meanwhile wait, and the last step before them gets a pause, too.
    assert_eq!(shows(&page, "queue.add([{name: 'd'}])").await, json!(["", true, [900]]));
    assert_eq!(shows(&page, "clock.run()").await, json!(["b", true, [600]]));
    assert_eq!(shows(&page, "queue.rate = () => 2; queue.hurry()").await, json!(["c", true, [150]]));
    assert_eq!(shows(&page, "queue.skip()").await, json!(["d!", false, []]));
    assert_eq!(page.script("return queue.skip()", &[]).await, false);
}

#[tokio::test]
async fn a_step_stays_until_the_reader_continues_or_the_queue_is_cleared() {
    let browser = desk().await;
    let site = Site::open("", &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["steps"], WATCH).await;
    let add = "queue.add([{name: 'a', stays: true}, {name: 'b'}])";
    assert_eq!(shows(&page, add).await, json!(["a stays", true, []]));
    assert_eq!(shows(&page, "queue.hurry()").await, json!(["", true, []]));
    assert_eq!(shows(&page, "queue.skip()").await, json!(["b!", false, []]));
    shows(&page, add).await;
    assert_eq!(shows(&page, "queue.clear(); queue.add([{name: 'new'}])").await, json!(["new!", false, []]));
    // Of two steps that stay, only the later one waits.
    let twice = "queue.add([{name: 'a', stays: true}, {name: 'b', stays: true}, {name: 'c'}])";
    assert_eq!(shows(&page, twice).await, json!(["a b stays", true, []]));
}

#[tokio::test]
async fn pauses_are_skipped_after_falling_behind_or_in_a_hidden_tab() {
    let browser = desk().await;
    let site = Site::open("", &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["steps"], WATCH).await;
    let many = "queue.add([...'abcdefghijklmno'].map((name) => ({name, pause: 500})))";
    assert_eq!(shows(&page, many).await, json!(["a b c d", true, [500]]));
    assert_eq!(
        shows(&page, "queue.isHidden = () => true; queue.skip()").await,
        json!(["e f g h i j k l m n o!", false, []])
    );
}
