//! The table as one viewer sees it: a whole view, or a frame with changes.
//!
//! Nobody can notice that another player changed a choice, not even by counting frames: a change that only one player
//! can know is a frame only for that player.

use std::collections::BTreeMap;

use game::{Commitment, NonceHash, ScoreLine, Seat, SeatSet};
use menu::{AnyPerspective, Json, NO_HISTORY};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::{
    AwayReason, Changes, ChatBody, ChatMessage, Look, Occupant, PersonId, Phase, SettingChange, Table, TurnClock,
};

/// Everything that a viewer can see.
#[derive(Debug, Serialize)]
pub struct View {
    /// Seats, settings and other data of the table.
    pub table: TableView,
    /// The game that is running or has ended.
    pub game: Option<GameView>,
    /// The choices of this turn.
    pub choices: ChoicesView,
    /// The latest chat messages.
    pub talk: Vec<ChatMessageView>,
}

/// Changes to a view. Each part that is present replaces that of the view, and a table in the lobby has no game. Chat
/// messages are added, and the oldest ones are dropped as in the view.
#[derive(Debug, Serialize)]
pub struct Frame {
    /// New events, a list for each turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Json>,
    /// Seats, settings and other data of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
    /// The game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// The choices of this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<ChoicesView>,
    /// New chat messages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<ChatMessageView>,
}

/// Seats, settings and other data of the table.
#[derive(Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // They are independent of each other.
pub struct TableView {
    /// The phase.
    pub phase: Phase,
    /// The game, by its name on the menu.
    pub plays: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// The time limit for a choice.
    pub clock: TurnClock,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// Whether the number of seats is fixed; otherwise the table grows when it is full and somebody sits down.
    pub fixed: bool,
    /// Whether somebody else can sit down now.
    pub room: bool,
    /// The names of people who asked for a seat when there was none.
    pub waiting: Vec<String>,
    /// The host's changes of the settings since the last game, after which everybody had to be ready again.
    pub changed: Vec<SettingChange>,
    /// The number of games that have begun at this table.
    pub games: u32,
    /// The name of the host.
    pub host: String,
    /// The server's commitment for the current or next game.
    pub commitment: Commitment,
    /// After a game: the server's commitment for the next one, once somebody wants to play again or has committed to a
    /// nonce.
    pub next_commitment: Option<Commitment>,
    /// The deal that waits for nonces.
    pub dealing: Option<DealingView>,
    /// The number of deals before this one that were abandoned because somebody did not reveal their nonce.
    pub abandoned: u32,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Whether the game is paused because none of its people is there.
    pub paused: bool,
    /// Whether a big screen shows the table, so that the devices of players only have to show their hands.
    pub screen: bool,
    /// The viewer.
    pub you: You,
}

/// A deal that waits for nonces.
#[derive(Debug, Serialize)]
pub struct DealingView {
    /// Whether devices commit to new nonces after an abandoned deal; otherwise they reveal them.
    pub committing: bool,
    /// The seats that it waits for.
    pub waits_for: SeatSet,
}

/// The viewer.
#[derive(Debug, Serialize)]
pub struct You {
    /// Their seat.
    pub seat: Option<Seat>,
    /// Whether they are the host.
    pub host: bool,
}

/// A seat.
#[derive(Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // They are independent.
pub struct SeatView {
    /// The kind of occupant.
    #[serde(rename = "sits")]
    pub kind: SeatKind,
    /// The name of the occupant.
    pub name: String,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they are connected.
    pub connected: bool,
    /// Whether they are ready for the game.
    pub ready: bool,
    /// The hash of the nonce that their device has committed to: for the current game, otherwise for the next one.
    /// `None` if the server draws for them.
    pub commitment: Option<NonceHash>,
    /// Whether a bot plays for them until they return.
    pub away: bool,
    /// The reason why a bot plays for them.
    pub away_reason: Option<AwayReason>,
    /// The number of deadlines they have missed since their last choice.
    pub missed: u8,
    /// The look of a person.
    pub look: Option<Look>,
    /// After a game: whether they want to play again; `None` if they have not answered.
    pub again: Option<bool>,
}

/// The kind of occupant of a seat.
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

/// A game as a viewer sees it.
pub struct GameView {
    /// Its number at this table, from 1.
    pub number: u32,
    /// The number of joint choices that have been played, which a choice must name.
    pub turn: usize,
    /// The seats that have to choose now.
    pub asked: SeatSet,
    /// Whether nobody has a real choice, so that the table chooses by itself.
    pub foregone: bool,
    /// The end of this turn, in milliseconds since 1970. A paused game has no deadline.
    pub deadline: Option<u64>,
    /// The viewer's knowledge, and the latest turns.
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

/// A score line in JSON.
#[derive(Serialize)]
struct ScoreView {
    seat: Seat,
    #[serde(flatten)]
    line: ScoreLine,
}

/// The choices of this turn.
#[derive(Debug, Serialize)]
pub struct ChoicesView {
    /// The turn.
    pub turn: usize,
    /// The seats that have chosen; bots always have.
    pub chosen: SeatSet,
    /// The viewer's own choice.
    pub yours: Option<String>,
}

/// A chat message.
#[derive(Debug, Serialize)]
pub struct ChatMessageView {
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The name of the sender.
    pub name: String,
    /// The seat of the sender at that time, if they had one.
    pub seat: Option<Seat>,
    /// The content.
    #[serde(flatten)]
    pub body: ChatBody,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub struct Summary {
    /// The game, by its name on the menu.
    pub plays: String,
    /// Its options.
    pub options: BTreeMap<String, String>,
    /// The time limit for a choice.
    pub clock: TurnClock,
    /// The name of the host.
    pub host: String,
    /// The names in the seats; `None` for an empty seat.
    pub seats: Vec<Option<String>>,
    /// The kind of occupant of each seat, because a person can have the name of a bot's level.
    #[serde(default)]
    pub kinds: Vec<SeatKind>,
}

impl Table {
    /// The view of a person, or of a stranger without an id, with the turns of the game from `since` on.
    pub fn view(&self, id: Option<PersonId>, since: usize) -> View {
        View {
            table: self.table_view(id),
            game: self.game_view(id, since),
            choices: self.choices_view(id),
            talk: self.chat.iter().map(ChatMessageView::of).collect(),
        }
    }

    /// Whether a viewer can see any of these changes. Other viewers must not be sent anything, in any format.
    pub fn concerns(&self, id: Option<PersonId>, changes: &Changes) -> bool {
        let open = changes.table || changes.turns_from.is_some() || changes.chosen || changes.chat > 0;
        open || self.is_choice_of(id, changes)
    }

    /// Whether anything has changed that only this person sees.
    pub fn concerns_privately(&self, id: PersonId, changes: &Changes) -> bool {
        changes.table || changes.turns_from.is_some() || self.is_choice_of(Some(id), changes)
    }

    /// Whether the person's own choice has changed.
    fn is_choice_of(&self, id: Option<PersonId>, changes: &Changes) -> bool {
        id.and_then(|id| self.seat_of(id)).is_some_and(|seat| changes.choice_of.contains(seat))
    }

    /// The changes for a viewer; `None` if there are none.
    pub fn frame(&self, id: Option<PersonId>, changes: &Changes) -> Option<Frame> {
        if !self.concerns(id, changes) {
            return None;
        }
        let own = self.is_choice_of(id, changes);
        let has_game = changes.turns_from.is_some() || changes.table;
        let game = has_game.then(|| self.game_view(id, changes.turns_from.unwrap_or(NO_HISTORY))).flatten();
        let new = self.chat.len().saturating_sub(changes.chat);
        Some(Frame {
            events: game.as_ref().map_or_else(Vec::new, |game| game.perspective.events()),
            table: changes.table.then(|| self.table_view(id)),
            game,
            choices: (changes.chosen || own || changes.turns_from.is_some()).then(|| self.choices_view(id)),
            talk: self.chat.iter().skip(new).map(ChatMessageView::of).collect(),
        })
    }

    /// The summary for lists.
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
            dealing: self.dealing.map(|dealing| DealingView {
                committing: dealing.is_committing(),
                waits_for: self.exchange_waits_for(),
            }),
            abandoned: self.abandoned,
            seats: self.seats.iter().map(|occupant| self.seat_view(occupant)).collect(),
            paused: self.is_paused(),
            screen: self.presence.screen,
            you: You { seat: id.and_then(|id| self.seat_of(id)), host: id == Some(self.host.id) },
        }
    }

    fn seat_view(&self, occupant: &Occupant) -> SeatView {
        let name = occupant.name();
        let empty = SeatView {
            kind: SeatKind::Nobody,
            name,
            host: false,
            connected: false,
            ready: false,
            commitment: None,
            away: false,
            away_reason: None,
            missed: 0,
            look: None,
            again: None,
        };
        match occupant {
            Occupant::Nobody => empty,
            Occupant::Bot { .. } => SeatView { kind: SeatKind::Bot, connected: true, ready: true, ..empty },
            Occupant::Person { person, ready, pledge, away, missed, again } => SeatView {
                kind: SeatKind::Person,
                host: person.id == self.host.id,
                connected: self.is_connected(person.id),
                ready: *ready,
                commitment: pledge.hash(),
                away: away.is_some(),
                away_reason: *away,
                missed: *missed,
                look: Some(person.look),
                again: *again,
                ..empty
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
        // A bot is shown as having chosen from the start, because its thinking time would reveal how hard its choice
        // was.
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
    fn of(message: &ChatMessage) -> Self {
        Self { at: message.at, name: message.person.name.clone(), seat: message.seat, body: message.body.clone() }
    }
}
