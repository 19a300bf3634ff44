//! Folding events into what a viewer knows.

use game::Seat;

use crate::{Event, Neta, Observation, STUCK};

impl Observation {
    /// Adds what the viewer experiences next, as [`Event::redact`] shows it to them.
    pub fn learn(&mut self, event: Event) {
        let deck = self.options.deck();
        match event {
            Event::Began { seat } => self.turn = Some(seat),
            Event::Turned { shari } => {
                for place in shari.as_slice().iter().filter_map(|&half| deck.shari_place(half)) {
                    self.pile.take(deck, place);
                    self.table.add(deck, place);
                }
            }
            Event::Drew { seat, count, neta } => {
                let place = &mut self.places[seat];
                match neta {
                    Some(neta) => {
                        for drawn in neta.as_slice().iter().filter_map(|&half| deck.neta_place(half)) {
                            place.known = place.known.plus(Neta::one(drawn));
                        }
                    }
                    None => place.hidden += count,
                }
                place.deduce();
            }
            Event::Formed { seat, neta, shari, kanji, .. } => {
                let place = &mut self.places[seat];
                if let Some(neta) = deck.neta_place(neta).map(Neta::one) {
                    if place.known.contains(neta) {
                        place.known = place.known.minus(neta);
                    } else {
                        place.hidden -= 1;
                    }
                    place.shown = place.shown.minus(neta);
                    place.laid = place.laid.plus(neta);
                }
                place.formed.push(kanji);
                if let Some(shari) = deck.shari_place(shari) {
                    self.table.take(deck, shari);
                }
                (self.failures, self.stuck) = (0, 0);
                self.turn = self.next(seat);
            }
            Event::Failed { seat, neta, .. } => {
                let place = &mut self.places[seat];
                if let Some(neta) = deck.neta_place(neta).map(Neta::one) {
                    if !place.known.contains(neta) {
                        place.known = place.known.plus(neta);
                        place.hidden -= 1;
                    }
                    place.shown = place.shown.or(neta);
                }
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
                }
            }
            Event::Ended { .. } => self.turn = None,
        }
    }

    /// Whose turn comes after this seat's: the next one that has not formed all its kanji.
    fn next(&self, seat: Seat) -> Option<Seat> {
        let players = self.places.len();
        let after = std::iter::successors(Some(seat.left(players)), |seat| Some(seat.left(players)));
        after.take(players).find(|&seat| !self.places[seat].formed.is_complete())
    }
}
