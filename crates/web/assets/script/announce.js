// Messages for the reader: a banner that everybody sees, and a live region that screen readers speak.
//
// The banner has two messages. The standing one shows the state of the connection; a passing one covers it for a while, so
// that a reconnect attempt doesn't hide the message about a refused move.

let standing = "";
let passing = "";
let isCalm = false;
let timer;

// Shows an error for some milliseconds.
export function announce(text, milliseconds, page = document) {
  pass(text, milliseconds, page, false);
}

// Shows good news for some milliseconds.
export function announceCalmly(text, milliseconds, page = document) {
  pass(text, milliseconds, page, true);
}

function pass(text, milliseconds, page, isGood) {
  clearTimeout(timer);
  passing = text;
  isCalm = isGood;
  timer = setTimeout(() => {
    passing = "";
    show(page);
  }, milliseconds);
  show(page);
}

// Shows a message until the next one; an empty one clears it.
export function announceState(text, page = document) {
  standing = text;
  show(page);
}

function show(page) {
  const banner = page.getElementById("banner");
  banner.textContent = passing || standing;
  banner.hidden = !banner.textContent;
  banner.classList.toggle("calm", Boolean(passing) && isCalm);
}

// Announces a text to screen readers.
export function speak(text, page = document) {
  if (text) page.getElementById("say").textContent = text;
}
