//! Any position as data, checked when it becomes a state.

use game::{Options as _, Seat};

use crate::setup_error::{Place, SetupError, count_against_box};
use crate::sheet::{by_place, write_pad};
use crate::state::Control;
use crate::{Card, Cards, Hand, Options, PerPlace, ROUNDS, SushiGo, Tableau, Variant};

/// A position, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The options.
    pub options: Options,
    /// For each round that has ended, for each place, the cards in the order they were played.
    pub earlier: Vec<Vec<Vec<Card>>>,
    /// For each player, the cards in the hand, without the one that the dummy's controller has drawn.
    pub hands: Vec<Vec<Card>>,
    /// For each hand, the number of chopsticks publicly known to be in it; an empty list means none.
    pub returned: Vec<usize>,
    /// For each place, the cards played in this round, in order.
    pub tableaus: Vec<Vec<Card>>,
    /// The dummy's controller and the card drawn for the dummy.
    pub control: Option<(Seat, Card)>,
}

impl TryFrom<&Scenario> for SushiGo {
    type Error = Vec<SetupError>;

    fn try_from(scenario: &Scenario) -> Result<Self, Vec<SetupError>> {
        let Scenario { options, earlier, hands, returned, tableaus, control } = scenario;
        let (players, places, size) = (options.players(), options.places(), options.hand_size());
        let mut errors = Vec::new();
        if earlier.len() >= ROUNDS {
            errors.push(SetupError::Rounds { found: earlier.len() + 1, most: ROUNDS });
        }
        let seats =
            |place, found, expected| (found != expected).then_some(SetupError::Seats { place, found, expected });
        let count =
            |place, found, expected| (found != expected).then_some(SetupError::Count { place, found, expected });
        errors.extend(seats(Place::Hands, hands.len(), players));
        errors.extend(seats(Place::Round(earlier.len() + 1), tableaus.len(), places));
        for (index, round) in earlier.iter().enumerate() {
            errors.extend(seats(Place::Round(index + 1), round.len(), places));
        }
        for (place, cards) in by_place(earlier) {
            errors.extend(count(place, cards.len(), size));
        }
        let left = hands.first().map_or(0, Vec::len).clamp(1, size);
        for (index, hand) in hands.iter().enumerate() {
            errors.extend(count(Place::Hand(index + 1), hand.len(), left));
            let chopsticks = hand.iter().filter(|&&card| card == Card::Chopsticks).count();
            if returned.get(index).is_some_and(|&returned| returned > chopsticks) {
                errors.push(SetupError::Returned { seat: index + 1 });
            }
        }
        // The dummy plays a card each turn, like everybody else.
        for (index, cards) in tableaus.iter().enumerate() {
            errors.extend(count(Place::Tableau(index + 1), cards.len(), size - left));
        }
        if control.is_some() != (options.variant() == Variant::Dummy)
            || control.is_some_and(|(seat, _)| seat.index() >= players)
        {
            errors.push(SetupError::Control);
        }
        let laid = earlier.iter().flatten().chain(hands).chain(tableaus).flatten().copied();
        let on_table = count_against_box(laid.chain(control.map(|(_, drawn)| drawn)), &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let pudding = |&&card: &&Card| card == Card::Pudding;
        Ok(Self {
            options: *options,
            left: left as u8,
            control: control.map(|(seat, drawn)| Control { seat, drawn }),
            pile: Cards::BOX.minus(on_table),
            discard: earlier.iter().flatten().flatten().copied().filter(|&card| card != Card::Pudding).collect(),
            hands: PerPlace::from_fn(players, |seat| {
                let cards: Cards = hands[seat.index()].iter().copied().collect();
                Hand::with_returned(cards, returned.get(seat.index()).copied().unwrap_or(0))
            }),
            tableaus: PerPlace::from_fn(places, |seat| {
                let kept = earlier.iter().flat_map(|round| round[seat.index()].iter().filter(pudding));
                Tableau::laid(kept.chain(&tableaus[seat.index()]).copied())
            }),
            pad: write_pad(places, earlier),
        })
    }
}
