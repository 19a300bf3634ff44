//! Failing networks, stopped servers and failing tests.

use browser::{Browser, Device, Page, TestServer};
use serde_json::json;
use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;

use crate::site::site;

/// Becomes a guest, opens a table and watches it; records what the socket receives.
const SIT_DOWN: &str = "
    const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
        headers: {'content-type': 'application/json'}}).then(answer => answer.json());
    window.heard = [];
    return send('/api/guests', {name: arguments[0]})
        .then(() => send('/api/tables', {game: 'sushi-go', options: {players: '2'}}))
        .then(({table}) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`, 'sushiya.v1.json');
            socket.onmessage = ({data}) => heard.push(JSON.parse(data).type);
            socket.onclose = () => heard.push('closed');
            return table;
        });
";

/// A page to run scripts from.
const PAGE: &str = "/";

async fn hears(page: &Page<'_>, what: &str) {
    let has = async || {
        let heard = page.script("return heard.join(' ')", &[]).await;
        heard.as_str().unwrap_or_default().contains(what).then_some(())
    };
    page.until(&format!("the page hears {what}"), has).await;
}

#[tokio::test]
async fn a_page_notices_that_the_network_is_gone() {
    let browser = Browser::on(Device::desk()).await;
    browser.allow_error("ERR_INTERNET_DISCONNECTED");
    let url = site("").await;
    let page = browser.open(&url).await;
    let reach = "return fetch('/languages').then(() => true, () => false).then(got => [navigator.onLine, got])";
    assert_eq!(page.script(reach, &[]).await, json!([true, true]));
    browser.go_offline().await;
    assert_eq!(page.script(reach, &[]).await, json!([false, false]));
    browser.go_online().await;
    assert_eq!(page.script(reach, &[]).await, json!([true, true]));
}

#[tokio::test]
async fn a_proxy_cuts_off_one_browser_and_recovers() {
    let server = TestServer::start().await;
    let mut proxy = server.proxy().await;
    let [ana, ben] = Browser::on_all([Device::desk(), Device::desk()]).await;
    ana.allow_error("ERR_CONNECTION_REFUSED");
    let (hers, his) = (ana.open(&proxy.url(PAGE)).await, ben.open(&server.url(PAGE)).await);
    for page in [&hers, &his] {
        page.script(SIT_DOWN, &["guest".into()]).await;
        hears(page, "view").await;
    }
    proxy.cut().await;
    hears(&hers, "closed").await;
    assert_eq!(his.script("return heard", &[]).await, json!(["view"]));
    let reach = "return fetch(arguments[0]).then(answer => answer.status, () => 0)";
    assert_eq!(hers.script(reach, &[PAGE.into()]).await, 0);
    proxy.restore().await;
    assert_eq!(hers.script(reach, &[PAGE.into()]).await, 200);
}

#[tokio::test]
async fn a_restarted_server_keeps_its_address_and_data() {
    let mut server = TestServer::start().await;
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&server.url(PAGE)).await;
    let table = page.script(SIT_DOWN, &["Ana".into()]).await;
    hears(&page, "view").await;
    server.stop().await;
    hears(&page, "closed").await;
    server.restart().await;
    let again = "return fetch('/api/tables/' + arguments[0]).then(answer => answer.status)";
    assert_eq!(page.script(again, &[table]).await, 200);
}

#[tokio::test]
async fn browsers_have_separate_sessions_and_tabs_share_one() {
    let server = TestServer::start().await;
    let browsers = Browser::on_all([const { Device::desk }; 4].map(|device| device())).await;
    let name = "return fetch('/api/me').then(answer => answer.json()).then(me => me.name)";
    for (number, browser) in browsers.iter().enumerate() {
        browser.open(&server.url(PAGE)).await.script(SIT_DOWN, &[format!("guest {number}").into()]).await;
    }
    for (number, browser) in browsers.iter().enumerate() {
        let second = browser.open(&server.url(PAGE)).await;
        assert_eq!(second.script(name, &[]).await, format!("guest {number}"));
    }
}

#[tokio::test]
async fn a_failing_test_quits_its_browser() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let url = site("").await;
    let failed = tokio::spawn(async move {
        let browser = Browser::on(Device::desk()).await;
        let page = browser.open(&url).await;
        page.script(&format!("fetch('http://{address}/').catch(() => {{}})"), &[]).await;
        panic!("a test fails");
    });
    let (mut connection, _) = listener.accept().await.unwrap();
    assert!(failed.await.unwrap_err().is_panic());
    // The connection reaches its end because the browser has quit.
    connection.read_to_end(&mut Vec::new()).await.unwrap();
}
