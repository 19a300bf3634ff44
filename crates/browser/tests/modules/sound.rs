//! The sounds of a table: what plays them, and when they would only be noise.

use browser::{Browser, Device, Page, css};
use serde_json::{Value, json};

use crate::site::{Site, Socket, desk};

const TABLE: &str = r#"<div id="table" data-socket="/socket" data-yours="false" data-seat="0"><p data-part="bar"></p>
    <div data-part="clock"></div><div data-part="tally"></div></div>"#;

/// Records the pitches of tones instead of playing them, and lets tests set the focus and the time.
const RECORDER: &str = "
    const node = (more) => ({connect: (next) => next, start() {}, stop() {}, ...more});
    window.played = [];
    window.AudioContext = class {
        state = 'running';
        currentTime = 0;
        sampleRate = 8000;
        resume() {}
        createOscillator() { return node({frequency: {set value(pitch) { played.push(Math.round(pitch)); }}}); }
        createGain() { return node({gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}}); }
        createBiquadFilter() { return node({frequency: {}}); }
        createBufferSource() { return node({}); }
        createBuffer() { return {getChannelData: () => []}; }
    };
    document.documentElement.dataset.sound = 'on';
    window.now = 0;
    Date.now = () => now;
    window.isFocused = true;
    document.hasFocus = () => isFocused;
";

async fn join(browser: &Browser) -> (Site, Page<'_>, Socket) {
    let mut site = Site::open(TABLE, &["main.js"]).await;
    let page = browser.open(&site.url("/")).await;
    page.script(RECORDER, &[]).await;
    let mut socket = site.accept().await;
    // The first step shows the page as it is.
    socket.send(json!({"steps": [{"parts": {"bar": "<b id=\"step-0\"></b>"}}]})).await;
    page.see(css("#step-0")).await;
    (site, page, socket)
}

/// Shows a step, and waits until it is shown.
async fn step(page: &Page<'_>, socket: &mut Socket, number: usize, mut step: Value) {
    step["parts"]["bar"] = format!("<b id=\"step-{number}\"></b>").into();
    socket.send(json!({"steps": [step]})).await;
    page.see(css(&format!("#step-{number}"))).await;
}

async fn played(page: &Page<'_>) -> Value {
    page.script("return played.splice(0)", &[]).await
}

#[tokio::test]
async fn a_chime_calls_readers_who_look_elsewhere_or_have_waited() {
    let browser = desk().await;
    let (_site, page, mut socket) = join(&browser).await;
    step(&page, &mut socket, 1, json!({"yours": true})).await;
    assert_eq!(played(&page).await, json!([]), "they are there and have not waited");
    step(&page, &mut socket, 2, json!({"yours": false})).await;
    page.script("now = 5000", &[]).await;
    step(&page, &mut socket, 3, json!({"yours": true})).await;
    assert_eq!(played(&page).await, json!([659, 880]), "they have waited");
    step(&page, &mut socket, 4, json!({"yours": false})).await;
    page.script("isFocused = false", &[]).await;
    step(&page, &mut socket, 5, json!({"yours": true})).await;
    assert_eq!(played(&page).await, json!([659, 880]), "they look elsewhere");
    step(&page, &mut socket, 6, json!({"yours": true})).await;
    assert_eq!(played(&page).await, json!([]), "it was their turn already");
}

#[tokio::test]
async fn the_last_seconds_of_the_readers_turn_tick() {
    let browser = desk().await;
    let (_site, page, mut socket) = join(&browser).await;
    let clock = r#"<p class="clock" data-deadline="20000"><i></i><span></span></p>"#;
    step(&page, &mut socket, 1, json!({"yours": true, "parts": {"clock": clock}})).await;
    let shows = async |text: &str| {
        page.until("the clock", async || (page.read(css(".clock")).await == text).then_some(())).await;
    };
    shows("0:20").await;
    for (now, text) in [(12_000, "0:08"), (16_000, "0:04"), (17_000, "0:03"), (20_000, "0:00")] {
        page.script("now = arguments[0]", &[now.into()]).await;
        shows(text).await;
    }
    assert_eq!(played(&page).await, json!([988, 988]), "one tick a second, and none when the time is up");
    step(&page, &mut socket, 2, json!({"yours": false})).await;
    page.script("now = 15000", &[]).await;
    shows("0:05").await;
    assert_eq!(played(&page).await, json!([]), "it is not their turn");
}

#[tokio::test]
async fn the_end_of_a_round_is_counted_up() {
    let browser = Browser::on(Device::desk()).await;
    let (_site, page, mut socket) = join(&browser).await;
    page.script(
        "window.sums = [];
        const note = () => { const sum = document.querySelector('tfoot td')?.textContent; if (sum && sums.at(-1) !== sum) sums.push(sum); };
        new MutationObserver(note).observe(document.getElementById('table'), {subtree: true, childList: true, characterData: true});",
        &[],
    )
    .await;
    let line = |points: &str| format!("<tr><th>Line</th><td>{points}</td></tr>");
    let tally = format!(
        r#"<section class="round-end" data-count><table class="count-up"><tbody>{}{}{}</tbody>
        <tfoot><tr class="overall"><th>Overall</th><td class="best">14<svg class="icon"></svg></td></tr></tfoot></table></section>"#,
        line("5"),
        line("−6"),
        line("3"),
    );
    step(&page, &mut socket, 1, json!({"parts": {"tally": tally}})).await;
    page.see(css(".round-end[data-counting]")).await;
    page.see(css(".round-end:not([data-counting])")).await;
    // Regression test: the final sum was seen first, for a frame.
    assert_eq!(page.script("return sums", &[]).await, json!(["12", "17", "11", "14"]));
    assert_eq!(played(&page).await, json!([784, 1175, 878, 1316, 972, 1457]));
}

/// Without animations there is nothing to count.
#[tokio::test]
async fn with_reduced_motion_the_sums_are_shown_at_once() {
    let browser = desk().await;
    let (_site, page, mut socket) = join(&browser).await;
    let tally = r#"<section class="round-end" data-count><table class="count-up"><tbody><tr><th>Line</th><td>5</td></tr></tbody>
        <tfoot><tr><th>Overall</th><td>14</td></tr></tfoot></table></section>"#;
    step(&page, &mut socket, 1, json!({"parts": {"tally": tally}})).await;
    assert_eq!(page.read(css("tfoot td")).await, "14");
    assert_eq!(played(&page).await, json!([]));
}
