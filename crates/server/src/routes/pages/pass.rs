//! Pass-and-play: one browser holds several seats at a table, and is handed from player to player. Between two players there is
//! a curtain: until the next player opens it, the page is made from a stranger's view, so it holds nothing that is hidden.
//!
//! The browser keeps the tokens of its players in one cookie, and in another the choice that the curtain is open for. The
//! server opens it only for the player whose choice is next, so an old page or address shows the present curtain. There is no
//! socket: everything works by forms.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde_json::Value;
use table::{Action, Person, PersonId, Phase, Settings, Table, TurnClock, View};
use web::PageKind;

use crate::bans::Visitor;
use crate::clock::now;
use crate::guests::{ChosenLook, person};
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, PageRequest, TableCode, cookies};
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect, set_cookies};
use crate::{ApiError, Code, Server};

/// The page is loaded again after this many seconds while the table plays forced moves or a bot thinks.
const AGAIN: &str = "1";

/// The cookie with the tokens of the players who share a browser.
fn players_cookie(code: Code) -> String {
    format!("players-{code}")
}

/// The cookie with the choice that the curtain is open for.
fn curtain_cookie(code: Code) -> String {
    format!("curtain-{code}")
}

/// A cookie that lasts as long as the browser is open.
fn session_cookie(server: &Server, name: &str, value: &str) -> String {
    let secure = if server.is_https() { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax{secure}")
}

/// A choice of one seat: the number of the game, the turn, and the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Choice {
    game: u32,
    turn: usize,
    seat: Seat,
}

impl Choice {
    fn text(self) -> String {
        format!("{}-{}-{}", self.game, self.turn, self.seat.index())
    }
}

/// The next choice of somebody who shares this browser.
struct Next {
    choice: Choice,
    person: Person,
    /// What that player sees.
    view: View,
    /// Whether they know more than everybody else.
    has_secrets: bool,
}

/// Starts a game for people who share this browser.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    server.rate_limiter.admit(from, Quota::Table)?;
    let game = fields.need("game")?;
    let options = fields.get("players").map(|players| ("players".to_owned(), players.to_owned()));
    let settings = Settings {
        game: game.to_owned(),
        options: options.into_iter().collect(),
        clock: TurnClock::Unlimited,
        public: false,
        fixed: true,
    };
    // Invalid options are refused before anybody is welcomed.
    let seats = Table::open_for_all(settings.clone(), 0, now())?.0.seats().len();
    let (mut people, mut tokens) = (Vec::new(), Vec::new());
    for (name, face) in web::suggested_players(request.reader.locale(), seats) {
        server.rate_limiter.admit(from, Quota::Guest)?;
        let (guest, token) = server.welcome(&name, ChosenLook { face: Some(face), colour: None }).await?;
        people.push(person(&guest)?);
        tokens.push(token);
    }
    let Some(host) = people.first().cloned() else { return Err(ApiError::Busy) };
    let (code, _) = server.open_table(host.clone(), settings).await?;
    for person in people.into_iter().skip(1) {
        server.act(code, from, person, Action::Sit { seat: None, nonce: None }).await?;
    }
    server.act(code, from, host, Action::Start { nonce: None, empty: None, level: None }).await?;
    let mut response = redirect(&format!("/table/{code}/pass"));
    set_cookies(&mut response, [session_cookie(&server, &players_cookie(code), &tokens.join("."))]);
    Ok(response)
}

/// The table for the people who share this browser: the next player's, if they have opened the curtain, or the curtain.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    headers: HeaderMap,
    request: PageRequest,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let selection = web::Selection::read(&query.unwrap_or_default());
    render(&server, code, &headers, &request, &selection, None).await
}

/// Opens the curtain, or performs an action of the player for whom it is open and closes it again.
pub(crate) async fn act(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    headers: HeaderMap,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    let people = people(&server, code, &headers).await?;
    let (_, next) = read(&server, code, from, &people).await?;
    let mut response = redirect(&format!("/table/{code}/pass"));
    let curtain = match fields.need("do")? {
        "open" => next.map_or_else(String::new, |next| next.choice.text()),
        "play_again" => {
            for person in people {
                server.act(code, from, person, Action::PlayAgain { want: true, nonce: None }).await?;
            }
            String::new()
        }
        _ => {
            let player = next.filter(|next| is_open(code, &headers, next)).ok_or(ApiError::Unknown)?;
            match server.act(code, from, player.person, fields.action()?).await {
                Ok(()) => String::new(),
                Err(error @ ApiError::Refused(_)) => {
                    let notice = web::error_text(request.reader.locale(), error.code(), &error.to_string());
                    let selection = web::Selection::default();
                    return render(&server, code, &headers, &request, &selection, Some(&notice)).await;
                }
                Err(error) => return Err(error),
            }
        }
    };
    // A page that sets a cookie is not kept by browsers that would show it again without asking.
    set_cookies(&mut response, [session_cookie(&server, &curtain_cookie(code), &curtain)]);
    Ok(response)
}

async fn render(
    server: &Arc<Server>,
    code: Code,
    headers: &HeaderMap,
    request: &PageRequest,
    selection: &web::Selection,
    notice: Option<&str>,
) -> Result<Response, ApiError> {
    let people = people(server, code, headers).await?;
    if people.is_empty() {
        return Ok(redirect(&format!("/table/{code}")));
    }
    let (shared, next) = read(server, code, request.from, &people).await?;
    let text = code.to_string();
    let link = format!("{}/table/{code}", request.link);
    let open = next.as_ref().filter(|next| is_open(code, headers, next));
    let waits = next.is_none() && shared.table.phase == Phase::Playing;
    let curtain = match (&next, open) {
        (_, Some(_)) => None,
        (Some(next), None) => Some(web::pass_curtain(request.reader.locale(), &text, &shared, next.choice.seat)),
        (None, None) => (shared.table.phase == Phase::Over).then(|| web::pass_again(request.reader.locale(), &text)),
    };
    let page = web::TablePage {
        reader: &request.reader,
        code: &text,
        link: &link,
        shared: &shared,
        own: open.map_or(&shared, |next| &next.view),
        selection,
        kind: PageKind::Pass,
    };
    let mut response = Html(page.render(web::Extras { notice, curtain, ..web::Extras::default() })).into_response();
    if waits {
        response.headers_mut().insert(REFRESH, axum::http::HeaderValue::from_static(AGAIN));
    }
    Ok(response)
}

/// The people who share this browser at a table.
async fn people(server: &Server, code: Code, headers: &HeaderMap) -> Result<Vec<Person>, ApiError> {
    let tokens = cookie(headers, &players_cookie(code)).unwrap_or_default();
    let mut people = Vec::new();
    for token in tokens.split('.').filter(|token| !token.is_empty()) {
        if let Some(guest) = server.recognise(token).await? {
            people.push(person(&guest)?);
        }
    }
    Ok(people)
}

/// The table as a stranger sees it, and the next choice of one of these people.
async fn read(
    server: &Arc<Server>,
    code: Code,
    from: IpAddr,
    people: &[Person],
) -> Result<(View, Option<Next>), ApiError> {
    for person in people {
        server.load(code, Visitor { person: Some(person.id), from }, |_| ()).await?;
    }
    let held: Vec<Person> = people.to_vec();
    server
        .read(code, move |table| {
            let mut shared = table.view(None, 0);
            let mut next = held.into_iter().find_map(|person| next(table, &shared, person));
            // Without a connection they would be shown as offline.
            for view in [Some(&mut shared), next.as_mut().map(|next| &mut next.view)].into_iter().flatten() {
                view.table.seats.iter_mut().for_each(|seat| seat.connected = true);
            }
            (shared, next)
        })
        .await
}

/// The choice that a person has to make now.
fn next(table: &Table, shared: &View, person: Person) -> Option<Next> {
    let seat = seat(table, person.id)?;
    let view = table.view(Some(person.id), 0);
    let game = view.game.as_ref()?;
    let waits = game.asked.contains(seat) && !game.foregone && !view.choices.chosen.contains(seat);
    let choice = Choice { game: game.number, turn: game.turn, seat };
    let has_secrets = hand(&view, seat).is_none_or(|own| Some(own) != hand(shared, seat));
    waits.then_some(Next { choice, person, view, has_secrets })
}

fn seat(table: &Table, id: PersonId) -> Option<Seat> {
    table.seats().iter().position(|occupant| occupant.is(id)).map(Seat::new)
}

/// The hand of a seat, as a viewer knows it.
fn hand(view: &View, seat: Seat) -> Option<Value> {
    let observation = serde_json::to_value(view.game.as_ref()?.perspective.observation()).ok()?;
    observation.get("hands")?.get(seat.index()).cloned()
}

/// Whether the next player may see their hand: they have opened the curtain, or hide nothing.
fn is_open(code: Code, headers: &HeaderMap, next: &Next) -> bool {
    !next.has_secrets || cookie(headers, &curtain_cookie(code)).is_some_and(|open| open == next.choice.text())
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers).find(|(found, _)| *found == name).map(|(_, value)| value)
}
