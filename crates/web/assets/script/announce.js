// Messages for the reader: a banner that everybody sees, and a live region that screen readers speak.

let hideTimer;

// Shows a sentence in the banner, for some milliseconds or until the next one. An empty text hides the banner.
export function announce(text, milliseconds = 0, page = document) {
  const banner = page.getElementById("banner");
  clearTimeout(hideTimer);
  banner.textContent = text;
  banner.hidden = !text;
  if (milliseconds) hideTimer = setTimeout(() => { banner.hidden = true; }, milliseconds);
}

// Speaks a sentence to people who use a screen reader.
export function speak(text, page = document) {
  if (text) page.getElementById("say").textContent = text;
}
