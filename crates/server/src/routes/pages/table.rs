//! A table as a page, and what is done there by forms.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Budget;
use store::Guest;
use table::{Action, Person, Refusal, Sitter};

use crate::clock::{monotonic, random_u64};
use crate::faults::FaultPoint;
use crate::guests::person;
use crate::routes::extract::{ClientAddr, PageRequest, TableCode};
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, by_script, lead_to};
use crate::worker_pool::Class;
use crate::{ApiError, Code, Server};

/// A table.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    reading: PageRequest,
    RawQuery(query): RawQuery,
) -> Result<Html, ApiError> {
    let look = web::Look::read(&query.unwrap_or_default());
    let page = visit(&server, code, &reading, look, |visit| web::table_page(visit, web::Beside::default()));
    page.await.map(Html)
}

/// What is to be seen of a table by somebody who visits it.
async fn visit<T: Send + 'static>(
    server: &Arc<Server>,
    code: Code,
    reading: &PageRequest,
    look: web::Look,
    see: impl FnOnce(&web::Visit<'_>) -> T + Send + 'static,
) -> Result<T, ApiError> {
    let (reader, person) = (reading.reader.clone(), reading.guest.as_ref().and_then(|guest| guest.id.parse().ok()));
    let link = format!("{}/table/{code}", reading.link);
    let seen = server.read(code, move |table| {
        let code = code.to_string();
        see(&web::Visit { reader: &reader, table, code: &code, link: &link, person, look: &look })
    });
    seen.await
}

/// Does something at a table. The script of a page is only told whether it was done; whoever has none sees the table again.
pub(crate) async fn act(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    headers: HeaderMap,
    reading: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    if fields.get("do") == Some("hint") {
        return hint(&server, code, from, &headers, &reading).await;
    }
    let done = perform(&server, code, reading.guest.as_ref(), &fields).await;
    match done {
        Ok(()) if by_script(&headers) => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => Ok(lead_to(&format!("/table/{code}"))),
        Err(error @ ApiError::Refused(_)) if !by_script(&headers) => {
            let notice = web::said(reading.reader.speech(), error.code(), &error.to_string());
            let page = visit(&server, code, &reading, web::Look::default(), move |visit| {
                web::table_page(visit, web::Beside { notice: Some(&notice), ..web::Beside::default() })
            });
            Ok((error.status(), Html(page.await?)).into_response())
        }
        Err(error) => Err(error),
    }
}

/// How long an itamae thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(300));

/// What an itamae would play: alone for the script of a page, otherwise on the page.
async fn hint(
    server: &Arc<Server>,
    code: Code,
    from: IpAddr,
    headers: &HeaderMap,
    reading: &PageRequest,
) -> Result<Response, ApiError> {
    let question = visit(server, code, reading, web::Look::default(), |visit| {
        let seat = visit.person.and_then(|id| visit.table.seat_of(id)).filter(|_| web::may_ask(visit))?;
        visit.table.game().map(|game| game.question(seat))
    });
    let question = question.await?.ok_or(ApiError::Refused(Refusal::NotAsked))?;
    let faults = server.config.faults.clone();
    let search = move |_| {
        faults.pass(FaultPoint::Hint);
        question.judge(HINT, monotonic, random_u64())
    };
    let judgement = server.workers.run(Class::Hint(from), code, search).await?;
    let alone = by_script(headers);
    let page = visit(server, code, reading, web::Look::default(), move |visit| {
        let hint = web::hint(visit, &judgement);
        if alone { hint } else { web::table_page(visit, web::Beside { hint: Some(hint), ..web::Beside::default() }) }
    });
    page.await.map(|page| Html(page).into_response())
}

async fn perform(server: &Arc<Server>, code: Code, guest: Option<&Guest>, fields: &Fields) -> Result<(), ApiError> {
    let person = person(guest.ok_or(ApiError::Unknown)?)?;
    match fields.need("do")? {
        "fill" => fill(server, code, person, fields.need("level")?).await,
        _ => server.act(code, person, fields.action()?).await,
    }
}

/// Puts a bot into every seat that is free.
async fn fill(server: &Arc<Server>, code: Code, host: Person, level: &str) -> Result<(), ApiError> {
    let free = server.read(code, |table| {
        let seats = table.seats().iter().enumerate();
        seats.filter(|(_, sitter)| **sitter == Sitter::Nobody).map(|(seat, _)| seat).collect::<Vec<_>>()
    });
    for seat in free.await? {
        server.act(code, host.clone(), Action::Bot { seat, level: level.to_owned() }).await?;
    }
    Ok(())
}
