//! How often each possible world is sampled, in cases small enough to list all worlds.
//!
//! Equal cards are still different physical cards, so worlds differ in weight. The worlds are built as positions from
//! data, not by the code that samples them.

use std::collections::HashMap;
use std::hash::Hash;

use game::conformance::assert_frequencies;
use game::{FastChance, Game, Seat, Viewer, deal_card};
use sushiya_sushi_go::{Card, Cards, Scenario, SushiGo, Variant};

use crate::common::{Table, bag, cards};
use crate::{ANN, BEN, CAL, DOT, EVE};

/// Enough samples to expect the rarest world of each case at least a few times.
const DRAWS: u32 = 40_000;

fn shuffled(mut cards: Vec<Card>, seed: u64) -> Vec<Card> {
    let chance = &mut FastChance::new(seed);
    (1..=cards.len()).rev().map(|left| deal_card(&mut cards[..left], chance)).collect()
}

/// Takes cards off a list for each of five players.
fn five(cards: &mut Vec<Card>, count: usize) -> Vec<Vec<Card>> {
    (0..5).map(|_| cards.split_off(cards.len() - count)).collect()
}

fn remove(cards: &mut Vec<Card>, card: Card) {
    let at = cards.iter().position(|&other| other == card).expect("the card is in the list");
    cards.remove(at);
}

/// The cards that a position leaves in the pile.
fn pile_of(scenario: &Scenario) -> Vec<Card> {
    let Scenario { earlier, hands, tableaus, control, .. } = scenario;
    let mut pile: Vec<Card> = Cards::BOX.iter().collect();
    let placed = earlier.iter().flatten().chain(hands).chain(tableaus).flatten().copied();
    placed.chain(control.map(|(_, drawn)| drawn)).for_each(|card| remove(&mut pile, card));
    pile
}

/// All choices of `count` of these physical cards. The cards of a choice are sorted.
fn choices(cards: &[Card], count: usize) -> Vec<Vec<Card>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((&first, rest)) = cards.split_first() else { return Vec::new() };
    let with_first = choices(rest, count - 1).into_iter().map(|mut choice| {
        choice.push(first);
        choice.sort_unstable();
        choice
    });
    with_first.chain(choices(rest, count)).collect()
}

/// The worlds that result from equally likely deals, weighted by the number of deals that lead to each.
fn worlds<W: Eq + Hash>(ways: Vec<W>, position: impl Fn(&W) -> Scenario) -> HashMap<SushiGo, f64> {
    let mut weights: HashMap<W, u32> = HashMap::new();
    for way in ways {
        *weights.entry(way).or_default() += 1;
    }
    assert!(
        weights.values().min() < weights.values().max(),
        "the case cannot distinguish sampling cards from sampling kinds"
    );
    let world = |way: &W| SushiGo::try_from(&position(way)).unwrap_or_else(|errors| panic!("{errors:?}"));
    weights.iter().map(|(way, &weight)| (world(way), f64::from(weight))).collect()
}

/// The same position with another hand.
fn with_hand(scenario: &Scenario, seat: Seat, hand: &[Card]) -> Scenario {
    let mut scenario = scenario.clone();
    scenario.hands[seat.index()] = hand.to_vec();
    scenario
}

/// Checks the worlds sampled from a viewer's observation.
fn check(game: &SushiGo, viewer: Viewer, worlds: &HashMap<SushiGo, f64>) {
    assert!(worlds.contains_key(game), "the true world must be possible");
    assert_frequencies(&game.observe(viewer), worlds, DRAWS);
}

#[test]
fn the_one_hand_never_held_in_a_last_round_of_five() {
    for seed in 0..4 {
        let mut cards = shuffled(Cards::BOX.iter().collect(), seed);
        let mut table = Table::holding([""; 5]);
        table.earlier = vec![five(&mut cards, 7), five(&mut cards, 7)];
        table.fronts = five(&mut cards, 3);
        table.hands = five(&mut cards, 4);
        assert_eq!(cards.len(), 3, "the remaining cards are the pile");
        let scenario = table.scenario();
        // Three passes to the left brought Ann the hands dealt to Eve, Dot and Cal. Ben's is with Eve now.
        let unseen = [scenario.hands[EVE.index()].clone(), cards].concat();
        let ways = choices(&unseen, 4);
        assert_eq!(ways.len(), 35);
        let worlds = worlds(ways, |chosen| with_hand(&scenario, EVE, chosen));
        check(&table.start().game, Viewer::Seat(ANN), &worlds);
    }
}

#[test]
fn the_one_hand_never_held_when_passing_to_the_right() {
    // Ann does not see the tempura, sashimi and gyoza. She sees all other cards.
    let seen = "6 maki1, 12 maki2, 8 maki3, 10 salmon, 5 squid, 5 egg, 10 pudding, 6 wasabi, 4 chopsticks";
    let mut seen = shuffled(cards(seen), 1);
    let mut table = Table::holding(["", "2 tempura, sashimi, gyoza", "", "", ""]);
    table.variant = Variant::BothWays;
    table.earlier = vec![five(&mut seen, 7)];
    table.fronts = five(&mut seen, 3);
    // Three passes to the right brought Ann the hands dealt to Ben, Cal and Dot. Eve's is with Ben now.
    for seat in [ANN, CAL, DOT, EVE] {
        table.hands[seat.index()] = seen.split_off(seen.len() - 4);
    }
    assert!(seen.is_empty());
    let scenario = table.scenario();
    let unseen = [scenario.hands[BEN.index()].clone(), pile_of(&scenario)].concat();
    assert_eq!(unseen.iter().copied().collect::<Cards>(), bag("14 tempura, 14 sashimi, 14 gyoza"));
    let worlds = worlds(choices(&unseen, 4), |chosen| with_hand(&scenario, BEN, chosen));
    check(&table.start().game, Viewer::Seat(ANN), &worlds);
}

/// Two turns into the last round of five players. Dot has chopsticks on the table, and another pair is in the pile.
fn dot_with_chopsticks() -> Table {
    let mut cards: Vec<Card> = Cards::BOX.iter().collect();
    remove(&mut cards, Card::Chopsticks);
    remove(&mut cards, Card::Chopsticks);
    let mut cards = shuffled(cards, 5);
    let mut table = Table::holding([""; 5]);
    table.earlier = vec![five(&mut cards, 7), five(&mut cards, 7)];
    table.hands = five(&mut cards, 5);
    table.fronts = five(&mut cards, 2);
    cards.extend(table.fronts[DOT.index()].pop());
    table.fronts[DOT.index()].push(Card::Chopsticks);
    assert_eq!(cards.len(), 2, "these and a pair of chopsticks are the pile");
    table
}

#[test]
fn a_hand_never_held_with_returned_chopsticks() {
    let mut play = dot_with_chopsticks().start();
    let mut after = dot_with_chopsticks().scenario();
    // Everybody plays the first card of their hand. Dot, who has the hand dealt to Ben, also plays the second.
    let hands = after.hands.clone();
    let mut moves: Vec<String> = hands.iter().map(|hand| hand[0].to_string()).collect();
    moves[DOT.index()] = format!("{}+{}", hands[DOT.index()][0], hands[DOT.index()][1]);
    play.turn([0, 1, 2, 3, 4].map(|index| moves[index].as_str()));

    for (hand, front) in after.hands.iter_mut().zip(&mut after.tableaus) {
        front.push(hand.remove(0));
    }
    let (hand, front) = (&mut after.hands[DOT.index()], &mut after.tableaus[DOT.index()]);
    front.push(hand.remove(0));
    remove(front, Card::Chopsticks);
    hand.push(Card::Chopsticks);
    after.hands.rotate_right(1);
    after.returned = vec![0, 0, 0, 0, 1];

    // Of the hand that Eve has now, Ann knows only the chopsticks.
    let mut unseen = [after.hands[EVE.index()].clone(), pile_of(&after)].concat();
    remove(&mut unseen, Card::Chopsticks);
    assert!(unseen.contains(&Card::Chopsticks), "the hand may have more chopsticks than were returned");
    let ways = choices(&unseen, 3);
    assert_eq!(ways.len(), 20);
    let worlds = worlds(ways, |chosen| with_hand(&after, EVE, &[chosen, &[Card::Chopsticks][..]].concat()));
    check(&play.game, Viewer::Seat(ANN), &worlds);
}

#[test]
fn the_card_drawn_for_the_dummy() {
    let table = Table::holding(["egg, tempura", "squid, salmon"]).after_rounds(2).controlled_by(ANN, Card::Wasabi);
    let scenario = table.scenario();
    let unseen = [pile_of(&scenario), vec![Card::Wasabi]].concat();
    let worlds = worlds(unseen, |&drawn| Scenario { control: Some((ANN, drawn)), ..scenario.clone() });
    check(&table.start().game, Viewer::Seat(BEN), &worlds);
}

#[test]
fn both_hands_and_the_drawn_card_for_a_spectator() {
    let table = Table::holding(["pudding", "wasabi"]).after_rounds(2).controlled_by(BEN, Card::Pudding);
    let scenario = table.scenario();
    let unseen = [pile_of(&scenario), cards("pudding, wasabi, pudding")].concat();
    let mut ways = Vec::new();
    for (first, &anns) in unseen.iter().enumerate() {
        for (second, &bens) in unseen.iter().enumerate().filter(|(second, _)| *second != first) {
            let others = unseen.iter().enumerate().filter(|(third, _)| *third != first && *third != second);
            ways.extend(others.map(|(_, &drawn)| (anns, bens, drawn)));
        }
    }
    assert_eq!(ways.len(), unseen.len() * (unseen.len() - 1) * (unseen.len() - 2));
    let worlds = worlds(ways, |&(anns, bens, drawn)| {
        let hands = vec![vec![anns], vec![bens]];
        Scenario { hands, control: Some((BEN, drawn)), ..scenario.clone() }
    });
    check(&table.start().game, Viewer::Spectator, &worlds);
}
