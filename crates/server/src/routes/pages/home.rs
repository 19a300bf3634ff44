//! The home page, and its forms to open or join a table.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{Guest, TablePhase};
use table::{Action, Settings, Table};

use crate::guests::{ChosenLook, person};
use crate::protocol::{GameStatistics, ListedRecord, ListedTable};
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, PageRequest};
use crate::routes::guests::cookie;
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect, set_cookies};
use crate::routes::tables::listed;
use crate::{ApiError, Code, Server};

/// Maximum number of tables listed.
const LISTED: u32 = 12;

/// The home page.
pub(crate) async fn home(
    State(server): State<Arc<Server>>,
    PageRequest { reader, guest, link, .. }: PageRequest,
) -> Result<Html, ApiError> {
    let open = listed(&server.store.public_cards(LISTED).await?).into_iter().map(on_home);
    let mut home = web::Home { open: open.collect(), link, ..web::Home::default() };
    if let Some(guest) = guest {
        let own = server.my_tables(&guest, LISTED).await?;
        home.own = own.into_iter().filter(|table| table.phase != TablePhase::Over.name()).map(on_home).collect();
        home.finished = server.my_games(&guest, LISTED).await?.into_iter().map(finished).collect();
        home.statistics = server.statistics(&guest).await?.into_iter().map(statistics).collect();
    }
    Ok(Html(web::home(&reader, &home)))
}

fn on_home(table: ListedTable) -> web::ListedTable {
    web::ListedTable {
        code: table.table,
        playing: table.phase == TablePhase::Playing.name(),
        your_turn: table.your_turn == Some(true),
        seat: table.seat,
        summary: table.summary,
    }
}

fn finished(game: ListedRecord) -> web::FinishedGame {
    // In games from before it was stored, a player with the name of a level counts as a bot.
    let players = game.players.into_iter().map(|player| web::FinishedPlayer {
        bot: player.bot.unwrap_or_else(|| player.name.parse::<bots::Level>().is_ok()),
        name: player.name,
    });
    web::FinishedGame {
        table: game.table,
        number: game.number,
        game: game.game,
        at: game.at,
        seat: game.seat.map(|seat| seat as usize),
        rank: game.rank,
        score: game.score,
        players: players.collect(),
    }
}

fn statistics(game: GameStatistics) -> web::Statistics {
    let GameStatistics { game, played, won, best, streak } = game;
    web::Statistics { game, played, won, best, streak }
}

/// The guest who sends a request. A new one is created for a client without a token, with the cookie to set.
pub(crate) async fn guest_or_new(
    server: &Server,
    from: IpAddr,
    request: &PageRequest,
    name: Option<&str>,
    look: ChosenLook,
) -> Result<(Guest, Option<String>), ApiError> {
    if let Some(guest) = &request.guest {
        return Ok((guest.clone(), None));
    }
    server.rate_limiter.admit(from, Quota::Guest)?;
    let default_name = request.reader.locale().text("guest-name");
    let name = name.filter(|name| !name.trim().is_empty()).unwrap_or(&default_name);
    let (guest, token) = server.welcome(name, look).await?;
    Ok((guest, Some(cookie(server, server.token_cookie(), &token))))
}

/// Redirects to a table, and sets cookies.
fn redirect_to_table(code: Code, cookies: impl IntoIterator<Item = String>) -> Response {
    let mut response = redirect(&format!("/table/{code}"));
    set_cookies(&mut response, cookies);
    response
}

/// Starts a game against bots.
pub(crate) async fn play(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    let (guest, new_guest) = guest_or_new(&server, from, &request, None, ChosenLook::default()).await?;
    let host = person(&guest)?;
    server.admit_table(from, &host, false).await?;
    let game = fields.need("game")?;
    let last = request.reader.opponents.of(game);
    let level = fields.get("level").unwrap_or(last.level.name());
    let players = fields.get("players").map_or_else(|| last.players.to_string(), ToOwned::to_owned);
    // Programs may ask for levels that pages don't offer; those are not remembered.
    let opponents = web::Opponents::read(game, level, &players, fields.get("help"));
    let remembered = opponents.map(|chosen| cookie(&server, &web::Opponents::cookie(game), &chosen.to_string()));
    let help = opponents.map_or_else(|| web::usual_help(game, level), |chosen| chosen.help);
    let help = help.map(|help| ("help".to_owned(), help.to_owned()));
    let options = std::iter::once(("players".to_owned(), players)).chain(help).collect();
    let terms =
        Settings { game: game.to_owned(), options, clock: table::TurnClock::Unlimited, public: false, fixed: false };
    let commitment = fields.nonce_hash()?.map(|hash| Action::Commit { hash });
    let bots_and_start = |table: &Table| {
        let bots = (1..table.seats().len()).map(|seat| Action::Bot { seat, level: level.to_owned() });
        bots.chain(commitment).chain([Action::Start { nonce: None, empty: None, level: None }]).collect()
    };
    let (code, _) = server.open_table_and(host, terms, bots_and_start).await?;
    Ok(redirect_to_table(code, new_guest.into_iter().chain(remembered)))
}

/// Opens a table for friends.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    let (guest, cookie) = guest_or_new(&server, from, &request, fields.get("name"), fields.look()?).await?;
    let terms = Settings {
        game: fields.need("game")?.to_owned(),
        options: fields.options(),
        clock: fields.clock()?.unwrap_or_default(),
        public: fields.public().unwrap_or(false),
        fixed: fields.fixed().unwrap_or(false),
    };
    let host = person(&guest)?;
    server.admit_table(from, &host, terms.public).await?;
    let (code, _) = server.open_table(host, terms).await?;
    Ok(redirect_to_table(code, cookie))
}

/// The query of the form for a table code.
#[derive(Deserialize)]
pub(crate) struct JoinQuery {
    code: String,
}

/// Redirects to a table by its code, or by its link.
pub(crate) async fn join(Query(JoinQuery { code }): Query<JoinQuery>) -> Result<Response, ApiError> {
    let last = code.trim().trim_end_matches('/').rsplit('/').next().unwrap_or("");
    let code: Code = last.parse()?;
    Ok(redirect(&format!("/table/{code}")).into_response())
}
