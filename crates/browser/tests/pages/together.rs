//! Four people at one table, each with a browser of their own.

use browser::{Browser, Device, House, Key, Page, button, css, field, heading, role, text};

use crate::playing::{Now, cards, hurry, now};

const NAMES: [&str; 4] = ["Ana", "Ben", "Eva", "Jan"];

/// Eight cards each, of which the last is simply laid.
const CHOICES: usize = 7;

/// Ana opens a table for four; the others open its link, say their names and sit down; then she starts the game.
async fn gather(house: &House, pages: [&Page<'_>; 4], away: &str) {
    let [ana, others @ ..] = pages;
    ana.go(&house.url("/")).await;
    ana.fill(field("What the others will call you"), NAMES[0]).await;
    ana.click(button("Sushi Go!")).await;
    ana.choose(role("combobox", "Players"), "Four").await;
    ana.see(css("#seat-3")).await;
    let link = ana.attribute(css("#invite-link"), "value").await.expect("it has a link");
    let path = link.strip_prefix(&house.url("")).expect("the link leads to the house");
    for (page, name) in others.into_iter().zip(&NAMES[1..]) {
        let link = if *name == NAMES[3] { format!("{away}{path}") } else { link.clone() };
        page.go(&link).await;
        page.fill(field("What are you called?"), name).await;
        page.click(button("Sit down")).await;
        ana.see(text(name).within(css(".seats"))).await;
    }
    // For fewer than there are nobody can be asked, and the page does not look as if.
    ana.choose(role("combobox", "Players"), "Three").await;
    ana.see(text("There are more people at the table than that would have seats for.")).await;
    assert_eq!(ana.script("return document.querySelector('#option-players').value", &[]).await, "4");
    // Whoever sits down agrees; what is agreed later they agree to again.
    ana.choose(role("combobox", "Variant"), "Both ways").await;
    for page in pages {
        page.see(text("Hands pass to the right in the second round.")).await;
    }
    for page in others {
        page.click(button("I am ready")).await;
    }
    ana.click(button("Start the game")).await;
}

/// What stands on a table's page, as it is read.
async fn stands(page: &Page<'_>) -> String {
    page.script("return document.querySelector('.stage').innerText", &[]).await.as_str().unwrap_or_default().to_owned()
}

/// Lays a card for each of them, and waits until all can choose again, or a round is over.
async fn turn(pages: [&Page<'_>; 4], before: &Now) -> Now {
    for page in pages {
        page.click(cards().nth(0)).await;
    }
    all(pages, before).await
}

/// What all of them wait for after this.
async fn all(pages: [&Page<'_>; 4], before: &Now) -> Now {
    let mut states = Vec::new();
    for page in pages {
        states.push(hurry(page, before).await);
    }
    assert!(states.iter().all(|state| *state == states[0]), "not all see the same: {states:?}");
    states.remove(0)
}

#[tokio::test]
async fn four_friends_play_and_one_is_cut_off_for_a_while() {
    let house = House::open().await;
    let mut line = house.line().await;
    let browsers = Browser::on_all([const { || Device::desk().reduced_motion() }; 4].map(|device| device())).await;
    browsers[0].forgive("409 (Conflict)");
    browsers[3].forgive("ERR_CONNECTION_REFUSED");
    browsers[3].forgive("WebSocket connection");
    let mut pages = Vec::new();
    for browser in &browsers {
        pages.push(browser.open(&house.url("/")).await);
    }
    let pages: [&Page<'_>; 4] = std::array::from_fn(|number| &pages[number]);
    gather(&house, pages, &line.url("")).await;

    let mut state = all(pages, &Now::Moving).await;
    for _ in 0..2 {
        state = turn(pages, &state).await;
    }
    let [ana, ben, eva, jan] = pages;
    // Nobody can ask for hints among people.
    assert_eq!(ana.count(&button("Hint")).await, 0);

    line.cut().await;
    jan.see(text("The connection is lost. Trying again…")).await;
    for page in [ana, ben, eva] {
        page.see(text("not connected").within(css("#place-3"))).await;
        page.click(cards().nth(0)).await;
    }
    ana.see(text("has chosen").within(css("#place-2"))).await;
    line.mend().await;
    jan.see(text("Connected again.")).await;
    ana.see_gone(text("not connected").within(css("#place-3"))).await;
    jan.until("all others have chosen", async || (jan.count(&text("has chosen")).await == 3).then_some(())).await;
    assert_eq!(now(jan).await, Some(state.clone()), "it is the same turn still");
    // What came by the connection is what a page that is loaded anew shows.
    let back = stands(jan).await;
    jan.reload().await;
    jan.until("the page is as it was", async || (stands(jan).await == back).then_some(())).await;

    // A second tab on Jan's seat: what is chosen in one stands in the other too, and can be changed there.
    let second = browsers[3].open(&jan.url().await).await;
    second.see(cards().nth(0)).await;
    assert_eq!(stands(&second).await, back);
    jan.click(cards().nth(0)).await;
    state = all(pages, &state).await;
    assert_eq!(hurry(&second, &Now::Moving).await, state);
    second.click(cards().nth(1)).await;
    jan.see(css("form.hand [aria-pressed=true]")).await;
    assert_eq!(stands(jan).await, stands(&second).await);
    for page in [ana, ben, eva] {
        page.click(cards().nth(0)).await;
    }
    state = all(pages, &state).await;

    for _ in 4..CHOICES {
        state = turn(pages, &state).await;
    }
    assert_eq!(state, Now::Tally);
    for page in pages {
        page.see(heading("Round 1 is over.")).await;
        page.press(Key::Enter).await;
    }
    // Two more rounds, by keys.
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
