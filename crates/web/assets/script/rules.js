// The summary of the rules over a running game.

// Opens the summary; returns false if the page has none, so that the link to the rules is followed. The browser closes it with
// Escape and gives the focus back.
export function openRules(page = document) {
  const dialog = page.getElementById("rules");
  if (!dialog?.showModal) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}
