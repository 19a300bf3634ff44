//! A table as somebody sees it, whatever goes on there, and the steps that lead to what is now.

use game::{Decision, Seat};
use maud::{Markup, html};
use serde::Serialize;
use table::{Changes, GameView as Game, PersonId, Phase, SeatView, Sits, Table, View};

use crate::drawing::icon;
use crate::game_view::{Controls, GameView, Scene, Seen, seen};
use crate::invite::invite;
use crate::nameplate::Nameplate;
use crate::page::Page;
use crate::talk::talk;
use crate::{Look, Reader, Speech, chart, hint, lobby, pad};

/// Somebody at a table.
#[derive(Clone, Copy)]
pub struct Visit<'a> {
    /// Who reads.
    pub reader: &'a Reader,
    /// The table.
    pub table: &'a Table,
    /// Its code.
    pub code: &'a str,
    /// The whole link to it.
    pub link: &'a str,
    /// Who it is; a stranger has no name.
    pub person: Option<PersonId>,
    /// What they have picked so far.
    pub look: &'a Look,
}

impl Visit<'_> {
    /// Where forms are sent.
    pub(crate) fn action(&self) -> String {
        format!("/table/{}", self.code)
    }

    fn speech(&self) -> &'static Speech {
        self.reader.speech()
    }
}

/// Something to be seen on the way to what is now, or what is now.
#[derive(Debug, Serialize)]
pub struct Step {
    /// The table, as HTML.
    pub html: String,
    /// What stands in the browser's tab.
    pub title: String,
    /// What happens, for those who listen.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub say: String,
    /// How long it is to be seen, in milliseconds.
    pub pause: u32,
    /// Whether it stays until somebody goes on.
    pub stays: bool,
    /// What is heard.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub sound: &'static str,
    /// Whether the reader has to choose.
    pub yours: bool,
}

/// What stands on the page of a table besides the table.
#[derive(Default)]
pub struct Beside<'a> {
    /// Why something could not be done.
    pub notice: Option<&'a str>,
    /// A hint that was asked for.
    pub hint: Option<Markup>,
}

/// The whole page of a table.
pub fn table_page(visit: &Visit<'_>, beside: Beside<'_>) -> Markup {
    let view = visit.table.view(visit.person);
    let (title, waits) = (title(visit, &view), !is_asked(&view) && view.table.phase != Phase::Over);
    let path = visit.action();
    let again = waits.then_some(if view.table.phase == Phase::Playing { 2 } else { 5 });
    let page = Page { reader: visit.reader, path: &path, title: &title, public: false, again, wide: true };
    page.with(&html! {
        @if let Some(notice) = beside.notice { p .banner role="alert" { (icon("warning")) (notice) } }
        @if let Some(hint) = beside.hint { (hint) }
        div #table data-socket={ "/api/tables/" (visit.code) "/ws" } data-yours=(is_asked(&view).to_string()) {
            (inside(visit, &view, None))
        }
    })
}

/// What is to be seen of these changes, in order; the last is what is now. Without changes only that.
pub fn steps(visit: &Visit<'_>, changes: Option<&Changes>) -> Vec<Step> {
    let view = visit.table.view(visit.person);
    let from = changes.and_then(|changes| changes.turns_from);
    let shown = from.zip(visit.table.game().and_then(seen));
    let scenes = shown.map_or_else(Vec::new, |(from, game)| {
        let names = game.everybody(visit.speech(), names(visit.speech(), &view));
        game.scenes(from, &see(visit, &view, &names))
    });
    let mut steps: Vec<Step> = scenes
        .into_iter()
        .map(|scene| Step {
            say: scene.say.clone(),
            pause: scene.pause,
            stays: scene.stays,
            sound: scene.sound,
            html: inside(visit, &view, Some(scene)).into_string(),
            title: game_name(visit, &view),
            yours: false,
        })
        .collect();
    let yours = is_asked(&view) && view.choices.yours.is_none();
    steps.push(Step {
        html: inside(visit, &view, None).into_string(),
        say: if yours && from.is_some() { visit.speech().say("your-turn") } else { String::new() },
        title: title(visit, &view),
        pause: 0,
        stays: false,
        sound: if yours && from.is_some() { "turn" } else { "" },
        yours,
    });
    steps
}

fn is_asked(view: &View) -> bool {
    view.game.as_ref().is_some_and(|game| !game.moves.is_empty())
}

fn title(visit: &Visit<'_>, view: &View) -> String {
    let game = game_name(visit, view);
    if is_asked(view) && view.choices.yours.is_none() {
        format!("● {} – {game}", visit.speech().say("your-turn"))
    } else {
        game
    }
}

fn game_name(visit: &Visit<'_>, view: &View) -> String {
    visit.speech().say(&format!("game-{}", view.table.plays))
}

/// What everybody is called.
pub(crate) fn names(speech: &Speech, view: &View) -> Vec<Nameplate> {
    let sitting = view.table.seats.iter().enumerate().map(|(index, seat)| match seat.sits {
        Sits::Nobody => Ok(Nameplate::plain(speech.say("seat-free"))),
        Sits::Person => {
            // Whoever reads the page is there, even if their browser has no script that stays connected.
            let own = view.table.you.seat.is_some_and(|own| own.index() == index);
            let note = note(speech, seat).filter(|_| !own || seat.away);
            Ok(Nameplate { note, ..Nameplate::plain(seat.name.clone()) })
        }
        Sits::Bot => Err(seat.name.as_str()),
    });
    Nameplate::everybody(speech, sitting.collect())
}

fn note(speech: &Speech, seat: &SeatView) -> Option<String> {
    match (seat.away, seat.connected) {
        (true, _) => Some(speech.say("note-away")),
        (false, false) => Some(speech.say("note-offline")),
        (false, true) => None,
    }
}

fn see<'a>(visit: &'a Visit<'_>, view: &'a View, names: &'a [Nameplate]) -> Seen<'a> {
    Seen {
        speech: visit.reader.speech(),
        names,
        seat: view.table.you.seat,
        viewer: visit.table.viewer(visit.person),
        look: visit.look,
        chosen: view.choices.chosen,
        yours: view.choices.yours.as_deref(),
        controls: None,
    }
}

/// What is inside of the table's frame: now, or in a scene on the way there.
fn inside(visit: &Visit<'_>, view: &View, scene: Option<Scene>) -> Markup {
    let Some((game, shown)) = view.game.as_ref().zip(visit.table.game().and_then(seen)) else {
        return html! { (bar(visit, view, &html! {})) (lobby::lobby(visit, view)) (talk(visit)) };
    };
    if let Some(scene) = scene {
        // Beside the table nothing changes before everything was seen: the log would tell what is still to come.
        return html! {
            (bar(visit, view, &scene.progress))
            div .room {
                div .stage data-game=(view.table.plays) { (away(visit, view)) (scene.board) }
                aside .side data-later {}
            }
        };
    }
    let names = shown.everybody(visit.speech(), names(visit.speech(), view));
    let action = visit.action();
    let controls = Controls { action: &action, before: "", live: true, game: game.number, turn: game.turn };
    let seen_by = Seen { controls: Some(controls).filter(|_| is_asked(view)), ..see(visit, view, &names) };
    let over = game.outcome.is_some();
    html! {
        (bar(visit, view, &shown.progress(&seen_by)))
        div .room {
            div .stage data-game=(view.table.plays) {
                @if over { (finale(visit, view, game, &names)) (shown.epilogue(&seen_by)) }
                (away(visit, view))
                (shown.board(&seen_by))
                @if seen_by.controls.is_some() { (hint::ask(visit, view)) }
            }
            aside .side aria-label=(visit.speech().say("side")) {
                (pad::panel(visit.speech(), &view.table.plays, &game.scores, &names, over))
                (log(visit.speech(), shown, &seen_by))
                (talk(visit))
                (people(visit, view, &names))
            }
        }
    }
}

/// What stands above every table.
fn bar(visit: &Visit<'_>, view: &View, progress: &Markup) -> Markup {
    let speech = visit.speech();
    let plays = &view.table.plays;
    html! {
        div .bar {
            h1 { (game_name(visit, view)) }
            div .progress { (progress) }
            @if let Some(deadline) = view.game.as_ref().and_then(|game| game.deadline) {
                p .clock data-deadline=(deadline) { (icon("clock")) span { (speech.say(&clock_id(view))) } }
            }
            a .button .quiet href={ "/rules/" (plays) } target="_blank" rel="noopener" data-key="?" aria-keyshortcuts="?" {
                (icon("book")) span { (speech.say("rules")) }
            }
        }
    }
}

pub(crate) fn clock_id(view: &View) -> String {
    format!("clock-{}", view.table.clock.name())
}

/// If a bot plays for the viewer: how to come back.
fn away(visit: &Visit<'_>, view: &View) -> Markup {
    let speech = visit.speech();
    let own = view.table.you.seat.map(|seat| &view.table.seats[seat.index()]);
    html! {
        @if view.table.phase == Phase::Playing && own.is_some_and(|seat| seat.away) {
            form .banner method="post" action=(visit.action()) data-live {
                span { (speech.say("you-are-away")) }
                button .primary type="submit" name="do" value="return" { (speech.say("return")) }
            }
        }
        @if own.is_none() {
            p .banner .calm { (icon("eye")) (speech.say("you-watch")) }
        }
    }
}

fn log(speech: &Speech, game: &dyn GameView, seen_by: &Seen<'_>) -> Markup {
    let sentences = game.log(seen_by);
    html! {
        details .panel .log #log open {
            summary { (icon("log")) (speech.say("log")) }
            @if sentences.is_empty() { p .empty { (speech.say("log-empty")) } }
            ol reversed tabindex="0" aria-label=(speech.say("log")) { @for sentence in sentences.iter().rev() { li { (sentence) } } }
        }
    }
}

/// Who is there, and what the host can do about it; the link; leaving.
fn people(visit: &Visit<'_>, view: &View, names: &[Nameplate]) -> Markup {
    let speech = visit.speech();
    let (playing, you) = (view.table.phase == Phase::Playing, &view.table.you);
    html! {
        details .panel #people {
            summary { (icon("people")) (speech.say("people")) }
            ul .people {
                @for (index, seat) in view.table.seats.iter().enumerate() {
                    li {
                        (names[index].show())
                        @if seat.host { span .tag { (speech.say("host")) } }
                        @if playing && you.host && seat.sits == Sits::Person && !seat.host && !seat.connected && !seat.away {
                            (lobby::seat_form(visit, "replace", index, &html! { (speech.say("replace")) }))
                        }
                    }
                }
            }
            @if playing && you.seat.is_some_and(|seat| !view.table.seats[seat.index()].away) {
                form method="post" action=(visit.action()) data-live {
                    button .quiet type="submit" name="do" value="leave" { (speech.say("leave-game")) }
                    p .fine { (speech.say("leave-game.about")) }
                }
            }
            (invite(speech, visit.code, visit.link))
            p .fine { (icon("lock")) (speech.say("fair")) " " code .hash { (view.table.commitment.to_string()) } }
        }
    }
}

/// How the game ended.
fn finale(visit: &Visit<'_>, view: &View, game: &Game, names: &[Nameplate]) -> Markup {
    let speech = visit.speech();
    let Some(outcome) = &game.outcome else { return html! {} };
    let mut order: Vec<Seat> = outcome.ranks.seats().collect();
    order.sort_by_key(|seat| (outcome.ranks[*seat], seat.index()));
    let winners: Vec<String> = outcome.winners.iter().map(|seat| names[seat.index()].name.clone()).collect();
    let reason = match outcome.decided_by {
        Decision::Points => "decided-by-points".to_owned(),
        Decision::TieBreak(by) => format!("decided-by-{}", by.replace('_', "-")),
        Decision::Shared => "decided-by-shared".to_owned(),
    };
    let verdict = if view.table.you.seat.is_some_and(|seat| outcome.winners.contains(seat)) && winners.len() == 1 {
        speech.say("you-won")
    } else {
        speech.tell("won", &[("names", speech.list(&winners).into()), ("count", winners.len().into())])
    };
    html! {
        section .finale aria-labelledby="finale-title" {
            (icon("trophy"))
            h2 #finale-title { (verdict) }
            p { (speech.say(&reason)) }
            ol .ranking {
                @for seat in order {
                    li .first[outcome.ranks[seat] == 1] value=(outcome.ranks[seat]) {
                        span .rank { (outcome.ranks[seat]) }
                        (names[seat.index()].show())
                        b .points { (pad::points(outcome.scores[seat])) }
                    }
                }
            }
            (chart::rounds(speech, &game.scores, names))
            div .row {
                @if view.table.you.seat.is_some() {
                    form method="post" action=(visit.action()) data-live {
                        button .primary type="submit" name="do" value="rematch" data-key="r" aria-keyshortcuts="r" { (icon("reconnect")) (speech.say("rematch")) }
                    }
                }
                a .button href={ (visit.action()) "/game/" (game.number) } { (icon("play")) (speech.say("replay")) }
                a .button .quiet href="/" { (icon("home")) (speech.say("back-home")) }
            }
        }
    }
}
