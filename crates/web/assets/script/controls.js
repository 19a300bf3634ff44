// Controls that need a script, panels that stay closed, and clocks.

import { copy } from "./copy.js";
import { askPermission, canAsk } from "./notify.js";
import { shareResult } from "./share.js";

// A clock with at most this many seconds is shown as short.
const SHORT = 10;

// Shows the controls that work in this browser, and hides those for readers without script. Call it after every change.
export function prepare(page = document) {
  for (const details of page.querySelectorAll("details[data-remember]")) details.open = !isClosed(details.id);
  const show = (selector, isShown) => { for (const control of page.querySelectorAll(selector)) control.hidden = !isShown; };
  show("[data-copy]", true);
  show("[data-share]", Boolean(navigator.share));
  show("[data-notify]", canAsk());
  show("[data-without-script]", false);
  for (const time of page.querySelectorAll("time[data-at]")) time.textContent = localDate(Number(time.dataset.at));
}

// Runs the action of such a control; returns false for other controls.
export function use(control, { announce, announceCalmly, words }) {
  if (control.matches("[data-copy]")) {
    copy(control.dataset.copy, control, { announce, announceCalmly, words });
  } else if (control.matches("[data-share]")) {
    navigator.share({ url: control.dataset.share }).catch(() => {});
  } else if (control.matches("[data-share-result]")) {
    shareResult(control, { announce, announceCalmly, words });
  } else if (control.matches("[data-notify]")) {
    askPermission().then(() => prepare());
  } else {
    return false;
  }
  return true;
}

// Remembers which panels the reader has closed, also for other tables. If storage is not available, panels are open on every
// page.
export function remember(details) {
  const key = storageKey(details.id);
  try {
    if (details.open) localStorage.removeItem(key);
    else localStorage.setItem(key, "");
  } catch { /* See above. */ }
}

function isClosed(id) {
  try {
    return localStorage.getItem(storageKey(id)) !== null;
  } catch {
    return false;
  }
}

const storageKey = (id) => `closed-${id}`;

// Shows the remaining time on every clock, and returns the least in seconds. Text that stays is not painted again.
export function tick(now = Date.now(), page = document) {
  let least = Infinity;
  for (const clock of page.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.round((clock.dataset.deadline - now) / 1000));
    const text = timeLeft(left);
    if (clock.lastElementChild.textContent !== text) clock.lastElementChild.textContent = text;
    clock.toggleAttribute("data-short", left <= SHORT);
    least = Math.min(least, left);
  }
  return least;
}

// A date in the language of the page and the time zone of the reader.
function localDate(at) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(at);
}

// Seconds as 0:05, 1:00 or 1:02:03.
export function timeLeft(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  return `${hours ? `${hours}:${two(minutes % 60)}` : minutes}:${two(seconds % 60)}`;
}
