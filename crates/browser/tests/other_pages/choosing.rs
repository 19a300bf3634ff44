//! Making choices at a table, with or without script.

use browser::{Key, Locator, Page, css};
pub(crate) use browser::{complete, follow_the_marks, sensible};

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
    const isPlaying = document.documentElement.hasAttribute('data-playing');
    if (!isPlaying && document.querySelector('#table[data-yours=true]')) return 'choice';
    if (document.querySelector('.finale')) return 'over';
    return isPlaying ? 'moving' : 'others';
";

async fn now(page: &Page<'_>) -> Now {
    match page.script(NOW, &[]).await.as_str() {
        Some("choice") => Now::Choice,
        Some("over") => Now::Over,
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

/// Presses the keyboard shortcut of an element.
pub(crate) async fn press_key_of(page: &Page<'_>, locator: Locator) {
    let key = page.attribute(locator, "data-key").await.expect("every choice has a shortcut");
    page.press(key.chars().next().expect("a shortcut is not empty")).await;
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
