// Keyboard shortcuts: a key for each control that names one, arrows within a hand, and Escape to close menus.

const CONTINUE = ["Enter", " ", "Escape"];

// Handles a key. `skip()` ends the pause of a step and returns whether there was one.
export function onKey(event, { skip = () => false, page = document } = {}) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  // What is behind a dialog cannot be used.
  if (page.querySelector("dialog[open]")) return;
  if (event.key === "Escape") closeMenus(page);
  if (CONTINUE.includes(event.key) && !event.target.closest("a, button, summary") && skip()) {
    event.preventDefault();
    return;
  }
  const control = controlFor(event.key, page);
  if (control) {
    event.preventDefault();
    // Some controls vanish or open something: the focus stays where it is.
    if (!control.matches("[data-no-focus]")) control.focus({ preventScroll: true });
    control.click();
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    moveInHand(event);
  }
}

// Closes open menus, except the one that contains the click.
export function closeMenus(page = document, inside = null) {
  for (const menu of page.querySelectorAll("details.menu[open]")) if (!menu.contains(inside)) menu.open = false;
}

function controlFor(key, page) {
  const controls = [...page.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)];
  return controls.find((control) => !control.disabled && control.offsetParent);
}

function moveInHand(event) {
  const hand = event.target.closest(".hand");
  if (!hand) return;
  const cards = [...hand.querySelectorAll("button, a")];
  const next = cards[cards.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ inline: "center", block: "nearest" });
}
