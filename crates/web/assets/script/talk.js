// The chat where people look: new messages appear for a moment at the seat of their sender, and the closed panel counts those
// that the reader has not seen.

// How long a message is shown at a seat, in milliseconds.
const SHOWN = 5000;

export class Talk {
  #known = 0;
  #unread = 0;

  // `table` holds the chat. `show(text)` shows a message whose sender has no place at the table, or none any more.
  constructor({ table, show = () => {} }) {
    Object.assign(this, { table, show });
    this.#known = this.#lines.length;
    new MutationObserver(() => this.#refresh()).observe(table, { childList: true, subtree: true });
    table.addEventListener("toggle", ({ target }) => { if (target.id === "talk") this.#count(0); }, true);
    // Somebody who opens the panels because of a message wants to read it.
    table.addEventListener("change", ({ target }) => { if (target.id === "show-side" && target.checked && this.#unread) this.#open(); });
  }

  get #lines() {
    return [...this.table.querySelectorAll("#remarks > li")];
  }

  #refresh() {
    const lines = this.#lines;
    const fresh = lines.slice(this.#known);
    // Another game begins with the same chat, another table with none.
    this.#known = lines.length;
    for (const line of fresh) this.#surface(line);
    const theirs = fresh.filter((line) => line.dataset.seat === undefined || line.dataset.seat !== this.table.dataset.seat);
    if (theirs.length && !this.table.querySelector("#talk")?.open) this.#count(this.#unread + theirs.length);
  }

  #surface(line) {
    const place = this.table.querySelector(`[data-part="says-${line.dataset.seat}"]`);
    // Somebody who has left no longer sits there.
    if (!place || line.matches("[data-notice]")) {
      if (line.dataset.seat !== this.table.dataset.seat) this.show(line.textContent);
      return;
    }
    const speech = document.createElement("span");
    speech.className = "speech";
    speech.ariaHidden = "true";
    speech.append(...line.lastElementChild.cloneNode(true).childNodes);
    place.replaceChildren(speech);
    setTimeout(() => speech.remove(), SHOWN);
  }

  #open() {
    const talk = this.table.querySelector("#talk");
    talk.open = true;
    talk.scrollIntoView({ block: "nearest" });
  }

  #count(unread) {
    this.#unread = unread;
    for (const count of this.table.querySelectorAll("#talk .count, .opens-side .count")) count.textContent = unread || "";
  }
}
