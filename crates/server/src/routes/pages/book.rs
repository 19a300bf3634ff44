//! Rules to read.

use axum::extract::Path;

use crate::Fault;
use crate::routes::pages::Html;
use crate::routes::read::Reading;

/// The rules of a game.
pub(crate) async fn rules(Path(game): Path<String>, Reading { reader, .. }: Reading) -> Result<Html, Fault> {
    web::rules(&reader, &game).map(Html).ok_or(Fault::NoPage)
}
