//! The score pad agrees with the rules on random sheets.

use expect_test::expect;
use game::Decision;

use super::page::Pad;
use super::sum::{Excess, excesses};
use super::{Form, Sheet, Sum, score_pad, score_pads};
use crate::{Language, Reader};

#[path = "../../tests/support/random_sheets.rs"]
mod random_sheets;

use random_sheets::RandomSheet;

/// The number of sheets for each number of players.
const SHEETS: u64 = 1000;

/// The score pad gives the same scores, ranks and lines, and accepts every possible sheet.
fn check(game: &str, sheets: &[RandomSheet]) {
    let form = Form::of(game).unwrap();
    let mut decisions = Vec::new();
    for RandomSheet { fields, outcome, lines } in sheets {
        let sheet = Sheet::read(&form, fields);
        assert!(!sheet.garbled, "{fields:?}");
        let sum = Sum::of(&form, &sheet);
        let found = &sum.outcome;
        assert_eq!((&found.scores, &found.ranks, &found.winners), (&outcome.scores, &outcome.ranks, &outcome.winners));
        assert_eq!(excesses(&form, &sheet), []);
        for (seat, lines) in lines.iter().enumerate() {
            assert_eq!(sum.lines.iter().map(|line| line[seat]).collect::<Vec<_>>(), *lines);
        }
        match (found.decided_by, outcome.decided_by) {
            (Decision::TieBreak(_), Decision::TieBreak(_)) => {}
            (found, decided) => assert_eq!(found, decided),
        }
        decisions.push(outcome.decided_by);
    }
    // All kinds of decisions occur.
    assert!(decisions.contains(&Decision::Points) && decisions.contains(&Decision::Shared));
    assert!(decisions.iter().any(|decision| matches!(decision, Decision::TieBreak(_))));
}

#[test]
fn sushi_go_is_scored_like_the_rules() {
    check("sushi-go", &random_sheets::sushi_go(SHEETS));
}

#[test]
fn sushi_express_is_scored_like_the_rules() {
    check("sushi-express", &random_sheets::sushi_express(SHEETS));
}

#[test]
fn kanji_zushi_is_scored_like_the_rules() {
    check("kanji-zushi", &random_sheets::kanji_zushi(SHEETS));
}

#[test]
fn the_pad_of_a_game_without_rounds_mentions_none() {
    let page = score_pad(&Reader::default(), "kanji-zushi", &[]).unwrap().into_string();
    assert!(!page.contains("Round"), "{page}");
}

fn read(text: &str) -> Vec<(String, String)> {
    text.split('&').filter_map(|pair| pair.split_once('=')).map(|(one, other)| (one.into(), other.into())).collect()
}

#[test]
fn exceeded_limits_are_found() {
    let beyond = |game: &str, entered: &str| {
        let form = Form::of(game).unwrap();
        let sheet = Sheet::read(&form, &read(entered));
        let values = |excess: &Excess<'_>| (excess.seat, excess.found, excess.most);
        excesses(&form, &sheet).iter().map(values).collect::<Vec<_>>()
    };
    assert_eq!(beyond("sushi-go", "name=&1-tempura=7&2-tempura=7&name=&3-tempura=1"), [(None, 15, 14)]);
    assert_eq!(beyond("sushi-go", "name=&name=&1-sashimi=5&1-gyoza=6"), [(Some(1), 11, 10)]);
    assert_eq!(beyond("sushi-express", "name=&pink=2&name=&pink=1&name="), [(None, 3, 2)]);
    // A dummy plays as many cards as the others.
    assert_eq!(beyond("sushi-go", "name=&name=&dummy=&1-sashimi=5&1-gyoza=5"), [(Some(2), 10, 9)]);
    // Two kanji with the same neta, even outside our decks; six kanji of any kind.
    assert_eq!(beyond("kanji-zushi", "name=&好=1&妹=1&name="), [(Some(0), 2, 1)]);
    assert_eq!(beyond("kanji-zushi", "name=&12=4&9=2&name="), [(Some(0), 6, 5)]);
    // Two kanji with the same neta, and two with the same shari.
    assert_eq!(beyond("kanji-zushi", "name=&時=1&明=1&推=1&name=&維=1"), [(Some(0), 2, 1), (None, 2, 1)]);
    // A deck by school year has this shari three times.
    assert_eq!(beyond("kanji-zushi", "name=&時=1&name=&待=1&name=&詩=1"), []);
}

#[test]
fn stroke_counts_are_scored_and_compared_like_kanji() {
    let form = Form::of("kanji-zushi").unwrap();
    // Both have 24 points; two kanji of 12 strokes are not one of 24.
    let sum = Sum::of(&form, &Sheet::read(&form, &read("name=&12=2&name=&時=1&語=1")));
    assert_eq!((sum.outcome.scores.as_slice(), sum.tie.as_slice()), (&[24, 24][..], &[12, 14][..]));
    assert_eq!(sum.outcome.winners.iter().map(game::Seat::index).collect::<Vec<_>>(), [1]);
}

#[test]
fn unknown_typed_text_is_reported_with_the_player() {
    let entered = read("name=Ana&typed=柯&name=&at=0");
    let page = score_pad(&Reader::default(), "kanji-zushi", &entered).unwrap().into_string();
    assert!(page.contains("Ana: “柯” isn’t on the list."), "{page}");
    assert!(page.contains("name=\"typed\" value=\"柯\""));
}

#[test]
fn no_message_is_missing_in_any_language() {
    for (entry, language) in menu::GAMES.iter().flat_map(|entry| Language::ALL.map(|language| (entry, language))) {
        let reader = Reader { language, ..Reader::default() };
        let entered = read("name=&fugu=1&name=&at=0");
        let page = score_pad(&reader, entry.name, &entered).unwrap().into_string() + &score_pads(&reader).into_string();
        assert!(!page.contains("⟦pad"), "{} in {language:?}", entry.name);
        assert!(page.contains(&language.locale().text("pad-garbled")));
    }
}

#[test]
fn the_printed_sheet_matches_its_snapshot() {
    let form = Form::of("sushi-go").unwrap();
    let entered = "name=Ana&1-maki=5&1-tempura=3&pudding=4&name=Ben&1-maki=3&2-squid-on-wasabi=1&pudding=3\
        &name=<Chiyo>&1-maki=3&3-gyoza=5&name=&1-maki=2&at=1";
    let sheet = Sheet::read(&form, &read(entered));
    let sum = Sum::of(&form, &sheet);
    let paper = Pad { locale: Language::ENGLISH.locale(), form: &form, sheet: &sheet, sum }.paper().into_string();
    let (_, table) = paper.split_once("</thead>").unwrap();
    expect![[r#"
        <tbody><tr class="round"><th scope="rowgroup" colspan="5">Round 1</th></tr>
        <tr data-line="0"><th scope="row">Maki</th> <td>6</td><td>1</td><td>1</td><td>0</td></tr>
        <tr data-line="1"><th scope="row">Tempura</th> <td>5</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="2"><th scope="row">Sashimi</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="3"><th scope="row">Gyoza</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="4"><th scope="row">Nigiri</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="5" hidden><th scope="row">Points</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr class="round"><th scope="rowgroup" colspan="5">Round 2</th></tr>
        <tr data-line="6"><th scope="row">Maki</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="7"><th scope="row">Tempura</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="8"><th scope="row">Sashimi</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="9"><th scope="row">Gyoza</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="10"><th scope="row">Nigiri</th> <td>0</td><td>9</td><td>0</td><td>0</td></tr>
        <tr data-line="11" hidden><th scope="row">Points</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr class="round"><th scope="rowgroup" colspan="5">Round 3</th></tr>
        <tr data-line="12"><th scope="row">Maki</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="13"><th scope="row">Tempura</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="14"><th scope="row">Sashimi</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="15"><th scope="row">Gyoza</th> <td>0</td><td>0</td><td>15</td><td>0</td></tr>
        <tr data-line="16"><th scope="row">Nigiri</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr data-line="17" hidden><th scope="row">Points</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr class="apart" data-line="18"><th scope="row">Pudding</th> <td>6</td><td>0</td><td>−3</td><td>−3</td></tr>
        </tbody><tfoot><tr class="total"><th scope="row">Total</th> <td>17</td><td>10</td><td>13</td><td>−3</td></tr>
        <tr class="tie"><th scope="row">Puddings</th> <td>4</td><td>3</td><td>0</td><td>0</td></tr>
        </tfoot></table></div></section>"#]]
    .assert_eq(&table.replace("</tr>", "</tr>\n").replace("</th><td>", "</th> <td>"));
}
