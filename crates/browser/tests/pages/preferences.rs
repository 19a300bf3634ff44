//! Preferences for language, theme and sound are kept; and the site can be installed.

use browser::{Browser, Device, Page, TestServer, button, css, text};
use serde_json::Value;

use crate::playing::own_name;

/// An attribute of the root element.
async fn root(page: &Page<'_>, name: &str) -> String {
    let value = page.script("return document.documentElement.getAttribute(arguments[0])", &[name.into()]).await;
    value.as_str().unwrap_or_default().to_owned()
}

/// Chooses a setting.
async fn prefer(page: &Page<'_>, choice: &str) {
    page.click(css("#settings > summary")).await;
    page.click(button(choice).within(css("#settings"))).await;
    page.see(css("#settings:not([open])")).await;
}

#[tokio::test]
async fn sounds_are_off_by_default() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&server.url("/rules/sushi-go")).await;
    assert_eq!(root(&page, "data-sound").await, "off");
    prefer(&page, "On").await;
    assert!(page.url().await.ends_with("/rules/sushi-go"), "changing a setting stays on the page");
    assert_eq!(root(&page, "data-sound").await, "on");
    page.go(&server.url("/")).await;
    assert_eq!(root(&page, "data-sound").await, "on");
    // Playing a sound raises no error.
    page.click(button("Apprentice").within(css(".game-sushi-go"))).await;
    page.click(css("form.hand button").nth(0)).await;
    page.see(text(&format!("{} lays ", own_name(&page).await)).within(css("#log"))).await;
    prefer(&page, "Off").await;
    assert_eq!(root(&page, "data-sound").await, "off");
}

#[tokio::test]
async fn the_theme_is_kept() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone()).await;
    let page = browser.open(&server.url("/")).await;
    let background = async || page.script("return getComputedStyle(document.body).backgroundColor", &[]).await;
    let day = background().await;
    prefer(&page, "Dark").await;
    let night = background().await;
    assert_ne!(day, night);
    page.go(&server.url("/learn/sushi-go")).await;
    assert_eq!((root(&page, "data-theme").await.as_str(), background().await), ("night", night));
    prefer(&page, "Light").await;
    assert_eq!((root(&page, "data-theme").await.as_str(), background().await), ("day", day));
    prefer(&page, "Auto").await;
    assert_eq!(root(&page, "data-theme").await, "system");
}

#[tokio::test]
async fn a_language_is_kept_and_the_page_stays() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().language("fr")).await;
    let page = browser.open(&server.url("/")).await;
    assert_eq!(root(&page, "lang").await, "fr");
    page.go(&server.url("/learn/sushi-go?steps=0.0")).await;
    prefer(&page, "Polski").await;
    assert_eq!(root(&page, "lang").await, "pl");
    assert!(page.url().await.ends_with("/learn/sushi-go?steps=0.0"), "{}", page.url().await);
    page.go(&server.url("/")).await;
    assert_eq!(root(&page, "lang").await, "pl");
    prefer(&page, "日本語").await;
    assert_eq!(root(&page, "lang").await, "ja");
}

#[tokio::test]
async fn the_site_can_be_installed() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone()).await;
    let page = browser.open(&server.url("/")).await;
    let manifest = page
        .script(
            "return fetch(document.querySelector('link[rel=manifest]').href)
                .then(answer => answer.json().then(manifest => [answer.headers.get('content-type'), manifest]))",
            &[],
        )
        .await;
    assert_eq!(manifest[0], "application/manifest+json");
    let manifest = &manifest[1];
    for name in ["name", "short_name", "description", "background_color", "theme_color"] {
        assert!(manifest[name].as_str().is_some_and(|value| !value.is_empty()), "{name} is missing: {manifest}");
    }
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&Value::from("/"), &Value::from("standalone")));
    let icons = manifest["icons"].as_array().expect("there are icons");
    assert!(
        icons.iter().any(|icon| icon["purpose"] == "maskable") && icons.iter().any(|icon| icon["purpose"] == "any")
    );
    for icon in icons {
        let drawn = "
            const image = new Image();
            image.src = arguments[0];
            return image.decode().then(() => image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight);
        ";
        assert_eq!(page.script(drawn, &[icon["src"].clone()]).await, true, "{icon} cannot be drawn");
    }
}
