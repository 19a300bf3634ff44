//! The state of a game, and how a turn changes it.

use std::ops::RangeInclusive;

use game::{Chance, Game, Joint, Options as _, Outcome, Pending, PerSeat, ScoreLine, Seat, SeatSet, Section, Viewer};

use crate::place::Place;
use crate::scoring::{TIE_BREAK, settle};
use crate::{
    Event, FormedKanji, GOAL, HAND, Half, Illegal, Kanji, LegalMoves, Move, Neta, Observation, Options, Pile, SHARI,
    Shari, Slots, Verdict,
};

/// The number of shari on the table.
pub const TABLE: usize = 6;

/// The number of stuck tables in a row that ends the game.
pub const STUCK: u8 = 3;

/// A game of Kanji-zushi.
///
/// Cards are drawn one by one: each is a random number below the number of possible cards, in the deck's order. The
/// state holds no unknown order, neither of a player's own deck nor of the pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct KanjiZushi {
    pub(crate) options: Options,
    /// The player whose turn it is; `None` when the game is over.
    pub(crate) turn: Option<Seat>,
    /// Turns in a row without a kanji since the table was last filled or changed.
    pub(crate) failures: u8,
    /// The number of stuck tables since the last kanji.
    pub(crate) stuck: u8,
    pub(crate) table: Shari,
    /// The table from left to right.
    pub(crate) row: Slots<TABLE>,
    pub(crate) pile: Pile,
    pub(crate) places: PerSeat<Place>,
}

impl KanjiZushi {
    /// Turns shari until six are on the table or the pile is empty.
    #[inline]
    fn fill_table(&mut self, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let deck = self.options.deck();
        let mut turned = Shari::NONE;
        while self.table.len() < TABLE {
            let Some(place) = self.pile.turn(deck, chance) else { break };
            self.table.add(deck, place);
            turned.add(deck, place);
        }
        self.row.lay_all(turned.firsts(deck));
        if !turned.is_empty() {
            sink(Event::Turned { shari: deck.shari_of(turned).collect() });
        }
    }

    /// Draws neta until five are in the hand or the player's deck is empty.
    #[inline]
    fn fill_hand(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let (deck, place) = (self.options.deck(), &mut self.places[seat]);
        let mut drawn = Neta::NONE;
        while place.hand.len() < HAND {
            let Some(neta) = place.draw(chance) else { break };
            drawn = drawn.plus(neta);
        }
        place.order.lay_all(drawn.places());
        if !drawn.is_empty() {
            sink(Event::Drew { seat, count: drawn.len() as u8, neta: Some(deck.neta_of(drawn).collect()) });
        }
    }

    /// Resolves a move. Returns whether it formed a kanji.
    #[inline]
    fn attempt(&mut self, seat: Seat, chosen: Move, sink: &mut impl FnMut(Event)) -> bool {
        let Move::Combine { neta, shari } = chosen else {
            sink(Event::Passed { seat });
            return false;
        };
        let deck = self.options.deck();
        let left = deck.neta_place(neta).unwrap_or_else(|| panic!("{neta} is not a neta of this deck"));
        let right = deck.shari_place(shari).unwrap_or_else(|| panic!("{shari} is not a shari of this deck"));
        let place = &mut self.places[seat];
        match deck.verdict_at(left, right) {
            Verdict::Formed(kanji) => {
                place.lay(Neta::one(left), kanji);
                self.table.take(deck, right);
                self.row.take(right);
                sink(Event::Formed { seat, neta, shari, kanji, strokes: kanji.strokes() });
                true
            }
            Verdict::Failed(why) => {
                place.shown = place.shown.or(Neta::one(left));
                sink(Event::Failed { seat, neta, shari, why });
                false
            }
        }
    }

    /// Handles a stuck table: replaces all shari, unless the game ends.
    fn change_table(&mut self, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        self.failures = 0;
        self.stuck += 1;
        sink(Event::Stuck { times: self.stuck });
        if self.stuck < STUCK {
            self.pile.put_under(std::mem::take(&mut self.table));
            self.row = Slots::default();
            self.fill_table(chance, sink);
        }
    }

    /// The number of players with fewer than five kanji.
    #[inline]
    pub fn still_playing(&self) -> usize {
        self.places.as_slice().iter().filter(|place| !place.formed.is_complete()).count()
    }

    /// The next player after `seat`; `None` if the game is over.
    #[inline]
    fn next(&self, seat: Seat) -> Option<Seat> {
        if self.stuck == STUCK {
            return None;
        }
        let players = self.places.len();
        let mut next = seat;
        for _ in 0..players {
            next = next.left(players);
            if !self.places[next].formed.is_complete() {
                return Some(next);
            }
        }
        None
    }

    /// The kanji of each player.
    #[inline]
    pub(crate) fn formed(&self) -> PerSeat<FormedKanji> {
        self.places.map(|place| place.formed)
    }

    /// The open shari.
    #[inline]
    pub const fn table(&self) -> Shari {
        self.table
    }

    /// The face-down shari.
    #[inline]
    pub const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Neta {
        self.places[seat].hand
    }

    /// The neta that a player has not played yet, in the hand or face down. This is public.
    #[inline]
    pub fn neta_left(&self, seat: Seat) -> Neta {
        Neta::ALL.minus(self.places[seat].laid)
    }

    /// The kanji that a player has formed.
    #[inline]
    pub fn formed_by(&self, seat: Seat) -> &FormedKanji {
        &self.places[seat].formed
    }

    /// Turns in a row without a kanji since the table was last filled or changed.
    #[inline]
    pub const fn failures(&self) -> u8 {
        self.failures
    }

    /// The number of stuck tables since the last kanji.
    #[inline]
    pub const fn stuck(&self) -> u8 {
        self.stuck
    }

    /// A count of all cards: all shari by name, and the number of neta of each player. It never changes during a game.
    pub fn census(&self) -> String {
        let deck = self.options.deck();
        let bags = self.pile.bags().iter().copied().chain([self.table]);
        let formed = self.places.as_slice().iter().flat_map(|place| place.formed.as_slice().to_vec());
        let laid = formed.filter_map(Kanji::halves).map(|(_, shari)| shari);
        let mut shari: Vec<&str> =
            bags.flat_map(|bag| deck.shari_of(bag).collect::<Vec<_>>()).chain(laid).map(Half::name).collect();
        shari.sort_unstable();
        let count = |place: &Place| place.hand.len() + place.deck().len() + place.formed.len();
        let neta: Vec<usize> = self.places.as_slice().iter().map(count).collect();
        format!("{neta:?} {}", shari.join(" "))
    }
}

impl Game for KanjiZushi {
    type Options = Options;
    type Move = Move;
    type Moves = LegalMoves;
    type Illegal = Illegal;
    type Event = Event;
    type Observation = Observation;

    const NAME: &'static str = "kanji-zushi";
    const SCORE_LINES: &'static [&'static str] = &["kanji"];
    const TIE_BREAK: &'static str = TIE_BREAK;

    #[inline]
    fn deal(options: &Options, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) -> Self {
        let players = options.players();
        let first = Seat::new(chance.below(players as u32) as usize);
        sink(Event::Began { seat: first });
        let mut game = Self {
            options: options.clone(),
            turn: Some(first),
            failures: 0,
            stuck: 0,
            table: Shari::NONE,
            row: Slots::default(),
            pile: Pile::shuffled(Shari::ALL),
            places: PerSeat::new(players),
        };
        game.fill_table(chance, sink);
        for seat in game.places.seats() {
            game.fill_hand(seat, chance, sink);
        }
        game
    }

    #[inline]
    fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    fn pending(&self) -> Pending {
        self.turn.map_or(Pending::Over, |seat| Pending::Seats(SeatSet::only(seat)))
    }

    #[inline]
    fn legal_moves(&self, seat: Seat) -> LegalMoves {
        if self.turn != Some(seat) {
            return LegalMoves::NONE;
        }
        LegalMoves::new(self.options.deck_choice(), self.places[seat].hand, self.table)
    }

    fn check(&self, seat: Seat, chosen: &Move) -> Result<(), Illegal> {
        if self.turn != Some(seat) {
            return Err(Illegal::NotAsked);
        }
        let Move::Combine { neta, shari } = *chosen else { return Ok(()) };
        let deck = self.options.deck();
        if !deck.neta_place(neta).is_some_and(|place| self.places[seat].hand.contains(Neta::one(place))) {
            return Err(Illegal::NotInHand { neta });
        }
        if deck.shari_place(shari).is_none_or(|place| self.table.count(deck, place) == 0) {
            return Err(Illegal::NotOnTable { shari });
        }
        Ok(())
    }

    #[inline]
    fn apply_unchecked(&mut self, joint: &Joint<Move>, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let seat = self.turn.expect("the game is not over");
        let chosen = joint[seat].unwrap_or_else(|| panic!("{seat} has not chosen"));
        if self.attempt(seat, chosen, sink) {
            self.fill_table(chance, sink);
            self.fill_hand(seat, chance, sink);
            (self.failures, self.stuck) = (0, 0);
        } else {
            self.failures += 1;
            if usize::from(self.failures) == self.still_playing() {
                self.change_table(chance, sink);
            }
        }
        self.turn = self.next(seat);
        if self.turn.is_none() {
            sink(Event::Ended { complete: self.stuck < STUCK });
        }
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        Observation::of(self, viewer)
    }

    fn determinize(known: &Observation, chance: &mut impl Chance) -> Self {
        known.determinize(chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.redact(viewer)
    }

    fn learn(known: &mut Observation, heard: &Event) {
        known.learn(*heard);
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.turn.is_none().then(|| settle(&self.formed()))
    }

    /// A line for each kanji, in the order in which the player formed them.
    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine)) {
        for (seat, place) in self.places.iter() {
            for (index, kanji) in place.formed.as_slice().iter().enumerate() {
                let points = kanji.strokes().into();
                sink(seat, ScoreLine { section: Section::Item(index as u8 + 1), what: "kanji", points });
            }
        }
    }

    fn score_bounds(options: &Options) -> RangeInclusive<i32> {
        let most = options.deck().kanji().map(|kanji| i32::from(kanji.strokes())).max().unwrap_or(0);
        0..=GOAL as i32 * most
    }

    /// A round without a kanji makes a stuck table, and the third in a row ends the game. So there is at least one
    /// kanji in any three rounds, except at the end, and there are at most five kanji for each player.
    fn longest(options: &Options) -> usize {
        let players = options.players();
        GOAL * players * (STUCK as usize * players)
    }
}

/// The table and five kanji for each of eight players use exactly all shari, so the table can always be refilled.
const _: () = assert!(TABLE + GOAL * game::MAX_SEATS == SHARI && HAND + GOAL == crate::NETA);
