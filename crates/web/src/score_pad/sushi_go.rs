//! The form of Sushi Go!: three rounds, and pudding at the end.

use game::Kind as _;
use sushi_go::{Card, PerPlace, ROUNDS, RoundScore, Tableau, maki_points, pudding_points};

use super::{Cell, Entry, Form, Label, Limit, Line, Prize, Tie};

const PLAYERS: (usize, usize) = (2, 5);

/// The number of cards per player and round, by the number of players including a dummy.
const CARDS_PER_ROUND: [usize; 4] = [10, 9, 8, 7];

const MAKI: [(Card, usize); 3] = [(Card::Maki1, 1), (Card::Maki2, 2), (Card::Maki3, 3)];

const NIGIRI: [Card; 3] = [Card::Squid, Card::Salmon, Card::Egg];

pub(super) fn form() -> Form {
    let mut form = Form {
        game: "sushi-go",
        players: PLAYERS,
        dummy: true,
        sections: (1..=ROUNDS).map(Label::Round).chain([Label::say("pad-end")]).collect(),
        lines: Vec::new(),
        cells: Vec::new(),
        tie: Tie { cells: Vec::new(), best: false, label: Label::say("pad-puddings") },
        limits: Vec::new(),
    };
    for round in 0..ROUNDS {
        rolls(&mut form, round);
        for card in [Card::Tempura, Card::Sashimi, Card::Gyoza] {
            let line = line(&mut form, card.name(), Some(round));
            let label = Label::say(format!("card-{card}"));
            add(&mut form, round, line, label, card.name(), card.name(), |count| laid(card, count, false));
        }
        let line = line(&mut form, "nigiri", Some(round));
        for card in NIGIRI {
            let label = Label::say(format!("card-{card}"));
            add(&mut form, round, line, label, card.name(), card.name(), |count| laid(card, count, false));
        }
        for card in NIGIRI {
            let key = format!("{card}-on-wasabi");
            add(&mut form, round, line, Label::OnWasabi(card.name()), &key, card.name(), |count| {
                laid(card, count, true)
            });
        }
        form.lines.push(Line { label: Label::say("pad-points"), section: Some(round), prize: None });
        form.add_total(format!("{}-points", round + 1), round, form.lines.len() - 1);
    }
    puddings(&mut form);
    limits(&mut form);
    form
}

fn line(form: &mut Form, name: &str, section: Option<usize>) -> usize {
    form.lines.push(Line { label: Label::say(format!("line-sushi-go-{name}")), section, prize: None });
    form.lines.len() - 1
}

/// Adds a cell of a round. `scores` returns the points of a count, or `None` beyond the number in the box.
fn add(
    form: &mut Form,
    round: usize,
    line: usize,
    label: Label,
    key: &str,
    drawing: &str,
    scores: impl Fn(usize) -> Option<i32>,
) {
    let worth = (0..=CARDS_PER_ROUND[0]).map_while(scores).collect();
    let (key, drawing) = (format!("{}-{key}", round + 1), Some(drawing.to_owned()));
    let (section, entry) = (Some(round), Entry::Dishes);
    form.cells.push(Cell { key, label, drawing, section, line, entry, worth, spelling: None });
}

/// The points of this many cards of a kind.
fn laid(card: Card, count: usize, on_wasabi: bool) -> Option<i32> {
    let wasabi = if on_wasabi { Card::Wasabi.in_box() } else { count };
    let one = if on_wasabi { vec![Card::Wasabi, card] } else { vec![card] };
    let cards = one.repeat(count);
    (count <= card.in_box().min(wasabi)).then(|| RoundScore::of(Tableau::laid(cards)).total())
}

fn rolls(form: &mut Form, round: usize) {
    let line = line(form, "maki", Some(round));
    let cells = vec![form.cells.len()];
    add(form, round, line, Label::say("pad-rolls"), "maki", "maki3", |_| None);
    // Rolls have no points by themselves, and each card has at most three.
    form.cells[cells[0]].worth = vec![0; 3 * CARDS_PER_ROUND[0] + 1];
    form.lines[line].prize = Some(Prize {
        cells,
        rule: |rolls| maki_points(&PerPlace::from_slice(rolls)).as_slice().iter().copied().map(i32::from).collect(),
        by_most: false,
    });
}

fn puddings(form: &mut Form) {
    let (line, cells) = (line(form, "pudding", None), vec![form.cells.len()]);
    form.cells.push(Cell {
        key: "pudding".to_owned(),
        label: Label::say("pad-puddings"),
        drawing: Some("pudding".to_owned()),
        section: Some(ROUNDS),
        line,
        entry: Entry::Both,
        worth: vec![0; Card::Pudding.in_box() + 1],
        spelling: None,
    });
    form.tie.cells.clone_from(&cells);
    form.lines[line].prize = Some(Prize {
        cells,
        rule: |puddings| pudding_points(&PerPlace::from_slice(puddings)).as_slice().to_vec(),
        by_most: false,
    });
}

fn limits(form: &mut Form) {
    for card in [Card::Tempura, Card::Sashimi, Card::Gyoza, Card::Squid, Card::Salmon, Card::Egg, Card::Pudding] {
        let of = |cell: &Cell| cell.drawing.as_deref() == Some(card.name());
        form.limit(Label::say(format!("card-{card}")), false, card.in_box(), of);
    }
    let rolls = MAKI.into_iter().map(|(card, rolls)| rolls * card.in_box()).sum();
    form.limit(Label::say("pad-rolls"), false, rolls, |cell| cell.key.ends_with("-maki"));
    form.limit(Label::say("card-wasabi"), false, Card::Wasabi.in_box(), |cell| cell.key.ends_with("-on-wasabi"));
    for round in 0..ROUNDS {
        // Rolls are not cards, so only the other cards are limited.
        let cells = form.counted().into_iter().filter(|&cell| form.cells[cell].section == Some(round));
        let cells = cells.filter(|&cell| !form.cells[cell].key.ends_with("-maki")).collect();
        form.limits.push(Limit { label: Label::Round(round + 1), cells, each: true, most: CARDS_PER_ROUND.to_vec() });
    }
}
