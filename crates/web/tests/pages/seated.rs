//! Tables with people, played with random choices.

use std::collections::BTreeMap;

use game::{Chance as _, FastChance, Seat};
use table::{Action, Ask, Changes, Input, Now, Person, PersonId, Phase, Settings, Table, TurnClock};

pub(crate) const NAMES: [&str; 8] = ["Ana", "Ben", "Cem", "Dunja", "Emil", "Fatou", "Gita", "Hugo"];

/// The person in a seat.
pub(crate) fn person(seat: usize) -> Person {
    Person::new(PersonId(seat as u64 + 1), NAMES[seat])
}

/// A table with its own clock.
pub(crate) struct SeatedTable {
    pub(crate) table: Table,
    /// Unanswered requests to bots.
    asks: Vec<Ask>,
    at: u64,
    entropy: [u8; 32],
}

impl SeatedTable {
    /// Ana opens a table.
    pub(crate) fn open(game: &str, options: &[(&str, &str)], deal: u8) -> Self {
        let options: BTreeMap<String, String> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let settings = Settings { game: game.to_owned(), options, clock: TurnClock::Calm, public: false, fixed: false };
        let entropy = [deal; 32];
        let (table, _) = Table::open(person(0), settings, 0, Now { at: 0, entropy }).expect("the settings are valid");
        Self { table, asks: Vec::new(), at: 0, entropy }
    }

    /// A table with a person in every seat and a newly dealt game.
    pub(crate) fn started(game: &str, options: &[(&str, &str)], deal: u8) -> Self {
        let mut seated = Self::open(game, options, deal);
        for seat in 1..seated.table.seats().len() {
            seated.act(seat, Action::Sit { seat: Some(seat), nonce: None });
        }
        for seat in 0..seated.table.seats().len() {
            seated.input(Input::Connected { person: person(seat).id });
        }
        seated.start();
        seated
    }

    /// The host starts the game.
    pub(crate) fn start(&mut self) -> Changes {
        self.act(0, Action::Start { nonce: None, empty: None, level: None })
    }

    /// Lets a second pass.
    pub(crate) fn wait(&mut self) {
        self.at += 1000;
    }

    /// Handles an input, a second later.
    pub(crate) fn input(&mut self, input: Input) -> Changes {
        self.wait();
        let now = Now { at: self.at, entropy: self.entropy };
        let effects = self.table.handle(input, now).expect("the input is accepted");
        self.asks.extend(effects.asks);
        effects.changes
    }

    /// A person acts. People are numbered by seat.
    pub(crate) fn act(&mut self, who: usize, action: Action) -> Changes {
        self.input(Input::Act { person: person(who), action })
    }

    /// A person chooses.
    pub(crate) fn choose(&mut self, seat: Seat, choice: String) -> Changes {
        let (game, turn) = (self.table.number(), self.turn());
        self.act(seat.index(), Action::Choose { game, turn, choice })
    }

    /// The people who have not chosen yet; none while only forced moves are left.
    pub(crate) fn to_choose(&self) -> Vec<Seat> {
        let view = self.table.view(None, usize::MAX);
        let game = view.game.filter(|game| self.table.phase() == Phase::Playing && !game.foregone);
        game.map_or_else(Vec::new, |game| {
            game.asked.iter().filter(|seat| !view.choices.chosen.contains(*seat)).collect()
        })
    }

    /// The legal moves of a seat.
    pub(crate) fn moves(&self, seat: Seat) -> Vec<String> {
        self.table.game().map_or_else(Vec::new, |game| game.moves(seat))
    }

    /// The number of turns played.
    pub(crate) fn turn(&self) -> usize {
        self.table.game().map_or(0, menu::AnyGame::turn)
    }

    /// A bot or a person chooses at random, or the table plays a forced move.
    pub(crate) fn step(&mut self, luck: &mut FastChance) -> Changes {
        if let Some(Ask { game, turn, seat, perspective, .. }) = self.asks.pop() {
            let choice = any(&perspective.moves(), luck);
            return self.input(Input::BotChose { game, turn, seat, choice });
        }
        let to_choose = self.to_choose();
        if to_choose.is_empty() {
            return self.input(Input::Tick);
        }
        let seat = any(&to_choose, luck);
        let choice = any(&self.moves(seat), luck);
        self.choose(seat, choice)
    }

    /// Everybody chooses at random, and the turn is played.
    pub(crate) fn play_turn(&mut self, luck: &mut FastChance) -> Changes {
        let (turn, mut changes) = (self.turn(), Changes::default());
        while self.turn() == turn && self.table.phase() == Phase::Playing {
            changes.merge(self.step(luck));
        }
        changes
    }

    /// The first turn that pages get after these changes, as in the server.
    pub(crate) fn since(&self, changes: &Changes) -> usize {
        if self.table.phase() == Phase::Over { 0 } else { changes.turns_from.unwrap_or_else(|| self.turn()) }
    }
}

/// A random item.
pub(crate) fn any<T: Clone>(among: &[T], luck: &mut FastChance) -> T {
    among[luck.below(among.len() as u32) as usize].clone()
}
