//! A finished game as a page, and having it judged.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;

use crate::analysts::Key;
use crate::doorman::What;
use crate::routes::pages::{Html, lead_to};
use crate::routes::read::{Address, At, Number, Reading};
use crate::routes::tables::broken;
use crate::{Fault, House};

/// Which moment is wanted.
#[derive(Deserialize)]
pub(crate) struct When {
    turn: Option<usize>,
}

/// A finished game at one of its moments.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    At(code): At,
    Number(number): Number,
    Reading { reader, .. }: Reading,
    when: Result<Query<When>, axum::extract::rejection::QueryRejection>,
) -> Result<Html, Fault> {
    let turn = when.ok().and_then(|Query(when)| when.turn).unwrap_or(0);
    let finished = house.finished(code, number).await?;
    let relived = menu::relive(&finished.record, turn).map_err(|refusal| broken(&finished, &refusal))?;
    let judged = house.analysts.progress(&Key { code, number });
    Ok(Html(web::replay(&web::Seance {
        reader: &reader,
        code: &code.to_string(),
        number,
        game: &finished.game,
        relived: &relived,
        judged: judged.as_ref().map(|(all, done)| (*all, done.as_slice())),
    })))
}

/// Lets the bots judge a game.
pub(crate) async fn judge(
    State(house): State<Arc<House>>,
    At(code): At,
    Number(number): Number,
    Address(from): Address,
) -> Result<Response, Fault> {
    house.doorman.admit(from, What::Table)?;
    let finished = house.finished(code, number).await?;
    if !house.analysts.ask(Key { code, number }, finished.record) {
        return Err(Fault::Busy);
    }
    Ok(lead_to(&format!("/table/{code}/game/{number}")))
}
