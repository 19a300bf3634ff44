//! The score pad: entering, adding up, keeping and sharing sheets, without script and offline.

use browser::{Browser, Device, Key, Locator, Page, button, css, heading, link, text};

use crate::opening::{desk, test_server};

/// A player on a sheet: a name, and entries of (part of the sheet, button, number of presses).
type Player<'a> = (&'a str, &'a [(&'a str, &'a str, usize)]);

/// A sheet with its expected totals and verdict. Points are tied, so the verdict names the tie-break.
struct Sheet {
    game: &'static str,
    players: &'static [Player<'static>],
    totals: &'static [&'static str],
    verdict: &'static str,
    won: &'static str,
}

const SUSHI_GO: Sheet = Sheet {
    game: "sushi-go",
    players: &[
        // 5 for tempura, 3 for second most rolls, 6 for most puddings.
        ("Ana", &[("Round 1", "1-tempura", 2), ("Round 1", "1-maki", 2), ("End", "pudding", 2)]),
        // 6 for most rolls, 2 for a salmon, and 6 for one on wasabi.
        (
            "Ben",
            &[
                ("Round 1", "1-maki", 5),
                ("Round 2", "2-salmon", 1),
                ("Round 3", "3-salmon-on-wasabi", 1),
                ("End", "pudding", 1),
            ],
        ),
    ],
    totals: &["14", "14"],
    verdict: "Leading: Ana. Tied on points, decided by: Puddings",
    won: "Ana wins! Tied at 14, decided by: Puddings",
};

/// The last seat is the dummy's: it counts in comparisons but doesn't win with its 22 points.
const WITH_DUMMY: Sheet = Sheet {
    game: "sushi-go",
    players: &[
        ("Ana", &[("Round 1", "1-maki", 2), ("End", "pudding", 1)]),
        ("Ben", &[("Round 1", "1-tempura", 2)]),
        (DUMMY, &[("Round 1", "1-maki", 5), ("Round 2", "2-sashimi", 3), ("End", "pudding", 2)]),
    ],
    totals: &["3", "−1", "22"],
    verdict: "Leading: Ana",
    won: "Ana wins with 3!",
};

const DUMMY: &str = "Dummy";

const SUSHI_EXPRESS: Sheet = Sheet {
    game: "sushi-express",
    players: &[
        ("Ana", &[("", "light-blue", 2), ("", "tips", 2)]),
        ("Ben", &[("", "pink", 2), ("", "tips", 1), ("", "tip-cards", 1), ("", "action-cards", 1)]),
        // The fewest tips lose as many points as the others have tips.
        ("Cleo", &[("", "red", 2)]),
    ],
    totals: &["4", "4", "2"],
    verdict: "Leading: Ben. Tied on points, decided by: Other action cards",
    won: "Ben wins! Tied at 4, decided by: Other action cards",
};

const KANJI_ZUSHI: Sheet = Sheet {
    game: "kanji-zushi",
    players: &[("Ana", &[("彳", "後", 1), ("氵", "海", 1)]), ("Ben", &[("日", "曜", 1)])],
    totals: &["18", "18"],
    verdict: "Leading: Ben. Tied on points, decided by: Strokes of the best kanji",
    won: "Ben wins! Tied at 18, decided by: Strokes of the best kanji",
};

/// An element in the column of a player, counted from 1.
fn at(player: usize, locator: &str) -> Locator {
    css(&format!("#player-{player} {locator}"))
}

/// The chip of a player, counted from 1, which opens the player's column.
fn chip(player: usize) -> Locator {
    css(&format!("[data-board] button:nth-child({player})"))
}

/// Chooses the players of a sheet, and starts.
async fn set_up(page: &Page<'_>, sheet: &Sheet) {
    let has_dummy = sheet.players.iter().any(|(name, _)| *name == DUMMY);
    if has_dummy {
        page.click(button("Add dummy")).await;
    } else {
        page.click(css(&format!("[name=players][value='{}']", sheet.players.len()))).await;
    }
    page.see(css(&format!("#player-{}", sheet.players.len()))).await;
    for (seat, (name, _)) in sheet.players.iter().enumerate().filter(|(_, (name, _))| *name != DUMMY) {
        page.fill(at(seat + 1, "input[name=name]"), name).await;
    }
    page.click(button("Start")).await;
    page.see(chip(sheet.players.len())).await;
}

async fn enter(page: &Page<'_>, sheet: &Sheet) {
    set_up(page, sheet).await;
    for (seat, (_, entries)) in sheet.players.iter().enumerate() {
        let player = || css(&format!("#player-{}", seat + 1));
        page.click(chip(seat + 1)).await;
        page.see(player()).await;
        for (part, key, count) in *entries {
            if !part.is_empty() {
                // The board is sticky and may cover the tabs.
                page.script("scrollTo(0, 0)", &[]).await;
                page.click(button(part).within(css(".tabs"))).await;
            }
            let press = css(&format!("button[name=more][value='{key}'], button[name=flip][value='{key}']"));
            for _ in 0..*count {
                page.click(press.clone().within(player())).await;
            }
        }
    }
}

/// Waits until the sheet has been added up.
async fn adds_up(page: &Page<'_>, sheet: &Sheet) {
    page.see(text(sheet.verdict)).await;
    for (seat, ((name, _), total)) in sheet.players.iter().zip(sheet.totals).enumerate() {
        assert_eq!(page.read(css("b").within(chip(seat + 1))).await, *total, "{}", sheet.game);
        assert_eq!(page.read(css("bdi").within(chip(seat + 1))).await, *name);
    }
}

/// Enters a sheet, reloads it with and without its query, and opens its link in another browser.
async fn is_kept_and_shared(sheet: &Sheet) {
    let server = test_server().await;
    let [own, other] = Browser::on_all([Device::phone().reduced_motion(), Device::desk().reduced_motion()]).await;
    let plain = server.url(&format!("/score/{}", sheet.game));
    let page = own.open(&plain).await;
    page.see(heading("Who’s playing?")).await;
    enter(&page, sheet).await;
    adds_up(&page, sheet).await;
    page.reload().await;
    adds_up(&page, sheet).await;
    page.go(&plain).await;
    adds_up(&page, sheet).await;
    page.click(button("Finish")).await;
    page.see(heading(sheet.won)).await;
    assert_eq!(page.count(&css(".podium li")).await, sheet.players.len());
    page.click(button("New game, same players")).await;
    page.see(text("Nothing entered yet.")).await;
    page.click(button("Undo")).await;
    page.see(heading(sheet.won)).await;
    page.click(button("Back to the sheet")).await;
    adds_up(&page, sheet).await;
    let friend = other.open(&page.url().await).await;
    adds_up(&friend, sheet).await;
}

#[tokio::test]
async fn a_sheet_of_sushi_go_is_kept_and_shared() {
    is_kept_and_shared(&SUSHI_GO).await;
}

#[tokio::test]
async fn a_sheet_with_a_dummy_is_kept_and_shared() {
    is_kept_and_shared(&WITH_DUMMY).await;
}

#[tokio::test]
async fn a_sheet_of_sushi_express_is_kept_and_shared() {
    is_kept_and_shared(&SUSHI_EXPRESS).await;
}

#[tokio::test]
async fn a_sheet_of_kanji_zushi_is_kept_and_shared() {
    is_kept_and_shared(&KANJI_ZUSHI).await;
}

#[tokio::test]
async fn every_sheet_is_added_up_without_script() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().without_script()).await;
    let page = browser.open(&server.url("/score")).await;
    for sheet in [SUSHI_GO, WITH_DUMMY, SUSHI_EXPRESS, KANJI_ZUSHI] {
        page.go(&server.url(&format!("/score/{}", sheet.game))).await;
        enter(&page, &sheet).await;
        adds_up(&page, &sheet).await;
        page.click(button("Finish")).await;
        page.see(heading(sheet.won)).await;
    }
    page.is_accessible().await;
}

#[tokio::test]
async fn pads_and_rules_work_offline() {
    let server = test_server().await;
    let mut proxy = server.proxy().await;
    let browser = desk().await;
    for lost in ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED"] {
        browser.allow_error(lost);
    }
    let page = browser.open(&proxy.url("/score")).await;
    page.script("return navigator.serviceWorker.ready.then(() => true)", &[]).await;
    // Offline emulation does not apply to requests of the service worker; cutting the proxy does.
    browser.go_offline().await;
    proxy.cut().await;
    for sheet in [SUSHI_GO, SUSHI_EXPRESS, KANJI_ZUSHI] {
        page.go(&proxy.url(&format!("/score/{}", sheet.game))).await;
        enter(&page, &sheet).await;
        adds_up(&page, &sheet).await;
        page.reload().await;
        adds_up(&page, &sheet).await;
    }
    page.click(link("Rules").within(css(".pad-head"))).await;
    page.see(heading("Kanji-zushi").nth(0)).await;
    assert!(page.url().await.ends_with("/rules/kanji-zushi"));
    page.go(&proxy.url("/score")).await;
    assert_eq!(page.count(&css(".shelf .game")).await, 3);
    // Other pages need the network: another page says so, and what works without it.
    for path in ["/", "/table/ABCDEF"] {
        page.go(&proxy.url(path)).await;
        page.see(heading("You’re offline")).await;
    }
    page.click(link("Score pad").within(css(".still-works")).nth(0)).await;
    page.see(css("#score-pad")).await;
    // The pad adds its entries to the address.
    assert_eq!(page.url().await.split('?').next(), Some(proxy.url("/score/sushi-go").as_str()));
    page.go(&proxy.url("/")).await;
    page.see(heading("You’re offline")).await;
    proxy.restore().await;
    browser.go_online().await;
    page.see(heading("A seat at the sushi counter")).await;
}

/// Types kanji in every supported way, on a pad with script or without.
async fn type_kanji(page: &Page<'_>) {
    for typed in ["日寺", "好、12"] {
        page.fill(at(1, "[name=typed]"), typed).await;
        page.press(Key::Enter).await;
        page.see(at(1, "[name=typed]:placeholder-shown")).await;
    }
    page.see(text("Leading: Player 1")).await;
    assert_eq!(page.read(css("b").within(chip(1))).await, "28");
    // The same total, but no kanji with twelve strokes; 9 and ９ count separately and are not one of eighteen.
    page.click(chip(2)).await;
    page.fill(at(2, "[name=typed]"), "9 ９ 10").await;
    page.press(Key::Enter).await;
    page.see(text("Leading: Player 1. Tied on points, decided by: Strokes of the best kanji")).await;
    page.click(chip(1)).await;
    page.fill(at(1, "[name=typed]"), "柯").await;
    page.click(at(1, ".typing button")).await;
    page.see(text("Player 1: “柯” isn’t on the list.").partly()).await;
    page.click(button("Remove: 好 6")).await;
    page.until("the points are without it", async || (page.read(css("b").within(chip(1))).await == "22").then_some(()))
        .await;
    page.fill(at(1, "[name=typed]"), "").await;
    page.press(Key::Enter).await;
    page.see_gone(text("isn’t on the list.").partly()).await;
}

#[tokio::test]
async fn kanji_outside_the_decks_can_be_typed() {
    let server = test_server().await;
    let [with, without] = Browser::on_all([Device::phone().reduced_motion(), Device::phone().without_script()]).await;
    for browser in [with, without] {
        type_kanji(&browser.open(&server.url("/score/kanji-zushi?name=&name=")).await).await;
    }
}

/// Regression test: tapping a name hid the undo button until the next reload, so that removing a player was final.
#[tokio::test]
async fn changes_are_undone_one_by_one_even_after_a_reload() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/score/sushi-go")).await;
    let undo = || css("[data-undo][aria-disabled=false]");
    page.click(css("[name=players][value='3']")).await;
    page.fill(at(1, "[name=name]"), "Ana").await;
    page.click(button("Start")).await;
    page.click(at(1, "[name=more][value='1-tempura']")).await;
    page.click(at(1, "[name=more][value='1-tempura']")).await;
    // Switching tabs and players is not a change.
    page.click(button("End").within(css(".tabs"))).await;
    page.click(chip(2)).await;
    page.see(undo()).await;
    page.click(button("Players")).await;
    page.click(css("#player-1 .leave")).await;
    page.see_gone(css("#player-3")).await;
    page.reload().await;
    page.click(undo()).await;
    page.see(css("#player-3")).await;
    page.click(button("Start")).await;
    page.see(text("Leading: Ana")).await;
    page.click(undo()).await;
    // Undo returns to the tab and the player of the change.
    page.see(css(".tabs [aria-pressed=true][value='0']")).await;
    page.see(at(1, "[name=more][value='1-tempura']")).await;
    assert_eq!(page.read(css("b").within(chip(1))).await, "0");
    page.click(undo()).await;
    page.see(text("Nothing entered yet.")).await;
    // Typing a name is one change, however many letters it has.
    page.click(undo()).await;
    page.see(css("#player-3 [name=name]")).await;
    assert_eq!(page.script("return document.querySelector('#player-1 [name=name]').value", &[]).await, "");
    page.click(undo()).await;
    page.see(css("[data-undo][aria-disabled=true]")).await;
    page.see_gone(css("#player-3")).await;
}

/// Regression test: the fourth column was cut, names read "Playe…", and the set-up of four players scrolled.
#[tokio::test]
async fn everything_fits_a_small_phone_with_all_players() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/score/sushi-express")).await;
    page.click(css("[name=players][value='6']")).await;
    let fits = "const {top, bottom} = document.querySelector(arguments[0]).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && scrollY === 0";
    assert_eq!(page.script(fits, &[".to-start".into()]).await, true, "the set-up needs no scrolling");
    page.click(button("Start")).await;
    for path in ["stage=", "stage=result"] {
        page.go(&server.url(&format!("/score/sushi-express?{}{path}", "name=&".repeat(6)))).await;
        let beyond = "return [...document.querySelectorAll('[data-board] button, [data-paper] :is(td, th), .podium li')].filter((box) => box.checkVisibility())
            .filter((box) => box.getBoundingClientRect().right > innerWidth || box.getBoundingClientRect().left < 0).length";
        assert_eq!(page.script(beyond, &[]).await, 0, "{path}: nothing is cut");
        let shortened = "return [...document.querySelectorAll('[data-board] bdi, .podium bdi')].filter((name) => name.checkVisibility()).filter((name) => name.scrollWidth > name.clientWidth).length";
        assert_eq!(page.script(shortened, &[]).await, 0, "{path}: whole names are shown");
    }
}

/// Regression test: Polish words broke inside, and French tabs touched their edges.
#[tokio::test]
async fn words_do_not_break_and_tabs_have_room() {
    let server = test_server().await;
    let broken = "const walker = document.createTreeWalker(document.querySelector('.score-pad'), NodeFilter.SHOW_TEXT), broken = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) for (const {0: word, index} of node.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (node.parentElement.closest('.unseen, .undo span, .to-setup span')) continue;
            const box = node.parentElement.closest('.cell, .tabs button, .pad-bar button, .scoreboard button')?.getBoundingClientRect();
            const {left, right} = range.getBoundingClientRect();
            if (lines.size > 1 || (box && right > left && (left < box.left + 1 || right > box.right - 1))) broken.push(word);
        }
        return broken";
    for language in ["pl", "fr"] {
        let browser = Browser::on(Device::phone().reduced_motion().language(language)).await;
        let page = browser.open(&server.url("/score")).await;
        for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
            page.go(&server.url(&format!("/score/{game}?name=&name=&name="))).await;
            assert_eq!(page.script(broken, &[]).await, serde_json::json!([]), "{game} in {language}");
        }
    }
}

#[tokio::test]
async fn players_and_games_are_remembered() {
    let server = test_server().await;
    let browser = Browser::on(Device::phone().reduced_motion()).await;
    let page = browser.open(&server.url("/score")).await;
    page.see_gone(heading("Past games")).await;
    page.go(&server.url("/score/sushi-express")).await;
    enter(&page, &SUSHI_EXPRESS).await;
    page.click(button("Finish")).await;
    page.see(heading(SUSHI_EXPRESS.won)).await;
    // Finishing once more is the same game.
    page.click(button("Back to the sheet")).await;
    page.click(button("Finish")).await;
    page.go(&server.url("/score/kanji-zushi")).await;
    let names = "return [...document.querySelectorAll('.columns-of-players [name=name]')].map(({value}) => value)";
    assert_eq!(page.script(names, &[]).await, serde_json::json!(["Ana", "Ben", "Cleo"]));
    page.go(&server.url("/score")).await;
    page.see(heading("Past games")).await;
    assert_eq!(page.read(css(".past-games .winner")).await, "Ben 4");
    page.is_accessible().await;
    page.click(button("Remove this game")).await;
    page.see_gone(css(".past-games li")).await;
    page.click(button("Undo")).await;
    page.click(link("Sushi Express").partly().within(css(".past-games"))).await;
    page.see(heading(SUSHI_EXPRESS.won)).await;
}

#[tokio::test]
async fn totals_are_entered_instead_of_dishes() {
    let server = test_server().await;
    let [with, without] = Browser::on_all([Device::phone().reduced_motion(), Device::phone().without_script()]).await;
    for browser in [with, without] {
        let page = browser.open(&server.url("/score/sushi-go")).await;
        page.click(button("Totals only")).await;
        page.click(button("Start")).await;
        page.see_gone(css("[name=more][value='1-tempura']")).await;
        page.fill(at(1, "[name='1-points']"), "23").await;
        page.press(Key::Enter).await;
        page.see(text("Leading: Player 1")).await;
        page.script("scrollTo(0, 0)", &[]).await;
        page.click(button("End").within(css(".tabs"))).await;
        page.click(chip(2)).await;
        page.click(at(2, "[name=more][value='pudding']")).await;
        page.until("the pudding is counted", async || (page.read(css("b").within(chip(2))).await == "6").then_some(()))
            .await;
        page.click(button("Finish")).await;
        page.see(heading("Player 1 wins with 23!")).await;
    }
}

#[tokio::test]
async fn an_invalid_count_is_reported_and_changes_nothing() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/score/sushi-go?name=Ana&1-egg=2&name=Ben")).await;
    page.see(text("Leading: Ana")).await;
    page.fill(at(1, "[name='1-gyoza']"), "99").await;
    page.press(Key::Tab).await;
    page.see(text("Gyoza: enter a whole number from 0 to 10.").partly()).await;
    assert_eq!(page.script("return document.querySelector(\"[name='1-gyoza']\").value", &[]).await, "9");
    page.click(at(1, "[name=less][value='1-gyoza']")).await;
    page.see_gone(text("enter a whole number").partly()).await;
    page.is_accessible().await;
    // Tapping the right kanji mends an unknown one.
    page.go(&server.url("/score/kanji-zushi?name=Ana&typed=柯&name=Ben")).await;
    page.see(text("isn’t on the list.").partly()).await;
    page.click(at(1, "[name=flip]").nth(0)).await;
    page.see_gone(text("isn’t on the list.").partly()).await;
}

#[tokio::test]
async fn opening_a_shared_link_keeps_the_own_sheet() {
    let server = test_server().await;
    let browser = desk().await;
    let own = server.url("/score/sushi-express");
    let page = browser.open(&own).await;
    enter(&page, &SUSHI_EXPRESS).await;
    adds_up(&page, &SUSHI_EXPRESS).await;
    page.go(&server.url("/score/sushi-express?name=Zoe&pink=1&name=&name=")).await;
    page.see(text("Leading: Zoe")).await;
    page.go(&own).await;
    adds_up(&page, &SUSHI_EXPRESS).await;
}

#[tokio::test]
async fn a_sheet_is_shared_or_its_link_copied() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/score/kanji-zushi")).await;
    enter(&page, &KANJI_ZUSHI).await;
    page.script("navigator.share = async (sheet) => { window.shared = sheet; }", &[]).await;
    page.click(button("Share")).await;
    let shared = page.script("return window.shared", &[]).await;
    assert_eq!(shared["text"], KANJI_ZUSHI.verdict);
    page.script(
        "navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.copied = text; }",
        &[],
    )
    .await;
    page.click(button("Share")).await;
    page.see(text("Link copied.")).await;
    let copied = page.script("return window.copied", &[]).await;
    assert_eq!(copied, shared["url"]);
    let friend = browser.open(copied.as_str().expect("an address")).await;
    adds_up(&friend, &KANJI_ZUSHI).await;
}

#[tokio::test]
async fn only_the_sheet_is_printed() {
    let server = test_server().await;
    let browser = desk().await;
    let page = browser.open(&server.url("/score/sushi-go?name=Ana&1-maki=2&name=Ben&dummy=&pudding=2")).await;
    page.script("window.print = () => { window.printed = true; }", &[]).await;
    page.click(button("Print")).await;
    assert_eq!(page.script("return window.printed", &[]).await, true);
    page.emulate_print().await;
    page.see(css("[data-paper]")).await;
    page.see(text("Leading: Ana")).await;
    for hidden in [".top", ".tabs", "#player-1", ".pad-bar", ".pad-actions", "header.site", "footer.site"] {
        page.see_gone(css(hidden)).await;
    }
}

#[tokio::test]
async fn offline_pads_and_rules_keep_the_chosen_language() {
    let server = test_server().await;
    let mut proxy = server.proxy().await;
    let browser = desk().await;
    for lost in ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED"] {
        browser.allow_error(lost);
    }
    let page = browser.open(&proxy.url("/score/sushi-go")).await;
    page.script("return navigator.serviceWorker.ready.then(() => true)", &[]).await;
    page.reload().await;
    page.click(button("Start")).await;
    page.fill(at(1, "[name=name]"), "Ana").await;
    page.click(at(1, "[name=more][value='1-egg']")).await;
    page.click(css("#settings > summary")).await;
    page.click(button("Polski").within(css("#settings"))).await;
    // The entries are kept.
    page.see(text("Prowadzi: Ana")).await;
    let in_polish = "return (async () => {
        const cache = await caches.open((await caches.keys())[0]);
        const pages = (await cache.keys()).map(({url}) => new URL(url).pathname).filter((path) => /^.(score|rules)/.test(path));
        const texts = await Promise.all(pages.map(async (path) => (await cache.match(path)).text()));
        return pages.length === 7 && texts.every((text) => text.includes('<html lang=\"pl\"'));
    })()";
    page.until("all pages are kept in Polish", async || (page.script(in_polish, &[]).await == true).then_some(()))
        .await;
    browser.go_offline().await;
    proxy.cut().await;
    for path in ["/rules/kanji-zushi", "/score/sushi-express", "/rules/sushi-go", "/score/sushi-go"] {
        page.go(&proxy.url(path)).await;
        page.see(css("html[lang=pl] h1")).await;
        page.reload().await;
        page.see(css("html[lang=pl] h1")).await;
    }
    page.see(text("Prowadzi: Ana")).await;
}
