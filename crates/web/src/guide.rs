//! The guide to a game: a real game with an instructive deal, and a coach who explains what lies on the table and waits until
//! the reader has done it. It is stateless: the choices made so far are in the URL.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Budget, Level, Player};
use game::{Nonce, Seat, Secret, Viewer};
use maud::{Markup, html};
use menu::{AnyGame, AnyPerspective, NO_HISTORY};

use crate::confetti::confetti;
use crate::drawing::{drawing, icon};
use crate::game_scene::{GameScene, with_dummies};
use crate::leaving::way_home;
use crate::nameplate::Nameplate;
use crate::pad::ScorePad;
use crate::page::Page;
use crate::page_game::{AnyPageGame, Controls, LessonTask, Own, Show, Spot, page_game, pages_of};
use crate::terms::game_name;
use crate::{Reader, Selection, book};

/// The reader's seat.
const OWN: Seat = Seat::new(0);

/// Search budget of a suggestion.
const SUGGESTION_BUDGET: Budget = Budget::Iterations(400);

/// The choices made so far, as indices into the legal moves. The deal is fixed, so the indices are stable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    choices: Vec<usize>,
    /// Whether the latest choice was not what the lesson waits for.
    refused: bool,
}

impl Steps {
    /// Parses the query string of a URL.
    pub fn read(query: &str) -> Self {
        let value = query.split('&').find_map(|pair| pair.strip_prefix("steps=")).unwrap_or("");
        let choices = value.split('.').map_while(|number| number.parse().ok()).take(200).collect();
        Self { choices, refused: query.split('&').any(|pair| pair == REFUSED) }
    }

    /// The query string for the first choices.
    fn address(&self, made: usize) -> String {
        let numbers: Vec<String> = self.choices.iter().take(made).map(ToString::to_string).collect();
        format!("steps={}", numbers.join("."))
    }
}

/// The field of a query after a choice that the lesson does not wait for.
const REFUSED: &str = "not=yet";

/// The guide's game at one of the reader's choices, or after the last one.
struct GuidedGame {
    state: Box<dyn AnyGame>,
    /// The number of choices the reader has made.
    made: usize,
    /// The current lesson; `None` after the last choice.
    lesson: Option<CurrentLesson>,
    /// Whether each lesson was taught.
    taught: Vec<bool>,
}

struct CurrentLesson {
    number: usize,
    task: LessonTask,
}

/// Plays the guide's game up to the reader's next choice. Stops at an index without a legal move, or with one that the lesson
/// does not wait for.
fn play(pages: &dyn AnyPageGame, steps: &Steps) -> Option<GuidedGame> {
    let guided = pages.guide();
    let options: BTreeMap<String, String> =
        guided.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let players = menu::parse_options(pages.name(), &options).ok()?.ok()?.players;
    let nonces = vec![Nonce::from_bytes([0; 16]); players];
    let mut state = menu::deal(pages.name(), &options, Secret::from_bytes([guided.deal; 32]), nonces).ok()?.ok()?;
    let mut taught = vec![false; guided.lessons.len()];
    let mut made = 0;
    while !state.asked().is_empty() && made < guided.choices + usize::from(state.foregone()) {
        let mut choices: Vec<(Seat, String)> = Vec::new();
        for seat in state.asked().iter() {
            let moves = state.moves(seat);
            let choice = if seat == OWN && moves.len() > 1 && !state.foregone() {
                let lesson = current_lesson(pages, &*state, &taught);
                let choice = steps.choices.get(made).and_then(|number| moves.get(*number));
                let Some(choice) = choice.filter(|choice| lesson.task.accepts(choice)) else {
                    return Some(GuidedGame { state, made, lesson: Some(lesson), taught });
                };
                taught[lesson.number] = true;
                made += 1;
                choice.clone()
            } else {
                bot_choice(&*state, seat, Player::from(Level::Greedy))?
            };
            choices.push((seat, choice));
        }
        let texts: Vec<(Seat, &str)> = choices.iter().map(|(seat, choice)| (*seat, choice.as_str())).collect();
        state.play_text(&texts).ok()?;
    }
    Some(GuidedGame { state, made, lesson: None, taught })
}

/// The first lesson that has not been taught and fits the position; after all of them the last one again.
fn current_lesson(pages: &dyn AnyPageGame, state: &dyn AnyGame, taught: &[bool]) -> CurrentLesson {
    let perspective = state.perspective(Viewer::Seat(OWN), NO_HISTORY);
    let open = taught.iter().enumerate().filter(|(_, taught)| !**taught);
    let mut fitting =
        open.filter_map(|(number, _)| Some(CurrentLesson { number, task: pages.lesson(&*perspective, number)? }));
    fitting.next().unwrap_or(CurrentLesson { number: taught.len() - 1, task: LessonTask::default() })
}

/// The URL after a choice in the guide; `None` if the choice is illegal.
pub fn guide_on(game: &str, steps: &Steps, choice: &str) -> Option<String> {
    let GuidedGame { state, made, lesson, .. } = play(page_game(game)?, steps)?;
    let number = state.moves(OWN).iter().position(|legal| legal == choice)?;
    let before = steps.address(made);
    if !lesson.is_none_or(|lesson| lesson.task.accepts(choice)) {
        return Some(format!("/learn/{game}?{before}&{REFUSED}"));
    }
    let separator = if made > 0 { "." } else { "" };
    Some(format!("/learn/{game}?{before}{separator}{number}"))
}

/// The page of the guide; `None` if there is no such game.
pub fn guide(reader: &Reader, game: &str, steps: &Steps, selection: &Selection) -> Option<Markup> {
    let locale = reader.locale();
    let pages = page_game(game)?;
    let GuidedGame { state, made, lesson, taught } = play(pages, steps)?;
    let perspective = state.perspective(Viewer::Seat(OWN), state.turn());
    let title = locale.format("guide-title", &[("game", game_name(locale, game).into())]);
    let address = steps.address(made);
    let path = format!("/learn/{game}?{address}");
    let names = with_dummies(locale, names(reader, state.players()), &*perspective);
    let before = format!("{address}&");
    let controls = Controls { action: &path, before: &before, live: false, game: 1, turn: state.turn() };
    let show = Show { locale, names: &names };
    let controls = Some(controls).filter(|_| lesson.is_some());
    let scene = GameScene::new(&*perspective, show, Some(Own { show, seat: OWN, selection, chosen: None, controls }));
    let page = Page { reader, path: &path, title: &title, public: true, again: None, wide: true };
    let guided = pages.guide();
    let Some(lesson) = lesson else {
        // The table stays where it is, so that the last turn is seen.
        return Some(page.with(&html! {
            div .guided data-lit="table" {
                div .bar { div .leaving { (way_home(locale)) } h1 { (title) } div .progress { (scene.progress()) } (book::tool(locale, game)) }
                div .room { div .stage data-game=(game) { (scene.table()) } }
                (ending(reader, pages, &taught, &*perspective, &names))
                (book::overlay(locale, game))
            }
        }));
    };
    // Once its button is pressed, the choice goes on in the hand.
    let about = match guided.lessons[lesson.number].about {
        Spot::Button if !selection.picked(state.turn()).is_empty() => Spot::Hand,
        about => about,
    };
    let cards: Vec<String> = lesson.task.cards.iter().map(ToString::to_string).collect();
    let step = [("step", (made + 1).into()), ("steps", guided.choices.into())];
    let waits = !lesson.task.moves.is_empty();
    Some(page.with(&html! {
        div .guided data-lit=(about.name()) data-cards=[(!cards.is_empty()).then(|| cards.join(" "))] data-waits[waits && about == Spot::Cards] data-moves=[waits.then(|| lesson.task.moves.join(","))] {
            div .bar { div .leaving { (way_home(locale)) } h1 { (title) } div .progress { (scene.progress()) } (book::tool(locale, game)) }
            section .coach aria-label=(locale.text("guide-coach")) {
                span .face-of-coach { (drawing(if steps.refused { "face-ume-glum" } else { "face-ume-calm" })) }
                div .speech {
                    div aria-live="polite" {
                        @if steps.refused { p .not-yet { (locale.text("guide-not-yet")) } }
                        p { (guided.lessons[lesson.number].text.text(locale)) }
                    }
                    div .tools {
                        p .fine { (locale.format("guide-step", &step)) }
                        @if made > 0 {
                            @if !waits { details .suggestion { summary .tool aria-label=(locale.text("hint")) { (icon("hint")) } p { (suggestion(reader, &*perspective)) } } }
                            a .tool data-swap href={ "/learn/" (game) "?" (steps.address(made - 1)) } aria-label=(locale.text("guide-back")) title=(locale.text("guide-back")) { (icon("step-back")) }
                            a .tool data-swap href={ "/learn/" (game) } aria-label=(locale.text("guide-again")) title=(locale.text("guide-again")) { (icon("first")) }
                        }
                    }
                }
            }
            div .room { div .stage data-game=(game) { (scene.table()) } }
            (book::overlay(locale, game))
        }
    }))
}

/// After the last lesson: the scores, and the way to a real game.
fn ending(
    reader: &Reader,
    pages: &dyn AnyPageGame,
    taught: &[bool],
    perspective: &dyn AnyPerspective,
    names: &[Nameplate],
) -> Markup {
    let (locale, game) = (reader.locale(), pages.name());
    let missed = pages.guide().lessons.iter().zip(taught).filter(|(lesson, taught)| lesson.told_at_end && !**taught);
    let scores = perspective.scores();
    html! {
        section .guide-end aria-labelledby="guide-end" { div .inside {
            (confetti())
            span .face-of-coach { (drawing("face-ume-glad")) }
            h2 #guide-end { (locale.text("guide-done")) }
            @for (lesson, _) in missed { p .missed { (icon("hint")) (lesson.text.text(locale)) } }
            form method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                input type="hidden" name="level" value="apprentice";
                button .primary .large type="submit" { (icon("play")) (locale.text("guide-next")) }
            }
            @if !scores.is_empty() { div .tally { (ScorePad { locale, game, names, scores, provisional: &[] }.whole()) } }
            p .row {
                a .button .quiet href={ "/learn/" (game) } { (icon("first")) (locale.text("guide-again")) }
                a .button .quiet href={ "/rules/" (game) } { (icon("book")) (locale.text("rules")) }
                a .button .quiet href="/" { (icon("home")) (locale.text("back-home")) }
            }
        } }
    }
}

/// The choice of a bot in this seat. It is deterministic because it doesn't depend on the clock.
fn bot_choice(game: &dyn AnyGame, seat: Seat, bot: Player) -> Option<String> {
    game.perspective(Viewer::Seat(seat), NO_HISTORY).choose(bot, || Duration::ZERO, game.turn() as u64)
}

/// The choice of the strongest bot.
fn suggestion(reader: &Reader, perspective: &dyn AnyPerspective) -> String {
    let (locale, bot) = (reader.locale(), Player::within(Level::Itamae, SUGGESTION_BUDGET));
    let choice = perspective.choose(bot, || Duration::ZERO, perspective.turn() as u64).unwrap_or_default();
    let words = pages_of(perspective).map_or_else(|| choice.clone(), |pages| pages.move_words(locale, &choice));
    locale.format("guide-suggestion", &[("choice", words.into())])
}

fn names(reader: &Reader, players: usize) -> Vec<Nameplate> {
    let locale = reader.locale();
    let name = reader.name.clone().unwrap_or_else(|| locale.label("you"));
    let own = Nameplate::reader(name, reader.look.unwrap_or_default());
    let others = std::iter::repeat_n(Err(Level::Apprentice), players - 1);
    Nameplate::everybody("", std::iter::once(Ok(own)).chain(others).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page_game::PAGE_GAMES;

    /// The address after a choice from an address.
    fn after(game: &str, address: &str, choice: &str) -> String {
        guide_on(game, &Steps::read(address.split_once('?').unwrap().1), choice).unwrap()
    }

    fn at(game: &str, address: &str) -> GuidedGame {
        play(page_game(game).unwrap(), &Steps::read(address.split_once('?').unwrap().1)).unwrap()
    }

    #[test]
    fn every_guide_can_be_played_to_the_end_and_has_a_lesson_for_each_choice() {
        for game in PAGE_GAMES.iter().map(|game| game.name()) {
            let mut address = format!("/learn/{game}?");
            for number in 1..=page_game(game).unwrap().guide().choices {
                let GuidedGame { state, made, lesson, .. } = at(game, &address);
                assert_eq!(made + 1, number, "{game} ends early");
                let lesson = lesson.unwrap_or_else(|| panic!("{game} ends before choice {number}"));
                let choice = match lesson.task.moves.first() {
                    Some(choice) => choice.clone(),
                    None => bot_choice(&*state, OWN, Player::from(Level::Greedy)).unwrap(),
                };
                address = after(game, &address, &choice);
            }
            let GuidedGame { state, lesson, .. } = at(game, &address);
            assert!(lesson.is_none());
            let scores = state.perspective(Viewer::Spectator, NO_HISTORY).scores().len();
            assert!(scores > 0, "the guide to {game} ends with scores");
        }
    }

    #[test]
    fn illegal_choices_are_rejected() {
        assert_eq!(guide_on("sushi-go", &Steps::default(), "nonsense"), None);
        assert_eq!(guide_on("chess", &Steps::default(), "e4"), None);
        assert_eq!(at("sushi-go", "/learn/sushi-go?steps=9999.1.2").made, 0);
    }

    /// Whatever the reader chooses where they are free, they play wasabi, a nigiri on it, chopsticks, and two cards at once.
    #[test]
    fn the_guide_to_sushi_go_teaches_everything_important_on_every_way_through() {
        fn walk(address: &str, taught: &[&str], ways: &mut usize) {
            let GuidedGame { state, lesson, .. } = at("sushi-go", address);
            let Some(lesson) = lesson else {
                for id in ["wasabi", "nigiri", "chopsticks", "two", "sets"] {
                    assert!(taught.contains(&id), "{address} teaches only {taught:?}");
                }
                *ways += 1;
                return;
            };
            let subject = TOLD[lesson.number];
            let moves = state.moves(OWN);
            let accepted: Vec<&String> = moves.iter().filter(|choice| lesson.task.accepts(choice)).collect();
            // The first and the last way; all of them are too many.
            for choice in [accepted.first(), accepted.last()].into_iter().flatten() {
                walk(&after("sushi-go", address, choice), &[taught, &[subject]].concat(), ways);
            }
        }
        let mut ways = 0;
        walk("/learn/sushi-go?", &[], &mut ways);
        assert!(ways > 30, "{ways}");
    }

    /// The guide to Sushi Express follows what is asked, and on every way through it reaches a customer, a tip and the end of a
    /// round, and uses a card.
    #[test]
    fn the_guide_to_sushi_express_teaches_everything_on_every_way_through() {
        fn walk(address: &str, taught: &[usize], ways: &mut usize) {
            let GuidedGame { state, lesson, .. } = at("sushi-express", address);
            let Some(lesson) = lesson else {
                let lessons = page_game("sushi-express").unwrap().guide().lessons.len();
                assert!((0..lessons).all(|number| taught.contains(&number)), "{address} teaches only {taught:?}");
                *ways += 1;
                return;
            };
            // A lesson about bets comes with a bet, and so on: it waits for moves that can be made now.
            let moves = state.moves(OWN);
            assert!(lesson.task.moves.iter().all(|choice| moves.contains(choice)));
            for choice in moves.iter().filter(|choice| lesson.task.accepts(choice)) {
                walk(&after("sushi-express", address, choice), &[taught, &[lesson.number]].concat(), ways);
            }
        }
        let mut ways = 0;
        walk("/learn/sushi-express?", &[], &mut ways);
        assert!(ways > 1, "{ways}");
    }

    /// The subjects of the lessons of Sushi Go!, by their messages.
    const TOLD: [&str; 13] = [
        "hand",
        "last",
        "nigiri",
        "two",
        "reveal",
        "wasabi",
        "chopsticks",
        "sets",
        "gyoza",
        "maki",
        "pudding",
        "points",
        "circle",
    ];

    /// Readers whose cards don't lead to the lesson about puddings read it at the end.
    #[test]
    fn the_guide_to_sushi_go_never_leaves_out_puddings() {
        let reader = Reader::default();
        let mut address = "/learn/sushi-go?".to_owned();
        let mut told = false;
        loop {
            let query = address.split_once('?').unwrap().1.to_owned();
            let page = guide(&reader, "sushi-go", &Steps::read(&query), &Selection::default()).unwrap().into_string();
            told |= page.contains("Puddings stay until the end of the game");
            let GuidedGame { state, lesson, .. } = at("sushi-go", &address);
            let Some(lesson) = lesson else { break };
            let moves = state.moves(OWN);
            let choice = moves.iter().find(|choice| lesson.task.accepts(choice)).unwrap();
            address = after("sushi-go", &address, choice);
        }
        assert!(told);
    }

    #[test]
    fn a_lesson_waits_for_what_it_teaches() {
        let mut address = "/learn/sushi-go?".to_owned();
        loop {
            let GuidedGame { state, lesson, .. } = at("sushi-go", &address);
            let lesson = lesson.expect("some lesson waits for a move");
            let moves = state.moves(OWN);
            if let Some(other) = moves.iter().find(|choice| !lesson.task.accepts(choice)) {
                let refused = after("sushi-go", &address, other);
                assert!(refused.ends_with("&not=yet"), "{refused}");
                assert_eq!(at("sushi-go", &refused).lesson.map(|lesson| lesson.number), Some(lesson.number));
                return;
            }
            address = after("sushi-go", &address, &moves[0]);
        }
    }
    /// Finding G1: the guide to Kanji-zushi begins with a kanji of the first school year and waits for what it teaches.
    #[test]
    fn the_guide_to_kanji_zushi_waits_for_a_first_kanji_a_miss_and_a_pass() {
        let mut address = "/learn/kanji-zushi?".to_owned();
        let mut made = Vec::new();
        for number in 0..6 {
            let GuidedGame { state, lesson, .. } = at("kanji-zushi", &address);
            let lesson = lesson.expect("there is a lesson for each choice");
            assert_eq!(lesson.number, number);
            let other = state.moves(OWN).into_iter().find(|choice| !lesson.task.accepts(choice)).expect("it waits");
            assert!(after("kanji-zushi", &address, &other).ends_with(REFUSED), "lesson {number} waits");
            made.push(lesson.task.moves[0].clone());
            address = after("kanji-zushi", &address, &lesson.task.moves[0]);
        }
        // 休, which is taught in the first year, comes first; the pass is the fifth lesson.
        assert_eq!((made[0].as_str(), made[4].as_str()), ("亻+木", "pass"));
    }
}
