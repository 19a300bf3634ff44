//! Motion: elements travel from the places where they were, and nothing else moves.

use browser::Page;
use serde_json::json;

use crate::site::{Site, desk, run};

/// Two places far apart, and a hand with its pile.
const TABLE: &str = r#"<div id="root" style="position: relative; width: 900px; height: 600px">
    <div data-belt style="position: absolute; inset: 100px"></div>
    <div id="left" style="position: absolute; left: 0; top: 300px"><b data-fly="card" style="display: block; width: 40px; height: 60px"></b></div>
    <div id="right" style="position: absolute; left: 800px; top: 300px"></div>
    <div id="pile" style="position: absolute; left: 400px; top: 500px"><i data-fly="hand-1" data-ride style="display: block; width: 20px; height: 30px"></i></div>
    <div data-part="hand"><div id="hand" data-deal="1" data-pile="hand-1" style="display: flex"><u style="width: 50px; height: 70px"></u><u style="width: 50px; height: 70px"></u></div></div>
</div>"#;

async fn open<'b>(browser: &'b browser::Browser, site: &Site) -> Page<'b> {
    let page = browser.open(&site.url("/")).await;
    let set_up = "window.root = document.getElementById('root');
        window.passes = 0;
        window.mover = new motion.Motion({root, speed: () => window.speed, onPass: () => { passes += 1; }, isReduced: () => window.reduced ?? false});
        // The elements that move, with the transforms of their first and last keyframes.
        window.moving = () => document.getAnimations().map(({effect}) => {
            const frames = effect.getKeyframes();
            return [effect.target.dataset.fly ?? effect.target.dataset.from ?? effect.target.localName, frames.length, frames[0].transform ?? frames[0].opacity, frames.at(-1).transform ?? frames.at(-1).opacity];
        });";
    run(&page, &["motion"], set_up).await;
    page
}

async fn after(page: &Page<'_>, change: &str) -> serde_json::Value {
    let body = format!("await mover.change(() => {{ {change} }}); const now = moving(); mover.finish(); return now");
    page.script(&format!("return (async () => {{ {body} }})()"), &[]).await
}

#[tokio::test]
async fn an_element_travels_from_its_old_place() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    let away = "document.getElementById('right').append(document.querySelector('[data-fly=card]'))";
    assert_eq!(after(&page, away).await, json!([["card", 2, "translate(-800px, 0px) scale(1)", "none"]]));
    assert_eq!(after(&page, "").await, json!([]), "nothing has changed");
    let joined = "document.getElementById('left').innerHTML = '<b data-from=card style=\"display: block; width: 80px; height: 60px\"></b>'";
    assert_eq!(after(&page, joined).await, json!([["card", 2, "translate(780px, 0px) scale(0.5)", "none"]]));
    // An element that was kept for something else is new, too.
    let other = "document.querySelector('[data-from]').dataset.from = 'hand-1'";
    assert_eq!(after(&page, other).await[0][0], "hand-1");
}

/// A revealed card and the card in the hand that it was have the same name.
#[tokio::test]
async fn of_two_elements_with_one_name_the_first_is_where_others_come_from() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    let twin = "const twin = document.querySelector('[data-fly=card]').cloneNode(); document.getElementById('pile').append(twin)";
    assert_eq!(after(&page, twin).await[0][0], "card");
    let settled = "document.getElementById('right').innerHTML = '<b data-from=card style=\"display: block; width: 40px; height: 60px\"></b>'";
    // The twin is still on its way, too.
    assert_eq!(after(&page, settled).await[0], json!(["card", 2, "translate(-800px, 0px) scale(1)", "none"]));
}

#[tokio::test]
async fn piles_ride_along_the_belt() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    let away = "document.getElementById('right').append(document.querySelector('[data-ride]'))";
    let rides = after(&page, away).await;
    assert_eq!((&rides[0][0], &rides[0][1]), (&json!("hand-1"), &json!(7)), "{rides}");
}

/// Regression test: between two players hands took the same half of the belt, whatever the direction.
#[tokio::test]
async fn between_seats_that_face_each_other_piles_ride_to_the_side_that_is_named() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    let halfway = |side: &str| {
        format!(
            "return (async () => {{
                const pile = document.querySelector('[data-ride]');
                pile.dataset.ride = '{side}';
                document.getElementById('pile').style.top = '500px';
                mover.finish();
                await mover.change(() => {{ document.getElementById('pile').style.top = '0px'; }});
                const [animation] = document.getAnimations();
                animation.pause();
                animation.currentTime = animation.effect.getTiming().duration / 2;
                return pile.getBoundingClientRect().x - root.getBoundingClientRect().x;
            }})()"
        )
    };
    // Somebody at the lower edge has their left on the left of the screen.
    let x = |value: serde_json::Value| value.as_f64().expect("a place has a number");
    let (left, right) = (x(page.script(&halfway("left"), &[]).await), x(page.script(&halfway("right"), &[]).await));
    assert!(left < 200.0 && right > 600.0, "{left}, {right}");
}

#[tokio::test]
async fn another_hand_is_gathered_and_dealt() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    let dealt = "return (async () => {
        const hand = document.getElementById('hand');
        await mover.change(() => { hand.dataset.deal = '2'; }, (part) => part === 'hand' ? '<div data-deal=\"2\"></div>' : undefined);
        return [passes, moving().map(([name]) => name)];
    })()";
    assert_eq!(page.script(dealt, &[]).await, json!([1, ["u", "u"]]));
}

#[tokio::test]
async fn reduced_motion_replaces_travel_by_fades_of_what_is_new() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    page.script("window.reduced = true", &[]).await;
    let away = "document.getElementById('right').append(document.querySelector('[data-fly=card]'))";
    assert_eq!(after(&page, away).await, json!([]));
    let new = "document.getElementById('left').innerHTML = '<b data-from=card></b>'";
    assert_eq!(after(&page, new).await, json!([["card", 2, "0", "1"]]));
}

#[tokio::test]
async fn nothing_moves_at_instant_speed() {
    let browser = desk().await;
    let site = Site::open(TABLE, &[]).await;
    let page = open(&browser, &site).await;
    let away = "document.getElementById('right').append(document.querySelector('[data-fly=card]'))";
    page.script("window.speed = 'instant'", &[]).await;
    assert_eq!(after(&page, away).await, json!([]));
    assert_eq!(page.script("return document.querySelector('#right [data-fly=card]') !== null", &[]).await, true);
}
