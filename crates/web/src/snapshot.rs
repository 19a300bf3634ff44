//! The data shared by all viewers of a table: the public view, and the change that led to it. It is rendered at most once
//! per language, by the first viewer who needs it.

use std::sync::{Arc, OnceLock};

use table::{Changes, View};

use crate::cast::{Cast, Playing};
use crate::locale::PerLanguage;
use crate::parts::{PartHashes, Parts};
use crate::step::{Step, message};
use crate::table_page::{CHAT, LOG, log_lines, public_parts};
use crate::{Language, Locale, chat, status};

/// The public view of a table at one moment.
struct Snapshot {
    /// The code of the table.
    code: Arc<str>,
    view: View,
    /// The hashes of the game's parts. Shared with the previous snapshot if the game has not changed.
    board: Arc<PerLanguage<PartHashes>>,
}

/// A change of a table, shared by all viewers.
pub struct Update {
    before: Option<Arc<Snapshot>>,
    now: Arc<Snapshot>,
    changes: Changes,
    steps: PerLanguage<PublicSteps>,
}

/// The public steps of a change.
pub(crate) struct PublicSteps {
    /// The steps before the last one, as JSON.
    beats: Vec<String>,
    /// The last step, to which private parts can be added.
    last: Step,
    /// The message for viewers without private changes; `None` if it would be empty.
    message: OnceLock<Option<Arc<str>>>,
}

impl Update {
    /// The change from the previous update of the table with this code to this `view`, which must be public and include the
    /// new turns.
    pub fn new(before: Option<&Self>, code: &Arc<str>, view: View, changes: Changes) -> Self {
        let before = before.map(|update| Arc::clone(&update.now));
        let same_game = changes.turns_from.is_none() && !changes.table;
        let board = before.as_ref().filter(|_| same_game).map(|before| Arc::clone(&before.board));
        let now = Arc::new(Snapshot { code: Arc::clone(code), view, board: board.unwrap_or_default() });
        Self { before, now, changes, steps: PerLanguage::default() }
    }

    /// The public view now.
    pub(crate) fn view(&self) -> &View {
        &self.now.view
    }

    /// Whether turns were played.
    pub(crate) fn has_turns(&self) -> bool {
        self.changes.turns_from.is_some()
    }

    /// The public steps in this language.
    pub(crate) fn steps(&self, language: Language) -> &PublicSteps {
        self.steps.get_or_init(language, || self.render(language.locale()))
    }

    fn render(&self, locale: &'static Locale) -> PublicSteps {
        let (view, mut beats, mut last) = (&self.now.view, Vec::new(), Step::default());
        let cast = Cast::new(locale, &self.now.code, view);
        let changes = &self.changes;
        if let Some(game) = cast.game.filter(|_| changes.turns_from.is_some() || changes.table) {
            let former = self.before.as_ref().map_or_else(PartHashes::default, |before| before.board(locale).clone());
            let mut parts = Parts::since(former);
            if let Some(since) = changes.turns_from {
                beats = self.beats(&cast, game, since, &mut parts);
                if game.perspective().outcome().is_some() {
                    // All cards are open now, so earlier log lines change, too.
                    last.part(LOG, &log_lines(&cast, 0).into_string());
                } else {
                    last.append(LOG, &log_lines(&cast, since).into_string());
                }
                game.pages.lasting(game.perspective(), &cast.show(), &mut parts);
            }
            public_parts(&cast, &mut parts);
            last.parts(&parts.take());
            self.now.board.set(locale.language(), parts.into_hashes());
        }
        if cast.game.is_some() {
            // The first beat clears everybody's status, because choices are revealed.
            let former = self.former().filter(|_| beats.is_empty());
            for seat in status::changed(former, view) {
                last.part(status::id(seat), &status::status(&cast, seat).into_string());
            }
            let awaited = |cast: &Cast<'_>| status::awaited(cast).into_string();
            let now = awaited(&cast);
            if self.former().is_none_or(|former| awaited(&Cast::new(locale, &self.now.code, former)) != now) {
                last.part(status::AWAITED, &now);
            }
        }
        if changes.chat > 0 {
            let new = view.talk.len().saturating_sub(changes.chat);
            last.append(CHAT, &chat::lines(locale, &view.talk[new..]).into_string());
        }
        PublicSteps { beats, last, message: OnceLock::new() }
    }

    /// The public view before.
    fn former(&self) -> Option<&View> {
        self.before.as_ref().map(|before| &before.view)
    }

    /// The animation steps of the turns that were played.
    fn beats(&self, cast: &Cast<'_>, game: Playing<'_>, since: usize, parts: &mut Parts) -> Vec<String> {
        let beats = game.pages.beats(game.perspective(), since, &cast.show(), parts);
        let steps = beats.into_iter().enumerate().map(|(index, beat)| {
            let mut step = Step::default();
            if index == 0 {
                for seat in self.former().into_iter().flat_map(|former| status::changed(None, former)) {
                    step.part(status::id(seat), "");
                }
            }
            step.parts(&beat.parts);
            step.text("say", &beat.say);
            step.set("pause", beat.pause);
            if beat.stays {
                step.set("stays", true);
            }
            step.text("sound", beat.sound);
            step.json()
        });
        steps.collect()
    }
}

impl Snapshot {
    /// The hashes of the game's parts in this language.
    fn board(&self, locale: &'static Locale) -> &PartHashes {
        self.board.get_or_init(locale.language(), || {
            let mut parts = Parts::default();
            public_parts(&Cast::new(locale, &self.code, &self.view), &mut parts);
            parts.into_hashes()
        })
    }
}

impl PublicSteps {
    /// The message for viewers without private changes; `None` if it would be empty.
    pub(crate) fn message(&self) -> Option<Arc<str>> {
        let nothing = self.beats.is_empty() && self.last.is_empty();
        let whole = || (!nothing).then(|| self.with(|_| ()).into());
        self.message.get_or_init(whole).clone()
    }

    /// The message with something added to its last step.
    pub(crate) fn with(&self, add: impl FnOnce(&mut Step)) -> String {
        let mut last = self.last.clone();
        add(&mut last);
        let last = last.json();
        message(self.beats.iter().map(String::as_str).chain([last.as_str()]))
    }
}
