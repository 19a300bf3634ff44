//! The bet track: the pawns on its numbers, and for the betting viewer a button on each possible number.

use game::Seat;
use maud::{Markup, html};
use sushi_express::{Action, Move, Number};
use words::sushi_express::moves::words;

use crate::drawing::drawing;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};
use crate::sushi_express::cards::used;
use crate::sushi_express::choices::FORM;
use crate::sushi_express::preview::{Preview, icons};
use crate::sushi_express::scene::Scene;

/// The part with the pawns on a number.
const fn id(number: Number) -> PartId {
    PartId::numbered("track", number.get())
}

/// The private part with the button on a number.
const fn bet_id(number: Number) -> PartId {
    PartId::numbered("bet", number.get())
}

fn numbers() -> impl Iterator<Item = Number> {
    (Number::LOWEST.get()..=Number::HIGHEST.get()).filter_map(Number::new)
}

/// The number that a choice bets on.
pub(super) const fn number(chosen: Move) -> Option<Number> {
    match chosen {
        Move::Bet(number) | Move::BetSame(number) => Some(number),
        _ => None,
    }
}

/// The pawns. `names` is a hash of all names.
pub(super) fn pawns(scene: &Scene, show: &Show<'_>, names: u64, parts: &mut Parts) {
    for number in numbers() {
        let stack = scene.known.track.stack(number);
        parts.keyed(id(number), (&stack, names), || {
            html! {
                @for seat in &stack {
                    span .pawn data-fly={ "pawn-" (seat.index()) } #{ "pawn-" (seat.index()) } {
                        (drawing(&format!("pawn-{}", seat.index() + 1)))
                        span .unseen { (show.name(*seat)) " " }
                    }
                }
            }
        });
    }
}

/// The buttons on the numbers that the viewer can bet on, with their previews.
pub(super) fn buttons(choices: &[(Move, Preview)], show: &Show<'_>, parts: &mut Parts) {
    for place in numbers() {
        let bet = choices.iter().find(|(chosen, _)| number(*chosen) == Some(place));
        parts.keyed(bet_id(place), bet, || {
            html! { @if let Some((chosen, preview)) = bet { (button(place, *chosen, *preview, show)) } }
        });
    }
}

fn button(place: Number, chosen: Move, preview: Preview, show: &Show<'_>) -> Markup {
    let key = match place.get() {
        // Like on playing cards: 0 for ten, jack and queen.
        10 => "0".to_owned(),
        11 => "j".to_owned(),
        12 => "q".to_owned(),
        number => number.to_string(),
    };
    let same = used(chosen) == Some(Action::SameBet);
    html! {
        button .same[same] form=(FORM) name="move" value=(chosen) data-key=(key) aria-keyshortcuts=(key) {
            span .unseen { (words(show.locale, chosen)) ". " }
            b aria-hidden="true" { (place) }
            @if same { (drawing("action-same-bet")) }
            (icons(preview, show.locale))
        }
    }
}

/// The layout of the track.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, show: &Show<'_>) -> Markup {
    html! {
        ol .track aria-label=(show.locale.label("term-bet-track")) {
            @for number in numbers() {
                li {
                    span .number {
                        span .pawns data-part=(id(number)) { (parts.get(id(number))) }
                        b { (number) }
                    }
                    @if own.is_some() { span .bet-button data-part=(bet_id(number)) { (parts.get(bet_id(number))) } }
                }
            }
        }
    }
}
