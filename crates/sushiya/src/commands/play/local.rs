//! A game against bots on this machine.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write as _;

use bots::{Level, Player};
use game::{Nonce, RecordSeat, Seat, SeatSet, Secret, Viewer};
use menu::{AnyGame, AnyPerspective, NO_HISTORY};
use terminal::ChatLine;
use words::{Locale, words_of};

use super::saved::SavedGame;
use super::session::{Names, Session, SessionKey, Shown, Update, Updates, level, names_of};
use crate::cli::Play;
use crate::clock::thread_cpu_time;
use crate::error::CommandError;

/// The player's seat.
const OWN: Seat = Seat::new(0);

/// A game against bots.
pub(crate) struct LocalSession {
    saved: SavedGame,
    bots: Vec<Player>,
    game: Box<dyn AnyGame>,
    shown: Shown,
    log: Vec<String>,
    chosen: Option<String>,
    /// The bots' choices for this turn, once they have all been made.
    answers: Option<Vec<(Seat, String)>>,
    asked_bots: bool,
    number: u32,
    is_stored: bool,
    record: Option<String>,
    is_recorded: bool,
    notice: Option<String>,
    locale: &'static Locale,
    updates: Updates,
}

impl LocalSession {
    /// A new game, as asked for on the command line.
    pub(crate) fn new(
        ask: &Play,
        name: String,
        locale: &'static Locale,
        updates: Updates,
    ) -> Result<Self, CommandError> {
        let game = ask.what.as_deref().unwrap_or("sushi-go");
        let words = words::game_words(game).ok_or_else(|| menu::UnknownGame(game.to_owned()))?;
        let mut options: BTreeMap<String, String> = ask.options.iter().cloned().collect();
        let given = options.get("players").and_then(|players| players.parse::<usize>().ok());
        let bots: Vec<String> = if ask.bots.is_empty() {
            vec![Level::Apprentice.name().to_owned(); given.unwrap_or(words.players()).saturating_sub(1)]
        } else {
            ask.bots.clone()
        };
        let players = bots.len() + 1;
        match given {
            Some(given) if given != players => {
                let sentence = format!(
                    "players={given} needs {} bots besides you, but there are {}",
                    given.saturating_sub(1),
                    bots.len()
                );
                return Err(CommandError::Input(sentence));
            }
            Some(_) => {}
            None => {
                options.insert("players".to_owned(), players.to_string());
            }
        }
        let secret = match ask.seed {
            Some(seed) => Secret::of_series(seed, 0),
            None => Secret::from_bytes(random()?),
        };
        let nonces = vec![Nonce::from_bytes([0; 16]); players];
        let saved = SavedGame { game: game.to_owned(), options, bots, name, secret, nonces, moves: Vec::new() };
        Self::begin(saved, ask.record.clone(), locale, updates)
    }

    /// The interrupted game.
    pub(crate) fn resume(ask: &Play, locale: &'static Locale, updates: Updates) -> Result<Self, CommandError> {
        let saved = SavedGame::read()?;
        let moves = saved.moves.clone();
        let mut session = Self::begin(SavedGame { moves: Vec::new(), ..saved }, ask.record.clone(), locale, updates)?;
        for turn in moves {
            let choices: Vec<(Seat, &str)> =
                turn.iter().map(|(seat, chosen)| (Seat::new(*seat), chosen.as_str())).collect();
            session.game.play_text(&choices).map_err(|reason| {
                CommandError::Input(format!(
                    "the saved game cannot be resumed: {reason}; start a new one with 'sushiya play'"
                ))
            })?;
            session.saved.moves.push(turn);
        }
        session.look(0);
        session.shown.since = session.game.turn() + 1;
        session.is_stored = true;
        Ok(session)
    }

    fn begin(
        saved: SavedGame,
        record: Option<String>,
        locale: &'static Locale,
        updates: Updates,
    ) -> Result<Self, CommandError> {
        let bots: Result<Vec<Player>, CommandError> = saved
            .bots
            .iter()
            .map(|name| name.parse().map_err(|error: bots::BotNameError| CommandError::Input(error.to_string())))
            .collect();
        let bots = bots?;
        let game = menu::deal(&saved.game, &saved.options, saved.secret, saved.nonces.clone())?
            .map_err(|errors| CommandError::list("these options cannot be played", errors))?;
        let perspective = game.perspective(Viewer::Seat(OWN), 0);
        let bot_names = saved.bots.iter().map(|bot| (bot.as_str(), level(bot)));
        let players: Vec<(&str, Option<Level>)> =
            std::iter::once((saved.name.as_str(), None)).chain(bot_names).collect();
        let shown = Shown::start(perspective, names_of(&players), locale);
        let mut session = Self {
            saved,
            bots,
            game,
            shown,
            log: Vec::new(),
            chosen: None,
            answers: None,
            asked_bots: false,
            number: 1,
            is_stored: false,
            record,
            is_recorded: false,
            notice: None,
            locale,
            updates,
        };
        session.look(0);
        Ok(session)
    }

    /// Looks at the game, with the turns from `since` on.
    fn look(&mut self, since: usize) {
        let perspective = self.game.perspective(Viewer::Seat(OWN), since);
        let names = Names { locale: self.locale, names: &self.shown.names };
        if let Some(words) = words_of(&*perspective) {
            if since == 0 {
                self.log.clear();
            }
            self.log.extend(words.log(&*perspective, since, &names));
        }
        self.shown.perspective = perspective;
        self.shown.number = self.number;
        self.shown.since = since.max(1);
        self.shown.chosen = self.chosen.clone();
        // Bots think while the player does, so they are only waited for if the player isn't asked.
        let asked = self.game.asked();
        self.shown.thinking = if asked.contains(OWN) { SeatSet::EMPTY } else { asked };
    }

    /// The seats of bots that have to choose now.
    fn asked(&self) -> Vec<(Seat, Player)> {
        let bots = self.game.asked().iter().filter(|seat| *seat != OWN);
        bots.filter_map(|seat| Some((seat, *self.bots.get(seat.index() - 1)?))).collect()
    }

    /// Lets the bots think, all in one thread: the strongest takes a fraction of a second.
    fn ask_bots(&mut self) {
        self.asked_bots = true;
        let turn = self.game.turn();
        let asked = self.asked().into_iter();
        let luck = self
            .saved
            .secret
            .as_bytes()
            .iter()
            .fold(turn as u64, |luck, byte| luck.wrapping_mul(257) ^ u64::from(*byte));
        let asked: Vec<_> =
            asked.map(|(seat, bot)| (seat, bot, self.game.perspective(Viewer::Seat(seat), NO_HISTORY))).collect();
        let updates = self.updates.clone();
        std::thread::spawn(move || {
            let choices = asked.into_iter().filter_map(|(seat, bot, perspective)| {
                let luck = luck.wrapping_add(seat.index() as u64);
                Some((seat, perspective.choose(bot, thread_cpu_time, luck)?))
            });
            // The receiver is gone if the program is about to end.
            let _ = updates.send(Update::Bots(turn, choices.collect()));
        });
    }

    /// Plays a turn.
    fn play(&mut self, choices: &[(Seat, String)]) -> Result<(), CommandError> {
        let texts: Vec<(Seat, &str)> = choices.iter().map(|(seat, chosen)| (*seat, chosen.as_str())).collect();
        self.game.play_text(&texts).map_err(CommandError::Input)?;
        self.saved.moves.push(choices.iter().map(|(seat, chosen)| (seat.index(), chosen.clone())).collect());
        (self.chosen, self.answers, self.asked_bots) = (None, None, false);
        if self.game.outcome().is_some() {
            SavedGame::remove();
            self.is_stored = false;
            self.write_record()?;
        } else {
            self.is_stored = self.saved.store();
        }
        self.look(self.game.turn());
        Ok(())
    }

    /// Adds the record of the finished game to the file that was asked for.
    fn write_record(&mut self) -> Result<(), CommandError> {
        let Some(file) = self.record.as_ref().filter(|_| !self.is_recorded) else { return Ok(()) };
        let person = RecordSeat::person(self.saved.name.clone());
        let seats = std::iter::once(person).chain(self.saved.bots.iter().map(RecordSeat::bot)).collect();
        if let Some(record) = self.game.record(seats) {
            let opened = OpenOptions::new().create(true).append(true).open(file);
            opened
                .and_then(|mut opened| writeln!(opened, "{record}"))
                .map_err(|error| CommandError::Input(format!("cannot write '{file}': {error}")))?;
        }
        self.is_recorded = true;
        Ok(())
    }
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], CommandError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| CommandError::Input(format!("there is no source of randomness: {error}")))?;
    Ok(bytes)
}

impl Session for LocalSession {
    fn shown(&self) -> Option<&Shown> {
        Some(&self.shown)
    }

    fn log(&self) -> &[String] {
        &self.log
    }

    fn chat(&self) -> &[ChatLine] {
        &[]
    }

    fn may_ask_hint(&self) -> bool {
        self.shown.is_asked() && self.shown.perspective.moves().len() > 1
    }

    fn for_hint(&self) -> Option<Box<dyn AnyPerspective>> {
        Some(self.game.perspective(Viewer::Seat(OWN), NO_HISTORY))
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn proceed(&mut self) -> Result<bool, CommandError> {
        if self.game.outcome().is_some() {
            return Ok(false);
        }
        if self.game.foregone() {
            let choices: Option<Vec<(Seat, String)>> =
                self.game.asked().iter().map(|seat| Some((seat, self.game.moves(seat).into_iter().next()?))).collect();
            self.play(&choices.unwrap_or_default())?;
            return Ok(true);
        }
        if !self.asked_bots && self.answers.is_none() {
            if self.asked().is_empty() {
                self.answers = Some(Vec::new());
            } else {
                self.ask_bots();
            }
        }
        let own_missing = self.game.asked().contains(OWN) && self.chosen.is_none();
        let Some(mut choices) = self.answers.clone().filter(|_| !own_missing) else { return Ok(false) };
        choices.extend(self.chosen.clone().filter(|_| self.game.asked().contains(OWN)).map(|chosen| (OWN, chosen)));
        self.play(&choices)?;
        Ok(true)
    }

    fn seen(&mut self) {
        self.shown.since = self.game.turn() + 1;
    }

    fn handle(&mut self, update: Update) -> Result<bool, CommandError> {
        if let Update::Bots(turn, choices) = update
            && turn == self.game.turn()
        {
            self.answers = Some(choices);
            self.shown.thinking = SeatSet::EMPTY;
        }
        Ok(false)
    }

    fn choose(&mut self, chosen: &str) {
        match self.game.parse(OWN, chosen) {
            Ok(_) => {
                self.notice = None;
                self.chosen = Some(chosen.to_owned());
                self.shown.chosen = self.chosen.clone();
                if self.answers.is_none() {
                    self.shown.thinking = self.game.asked().iter().filter(|seat| *seat != OWN).collect();
                }
            }
            Err(reason) => self.notice = Some(reason),
        }
    }

    fn key(&mut self, key: SessionKey) {
        if key == SessionKey::Again && self.game.outcome().is_some() {
            let Ok(secret) = random() else { return };
            let saved = SavedGame { secret: Secret::from_bytes(secret), moves: Vec::new(), ..self.saved.clone() };
            if let Ok(next) = Self::begin(saved, self.record.clone(), self.locale, self.updates.clone()) {
                let number = self.number + 1;
                *self = next;
                self.number = number;
                self.shown.number = number;
            }
        }
    }

    fn can_play_again(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn farewell(&self, locale: &Locale) -> Option<String> {
        self.is_stored.then(|| locale.format("terminal-saved", &[("command", "sushiya play --resume".into())]))
    }
}
