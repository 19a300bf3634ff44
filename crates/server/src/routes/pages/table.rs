//! A table as a page, and what is done there by forms.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Budget;
use store::Guest;
use table::{Action, ActionError, Occupant, Person};

use crate::guests::person;
use crate::moment::{fresh_number, stopwatch};
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
    let look = web::Look::read(&query.unwrap_or_default());
    let page = visit(&house, code, &reading, look, |visit| web::table_page(visit, web::Beside::default()));
    page.await.map(Html)
}

/// What is to be seen of a table by somebody who visits it.
async fn visit<T: Send + 'static>(
    house: &Arc<House>,
    code: Code,
    reading: &Reading,
    look: web::Look,
    see: impl FnOnce(&web::Visit<'_>) -> T + Send + 'static,
) -> Result<T, Fault> {
    let (reader, person) = (reading.reader.clone(), reading.guest.as_ref().and_then(|guest| guest.id.parse().ok()));
    let link = format!("{}/table/{code}", reading.link);
    let seen = house.look(code, move |table| {
        let code = code.to_string();
        see(&web::Visit { reader: &reader, table, code: &code, link: &link, person, look: &look })
    });
    seen.await
}

/// Does something at a table. The script of a page is only told whether it was done; whoever has none sees the table again.
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    At(code): At,
    headers: HeaderMap,
    reading: Reading,
    fields: Fields,
) -> Result<Response, Fault> {
    if fields.get("do") == Some("hint") {
        return hint(&house, code, &headers, &reading).await;
    }
    let done = perform(&house, code, reading.guest.as_ref(), &fields).await;
    match done {
        Ok(()) if by_script(&headers) => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => Ok(lead_to(&format!("/table/{code}"))),
        Err(fault @ Fault::Refused(_)) if !by_script(&headers) => {
            let notice = web::said(reading.reader.speech(), fault.code(), &fault.to_string());
            let page = visit(&house, code, &reading, web::Look::default(), move |visit| {
                web::table_page(visit, web::Beside { notice: Some(&notice), ..web::Beside::default() })
            });
            Ok((fault.status(), Html(page.await?)).into_response())
        }
        Err(fault) => Err(fault),
    }
}

/// How long an itamae thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(300));

/// What an itamae would play: alone for the script of a page, otherwise on the page.
async fn hint(house: &Arc<House>, code: Code, headers: &HeaderMap, reading: &Reading) -> Result<Response, Fault> {
    let question = visit(house, code, reading, web::Look::default(), |visit| {
        let seat = visit.person.and_then(|id| visit.table.seat_of(id)).filter(|_| web::may_ask(visit))?;
        visit.table.game().map(|game| game.question(seat))
    });
    let question = question.await?.ok_or(Fault::Refused(ActionError::NotAsked))?;
    let _turn = house.hints.acquire().await.map_err(|_| Fault::Busy)?;
    let thinking = tokio::task::spawn_blocking(move || question.judge(HINT, stopwatch, fresh_number()));
    let judgement = thinking.await.map_err(|_| Fault::Busy)?;
    let alone = by_script(headers);
    let page = visit(house, code, reading, web::Look::default(), move |visit| {
        let hint = web::hint(visit, &judgement);
        if alone { hint } else { web::table_page(visit, web::Beside { hint: Some(hint), ..web::Beside::default() }) }
    });
    page.await.map(|page| Html(page).into_response())
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
        seats.filter(|(_, sitter)| **sitter == Occupant::Nobody).map(|(seat, _)| seat).collect::<Vec<_>>()
    });
    for seat in free.await? {
        house.act(code, host.clone(), Action::Bot { seat, level: level.to_owned() }).await?;
    }
    Ok(())
}
