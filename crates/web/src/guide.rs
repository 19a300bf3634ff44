//! The guide to a game: a real game with an instructive deal, and a few sentences for each choice. It is stateless: the
//! choices made so far are in the URL.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Budget, Level, Player};
use game::{Nonce, Seat, Secret, Viewer};
use maud::{Markup, html};
use menu::{AnyGame, AnyPerspective, NO_HISTORY};

use crate::drawing::{drawing, icon};
use crate::game_scene::{GameScene, with_dummies};
use crate::nameplate::Nameplate;
use crate::page::Page;
use crate::page_game::{Controls, Guide, Own, Show, page_game, pages_of};
use crate::terms::game_name;
use crate::{Reader, Selection, pad};

/// The reader's seat.
const OWN: Seat = Seat::new(0);

/// Search budget of a suggestion.
const SUGGESTION_BUDGET: Budget = Budget::Iterations(400);

/// The choices made so far, as indices into the legal moves. The deal is fixed, so the indices are stable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Steps(Vec<usize>);

impl Steps {
    /// Parses the query string of a URL.
    pub fn read(query: &str) -> Self {
        let value = query.split('&').find_map(|pair| pair.strip_prefix("steps=")).unwrap_or("");
        Self(value.split('.').map_while(|number| number.parse().ok()).take(200).collect())
    }

    /// The query string.
    fn address(&self) -> String {
        let numbers: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        format!("steps={}", numbers.join("."))
    }
}

/// Plays the guide's game up to the reader's next choice. Stops at an index without a legal move.
fn play(name: &str, guided: &Guide, steps: &Steps) -> Option<(Box<dyn AnyGame>, usize)> {
    let options: BTreeMap<String, String> =
        guided.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let players = menu::parse_options(name, &options).ok()?.ok()?.players;
    let nonces = vec![Nonce::from_bytes([0; 16]); players];
    let mut game = menu::deal(name, &options, Secret::from_bytes([guided.deal; 32]), nonces).ok()?.ok()?;
    let mut made = 0;
    while !game.asked().is_empty() && made < guided.steps.len() + usize::from(game.foregone()) {
        let asked = game.asked();
        let mut choices: Vec<(Seat, String)> = Vec::new();
        for seat in asked.iter() {
            let moves = game.moves(seat);
            let choice = if seat == OWN && moves.len() > 1 && !game.foregone() {
                let Some(choice) = steps.0.get(made).and_then(|number| moves.get(*number)) else {
                    return Some((game, made));
                };
                made += 1;
                choice.clone()
            } else {
                bot_choice(&*game, seat, Player::from(Level::Greedy))?
            };
            choices.push((seat, choice));
        }
        let texts: Vec<(Seat, &str)> = choices.iter().map(|(seat, choice)| (*seat, choice.as_str())).collect();
        game.play_text(&texts).ok()?;
    }
    Some((game, made))
}

/// The URL after a choice in the guide; `None` if the choice is illegal.
pub fn guide_on(game: &str, steps: &Steps, choice: &str) -> Option<String> {
    let (state, made) = play(game, page_game(game)?.guide(), steps)?;
    let number = state.moves(OWN).iter().position(|legal| legal == choice)?;
    let steps = Steps(steps.0.iter().copied().take(made).chain([number]).collect());
    Some(format!("/learn/{game}?{}", steps.address()))
}

/// The page of the guide; `None` if there is no such game.
pub fn guide(reader: &Reader, game: &str, steps: &Steps, selection: &Selection) -> Option<Markup> {
    let locale = reader.locale();
    let guided = page_game(game)?.guide();
    let (state, made) = play(game, guided, steps)?;
    let perspective = state.perspective(Viewer::Seat(OWN), state.turn());
    let done = made >= guided.steps.len() || state.asked().is_empty();
    let title = locale.format("guide-title", &[("game", game_name(locale, game).into())]);
    let path = format!("/learn/{game}?{}", steps.address());
    let names = with_dummies(locale, names(reader, state.players()), &*perspective);
    let before = format!("{}&", steps.address());
    let controls = Controls { action: &path, before: &before, live: false, game: 1, turn: state.turn() };
    let show = Show { locale, names: &names };
    let controls = Some(controls).filter(|_| !done);
    let scene = GameScene::new(&*perspective, show, Some(Own { show, seat: OWN, selection, chosen: None, controls }));
    let scores = perspective.scores();
    let page = Page { reader, path: &path, title: &title, public: true, again: None, wide: true };
    Some(page.with(&html! {
        div .bar { h1 { (title) } div .progress { (scene.progress()) } }
        div .room {
            div .stage data-game=(game) {
                section .coach aria-live="polite" {
                    (drawing("emblem"))
                    div {
                        @if done {
                            p { (locale.text("guide-done")) }
                            form .row method="post" action="/play" {
                                input type="hidden" name="game" value=(game);
                                input type="hidden" name="level" value="apprentice";
                                button .primary type="submit" { (icon("play")) (locale.text("guide-next")) }
                            }
                        } @else {
                            p .fine { (locale.format("guide-step", &[("step", (made + 1).into()), ("steps", guided.steps.len().into())])) }
                            p { @if let Some(step) = guided.steps.get(made) { (step.text(locale)) } }
                            @if made > 0 && state.asked().contains(OWN) {
                                details { summary { (icon("hint")) (locale.text("hint")) } p { (suggestion(reader, &*perspective)) } }
                            }
                        }
                        p .row {
                            @if made > 0 {
                                a .button .quiet data-swap href={ "/learn/" (game) "?" (Steps(steps.0[..made - 1].to_vec()).address()) } { (icon("step-back")) (locale.text("guide-back")) }
                                a .button .quiet data-swap href={ "/learn/" (game) } { (icon("first")) (locale.text("guide-again")) }
                            }
                        }
                    }
                }
                @if done && !scores.is_empty() { section .tally { (pad::pad(locale, game, scores, &names, None)) } }
                @if !done { (scene.table()) }
            }
            aside .side aria-label=(locale.text("side")) {
                p .row { a .button href={ "/rules/" (game) } { (icon("book")) (locale.text("rules")) } }
            }
        }
    }))
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
    let own = Nameplate::plain(reader.name.clone().unwrap_or_else(|| locale.label("you")));
    let others = std::iter::repeat_n(Err(Level::Apprentice), players - 1);
    Nameplate::everybody("", std::iter::once(Ok(own)).chain(others).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page_game::PAGE_GAMES;

    #[test]
    fn every_guide_can_be_played_to_the_end_and_has_a_text_for_each_choice() {
        for game in PAGE_GAMES {
            let mut address = format!("/learn/{}?", game.name());
            for number in 1..=game.guide().steps.len() {
                let steps = Steps::read(address.split_once('?').unwrap().1);
                let (state, made) = play(game.name(), game.guide(), &steps).unwrap();
                assert_eq!(made + 1, number, "{} ends early", game.name());
                assert!(!state.moves(OWN).is_empty(), "{} ends before choice {number}", game.name());
                let choice = bot_choice(&*state, OWN, Player::from(Level::Greedy)).unwrap();
                address = guide_on(game.name(), &steps, &choice).unwrap();
            }
            let (state, _) = play(game.name(), game.guide(), &Steps::read(address.split_once('?').unwrap().1)).unwrap();
            assert!(
                !state.perspective(Viewer::Spectator, NO_HISTORY).scores().is_empty(),
                "the guide to {} ends with scores",
                game.name()
            );
        }
    }

    #[test]
    fn illegal_choices_are_rejected() {
        assert_eq!(guide_on("sushi-go", &Steps::default(), "nonsense"), None);
        assert_eq!(guide_on("chess", &Steps::default(), "e4"), None);
        let wild = Steps::read("steps=9999.1.2");
        assert_eq!(play("sushi-go", page_game("sushi-go").unwrap().guide(), &wild).unwrap().1, 0);
    }
}
