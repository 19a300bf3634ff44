//! The bet track: the pawns on its numbers. A player who bets touches a number, and one who swaps touches the arrows between two
//! of them.

use game::Seat;
use maud::{Markup, html};
use sushi_express::{Move, Number};
use words::sushi_express::moves::words;

use crate::drawing::{drawing, icon};
use crate::page_game::Show;
use crate::parts::{PartId, Parts};
use crate::sushi_express::choices::{Choice, FORM};
use crate::sushi_express::colours::Colours;
use crate::sushi_express::preview::icons;
use crate::sushi_express::scene::Scene;

/// How long pawns take to change places, in milliseconds.
const SWAP: u32 = 800;

/// The part with the pawns on a number.
const fn id(number: Number) -> PartId {
    PartId::numbered("track", number.get())
}

/// The private part with the button on a number.
const fn bet_id(number: Number) -> PartId {
    PartId::numbered("bet", number.get())
}

/// The private part with the button that swaps a number and the next one.
const fn swap_id(number: Number) -> PartId {
    PartId::numbered("swap", number.get())
}

fn numbers() -> impl Iterator<Item = Number> {
    (Number::LOWEST.get()..=Number::HIGHEST.get()).filter_map(Number::new)
}

/// The pawns.
pub(super) fn pawns(scene: &Scene, show: &Show<'_>, colours: &Colours, parts: &mut Parts) {
    for number in numbers() {
        let stack = scene.known.track.stack(number);
        parts.keyed(id(number), (&stack, colours.names), || {
            html! { @for seat in &stack { (pawn(*seat, show, colours)) } }
        });
    }
}

/// A pawn, on the track or in front of its player.
pub(super) fn pawn(seat: Seat, show: &Show<'_>, colours: &Colours) -> Markup {
    html! {
        span .pawn .(colours.class(seat)) data-fly={ "pawn-" (seat.index()) } data-time=(SWAP) #{ "pawn-" (seat.index()) } {
            (drawing(&format!("pawn-{}", seat.index() + 1)))
            span .unseen { (show.name(seat)) " " }
        }
    }
}

/// The buttons on the numbers that the viewer can bet on, and between those that they can swap.
pub(super) fn buttons(choices: &[Choice], turn: Option<usize>, show: &Show<'_>, parts: &mut Parts) {
    for place in numbers() {
        let bet =
            choices.iter().find(|choice| matches!(choice.chosen, Move::Bet(on) | Move::BetSame(on) if on == place));
        parts.keyed(bet_id(place), (bet, turn), || {
            html! { @if let Some(bet) = bet { (bet_button(place, bet, show)) } }
        });
        if place.next().is_none() {
            continue;
        }
        let swap = choices.iter().find(|choice| choice.chosen == Move::Swap(place));
        parts.keyed(swap_id(place), (swap, turn), || {
            html! { @if let Some(swap) = swap { (swap_button(place, swap, turn.unwrap_or(0), show)) } }
        });
    }
}

fn bet_button(place: Number, choice: &Choice, show: &Show<'_>) -> Markup {
    let key = match place.get() {
        // Like on playing cards: 0 for ten, jack and queen.
        10 => "0".to_owned(),
        11 => "j".to_owned(),
        12 => "q".to_owned(),
        number => number.to_string(),
    };
    let same = matches!(choice.chosen, Move::BetSame(_));
    html! {
        button .bet .same[same] form=(FORM) name="move" value=(choice.chosen) data-mark data-distance=(place) data-lift data-key=(key) aria-keyshortcuts=(key) {
            span .unseen { (words(show.locale, choice.chosen)) ". " span .foretold { (choice.about) } }
            @if same { (drawing("action-same-bet")) }
            (icons(choice.preview, show.locale))
        }
    }
}

fn swap_button(lower: Number, choice: &Choice, turn: usize, show: &Show<'_>) -> Markup {
    html! {
        // With an id of its own, the next swap of the same numbers is another button.
        button .swap #{ "swap-" (turn) "-" (lower) } form=(FORM) name="move" value=(choice.chosen) data-mark data-swaps=(lower) data-lift data-key=[swap_key(lower)] {
            (icon("swap"))
            span .unseen { (words(show.locale, choice.chosen)) ". " span .foretold { (choice.about) } }
        }
    }
}

/// The key of a swap: the row of letters below the digits.
fn swap_key(lower: Number) -> Option<char> {
    "wertyuiopaz".chars().nth(usize::from(lower.get()) - usize::from(Number::LOWEST.get()))
}

/// The layout of the track.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, show: &Show<'_>) -> Markup {
    html! {
        ol .track aria-label=(show.locale.label("term-bet-track")) {
            @for number in numbers() {
                li .cell .{ "on-" (number) } {
                    b .number { (number) }
                    span .pawns data-part=(id(number)) { (parts.get(id(number))) }
                    @if own.is_some() {
                        span .bet-button data-part=(bet_id(number)) { (parts.get(bet_id(number))) }
                        @if number.next().is_some() { span .swap-button data-part=(swap_id(number)) { (parts.get(swap_id(number))) } }
                    }
                }
            }
        }
    }
}
