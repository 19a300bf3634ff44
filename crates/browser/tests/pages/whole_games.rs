//! Whole games against bots: by mouse, by keyboard alone, and without script.

use browser::{Browser, Device, Key, Page, TestServer, button, css, heading, link, role};

use crate::playing::{Now, cards, click_and_load, next, now, pick, play, skip_to_next};

/// The default number of players, including the viewer.
const PLAYERS: usize = 3;

/// Choices in three rounds of nine cards; the last card is played automatically.
const CHOICES: usize = 8 * 3;

/// The game is over and the page shows the ranking.
async fn is_ranked(page: &Page<'_>) {
    page.see(css(".finale h2")).await;
    let ranking = page.script(
        "return [...document.querySelectorAll('.ranking li')].map(place => [place.value, Number(place.querySelector('.points').innerText.replace('−', '-'))])",
        &[],
    );
    let ranking: Vec<(u64, i64)> = serde_json::from_value(ranking.await).unwrap();
    assert_eq!(ranking.len(), PLAYERS);
    assert_eq!(ranking[0].0, 1);
    assert!(ranking.is_sorted_by(|better, worse| better.0 <= worse.0 && better.1 >= worse.1), "{ranking:?}");
    page.see(button("Play again")).await;
    page.see(link("Replay & analysis")).await;
}

#[tokio::test]
async fn by_mouse() {
    by_pointer(Device::desk()).await;
}

#[tokio::test]
async fn by_touch() {
    by_pointer(Device::phone().fading()).await;
}

/// Clicks on the table, which skips an animation. The scores of a round may cover the table at any moment, so this is not a
/// click at a point.
async fn skip(page: &Page<'_>) {
    page.script("document.querySelector('.place').click()", &[]).await;
}

/// The scores of each round: their title, and the button below them.
const TALLIES: [(&str, &str); 3] =
    [("Round 1", "Continue"), ("Round 2", "Continue"), ("Round 3 and puddings", "See the result")];

/// Plays a whole game and begins the next one.
async fn by_pointer(device: Device) {
    let server = TestServer::start().await;
    let browser = Browser::on(device).await;
    let page = browser.open(&server.url("/")).await;
    page.click(play()).await;
    let (mut choices, mut tallies, mut state) = (0, 0, Now::Moving);
    loop {
        state = next(&page, &state, async || skip(&page).await).await;
        match state {
            Now::Choice(_) => {
                pick(&page, cards().nth(choices % 2)).await;
                choices += 1;
            }
            Now::Tally => {
                let (title, go_on) = TALLIES[tallies];
                page.see(heading(title)).await;
                page.click(button(go_on)).await;
                tallies += 1;
            }
            Now::Over => break,
            Now::Moving => unreachable!("animations are skipped"),
        }
    }
    assert_eq!((choices, tallies), (CHOICES, TALLIES.len()));
    is_ranked(&page).await;
    page.click(button("Play again")).await;
    let again = next(&page, &Now::Over, async || skip(&page).await).await;
    assert!(matches!(&again, Now::Choice(turn) if turn.starts_with("Round 1 of 3, turn 1 of 9")), "{again:?}");
}

/// The focused element has a visible outline and is on screen.
async fn focus_is_visible(page: &Page<'_>) {
    let seen = "
        const {activeElement: at} = document, {outlineStyle, outlineWidth} = getComputedStyle(at);
        const {top, bottom} = at.getBoundingClientRect();
        return at !== document.body && at.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
            && bottom > 0 && top < innerHeight;
    ";
    page.until("the focus can be seen", async || page.script(seen, &[]).await.as_bool().filter(|seen| *seen)).await;
}

#[tokio::test]
async fn by_keyboard_alone() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::desk().reduced_motion()).await;
    let page = browser.open(&server.url("/")).await;
    page.press(Key::Tab).await;
    assert_eq!(page.focused().await, "link \"Skip to content\"");
    page.tab_to(play()).await;
    focus_is_visible(&page).await;
    page.press(Key::Enter).await;
    let (mut choices, mut tallies, mut state) = (0, 0, Now::Moving);
    loop {
        state = skip_to_next(&page, &state).await;
        match state {
            Now::Choice(_) => {
                if choices > 0 {
                    focus_is_visible(&page).await;
                }
                choose(&page, choices).await;
                choices += 1;
            }
            Now::Tally => {
                // Keyboard users can continue at once.
                let go_on = button(TALLIES[tallies].1);
                page.until("the focus is on the button that goes on", async || {
                    page.has_focus(&go_on).await.then_some(())
                })
                .await;
                focus_is_visible(&page).await;
                page.press(Key::Enter).await;
                tallies += 1;
            }
            Now::Over => break,
            Now::Moving => unreachable!("animations are skipped"),
        }
    }
    assert_eq!((choices, tallies), (CHOICES, TALLIES.len()));
    is_ranked(&page).await;
    // Against bots the next game is dealt at once.
    page.press('r').await;
    page.see_gone(css(".finale")).await;
    assert_eq!(skip_to_next(&page, &Now::Over).await, Now::Choice("Round 1 of 3, turn 1 of 9".to_owned()));
}

/// Makes a choice by keyboard, each time in a different way.
async fn choose(page: &Page<'_>, number: usize) {
    match number {
        0 => {
            page.press('h').await;
            page.see(css("#hint [role=status]")).await;
            assert!(page.read(css("#hint")).await.starts_with("Try this: "));
            page.press('2').await;
        }
        1 => {
            page.tab_to(cards().nth(0)).await;
            page.press(Key::Right).await;
            assert!(page.has_focus(&cards().nth(1)).await, "the arrow key moves the focus to {}", page.focused().await);
            page.press(Key::Enter).await;
        }
        2 => {
            page.tab_to(cards().nth(2)).await;
            page.press(Key::Space).await;
        }
        _ => page.press('1').await,
    }
}

#[tokio::test]
async fn without_script() {
    let server = TestServer::start().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/")).await;
    page.click(play()).await;
    page.see(css("#table")).await;
    let (mut choices, mut state) = (0, None);
    loop {
        let next = page.until("the game goes on", async || {
            let seen = now(&page).await;
            if seen.is_none() || seen == state {
                page.reload().await;
            }
            seen.filter(|seen| state.as_ref() != Some(seen))
        });
        state = Some(next.await);
        match state {
            Some(Now::Choice(_)) => {
                click_and_load(&page, cards().nth(0)).await;
                choices += 1;
            }
            _ => break,
        }
    }
    assert_eq!((choices, state), (CHOICES, Some(Now::Over)));
    is_ranked(&page).await;
    // The scores can be read in the sheet.
    page.click(css(".opens-side")).await;
    page.see(role("table", "Scores")).await;
    page.click(css(".opens-side")).await;
    page.click(button("Play again")).await;
    page.see(css("form.hand")).await;
}
