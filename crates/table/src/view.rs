//! What somebody may see of a table: everything at once, or what has changed.
//!
//! Nothing here tells that somebody has chosen anew, not even by counting: a change that only its maker may know of is no
//! frame for anybody else.

use std::collections::BTreeMap;

use game::{Commitment, ScoreLine, Seat, SeatSet};
use menu::{AnyPerspective, Json, NO_HISTORY};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::{
    Again, AwayReason, Changes, ChatBody, ChatMessage, Look, Occupant, PersonId, Phase, SettingChange, Table, TurnClock,
};

/// All that somebody may see.
#[derive(Debug, Serialize)]
pub struct View {
    /// Who sits where, on what settings.
    pub table: TableView,
    /// The game, while one is played or has just ended.
    pub game: Option<GameView>,
    /// Who has chosen.
    pub choices: ChoicesView,
    /// What was said lately.
    pub talk: Vec<ChatMessageView>,
}

/// What has changed. Each part that is there replaces the one of the view, and a table in the lobby has no game; remarks are
/// added, and the oldest forgotten as the view does.
#[derive(Debug, Serialize)]
pub struct Frame {
    /// What happened, a list of events for each turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Json>,
    /// Who sits where, on what settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
    /// The game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// Who has chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<ChoicesView>,
    /// What was said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<ChatMessageView>,
}

/// Who sits where, on what settings.
#[derive(Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // Each is so or not, whatever the others are.
pub struct TableView {
    /// What is going on.
    pub phase: Phase,
    /// The game, by its name on the menu.
    pub plays: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// How long a choice may take.
    pub clock: TurnClock,
    /// Whether strangers find the table in the list.
    pub public: bool,
    /// Whether the number of seats is fixed; otherwise the table grows when it is full and somebody sits down.
    pub fixed: bool,
    /// Whether somebody else can sit down now.
    pub room: bool,
    /// The names of people who asked for a seat when there was none.
    pub waiting: Vec<String>,
    /// What the host changed in the settings since the last game, after which everybody had to be ready again.
    pub changed: Vec<SettingChange>,
    /// How many games have begun at this table.
    pub games: u32,
    /// Who the host is.
    pub host: String,
    /// What the house has bound itself to for the game that comes, or is played.
    pub commitment: Commitment,
    /// After a game: what the server has bound itself to for the next one, once somebody wants it.
    pub next_commitment: Option<Commitment>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Whether the game waits because none of its people is there.
    pub paused: bool,
    /// Who looks.
    pub you: You,
}

/// Who looks.
#[derive(Debug, Serialize)]
pub struct You {
    /// Their seat.
    pub seat: Option<Seat>,
    /// Whether they are the host.
    pub host: bool,
}

/// A seat.
#[derive(Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // Each is so or not, whatever the others are.
pub struct SeatView {
    /// Who is in it.
    #[serde(rename = "sits")]
    pub kind: SeatKind,
    /// What they are called.
    pub name: String,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they are connected.
    pub connected: bool,
    /// Whether they are ready for the game.
    pub ready: bool,
    /// Whether a bot plays for them until they return.
    pub away: bool,
    /// Why a bot plays for them.
    pub away_reason: Option<AwayReason>,
    /// How many deadlines they have missed since their last choice.
    pub missed: u8,
    /// How they are drawn, if it is a person.
    pub look: Option<Look>,
    /// After a game: whether they want another one; nothing as long as they have not said.
    pub again: Option<bool>,
}

/// Who is in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl SeatKind {
    fn of(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Nobody => Self::Nobody,
            Occupant::Person { .. } => Self::Person,
            Occupant::Bot { .. } => Self::Bot,
        }
    }
}

/// A game as somebody sees it.
pub struct GameView {
    /// Its number at this table, from 1.
    pub number: u32,
    /// How many joint choices have been played; a choice names it.
    pub turn: usize,
    /// Who must choose now.
    pub asked: SeatSet,
    /// Whether nobody has a choice: the table goes on by itself.
    pub foregone: bool,
    /// When the time for this turn is over, in milliseconds since 1970. While the game is paused there is no deadline.
    pub deadline: Option<u64>,
    /// All that the viewer knows, and the turns they are told.
    pub perspective: Box<dyn AnyPerspective>,
}

impl std::fmt::Debug for GameView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameView").field("number", &self.number).field("turn", &self.turn).finish_non_exhaustive()
    }
}

impl Serialize for GameView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let scores = self.perspective.scores().iter();
        let scores: Vec<ScoreView> = scores.map(|&(seat, line)| ScoreView { seat, line }).collect();
        let mut view = serializer.serialize_struct("GameView", 9)?;
        view.serialize_field("number", &self.number)?;
        view.serialize_field("turn", &self.turn)?;
        view.serialize_field("asked", &self.asked)?;
        view.serialize_field("foregone", &self.foregone)?;
        view.serialize_field("deadline", &self.deadline)?;
        view.serialize_field("observation", &self.perspective.observation())?;
        view.serialize_field("moves", &self.perspective.moves())?;
        view.serialize_field("scores", &scores)?;
        view.serialize_field("outcome", &self.perspective.outcome())?;
        view.end()
    }
}

/// A line of the score pad, as programs are sent it.
#[derive(Serialize)]
struct ScoreView {
    seat: Seat,
    #[serde(flatten)]
    line: ScoreLine,
}

/// Who has chosen.
#[derive(Debug, Serialize)]
pub struct ChoicesView {
    /// In which turn.
    pub turn: usize,
    /// Who; bots always.
    pub chosen: SeatSet,
    /// What the viewer has chosen.
    pub yours: Option<String>,
}

/// Something that was said.
#[derive(Debug, Serialize)]
pub struct ChatMessageView {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// By whom.
    pub name: String,
    /// Where they sat when they said it, if they did.
    pub seat: Option<Seat>,
    /// What.
    #[serde(flatten)]
    pub body: ChatBody,
}

/// A table as it stands in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub struct Summary {
    /// The game, by its name on the menu.
    pub plays: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// How long a choice may take.
    pub clock: TurnClock,
    /// Who the host is.
    pub host: String,
    /// The names in the seats; nothing where a seat is empty.
    pub seats: Vec<Option<String>>,
    /// Who is in each seat: a person may have the name of a bot's level.
    #[serde(default)]
    pub kinds: Vec<SeatKind>,
}

impl Table {
    /// All that somebody may see, with the turns of the game from `since` on; without a name they are a stranger.
    pub fn view(&self, id: Option<PersonId>, since: usize) -> View {
        View {
            table: self.table_view(id),
            game: self.game_view(id, since),
            choices: self.choices_view(id),
            talk: self.chat.iter().map(ChatMessageView::of).collect(),
        }
    }

    /// Whether somebody hears of these changes. Whoever does not must not be sent anything, however it is written.
    pub fn concerns(&self, id: Option<PersonId>, changes: &Changes) -> bool {
        let open = changes.table || changes.turns_from.is_some() || changes.chosen || changes.chat > 0;
        open || self.is_choice_of(id, changes)
    }

    /// Whether anything has changed that only this person is shown.
    pub fn concerns_privately(&self, id: PersonId, changes: &Changes) -> bool {
        changes.table || changes.turns_from.is_some() || self.is_choice_of(Some(id), changes)
    }

    /// Whether it is somebody's own choice that has changed.
    fn is_choice_of(&self, id: Option<PersonId>, changes: &Changes) -> bool {
        id.and_then(|id| self.seat_of(id)).is_some_and(|seat| changes.choice_of.contains(seat))
    }

    /// What has changed for somebody; nothing if nothing has.
    pub fn frame(&self, id: Option<PersonId>, changes: &Changes) -> Option<Frame> {
        if !self.concerns(id, changes) {
            return None;
        }
        let own = self.is_choice_of(id, changes);
        let told = changes.turns_from.is_some() || changes.table;
        let game = told.then(|| self.game_view(id, changes.turns_from.unwrap_or(NO_HISTORY))).flatten();
        let new = self.chat.len().saturating_sub(changes.chat);
        Some(Frame {
            events: game.as_ref().map_or_else(Vec::new, |game| game.perspective.events()),
            table: changes.table.then(|| self.table_view(id)),
            game,
            choices: (changes.chosen || own || changes.turns_from.is_some()).then(|| self.choices_view(id)),
            talk: self.chat.iter().skip(new).map(ChatMessageView::of).collect(),
        })
    }

    /// The table as it stands in a list.
    pub fn summary(&self) -> Summary {
        let seats = self.seats.iter().map(|occupant| Some(occupant.name()).filter(|name| !name.is_empty()));
        Summary {
            plays: self.settings.game.clone(),
            options: self.settings.options.clone(),
            clock: self.settings.clock,
            host: self.host.name.clone(),
            seats: seats.collect(),
            kinds: self.seats.iter().map(SeatKind::of).collect(),
        }
    }

    /// Whether the table waits for a choice of this person.
    pub fn waits_for(&self, id: PersonId) -> bool {
        let foregone = self.game.as_ref().is_none_or(|game| game.foregone());
        self.seat_of(id).is_some_and(|seat| !foregone && self.waiting().contains(seat) && self.bot(seat).is_none())
    }

    fn table_view(&self, id: Option<PersonId>) -> TableView {
        TableView {
            phase: self.phase,
            plays: self.settings.game.clone(),
            options: self.settings.options.clone(),
            clock: self.settings.clock,
            public: self.settings.public,
            fixed: self.settings.fixed,
            room: self.has_room(),
            waiting: self.presence.waiting.iter().map(|person| person.name.clone()).collect(),
            changed: self.changed.clone(),
            games: self.number,
            host: self.host.name.clone(),
            commitment: self.secret.commitment(),
            next_commitment: self.next.map(|secret| secret.commitment()),
            seats: self.seats.iter().map(|occupant| self.seat_view(occupant)).collect(),
            paused: self.is_paused(),
            you: You { seat: id.and_then(|id| self.seat_of(id)), host: id == Some(self.host.id) },
        }
    }

    fn seat_view(&self, occupant: &Occupant) -> SeatView {
        let name = occupant.name();
        let nothing = SeatView {
            kind: SeatKind::Nobody,
            name,
            host: false,
            connected: false,
            ready: false,
            away: false,
            away_reason: None,
            missed: 0,
            look: None,
            again: None,
        };
        match occupant {
            Occupant::Nobody => nothing,
            Occupant::Bot { .. } => SeatView { kind: SeatKind::Bot, connected: true, ready: true, ..nothing },
            Occupant::Person { person, nonce, away, missed, again } => SeatView {
                kind: SeatKind::Person,
                host: person.id == self.host.id,
                connected: self.is_connected(person.id),
                ready: nonce.is_some(),
                away: away.is_some(),
                away_reason: *away,
                missed: *missed,
                look: Some(person.look),
                again: again.map(|again| again != Again::No),
                ..nothing
            },
        }
    }

    fn game_view(&self, id: Option<PersonId>, since: usize) -> Option<GameView> {
        let game = self.game.as_ref()?;
        Some(GameView {
            number: self.number,
            turn: game.turn(),
            asked: game.asked(),
            foregone: game.foregone(),
            deadline: self.deadline(),
            perspective: game.perspective(self.viewer(id), since),
        })
    }

    fn choices_view(&self, id: Option<PersonId>) -> ChoicesView {
        let asked = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.asked());
        // A bot is shown as having chosen from the beginning: when it really has would tell what it had to think about.
        let chosen = asked.iter().filter(|seat| self.choices[seat.index()].is_some() || self.bot(*seat).is_some());
        ChoicesView {
            turn: self.game.as_ref().map_or(0, |game| game.turn()),
            chosen: chosen.collect(),
            yours: id
                .and_then(|id| self.seat_of(id))
                .and_then(|seat| Some(self.choices.get(seat.index())?.as_ref()?.text().to_owned())),
        }
    }
}

impl ChatMessageView {
    fn of(remark: &ChatMessage) -> Self {
        Self { at: remark.at, name: remark.person.name.clone(), seat: remark.seat, body: remark.body.clone() }
    }
}
