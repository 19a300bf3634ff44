//! A finished game, turn by turn with all cards open: each position before the choices made there, and its analysis.
//!
//! | module | responsible for |
//! |---|---|
//! | `player` | the controls: play and pause, speed, single turns, the scrubber |
//! | `verdict` | the winning chances and the largest mistakes |

mod player;
mod verdict;

use game::Seat;
use maud::{Markup, html};
use menu::{JudgedChoice, JudgedPosition, RecordedPosition};
use table::Look;

use crate::drawing::icon;
use crate::face::Mood;
use crate::game_scene::{GameScene, with_dummies};
use crate::leaving::way_home;
use crate::nameplate::Nameplate;
use crate::pad::ScorePad;
use crate::page::Page;
use crate::page_game::{AnyPageGame, RecordedChoice, Show, pages_of};
use crate::preview::Preview;
use crate::terms::game_name;
use crate::{Locale, Reader, book, share};

/// A finished game at one of its turns.
pub struct ReplayPage<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The code of the table where it was played.
    pub code: &'a str,
    /// The number of the game there.
    pub number: u32,
    /// The absolute link to it.
    pub link: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The position at this turn.
    pub position: &'a RecordedPosition,
    /// The seat of the reader, if they played.
    pub seat: Option<Seat>,
    /// The looks of the players that are known, by seat.
    pub looks: &'a [Option<Look>],
    /// The analysis, if there is one: the number of positions, and those analysed so far.
    pub judged: Option<(usize, &'a [JudgedPosition])>,
}

/// The page.
pub fn replay(page_of: &ReplayPage<'_>) -> Markup {
    let ReplayPage { reader, game, position, .. } = *page_of;
    let locale = reader.locale();
    let title =
        locale.format("replay-title", &[("game", game_name(locale, game).into()), ("number", page_of.number.into())]);
    let perspective = &*position.perspective;
    let path = page_of.link(page_of.turn());
    let waits = page_of.judged.is_some_and(|(all, done)| done.len() < all);
    let again = waits.then_some(2);
    let page = Page { reader, path: &path, title: &title, public: false, again, wide: true };
    let Some(pages) = pages_of(perspective) else { return page.with(&html! { h1 { (title) } }) };
    let names = with_dummies(locale, page_of.names(), perspective);
    let viewpoint = page_of.seat.unwrap_or(Seat::new(0));
    let scene = GameScene::replayed(perspective, Show { locale, names: &names }, viewpoint, &page_of.choices());
    let show = Show { locale, names: &names };
    let provisional = pages.provisional_scores(perspective, &show);
    let pad = ScorePad { locale, game, names: &names, scores: perspective.scores(), provisional: &provisional };
    let preview = Preview::of_result(locale, game, &position.outcome, &names, page_of.link.to_owned());
    page.previewed(&preview).with(&html! {
        div .replay data-again[waits] {
            // Where there is no room beside the table, this opens and closes the panels, also without script.
            input #show-side .unseen type="checkbox" aria-label=(locale.text("replay-side"));
            div .bar {
                div .leaving { (way_home(locale)) }
                h1 { (title) }
                div .progress { (scene.progress()) }
                (book::tool(locale, game))
                label .tool .opens-side for="show-side" aria-hidden="true" { (icon("scores")) }
            }
            div .room {
                div .stage data-game=(game) { (scene.table()) }
                aside .side aria-label=(locale.text("replay-side")) {
                    (verdict::panel(page_of, pages, &names))
                    (pad.panel(&pad.whole()))
                    section .panel .about {
                        p { (icon("eye")) " " (locale.text("replay-open")) }
                        p .row { (share::button(locale, page_of.link, &share::summary(locale, game, &position.outcome, &names))) }
                        p .row { a .button href={ "/api/tables/" (page_of.code) "/games/" (page_of.number) "/record" } download={ "sushiya-" (page_of.code) "-" (page_of.number) ".json" } { (icon("download")) (locale.text("replay-download")) } }
                        p .row { a .button .quiet href={ (page_of.address()) "/fair" } { (icon("lock")) (locale.text("fair-check-it")) } }
                        p .row { a .button .quiet href={ "/table/" (page_of.code) } { (icon("step-back")) (locale.text("to-the-table")) } }
                    }
                }
            }
            (player::player(page_of, &chosen(locale, page_of, pages, &names), &names))
            (book::overlay(locale, game))
        }
    })
}

impl<'a> ReplayPage<'a> {
    /// The number of turns played before the position.
    fn turn(&self) -> usize {
        self.position.perspective.turn()
    }

    /// The URL of the replay.
    fn address(&self) -> String {
        format!("/table/{}/game/{}", self.code, self.number)
    }

    /// The URL of a position.
    fn link(&self, turn: usize) -> String {
        format!("{}?turn={turn}", self.address())
    }

    /// The positions analysed so far.
    fn done(&self) -> &'a [JudgedPosition] {
        self.judged.map_or(&[], |(_, done)| done)
    }

    /// The mistake of a seat in this position.
    fn mistake(&self, seat: usize) -> Option<&'a JudgedChoice> {
        let here = self.done().iter().find(|judged| judged.turn == self.turn())?;
        here.choices.iter().find(|judged| judged.seat.index() == seat && judged.is_mistake())
    }

    /// The choices in this position.
    fn choices(&self) -> Vec<RecordedChoice<&'a str>> {
        let chosen = self.position.next.iter().enumerate();
        let chosen = chosen.map(|(seat, chosen)| RecordedChoice {
            chosen: chosen.as_deref(),
            better: self.mistake(seat).map(|mistake| mistake.best.as_str()),
        });
        chosen.collect()
    }

    /// All seats, the reader's first.
    fn seats(&self) -> impl Iterator<Item = usize> {
        let own = self.seat.map(Seat::index);
        let others = (0..self.position.perspective.players()).filter(move |seat| Some(*seat) != own);
        own.into_iter().chain(others)
    }

    /// The players.
    fn names(&self) -> Vec<Nameplate> {
        Nameplate::recorded(self.code, self.position, self.looks)
    }

    /// The name of a position: its turn, or the end.
    fn position_name(&self, turn: usize) -> String {
        let (locale, last) = (self.reader.locale(), self.position.turns);
        if turn == last {
            return locale.text("replay-end");
        }
        locale.format("replay-turn", &[("turn", (turn + 1).into()), ("turns", last.into())])
    }
}

/// The choices made in this position, and better ones.
fn chosen(locale: &Locale, page_of: &ReplayPage<'_>, pages: &dyn AnyPageGame, names: &[Nameplate]) -> Markup {
    let choices = page_of.choices();
    let choices = page_of.seats().filter_map(|seat| Some((seat, choices.get(seat)?.chosen?)));
    html! {
        ul .chosen-here tabindex="0" aria-label=(locale.text("replay-choices")) {
            @for (seat, choice) in choices {
                @let mistake = page_of.mistake(seat);
                li .mistake[mistake.is_some()] {
                    (names[seat].portrait(if mistake.is_some() { Mood::Glum } else { Mood::Calm }))
                    bdi .by { (names[seat].name) } " "
                    span .choice-made { (pages.move_words(locale, choice)) }
                    @if let Some(mistake) = mistake {
                        " "
                        span .better-one { (icon("star")) (locale.format("replay-better", &[("move", pages.move_words(locale, &mistake.best).into())])) }
                    }
                }
            }
            @if page_of.turn() == page_of.position.turns { li .over { (page_of.position_name(page_of.turn())) } }
        }
    }
}
