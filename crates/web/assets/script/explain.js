// Explaining cards: a bubble with what a card is for, on hover, focus and long-press. Where taps are coarse, the first tap
// lifts a card and explains it, the second one plays it; readers can choose to play with one tap.

const LONG_PRESS = 450;

export class Explainer {
  #lifted = null;
  #press = null;

  // `bubble` shows the sentences. `liftsFirst()` tells whether a tap lifts before it plays.
  constructor({ bubble, liftsFirst = () => matchMedia("(pointer: coarse)").matches }) {
    Object.assign(this, { bubble, liftsFirst });
  }

  watch(table) {
    table.addEventListener("pointerover", ({ target, pointerType }) => {
      if (pointerType === "mouse") this.#explain(target.closest("[data-lift]"));
    });
    table.addEventListener("focusin", ({ target }) => this.#explain(target.closest("[data-lift]")));
    table.addEventListener("focusout", () => this.#hide());
    table.addEventListener("pointerdown", ({ target, pointerType }) => {
      const card = target.closest("[data-lift]");
      if (card && pointerType !== "mouse") this.#press = setTimeout(() => this.#lift(card), LONG_PRESS);
    });
    for (const type of ["pointerup", "pointercancel"]) table.addEventListener(type, () => clearTimeout(this.#press));
    // Before anybody else hears of the click.
    table.addEventListener("click", (event) => this.#click(event), true);
  }

  // The table has changed: a lifted card may be gone, or its element may be another card.
  refresh() {
    if (!this.#lifted?.isConnected || !this.#lifted.hasAttribute("data-lifted")) this.#lower();
  }

  #click(event) {
    const card = event.target.closest("[data-lift]");
    // Keys click, too, but they have no pointer.
    const isTap = event.pointerType === "touch" || event.pointerType === "pen";
    if (!card) {
      this.#lower();
    } else if (isTap && this.liftsFirst() && card !== this.#lifted) {
      event.preventDefault();
      event.stopPropagation();
      this.#lift(card);
    } else {
      this.#lower();
    }
  }

  #lift(card) {
    this.#lower();
    this.#lifted = card;
    card.toggleAttribute("data-lifted", true);
    this.#explain(card);
  }

  #lower() {
    this.#lifted?.removeAttribute("data-lifted");
    this.#lifted = null;
    this.#hide();
  }

  #explain(card) {
    const about = card && document.getElementById(card.getAttribute("aria-describedby"));
    if (!about) {
      if (!this.#lifted) this.#hide();
      return;
    }
    const rect = card.getBoundingClientRect();
    this.bubble.textContent = about.textContent;
    this.bubble.hidden = false;
    const width = this.bubble.offsetWidth;
    const left = Math.min(Math.max(8, rect.x + rect.width / 2 - width / 2), innerWidth - width - 8);
    this.bubble.style.transform = `translate(${left}px, ${rect.y - this.bubble.offsetHeight - 30}px)`;
  }

  #hide() {
    this.bubble.hidden = true;
  }
}
