//! Text on a narrow phone, in every language: no word is broken, nothing is cut.

use browser::{Browser, Device, Page, TestServer, css};
use serde_json::json;

/// Words that go on in the next line, and texts that are cut. Not looked at: texts for screen readers only, names that people
/// choose and small names below halves of kanji, which are shortened on purpose, and breaks in Japanese, which has no spaces.
const FAULTS: &str = "
    const faults = [], isJapanese = document.documentElement.lang === 'ja';
    const isUnseen = element => {
        for (let each = element; each && each !== document.body; each = each.parentElement) {
            const {width, height} = each.getBoundingClientRect(), {display} = getComputedStyle(each);
            if (display !== 'contents' && (width < 3 || height < 3)) return true;
        }
        return !element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest('.unseen, .skip, bdi, code, script, option, .gloss') || isUnseen(parent)) continue;
        const range = document.createRange();
        for (const {0: word, index} of node.data.matchAll(/[^\\s\\-–—/…·]+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1 && !isJapanese) faults.push(`broken: ${word}`);
            const {left, right} = range.getBoundingClientRect();
            if (right > innerWidth + 1 || left < -1) faults.push(`outside: ${word}`);
        }
        range.selectNodeContents(node);
        const isClipped = getComputedStyle(parent).overflowX !== 'visible';
        if (isClipped && range.getBoundingClientRect().right > parent.getBoundingClientRect().right + 2) faults.push(`cut: ${node.data.trim()}`);
    }
    return [...new Set(faults)].slice(0, 12);
";

async fn faults(page: &Page<'_>, what: &str, language: &str) -> Vec<String> {
    let found: Vec<String> = serde_json::from_value(page.script(FAULTS, &[]).await).expect("it is a list");
    found.into_iter().map(|fault| format!("{what} in {language}: {fault}")).collect()
}

#[tokio::test]
async fn no_word_is_broken_or_cut_at_360_pixels_in_any_language() {
    let server = TestServer::start().await;
    let mut found = Vec::new();
    for language in ["en", "es", "fr", "pl", "ja"] {
        let browser = Browser::on(Device::phone().sized(360, 740).reduced_motion().language(language)).await;
        let page = browser.open(&server.url("/")).await;
        for path in [
            "/",
            "/learn/sushi-go",
            "/learn/sushi-express",
            "/learn/kanji-zushi",
            "/rules/sushi-go",
            "/puzzle?seed=7&hints=2",
            "/score",
            "/score/sushi-express?name=&name=&name=",
            "/fair",
        ] {
            page.go(&server.url(path)).await;
            found.extend(faults(&page, path, language).await);
        }
        let open =
            "return fetch('/tables', {method: 'POST', body: new URLSearchParams(arguments[0])}).then(({url}) => url)";
        for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
            page.go(&server.url("/")).await;
            let address = page.script(open, &[json!({"game": game, "name": "Ana"})]).await;
            page.go(address.as_str().expect("a table has an address")).await;
            page.see(css("#seat-0")).await;
            found.extend(faults(&page, &format!("the lobby of {game}"), language).await);
            page.click(css("button[value=start]")).await;
            page.see(css(".board")).await;
            found.extend(faults(&page, &format!("a game of {game}"), language).await);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
