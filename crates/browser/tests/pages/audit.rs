//! Every page is usable on different devices and in different languages: no axe-core violations, nothing wider than the
//! screen, no tap targets that are too small, nothing untranslated.

use browser::{Device, Page, TranslationCheck};

use crate::tour::tour;

/// Tap targets less than 44 pixels high. Inline links are as high as the text, the skip link is only for the keyboard, and
/// a hidden checkbox is tapped by its label.
const SMALL: &str = "
    const controls = document.querySelectorAll('a:not(.skip), button, input:not([type=hidden]), select, summary');
    const shown = [...controls].filter(control => control.checkVisibility({visibilityProperty: true, opacityProperty: true}));
    const inText = control => control.matches('a') && getComputedStyle(control).display === 'inline';
    const target = control => control.closest('label.check') ?? (control.matches('.unseen') ? control.labels[0] : null) ?? control;
    const box = control => target(control).getBoundingClientRect();
    return shown.filter(control => !inText(control) && box(control).height < 43.5)
        .map(control => control.outerHTML.slice(0, 100) + ': ' + Math.round(box(control).width) + ' × ' + Math.round(box(control).height));
";

/// Elements wider than the window.
const WIDE: &str = "
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
    return wide.slice(0, 5).map(one => one.outerHTML.slice(0, 120));
";

async fn found(page: &Page<'_>, script: &str) -> Vec<String> {
    serde_json::from_value(page.script(script, &[]).await).expect("it is a list")
}

/// Collects the problems of all pages before it fails, so that one run reports everything.
async fn audit_all_pages(device: Device, language: &str) {
    let translation = TranslationCheck::new(language);
    let faults = std::cell::RefCell::new(Vec::new());
    tour(device.reduced_motion().language(language), async |page, name| {
        for (kind, found) in [
            ("axe-core", page.audit().await),
            ("too wide", found(page, WIDE).await),
            ("too small", found(page, SMALL).await),
            ("wrong language", translation.problems(page).await),
        ] {
            faults.borrow_mut().extend(found.into_iter().map(|fault| format!("{name}: {kind}: {fault}")));
        }
    })
    .await;
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "these pages have problems:\n{}", faults.join("\n"));
}

#[tokio::test]
async fn light_phone_in_polish() {
    audit_all_pages(Device::phone(), "pl").await;
}

#[tokio::test]
async fn dark_phone_in_spanish() {
    audit_all_pages(Device::phone().dark(), "es").await;
}

#[tokio::test]
async fn light_desktop_in_french() {
    audit_all_pages(Device::desk(), "fr").await;
}

#[tokio::test]
async fn dark_desktop_in_japanese() {
    audit_all_pages(Device::desk().dark(), "ja").await;
}

/// 640 pixels at 200 % zoom, or 1280 at 400 %.
#[tokio::test]
async fn narrowest_screen_in_english() {
    audit_all_pages(Device::phone().sized(320, 640), "en").await;
}
