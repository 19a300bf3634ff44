//! The big screen: the same parts as on every page of the table, from a stranger's view, without controls. The style sheet
//! makes everything large enough for three metres.

use maud::{Markup, PreEscaped, html};
use table::{GameView, Phase};
use words::result::{decided_by, verdict};

use super::gathering::{corner, gathering};
use crate::cast::{Cast, Playing};
use crate::confetti::confetti;
use crate::drawing::icon;
use crate::finale::podium;
use crate::pad::ScorePad;
use crate::page::Page;
use crate::page_game::PROGRESS;
use crate::parts::Parts;
use crate::table_page::{CHAT, CLOCK, FINALE, LOBBY, LOG, NOTICE, TablePage, fingerprint};
use crate::terms::game_name;
use crate::{shorthand, status};

/// Without script the screen is loaded again after this many seconds.
const AGAIN: u32 = 3;

impl TablePage<'_> {
    /// The whole page.
    pub(crate) fn render_screen(&self) -> Markup {
        let (path, title) = (format!("{}/screen", self.action()), self.title());
        let page =
            Page { reader: self.reader, path: &path, title: &title, public: false, again: Some(AGAIN), wide: true };
        let inside = self.inside().into_string();
        page.bare(&html! {
            div #table data-socket={ "/api/tables/" (self.code) "/ws?screen=true" } data-have=(fingerprint(&inside))
                data-screen data-yours="false" data-shorthand=(shorthand::list()) {
                (PreEscaped(inside))
            }
        })
    }

    /// The content of `#table`, with all parts in place.
    pub(crate) fn screen_inside(&self, cast: &Cast<'_>, parts: &Parts) -> Markup {
        let Some(game) = cast.game else {
            return html! { div .gathering data-part=(LOBBY) { (parts.get(LOBBY)) } };
        };
        html! {
            div .bar {
                h1 { (game_name(cast.locale, &cast.view.table.plays)) }
                div .progress data-part=(PROGRESS) { (parts.get(PROGRESS)) }
            }
            div .room {
                div .stage data-game=(cast.view.table.plays) {
                    div .ending data-part=(FINALE) { (parts.get(FINALE)) }
                    div .notices data-part=(NOTICE) { (parts.get(NOTICE)) }
                    (game.pages.layout(parts, cast.seating(None), &cast.show()))
                    // Everybody sees at the seats who is still choosing.
                    p hidden data-part=(status::AWAITED) { (parts.get(status::AWAITED)) }
                    div .timer data-part=(CLOCK) { (parts.get(CLOCK)) }
                }
            }
            // New remarks are shown for a moment. The log and the scores are for readers with time.
            ul .remarks data-part=(CHAT) {}
            ol hidden data-part=(LOG) {}
            div hidden { (ScorePad::placed(parts)) }
            (corner(self))
        }
    }

    /// The parts that only a big screen has.
    pub(crate) fn screen_parts(&self, cast: &Cast<'_>, parts: &mut Parts) {
        let Some(game) = cast.game else {
            parts.add(LOBBY, gathering(self, cast));
            return;
        };
        let table = &self.shared.table;
        parts.keyed(NOTICE, table.paused, || {
            html! { @if table.paused { p .banner .calm { (icon("hourglass")) (cast.locale.text("paused")) } } }
        });
        parts.add(FINALE, self.show(cast, game, game.view));
    }

    /// The result as a show: who has won, the podium, and who wants to play again.
    fn show(&self, cast: &Cast<'_>, playing: Playing<'_>, game: &GameView) -> Markup {
        let (locale, show) = (cast.locale, cast.show());
        let Some(outcome) = game.perspective.outcome().filter(|_| self.shared.table.phase == Phase::Over) else {
            return html! {};
        };
        let story = playing.pages.story(&*game.perspective, &show);
        html! {
            section .finale .won aria-labelledby="finale-title" {
                (confetti())
                h2 #finale-title { (verdict(outcome, None, &show)) }
                (podium(outcome, &cast.names))
                p .decided { (story.decided.unwrap_or_else(|| decided_by(outcome, playing.pages.terms()).text(locale))) }
                @if let Some((_, sentence)) = story.key_moment {
                    p .key-moment { (icon("star")) b { (locale.text("end-key-moment")) ":" } " " (sentence) }
                }
                @let again = self.playing_again();
                @if !again.is_empty() {
                    p .playing-again { (icon("check")) " " (locale.format("screen-again", &[("names", locale.list(&again).into())])) }
                }
            }
        }
    }

    /// The names of people who want to play again.
    fn playing_again(&self) -> Vec<String> {
        let seats = self.shared.table.seats.iter();
        seats.filter(|seat| seat.again == Some(true)).map(|seat| seat.name.clone()).collect()
    }
}
