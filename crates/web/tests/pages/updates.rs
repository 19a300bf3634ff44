//! Whole games of every kind, with browsers in every seat and as spectators. After every change each page looks like a
//! reloaded one: no part is ever stale.

use std::sync::Arc;

use game::{Chance as _, FastChance};
use table::{Action, Changes, Input, PersonId, Phase, Reaction};
use web::{Language, Reader, Update};

use crate::browser::{Browser, update};
use crate::seated::{NAMES, SeatedTable, any, person};

/// A guest without a seat.
const SPECTATOR: PersonId = PersonId(99);

fn reader(name: Option<&str>, index: usize) -> Reader {
    let language = Language::ALL[index % Language::ALL.len()];
    Reader { language, name: name.map(str::to_owned), ..Reader::default() }
}

/// A table with browsers that get all updates.
struct Watched {
    seated: SeatedTable,
    browsers: Vec<Browser>,
    latest: Arc<Update>,
}

impl Watched {
    /// Sends a change to all browsers and checks their pages.
    fn send(&mut self, changes: Changes) {
        let update = update(&self.seated, Some(&self.latest), &changes);
        for browser in &mut self.browsers {
            browser.update(&self.seated, &changes, &update);
        }
        self.latest = update;
        self.check(&format!("after {changes:?}"));
    }

    fn check(&self, when: &str) {
        for browser in &self.browsers {
            let when = format!("{when}, turn {}, {:?}, {:?}", self.seated.turn(), browser.who, browser.reader.language);
            browser.assert_up_to_date(&self.seated, &when);
        }
    }

    fn act(&mut self, who: usize, action: Action) {
        let changes = self.seated.act(who, action);
        self.send(changes);
    }

    fn input(&mut self, input: Input) {
        let changes = self.seated.input(input);
        self.send(changes);
    }

    /// Sometimes does something besides the game.
    fn interrupt(&mut self, luck: &mut FastChance) {
        let players = self.seated.table.seats().len() - 1;
        let who = luck.below(players as u32) as usize;
        match luck.below(40) {
            0 => self.act(who, Action::Say { text: "<b>Hm & so on</b>".to_owned() }),
            1 => self.act(who, Action::React { with: any(&Reaction::ALL, luck) }),
            2 => {
                self.input(Input::Disconnected { person: person(who).id });
                self.input(Input::Connected { person: person(who).id });
            }
            3 => {
                self.act(who, Action::Leave);
                let changes = self.seated.step(luck);
                self.send(changes);
                if self.seated.table.phase() == Phase::Playing {
                    self.act(who, Action::Return);
                }
            }
            4 => self.browsers[who].reconnect(&self.seated),
            5..20 => {
                let picks = self.browsers[who].picks();
                if !picks.is_empty() {
                    self.browsers[who].select(&any(&picks, luck));
                    self.check("something was picked");
                }
            }
            _ => {}
        }
    }

    /// Plays until the game is over, or for this many steps. A spectator joins meanwhile.
    fn play(&mut self, steps: usize, luck: &mut FastChance) {
        for step in 0..steps {
            if self.seated.table.phase() != Phase::Playing {
                return;
            }
            self.interrupt(luck);
            if self.seated.table.phase() != Phase::Playing {
                return;
            }
            let changes = self.seated.step(luck);
            self.send(changes);
            if step == 5 {
                self.browsers.push(Browser::load(&self.seated, None, reader(None, 3)));
            }
            // A player changes their choice.
            let view = self.seated.table.view(None, usize::MAX);
            let chosen = view.choices.chosen.iter().find(|seat| seat.index() + 1 < view.table.seats.len());
            if let Some(seat) =
                chosen.filter(|_| luck.below(4) == 0).filter(|seat| !view.table.seats[seat.index()].away)
            {
                let moves = self.seated.moves(seat);
                if !moves.is_empty() {
                    let changes = self.seated.choose(seat, any(&moves, luck));
                    self.send(changes);
                }
            }
        }
    }
}

/// The lobby, a game, and the beginning of a second one. The last seat is a bot's.
fn check_whole_table(game: &str, options: &[(&str, &str)], deal: u8) {
    let luck = &mut FastChance::new(deal.into());
    let seated = SeatedTable::open(game, options, deal);
    let seats = seated.table.seats().len();
    let mut browsers: Vec<Browser> = Vec::new();
    for (seat, name) in NAMES.iter().enumerate().take(seats - 1) {
        browsers.push(Browser::load(&seated, Some(person(seat).id), reader(Some(name), seat)));
    }
    browsers.push(Browser::load(&seated, Some(SPECTATOR), reader(Some("Zoe"), usize::from(deal))));
    browsers.push(Browser::load(&seated, None, reader(None, usize::from(deal) + 1)));
    let latest = update(&seated, None, &Changes::default());
    let mut watched = Watched { seated, browsers, latest };
    for seat in 0..seats - 1 {
        watched.input(Input::Connected { person: person(seat).id });
        if seat > 0 {
            watched.act(seat, Action::Sit { seat: Some(seat), nonce: None });
        }
    }
    watched.act(0, Action::Bot { seat: seats - 1, level: "greedy".to_owned() });
    watched.act(0, Action::Start { nonce: None, empty: None, level: None });
    watched.play(usize::MAX, luck);
    assert_eq!(watched.seated.table.phase(), Phase::Over);
    watched.act(0, Action::Say { text: "That was close.".to_owned() });
    // A host who left for a moment has handed over the role.
    let host = watched.seated.table.seats().iter().position(|occupant| occupant.is(watched.seated.table.host().id));
    let host = host.expect("the host has a seat");
    // One person against bots gets the next game at once. Several people wait for each other.
    watched.act(seats - 2, Action::PlayAgain { want: true, nonce: None });
    if watched.seated.table.phase() == Phase::Over {
        watched.act(host, Action::Rematch);
    }
    if watched.seated.table.phase() != Phase::Playing {
        for seat in (0..seats - 1).filter(|seat| *seat != host) {
            watched.act(seat, Action::Ready { nonce: None });
        }
        watched.act(host, Action::Start { nonce: None, empty: None, level: None });
    }
    watched.play(6, luck);
}

#[test]
fn no_part_of_sushi_go_is_ever_stale() {
    check_whole_table("sushi-go", &[("players", "2")], 1);
    check_whole_table("sushi-go", &[("players", "2"), ("variant", "dummy")], 2);
    check_whole_table("sushi-go", &[("players", "4")], 3);
    check_whole_table("sushi-go", &[("players", "5")], 4);
}

#[test]
fn no_part_of_sushi_express_is_ever_stale() {
    check_whole_table("sushi-express", &[("players", "3")], 1);
    check_whole_table("sushi-express", &[("players", "4")], 2);
    check_whole_table("sushi-express", &[("players", "6")], 3);
}

#[test]
fn no_part_of_kanji_zushi_is_ever_stale() {
    check_whole_table("kanji-zushi", &[("players", "2"), ("help", "guided")], 1);
    check_whole_table("kanji-zushi", &[("players", "3"), ("deck", "house")], 2);
    check_whole_table("kanji-zushi", &[("players", "5")], 3);
}
