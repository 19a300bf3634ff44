//! Everybody can use every page, each time on another device and in another language: nothing for axe-core to find, nothing
//! wider than the screen, nothing too small to hit, nothing that is not translated.

use browser::{Device, Page, Words};

use crate::tour::tour;

/// What cannot be hit easily: less than 44 pixels high. Links in running text are as high as the text, and what takes the
/// focus only to be skipped by it is not for pointing.
const SMALL: &str = "
    const controls = document.querySelectorAll('a:not(.skip), button, input:not([type=hidden]), select, summary');
    const shown = [...controls].filter(control => control.checkVisibility({visibilityProperty: true, opacityProperty: true}));
    const inText = control => control.matches('a') && getComputedStyle(control).display === 'inline';
    const box = control => (control.closest('label.check') ?? control).getBoundingClientRect();
    return shown.filter(control => !inText(control) && box(control).height < 43.5)
        .map(control => control.outerHTML.slice(0, 100) + ': ' + Math.round(box(control).width) + ' × ' + Math.round(box(control).height));
";

/// What is wider than the window.
const WIDE: &str = "
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
    return wide.slice(0, 5).map(one => one.outerHTML.slice(0, 120));
";

async fn found(page: &Page<'_>, script: &str) -> Vec<String> {
    serde_json::from_value(page.script(script, &[]).await).expect("it is a list")
}

/// Everything is looked at before anything is said, so that one run tells all.
async fn is_for_everybody(device: Device, language: &str) {
    let words = Words::of(language);
    let faults = std::cell::RefCell::new(Vec::new());
    tour(device.reduced_motion().language(language), async |page, name| {
        for (kind, found) in [
            ("axe-core", page.audit().await),
            ("too wide", found(page, WIDE).await),
            ("too small", found(page, SMALL).await),
            ("wrong words", words.wrong_on(page).await),
        ] {
            faults.borrow_mut().extend(found.into_iter().map(|fault| format!("{name}: {kind}: {fault}")));
        }
    })
    .await;
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "not everybody can use these pages:\n{}", faults.join("\n"));
}

#[tokio::test]
async fn on_a_phone_by_day_in_polish() {
    is_for_everybody(Device::phone(), "pl").await;
}

#[tokio::test]
async fn on_a_phone_at_night_in_spanish() {
    is_for_everybody(Device::phone().dark(), "es").await;
}

#[tokio::test]
async fn on_a_desk_by_day_in_french() {
    is_for_everybody(Device::desk(), "fr").await;
}

#[tokio::test]
async fn on_a_desk_at_night_in_japanese() {
    is_for_everybody(Device::desk().dark(), "ja").await;
}

/// A phone of 640 pixels at 200 %, or of 1280 at 400 %.
#[tokio::test]
async fn on_the_narrowest_screen_in_english() {
    is_for_everybody(Device::phone().sized(320, 640), "en").await;
}
