// Messages for the reader: a banner that everybody sees, and a live region that screen readers speak.
//
// The banner has two sentences. The standing one says how the connection is, until that changes; a passing one covers it
// for a while, so that a refused move is not wiped away by the next attempt to connect.

let standing = "";
let passing = "";
let timer;

// Shows a sentence for some milliseconds.
export function announce(text, milliseconds, page = document) {
  clearTimeout(timer);
  passing = text;
  timer = setTimeout(() => {
    passing = "";
    show(page);
  }, milliseconds);
  show(page);
}

// Shows a sentence until the next one; an empty one says that all is well.
export function announceState(text, page = document) {
  standing = text;
  show(page);
}

function show(page) {
  const banner = page.getElementById("banner");
  banner.textContent = passing || standing;
  banner.hidden = !banner.textContent;
}

// Speaks a sentence to people who use a screen reader.
export function speak(text, page = document) {
  if (text) page.getElementById("say").textContent = text;
}
