//! The connection: one socket at a time, reopened after it is lost.

use browser::{Browser, Page};
use serde_json::json;

use crate::site::{Site, desk, run};

/// Opens a connection and records its messages and states.
const CONNECT: &str = "
    window.heard = [];
    window.states = [];
    new connection.Connection({
        url: '/socket', protocol: 'sushiya.v2.html', have: 'abc',
        onMessage: (message, isResumed) => heard.push([message, isResumed]),
        onState: (state) => states.push(state),
    }).start();
";

async fn open(browser: &Browser) -> (Site, Page<'_>) {
    let site = Site::open("", &[]).await;
    let page = browser.open(&site.url("/")).await;
    run(&page, &["connection"], CONNECT).await;
    (site, page)
}

async fn hears(page: &Page<'_>, count: usize) {
    let has = async || (page.script("return heard.length", &[]).await == count).then_some(());
    page.until(&format!("{count} messages arrive"), has).await;
}

async fn is_in(page: &Page<'_>, state: &str) {
    let is = async || (page.script("return states.at(-1)", &[]).await == state).then_some(());
    page.until(&format!("the connection is {state}"), is).await;
}

/// Regression test: a page that had been offline opened a second socket next to the first, and played every step twice.
#[tokio::test]
async fn a_page_has_one_socket_after_going_offline() {
    let browser = desk().await;
    let (mut site, page) = open(&browser).await;
    let mut first = site.accept().await;
    assert_eq!(first.query.as_deref(), Some("have=abc"));
    first.send(json!({"steps": []})).await;
    hears(&page, 1).await;
    browser.go_offline().await;
    assert_eq!(first.receive().await, None);
    is_in(&page, "offline").await;
    // There are no retries while the network is gone.
    assert_eq!(page.script("clock.run(); return clock.delays()", &[]).await, json!([]));
    browser.go_online().await;
    let mut second = site.accept().await;
    // The page has changed since it was loaded, so it doesn't send its version.
    assert_eq!(second.query, None);
    is_in(&page, "open").await;
    page.script("clock.run(); for (const what of ['online', 'online']) dispatchEvent(new Event(what));", &[]).await;
    page.script("document.dispatchEvent(new Event('visibilitychange')); clock.run();", &[]).await;
    second.send(json!({"steps": [1]})).await;
    second.send(json!({"steps": [2]})).await;
    hears(&page, 3).await;
    let heard = json!([[{"steps": []}, false], [{"steps": [1]}, true], [{"steps": [2]}, false]]);
    assert_eq!(page.script("return heard", &[]).await, heard);
    assert_eq!(page.script("return [sockets.length, liveSockets()]", &[]).await, json!([2, 1]));
    assert!(!site.has_waiting());
}

#[tokio::test]
async fn going_online_while_the_old_socket_is_closing_opens_one_new_socket() {
    let browser = desk().await;
    let (mut site, page) = open(&browser).await;
    let mut first = site.accept().await;
    is_in(&page, "open").await;
    page.script("for (const what of ['offline', 'online', 'offline', 'online']) dispatchEvent(new Event(what))", &[])
        .await;
    assert_eq!(page.script("return [sockets.length, states.at(-1)]", &[]).await, json!([1, "closing"]));
    assert_eq!(first.receive().await, None);
    is_in(&page, "waiting").await;
    assert_eq!(page.script("return clock.delays()", &[]).await, json!([0]));
    page.script("clock.run()", &[]).await;
    let _second = site.accept().await;
    assert_eq!(page.script("return [sockets.length, liveSockets()]", &[]).await, json!([2, 1]));
}

#[tokio::test]
async fn a_lost_connection_is_retried_once_when_the_timer_fires_or_the_page_becomes_visible() {
    let browser = desk().await;
    let (mut site, page) = open(&browser).await;
    for (way, sockets) in [("clock.run()", 2), ("document.dispatchEvent(new Event('visibilitychange'))", 3)] {
        drop(site.accept().await);
        is_in(&page, "waiting").await;
        assert_eq!(page.script("return clock.delays().length", &[]).await, 1);
        page.script(way, &[]).await;
        assert_eq!(page.script("return [sockets.length, clock.delays().length]", &[]).await, json!([sockets, 0]));
    }
    let mut last = site.accept().await;
    // No message ever arrived: the page is still in the version that was loaded.
    assert_eq!(last.query.as_deref(), Some("have=abc"));
    last.send(json!({"steps": []})).await;
    hears(&page, 1).await;
    assert_eq!(page.script("return heard", &[]).await, json!([[{"steps": []}, true]]));
}

#[tokio::test]
async fn retry_delays_grow_to_ten_seconds_with_jitter() {
    let browser = desk().await;
    let site = Site::open("", &[]).await;
    let page = browser.open(&site.url("/")).await;
    let delays =
        "return [0, 0.999].map((luck) => [0, 1, 4, 9].map((n) => Math.round(connection.retryDelay(n, () => luck))))";
    let found = run(&page, &["connection"], delays).await;
    assert_eq!(found, json!([[250, 500, 4000, 5000], [500, 1000, 7996, 9995]]));
}
