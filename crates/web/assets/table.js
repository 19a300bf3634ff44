// The one script of our pages. It knows no rules and no words: it sends forms without loading the page, plays the steps that
// the house sends, and keeps the connection. Everything works without it, by loading pages.
"use strict";

const root = document.documentElement;
const table = document.getElementById("table");
const words = document.getElementById("words").dataset;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const show = (element, visible = true) => { if (element) element.hidden = !visible; };

// ---- Saying things.

const banner = document.getElementById("banner");
let bannerTimer;
function announce(text, forMs) {
  clearTimeout(bannerTimer);
  banner.textContent = text;
  show(banner, Boolean(text));
  if (forMs) bannerTimer = setTimeout(() => show(banner, false), forMs);
}
const say = (text) => { if (text) document.getElementById("say").textContent = text; };

// ---- Sounds, made of a few tones. They are off until somebody wants them.

const TONES = {
  lay: [[220, 0, 0.07], [165, 0.05, 0.09]],
  turn: [[660, 0, 0.1], [880, 0.1, 0.16]],
  score: [[523, 0, 0.1], [659, 0.09, 0.1], [784, 0.18, 0.2]],
  drive: [[140, 0, 0.12], [150, 0.1, 0.12], [160, 0.2, 0.14]],
  dice: [[900, 0, 0.02], [700, 0.05, 0.02], [820, 0.11, 0.02], [640, 0.16, 0.03]],
  good: [[587, 0, 0.12], [880, 0.12, 0.22]],
  bad: [[196, 0, 0.16], [156, 0.14, 0.24]],
};
let audio;
function play(name) {
  if (root.dataset.sound !== "on" || !TONES[name]) return;
  audio ??= new AudioContext();
  audio.resume();
  for (const [pitch, at, length] of TONES[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + at;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.14, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

// ---- Putting new markup in the place of old, leaving alone what has not changed: focus, scrolling, what somebody types.

const keyOf = (node) => node.id || null;
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  // An answer stays although the page would ask again.
  if (old.dataset?.keep && old.dataset.keep === fresh.dataset?.keep) return;
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || keyOf(old) !== keyOf(fresh)) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = fresh.nodeValue; return; }
  // What it shows is left as it is for now.
  if ("later" in fresh.dataset) return;
  const opens = old.nodeName === "DETAILS";
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !(opens && name === "open")) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value && !(opens && name === "open")) old.setAttribute(name, value);
  if (old.nodeName === "SELECT" && old !== document.activeElement) {
    old.replaceChildren(...fresh.childNodes);
    // When the option that is chosen leaves its list, the list chooses another, and both arrive as chosen.
    old.selectedIndex = [...old.options].findIndex((option) => option.defaultSelected);
    return;
  }
  if (old.nodeName === "INPUT" && old.type === "checkbox") old.checked = fresh.checked;
  morphChildren(old, fresh);
}
function morphChildren(old, fresh) {
  const kept = new Map([...old.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = keyOf(child) && kept.get(keyOf(child));
    if (same) {
      if (same === at) at = at.nextSibling; else old.insertBefore(same, at);
      morph(same, child);
    } else if (at && !keyOf(at) && !keyOf(child) && at.nodeName === child.nodeName) {
      const next = at.nextSibling;
      morph(at, child);
      at = next;
    } else {
      old.insertBefore(child, at);
    }
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

// ---- Steps: played one after another, so that everybody can follow; a key or a tap skips them.

const queue = [];
let playing = false;
let goOn = null;
// Whether anything has been heard from the house. The first that it says is what the page shows already: nothing moves.
let arrived = false;
function markup(html) {
  const inside = document.createElement("div");
  inside.innerHTML = html;
  return inside;
}
// The key of what had the focus at the table. A hand that is laid or scored takes the focus away with it; when there is
// something to do again, the focus comes back, unless it has gone elsewhere meanwhile.
let held = null;
function holdFocus() {
  const at = document.activeElement;
  const key = at?.closest("#table [data-key]")?.dataset.key;
  if (key) held = key;
  else if (at && at !== document.body && !at.matches("[data-continue]")) held = null;
}
function giveFocus() {
  if (!held || queue.length || (document.activeElement && document.activeElement !== document.body)) return;
  const same = table.querySelector(`[data-key="${CSS.escape(held)}"]`);
  (same ?? table.querySelector(".stage [data-key]"))?.focus();
}
async function showStep(step) {
  const change = () => {
    holdFocus();
    morphChildren(table, markup(step.html));
    table.dataset.yours = step.yours;
    document.title = step.title + " · Sushiya";
    giveFocus();
    wake();
  };
  if (arrived && document.startViewTransition && !calm.matches && !document.hidden) {
    const transition = document.startViewTransition(change);
    transition.finished.catch(() => {});
    transition.ready.catch(() => {});
    await transition.updateCallbackDone;
  } else {
    change();
  }
  arrived = true;
  say(step.say);
  play(step.sound);
  if (step.sound === "turn") notify();
}
const rest = (ms) => new Promise((resolve) => { const timer = setTimeout(resolve, ms); goOn = () => { clearTimeout(timer); resolve(); }; });
const untilAsked = () => new Promise((resolve) => {
  goOn = resolve;
  table.querySelector("[data-continue]")?.focus({ preventScroll: true });
});
async function playSteps() {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const step = queue.shift();
    root.toggleAttribute("data-playing", queue.length > 0);
    await showStep(step);
    // Whoever has fallen far behind sees only where it leads.
    if (step.stays && !queue.some((later) => later.stays)) await untilAsked();
    else if (step.pause && queue.length && queue.length < 12 && !document.hidden) await rest(step.pause);
    goOn = null;
  }
  root.removeAttribute("data-playing");
  playing = false;
}

// ---- The connection.

let socket;
let tries = 0;
let lost = false;
function connect() {
  const url = new URL(table.dataset.socket, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url, "sushiya.v1.html");
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (!message.steps) return;
    if (lost) { announce(words.back, 2500); lost = false; queue.length = 0; goOn?.(); }
    tries = 0;
    queue.push(...message.steps);
    playSteps();
  };
  socket.onclose = () => {
    lost = true;
    tries += 1;
    announce(tries > 8 ? words.gone : words.lost);
    setTimeout(connect, Math.min(500 * 2 ** Math.min(tries, 5), 10000) * (0.75 + Math.random() / 2));
  };
}
if (table) {
  connect();
  addEventListener("online", () => { if (socket.readyState === WebSocket.CLOSED) connect(); });
  addEventListener("offline", () => socket.close());
  // A page that comes back from the browser's memory asks for what is now.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
}

// ---- Forms and links.

async function send(form, submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter));
  try {
    const answer = await fetch(form.action, { method: "POST", body: fields, headers: { accept: "text/plain" } });
    const text = await answer.text();
    if (!answer.ok) {
      announce(text, 6000);
      // What was not agreed to must not look as if it were.
      if (form.matches("[data-auto]")) form.reset();
    } else if (answer.headers.get("content-type")?.startsWith("text/html")) table?.querySelector("#hint")?.replaceWith(...markup(text).childNodes);
    else form.querySelector("#remark") && form.reset();
  } catch {
    announce(words.failed, 6000);
  }
}
addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("form[data-live]")) {
    event.preventDefault();
    send(form, event.submitter);
  } else if (form.matches("form[data-swap]")) {
    event.preventDefault();
    swap(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) });
  }
});

// Goes to another page of the same kind without loading it anew, so that things can move from where they were.
async function swap(url, request = {}, back = false) {
  try {
    const answer = await fetch(url, { ...request, headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const change = () => {
      morphChildren(document.getElementById("main"), page.getElementById("main"));
      document.title = page.title;
      wake();
      if (document.querySelector("[data-again]")) setTimeout(again, 1000);
    };
    if (!back) history.pushState(null, "", answer.url);
    if (document.startViewTransition && !calm.matches) {
      // The next page may come before this one has moved into place.
      const transition = document.startViewTransition(change);
      transition.ready.catch(() => {});
      transition.finished.catch(() => {});
    } else {
      change();
    }
  } catch {
    announce(words.failed, 6000);
  }
}
if (!table) addEventListener("popstate", () => swap(location.href, {}, true));
addEventListener("change", (event) => {
  const form = event.target.closest("form[data-auto]");
  if (form) form.requestSubmit();
});
addEventListener("click", (event) => {
  const target = event.target.closest("a, button, summary");
  if (target?.matches("[data-continue]")) { goOn?.(); return; }
  if (target?.matches("a[data-look]") && socket?.readyState === WebSocket.OPEN) {
    event.preventDefault();
    socket.send(JSON.stringify({ look: new URL(target.href).search.slice(1) }));
  } else if (target?.matches("a[data-swap]") && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    swap(target.href);
  } else if (target?.matches("[data-copy]")) {
    navigator.clipboard.writeText(target.dataset.copy).then(() => announce(words.copied, 2500));
  } else if (target?.matches("[data-share]")) {
    navigator.share({ url: target.dataset.share }).catch(() => {});
  } else if (target?.matches("[data-notify]")) {
    Notification.requestPermission().then(wake);
  } else if (!target && goOn && event.target.closest("#table")) {
    goOn();
  }
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.key === "Escape") for (const menu of document.querySelectorAll("details.menu[open]")) menu.open = false;
  if (goOn && ["Enter", " ", "Escape"].includes(event.key) && !event.target.closest("a, button, summary")) { event.preventDefault(); goOn(); return; }
  const control = [...document.querySelectorAll(`[data-key="${CSS.escape(event.key)}"]`)].find((one) => !one.disabled && one.offsetParent);
  if (control) { event.preventDefault(); control.focus({ preventScroll: true }); control.click(); }
  else if (["ArrowLeft", "ArrowRight"].includes(event.key) && event.target.closest(".hand")) {
    const cards = [...event.target.closest(".hand").querySelectorAll("button, a")];
    const next = cards[cards.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)];
    if (next) { event.preventDefault(); next.focus(); next.scrollIntoView({ inline: "center", block: "nearest" }); }
  }
});

// ---- Telling that it is somebody's turn while they look elsewhere.

function notify() {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(document.title, { tag: "turn" });
    note.onclick = () => { window.focus(); note.close(); };
  }
}

// ---- What somebody has closed stays closed, at other tables too. A browser may keep nothing: then it opens with the page.

const closed = (id) => { try { return localStorage.getItem("closed-" + id) !== null; } catch { return false; } };
addEventListener("toggle", ({ target }) => {
  if (!target.matches("details[data-remember]")) return;
  const key = "closed-" + target.id;
  try { if (target.open) localStorage.removeItem(key); else localStorage.setItem(key, ""); } catch { /* See above. */ }
}, true);

// ---- Controls that only a script can offer, and the clock.

function wake() {
  for (const details of document.querySelectorAll("details[data-remember]")) details.open = !closed(details.id);
  for (const button of document.querySelectorAll("[data-copy]")) show(button, Boolean(navigator.clipboard));
  for (const button of document.querySelectorAll("[data-share]")) show(button, Boolean(navigator.share));
  for (const button of document.querySelectorAll("[data-notify]")) show(button, "Notification" in window && Notification.permission === "default");
  for (const button of document.querySelectorAll("[data-without-script]")) show(button, false);
}
setInterval(() => {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.round((clock.dataset.deadline - Date.now()) / 1000));
    const two = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(left / 3600);
    clock.lastElementChild.textContent = (hours ? hours + ":" + two(Math.floor(left / 60) % 60) : Math.floor(left / 60)) + ":" + two(left % 60);
  }
}, 500);

// ---- A page that waits for something asks for itself again, and changes only what is new.

async function again() {
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (answer.ok) morphChildren(document.getElementById("main"), page.getElementById("main"));
  } catch { /* The next try may find it. */ }
  if (document.querySelector("[data-again]")) setTimeout(again, 1000);
}
if (document.querySelector("[data-again]")) setTimeout(again, 1000);
wake();
