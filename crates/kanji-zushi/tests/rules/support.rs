//! Positions and moves as text, for tests.

use game::{FastChance, Game as _, Joint, MoveSet as _, Outcome, Pending, Seat, Viewer};
use sushiya_kanji_zushi::{
    DeckChoice, Event, Half, Kanji, KanjiZushi, Move, Options, Scenario, ScenarioPlace, Verdict,
};

/// Parses halves, separated by spaces.
pub(crate) fn halves(text: &str) -> Vec<Half> {
    text.split_whitespace().map(|name| name.parse().expect("it is a half")).collect()
}

/// Parses kanji.
pub(crate) fn kanji(text: &str) -> Vec<Kanji> {
    text.chars().map(|char| Kanji::from_char(char).expect("it is a jōyō kanji")).collect()
}

/// A place with this hand, which nobody else has seen, and these kanji.
pub(crate) fn place(hand: &str, formed: &str) -> ScenarioPlace {
    ScenarioPlace { hand: halves(hand), shown: Vec::new(), formed: kanji(formed) }
}

/// A table of the classic deck on which 言 can form 詩 and 語, and 日 can form 時.
pub(crate) fn scenario(places: Vec<ScenarioPlace>) -> Scenario {
    Scenario {
        options: Options::new(places.len(), DeckChoice::Classic).unwrap(),
        turn: Seat::new(0),
        failures: 0,
        stuck: 0,
        table: halves("寺 吾 丁 月 火 厶"),
        under: Vec::new(),
        places,
    }
}

/// The game of a valid scenario.
pub(crate) fn begin(scenario: &Scenario) -> KanjiZushi {
    KanjiZushi::try_from(scenario).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// Plays this move for the player whose turn it is.
pub(crate) fn play(game: &mut KanjiZushi, text: &str, chance: &mut FastChance) -> Vec<Event> {
    let Pending::Seats(seats) = game.pending() else { panic!("the game is over") };
    let mut joint = Joint::new(game.players());
    joint[seats.iter().next().unwrap()] = Some(text.parse().expect("it is a move"));
    let mut events = Vec::new();
    game.apply(&joint, chance, &mut |event| events.push(event)).unwrap_or_else(|error| panic!("{error}"));
    events
}

/// The player whose turn it is.
pub(crate) fn turn(game: &KanjiZushi) -> Option<usize> {
    game.pending().seats().iter().next().map(Seat::index)
}

/// The open shari.
pub(crate) fn table(game: &KanjiZushi) -> Vec<Half> {
    game.options().deck().shari_of(game.observe(Viewer::Spectator).table).collect()
}

/// The number of cards in each bag of the pile.
pub(crate) fn pile(game: &KanjiZushi) -> Vec<usize> {
    game.observe(Viewer::Spectator).pile.bags().iter().map(|bag| bag.len()).collect()
}

/// The neta that a spectator knows to be in a hand.
pub(crate) fn shown(game: &KanjiZushi, seat: usize) -> Vec<Half> {
    let known = game.observe(Viewer::Spectator).places[Seat::new(seat)].known;
    game.options().deck().neta_of(known).collect()
}

/// The first move that forms a kanji; a pass if there is none.
pub(crate) fn greedy(game: &KanjiZushi, seat: Seat) -> Move {
    let deck = game.options().deck();
    let forms = |chosen: &Move| match chosen {
        Move::Combine { neta, shari } => deck.verdict(*neta, *shari).and_then(Verdict::kanji).is_some(),
        Move::Pass => true,
    };
    game.legal_moves(seat).iter().find(forms).expect("a pass is always legal")
}

/// The outcome of a finished game.
pub(crate) fn outcome(game: &KanjiZushi) -> Outcome {
    game.outcome().expect("the game is over")
}
