//! Making choices at a table, with or without script.

use browser::{Key, Locator, Page, css};

/// The state of a table's page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    /// The viewer can choose.
    Choice,
    /// The game is over.
    Over,
    /// The page is still animating towards the current state.
    Moving,
    /// Another player has to choose.
    Others,
}

/// Reads the state. A page without script never animates.
const NOW: &str = "
    if (document.documentElement.hasAttribute('data-staying')) return 'staying';
    const isPlaying = document.documentElement.hasAttribute('data-playing');
    if (!isPlaying && document.querySelector('#table[data-yours=true]')) return 'choice';
    if (document.querySelector('.finale')) return 'over';
    return isPlaying ? 'moving' : 'others';
";

async fn now(page: &Page<'_>) -> Now {
    match page.script(NOW, &[]).await.as_str() {
        Some("choice") => Now::Choice,
        Some("over") => Now::Over,
        Some("staying") => {
            // Scores stay until the player has seen them.
            page.click(css("[data-continue]")).await;
            Now::Moving
        }
        Some("moving") => {
            // Skips a few scenes.
            page.press_times(4, Key::Escape).await;
            Now::Moving
        }
        _ => Now::Others,
    }
}

/// Waits until this player can choose. Returns false if the game is over.
pub(crate) async fn can_choose(page: &Page<'_>) -> bool {
    let asked = async || match now(page).await {
        Now::Choice => Some(true),
        Now::Over => Some(false),
        Now::Moving | Now::Others => None,
    };
    page.until("a choice, or the end of the game", asked).await
}

/// The same without script: reloads the page until then.
pub(crate) async fn can_choose_after_reload(page: &Page<'_>) -> bool {
    let asked = async || match now(page).await {
        Now::Choice => Some(true),
        Now::Over => Some(false),
        Now::Moving | Now::Others => {
            page.reload().await;
            None
        }
    };
    page.until("a choice, or the end of the game", asked).await
}

/// Waits until one of several players can choose, and returns its index; `None` if all see that the game is over.
pub(crate) async fn who_can_choose(pages: &[&Page<'_>]) -> Option<usize> {
    let asked = async || {
        let mut over = 0;
        for (number, page) in pages.iter().enumerate() {
            match now(page).await {
                Now::Choice => return Some(Some(number)),
                Now::Over => over += 1,
                Now::Moving | Now::Others => {}
            }
        }
        (over == pages.len()).then_some(None)
    };
    pages[0].until("a choice for one of them, or the end for all", asked).await
}

/// Runs the action that completes a choice, and waits until the table has accepted it.
pub(crate) async fn complete(page: &Page<'_>, act: impl AsyncFnOnce()) {
    let turn = page.script("return document.querySelector('input[name=turn]').value", &[]).await;
    let turn = turn.as_str().expect("a turn has a number").to_owned();
    act().await;
    let before = css(&format!("#table[data-yours=true]:has(input[name=turn][value='{turn}'])"));
    page.until("the table has accepted the choice", async || {
        now(page).await;
        (page.count(&before).await == 0).then_some(())
    })
    .await;
}

/// Presses the keyboard shortcut of an element.
pub(crate) async fn press_key_of(page: &Page<'_>, locator: Locator) {
    let key = page.attribute(locator, "data-key").await.expect("every choice has a shortcut");
    page.press(key.chars().next().expect("a shortcut is not empty")).await;
}

/// Picks a sensible move in Sushi Express: drive on if possible, bet near the middle, otherwise the last option. In a guide,
/// the move that it waits for.
const SENSIBLE: &str = "
    const wanted = document.querySelector('.guided[data-moves]')?.dataset.moves.split(',');
    const all = [...document.querySelectorAll('button[name=move]')].filter(button => wanted?.includes(button.value) ?? true);
    const number = button => button.value.match(/^bet (\\d+)$/)?.[1];
    const bets = all.filter(number);
    const far = button => Math.abs(number(button) - 6.4);
    const best = bets.sort((one, other) => far(one) - far(other))[0] ?? all.find(button => button.matches('.primary'));
    return (best ?? all.at(-1)).value;
";

/// The button of a sensible move in Sushi Express.
pub(crate) async fn sensible(page: &Page<'_>) -> Locator {
    let choice = page.script(SENSIBLE, &[]).await;
    css(&format!("button[name=move][value='{}']", choice.as_str().expect("there is a choice"))).nth(0)
}

/// Picks the first marked neta and the best shari for it, or passes if there is none. Returns whether there was one.
pub(crate) async fn follow_the_marks(page: &Page<'_>) -> bool {
    let marked = css(".hand a.lying:has(.mark)");
    if page.count(&marked).await == 0 {
        page.click(css("button[data-key=p]")).await;
        return false;
    }
    page.click(marked.nth(0)).await;
    page.click(css("button.lying:has(.mark)").nth(0)).await;
    true
}

/// Makes a choice: something sensible in Sushi Express, the first pair in Kanji-zushi.
pub(crate) async fn choose_in(game: &str, page: &Page<'_>) {
    let last = if game == "kanji-zushi" {
        page.click(css(".hand a.lying").nth(0)).await;
        css("button.lying").nth(0)
    } else {
        sensible(page).await
    };
    complete(page, async || page.click(last).await).await;
}
