//! The replay of a finished game, and its analysis.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use game::Seat;
use serde::Deserialize;
use store::StoredRecord;
use table::Look;

use crate::analyses::Key;
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, GameNumber, PageRequest, TableCode};
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect};
use crate::routes::tables::broken;
use crate::worker_pool::QueueFull;
use crate::{ApiError, Code, Server};

/// The query of a replay.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    turn: Option<usize>,
}

/// A finished game at one of its turns.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    GameNumber(number): GameNumber,
    request: PageRequest,
    query: Result<Query<ReplayQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Html, ApiError> {
    let client = request.client();
    let PageRequest { reader, guest, link, .. } = request;
    let turn = query.ok().and_then(|Query(query)| query.turn).unwrap_or(0);
    let finished = server.finished(code, number).await?;
    let read = move || match menu::recorded_position(&finished.record, turn) {
        Ok(position) => Ok((finished, position)),
        Err(refusal) => Err(broken(&finished, &refusal)),
    };
    let (finished, position) = server.work(client, read).await??;
    let judged = server.analyses.progress(&Key { code, number });
    let seat = guest.as_ref().and_then(|guest| seat_of(&finished, &guest.id));
    let mut looks = looks(&server, code, &position.seats).await?;
    if let Some((own, guest)) = seat.and_then(|seat| looks.get_mut(seat.index())).zip(guest) {
        *own = Some(Look::new(guest.face, guest.colour).unwrap_or_default());
    }
    let page = move || {
        Html(web::replay(&web::ReplayPage {
            reader: &reader,
            code: &code.to_string(),
            number,
            link: &format!("{link}/table/{code}/game/{number}"),
            game: &finished.game,
            position: &position,
            seat,
            looks: &looks,
            judged: judged.as_ref().map(|(all, done)| (*all, done.as_slice())),
        }))
    };
    server.work(client, page).await
}

/// Starts the analysis of a game.
pub(crate) async fn judge(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    GameNumber(number): GameNumber,
    ClientAddr(from): ClientAddr,
    fields: Fields,
) -> Result<Response, ApiError> {
    server.rate_limiter.admit(from, Quota::Table)?;
    let finished = server.finished(code, number).await?;
    let begun = server.analyses.begin(&server.workers, &server.config, Key { code, number }, finished.record);
    begun.map_err(|QueueFull| ApiError::Busy)?;
    // The reader stays at the turn they were looking at.
    let turn = fields.get("turn").and_then(|turn| turn.parse::<usize>().ok()).unwrap_or(0);
    Ok(redirect(&format!("/table/{code}/game/{number}?turn={turn}")))
}

/// The looks of the players with these names, as far as they still sit at the table: people may have left their seats since,
/// and tables are deleted before records are.
pub(crate) async fn looks(server: &Arc<Server>, code: Code, names: &[String]) -> Result<Vec<Option<Look>>, ApiError> {
    let seats = match server.read(code, |table| table.view(None, menu::NO_HISTORY).table.seats).await {
        Err(ApiError::NoTable) => Vec::new(),
        seats => seats?,
    };
    let look = |(seat, name): (usize, &String)| seats.get(seat).filter(|seat| seat.name == *name)?.look;
    Ok(names.iter().enumerate().map(look).collect())
}

/// The seat of a guest in a finished game.
fn seat_of(finished: &StoredRecord, guest: &str) -> Option<Seat> {
    let result = finished.results.iter().find(|result| result.guest == guest)?;
    Some(Seat::new(result.seat as usize))
}
