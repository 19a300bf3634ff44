//! The end of a game: who has won, the podium, what decided it, and how it goes on.

use game::{Outcome, Seat};
use maud::{Markup, html};
use table::{GameView, Phase, SeatKind, SeatView};
use words::result::{decided_by, distance, verdict};

use crate::cast::{Cast, Playing};
use crate::chart;
use crate::confetti::confetti;
use crate::drawing::icon;
use crate::face::Mood;
use crate::nameplate::Nameplate;
use crate::parts::PartId;
use crate::table_page::TablePage;
use crate::{pad, share};

/// How it goes on: a part inside the result. Its name sorts after that of the result, for clients that don't keep the order of
/// the parts in a step.
pub(crate) const AGAIN: PartId = PartId::new("finale-again");

impl TablePage<'_> {
    /// The result of the game.
    pub(crate) fn finale(&self, cast: &Cast<'_>, shown: Playing<'_>, game: &GameView) -> Markup {
        let locale = self.locale();
        let Some(outcome) = game.perspective.outcome() else { return html! {} };
        let story = shown.pages.story(&*game.perspective, &cast.show());
        let own = self.own.table.you.seat;
        let has_won = own.is_some_and(|seat| outcome.winners.contains(seat));
        html! {
            section .finale .won[has_won] aria-labelledby="finale-title" {
                @if has_won { (confetti()) }
                h2 #finale-title { (verdict(outcome, own, &cast.show())) }
                @if let Some(distance) = distance(outcome, own, &cast.show()) { p .distance { (distance) } }
                (podium(outcome, &cast.names))
                p .decided { (story.decided.unwrap_or_else(|| decided_by(outcome, shown.pages.terms()).text(locale))) }
                @if let Some((turn, sentence)) = story.key_moment {
                    p .key-moment {
                        (icon("star")) b { (locale.text("end-key-moment")) ":" } " " (sentence) " "
                        a href={ (self.action()) "/game/" (game.number) "?turn=" (turn) } { (locale.text("end-see-it")) }
                    }
                }
                div .again data-part=(AGAIN) {}
                div .row {
                    a .button href={ (self.action()) "/game/" (game.number) } { (icon("play")) (locale.text("replay")) }
                    (share::button(locale, &format!("{}/game/{}", self.link, game.number), &share::summary(locale, &self.own.table.plays, outcome, &cast.names)))
                    a .button .quiet href={ (self.action()) "/game/" (game.number) "/fair" } { (icon("lock")) (locale.text("fair-check-it")) }
                    a .button .quiet href="/" { (icon("home")) (locale.text("back-home")) }
                }
                (chart::rounds(locale, game.perspective.scores(), &cast.names))
                (shown.pages.epilogue(&*game.perspective, &cast.show()))
            }
        }
    }

    /// How it goes on: who wants to play again, and the buttons to answer. It changes with every answer, the rest of the
    /// result doesn't.
    pub(crate) fn again(&self, names: &[Nameplate]) -> Markup {
        html! {
            (self.answers(names))
            (self.seekers())
            div .row { (self.play_again()) }
        }
    }

    /// The answers of several people to the question whether they want to play again.
    fn answers(&self, names: &[Nameplate]) -> Markup {
        let locale = self.locale();
        let people = self.people_after_game();
        html! {
            @if people.len() > 1 {
                ul .people aria-label=(locale.text("play-again")) {
                    @for (index, seat) in people {
                        li {
                            (names[index].show())
                            @match seat.again {
                                Some(true) => small .note { (icon("check")) (locale.text("again-yes")) },
                                Some(false) => small .note { (icon("close")) (locale.text("again-no")) },
                                None => small .note { (icon("hourglass")) (locale.text("again-open")) },
                            }
                        }
                    }
                }
            }
        }
    }

    /// The button to play again, and the host's button to start without waiting for the others.
    fn play_again(&self) -> Markup {
        let (locale, you) = (self.locale(), &self.own.table.you);
        let Some(seat) = you.seat else { return html! {} };
        html! {
            @if self.own.table.seats[seat.index()].again != Some(true) {
                form method="post" action=(self.action()) data-live {
                    button .primary type="submit" name="do" value="play_again" data-key="r" aria-keyshortcuts="r" { (icon("reconnect")) (locale.text("play-again")) }
                }
            }
            @if self.people_after_game().len() > 1 && self.own.table.seats[seat.index()].again.is_none() {
                form method="post" action=(self.action()) data-live {
                    input type="hidden" name="want" value="false";
                    button .quiet type="submit" name="do" value="play_again" { (locale.text("again-decline")) }
                }
            }
            @if you.host && self.people_after_game().len() > 1 {
                form method="post" action=(self.action()) data-live {
                    input type="hidden" name="empty" value="bots";
                    button .quiet type="submit" name="do" value="start" title=(locale.text("start-without-waiting.about")) {
                        (locale.text("start-without-waiting"))
                    }
                }
            }
        }
    }

    /// The people who are asked whether they want to play again, with their seats.
    fn people_after_game(&self) -> Vec<(usize, &SeatView)> {
        let seats = self.own.table.seats.iter().enumerate();
        seats.filter(|(_, seat)| self.own.table.phase == Phase::Over && seat.kind == SeatKind::Person).collect()
    }
}

/// Everybody by rank, the first three on a podium.
pub(crate) fn podium(outcome: &Outcome, names: &[Nameplate]) -> Markup {
    let mut order: Vec<Seat> = outcome.ranks.seats().collect();
    order.sort_by_key(|seat| (outcome.ranks[*seat], seat.index()));
    html! {
        ol .ranking .podium {
            @for (index, seat) in order.into_iter().enumerate() {
                @let plate = &names[seat.index()];
                @let mood = match outcome.ranks[seat] { 1 => Mood::Glad, 2 => Mood::Calm, _ => Mood::Glum };
                li .{ "step-" (index + 1) } .first[outcome.ranks[seat] == 1] value=(outcome.ranks[seat]) data-column=(seat.index()) {
                    (plate.portrait(mood))
                    bdi { (plate.name) }
                    b .points { (pad::points(outcome.scores[seat])) }
                    span .rank { @if outcome.ranks[seat] == 1 { (icon("crown")) } (outcome.ranks[seat]) }
                }
            }
        }
    }
}
