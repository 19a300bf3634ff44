//! Page swaps, and pages that poll for updates.

use browser::{Page, css};
use serde_json::json;

use crate::site::{Site, desk, run};

/// A page that polls, with a link to the next one.
fn waiting(number: u32) -> String {
    format!(r#"<p data-again>Turn {number}</p><a data-swap href="/?turn={}">Next</a>"#, number + 1)
}

async fn requests(page: &Page<'_>, times: u32) {
    let has = async || (page.script("return asked", &[]).await == times).then_some(());
    page.until(&format!("the page sends {times} requests"), has).await;
}

/// Regression test: every click during an analysis added a loop that requested the page each second.
#[tokio::test]
async fn one_timer_polls_however_often_pages_are_swapped() {
    let browser = desk().await;
    let site = Site::open(&waiting(1), &["main.js"]).await;
    let page = browser.open(&site.url("/")).await;
    page.script(
        "window.asked = 0; const real = fetch; window.fetch = async (...what) => { const answer = await real(...what); asked += 1; return answer }",
        &[],
    )
    .await;
    let polls = "return clock.delays().filter((delay) => delay === 1000).length";
    assert_eq!(page.script(polls, &[]).await, 1);
    for click in 1..=5 {
        page.click(css("a[data-swap]")).await;
        requests(&page, click).await;
        page.until("one timer is set", async || (page.script(polls, &[]).await == 1).then_some(())).await;
    }
    page.script("clock.run()", &[]).await;
    requests(&page, 6).await;
    page.until("one timer is set", async || (page.script(polls, &[]).await == 1).then_some(())).await;
    // A click during a request: the outdated answer starts no timer.
    page.script("clock.run(); document.querySelector('a[data-swap]').click()", &[]).await;
    page.until("one timer is set", async || (page.script(polls, &[]).await == 1).then_some(())).await;
    assert!(page.url().await.ends_with("/?turn=2"));
}

#[tokio::test]
async fn only_the_page_requested_last_is_shown() {
    let browser = desk().await;
    let site = Site::open("<p>old</p>", &[]).await;
    let page = browser.open(&site.url("/")).await;
    let body = "
        const answers = [];
        const fetch = (url, {signal}) => new Promise((resolve, reject) => {
            answers.push(() => resolve({url, ok: true, text: async () => `<title>${url}</title><main id=main><p>${url}</p></main>`}));
            signal.onabort = () => reject(new DOMException('', 'AbortError'));
        });
        let errors = 0;
        const own = new pages.Pages({main: document.getElementById('main'), fetch, onError: () => { errors += 1; }});
        const [first, second] = [own.swap('/first'), own.swap('/second')];
        answers.reverse().forEach((answer) => answer());
        await Promise.all([first, second]);
        return [document.getElementById('main').textContent, document.title, location.pathname, errors];
    ";
    let found = run(&page, &["pages"], body).await;
    assert_eq!(found, json!(["/second", "/second", "/second", 0]));
}
