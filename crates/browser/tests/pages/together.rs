//! Four people at one table, each in their own browser.

use browser::{Browser, Device, Key, Page, TestServer, button, css, field, heading, role, text};

use crate::playing::{Now, cards, now, open_table, open_terms, skip_to_next};

const NAMES: [&str; 4] = ["Ana", "Ben", "Eva", "Jan"];

/// Eight cards each; the last one is played automatically.
const CHOICES: usize = 7;

/// Ana opens a table for four; the others open its link, enter their names and sit down; then she starts the game.
async fn gather(server: &TestServer, pages: [&Page<'_>; 4], away: &str) {
    let [ana, others @ ..] = pages;
    ana.go(&server.url("/")).await;
    open_table(ana, "sushi-go", NAMES[0]).await;
    open_terms(ana).await;
    ana.choose(role("combobox", "Players"), "Four").await;
    ana.see(css("#seat-3")).await;
    let link = ana.attribute(css("#invite-link"), "value").await.expect("the table has a link");
    let path = link.strip_prefix(&server.url("")).expect("the link leads to the server");
    for (page, name) in others.into_iter().zip(&NAMES[1..]) {
        let link = if *name == NAMES[3] { format!("{away}{path}") } else { link.clone() };
        page.go(&link).await;
        page.fill(field("Your name"), name).await;
        page.click(button("Sit down")).await;
        ana.see(text(name).within(css(".seats"))).await;
    }
    // The table cannot have fewer seats than people, and the rejected option is reset.
    ana.choose(role("combobox", "Players"), "Three").await;
    ana.see(text("There are more people at the table than seats for that.")).await;
    assert_eq!(ana.script("return document.querySelector('#option-players').value", &[]).await, "4");
    // Players agree to the settings by sitting down, and confirm later changes.
    ana.choose(role("combobox", "Variant"), "Both ways").await;
    ana.see(text("Pass to the right in round two.")).await;
    for page in others {
        page.see(text("Variant: Standard → Both ways")).await;
    }
    for page in others {
        page.click(button("I’m ready")).await;
    }
    ana.click(button("Start now")).await;
}

/// The visible text of a table's page.
async fn stage_text(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.stage').innerText", &[]).await.as_str().unwrap_or_default().to_owned()
}

/// Plays a card for each of them, and waits until all can choose again or the round is over.
async fn turn(pages: [&Page<'_>; 4], before: &Now) -> Now {
    for page in pages {
        page.click(cards().nth(0)).await;
    }
    all(pages, before).await
}

/// The state after `before`, which must be the same for all.
async fn all(pages: [&Page<'_>; 4], before: &Now) -> Now {
    let mut states = Vec::new();
    for page in pages {
        states.push(skip_to_next(page, before).await);
    }
    assert!(states.iter().all(|state| *state == states[0]), "not all see the same: {states:?}");
    states.remove(0)
}

#[tokio::test]
async fn four_people_play_and_one_is_disconnected_for_a_while() {
    let server = TestServer::start().await;
    let mut proxy = server.proxy().await;
    let browsers = Browser::on_all([const { || Device::desk().reduced_motion() }; 4].map(|device| device())).await;
    browsers[0].allow_error("409 (Conflict)");
    browsers[3].allow_error("ERR_CONNECTION_REFUSED");
    browsers[3].allow_error("WebSocket connection");
    let mut pages = Vec::new();
    for browser in &browsers {
        pages.push(browser.open(&server.url("/")).await);
    }
    let pages: [&Page<'_>; 4] = std::array::from_fn(|number| &pages[number]);
    gather(&server, pages, &proxy.url("")).await;

    let mut state = all(pages, &Now::Moving).await;
    for _ in 0..2 {
        state = turn(pages, &state).await;
    }
    let [ana, ben, eva, jan] = pages;
    // There are no hints in games among people.
    assert_eq!(ana.count(&button("Hint")).await, 0);

    proxy.cut().await;
    jan.see(text("Connection lost. Reconnecting…")).await;
    for page in [ana, ben, eva] {
        page.see(text("offline").within(css("#place-3"))).await;
        page.click(cards().nth(0)).await;
    }
    ana.see(text("has picked").within(css("#place-2"))).await;
    proxy.restore().await;
    jan.see(text("You’re back online.")).await;
    ana.see_gone(text("offline").within(css("#place-3"))).await;
    jan.until("all others have chosen", async || (jan.count(&text("has picked")).await == 3).then_some(())).await;
    assert_eq!(now(jan).await, Some(state.clone()), "it is still the same turn");
    // The updated page looks like a reloaded one.
    let back = stage_text(jan).await;
    jan.reload().await;
    jan.until("the page is as it was", async || (stage_text(jan).await == back).then_some(())).await;

    // A second tab on Jan's seat: both tabs show the same choice, and it can be changed in either.
    let second = browsers[3].open(&jan.url().await).await;
    second.see(cards().nth(0)).await;
    assert_eq!(stage_text(&second).await, back);
    jan.click(cards().nth(0)).await;
    state = all(pages, &state).await;
    assert_eq!(skip_to_next(&second, &Now::Moving).await, state);
    second.click(cards().nth(1)).await;
    jan.see(css("form.hand [aria-pressed=true]")).await;
    assert_eq!(stage_text(jan).await, stage_text(&second).await);
    for page in [ana, ben, eva] {
        page.click(cards().nth(0)).await;
    }
    state = all(pages, &state).await;

    for _ in 4..CHOICES {
        state = turn(pages, &state).await;
    }
    assert_eq!(state, Now::Tally);
    for page in pages {
        page.see(heading("Round 1")).await;
        page.press(Key::Enter).await;
    }
    // Two more rounds, by keyboard.
    state = all(pages, &Now::Tally).await;
    while state != Now::Over {
        for page in pages {
            page.press(if state == Now::Tally { char::from(Key::Enter) } else { '1' }).await;
        }
        state = all(pages, &state).await;
    }
    let ranking = ana.read(css(".ranking")).await;
    for page in pages {
        assert_eq!(page.read(css(".ranking")).await, ranking);
        page.see(button("Play again")).await;
    }
    for name in NAMES {
        assert!(ranking.contains(name), "{ranking}");
    }
}
