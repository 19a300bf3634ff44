//! The guide, played to the end: by mouse, by keyboard, on a phone and without script.

use browser::{Browser, Device, Key, Page, TestServer, button, css, heading, link, text};
use serde_json::{Value, json};

use crate::playing::pick;

/// The choices of the guided round.
const STEPS: usize = 9;

const END: &str = "You’ve got it! Ready for a real game?";

async fn is_at_step(page: &Page<'_>, step: usize) {
    page.see(text(&format!("Step {step} of {STEPS}"))).await;
}

/// How a reader chooses.
#[derive(Clone, Copy, PartialEq)]
enum How {
    Mouse,
    Keys,
}

/// Chooses the card with this position in the hand. On a touch screen, the first tap only lifts a card.
async fn choose(page: &Page<'_>, how: How, position: usize) {
    if how == How::Keys {
        page.press(char::from_digit(position as u32 % 10, 10).expect("a digit")).await;
        return;
    }
    // Cards overlap, but never their badges.
    pick(page, css(&format!(".fan > :nth-child({position}) > .gain"))).await;
}

/// Does what the lesson waits for.
async fn follow(page: &Page<'_>, how: How) {
    let lesson = "const {lit, cards} = document.querySelector('.guided').dataset; return [lit, cards ?? '']";
    let lesson = page.script(lesson, &[]).await;
    let first = lesson[1].as_str().and_then(|cards| cards.split(' ').next()?.parse().ok()).unwrap_or(1);
    if lesson[0] == "button" {
        match how {
            How::Mouse => page.click(link("Sushi Go! Play two cards")).await,
            How::Keys => page.press('c').await,
        }
        page.see(text("Sushi Go! Pick your first card.")).await;
        choose(page, how, 1).await;
        page.see(text("pick your second card").nth(0)).await;
        choose(page, how, 2).await;
    } else {
        choose(page, how, first).await;
    }
}

/// Whether the coach covers a part of the table, whether the page scrolls, and whether all cards and players are on the screen.
const COVERED: &str = "
    const rect = (element) => element.getBoundingClientRect();
    const coach = rect(document.querySelector('.coach'));
    const stage = rect(document.querySelector('.stage'));
    const covers = coach.left < stage.right - 1 && stage.left < coach.right - 1 && coach.top < stage.bottom - 1 && stage.top < coach.bottom - 1;
    const things = [...document.querySelectorAll('.fan > .card, .plate, .dish')].map(rect).filter(({width}) => width > 0);
    return [covers, document.documentElement.scrollHeight > innerHeight + 1,
        things.every(({left, right, bottom}) => left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1)];
";

#[tokio::test]
async fn the_guide_leads_into_a_real_game_on_a_phone() {
    let server = TestServer::start().await;
    // With full motion.
    let browser = Browser::on(Device::phone()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(link("Learn in two minutes").within(css(".game-sushi-go"))).await;
    for step in 1..=STEPS {
        is_at_step(&page, step).await;
        assert_eq!(page.script(COVERED, &[]).await, json!([false, false, true]), "step {step}");
        if step == 2 {
            page.click(css(".coach summary")).await;
            page.see(text("Try this:")).await;
        }
        if step == 4 {
            page.click(link("Back")).await;
            is_at_step(&page, 3).await;
            page.back().await;
            is_at_step(&page, 4).await;
            page.is_accessible().await;
        }
        follow(&page, How::Mouse).await;
    }
    page.see(heading(END)).await;
    page.see(css(".tally table")).await;
    page.is_accessible().await;
    // A position in the guide has its own URL.
    page.reload().await;
    page.see(heading(END)).await;
    page.click(button("Play a real game")).await;
    page.see(heading("Pick a card to keep.")).await;
}

#[tokio::test]
async fn the_guide_is_played_by_keyboard_and_waits_for_what_it_teaches() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/learn/sushi-go")).await;
    for step in 1..=STEPS {
        is_at_step(&page, step).await;
        let other = "
            const guided = document.querySelector('.guided');
            const lit = guided.dataset.cards?.split(' ') ?? [];
            const others = [...document.querySelectorAll('.fan > .card')].map((_, index) => String(index + 1)).filter((card) => !lit.includes(card));
            return guided.hasAttribute('data-waits') ? Number(others[0]) : null;
        ";
        if let Value::Number(other) = page.script(other, &[]).await {
            choose(&page, How::Keys, other.as_u64().expect("a position") as usize).await;
            page.see(text("Not yet!")).await;
            is_at_step(&page, step).await;
        }
        follow(&page, How::Keys).await;
    }
    page.tab_to(button("Play a real game")).await;
    page.press(Key::Enter).await;
    page.see(heading("Pick a card to keep.")).await;
}

#[tokio::test]
async fn the_coach_never_stands_in_front_of_the_table() {
    let server = TestServer::start().await;
    for device in [Device::desk(), Device::tablet().dark()] {
        let browser = Browser::on(device.reduced_motion()).await;
        let page = browser.open(&server.url("/learn/sushi-go")).await;
        for step in 1..=STEPS {
            is_at_step(&page, step).await;
            assert_eq!(page.script(COVERED, &[]).await[0], false, "step {step}");
            follow(&page, How::Mouse).await;
        }
        page.see(heading(END)).await;
    }
}

#[tokio::test]
async fn the_guide_needs_no_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/learn/sushi-go")).await;
    for step in 1..=STEPS {
        is_at_step(&page, step).await;
        follow(&page, How::Mouse).await;
    }
    page.see(heading(END)).await;
}
