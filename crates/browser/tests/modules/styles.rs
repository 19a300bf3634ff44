//! The style sheets: layers and scopes keep the rules of one game and component away from the others.

use browser::{Browser, Device, Page};
use serde_json::json;

use crate::site::{Site, desk};

async fn open<'b>(browser: &'b Browser, main: &str) -> Page<'b> {
    browser.open(&Site::open(main, &[]).await.url("/")).await
}

/// Properties of the first element that a selector matches.
async fn style(page: &Page<'_>, selector: &str, properties: &[&str]) -> serde_json::Value {
    let read = "const style = getComputedStyle(document.querySelector(arguments[0]));
        return arguments[1].map((name) => style.getPropertyValue(name))";
    page.script(read, &[selector.into(), json!(properties)]).await
}

/// Regression test: the rules for picked kanji on the score pad also matched picked cards.
#[tokio::test]
async fn a_picked_card_looks_like_a_card() {
    let card = |class: &str| {
        format!(
            r#"<span class="card tempura {class}"><span class="worth">5</span><i></i><span class="name">Tempura</span></span>"#
        )
    };
    let main = format!(
        r#"<div class="stage" data-game="sushi-go"><div class="hand">{}{}</div></div>
        <div class="pad-page"><div class="picked"><button><span lang="ja">時</span></button></div></div>"#,
        card("plain"),
        card("picked"),
    );
    let browser = desk().await;
    let page = open(&browser, &main).await;
    let looks = ["display", "grid-template-rows", "gap", "font-family", "flex-wrap"];
    assert_eq!(style(&page, ".card.picked", &looks).await, style(&page, ".card.plain", &looks).await);
    let name = ["font-family", "display", "font-size"];
    assert_eq!(style(&page, ".card.picked .name", &name).await, style(&page, ".card.plain .name", &name).await);
    assert_eq!(style(&page, ".card.picked", &["display"]).await, json!(["grid"]));
    let border = ["border-top-color"];
    assert_ne!(style(&page, ".card.picked", &border).await, style(&page, ".card.plain", &border).await);
    // The score pad's own styles still apply.
    assert_eq!(style(&page, ".pad-page .picked", &["display", "flex-wrap"]).await, json!(["flex", "wrap"]));
    let kanji = style(&page, ".pad-page .picked span", &["font-family"]).await;
    assert!(kanji[0].as_str().unwrap().contains("Mincho"), "{kanji}");
}

/// Regression test: from 900 pixels on, Kanji-zushi's rule for its middle squeezed the narration of Sushi Express into
/// a column.
#[tokio::test]
async fn the_narration_of_sushi_express_has_one_column() {
    let main = r#"<div class="stage" data-game="sushi-express"><div class="board"><div class="play"><div class="say">
        <p class="said">Mika bets on 12.</p></div></div></div></div>"#;
    for device in [Device::desk(), Device::phone()] {
        let browser = Browser::on(device).await;
        let page = open(&browser, main).await;
        let columns = style(&page, ".say", &["grid-template-columns"]).await;
        assert_eq!(columns[0].as_str().unwrap().split(' ').count(), 1, "{columns}");
        assert_eq!(style(&page, ".say", &["position", "text-align"]).await, json!(["relative", "center"]));
    }
}

#[tokio::test]
async fn the_viewers_own_dishes_are_larger_and_their_seat_shows_neither_pile_nor_status() {
    let seat = |class: &str| {
        format!(
            r#"<article class="place {class}"><div class="pile"><span class="stack">7</span></div><div class="status">chooses</div>
            <span class="dish"></span></article>"#
        )
    };
    let main = format!(
        r#"<div id="table"><div class="room"><div class="stage" data-game="sushi-go"><div class="board">{}{}</div></div></div></div>"#,
        seat("own"),
        seat("other")
    );
    let browser = desk().await;
    let page = open(&browser, &main).await;
    let width = async |class: &str| {
        let width = style(&page, &format!(".place.{class} .dish"), &["width"]).await;
        width[0].as_str().unwrap().trim_end_matches("px").parse::<f64>().unwrap()
    };
    assert!(width("own").await > width("other").await && width("other").await >= 44.0);
    for (class, opacity, display) in [("own", "0", "none"), ("other", "1", "contents")] {
        assert_eq!(style(&page, &format!(".place.{class} .stack"), &["opacity"]).await, json!([opacity]), "{class}");
        assert_eq!(style(&page, &format!(".place.{class} .status"), &["display"]).await, json!([display]), "{class}");
    }
}

/// Panels of a replay cannot be collapsed, so they have no summary that provides the padding.
#[tokio::test]
async fn panels_without_a_summary_have_padding_on_all_sides() {
    let main = r#"<section class="panel chances"></section><section class="panel about"></section>"#;
    let browser = desk().await;
    let page = open(&browser, main).await;
    for panel in [".chances", ".about"] {
        assert_eq!(style(&page, panel, &["padding"]).await, json!(["14px"]), "{panel}");
    }
}

/// All cards of the largest hand are visible at once, on a phone and on a desktop, and nothing scrolls.
#[tokio::test]
async fn all_cards_of_a_hand_are_visible() {
    let cards = r#"<button class="card tempura"><span class="name">Tempura</span></button>"#.repeat(10);
    let main = format!(
        r#"<div id="table"><div class="room"><div class="stage" data-game="sushi-go"><div class="board"></div>
        <section class="hand-of-mine"><div data-part="hand"><form class="hand"><div class="fan of-10">{cards}</div></form></div></section>
        </div></div></div>"#
    );
    for device in [Device::phone(), Device::desk()] {
        let browser = Browser::on(device).await;
        let page = open(&browser, &main).await;
        // The left side of each card can be hit, so it is not covered. Cards in a fan are turned a little.
        let visible = "const {scrollWidth, scrollHeight, clientWidth, clientHeight} = document.documentElement;
            const hits = [...document.querySelectorAll('.card')].filter((card) => {
                const {x, y, height} = card.getBoundingClientRect();
                return x > -12 && document.elementFromPoint(x + 30, y + height / 2)?.closest('.card') === card;
            });
            return [scrollWidth <= clientWidth, scrollHeight <= clientHeight, hits.length]";
        assert_eq!(page.script(visible, &[]).await, json!([true, true, 10]));
    }
}

/// The plates of all players are within the window and apart from each other, even with the longest names.
#[tokio::test]
async fn the_longest_names_fit_around_the_table() {
    let place = |at: usize| {
        let (own, name) = (if at == 0 { "own" } else { "" }, "W".repeat(24));
        format!(
            r#"<article class="place {own} at-{at}"><header class="plate"><span class="portrait"><span class="face"></span></span>
            <h2><bdi>{name}</bdi></h2><p class="points"><b>123</b></p></header></article>"#
        )
    };
    let main = r#"<div id="table"><div class="room"><div class="stage" data-game="sushi-go"><div class="board"></div></div></div></div>"#;
    let faults = "const board = document.querySelector('.board');
        board.className = arguments[0];
        board.innerHTML = arguments[1];
        const plates = [...board.querySelectorAll('.plate')].map((plate) => plate.getBoundingClientRect());
        const outside = plates.filter(({left, right, top}) => left < 0 || right > innerWidth || top < 0);
        const meet = (a, b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return [plates.length, outside, plates.filter((a) => plates.some((b) => meet(a, b)))]";
    for (width, height) in [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080), (740, 360)] {
        let browser = Browser::on(Device::desk().reduced_motion().sized(width, height)).await;
        let page = open(&browser, main).await;
        for others in 1..=4 {
            let seats = |from: usize| (from..=others).map(place).collect::<String>();
            for (class, seats) in [("board", seats(0)), ("board watched", seats(1))] {
                let class = format!("{class} for-{others}");
                let found = page.script(faults, &[class.clone().into(), seats.clone().into()]).await;
                let plates = seats.matches("plate").count();
                assert_eq!(found, json!([plates, [], []]), "{class} at {width} × {height}");
            }
        }
    }
}

#[tokio::test]
async fn every_rule_is_in_a_layer_and_every_rule_of_a_game_in_its_scope() {
    let browser = desk().await;
    let page = open(&browser, "").await;
    let read = "
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        const layers = [...rules.find((rule) => rule instanceof CSSLayerStatementRule).nameList];
        const stray = rules.filter((rule) => rule instanceof CSSStyleRule).length;
        const games = rules.filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'games');
        const scopes = games.flatMap((layer) => [...layer.cssRules]).filter((rule) => !(rule instanceof CSSKeyframesRule));
        // A game may have several scopes, each inside of the game.
        const starts = scopes.map((rule) => rule instanceof CSSScopeRule ? rule.start.split(' ')[0] : rule.cssText);
        return [layers, stray, starts.filter((start, index) => start !== starts[index - 1])];
    ";
    let scopes =
        ["[data-game=\"sushi-go\"]", "[data-game=\"sushi-express\"]", "[data-game=\"kanji-zushi\"]", ".puzzle"];
    let layers = ["reset", "tokens", "base", "components", "table", "games", "views"];
    assert_eq!(page.script(read, &[]).await, json!([layers, 0, scopes]));
}

/// `:has(> *)` and `:has(:not(…))` may match whenever any element is added anywhere. Browsers then compute the styles of the
/// whole page again, which took most of the time of a turn. So they do with `:has(…) > *`.
#[tokio::test]
async fn has_names_what_it_looks_for() {
    let browser = desk().await;
    let page = open(&browser, "").await;
    let read = r"
        const all = (rules) => [...rules].flatMap((rule) => [rule.selectorText ?? '', ...all(rule.cssRules ?? [])]);
        const isVague = (selector) => (selector.includes(':has(') && /\*\s*$/.test(selector)) || selector.split(':has(').slice(1).some((rest) => {
            let depth = 1;
            const end = [...rest].findIndex((letter) => { depth += {'(': 1, ')': -1}[letter] ?? 0; return depth === 0; });
            return /:not\(|\*/.test(rest.slice(0, end));
        });
        const selectors = [...document.styleSheets].flatMap((sheet) => all(sheet.cssRules));
        return [selectors.some((selector) => selector.includes(':has(')), selectors.filter(isVague)];
    ";
    assert_eq!(page.script(read, &[]).await, json!([true, []]));
}

#[tokio::test]
async fn generated_rules_are_in_the_style_sheet() {
    let strokes: String = (0..30).map(|_| r#"<path d="M0 0"/>"#).collect();
    let main = format!(
        r#"<div class="stage" data-game="kanji-zushi"><svg class="kanji drawn">{strokes}</svg></div>
        <div class="stage" data-game="sushi-go"><b class="card pudding"></b><b class="card"></b></div>
        <svg><g class="series-8"></g></svg>"#
    );
    let browser = Browser::on(Device::desk()).await;
    let page = open(&browser, &main).await;
    let delay = ["animation-delay", "animation-name"];
    for (stroke, seconds) in [(1, "0.395s"), (2, "0.47s"), (30, "2.57s")] {
        let selector = format!(".drawn path:nth-child({stroke})");
        assert_eq!(style(&page, &selector, &delay).await, json!([seconds, "stroke-is-drawn"]));
    }
    let border = ["border-top-color"];
    assert_ne!(style(&page, ".card.pudding", &border).await, style(&page, ".card:not(.pudding)", &border).await);
    assert_ne!(style(&page, ".series-8", &["color"]).await, style(&page, "main", &["color"]).await);
}

/// Regression test: the style of the replay's player matched the players of the score pad.
#[tokio::test]
async fn the_players_of_a_score_pad_do_not_stick_to_the_window() {
    let main = r#"<div class="pad-page"><section class="player"></section></div><div class="replay"><div class="player"></div></div>"#;
    let browser = desk().await;
    let page = open(&browser, main).await;
    assert_eq!(style(&page, ".pad-page .player", &["position"]).await, json!(["static"]));
    assert_eq!(style(&page, ".replay > .player", &["position"]).await, json!(["sticky"]));
}
