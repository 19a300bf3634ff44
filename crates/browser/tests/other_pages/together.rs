//! Whole games between browsers: everybody sees the same, and only those who are asked can choose.

use browser::{Browser, Device, House, Page, button, css, link, role, text};
use kanji_zushi::Kanji;

use crate::choosing::{choices, complete, who_is_asked};
use crate::knowing::{best, pairs};
use crate::opening::{house, open_table, sit_down};

const NAMES: [&str; 3] = ["Ana", "Ben", "Eva"];

/// Browsers for so many people.
async fn browsers<const N: usize>() -> [Browser; N] {
    Browser::on_all([(); N].map(|()| Device::desk().reduced_motion())).await
}

/// The first opens a table for as many as there are; the others come by its link; then the game starts.
async fn gather(house: &House, pages: &[&Page<'_>], game: &str, players: &str) {
    let [host, guests @ ..] = pages else { unreachable!("somebody must open it") };
    host.go(&house.url("/")).await;
    open_table(host, game, NAMES[0]).await;
    host.choose(role("combobox", "Players"), players).await;
    host.see_gone(css(&format!("#seat-{}", pages.len()))).await;
    let table = host.url().await;
    for (guest, name) in guests.iter().zip(&NAMES[1..]) {
        guest.go(&table).await;
        sit_down(guest, name).await;
        host.see(text(name).within(css(".seats"))).await;
    }
    host.click(button("Start the game")).await;
}

/// Whoever is asked next; the others have nothing to choose, and nobody a hint.
async fn next<'a, 'b>(pages: &[&'a Page<'b>]) -> Option<(usize, &'a Page<'b>)> {
    let asked = who_is_asked(pages).await?;
    for (number, page) in pages.iter().enumerate() {
        assert_eq!(page.count(&choices()).await > 0, number == asked, "{} can choose", NAMES[number]);
        assert_eq!(page.count(&css("button[value=hint]")).await, 0, "no hints among people");
    }
    Some((asked, pages[asked]))
}

/// What is read of a place by everybody, in the same words.
async fn same_for_all(pages: &[&Page<'_>], selector: &str) -> String {
    let read = pages[0].read(css(selector)).await;
    for page in pages {
        page.until("all see the same", async || (page.read(css(selector)).await == read).then_some(())).await;
    }
    read
}

/// For everybody in the order of the seats: what the lines of the pad add up to, the total, and the points of the ranking.
const SCORES: &str = "
    const pad = document.querySelector('#all-scores table'), places = [...document.querySelectorAll('.ranking li')];
    const number = cell => Number(cell.innerText);
    return [...pad.querySelectorAll('thead th')].map((head, seat) => {
        const lines = [...pad.querySelectorAll('tbody tr:not(.round)')].map(line => number(line.querySelectorAll('td')[seat]));
        const place = places.find(place => place.querySelector('bdi').innerText === head.innerText);
        return [lines.reduce((sum, points) => sum + points, 0), number(pad.querySelectorAll('tfoot td')[seat]), number(place.querySelector('.points'))];
    });
";

/// Everybody sees the same end, and the ranking is what the score pad adds up to.
async fn end_is_the_same(pages: &[&Page<'_>]) {
    let ranking = same_for_all(pages, ".ranking").await;
    for name in &NAMES[..pages.len()] {
        assert!(ranking.contains(name), "{ranking}");
    }
    for page in pages {
        let scores: Vec<[i64; 3]> = serde_json::from_value(page.script(SCORES, &[]).await).expect("points are numbers");
        assert_eq!(scores.len(), pages.len());
        for [lines, total, ranked] in scores {
            assert_eq!((lines, lines), (total, ranked));
        }
        page.see(button("Play again")).await;
    }
}

/// How many sentences of a game have been told, and how far it is.
const TOLD: &str =
    "return [document.querySelectorAll('#log li').length, document.querySelector('.progress').innerText]";

#[tokio::test]
async fn three_people_play_sushi_express_to_its_end() {
    let house = house().await;
    let browsers = browsers::<3>().await;
    let mut pages = Vec::new();
    for browser in &browsers {
        pages.push(browser.open(&house.url("/")).await);
    }
    let pages: Vec<&Page<'_>> = pages.iter().collect();
    gather(&house, &pages, "sushi-express", "Three").await;
    let mut turns = 0;
    while let Some((_, page)) = next(&pages).await {
        if turns % 10 == 0 {
            let told = page.script(TOLD, &[]).await;
            for other in &pages {
                other.until("all see the same", async || (other.script(TOLD, &[]).await == told).then_some(())).await;
            }
        }
        // Each time another choice, as sensible or not: whatever can be chosen is taken.
        let choice = choices().nth(turns * 5 % page.count(&choices()).await);
        complete(page, async || page.click(choice).await).await;
        turns += 1;
    }
    end_is_the_same(&pages).await;
}

/// What has come of a game for one player.
#[derive(Default)]
struct Fate {
    formed: Vec<Kanji>,
    /// What could have been formed when something else was tried.
    missed: Vec<Kanji>,
}

/// The kanji that the end tells of each player: those that were formed, and those that were not.
const EPILOGUE: &str = "
    const kanji = list => [...list?.querySelectorAll('li .unseen') ?? []].map(kanji => kanji.textContent.trim());
    return [...document.querySelectorAll('.formed-by-all article')].map(article => [
        kanji(article.querySelector('h3 ~ ul')), kanji(article.querySelector('h4 ~ ul')),
    ]);
";

#[tokio::test]
async fn two_people_play_strict_kanji_zushi_to_its_end() {
    let house = house().await;
    let browsers = browsers::<2>().await;
    let (hers, his) = (browsers[0].open(&house.url("/")).await, browsers[1].open(&house.url("/")).await);
    let pages = [&hers, &his];
    gather(&house, &pages, "kanji-zushi", "Two").await;
    let mut fates = [Fate::default(), Fate::default()];
    while let Some((seat, page)) = next(&pages).await {
        assert_eq!(page.count(&css(".mark")).await, 0, "nothing is marked");
        let pairs = pairs(page).await;
        let fate = &mut fates[seat];
        let found = best(&pairs).and_then(|pair| pair.kanji);
        if let (Some(found), true) = (found, fate.missed.is_empty()) {
            // Each misses one on purpose, and does not form it later.
            let alike = |kanji: &Kanji| kanji.strokes() == found.strokes();
            fate.missed = pairs.iter().filter_map(|pair| pair.kanji).filter(alike).collect();
            let wrong = pairs.iter().find(|pair| pair.kanji.is_none()).expect("not everything is a kanji");
            page.click(wrong.neta()).await;
            complete(page, async || page.click(wrong.rest()).await).await;
            page.see(text("That is none.").within(css(".bench"))).await;
            let tried = format!("{} tries in vain.", NAMES[seat]);
            pages[1 - seat].see(text(&tried).within(css(".bench"))).await;
            let why = same_for_all(&pages, ".bench .why").await;
            assert!(why.contains("kanji"), "{why}");
            continue;
        }
        let is_wanted = |kanji: Option<Kanji>| kanji.is_some_and(|kanji| !fate.missed.contains(&kanji));
        let wanted: Vec<_> = pairs.into_iter().filter(|pair| is_wanted(pair.kanji)).collect();
        match best(&wanted) {
            Some(pair) => {
                page.click(pair.shari()).await;
                complete(page, async || page.click(pair.rest()).await).await;
                fate.formed.extend(pair.kanji);
            }
            None => complete(page, async || page.click(button("Pass")).await).await,
        }
    }
    end_is_the_same(&pages).await;
    assert!(fates.iter().all(|fate| !fate.formed.is_empty()), "five neta and six shari make a kanji now and then");
    for page in pages {
        let told: Vec<[Vec<char>; 2]> =
            serde_json::from_value(page.script(EPILOGUE, &[]).await).expect("they are kanji");
        for ([formed, missed], fate) in told.iter().zip(&fates) {
            assert_eq!(*formed, fate.formed.iter().map(|kanji| kanji.char()).collect::<Vec<_>>());
            let on_purpose: Vec<char> = fate.missed.iter().map(|kanji| kanji.char()).collect();
            assert!(!missed.is_empty() && missed.iter().all(|kanji| on_purpose.contains(kanji)), "{missed:?}");
        }
        assert_eq!(told.len(), 2);
        for credit in ["KanjiVG", "KANJIDIC2"] {
            page.see(link(credit).within(css(".credits"))).await;
        }
    }
}
