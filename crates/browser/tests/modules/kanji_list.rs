//! The list of kanji that a browser keeps, and the files it can be saved as.

use browser::Page;
use expect_test::expect_file;
use serde_json::json;

use crate::site::{Site, desk, path, run};

/// A result with a kanji that was made, one that was missed, and one with signs that files have to quote.
const RESULT: &str = r##"<section data-kanji-list>
    <ul>
        <li data-kanji="時" data-kind="made" data-on="ジ" data-kun="とき" data-meaning="time" data-strokes="10"></li>
        <li data-kanji="話" data-kind="missed" data-on="ワ" data-kun="はな(す)、はなし" data-meaning="talk" data-strokes="13"></li>
        <li data-kanji="𠮟" data-kind="missed" data-on="シツ" data-kun="" data-meaning="so-called &quot;scold&quot;, chide" data-strokes="5"></li>
    </ul>
    <p data-kept="# kanji kept"></p>
</section>"##;

/// Opens the result with a list in `window.list` that is kept in `window.store`.
async fn open<'b>(browser: &'b browser::Browser, site: &Site) -> Page<'b> {
    let page = browser.open(&site.url("/")).await;
    let set_up = format!(
        "const {{ KanjiList }} = await import('{}');
        window.store = new Map();
        const storage = {{ getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value) }};
        window.list = new KanjiList({{ storage }});
        window.result = document.getElementById('main');",
        path("kanji-list.js")
    );
    run(&page, &[], &set_up).await;
    page
}

#[tokio::test]
async fn kanji_are_kept_and_a_made_one_stays_made() {
    let (browser, site) = (desk().await, Site::open(RESULT, &[]).await);
    let page = open(&browser, &site).await;
    let kept = "list.keep(result); return [Object.fromEntries(Object.entries(list.all).map(([kanji, { kind }]) => [kanji, kind])), document.querySelector('[data-kept]').textContent]";
    let kinds = json!({"時": "made", "話": "missed", "𠮟": "missed"});
    assert_eq!(page.script(kept, &[]).await, json!([kinds, "3 kanji kept"]));
    // In the next game the first is missed and the second is made.
    page.script("document.querySelector('[data-kanji=時]').dataset.kind = 'missed'; document.querySelector('[data-kanji=話]').dataset.kind = 'made'", &[]).await;
    let kinds = json!({"時": "made", "話": "made", "𠮟": "missed"});
    assert_eq!(page.script(kept, &[]).await, json!([kinds, "3 kanji kept"]));
}

#[tokio::test]
async fn a_page_without_a_result_and_a_broken_storage_are_harmless() {
    let (browser, site) = (desk().await, Site::open(RESULT, &[]).await);
    let page = open(&browser, &site).await;
    let found = page
        .script(
            "list.keep(document.createElement('div'));
            const untouched = store.size;
            store.set('kanji-list', '{');
            const broken = list.all;
            list.storage.setItem = () => { throw new Error('full'); };
            list.keep(result);
            return [untouched, broken, document.querySelector('[data-kept]').textContent]",
            &[],
        )
        .await;
    assert_eq!(found, json!([0, {}, "3 kanji kept"]));
}

/// Anki opens the same file in `python/tests/test_anki.py`.
#[tokio::test]
async fn the_files_quote_what_they_have_to() {
    let (browser, site) = (desk().await, Site::open(RESULT, &[]).await);
    let page = open(&browser, &site).await;
    let files = page.script("list.keep(result); return [list.csv(), list.anki()]", &[]).await;
    let text = |index: usize| files[index].as_str().expect("a file is text").replace("\r\n", "\n");
    expect_file!["golden/kanji-zushi.csv"].assert_eq(&text(0));
    expect_file!["golden/kanji-zushi.txt"].assert_eq(&text(1));
}

#[tokio::test]
async fn a_saved_file_has_its_name_and_type() {
    let (browser, site) = (desk().await, Site::open(RESULT, &[]).await);
    let page = open(&browser, &site).await;
    let saved = "return (async () => {
        list.keep(result);
        const blobs = [], links = [];
        URL.createObjectURL = (blob) => { blobs.push(blob); return 'blob:' + blobs.length; };
        HTMLAnchorElement.prototype.click = function () { links.push(this.download); };
        list.download('csv');
        list.download('anki');
        const begins = await Promise.all(blobs.map(async (blob) => [...new Uint8Array(await blob.arrayBuffer())].slice(0, 3)));
        return [links, blobs.map(({ type }) => type), begins];
    })()";
    let types = ["text/csv;charset=utf-8", "text/plain;charset=utf-8"];
    // Spreadsheets recognise the encoding by its mark; Anki reads a comment first.
    let begins = json!([[0xef, 0xbb, 0xbf], "#se".as_bytes()]);
    assert_eq!(page.script(saved, &[]).await, json!([["kanji-zushi.csv", "kanji-zushi.txt"], types, begins]));
}
