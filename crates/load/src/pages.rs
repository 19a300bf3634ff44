//! Clients of the page protocol: they load a page as a browser does and play with the controls in its markup.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use game::Chance;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::time::Instant;

use crate::LoadError;
use crate::markup::{Controls, Link, PageControls, form, page_shorthand, page_version, table_markup};
use crate::shorthand::Shorthand;
use crate::table::{Client, Request, Stage, Table, Turn};

/// The part of the page that a table before a game consists of.
const LOBBY: &str = "lobby";

/// The turn number of a finished game: greater than all others.
const OVER: u32 = u32::MAX;

/// A message to a page. The markup is parsed only when needed.
#[derive(Deserialize)]
struct PageMessage<'a> {
    id: Option<u64>,
    error: Option<String>,
    #[serde(borrow, default)]
    steps: Vec<Step<'a>>,
}

/// A step of a message, without the fields for display.
#[derive(Deserialize)]
struct Step<'a> {
    #[serde(borrow, default)]
    parts: BTreeMap<&'a str, &'a RawValue>,
    #[serde(borrow)]
    page: Option<&'a RawValue>,
}

/// The state of a client's choice in the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Choosing {
    /// Nothing was done yet.
    #[default]
    Open,
    /// A request is planned, or was sent and its markup has not arrived yet.
    Waiting,
    /// The choice was sent.
    Done,
}

/// A page in a browser.
#[derive(Default, Debug)]
pub(crate) struct PageView {
    shorthand: Arc<Shorthand>,
    controls: PageControls,
    /// The turn that the page last had controls for.
    turn: Option<Turn>,
    choosing: Choosing,
    /// The number of picks towards a choice.
    picked: usize,
    /// When steps last arrived.
    updated: Option<Instant>,
}

impl PageView {
    /// Parses a page. Also returns its version.
    pub(crate) fn load(html: &str) -> Option<(String, Self)> {
        let mut page = Self { shorthand: page_shorthand(html)?.into(), ..Self::default() };
        page.controls.replace_page(table_markup(html)?);
        Some((page_version(html)?.to_owned(), page))
    }

    /// Starts a new choice if the page has controls for another turn than before.
    fn show_turn(&mut self, turn: Turn) {
        if self.turn != Some(turn) {
            (self.turn, self.choosing, self.picked) = (Some(turn), Choosing::Open, 0);
        }
    }

    /// Applies the steps of a message. Returns whether controls may have changed.
    fn apply(&mut self, steps: &[Step<'_>]) -> Result<bool, serde_json::Error> {
        let mut changed = false;
        for (index, step) in steps.iter().enumerate() {
            let later = &steps[index + 1..];
            if later.iter().any(|step| step.page.is_some()) {
                continue;
            }
            if let Some(html) = step.page {
                changed |= self.controls.replace_page(&self.shorthand.read(html)?);
            }
            for (name, html) in &step.parts {
                // Clients never act on markup that a later step replaces.
                if !later.iter().any(|step| step.parts.contains_key(name)) {
                    changed |= self.controls.replace_part(name, &self.shorthand.read(html)?);
                }
            }
        }
        Ok(changed)
    }

    /// The same page with nothing on it, as after a new connection.
    pub(crate) fn emptied(&self) -> Self {
        Self { shorthand: Arc::clone(&self.shorthand), ..Self::default() }
    }
}

impl Table {
    /// Acts on the loaded pages: an up-to-date page gets no first message.
    pub(crate) async fn look_at_pages(&mut self) -> Result<(), LoadError> {
        for who in 0..self.clients.len() {
            self.see_page(who).await?;
        }
        Ok(())
    }

    /// Handles a message.
    pub(crate) async fn receive_steps(&mut self, who: usize, text: &str) -> Result<(), LoadError> {
        let unexpected = |_| self.settings.address.unexpected("message");
        let message: PageMessage<'_> = serde_json::from_str(text).map_err(unexpected)?;
        match (message.id, message.error) {
            (Some(id), None) => self.acknowledged(who, id),
            (Some(id), Some(error)) => {
                self.refused(who, id, &error);
                // A table at the limit of its journal refuses another game.
                let again = matches!(self.clients[who].last_action, Some((_, "play_again" | "start")));
                if again && self.is_last_action(who, id) {
                    return self.replace_table().await;
                }
            }
            (None, _) => {}
        }
        if message.steps.is_empty() {
            return Ok(());
        }
        let unexpected = |_| self.settings.address.unexpected("message");
        let page = &mut self.clients[who].page;
        page.updated = Some(Instant::now());
        let changed = page.apply(&message.steps).map_err(unexpected)?;
        if changed { self.see_page(who).await } else { self.see_news(who) }
    }

    /// Acts on the current controls of a page.
    async fn see_page(&mut self, who: usize) -> Result<(), LoadError> {
        let controls = self.clients[who].page.controls.all();
        if controls.action("play_again").is_some() {
            let game = self.game_on_page(who);
            self.see_page_turn(who, (game, OVER))?;
            self.see_end(who, game);
        }
        self.act_on_page(who, &controls).await?;
        match controls.turn {
            Some(turn) => {
                self.see_page_turn(who, turn)?;
                self.clients[who].page.show_turn(turn);
                self.choose_on_page(who, turn, controls).await
            }
            None => self.see_news(who),
        }
    }

    /// In the lobby everybody gets ready, then the host starts; after a game everybody plays again.
    async fn act_on_page(&mut self, who: usize, controls: &Controls) -> Result<(), LoadError> {
        let names = ["ready", "play_again"];
        let Some(action) = controls.actions.iter().find(|action| names.contains(&action.name)) else {
            if self.clients[who].page.controls.in_part(LOBBY).next().is_none() {
                self.clients[who].last_action = None;
            }
            return self.start_when_ready().await;
        };
        self.act_once(who, self.game_on_page(who), action.name, Request::form(&action.form)).await
    }

    /// The game on a client's page. Others may see the next one already: a result that is still on its way to this client
    /// must not be answered again.
    fn game_on_page(&self, who: usize) -> u32 {
        self.clients[who].page.turn.map_or(self.newest.0.0, |(game, _)| game)
    }

    /// The host, who is the first client, starts when nobody has a button to get ready any more. The button to start is
    /// always there, and after a game it does not wait for the others, so it counts only in the lobby.
    async fn start_when_ready(&mut self) -> Result<(), LoadError> {
        let is_waiting = |client: &Client| client.page.controls.in_part(LOBBY).any(|action| action.name == "ready");
        let start = self.clients[0].page.controls.in_part(LOBBY).find(|action| action.name == "start");
        let Some(start) = start.filter(|_| !self.clients.iter().any(is_waiting)) else { return Ok(()) };
        self.ready = true;
        if self.stage == Stage::Seating {
            return Ok(());
        }
        let request = Request::form(&start.form);
        // Others may see the first turn while the lobby is still on the host's page, so the newest game doesn't count.
        self.act_once(0, 0, "start", request).await
    }

    /// Records that a client has seen a turn on its page. Clients without a choice have no turn number on their page: they
    /// have seen it if steps arrived after the request that led to it.
    fn see_page_turn(&mut self, who: usize, turn: Turn) -> Result<(), LoadError> {
        let newest = self.newest.0;
        self.see_turn(who, turn);
        if self.newest.0 > newest {
            (0..self.clients.len()).filter(|other| *other != who).try_for_each(|other| self.see_news(other))?;
        }
        Ok(())
    }

    /// Records that a client without a choice has seen the newest turn, if steps arrived after the request that led to it.
    #[allow(clippy::unnecessary_wraps)] // Consistent with the other `see_` methods.
    fn see_news(&mut self, who: usize) -> Result<(), LoadError> {
        let (turn, cause) = self.newest;
        let page = &self.clients[who].page;
        if page.updated.is_some_and(|updated| updated > cause) && page.controls.all().turn.is_none() {
            self.see_turn(who, turn);
        }
        Ok(())
    }

    /// Plans the next request towards a choice: a move, or a link that leads to moves.
    async fn choose_on_page(&mut self, who: usize, turn: Turn, controls: Controls) -> Result<(), LoadError> {
        let page = &self.clients[who].page;
        let (choosing, picked) = (page.choosing, page.picked);
        if choosing == Choosing::Done || (choosing == Choosing::Waiting && picked == 0) {
            return Ok(());
        }
        let links: Vec<Link> = controls.links.into_iter().filter(|link| link.depth > picked).collect();
        let options = controls.moves.len() + links.len();
        if options == 0 {
            return Ok(());
        }
        let index = self.chance.below(options as u32) as usize;
        let (request, choosing, depth) = if let Some(chosen) = controls.moves.get(index) {
            let (game, number) = (turn.0.to_string(), turn.1.to_string());
            let fields = [("do", "choose"), ("game", &game), ("turn", &number), ("move", chosen)];
            (Request::choice(turn, format!(r#""form":"{}""#, form(fields.into_iter()))), Choosing::Done, picked)
        } else {
            let link = &links[index - controls.moves.len()];
            (Request::selection(&link.query), Choosing::Waiting, link.depth)
        };
        // Clients think before the first click.
        let delay = if picked == 0 { self.thinking_time() } else { Duration::ZERO };
        let page = &mut self.clients[who].page;
        (page.choosing, page.picked) = (choosing, depth);
        self.send_after(who, delay, request).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<body><div id="table" data-have="a1" data-shorthand=""><div data-part="bar"><h1>Sushi Go!</h1></div>
        <div data-part="hand"><form><input type="hidden" name="do" value="choose"><input type="hidden" name="game" value="1">
        <input type="hidden" name="turn" value="4"><button name="move" value="egg">Egg</button></form></div></div></body>"#;

    fn apply(page: &mut PageView, message: &str) -> bool {
        let message: PageMessage<'_> = serde_json::from_str(message).unwrap();
        page.apply(&message.steps).unwrap()
    }

    #[test]
    fn steps_are_applied_and_only_the_last_state_counts() {
        let (version, mut page) = PageView::load(PAGE).unwrap();
        assert_eq!((version.as_str(), page.controls.all().turn), ("a1", Some((1, 4))));
        assert!(!apply(&mut page, r#"{"steps":[]}"#));
        assert!(!apply(&mut page, r#"{"steps":[{"parts":{"status-1":"<b>has chosen</b>"},"say":"Mika has chosen"}]}"#));
        assert_eq!(page.controls.all().moves, ["egg"]);
        let next = r#"{"steps":[
            {"parts":{"hand":"<button name=\"move\" value=\"old\">x</button>","belt":"<i>1</i>"},"pause":900},
            {"parts":{"hand":"<form><input type=\"hidden\" name=\"do\" value=\"choose\"><input type=\"hidden\" name=\"game\" value=\"1\"><input type=\"hidden\" name=\"turn\" value=\"5\"><button name=\"move\" value=\"squid\">x</button></form>"},
             "append":{"log":"<li>Round 1</li>"},"yours":true}]}"#;
        assert!(apply(&mut page, next));
        let controls = page.controls.all();
        assert_eq!((controls.turn, controls.moves), (Some((1, 5)), vec!["squid".to_owned()]));
        assert!(apply(&mut page, r#"{"steps":[{"parts":{"hand":""}}]}"#), "the controls are gone");
        assert!(apply(&mut page, r#"{"steps":[{"page":"<button name=\"do\" value=\"play_again\">Again</button>"}]}"#));
        let controls = page.controls.all();
        assert!(controls.turn.is_none() && controls.moves.is_empty() && controls.action("play_again").is_some());
    }

    #[test]
    fn a_choice_starts_anew_when_the_page_has_controls_for_another_turn() {
        let mut page = PageView { turn: Some((1, 4)), choosing: Choosing::Done, picked: 2, ..PageView::default() };
        page.show_turn((1, 4));
        assert_eq!((page.choosing, page.picked), (Choosing::Done, 2));
        // The turn between had no choice: its controls never came.
        page.show_turn((1, 6));
        assert_eq!((page.choosing, page.picked), (Choosing::Open, 0));
    }

    #[test]
    fn answers_to_forms_are_read() {
        let read = |text| serde_json::from_str::<PageMessage<'_>>(text).unwrap();
        assert_eq!((read(r#"{"id":7}"#).id, read(r#"{"id":7}"#).error), (Some(7), None));
        assert_eq!(read(r#"{"id":8,"error":"Couldn't \"do\" it."}"#).error.as_deref(), Some("Couldn't \"do\" it."));
    }
}
