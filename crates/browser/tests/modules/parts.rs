//! Parts of a page are replaced, and equal elements stay in place.

use serde_json::{Value, json};

use crate::site::{Site, desk, run};

/// Applies a step to a table with this markup and returns the result of `after`.
async fn apply(markup: &str, step: Value, before: &str, after: &str) -> Value {
    let browser = desk().await;
    let site = Site::open(&format!(r#"<div id="table">{markup}</div>"#), &[]).await;
    let page = browser.open(&site.url("/")).await;
    let body = format!("{before}; parts.applyStep(document.getElementById('table'), {step}); {after}");
    run(&page, &["parts"], &body).await
}

#[tokio::test]
async fn a_part_is_replaced_and_its_neighbours_stay() {
    let markup = r#"<ul data-part="hand"><li>egg</li></ul><p data-part="prompt"><input id="name"><b>old</b></p>"#;
    let step = json!({"parts": {"prompt": "<input id=\"name\"><b>new</b><i>!</i>", "hand": ""}});
    let before = "const field = document.getElementById('name'); field.value = 'An'; field.focus()";
    let after = "return [field === document.activeElement, field.value, document.getElementById('table').textContent]";
    assert_eq!(apply(markup, step, before, after).await, json!([true, "An", "new!"]));
}

#[tokio::test]
async fn shorthand_is_written_out_in_markup_only() {
    let browser = desk().await;
    let site = Site::open(r#"<div id="table"></div>"#, &[]).await;
    let page = browser.open(&site.url("/")).await;
    let step = json!({"page": "\u{80}x\">\u{81}", "parts": {"hand": "é\u{81}\u{9f}"}, "append": {"log": "\u{80}\">"}, "say": "\u{80}"});
    let body = format!("return new shorthand.Shorthand('<b class=\"\\n</b>').expand({step})");
    let full = json!({"page": "<b class=\"x\"></b>", "parts": {"hand": "é</b>"}, "append": {"log": "<b class=\"\">"}, "say": "\u{80}"});
    assert_eq!(run(&page, &["shorthand"], &body).await, full);
}

#[tokio::test]
async fn rows_options_and_shapes_are_parsed_in_their_context() {
    let markup = r#"<table><tbody data-part="rows"></tbody></table><svg data-part="ring"></svg>
        <select data-part="list"><option>a<option selected>b</select>"#;
    let step = json!({"parts": {
        "rows": "<tr><td>1</td></tr>",
        "ring": "<circle r=\"1\"/>",
        "list": "<option selected>c</option><option>b</option>",
    }});
    let after = "return [document.querySelectorAll('tbody > tr > td').length,
        document.querySelector('circle') instanceof SVGCircleElement, document.querySelector('select').value]";
    assert_eq!(apply(markup, step, "", after).await, json!([1, true, "c"]));
}

#[tokio::test]
async fn lines_are_added_at_the_end_and_a_reader_at_the_end_follows() {
    let lines = (0..40).map(|line| format!("<li>{line}</li>")).collect::<Vec<_>>().concat();
    let markup = format!(r#"<ol data-part="log" id="log">{lines}</ol><ol data-part="chat" id="chat">{lines}</ol>"#);
    let step = json!({"append": {"log": "<li>new</li>", "chat": "<li>new</li>"}});
    let before = "for (const list of [log, chat]) { list.style.height = '100px'; list.style.overflow = 'auto' }
        log.scrollTop = log.scrollHeight; chat.scrollTop = 50;";
    // The reader follows when the next frame is drawn.
    let after = "return new Promise((frame) => requestAnimationFrame(frame)).then(() => [
        log.lastElementChild.textContent, log.children.length, log.scrollHeight - log.scrollTop - log.clientHeight < 2,
        chat.lastElementChild.textContent, chat.scrollTop])";
    assert_eq!(apply(&markup, step, before, after).await, json!(["new", 41, true, "new", 50]));
}

#[tokio::test]
async fn a_whole_page_keeps_parts_panels_and_answers_that_have_moved() {
    let markup = r#"<p>lobby</p><section data-part="seat-1">one</section><details id="chat" open><summary>Chat</summary></details>
        <div id="hint" data-keep="3">Take the egg.</div>"#;
    let step = json!({"page": "<details id=\"chat\"><summary>Chat 2</summary></details><form id=\"hint\" data-keep=\"3\"></form>\
        <section data-part=\"seat-1\">two</section>"});
    let before = "const seat = document.querySelector('[data-part=seat-1]'), chat = document.getElementById('chat')";
    let after = "return [seat.isConnected, seat.textContent, chat.isConnected && chat.open, chat.textContent,
        document.getElementById('hint').textContent, document.getElementById('table').children.length]";
    assert_eq!(apply(markup, step, before, after).await, json!([true, "two", true, "Chat 2", "Take the egg.", 3]));
}

/// A step changes what moves at once, and the rest in the frames after it; so does the content of a hand that is dealt.
#[tokio::test]
async fn what_can_wait_is_spread_over_frames() {
    let main = r#"<div id="table"><p data-part="seat">1</p><p data-part="score" data-late>1</p><p data-part="bar" data-late>1</p>
        <div data-part="hand" data-late><div data-deal="1"><b>old</b></div></div><ol data-part="log" data-late></ol></div>"#;
    let browser = desk().await;
    let site = Site::open(main, &[]).await;
    let page = browser.open(&site.url("/")).await;
    let cards = "<b>1</b><b>2</b><b>3</b><b>4</b><b>5</b>";
    let body = format!(
        r#"const table = document.getElementById('table');
        const hand = '<div data-deal="2">{cards}</div>' + ' '.repeat(3000);
        const step = {{parts: {{seat: '2', score: '2', hand, bar: '2'}}, append: {{log: '<li>new</li>'}}, yours: true}};
        const frames = parts.inFrames(table, step), later = [], texts = [];
        const read = () => texts.push(table.textContent.replace(/\s+/g, ' ').trim());
        for (const frame of frames) {{ parts.applyStep(table, frame, later); read(); }}
        for (const change of later) {{ change(); read(); }}
        return [frames.map(({{yours}}) => yours ?? null), texts, table.querySelectorAll('[data-deal="2"] > b').length]"#
    );
    let texts = ["211 old", "222 old", "222", "222 new", "222 12 new", "222 1234 new", "222 12345 new"];
    let expected = json!([[null, null, null, true], texts, 5]);
    assert_eq!(run(&page, &["parts"], &body).await, expected);
}
