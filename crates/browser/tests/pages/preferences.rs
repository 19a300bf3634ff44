//! Preferences for language, theme and tables are kept; and the site can be installed.

use browser::{Browser, Device, Page, TestServer, button, css, text};
use serde_json::Value;

use crate::playing::{cards, click_and_load, play};

/// An attribute of the root element.
async fn root(page: &Page<'_>, name: &str) -> String {
    let value = page.script("return document.documentElement.getAttribute(arguments[0])", &[name.into()]).await;
    value.as_str().unwrap_or_default().to_owned()
}

/// Opens or closes the settings.
async fn toggle_settings(page: &Page<'_>) {
    page.click(css("#settings > summary")).await;
}

/// Chooses a setting that takes effect without loading the page.
async fn prefer(page: &Page<'_>, choice: &str) {
    toggle_settings(page).await;
    page.click(button(choice).within(css("#settings"))).await;
    let pressed = button(choice).within(css("#settings"));
    page.until("the setting is stored", async || {
        (page.attribute(pressed.clone(), "aria-pressed").await.as_deref() == Some("true")).then_some(())
    })
    .await;
    toggle_settings(page).await;
}

#[tokio::test]
async fn preferences_for_tables_take_effect_at_once_and_are_kept() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk()).await;
    let page = browser.open(&server.url("/rules/sushi-go")).await;
    let root_data = async || {
        let mut values = Vec::new();
        for name in ["data-speed", "data-tap", "data-sound"] {
            values.push(root(&page, name).await);
        }
        values
    };
    assert_eq!(root_data().await, ["normal", "twice", "on"]);
    for choice in ["Fast", "Tap once to play", "Off"] {
        prefer(&page, choice).await;
    }
    assert_eq!(root_data().await, ["fast", "once", "off"]);
    assert!(page.url().await.ends_with("/rules/sushi-go"), "changing a setting stays on the page");
    page.go(&server.url("/")).await;
    assert_eq!(root_data().await, ["fast", "once", "off"]);
    prefer(&page, "On").await;
    // Playing a sound raises no error.
    page.click(play()).await;
    page.click(cards().nth(0)).await;
    page.see(css("form.hand")).await;
    assert_eq!(root_data().await, ["fast", "once", "on"]);
    // The bar of a table has a button that switches sounds; it agrees with the settings.
    // The settings are closed, so their button is not visible.
    let pressed = async |selector: &str| {
        page.script("return document.querySelector(arguments[0]).ariaPressed", &[selector.into()]).await
    };
    for (sound, is_on) in [("off", "false"), ("on", "true"), ("off", "false")] {
        page.press('m').await;
        page.until("the switch", async || (root(&page, "data-sound").await == sound).then_some(())).await;
        assert_eq!(pressed(".mute button").await, is_on);
        assert_eq!(pressed("#settings button[name=sound][value=on]").await, is_on);
    }
    page.until("the server knows", async || {
        page.reload().await;
        (root(&page, "data-sound").await == "off").then_some(())
    })
    .await;
}

#[tokio::test]
async fn settings_work_without_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/rules/sushi-go")).await;
    toggle_settings(&page).await;
    click_and_load(&page, button("Relaxed").within(css("#settings"))).await;
    assert_eq!(root(&page, "data-speed").await, "relaxed");
    assert!(page.url().await.ends_with("/rules/sushi-go"), "{}", page.url().await);
    toggle_settings(&page).await;
    click_and_load(&page, button("fox").within(css("#settings"))).await;
    page.see(text("Saved. Your tables show it too.")).await;
    toggle_settings(&page).await;
    page.see(css("#settings button[name=face][value='1'][aria-pressed=true]")).await;
    page.reload().await;
    page.see_gone(text("Saved. Your tables show it too.")).await;
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

/// Chooses a language. The page is loaded again.
async fn prefer_language(page: &Page<'_>, language: &str) {
    toggle_settings(page).await;
    page.click(button(language).within(css("#settings"))).await;
    page.see(css("#settings:not([open])")).await;
}

#[tokio::test]
async fn a_language_is_kept_and_the_page_stays() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().language("fr")).await;
    let page = browser.open(&server.url("/")).await;
    assert_eq!(root(&page, "lang").await, "fr");
    page.go(&server.url("/learn/sushi-go?steps=0.0")).await;
    prefer_language(&page, "Polski").await;
    assert_eq!(root(&page, "lang").await, "pl");
    assert!(page.url().await.ends_with("/learn/sushi-go?steps=0.0"), "{}", page.url().await);
    page.go(&server.url("/")).await;
    assert_eq!(root(&page, "lang").await, "pl");
    prefer_language(&page, "日本語").await;
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
