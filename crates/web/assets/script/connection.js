// The connection to a table: one WebSocket at a time, reopened after it is lost.
//
//   stopped ──start──▶ connecting ──open──▶ open
//                       ▲      │              │
//             due, seen │      │ close        │ close
//             or online │      ▼              │
//                     waiting ◀───────────────┘
//
//   connecting, open ──offline──▶ closing ──close──▶ offline ──online──▶ connecting
//   waiting ──offline──▶ offline
//
// A new socket is created only after the close event of the previous one, so there are never two at a time.

// The first and the maximum retry delay, in milliseconds.
const MIN_RETRY = 500;
const MAX_RETRY = 10_000;

// The close code if the host removed this person. The page loads again to say so.
const REMOVED = 4003;

export class Connection {
  #state = "stopped";
  #socket = null;
  #retry = null;
  // Attempts since the last message from the server.
  #attempts = 0;
  // After the first message the page no longer matches `have`.
  #hasReceived = false;
  #wasLost = false;

  // `url` and `have` come from the page, `protocol` names the subprotocol. `onMessage(message, isResumed)` gets parsed
  // messages; `isResumed` is true for the first one after a lost or failed connection. `onState(state, attempts)` is called
  // on every change. `page` is the window, the source of network and visibility events.
  constructor({ url, protocol, have = "", onMessage, onState = () => {}, page = window }) {
    Object.assign(this, { url, protocol, have, onMessage, onState, page });
  }

  get state() {
    return this.#state;
  }

  get isOpen() {
    return this.#state === "open";
  }

  start() {
    if (this.#state !== "stopped") return;
    this.page.addEventListener("online", () => this.#wake("offline"));
    this.page.addEventListener("offline", () => this.#suspend());
    this.page.document.addEventListener("visibilitychange", () => {
      if (!this.page.document.hidden) this.#wake("waiting");
    });
    this.#connect();
  }

  // Sends a message; false if there is no connection.
  send(message) {
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #enter(state) {
    this.#state = state;
    this.onState(state, this.#attempts);
  }

  #connect() {
    clearTimeout(this.#retry);
    const address = new URL(this.url, this.page.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (this.have && !this.#hasReceived) address.searchParams.set("have", this.have);
    const socket = new this.page.WebSocket(address, this.protocol);
    socket.onopen = () => { if (this.#state === "connecting") this.#enter("open"); };
    socket.onmessage = ({ data }) => {
      if (this.#state !== "open") return;
      this.#attempts = 0;
      this.#hasReceived = true;
      const isResumed = this.#wasLost;
      this.#wasLost = false;
      this.onMessage(JSON.parse(data), isResumed);
    };
    socket.onclose = ({ code }) => this.#closed(code);
    this.#socket = socket;
    this.#enter("connecting");
  }

  #closed(code) {
    this.#socket = null;
    if (code === REMOVED) {
      this.#enter("stopped");
      this.page.location.reload();
      return;
    }
    this.#wasLost = true;
    if (this.#state === "closing" && !this.page.navigator.onLine) {
      this.#enter("offline");
      return;
    }
    // If the network came back while the socket was closing, reconnect at once.
    const delay = this.#state === "closing" ? 0 : retryDelay(this.#attempts);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#wake("waiting"), delay);
    this.#enter("waiting");
  }

  #wake(from) {
    if (this.#state === from) this.#connect();
  }

  #suspend() {
    if (this.#state === "waiting") {
      clearTimeout(this.#retry);
      this.#enter("offline");
    } else if (this.#socket && this.#state !== "closing") {
      this.#enter("closing");
      this.#socket.close();
    }
  }
}

// The delay after this many failed attempts, in milliseconds: exponential back-off with jitter, so that clients don't all
// reconnect at the same moment after a server restart.
export function retryDelay(attempts, random = Math.random) {
  return Math.min(MIN_RETRY * 2 ** attempts, MAX_RETRY) * (0.5 + random() / 2);
}
