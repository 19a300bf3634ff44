//! Folding events into an observation.

use game::Seat;

use crate::{Event, Half, Neta, Observation, Row, STUCK, Shari, Slots};

impl Observation {
    /// Adds an event, as [`Event::redact`] shows it to the viewer.
    ///
    /// There is no event for the end of a turn. The attempt ends it here, before cards are turned and drawn.
    pub fn learn(&mut self, event: Event) {
        match event {
            Event::Began { seat } => self.turn = Some(seat),
            Event::Turned { shari } => self.turn_shari(&shari),
            Event::Drew { seat, count, neta } => self.draw_neta(seat, count, neta),
            Event::Formed { seat, neta, shari, kanji, .. } => {
                self.play_cards(seat, neta, shari);
                self.places[seat].formed.push(kanji);
                (self.failures, self.stuck) = (0, 0);
                self.turn = self.next(seat);
            }
            Event::Failed { seat, neta, .. } => {
                self.show_neta(seat, neta);
                self.failures += 1;
                self.turn = self.next(seat);
            }
            Event::Passed { seat } => {
                self.failures += 1;
                self.turn = self.next(seat);
            }
            Event::Stuck { times } => {
                (self.failures, self.stuck) = (0, times);
                if times < STUCK {
                    self.pile.put_under(std::mem::take(&mut self.table));
                    self.row = Slots::default();
                } else {
                    self.turn = None;
                }
            }
            Event::Ended { .. } => self.turn = None,
        }
    }

    /// Moves shari from the pile to the table.
    fn turn_shari(&mut self, shari: &Row) {
        let deck = self.options.deck();
        let mut turned = Shari::NONE;
        for place in shari.as_slice().iter().filter_map(|&half| deck.shari_place(half)) {
            self.table.add(deck, place);
            turned.add(deck, place);
            self.row.lay(place);
        }
        self.pile.remove_turned(deck, turned);
    }

    /// Adds neta to a hand; known ones if the viewer sees the hand.
    fn draw_neta(&mut self, seat: Seat, count: u8, neta: Option<Row>) {
        let deck = self.options.deck();
        let place = &mut self.places[seat];
        match neta {
            Some(neta) => {
                let drawn = neta.as_slice().iter().filter_map(|&half| deck.neta_place(half));
                for drawn in drawn {
                    place.known = place.known.or(Neta::one(drawn));
                    place.order.lay(drawn);
                }
            }
            None => place.hidden += count,
        }
        // Once the player's own deck is empty, all neta that were not played are in the hand.
        if place.unseen().len() == usize::from(place.hidden) {
            (place.known, place.hidden) = (place.known.plus(place.unseen()), 0);
        }
    }

    /// Removes a neta from the hand and a shari from the table, which have formed a kanji.
    fn play_cards(&mut self, seat: Seat, neta: Half, shari: Half) {
        let deck = self.options.deck();
        let place = &mut self.places[seat];
        if let Some(neta) = deck.neta_place(neta).map(Neta::one) {
            if place.known.contains(neta) {
                place.known = place.known.minus(neta);
            } else {
                place.hidden -= 1;
            }
            // Shown neta are a subset of the known ones.
            place.shown = place.shown.and(place.known);
            place.laid = place.laid.plus(neta);
            place.order.take(neta.nth(0));
        }
        if let Some(shari) = deck.shari_place(shari) {
            self.table.take(deck, shari);
            self.row.take(shari);
        }
    }

    /// Marks a neta as seen by everybody. It stays in the hand.
    fn show_neta(&mut self, seat: Seat, neta: Half) {
        let place = &mut self.places[seat];
        let Some(neta) = self.options.deck().neta_place(neta).map(Neta::one) else { return };
        if !place.known.contains(neta) {
            place.known = place.known.plus(neta);
            place.hidden -= 1;
        }
        place.shown = place.shown.or(neta);
    }

    /// The next player after `seat` with fewer than five kanji; `None` if there is none.
    fn next(&self, seat: Seat) -> Option<Seat> {
        let players = self.places.len();
        let after = std::iter::successors(Some(seat.left(players)), |seat| Some(seat.left(players)));
        after.take(players).find(|&seat| !self.places[seat].formed.is_complete())
    }
}
