//! What a choice would lead to, with names: the vans it passes, and the pawns it swaps.

use game::Seat;
use sushi_express::{Move, Number, Observation};

use crate::Naming;
use crate::sushi_express::preview::preview;

/// What a choice would lead to, as sentences; empty if there is nothing to foretell.
pub fn sentences(known: &Observation, names: &dyn Naming, seat: Seat, chosen: Move) -> String {
    let preview = preview(known, seat, chosen);
    let after = match chosen {
        Move::Swap(lower) => swapped(known, names, seat, lower),
        _ => preview.drive.and_then(|drive| passed(known, names, seat, drive.distance)),
    };
    let sentences = [preview.sentence(names.locale()), after.unwrap_or_default()];
    sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The vans that a drive passes.
fn passed(known: &Observation, names: &dyn Naming, seat: Seat, distance: u8) -> Option<String> {
    let passed: Vec<String> =
        known.passed(known.trip(seat, distance)).into_iter().map(|seat| names.name(seat).to_owned()).collect();
    let locale = names.locale();
    (!passed.is_empty()).then(|| locale.format("express-passes", &[("names", locale.list(&passed).into())]))
}

/// Where the pawns would be after a swap, and what that would mean for the player's own.
fn swapped(known: &Observation, names: &dyn Naming, seat: Seat, lower: Number) -> Option<String> {
    let (locale, after) = (names.locale(), known.after_swap(seat, lower)?);
    let moved = known.vans.seats().filter_map(|other| {
        let (from, to) = (known.track.bet(other)?, after.track.bet(other)?);
        let with = [("name", names.name(other).into()), ("from", from.get().into()), ("to", to.get().into())];
        (from != to).then(|| locale.format("express-swap-move", &with))
    });
    let moved = locale.format("express-swap-moves", &[("moves", moved.collect::<Vec<_>>().join(", ").into())]);
    let own = after.track.bet(seat).map(|bet| preview(&after, seat, Move::Bet(bet)).sentence(locale));
    Some([Some(moved), own].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use game::{FastChance, Game as _, Joint, Viewer};
    use sushi_express::{Options, SushiExpress};

    use super::*;
    use crate::{Language, Locale};

    struct Names;

    impl Naming for Names {
        fn locale(&self) -> &'static Locale {
            Language::ENGLISH.locale()
        }

        fn name(&self, seat: Seat) -> &str {
            ["Ana", "Ben", "Cem"][seat.index()]
        }
    }

    #[test]
    fn a_swap_says_who_goes_where_and_what_that_means_for_oneself() {
        let chance = &mut FastChance::new(1);
        let mut game = SushiExpress::deal(&Options::new(3).unwrap(), chance, &mut |_| ());
        let mut seat = game.first();
        for chosen in ["bet 9", "bet 8"] {
            let mut joint = Joint::new(3);
            joint[seat] = Some(chosen.parse().unwrap());
            game.apply(&joint, chance, &mut |_| ()).unwrap();
            seat = seat.left(3);
        }
        let mut known = game.observe(Viewer::Spectator);
        let own = game.first();
        known.hands[own].known = [sushi_express::Action::Swap].into_iter().collect();
        let said = sentences(&known, &Names, own, Move::Swap(Number::new(8).unwrap()));
        assert_eq!(said, "Ana: 8 → 9, Cem: 9 → 8. Lands on house 8. 82% chance to drive.");
        let before = sentences(&known, &Names, own, Move::Bet(Number::new(9).unwrap()));
        assert_eq!(before, "Lands on house 9. 48% chance to drive.");
    }

    #[test]
    fn a_drive_names_the_vans_it_passes() {
        let chance = &mut FastChance::new(1);
        let game = SushiExpress::deal(&Options::new(3).unwrap(), chance, &mut |_| ());
        let mut known = game.observe(Viewer::Spectator);
        for (seat, tile) in [1, 2, 9].into_iter().enumerate() {
            known.vans[Seat::new(seat)] = sushi_express::Tile::new(tile).unwrap();
        }
        let said = sentences(&known, &Names, Seat::new(2), Move::Bet(Number::new(4).unwrap()));
        assert!(said.ends_with("Passes Ana, Ben."), "{said}");
        assert!(said.starts_with("Takes a customer and lands on house 3."), "{said}");
    }
}
