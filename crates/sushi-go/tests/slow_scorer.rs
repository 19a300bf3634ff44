//! Compares the scoring with a second, slow and simple implementation of the rulebook on a million tableaus. The second
//! implementation knows cards only by name.

use std::iter::repeat_n;

use game::{Chance, Decision, FastChance, deal_card};
use sushiya_sushi_go::{Card, PerPlace, RoundScore, Sheet, Tableau, pudding_points};

/// The box as the rulebook lists it.
const BOX: [(&str, usize); 12] = [
    ("tempura", 14),
    ("sashimi", 14),
    ("gyoza", 14),
    ("maki2", 12),
    ("maki3", 8),
    ("maki1", 6),
    ("salmon", 10),
    ("squid", 5),
    ("egg", 5),
    ("pudding", 10),
    ("wasabi", 6),
    ("chopsticks", 4),
];

type Name = &'static str;

fn how_many(laid: &[Name], name: Name) -> usize {
    laid.iter().filter(|&&other| other == name).count()
}

/// The points for all complete sets.
fn sets(mut cards: usize, size: usize, points: i32) -> i32 {
    let mut sum = 0;
    while cards >= size {
        cards -= size;
        sum += points;
    }
    sum
}

/// The first gyoza is worth one point, the second two, and so on up to the fifth.
fn gyoza(cards: usize) -> i32 {
    (1..=5).filter(|&nth| nth <= cards as i32).sum()
}

/// Lays the cards out in heaps: a nigiri goes on a heap with only a wasabi, if there is one.
fn nigiri(laid: &[Name]) -> i32 {
    let mut heaps: Vec<Vec<Name>> = Vec::with_capacity(laid.len());
    let worth = |name: Name| match name {
        "squid" => 3,
        "salmon" => 2,
        "egg" => 1,
        _ => 0,
    };
    for &card in laid {
        match heaps.iter_mut().find(|heap| **heap == ["wasabi"]) {
            Some(heap) if worth(card) > 0 => heap.push(card),
            _ => heaps.push(vec![card]),
        }
    }
    heaps.iter().map(|heap| if heap.len() == 2 { 3 * worth(heap[1]) } else { worth(heap[0]) }).sum()
}

fn rolls(laid: &[Name]) -> usize {
    let on_card = |name: &Name| name.strip_prefix("maki").map_or(0, |rolls| rolls.parse().unwrap());
    laid.iter().map(on_card).sum()
}

/// A player with nobody ahead is first, and a player with exactly one ahead is second. With more ahead, whether tied or
/// not, a player gets nothing.
fn maki(mine: usize, all: &[usize]) -> i32 {
    let ahead = all.iter().filter(|&&other| other > mine).count();
    let level = all.iter().filter(|&&other| other == mine).count() as i32;
    match ahead {
        _ if mine == 0 => 0,
        0 => 6 / level,
        1 => 3 / level,
        _ => 0,
    }
}

fn pudding(mine: usize, all: &[usize]) -> i32 {
    let level = all.iter().filter(|&&other| other == mine).count();
    let somebody_has_more = all.iter().any(|&other| other > mine);
    let somebody_has_fewer = all.iter().any(|&other| other < mine);
    match (somebody_has_more, somebody_has_fewer) {
        (false, true) => 6 / level as i32,
        (true, false) if all.len() > 2 => -(6 / level as i32),
        _ => 0,
    }
}

/// The lines of one player in a round: maki, tempura, sashimi, gyoza, nigiri.
fn score(mine: &[Name], all: &[Vec<Name>]) -> [i32; 5] {
    let all_rolls: Vec<usize> = all.iter().map(|laid| rolls(laid)).collect();
    [
        maki(rolls(mine), &all_rolls),
        sets(how_many(mine, "tempura"), 2, 5),
        sets(how_many(mine, "sashimi"), 3, 10),
        gyoza(how_many(mine, "gyoza")),
        nigiri(mine),
    ]
}

/// Part of the box: every kind, or only a few kinds so that large sets and ties are more likely. Cards are shuffled
/// when they are taken.
fn some_cards(chance: &mut FastChance) -> Vec<(Name, Card)> {
    let every_kind = chance.below(2) == 0;
    let mut cards = Vec::with_capacity(108);
    for (name, count) in BOX {
        if every_kind || chance.below(3) == 0 {
            let card = name.parse().expect("it is the name of a card");
            cards.extend(repeat_n((name, card), count));
        }
    }
    cards
}

fn take(cards: &mut Vec<(Name, Card)>, count: usize, chance: &mut FastChance) -> Vec<(Name, Card)> {
    let count = count.min(cards.len());
    let taken = (0..count).map(|_| {
        let card = deal_card(cards, chance);
        cards.pop();
        card
    });
    taken.collect()
}

fn names(laid: &[(Name, Card)]) -> Vec<Name> {
    laid.iter().map(|(name, _)| *name).collect()
}

#[test]
fn the_fast_scorer_agrees_on_a_million_tableaus() {
    let chance = &mut FastChance::new(108);
    let mut tableaus = 0;
    let mut boxes: Vec<Vec<(Name, Card)>> = (0..200).map(|_| some_cards(chance)).collect();
    while tableaus < 1_000_000 {
        let players = 2 + chance.below(4) as usize;
        let which = chance.below(boxes.len() as u32) as usize;
        let rest = &mut boxes[which];
        let laid: Vec<Vec<(Name, Card)>> = (0..players)
            .map(|_| {
                let count = chance.below(12 - players as u32 + 1) as usize;
                take(rest, count, chance)
            })
            .collect();

        let by_name: Vec<Vec<Name>> = laid.iter().map(|laid| names(laid)).collect();
        let front = |laid: &Vec<(Name, Card)>| Tableau::laid(laid.iter().map(|(_, card)| *card));
        let fronts = PerPlace::from_slice(&laid.iter().map(front).collect::<Vec<_>>());
        let fast = RoundScore::of_round(&fronts);
        for (seat, fast) in fast.iter() {
            let slow = score(&by_name[seat.index()], &by_name);
            assert_eq!(fast.points(), slow, "{seat} of {by_name:?}");
            assert_eq!(fast.total(), slow.iter().sum::<i32>());
        }

        let puddings: Vec<usize> = by_name.iter().map(|laid| how_many(laid, "pudding")).collect();
        let fast = pudding_points(&fronts.map(|front| front.puddings() as u8));
        let slow: Vec<i32> = puddings.iter().map(|&mine| pudding(mine, &puddings)).collect();
        assert_eq!(fast.as_slice(), slow, "{puddings:?}");

        // Return the cards to the box.
        rest.extend(laid.into_iter().flatten());
        tableaus += players;
    }
}

/// The winners: no other player has more points, or equal points and more puddings.
fn winners(totals: &[i32], puddings: &[usize], players: usize) -> Vec<usize> {
    let beats = |a: usize, b: usize| totals[a] > totals[b] || totals[a] == totals[b] && puddings[a] > puddings[b];
    (0..players).filter(|&seat| !(0..players).any(|other| beats(other, seat))).collect()
}

/// Scores a whole game with both implementations, and returns what decided it.
fn compare_game(variant: &str, places: usize, chance: &mut FastChance) -> Decision {
    let mut cards: Vec<(Name, Card)> = some_cards(chance);
    let round = |_| (0..places).map(|_| names(&take(&mut cards, 12 - places, chance))).collect();
    let rounds: Vec<Vec<Vec<Name>>> = (0..3).map(round).collect();
    let written = |laid: &Vec<Name>| laid.iter().map(ToString::to_string).collect();
    let sheet = Sheet {
        variant: variant.to_owned(),
        rounds: rounds.iter().map(|round| round.iter().map(written).collect()).collect(),
    };
    let fast = sheet.score().unwrap_or_else(|errors| panic!("{errors:?}"));

    let mut totals = vec![0; places];
    let mut puddings = vec![0; places];
    for (round, scored) in rounds.iter().zip(&fast.rounds) {
        for (seat, laid) in round.iter().enumerate() {
            let lines = score(laid, round);
            assert_eq!(scored[seat].lines.points(), lines, "seat {seat} of {round:?}");
            assert_eq!(scored[seat].total, lines.iter().sum::<i32>());
            totals[seat] += scored[seat].total;
            puddings[seat] += how_many(laid, "pudding");
        }
    }
    let dessert: Vec<i32> = puddings.iter().map(|&mine| pudding(mine, &puddings)).collect();
    totals.iter_mut().zip(&dessert).for_each(|(total, points)| *total += points);
    assert_eq!(fast.pudding, Some(dessert), "{rounds:?}");
    assert_eq!(fast.totals, totals, "{rounds:?}");
    let players = if variant == "dummy" { 2 } else { places };
    assert_eq!(fast.winners, winners(&totals, &puddings, players), "{totals:?} and {puddings:?} puddings");
    fast.outcome.unwrap().decided_by
}

#[test]
fn the_fast_scorer_agrees_on_thousands_of_whole_games() {
    let chance = &mut FastChance::new(2014);
    let ways = [("standard", 2..=5), ("both-ways", 2..=5), ("dummy", 3..=3)]
        .map(|(way, places)| places.map(move |n| (way, n)));
    let ways: Vec<(&str, usize)> = ways.into_iter().flatten().collect();
    let mut decisions = Vec::new();
    for _ in 0..500 {
        for &(variant, places) in &ways {
            decisions.push((variant, compare_game(variant, places, chance)));
        }
    }
    for decision in [Decision::Points, Decision::TieBreak("puddings"), Decision::Shared] {
        for variant in ["standard", "dummy"] {
            assert!(decisions.contains(&(variant, decision)), "no {variant} game was decided by {decision:?}");
        }
    }
}
