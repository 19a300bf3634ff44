//! The pad agrees with the rules: sheets that people could have played, added up by the games' own crates and by the tables.

use expect_test::expect;
use game::{Chance as _, Decision, FastChance, Kind as _, deal_card};
use sushi_go::Card;

use super::sheet::Player;
use super::sum::{Excess, excesses};
use super::{Form, Sheet, Sum, paper, score_pad, score_pads};
use crate::{Language, Reader};

/// How many sheets are tried for each number of players.
const SHEETS: u64 = 1000;

/// A pad on which nothing is entered yet.
fn blank(form: &Form, players: usize) -> Sheet {
    let player = Player { name: String::new(), counts: vec![0; form.cells.len()], unknown: String::new() };
    Sheet { players: vec![player; players], dummy: false, at: 0, garbled: false }
}

fn add(form: &Form, sheet: &mut Sheet, seat: usize, key: &str, count: usize) {
    let cell = form.cell(key).unwrap_or_else(|| panic!("{key} is on the pad"));
    sheet.players[seat].counts[cell] += count;
}

/// The pad comes to the same scores and the same end, and does not say of a sheet that can be that it cannot. Says how it
/// was decided.
fn check(form: &Form, sheet: &Sheet, outcome: &game::Outcome) -> Decision {
    let found = Sum::of(form, sheet).outcome;
    assert_eq!((found.scores, found.ranks, found.winners), (outcome.scores, outcome.ranks, outcome.winners));
    assert_eq!(excesses(form, sheet), []);
    match (found.decided_by, outcome.decided_by) {
        (Decision::TieBreak(_), Decision::TieBreak(_)) => {}
        (found, decided) => assert_eq!(found, decided),
    }
    outcome.decided_by
}

/// All ways in which a game can be decided have come up.
fn decided_in_every_way(decisions: &[Decision]) {
    assert!(decisions.contains(&Decision::Points) && decisions.contains(&Decision::Shared));
    assert!(decisions.iter().any(|decision| matches!(decision, Decision::TieBreak(_))));
}

#[test]
fn sushi_go_is_added_up_as_the_rules_do() {
    let form = Form::of("sushi-go").unwrap();
    let mut decisions = Vec::new();
    let standard = (2..=5).flat_map(|players| (0..SHEETS).map(move |deal| (players, deal, false)));
    // Two with a dummy are three places.
    for (players, deal, dummy) in standard.chain((0..SHEETS).map(|deal| (3, deal, true))) {
        let mut chance = FastChance::of_series(players as u64, deal);
        let variant = if dummy { "dummy" } else { "standard" };
        let mut pile: Vec<Card> = Card::ALL.into_iter().flat_map(|card| vec![card; card.in_box()]).collect();
        let mut pad = Sheet { dummy, ..blank(&form, players) };
        let mut rounds = Vec::new();
        for round in 1..=3 {
            let mut seats = Vec::new();
            for seat in 0..players {
                // Short rounds bring more ties.
                let cards = (0..if deal % 2 == 0 { 12 - players } else { 2 }).map(|_| {
                    let card = deal_card(&mut pile, &mut chance);
                    pile.pop();
                    card
                });
                let cards: Vec<Card> = cards.collect();
                enter_round(&form, &mut pad, seat, round, &cards);
                seats.push(cards.iter().map(|card| card.name().to_owned()).collect());
            }
            rounds.push(seats);
        }
        let scored = sushi_go::Sheet { variant: variant.to_owned(), rounds }.score().unwrap();
        decisions.push(check(&form, &pad, &scored.outcome));
        let sum = Sum::of(&form, &pad);
        for seat in 0..players {
            let rounds = scored.rounds.iter().flat_map(|round| round[seat].lines.points());
            let lines: Vec<i32> = rounds.chain([scored.pudding[seat]]).collect();
            assert_eq!(sum.lines.iter().map(|line| line[seat]).collect::<Vec<_>>(), lines);
        }
    }
    decided_in_every_way(&decisions);
}

fn enter_round(form: &Form, pad: &mut Sheet, seat: usize, round: usize, cards: &[Card]) {
    let tableau = sushi_go::Tableau::laid(cards.iter().copied());
    add(form, pad, seat, &format!("{round}-maki"), tableau.maki());
    add(form, pad, seat, "pudding", tableau.puddings());
    for card in [Card::Tempura, Card::Sashimi, Card::Gyoza, Card::Squid, Card::Salmon, Card::Egg] {
        add(form, pad, seat, &format!("{round}-{card}"), tableau.bare(card));
    }
    for card in [Card::Squid, Card::Salmon, Card::Egg] {
        add(form, pad, seat, &format!("{round}-{card}-on-wasabi"), tableau.on_wasabi(card));
    }
}

#[test]
fn sushi_express_is_added_up_as_the_rules_do() {
    use sushi_express::{Customer, SheetPlayer};
    let form = Form::of("sushi-express").unwrap();
    let mut decisions = Vec::new();
    for (players, deal) in (3..=6).flat_map(|players| (0..SHEETS).map(move |deal| (players, deal))) {
        let mut chance = FastChance::of_series(players as u64, deal);
        // A part of the box goes to the players, more or less of it; nobody has the rest.
        let among = players as u32 + deal as u32 % 40;
        let mut taker = || Some(chance.below(among) as usize).filter(|taker| *taker < players);
        let mut pad = blank(&form, players);
        let mut sheet = sushi_express::Sheet { players: vec![SheetPlayer::default(); players] };
        for &customer in Customer::ALL {
            for taker in (0..customer.in_box()).filter_map(|_| taker()).collect::<Vec<_>>() {
                match customer {
                    Customer::Tip => {
                        sheet.players[taker].tips += 1;
                        add(&form, &mut pad, taker, "tips", 1);
                    }
                    Customer::Of(colour) => {
                        *sheet.players[taker].customers.entry(colour.to_string()).or_default() += 1;
                        add(&form, &mut pad, taker, colour.name(), 1);
                    }
                }
            }
        }
        for taker in (0..2).filter_map(|_| taker()).collect::<Vec<_>>() {
            sheet.players[taker].tip_cards += 1;
            add(&form, &mut pad, taker, "tip-cards", 1);
        }
        for taker in (0..26).filter_map(|_| taker()).collect::<Vec<_>>() {
            sheet.players[taker].action_cards += 1;
            add(&form, &mut pad, taker, "action-cards", 1);
        }
        decisions.push(check(&form, &pad, &sheet.score().unwrap().outcome));
    }
    decided_in_every_way(&decisions);
}

#[test]
fn kanji_zushi_is_added_up_as_the_rules_do() {
    use kanji_zushi::{DeckChoice, Kanji};
    let form = Form::of("kanji-zushi").unwrap();
    let mut decisions = Vec::new();
    for (players, deal) in (2..=8).flat_map(|players| (0..SHEETS).map(move |deal| (players, deal))) {
        let mut chance = FastChance::of_series(players as u64, deal);
        let deck = if deal % 2 == 0 { DeckChoice::Classic } else { DeckChoice::House };
        let mut shari = deck.deck().shari().to_vec();
        let mut formed: Vec<Vec<Kanji>> = vec![Vec::new(); players];
        let mut kanji: Vec<Kanji> = deck.deck().kanji().collect();
        while !kanji.is_empty() && formed[players - 1].len() < 5 {
            let one = deal_card(&mut kanji, &mut chance);
            kanji.pop();
            let (left, right) = one.halves().unwrap();
            let seat = chance.below(players as u32) as usize;
            let twice = formed[seat].iter().any(|other| other.halves().unwrap().0 == left);
            let Some(place) = shari.iter().position(|half| *half == right) else { continue };
            if !twice && formed[seat].len() < 5 {
                shari.remove(place);
                formed[seat].push(one);
            }
        }
        let mut pad = blank(&form, players);
        for (seat, kanji) in formed.iter().enumerate() {
            for kanji in kanji {
                add(&form, &mut pad, seat, &kanji.to_string(), 1);
            }
        }
        let names = |kanji: &Vec<Kanji>| kanji.iter().map(ToString::to_string).collect();
        let sheet = kanji_zushi::Sheet { deck, players: formed.iter().map(names).collect() };
        decisions.push(check(&form, &pad, &sheet.score().unwrap().outcome));
    }
    decided_in_every_way(&decisions);
}

fn read(text: &str) -> Vec<(String, String)> {
    text.split('&').filter_map(|pair| pair.split_once('=')).map(|(one, other)| (one.into(), other.into())).collect()
}

#[test]
fn what_cannot_be_is_said() {
    let beyond = |game: &str, entered: &str| {
        let form = Form::of(game).unwrap();
        let sheet = Sheet::read(&form, &read(entered));
        let tell = |excess: &Excess<'_>| (excess.seat, excess.found, excess.most);
        excesses(&form, &sheet).iter().map(tell).collect::<Vec<_>>()
    };
    assert_eq!(beyond("sushi-go", "name=&1-tempura=7&2-tempura=7&name=&3-tempura=1"), [(None, 15, 14)]);
    assert_eq!(beyond("sushi-go", "name=&name=&1-sashimi=5&1-gyoza=6"), [(Some(1), 11, 10)]);
    assert_eq!(beyond("sushi-express", "name=&pink=2&name=&pink=1&name="), [(None, 3, 2)]);
    // A dummy lays as many cards as the others.
    assert_eq!(beyond("sushi-go", "name=&name=&dummy=&1-sashimi=5&1-gyoza=5"), [(Some(2), 10, 9)]);
    // Two that need one neta, also one that is in no deck of ours; six, of whatever kind.
    assert_eq!(beyond("kanji-zushi", "name=&好=1&妹=1&name="), [(Some(0), 2, 1)]);
    assert_eq!(beyond("kanji-zushi", "name=&12=4&9=2&name="), [(Some(0), 6, 5)]);
    // Two that need one neta, and two that need one shari.
    assert_eq!(beyond("kanji-zushi", "name=&時=1&明=1&name=&待=1"), [(Some(0), 2, 1), (None, 2, 1)]);
}

#[test]
fn strokes_that_were_only_counted_are_added_and_compared_like_kanji() {
    let form = Form::of("kanji-zushi").unwrap();
    // 24 each; two kanji of 12 strokes are not one of 24.
    let sum = Sum::of(&form, &Sheet::read(&form, &read("name=&12=2&name=&時=1&語=1")));
    assert_eq!((sum.outcome.scores.as_slice(), sum.tie.as_slice()), (&[24, 24][..], &[12, 14][..]));
    assert_eq!(sum.outcome.winners.iter().map(game::Seat::index).collect::<Vec<_>>(), [1]);
}

#[test]
fn what_is_typed_and_not_known_is_said_by_name() {
    let entered = read("name=Ana&typed=柯&name=&at=0");
    let page = score_pad(&Reader::default(), "kanji-zushi", &entered).unwrap().into_string();
    assert!(page.contains("Ana: “柯” is not on the list."), "{page}");
    assert!(page.contains("name=\"typed\" value=\"柯\""));
}

#[test]
fn a_page_says_everything_in_every_language() {
    for (entry, language) in menu::GAMES.iter().flat_map(|entry| Language::ALL.map(|language| (entry, language))) {
        let reader = Reader { language, ..Reader::default() };
        let entered = read("name=&fugu=1&name=&at=0");
        let page = score_pad(&reader, entry.name, &entered).unwrap().into_string() + &score_pads(&reader).into_string();
        assert!(!page.contains("⟦pad"), "{} in {language:?}", entry.name);
        assert!(page.contains(&language.speech().say("pad-garbled")));
    }
}

#[test]
fn the_sheet_as_it_is_printed() {
    let form = Form::of("sushi-go").unwrap();
    let entered = "name=Ana&1-maki=5&1-tempura=3&pudding=4&name=Ben&1-maki=3&2-squid-on-wasabi=1&pudding=3\
        &name=<Chiyo>&1-maki=3&3-gyoza=5&name=&1-maki=2&at=1";
    let sheet = Sheet::read(&form, &read(entered));
    let paper = paper::sheet(Language::English.speech(), &form, &sheet, &Sum::of(&form, &sheet)).into_string();
    let (_, table) = paper.split_once("<thead>").unwrap();
    expect![[r#"
        <tr><td></td><th scope="col"><bdi>Ana</bdi></th><th scope="col"><bdi>Ben</bdi></th><th scope="col"><bdi>&lt;Chiyo&gt;</bdi></th><th scope="col"><bdi>Player 4</bdi></th></tr>
        </thead><tbody><tr class="round"><th scope="rowgroup" colspan="5">Round 1</th></tr>
        <tr><th scope="row">Maki</th> <td>6</td><td>1</td><td>1</td><td>0</td></tr>
        <tr><th scope="row">Tempura</th> <td>5</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Sashimi</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Gyoza</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Nigiri</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr class="round"><th scope="rowgroup" colspan="5">Round 2</th></tr>
        <tr><th scope="row">Maki</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Tempura</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Sashimi</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Gyoza</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Nigiri</th> <td>0</td><td>9</td><td>0</td><td>0</td></tr>
        <tr class="round"><th scope="rowgroup" colspan="5">Round 3</th></tr>
        <tr><th scope="row">Maki</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Tempura</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Sashimi</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr><th scope="row">Gyoza</th> <td>0</td><td>0</td><td>15</td><td>0</td></tr>
        <tr><th scope="row">Nigiri</th> <td>0</td><td>0</td><td>0</td><td>0</td></tr>
        <tr class="apart"><th scope="row">Pudding</th> <td>6</td><td>0</td><td>−3</td><td>−3</td></tr>
        </tbody><tfoot><tr><th scope="row">Total</th> <td>17</td><td>10</td><td>13</td><td>−3</td></tr>
        <tr class="tie"><th scope="row">Puddings</th> <td>4</td><td>3</td><td>0</td><td>0</td></tr>
        </tfoot></table></div></section>"#]].assert_eq(&table.replace("</tr>", "</tr>\n").replace("</th><td>", "</th> <td>"));
}
