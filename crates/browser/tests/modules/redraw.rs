//! The strokes of a kanji are drawn again in their order.

use serde_json::json;

use crate::site::{Site, desk, path, run};

/// Two kanji of a list, and one on the bench, each with its button.
const KANJI: &str = r#"<div data-game="kanji-zushi">
    <ul>
        <li id="first"><svg class="kanji drawn" viewBox="0 0 109 109"><path pathLength="1" d="M0,0L9,9"/><path pathLength="1" d="M9,0L0,9"/></svg><button data-redraw>1</button></li>
        <li id="second"><svg class="kanji drawn" viewBox="0 0 109 109"><path pathLength="1" d="M0,0L9,9"/></svg><button data-redraw>2</button></li>
        <li id="without"><button data-redraw>3</button></li>
    </ul>
    <div class="attempt" id="bench"><div><svg class="kanji drawn" viewBox="0 0 109 109"><path pathLength="1" d="M0,0L9,9"/></svg></div><div><button data-redraw>4</button></div></div>
</div>"#;

#[tokio::test]
async fn only_the_kanji_next_to_the_button_is_drawn_again_stroke_by_stroke() {
    // With reduced motion nothing is drawn.
    let (browser, site) = (browser::Browser::on(browser::Device::desk()).await, Site::open(KANJI, &[]).await);
    let page = browser.open(&site.url("/")).await;
    let found = run(
        &page,
        &["redraw"],
        "const drawn = () => document.getAnimations().filter(({ animationName }) => animationName === 'stroke-is-drawn');
        const again = (id) => {
            for (const animation of drawn()) animation.finish();
            redraw.redraw(document.querySelector(`#${id} [data-redraw]`));
            return drawn().filter(({ playState }) => playState !== 'finished')
                .map(({ effect }) => [effect.target.closest('[id]').id, effect.getTiming().delay]);
        };
        return [again('first'), again('second'), again('bench'), again('without')];",
    )
    .await;
    assert_eq!(found, json!([[["first", 395], ["first", 470]], [["second", 395]], [["bench", 395]], []]));
}

#[tokio::test]
async fn with_reduced_motion_the_kanji_stays_as_it_is() {
    let (browser, site) = (desk().await, Site::open(KANJI, &[]).await);
    let page = browser.open(&site.url("/")).await;
    let script = format!(
        "const {{ redraw }} = await import('{}');
        redraw(document.querySelector('#first [data-redraw]'));
        const strokes = [...document.querySelectorAll('#first path')];
        await Promise.all(strokes.flatMap((stroke) => stroke.getAnimations()).map(({{ finished }}) => finished));
        return strokes.map((stroke) => getComputedStyle(stroke).strokeOpacity);",
        path("redraw.js")
    );
    assert_eq!(run(&page, &[], &script).await, json!(["1", "1"]));
}
