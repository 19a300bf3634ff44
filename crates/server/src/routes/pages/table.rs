//! A table as a page, and what is done there by forms.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use store::Guest;
use table::{Action, Person, Sitter};

use crate::guests::person;
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, by_script, lead_to};
use crate::routes::read::{At, Reading};
use crate::{Code, Fault, House};

/// A table.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    At(code): At,
    reading: Reading,
    RawQuery(query): RawQuery,
) -> Result<Html, Fault> {
    page(&house, code, &reading, web::Look::read(&query.unwrap_or_default()), None).await
}

async fn page(
    house: &Arc<House>,
    code: Code,
    reading: &Reading,
    look: web::Look,
    notice: Option<String>,
) -> Result<Html, Fault> {
    let (reader, person) = (reading.reader.clone(), reading.guest.as_ref().and_then(|guest| guest.id.parse().ok()));
    let link = format!("{}/table/{code}", reading.link);
    let page = house.look(code, move |table| {
        let code = code.to_string();
        let visit = web::Visit { reader: &reader, table, code: &code, link: &link, person, look: &look };
        web::table_page(&visit, notice.as_deref())
    });
    page.await.map(Html)
}

/// Does something at a table. The script of a page is only told whether it was done; whoever has none sees the table again.
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    At(code): At,
    headers: HeaderMap,
    reading: Reading,
    fields: Fields,
) -> Result<Response, Fault> {
    let done = perform(&house, code, reading.guest.as_ref(), &fields).await;
    match done {
        Ok(()) if by_script(&headers) => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => Ok(lead_to(&format!("/table/{code}"))),
        Err(fault @ Fault::Refused(_)) if !by_script(&headers) => {
            let notice = web::said(reading.reader.speech(), fault.code(), &fault.to_string());
            let shown = page(&house, code, &reading, web::Look::default(), Some(notice)).await?;
            Ok((fault.status(), shown).into_response())
        }
        Err(fault) => Err(fault),
    }
}

async fn perform(house: &Arc<House>, code: Code, guest: Option<&Guest>, fields: &Fields) -> Result<(), Fault> {
    let person = person(guest.ok_or(Fault::Unknown)?)?;
    match fields.need("do")? {
        "fill" => fill(house, code, person, fields.need("level")?).await,
        _ => house.act(code, person, fields.action()?).await,
    }
}

/// Puts a bot into every seat that is free.
async fn fill(house: &Arc<House>, code: Code, host: Person, level: &str) -> Result<(), Fault> {
    let free = house.look(code, |table| {
        let seats = table.seats().iter().enumerate();
        seats.filter(|(_, sitter)| **sitter == Sitter::Nobody).map(|(seat, _)| seat).collect::<Vec<_>>()
    });
    for seat in free.await? {
        house.act(code, host.clone(), Action::Bot { seat, level: level.to_owned() }).await?;
    }
    Ok(())
}
