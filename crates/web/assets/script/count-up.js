// The end of a round is counted up: the style shows its lines one after another, and with each line the sums grow. The markup
// has the sums already; without animations they are shown at once.

// Numbers are shown with a minus sign, not a hyphen.
const read = (text) => Number(text.replace("−", "-"));
const write = (number) => String(number).replace("-", "−");

export class CountUp {
  // `table` holds the page. `play(pitch)` is called with each line, a little higher every time.
  constructor({ table, play = () => {} }) {
    this.play = play;
    table.addEventListener("animationstart", ({ target }) => {
      if (target.matches("[data-count] tbody > tr")) this.#count(target);
    });
  }

  // Starts from zero if the lines will appear one after another. Call it when the table has changed, before the page is drawn:
  // the sums must not be seen before they are counted.
  begin(table) {
    const section = table.querySelector("[data-count]:not([data-counting])");
    if (section?.getAnimations({ subtree: true }).some(({ effect }) => effect.target.matches("tbody > tr"))) this.#show(section, 0);
  }

  #count(line) {
    const number = line.sectionRowIndex + 1;
    this.#show(line.closest("[data-count]"), number);
    this.play(1 + 0.12 * (number - 1));
  }

  // Shows the sums as they are after so many lines.
  #show(section, number) {
    const { tBodies: [{ rows: lines }], tFoot } = section.querySelector("table");
    const rest = [...lines].slice(number);
    for (const sums of tFoot.rows) {
      for (const cell of [...sums.cells].slice(1)) {
        const text = cell.firstChild;
        cell.dataset.sum ??= text.nodeValue;
        const uncounted = rest.reduce((sum, line) => sum + read(line.cells[cell.cellIndex].textContent), 0);
        text.nodeValue = write(read(cell.dataset.sum) - uncounted);
      }
    }
    section.toggleAttribute("data-counting", rest.length > 0);
  }
}
