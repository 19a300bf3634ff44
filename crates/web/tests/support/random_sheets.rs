//! Random possible score sheets, with the outcome by the games' own rules. The tests of the score pad in Rust and of its
//! script in a browser share them.

use std::collections::BTreeMap;

use game::{Chance as _, FastChance, Kind as _, Outcome, deal_card};
use kanji_zushi::{DeckChoice, Kanji};
use sushi_express::{Customer, SheetPlayer};
use sushi_go::{Card, Tableau};

/// A sheet.
pub(crate) struct RandomSheet {
    /// The fields of its URL on the score pad.
    pub(crate) fields: Vec<(String, String)>,
    /// The outcome by the rules.
    pub(crate) outcome: Outcome,
    /// The points by player and line, if the rules list them.
    pub(crate) lines: Vec<Vec<i32>>,
}

/// The counts of each player, by key.
struct Entered(Vec<BTreeMap<String, usize>>);

impl Entered {
    fn new(players: usize) -> Self {
        Self(vec![BTreeMap::new(); players])
    }

    fn add(&mut self, seat: usize, key: &str, count: usize) {
        *self.0[seat].entry(key.to_owned()).or_default() += count;
    }

    /// The fields of the URL. The last player may be a dummy.
    fn fields(&self, has_dummy: bool) -> Vec<(String, String)> {
        let mut fields = Vec::new();
        for (seat, counts) in self.0.iter().enumerate() {
            let is_dummy = has_dummy && seat + 1 == self.0.len();
            fields.push((if is_dummy { "dummy" } else { "name" }.to_owned(), String::new()));
            let entered = counts.iter().filter(|(_, count)| **count > 0);
            fields.extend(entered.map(|(key, count)| (key.clone(), count.to_string())));
        }
        fields
    }
}

/// Sheets of Sushi Go!: this many for each number of players, and for two with a dummy.
pub(crate) fn sushi_go(each: u64) -> Vec<RandomSheet> {
    let standard = (2..=5).flat_map(|players| (0..each).map(move |deal| (players, deal, false)));
    // Two players and a dummy have three places.
    let with_dummy = (0..each).map(|deal| (3, deal, true));
    standard.chain(with_dummy).map(|(players, deal, dummy)| sushi_go_sheet(players, deal, dummy)).collect()
}

fn sushi_go_sheet(players: usize, deal: u64, dummy: bool) -> RandomSheet {
    let mut chance = FastChance::of_series(players as u64, deal);
    let mut pile: Vec<Card> = Card::ALL.into_iter().flat_map(|card| vec![card; card.in_box()]).collect();
    // Short rounds lead to more ties.
    let in_round = if deal.is_multiple_of(2) { 12 - players } else { 2 };
    let mut entered = Entered::new(players);
    let mut rounds = Vec::new();
    for round in 1..=3 {
        let mut seats = Vec::new();
        for seat in 0..players {
            let mut draw = || {
                let card = deal_card(&mut pile, &mut chance);
                pile.pop();
                card
            };
            let cards: Vec<Card> = (0..in_round).map(|_| draw()).collect();
            enter_round(&mut entered, seat, round, &cards);
            seats.push(cards.iter().map(|card| card.name().to_owned()).collect());
        }
        rounds.push(seats);
    }
    let variant = if dummy { "dummy" } else { "standard" };
    let scored = sushi_go::Sheet { variant: variant.to_owned(), rounds }.score().unwrap();
    let lines = |seat: usize| {
        // The last line of a round is for totals.
        let rounds = scored.rounds.iter().flat_map(|round| round[seat].lines.points().into_iter().chain([0]));
        rounds.chain([scored.pudding.as_ref().unwrap()[seat]]).collect()
    };
    RandomSheet {
        fields: entered.fields(dummy),
        lines: (0..players).map(lines).collect(),
        outcome: scored.outcome.unwrap(),
    }
}

fn enter_round(entered: &mut Entered, seat: usize, round: usize, cards: &[Card]) {
    let tableau = Tableau::laid(cards.iter().copied());
    entered.add(seat, &format!("{round}-maki"), tableau.maki());
    entered.add(seat, "pudding", tableau.puddings());
    for card in [Card::Tempura, Card::Sashimi, Card::Gyoza, Card::Squid, Card::Salmon, Card::Egg] {
        entered.add(seat, &format!("{round}-{card}"), tableau.bare(card));
    }
    for card in [Card::Squid, Card::Salmon, Card::Egg] {
        entered.add(seat, &format!("{round}-{card}-on-wasabi"), tableau.on_wasabi(card));
    }
}

/// Sheets of Sushi Express: this many for each number of players.
pub(crate) fn sushi_express(each: u64) -> Vec<RandomSheet> {
    let all = (3..=6).flat_map(|players| (0..each).map(move |deal| (players, deal)));
    all.map(|(players, deal)| sushi_express_sheet(players, deal)).collect()
}

fn sushi_express_sheet(players: usize, deal: u64) -> RandomSheet {
    let mut chance = FastChance::of_series(players as u64, deal);
    // A varying part of the box goes to the players; nobody has the rest.
    let among = players as u32 + deal as u32 % 40;
    let mut takers = |cards: usize| -> Vec<usize> {
        let drawn = (0..cards).map(|_| chance.below(among) as usize).collect::<Vec<_>>();
        drawn.into_iter().filter(|taker| *taker < players).collect()
    };
    let mut entered = Entered::new(players);
    let mut sheet = sushi_express::Sheet { players: vec![SheetPlayer::default(); players] };
    for &customer in Customer::ALL {
        for taker in takers(customer.in_box()) {
            match customer {
                Customer::Tip => {
                    sheet.players[taker].tips += 1;
                    entered.add(taker, "tips", 1);
                }
                Customer::Of(colour) => {
                    *sheet.players[taker].customers.entry(colour.to_string()).or_default() += 1;
                    entered.add(taker, colour.name(), 1);
                }
            }
        }
    }
    for taker in takers(2) {
        sheet.players[taker].tip_cards += 1;
        entered.add(taker, "tip-cards", 1);
    }
    for taker in takers(26) {
        sheet.players[taker].action_cards += 1;
        entered.add(taker, "action-cards", 1);
    }
    RandomSheet { fields: entered.fields(false), lines: Vec::new(), outcome: sheet.score().unwrap().outcome }
}

/// Sheets of Kanji-zushi: this many for each number of players.
pub(crate) fn kanji_zushi(each: u64) -> Vec<RandomSheet> {
    let all = (2..=8).flat_map(|players| (0..each).map(move |deal| (players, deal)));
    all.map(|(players, deal)| kanji_zushi_sheet(players, deal)).collect()
}

fn kanji_zushi_sheet(players: usize, deal: u64) -> RandomSheet {
    let mut chance = FastChance::of_series(players as u64, deal);
    let deck = DeckChoice::OURS[deal as usize % DeckChoice::OURS.len()].clone();
    let mut shari = deck.deck().shari().to_vec();
    let mut formed: Vec<Vec<Kanji>> = vec![Vec::new(); players];
    let mut kanji: Vec<Kanji> = deck.deck().kanji().collect();
    while !kanji.is_empty() && formed[players - 1].len() < 5 {
        let one = deal_card(&mut kanji, &mut chance);
        kanji.pop();
        let (left, right) = one.halves().unwrap();
        let seat = chance.below(players as u32) as usize;
        let has_left = formed[seat].iter().any(|other| other.halves().unwrap().0 == left);
        let Some(place) = shari.iter().position(|half| *half == right) else { continue };
        if !has_left && formed[seat].len() < 5 {
            shari.remove(place);
            formed[seat].push(one);
        }
    }
    let mut entered = Entered::new(players);
    for (seat, kanji) in formed.iter().enumerate() {
        for kanji in kanji {
            entered.add(seat, &kanji.to_string(), 1);
        }
    }
    let names = |kanji: &Vec<Kanji>| kanji.iter().map(ToString::to_string).collect();
    let sheet = kanji_zushi::Sheet { deck: Some(deck), players: formed.iter().map(names).collect() };
    RandomSheet { fields: entered.fields(false), lines: Vec::new(), outcome: sheet.score().unwrap().outcome }
}
