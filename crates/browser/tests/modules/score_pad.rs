//! The script of the score pad gives the same results as the rules, and its page fills in what the server would.

use browser::{Page, button, css, text};
use game::Decision;
use serde_json::{Value, json};
use web::Reader;

use crate::site::{Site, desk, run};

#[path = "../../../web/tests/support/random_sheets.rs"]
mod random_sheets;

use random_sheets::RandomSheet;

/// The number of sheets for each number of players.
const SHEETS: u64 = 300;

/// The number of sheets per script call.
const BATCH: usize = 500;

/// The query string of a sheet.
fn address(fields: &[(String, String)]) -> String {
    url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// The result by the rules, in the format of the script.
fn expected(sheet: &RandomSheet) -> Value {
    let outcome = &sheet.outcome;
    let decision = match outcome.decided_by {
        Decision::Points => "points",
        Decision::TieBreak(_) => "tie",
        Decision::Shared => "shared",
    };
    let winners: Vec<usize> = outcome.winners.iter().map(game::Seat::index).collect();
    json!([outcome.scores.as_slice(), winners, decision, 0, false])
}

/// Scores random sheets in the browser with the tables of a game's page.
async fn agrees(name: &str, sheets: &[RandomSheet]) {
    let page = web::score_pad(&Reader::default(), name, &[]).unwrap().into_string();
    let tables = page.split_once("data-tables=\"").unwrap().1.split_once('"').unwrap().0;
    let site = Site::open(&format!(r#"<i id="tables" data-tables="{tables}"></i>"#), &[]).await;
    let browser = desk().await;
    let page: Page<'_> = browser.open(&site.url("/")).await;
    let keep = "window.addUp = (addresses) => {
            const tables = sheets.readTables(document.getElementById('tables').dataset.tables);
            return addresses.map((address) => {
                const sheet = sheets.Sheet.read(tables, address);
                const {points, totals, winners, decision} = scores.score(tables, sheet);
                const lines = totals.map((_, seat) => points.map((line) => line[seat]));
                return [[totals, winners, decision, scores.excesses(tables, sheet).length, sheet.garbled], lines];
            });
        }";
    let modules = format!(
        "const [scores, sheets] = await Promise.all(['{}', '{}'].map((path) => import(path))); {keep}",
        crate::site::path("pad-score.js"),
        crate::site::path("pad-sheet.js"),
    );
    run(&page, &[], &modules).await;
    for batch in sheets.chunks(BATCH) {
        let addresses: Vec<String> = batch.iter().map(|sheet| address(&sheet.fields)).collect();
        let found = page.script("return addUp(arguments[0])", &[json!(addresses)]).await;
        for ((sheet, found), address) in batch.iter().zip(found.as_array().unwrap()).zip(addresses) {
            assert_eq!(found[0], expected(sheet), "{name}?{address}");
            // Only Sushi Go! has scores per line in the rules.
            assert!(sheet.lines.is_empty() || found[1] == json!(sheet.lines), "{name}?{address}: {}", found[1]);
        }
    }
}

#[tokio::test]
async fn the_script_scores_sushi_go_like_the_rules() {
    agrees("sushi-go", &random_sheets::sushi_go(SHEETS)).await;
}

#[tokio::test]
async fn the_script_scores_sushi_express_like_the_rules() {
    agrees("sushi-express", &random_sheets::sushi_express(SHEETS)).await;
}

#[tokio::test]
async fn the_script_scores_kanji_zushi_like_the_rules() {
    agrees("kanji-zushi", &random_sheets::kanji_zushi(SHEETS)).await;
}

/// The board, the verdict, the notices, the printed sheet and the result, as markup.
const SHOWN: &str = "return ['[data-board]', '[data-verdict]', '[data-notices]', '[data-paper]', '[data-finale]']
    .map((selector) => document.querySelector(selector).innerHTML)";

#[tokio::test]
async fn the_script_renders_the_same_as_the_server() {
    for (game, fields) in [
        (
            "sushi-go",
            "name=Ana&1-maki=5&1-tempura=3&pudding=4&name=Ben&1-maki=3&2-squid-on-wasabi=1&3-gyoza=9&name=&dummy=",
        ),
        ("sushi-go", "name=Ana&1-maki=2&name=Ben&1-sashimi=8&1-gyoza=6&dummy=&pudding=2&at=3"),
        ("sushi-express", "name=Ana&pink=2&tips=2&name=&pink=1&tip-cards=1&name=Cleo&name=D&action-cards=3"),
        ("kanji-zushi", "name=Ana&時=1&12=2&typed=柯&name=&語=1&明=1&時=1&name=C"),
    ] {
        let read: Vec<(String, String)> = url::form_urlencoded::parse(fields.as_bytes()).into_owned().collect();
        let markup = web::score_pad(&Reader::default(), game, &read).unwrap().into_string();
        let body = markup.split_once("<main").unwrap().1.split_once('>').unwrap().1.split_once("</main>").unwrap().0;
        let body = body.split("<script").next().unwrap();
        let site = Site::open(body, &[]).await;
        let browser = desk().await;
        // This site has no service worker.
        browser.allow_error("(404)");
        let page = browser.open(&site.url(&format!("/?{}", address(&read)))).await;
        let by_server = page.script(SHOWN, &[]).await;
        run(&page, &[], &format!("await import('{}')", crate::site::path("score-pad.js"))).await;
        let by_script = page.script(SHOWN, &[]).await;
        assert_eq!(by_script, by_server, "{game}?{fields}");
        // One more player and back: the sheet has a column for each.
        page.click(button("Players")).await;
        page.click(css("[name=players]").nth(2)).await;
        page.see(text("Undo")).await;
        assert_ne!(page.script(SHOWN, &[]).await, by_server);
        page.click(css("[data-undo]")).await;
        let same = async || (page.script(SHOWN, &[]).await[3] == by_server[3]).then_some(());
        page.until("the printed sheet is as before", same).await;
    }
}
