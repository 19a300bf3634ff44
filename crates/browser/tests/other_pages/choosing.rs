//! Choosing at a table, with or without script.

use browser::{Key, Page, Spot, css};

/// Waits until this player can choose. It is false when the game is over.
pub(crate) async fn is_asked(page: &Page<'_>) -> bool {
    page.until("a choice, or the end of the game", async || now(page).await).await
}

/// Waits until one of two players can choose, and says which.
pub(crate) async fn who_is_asked<'a, 'b>(one: &'a Page<'b>, other: &'a Page<'b>) -> &'a Page<'b> {
    let asked = async || match (now(one).await, now(other).await) {
        (Some(true), _) => Some(one),
        (_, Some(true)) => Some(other),
        _ => None,
    };
    one.until("a choice for one of them", asked).await
}

/// Whether this player can choose (or the game is over), if it is clear by now.
async fn now(page: &Page<'_>) -> Option<bool> {
    if page.count(&css("html:not([data-playing]) #table[data-yours=true]")).await > 0 {
        return Some(true);
    }
    if page.count(&css(".finale")).await > 0 {
        return Some(false);
    }
    if page.count(&css("html[data-playing] #table")).await > 0 {
        // What happens need not be watched to its end.
        page.press(Key::Escape).await;
    }
    None
}

/// Does what completes a choice, and waits until the table has taken it.
pub(crate) async fn complete(page: &Page<'_>, act: impl AsyncFnOnce()) {
    let turn = page.script("return document.querySelector('input[name=turn]').value", &[]).await;
    let turn = turn.as_str().expect("a turn has a number").to_owned();
    act().await;
    page.see_gone(css(&format!("#table[data-yours=true]:has(input[name=turn][value='{turn}'])"))).await;
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
