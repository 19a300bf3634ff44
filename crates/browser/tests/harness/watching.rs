//! Problems on a page are detected.

use browser::{Browser, Device, Message};

use crate::site::{site, strict_site};

#[tokio::test]
async fn console_errors_fail_a_test_unless_it_allows_them() {
    let url = site("<script>console.error('first'); console.log('second'); throw new Error('third')</script>").await;
    let ended = tokio::spawn(async move {
        let browser = Browser::on(Device::desk()).await;
        browser.open(&url).await;
        let errors: Vec<Message> = browser.console().await.into_iter().filter(Message::is_error).collect();
        assert!(
            errors.len() == 2 && errors[0].text.contains("first") && errors[1].text.contains("third"),
            "{errors:?}"
        );
        browser.allow_error("first");
    });
    let why = ended.await.unwrap_err().into_panic().downcast::<String>().unwrap();
    assert!(why.contains("third") && !why.contains("first"), "{why}");
}

#[tokio::test]
async fn policy_violations_are_detected() {
    let policy = "default-src 'none'; script-src 'unsafe-inline'";
    let body = "<p style='color: red'>red</p><img src='/x.png' alt='x'><script>fetch('/y').catch(() => {})</script>";
    let url = strict_site(policy, body).await;
    let browser = Browser::on(Device::desk()).await;
    browser.allow_error("Content Security Policy");
    browser.allow_error("Fetch API cannot load");
    let page = browser.open(&url).await;
    for directive in ["style-src", "img-src", "connect-src"] {
        page.until(&format!("{directive} is violated"), async || {
            let console = browser.console().await;
            console.into_iter().find(|message| message.is_violation() && message.text.contains(directive))
        })
        .await;
    }
}

#[tokio::test]
async fn a_field_without_a_label_is_reported() {
    let policy = "script-src 'none'";
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&strict_site(policy, "<input id='name'>").await).await;
    assert_eq!(page.audit().await, ["label (critical): Form elements must have labels: #name"]);
    page.go(&strict_site(policy, "<label>Name <input></label>").await).await;
    page.is_accessible().await;
}
