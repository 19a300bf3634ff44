//! The bet track, and everything that can be chosen. Each legal move is one button.

use game::{MoveSet as _, Seat};
use maud::{Markup, html};
use sushi_express::{Action, LegalMoves, Move, Number, Stage};

use crate::Speech;
use crate::drawing::{drawing, icon};
use crate::game_view::{Controls, Seen};
use crate::sushi_express::cards::used;
use crate::sushi_express::foretold::foretold;
use crate::sushi_express::row;
use crate::sushi_express::street::{Phase, Street};

/// Who is asked, and what they may choose.
pub(super) type Asked = (Seat, LegalMoves);

/// A choice in words.
pub(super) fn words(speech: &Speech, chosen: Move) -> String {
    match chosen {
        Move::Bet(number) => speech.tell("express-move-bet", &[("number", number.get().into())]),
        Move::BetSame(number) => speech.tell("express-move-same", &[("number", number.get().into())]),
        Move::Swap(lower) => {
            let numbers = [("lower", lower.get().into()), ("higher", (lower.get() + 1).into())];
            speech.tell("express-move-swap", &numbers)
        }
        Move::Done => speech.say("express-move-done"),
        Move::Roll => speech.say("express-move-roll"),
        Move::Reroll(pips) => speech.tell("express-move-reroll", &[("pips", pips.into())]),
        Move::Accept => speech.say("express-move-accept"),
        Move::Go(further) => speech.tell("express-move-go", &[("further", further.into())]),
        Move::Take(customer) => {
            speech.tell("express-move-take", &[("customer", speech.say(&format!("customer-{customer}")).into())])
        }
        Move::Keep => speech.say("express-move-keep"),
        Move::Discard => speech.say("express-move-discard"),
    }
}

/// What is to be done now and by whom, the track, and what the viewer may choose.
pub(super) fn play(street: &Street, seen: &Seen<'_>, asked: Option<&Asked>) -> Markup {
    let asked = asked.zip(seen.controls);
    let inside = html! {
        (track(street, seen, asked))
        @if let Some(((seat, moves), _)) = asked {
            @if moves.iter().any(|chosen| matches!(chosen, Move::BetSame(_))) { p .fine { (seen.speech.say("express-same-hint")) } }
            div .choices {
                @let rest: Vec<Move> = moves.iter().filter(|chosen| number(*chosen).is_none()).collect();
                @let betting = matches!(street.known.stage, Stage::Betting(_));
                @for (index, chosen) in rest.iter().enumerate() {
                    @let key = (index + 1).to_string();
                    (button(street, seen, *seat, *chosen, Some(key.as_str()).filter(|_| !betting)))
                }
            }
        }
    };
    html! {
        section .play .asked[asked.is_some()] .{ "at-" (street.phase.map_or("end", Phase::name)) } aria-labelledby="task" {
            h2 #task { (task(street, seen, asked.is_some())) }
            @if let Some((_, controls)) = asked { (form(controls, &inside)) } @else { div .inside { (inside) } }
        }
    }
}

/// The form that sends a choice.
fn form(controls: Controls<'_>, inside: &Markup) -> Markup {
    html! {
        form .inside method="post" action=(controls.action) data-live[controls.live] {
            input type="hidden" name="do" value="choose";
            input type="hidden" name="game" value=(controls.game);
            input type="hidden" name="turn" value=(controls.turn);
            (inside)
        }
    }
}

/// Whose decision it is, and about what.
fn task(street: &Street, seen: &Seen<'_>, asked: bool) -> Markup {
    let stage = street.known.stage;
    let Some(seat) = stage.seat() else {
        let over = street.phase.is_none() && street.drive.is_none();
        return html! { @if over { (seen.speech.say("express-over")) } @else { (seen.speech.label("term-bet-track")) } };
    };
    let bet = street.known.track.bet(seat).map_or(0, Number::get);
    let who = if asked && seen.is_own(seat) { "you" } else { "other" };
    let with = [("who", who.into()), ("name", seen.name(seat).into()), ("bet", bet.into())];
    html! {
        @if who == "you" { span .tag .turn { (seen.speech.say("your-turn")) } " " }
        (seen.speech.tell(&format!("express-task-{}", task_name(stage)), &with))
    }
}

const fn task_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Betting(_) => "bet",
        Stage::Swapping(_) => "swap",
        Stage::Rolling(_) => "roll",
        Stage::RollingAgain(_) => "roll-again",
        Stage::Failing(_) => "fail",
        Stage::Driving(_) => "drive",
        Stage::Taking(_) => "take",
        Stage::Ordering(_) | Stage::Over => "order",
    }
}

/// The number of the track that a choice lays a pawn on.
const fn number(chosen: Move) -> Option<Number> {
    match chosen {
        Move::Bet(number) | Move::BetSame(number) => Some(number),
        _ => None,
    }
}

/// The numbers from 2 to 12 with the pawns on them. Those that can be bet on are buttons.
fn track(street: &Street, seen: &Seen<'_>, asked: Option<(&Asked, Controls<'_>)>) -> Markup {
    let speech = seen.speech;
    let bets: Vec<Move> = asked.map_or_else(Vec::new, |((_, moves), _)| moves.iter().collect());
    let numbers = (Number::LOWEST.get()..=Number::HIGHEST.get()).filter_map(Number::new);
    html! {
        ol .track .betting[bets.iter().any(|chosen| number(*chosen).is_some())] aria-label=(speech.label("term-bet-track")) {
            @for place in numbers {
                li .taken[street.known.track.has(place)] {
                    @match bets.iter().find(|chosen| number(**chosen) == Some(place)) {
                        Some(&chosen) => {
                            @if let Some(((seat, _), _)) = asked { (bet(street, seen, *seat, place, chosen)) }
                        },
                        None => { span .number { (pawns(street, seen, place)) b { (place) } } },
                    }
                }
            }
        }
    }
}

/// A number that can be bet on.
fn bet(street: &Street, seen: &Seen<'_>, seat: Seat, place: Number, chosen: Move) -> Markup {
    let key = match place.get() {
        // As on playing cards, where ten is often a nought: jack and queen.
        10 => "0".to_owned(),
        11 => "j".to_owned(),
        12 => "q".to_owned(),
        number => number.to_string(),
    };
    let pressed = seen.yours.filter(|yours| *yours == chosen.to_string()).map(|_| "true");
    html! {
        button .number .same[used(chosen) == Some(Action::SameBet)] type="submit" name="move" value=(chosen)
            aria-pressed=[pressed] data-key=(key) aria-keyshortcuts=(key) title=(words(seen.speech, chosen)) {
            (pawns(street, seen, place))
            span .unseen { (words(seen.speech, chosen)) ". " }
            b aria-hidden="true" { (place) }
            @if used(chosen).is_some() { (drawing("action-same-bet")) }
            (foretold(street, seat, chosen).signs(seen.speech))
        }
    }
}

/// The pawns on a number, the bottom one first.
fn pawns(street: &Street, seen: &Seen<'_>, place: Number) -> Markup {
    html! {
        span .pawns {
            @for seat in street.known.track.stack(place) {
                span .pawn .{ "vt-pawn-" (seat.index()) } #{ "pawn-" (seat.index()) } {
                    (drawing(&format!("pawn-{}", seat.index() + 1)))
                    span .unseen { (seen.name(seat)) " " }
                }
            }
        }
    }
}

/// Any other choice.
fn button(street: &Street, seen: &Seen<'_>, seat: Seat, chosen: Move, key: Option<&str>) -> Markup {
    let speech = seen.speech;
    let pressed = seen.yours.filter(|yours| *yours == chosen.to_string()).map(|_| "true");
    // Tips score nothing: what they are worth shows at the end.
    let gain = if let Move::Take(customer) = chosen { Some(street.gain(seat, customer)) } else { None };
    let gain = gain.filter(|gain| *gain > 0);
    let main = matches!(chosen, Move::Roll | Move::Go(0) | Move::Done | Move::Accept);
    html! {
        button .primary[main] type="submit" name="move" value=(chosen) aria-pressed=[pressed]
            data-key=[key] aria-keyshortcuts=[key] {
            (sign(chosen))
            span { (words(speech, chosen)) }
            @if let Some(gain) = gain {
                span .gain { span aria-hidden="true" { "+" (gain) } span .unseen { (speech.tell("term-point.counted", &[("count", gain.into())])) } }
            }
            @let told = foretold(street, seat, chosen);
            @if let Some((tiles, _)) = told.drive { span .chip .foretold aria-hidden="true" { (tiles) } }
            (told.signs(speech))
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// A drawing that stands for a choice.
fn sign(chosen: Move) -> Markup {
    match chosen {
        Move::Take(customer) => drawing(&row::art(customer)),
        Move::Roll => drawing("die-5"),
        Move::Reroll(pips) => drawing(&format!("die-{pips}")),
        Move::Go(0) => icon("play"),
        Move::Done | Move::Accept | Move::Keep => icon("check"),
        Move::Discard => icon("close"),
        _ => used(chosen).map_or_else(|| html! {}, |action| drawing(&format!("action-{action}"))),
    }
}
