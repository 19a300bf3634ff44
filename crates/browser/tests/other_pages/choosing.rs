//! Choosing at a table, with or without script.

use browser::{Key, Page, Spot, css};

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    /// The viewer's choice.
    Asked,
    /// Nothing: the game is over.
    Over,
    /// Nothing: something is to be seen on the way to what is now.
    Moving,
    /// Somebody else.
    Others,
}

/// A page without script never moves.
const NOW: &str = "
    const moves = document.documentElement.hasAttribute('data-playing');
    if (!moves && document.querySelector('#table[data-yours=true]')) return 'asked';
    if (document.querySelector('.finale')) return 'over';
    return moves ? 'moving' : 'others';
";

async fn now(page: &Page<'_>) -> Now {
    match page.script(NOW, &[]).await.as_str() {
        Some("asked") => Now::Asked,
        Some("over") => Now::Over,
        Some("moving") => {
            // What happens need not be watched to its end: a few scenes are skipped.
            page.press_times(4, Key::Escape).await;
            Now::Moving
        }
        _ => Now::Others,
    }
}

/// Waits until this player can choose. It is false when the game is over.
pub(crate) async fn is_asked(page: &Page<'_>) -> bool {
    let asked = async || match now(page).await {
        Now::Asked => Some(true),
        Now::Over => Some(false),
        Now::Moving | Now::Others => None,
    };
    page.until("a choice, or the end of the game", asked).await
}

/// The same without script: whoever does not want to wait loads the page again.
pub(crate) async fn is_asked_on_a_new_page(page: &Page<'_>) -> bool {
    let asked = async || match now(page).await {
        Now::Asked => Some(true),
        Now::Over => Some(false),
        Now::Moving | Now::Others => {
            page.reload().await;
            None
        }
    };
    page.until("a choice, or the end of the game", asked).await
}

/// Waits until one of several players can choose, and says which. It is nobody when all see that the game is over.
pub(crate) async fn who_is_asked(pages: &[&Page<'_>]) -> Option<usize> {
    let asked = async || {
        let mut over = 0;
        for (number, page) in pages.iter().enumerate() {
            match now(page).await {
                Now::Asked => return Some(Some(number)),
                Now::Over => over += 1,
                Now::Moving | Now::Others => {}
            }
        }
        (over == pages.len()).then_some(None)
    };
    pages[0].until("a choice for one of them, or the end for all", asked).await
}

/// Does what completes a choice, and waits until the table has taken it.
pub(crate) async fn complete(page: &Page<'_>, act: impl AsyncFnOnce()) {
    let turn = page.script("return document.querySelector('input[name=turn]').value", &[]).await;
    let turn = turn.as_str().expect("a turn has a number").to_owned();
    act().await;
    page.see_gone(css(&format!("#table[data-yours=true]:has(input[name=turn][value='{turn}'])"))).await;
}

/// Presses the key that something can be chosen by.
pub(crate) async fn press_key_of(page: &Page<'_>, spot: Spot) {
    let key = page.attribute(spot, "data-key").await.expect("every choice has a key");
    page.press(key.chars().next().expect("a key has a name")).await;
}

/// What a player of Sushi Express might do: goes on where that is possible, bets near the middle, takes or sends away.
const SENSIBLE: &str = "
    const all = [...document.querySelectorAll('button[name=move]')];
    const bets = all.filter(button => button.matches('.track button:not(.same)'));
    const far = button => Math.abs(button.querySelector('b').textContent - 6.4);
    const best = bets.sort((one, other) => far(one) - far(other))[0] ?? all.find(button => button.matches('.primary'));
    return (best ?? all.at(-1)).value;
";

/// The button of a sensible choice in Sushi Express.
pub(crate) async fn sensible(page: &Page<'_>) -> Spot {
    let choice = page.script(SENSIBLE, &[]).await;
    css(&format!("button[name=move][value='{}']", choice.as_str().expect("there is a choice")))
}

/// Picks the first neta that is marked and the best shari for it; passes if there is none. Whether there was one.
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

/// Makes a choice in one of the two games: something sensible, or the first pair there is.
pub(crate) async fn choose_in(game: &str, page: &Page<'_>) {
    let last = if game == "kanji-zushi" {
        page.click(css(".hand a.lying").nth(0)).await;
        css("button.lying").nth(0)
    } else {
        sensible(page).await
    };
    complete(page, async || page.click(last).await).await;
}
