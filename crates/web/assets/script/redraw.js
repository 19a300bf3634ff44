// Draws the strokes of the kanji next to a button again, in their order.
export function redraw(button) {
  const kanji = button.closest(".attempt, .bench, li")?.querySelector(".drawn");
  if (!kanji) return;
  kanji.classList.remove("drawn");
  // Without a layout in between, the browser would not notice the change.
  kanji.getBoundingClientRect();
  kanji.classList.add("drawn");
}
