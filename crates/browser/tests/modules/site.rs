//! A small site with our assets, and a peer at the other end of its WebSockets.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{RawQuery, Request};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get, post};
use browser::{Browser, Device, Page};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// A fake clock: the page's timers run when a test says so. Longer timers belong to chromedriver.
const CLOCK: &str = "
    const timers = new Map();
    const [realSet, realClear] = [window.setTimeout, window.clearTimeout];
    let last = 1e9;
    window.setTimeout = (action, delay = 0, ...rest) => {
        if (delay > 15000) return realSet(action, delay, ...rest);
        timers.set(++last, {delay, action: () => action(...rest)});
        return last;
    };
    window.clearTimeout = (id) => timers.delete(id) || realClear(id);
    window.clock = {
        delays: () => [...timers.values()].map(({delay}) => delay),
        run: () => { const due = [...timers.values()]; timers.clear(); due.forEach(({action}) => action()); },
    };
    window.sockets = [];
    const RealSocket = window.WebSocket;
    window.WebSocket = class extends RealSocket { constructor(...which) { super(...which); sockets.push(this); } };
    window.liveSockets = () => sockets.filter(({readyState}) => readyState < 2).length;
";

/// The subprotocol of pages.
const PROTOCOL: &str = "sushiya.v2.html";

/// A local site.
pub(crate) struct Site {
    address: SocketAddr,
    sockets: mpsc::UnboundedReceiver<Socket>,
    /// The bodies of forms that were posted.
    pub(crate) posted: Arc<Mutex<Vec<String>>>,
}

/// The peer's end of a WebSocket.
pub(crate) struct Socket {
    /// The query that it was opened with.
    pub(crate) query: Option<String>,
    socket: WebSocket,
}

impl Site {
    /// A site with one page; `main` is the markup of its main element, `scripts` names its modules.
    pub(crate) async fn open(main: &str, scripts: &[&str]) -> Self {
        let page = page(main, scripts);
        let (send, sockets) = mpsc::unbounded_channel();
        let posted = Arc::new(Mutex::new(Vec::new()));
        let noted = Arc::clone(&posted);
        let app = Router::new()
            .route("/", get(async || Html(page)))
            .route("/form", post(async move |body: String| answer(&noted, body)))
            .route("/socket", any(async move |RawQuery(query), upgrade| accept(&send, query, upgrade)))
            // Browsers request it by themselves.
            .route("/favicon.ico", get(StatusCode::NO_CONTENT))
            .fallback(asset);
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async { axum::serve(listener, app).await });
        Self { address, sockets, posted }
    }

    /// The URL of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Waits until a page opens a socket.
    pub(crate) async fn accept(&mut self) -> Socket {
        self.sockets.recv().await.expect("the site is open")
    }

    /// Whether a page has opened a socket that was not accepted yet.
    pub(crate) fn has_waiting(&self) -> bool {
        !self.sockets.is_empty()
    }
}

impl Socket {
    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message of the page; `None` if it has closed the socket.
    pub(crate) async fn receive(&mut self) -> Option<Value> {
        loop {
            match self.socket.recv().await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(text.as_str()).unwrap()),
                // Reading on lets axum send its answer to a close frame.
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }
}

/// A desktop browser with reduced motion.
pub(crate) async fn desk() -> Browser {
    Browser::on(Device::desk().reduced_motion()).await
}

/// Runs the body of an async function in a page. `modules` are imported under their names without the extension.
pub(crate) async fn run(page: &Page<'_>, modules: &[&str], body: &str) -> Value {
    let import = |name: &&str| format!("const {name} = await import('{}');", path(&format!("{name}.js")));
    let imports: String = modules.iter().map(import).collect();
    page.script(&format!("return (async () => {{ {imports} {body} }})()"), &[]).await
}

/// The path of an asset.
pub(crate) fn path(name: &str) -> &'static str {
    web::asset_named(name).path
}

/// A page with the elements that all our pages share.
pub(crate) fn page(main: &str, scripts: &[&str]) -> String {
    let script = |name: &&str| format!(r#"<script type="module" src="{}"></script>"#, path(name));
    let scripts: String = scripts.iter().map(script).collect();
    let sheets = ["style.css", "sushi-go.css", "sushi-express.css", "kanji-zushi.css"];
    let style = |name: &&str| format!(r#"<link rel="stylesheet" href="{}">"#, path(name));
    let styles: String = sheets.iter().map(style).collect();
    let class = if main.contains("class=\"board") { "scene" } else { "" };
    format!(
        r#"<!doctype html><html lang="en" data-sound="off"><head><title>A page</title><meta name="viewport"
        content="width=device-width">{styles}<script>{{{CLOCK}}}</script>{scripts}</head>
        <body class="{class}"><main id="main">{main}</main><p id="say" role="status"></p><template id="words" data-lost="Lost." data-back="Back."
        data-gone="Gone." data-copied="Copied." data-failed="Failed." data-play="Play"></template>
        <p id="banner" role="alert" hidden></p><div id="bubble" class="bubble" aria-hidden="true" hidden></div></body>
        </html>"#,
    )
}

fn accept(
    sockets: &mpsc::UnboundedSender<Socket>,
    query: Option<String>,
    upgrade: WebSocketUpgrade,
) -> impl IntoResponse + use<> {
    let sockets = sockets.clone();
    // Fails after the end of a test.
    upgrade.protocols([PROTOCOL]).on_upgrade(async move |socket| drop(sockets.send(Socket { query, socket })))
}

/// Answers a posted form by its `answer` field.
fn answer(posted: &Mutex<Vec<String>>, body: String) -> Response {
    let (refused, hinted) = (body.contains("answer=refuse"), body.contains("answer=hint"));
    posted.lock().unwrap().push(body);
    match (refused, hinted) {
        (true, _) => (StatusCode::CONFLICT, "That card is gone.").into_response(),
        (_, true) => Html(r#"<div id="hint">Take the egg.</div>"#).into_response(),
        _ => "done".into_response(),
    }
}

async fn asset(request: Request) -> Response {
    match web::asset(request.uri().path()) {
        Some(asset) => ([(header::CONTENT_TYPE, asset.kind)], asset.text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
