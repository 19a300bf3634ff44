//! The check of a deal in the browser: green for the game that was played, red for a record that was changed.

use browser::{Browser, Device, TestServer, css, link, text};
use serde_json::{Value, json};

/// The results of all checks of the record after a change, by the page's own code.
const CHECK_CHANGED: &str = "
    const [key, change] = arguments;
    const {dataset} = document.getElementById('fair-check');
    const read = async (url) => (await fetch(url)).json();
    const module = document.querySelector('link[href*=\"fair-record\"]').href;
    return Promise.all([import(module), read(dataset.record), read(dataset.replay)]).then(([{checkRecord}, record, replay]) => {
        const seen = JSON.parse(localStorage.getItem('sushiya.deals'))[dataset.game];
        const target = {record, replay, seen};
        const path = key.split('.');
        const last = path.pop();
        const parent = path.reduce((value, part) => value[part], target);
        parent[last] = change;
        const checks = Object.entries(checkRecord(record, replay, seen));
        return checks.filter(([, {result}]) => result !== 'good').map(([name]) => name);
    });
";

#[tokio::test]
async fn a_fair_deal_is_green_and_a_changed_record_is_red() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(css(".game-sushi-go button.play")).await;
    page.see(css("form.hand")).await;
    // A bot plays on, and the page would wait for the reader after each round.
    let table = page.url().await;
    let leave = "return fetch(location.href, {method: 'POST', body: new URLSearchParams({do: 'leave'})}).then(() => 0)";
    page.script(leave, &[]).await;
    let over =
        "return fetch(location.href).then(answer => answer.text()).then(page => page.includes('class=\"finale'))";
    page.until("the game is over", async || (page.script(over, &[]).await == true).then_some(())).await;
    page.go(&table).await;
    page.click(link("Check the deal")).await;
    page.see(text("The deal was fair.")).await;
    assert_eq!(page.count(&css("[data-check][data-state=good]")).await, 5);
    page.is_accessible().await;
    let zeros = |digits: usize| json!("0".repeat(digits));
    let changes: [(&str, Value, &[&str]); 7] = [
        ("record.game", json!("sushi-go"), &[]),
        ("record.secret", zeros(64), &["secret", "nonces", "cards"]),
        ("record.nonces.0", zeros(32), &["nonces", "seen", "cards"]),
        ("record.nonces.1", zeros(32), &["nonces", "cards"]),
        ("record.abandoned", json!(1), &["abandoned"]),
        ("seen.commitment", zeros(64), &["seen"]),
        ("replay.turns.0.events.1.cards", json!(["pudding", "pudding", "pudding", "pudding"]), &["cards"]),
    ];
    for (key, change, wrong) in changes {
        assert_eq!(page.script(CHECK_CHANGED, &[json!(key), change]).await, json!(wrong), "{key}");
    }
    // The server would have to show another game than the one that this device took part in.
    let forget = "const deals = JSON.parse(localStorage.getItem('sushiya.deals'));
        for (const deal of Object.values(deals)) deal.nonce = '0'.repeat(32);
        localStorage.setItem('sushiya.deals', JSON.stringify(deals));";
    page.script(forget, &[]).await;
    page.reload().await;
    page.see(text("This record is wrong: the deal can’t have been made this way.")).await;
    page.script("localStorage.clear()", &[]).await;
    page.reload().await;
    page.see(text("The record is consistent, but this device didn’t take part in the deal.")).await;
}
