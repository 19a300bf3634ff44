//! Whole games between browsers: everybody sees the same, and only the players whose turn it is can choose.

use browser::{Browser, Device, Page, TestServer, button, css, link, role, text};
use kanji_zushi::Kanji;

use crate::choosing::{complete, sensible, who_can_choose};
use crate::kanji_expert::{Pair, best, pairs};
use crate::opening::{add_bot, open_table, open_terms, sit_down, test_server};

const NAMES: [&str; 2] = ["Ana", "Ben"];

/// Two people, each with a browser.
async fn browsers() -> [Browser; 2] {
    Browser::on_all([Device::desk().reduced_motion(), Device::desk().reduced_motion()]).await
}

/// The host opens a table for this many players; the guest joins by its link.
async fn gather(server: &TestServer, [host, guest]: &[&Page<'_>; 2], game: &str, players: &str) {
    host.go(&server.url("/")).await;
    open_table(host, game, NAMES[0]).await;
    open_terms(host).await;
    host.choose(role("combobox", "Players"), players).await;
    guest.go(&host.url().await).await;
    sit_down(guest, NAMES[1]).await;
    host.see(text(NAMES[1]).within(css(".seats"))).await;
}

/// The number of choices (or links that lead to one), and of hint buttons.
const CHOICES: &str = "
    return ['button[name=move], a[data-look]', 'button[value=hint]'].map(what => document.querySelectorAll(what).length);
";

/// The next player who can choose. Checks that the other has no choices, and that nobody has hints.
async fn next<'a, 'b>(pages: &[&'a Page<'b>; 2]) -> Option<(usize, &'a Page<'b>)> {
    let asked = who_can_choose(pages).await?;
    for (number, page) in pages.iter().enumerate() {
        let [choices, hints]: [usize; 2] =
            serde_json::from_value(page.script(CHOICES, &[]).await).expect("both are numbers");
        assert_eq!((choices > 0, hints), (number == asked, 0), "choices and hints for {}", NAMES[number]);
    }
    Some((asked, pages[asked]))
}

/// The text of an element, which must be the same for both.
async fn same_for_both(pages: &[&Page<'_>; 2], selector: &str) -> String {
    let read = pages[0].read(css(selector)).await;
    for page in pages {
        page.until("both see the same", async || (page.read(css(selector)).await == read).then_some(())).await;
    }
    read
}

/// For each seat: the sum of the lines on the score pad, the total, and the points in the ranking.
const SCORES: &str = "
    const pad = document.querySelector('#scores table'), places = [...document.querySelectorAll('.ranking li')];
    const number = cell => Number(cell.innerText.replace('−', '-'));
    return [...pad.querySelectorAll('thead th')].map((head, seat) => {
        const lines = [...pad.querySelectorAll('tbody tr:not(.round)')].map(line => number(line.querySelectorAll('td')[seat]));
        const place = places.find(place => place.querySelector('bdi').innerText === head.innerText);
        return [lines.reduce((sum, points) => sum + points, 0), number(pad.querySelectorAll('tfoot td')[seat]), number(place.querySelector('.points'))];
    });
";

/// Both see the same ending, and the ranking agrees with the score pad.
async fn same_end_for_both(pages: &[&Page<'_>; 2], players: usize) {
    let ranking = same_for_both(pages, ".ranking").await;
    assert!(NAMES.iter().all(|name| ranking.contains(name)), "{ranking}");
    for page in pages {
        let scores: Vec<[i64; 3]> = serde_json::from_value(page.script(SCORES, &[]).await).expect("points are numbers");
        assert_eq!(scores.len(), players);
        for [lines, total, ranked] in scores {
            assert_eq!((lines, lines), (total, ranked));
        }
        page.see(button("Play again")).await;
    }
}

/// The number of log lines and the progress of the game.
const LOG_AND_PROGRESS: &str =
    "return [document.querySelectorAll('#log li').length, document.querySelector('.progress').innerText]";

#[tokio::test]
async fn two_people_and_a_bot_play_sushi_express_to_the_end() {
    let server = test_server().await;
    let browsers = browsers().await;
    let (hers, his) = (browsers[0].open(&server.url("/")).await, browsers[1].open(&server.url("/")).await);
    let pages = [&hers, &his];
    gather(&server, &pages, "sushi-express", "Three").await;
    add_bot(&hers, 2).await;
    hers.click(button("Start now")).await;
    let mut turns = 0;
    while let Some((_, page)) = next(&pages).await {
        if turns % 10 == 0 {
            let expected = page.script(LOG_AND_PROGRESS, &[]).await;
            for other in pages {
                other
                    .until("both see the same", async || {
                        (other.script(LOG_AND_PROGRESS, &[]).await == expected).then_some(())
                    })
                    .await;
            }
        }
        // Every other choice is arbitrary, to cover moves that no sensible player would make.
        let all = css("button[name=move]");
        let choice =
            if turns % 2 == 0 { all.clone().nth(turns * 5 % page.count(&all).await) } else { sensible(page).await };
        complete(page, async || page.click(choice).await).await;
        turns += 1;
    }
    same_end_for_both(&pages, 3).await;
}

/// The kanji of one player.
#[derive(Default)]
struct KanjiOfPlayer {
    formed: Vec<Kanji>,
    /// Kanji that could have been formed when something else was tried.
    missed: Vec<Kanji>,
}

/// The kanji at the end of the game for each player: formed and missed.
const EPILOGUE: &str = "
    const kanji = list => [...list?.querySelectorAll('li .unseen') ?? []].map(kanji => kanji.textContent.trim());
    return [...document.querySelectorAll('.formed-by-all article')].map(article => [
        kanji(article.querySelector('h3 ~ ul')), kanji(article.querySelector('h4 ~ ul')),
    ]);
";

#[tokio::test]
async fn two_people_play_strict_kanji_zushi_to_the_end() {
    let server = test_server().await;
    let browsers = browsers().await;
    let (hers, his) = (browsers[0].open(&server.url("/")).await, browsers[1].open(&server.url("/")).await);
    let pages = [&hers, &his];
    gather(&server, &pages, "kanji-zushi", "Two").await;
    hers.click(button("Start now")).await;
    let mut kanji_of_players = [KanjiOfPlayer::default(), KanjiOfPlayer::default()];
    while let Some((seat, page)) = next(&pages).await {
        assert_eq!(page.count(&css(".mark")).await, 0, "nothing is marked");
        let pairs = pairs(page).await;
        let own = &mut kanji_of_players[seat];
        let found = best(&pairs).and_then(Pair::kanji);
        if let (Some(found), true) = (found, own.missed.is_empty()) {
            // Each player misses one kanji on purpose, and does not form it later.
            let alike = |kanji: &Kanji| kanji.strokes() == found.strokes();
            own.missed = pairs.iter().filter_map(Pair::kanji).filter(alike).collect();
            let wrong = pairs.iter().find(|pair| pair.kanji().is_none()).expect("some pair is not a kanji");
            page.click(wrong.neta()).await;
            complete(page, async || page.click(wrong.rest()).await).await;
            let tried = format!("{} misses.", NAMES[seat]);
            for page in pages {
                page.see(text(&tried).within(css(".bench"))).await;
            }
            let why = same_for_both(&pages, ".bench .why").await;
            assert!(why.starts_with(&wrong.why()), "{why}");
            continue;
        }
        let is_wanted = |kanji: Option<Kanji>| kanji.is_some_and(|kanji| !own.missed.contains(&kanji));
        let wanted: Vec<_> = pairs.into_iter().filter(|pair| is_wanted(pair.kanji())).collect();
        match best(&wanted) {
            Some(pair) => {
                page.click(pair.shari()).await;
                complete(page, async || page.click(pair.rest()).await).await;
                own.formed.extend(pair.kanji());
            }
            None => complete(page, async || page.click(button("Pass")).await).await,
        }
    }
    same_end_for_both(&pages, 2).await;
    assert!(kanji_of_players.iter().all(|own| !own.formed.is_empty()), "both players form a kanji");
    for page in pages {
        let kanji: Vec<[Vec<char>; 2]> =
            serde_json::from_value(page.script(EPILOGUE, &[]).await).expect("they are kanji");
        for ([formed, missed], own) in kanji.iter().zip(&kanji_of_players) {
            assert_eq!(*formed, own.formed.iter().map(|kanji| kanji.char()).collect::<Vec<_>>());
            let on_purpose: Vec<char> = own.missed.iter().map(|kanji| kanji.char()).collect();
            assert!(!missed.is_empty() && missed.iter().all(|kanji| on_purpose.contains(kanji)), "{missed:?}");
        }
        assert_eq!(kanji.len(), 2);
        for credit in ["KanjiVG", "KANJIDIC2"] {
            page.see(link(credit).within(css(".credits"))).await;
        }
    }
}
