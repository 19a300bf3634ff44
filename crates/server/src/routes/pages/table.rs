//! The page of a table, and its forms.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Budget;
use maud::Markup;
use table::{ActionError, Person, View};

use crate::bans::Visitor;
use crate::client_queue::Client;
use crate::clock::{monotonic, random_u64};
use crate::faults::FaultPoint;
use crate::guests::person;
use crate::routes::extract::{PageRequest, TableCode};
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, back, by_script, redirect};
use crate::worker_pool::Class;
use crate::{ApiError, Code, Server};

/// The page of a table.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    request: PageRequest,
    RawQuery(query): RawQuery,
) -> Result<Html, ApiError> {
    let table = ReadTable::new(&server, code, request, web::Selection::read(&query.unwrap_or_default())).await?;
    server.work(table.client, move || Html(table.page().render(web::Extras::default()))).await
}

/// A table as the reader sees it. The table's actor only creates the views; rendering happens here.
struct ReadTable {
    code: String,
    link: String,
    client: Client,
    reader: web::Reader,
    shared: View,
    own: Option<View>,
    selection: web::Selection,
}

impl ReadTable {
    async fn new(
        server: &Arc<Server>,
        code: Code,
        request: PageRequest,
        selection: web::Selection,
    ) -> Result<Self, ApiError> {
        let id = request.guest.as_ref().and_then(|guest| guest.id.parse().ok());
        let visitor = Visitor { person: id, from: request.from };
        let views =
            server.load(code, visitor, move |table| (table.view(None, 0), id.map(|id| table.view(Some(id), 0))));
        let (mut shared, mut own) = views.await?;
        // The reader counts as connected, even without script.
        if let Some(seat) = own.as_ref().and_then(|own| own.table.you.seat) {
            for view in [Some(&mut shared), own.as_mut()].into_iter().flatten() {
                view.table.seats[seat.index()].connected = true;
            }
        }
        let link = format!("{}/table/{code}", request.link);
        Ok(Self {
            code: code.to_string(),
            link,
            client: request.client(),
            reader: request.reader,
            shared,
            own,
            selection,
        })
    }

    fn page(&self) -> web::TablePage<'_> {
        web::TablePage {
            reader: &self.reader,
            code: &self.code,
            link: &self.link,
            shared: &self.shared,
            own: self.own.as_ref().unwrap_or(&self.shared),
            selection: &self.selection,
            kind: web::PageKind::Player,
        }
    }
}

/// Performs an action at a table. A script only gets the status; without script the table is shown again.
pub(crate) async fn act(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    headers: HeaderMap,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    let by_script = by_script(&headers);
    if fields.get("do") == Some("hint") {
        let table = ReadTable::new(&server, code, request, web::Selection::default()).await?;
        let hint = table.hint(&server).await?;
        let page = if by_script {
            hint
        } else {
            table.page().render(web::Extras { hint: Some(hint), ..web::Extras::default() })
        };
        return Ok(Html(page).into_response());
    }
    let person = request.guest.as_ref().map(person).transpose()?;
    match perform(&server, code, request.from, person, &fields).await {
        Ok(()) if by_script => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => Ok(redirect(&back(&fields).map_or_else(|| format!("/table/{code}"), ToOwned::to_owned))),
        Err(error @ ApiError::Refused(_)) if !by_script => {
            let notice = web::error_text(request.reader.locale(), error.code(), &error.to_string());
            let table = ReadTable::new(&server, code, request, web::Selection::default()).await?;
            let page = table.page().render(web::Extras { notice: Some(&notice), ..web::Extras::default() });
            Ok((error.status(), Html(page)).into_response())
        }
        Err(error) => Err(error),
    }
}

/// A hint for the reader of an open page, as HTML.
pub(crate) async fn hint(server: &Arc<Server>, code: Code, request: PageRequest) -> Result<String, ApiError> {
    let table = ReadTable::new(server, code, request, web::Selection::default()).await?;
    table.hint(server).await.map(maud::PreEscaped::into_string)
}

/// Search time for a hint.
const HINT_BUDGET: Budget = Budget::Time(Duration::from_millis(300));

impl ReadTable {
    /// The move that the strongest bot recommends.
    async fn hint(&self, server: &Arc<Server>) -> Result<Markup, ApiError> {
        let id = self.own.as_ref().filter(|own| web::may_ask(own)).and_then(|own| own.table.you.seat);
        let seat = id.ok_or(ApiError::Refused(ActionError::NotAsked))?;
        let perspective = server.read(self.code.parse()?, move |table| {
            table.game().map(|game| game.perspective(game::Viewer::Seat(seat), menu::NO_HISTORY))
        });
        let perspective = perspective.await?.ok_or(ApiError::Refused(ActionError::NotAsked))?;
        let faults = server.config.faults.clone();
        let search = move |_| {
            faults.pass(FaultPoint::Hint);
            perspective.judge(HINT_BUDGET, monotonic, random_u64())
        };
        let judgement = server.workers.run(Class::Hint(self.client), self.code.parse::<Code>()?, search).await?;
        let judgement = judgement.ok_or(ApiError::Refused(ActionError::NotAsked))?;
        Ok(self.page().hint(&judgement))
    }
}

/// Performs the action of a form.
async fn perform(
    server: &Arc<Server>,
    code: Code,
    from: IpAddr,
    person: Option<Person>,
    fields: &Fields,
) -> Result<(), ApiError> {
    server.act(code, from, person.ok_or(ApiError::Unknown)?, fields.action()?).await
}
