//! Folding the redacted events of a turn into the observation before it gives the observation after it.

use game::{FastChance, Game as _, Joint, MoveSet as _, Pending, Seat, Viewer};
use sushiya_kanji_zushi::{Deck, DeckChoice, Event, HAND, Half, KanjiZushi, Move, Observation, Options, TABLE};

fn viewers(players: usize) -> Vec<Viewer> {
    let seats = (0..players).map(|index| Viewer::Seat(Seat::new(index)));
    seats.chain([Viewer::Spectator, Viewer::Omniscient]).collect()
}

/// The classic deck with several shari more than once.
fn repeated_shari() -> DeckChoice {
    let names = |halves: &[Half]| halves.iter().map(|half| half.name()).collect::<Vec<_>>();
    let mut shari = names(Deck::classic().shari());
    for (from, to) in [(0, 31), (1, 31), (2, 39), (3, 39), (4, 39)] {
        shari[from] = shari[to];
    }
    Deck::of_names(&names(Deck::classic().neta()), &shari).expect("the deck is valid").into()
}

/// Checks everything that a view may need from an observation in the middle of a turn.
fn check_mid_turn(known: &Observation, chance: &mut FastChance) {
    assert!(known.table.len() <= TABLE);
    for place in known.places.as_slice() {
        assert!(place.known.len() + usize::from(place.hidden) <= HAND);
        assert!(place.known.contains(place.shown));
        assert!(place.unseen().len() >= usize::from(place.hidden));
    }
    let json = serde_json::to_string(known).expect("an observation can be written");
    if known.viewer == Viewer::Spectator {
        assert_eq!(&serde_json::from_str::<Observation>(&json).expect(&json), known);
    }
    KanjiZushi::determinize(known, chance);
}

/// Plays a game and folds every turn for every viewer. Returns the number of rare cases.
fn check(options: &Options, seed: u64, choose: impl Fn(&KanjiZushi, Seat, &mut FastChance) -> Move) -> RareCases {
    let mut rare = RareCases::default();
    let chance = &mut FastChance::new(seed);
    let mut game = KanjiZushi::deal(options, chance, &mut |_| ());
    let mut known: Vec<Observation> = viewers(game.players()).into_iter().map(|viewer| game.observe(viewer)).collect();
    while let Pending::Seats(seats) = game.pending() {
        let seat = seats.iter().next().expect("one seat is pending");
        let mut joint = Joint::new(game.players());
        joint[seat] = Some(choose(&game, seat, chance));
        let mut events = Vec::new();
        let before = game.clone();
        game.apply(&joint, chance, &mut |event| events.push(event)).expect("the move is legal");
        rare.count(&before, &events);
        for known in &mut known {
            for event in &events {
                KanjiZushi::learn(known, &KanjiZushi::redact(event, known.viewer));
                check_mid_turn(known, chance);
            }
            assert_eq!(*known, game.observe(known.viewer), "{:?} after {events:?}", known.viewer);
        }
    }
    rare
}

#[derive(Default, Debug)]
struct RareCases {
    complete: usize,
    stuck_end: usize,
    turned_from_two_bags: usize,
}

impl RareCases {
    fn count(&mut self, before: &KanjiZushi, events: &[Event]) {
        for event in events {
            match event {
                Event::Ended { complete: true } => self.complete += 1,
                Event::Ended { complete: false } => self.stuck_end += 1,
                Event::Turned { shari } => {
                    let top = before.pile().bags().first().map_or(0, |bag| bag.len());
                    self.turned_from_two_bags += usize::from(shari.len() > top);
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.complete += other.complete;
        self.stuck_end += other.stuck_end;
        self.turned_from_two_bags += other.turned_from_two_bags;
    }
}

/// A random move; if `eager`, usually one that forms a kanji.
fn random(eager: bool) -> impl Fn(&KanjiZushi, Seat, &mut FastChance) -> Move {
    move |game, seat, chance| {
        let moves = game.legal_moves(seat);
        let forming = moves.forming().next().filter(|_| eager && game::Chance::below(chance, 5) > 0);
        forming.map_or_else(|| moves.pick(chance), |(chosen, _)| chosen)
    }
}

/// Forms a kanji only if the game would end otherwise, so that the pile gets as many bags as possible.
fn last_moment(game: &KanjiZushi, seat: Seat, _: &mut FastChance) -> Move {
    let is_last = game.stuck() == 2 && usize::from(game.failures()) + 1 == game.still_playing();
    let forming = game.legal_moves(seat).forming().next().filter(|_| is_last);
    forming.map_or(Move::Pass, |(chosen, _)| chosen)
}

#[test]
fn folding_events_gives_the_observation_for_every_viewer_and_deck() {
    let mut rare = RareCases::default();
    for players in 2..=8 {
        for deck in [DeckChoice::Classic, DeckChoice::House, repeated_shari()] {
            let options = Options::new(players, deck).expect("the options are valid");
            for seed in 0..4 {
                rare.add(&check(&options, seed, random(seed % 2 == 0)));
            }
            rare.add(&check(&options, 9, last_moment));
        }
    }
    assert!(rare.complete > 5 && rare.stuck_end > 5 && rare.turned_from_two_bags > 5, "{rare:?}");
}
