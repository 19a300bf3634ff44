//! The settings of a device reach the page.

use browser::{Browser, Device, css, text};
use serde_json::json;

use crate::site::site;

/// The settings that a page can detect.
const DETECTED: &str = "
    const is = query => matchMedia(query).matches;
    return [innerWidth, is('(prefers-color-scheme: dark)'), is('(prefers-reduced-motion: reduce)'),
        is('(pointer: coarse)'), navigator.languages, Intl.DateTimeFormat().resolvedOptions().locale];
";

#[tokio::test]
async fn size_colours_motion_and_language_apply_to_every_tab() {
    let url = site("").await;
    let browser = Browser::on(Device::phone().dark().reduced_motion().language("pl,en")).await;
    for _ in 0..2 {
        let page = browser.open(&url).await;
        let found = page.script(DETECTED, &[]).await;
        assert_eq!(found, json!([360, true, true, true, ["pl", "en"], "pl"]));
        page.go(&format!("{url}languages")).await;
        assert!(page.read(css("body")).await.starts_with("pl,en;"));
    }
}

#[tokio::test]
async fn a_desktop_is_wide_and_light_and_animated() {
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&site("").await).await;
    assert_eq!(page.script(DETECTED, &[]).await, json!([1440, false, false, false, ["en"], "en"]));
}

#[tokio::test]
async fn a_page_without_scripts_can_be_used_and_audited() {
    let url = site("<p>plain</p><script>document.querySelector('p').textContent = 'scripted'</script>").await;
    let browser = Browser::on(Device::tablet().without_script()).await;
    let page = browser.open(&url).await;
    page.see(text("plain")).await;
    assert_eq!(page.count(&text("scripted")).await, 0);
    page.is_accessible().await;
}
