// Explaining cards: a large card with what it is for, on hover, focus and long-press. Where taps are coarse, the first tap
// lifts a card and explains it, and the second one plays it; readers can choose to play with one tap.

const LONG_PRESS = 450;

export class Explainer {
  #lifted = null;
  #press = null;
  // Whether the press has lifted the card: letting go of it clicks, too, but must not play it.
  #isHeld = false;

  // `bubble` shows the card, with a button labelled `play` where taps lift first. `liftsFirst()` tells whether they do.
  constructor({ bubble, play, liftsFirst }) {
    Object.assign(this, { bubble, play, liftsFirst });
  }

  watch(table) {
    table.addEventListener("pointerover", ({ target, pointerType }) => {
      if (pointerType === "mouse") this.#explain(target.closest("[data-lift]"));
    });
    table.addEventListener("focusin", ({ target }) => this.#explain(target.closest("[data-lift]")));
    table.addEventListener("focusout", () => { if (!this.#lifted) this.#hide(); });
    table.addEventListener("pointerdown", ({ target, pointerType }) => {
      const card = target.closest("[data-lift]");
      this.#isHeld = false;
      if (card && pointerType !== "mouse") this.#press = setTimeout(() => this.#hold(card), LONG_PRESS);
    });
    for (const type of ["pointerup", "pointercancel"]) table.addEventListener(type, () => clearTimeout(this.#press));
    // Before anybody else hears of the click.
    table.addEventListener("click", (event) => this.#click(event), true);
    this.bubble.addEventListener("click", () => this.#lifted?.click());
  }

  // The table has changed: a lifted card may be gone, or its element may be another card.
  refresh() {
    if (this.#lifted && (!this.#lifted.isConnected || !this.#lifted.hasAttribute("data-lifted"))) this.#lower();
    // A card may have come to where the pointer rests.
    if (!this.#lifted) this.#explain(document.querySelector("[data-lift]:is(:hover, :focus-visible)"));
  }

  #click(event) {
    const card = event.target.closest("[data-lift]");
    // Keys click, too, but they have no pointer.
    const isTap = event.pointerType === "touch" || event.pointerType === "pen";
    if (isTap && card && (this.#isHeld || (card !== this.#lifted && this.liftsFirst()))) {
      this.#isHeld = false;
      event.preventDefault();
      event.stopPropagation();
      if (card !== this.#lifted) this.#lift(card);
    } else {
      this.#lower();
    }
  }

  #hold(card) {
    this.#isHeld = true;
    this.#lift(card);
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
    this.#fill(card, about.textContent);
    this.bubble.hidden = false;
    // Its place without transforms: a card that is still being dealt is explained where it will lie.
    const { x, y } = (card.offsetParent ?? document.body).getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.bubble;
    const centre = x + card.offsetLeft + card.offsetWidth / 2;
    const left = Math.min(Math.max(8, centre - width / 2), innerWidth - width - 8);
    this.bubble.style.transform = `translate(${left}px, ${Math.max(8, y + card.offsetTop - height - 30)}px)`;
  }

  #fill(card, about) {
    const part = (name, ...content) => {
      const element = document.createElement(name);
      element.append(...content);
      return element;
    };
    const [picture, name] = [card.querySelector(".drawing"), card.querySelector(".name")];
    const text = part("div", part("b", name?.textContent ?? ""), part("span", about));
    this.bubble.replaceChildren(...(picture ? [picture.cloneNode(true)] : []), text);
    if (this.#lifted) {
      const play = part("button", this.play);
      Object.assign(play, { type: "button", className: "primary", tabIndex: -1 });
      this.bubble.append(play);
    }
  }

  #hide() {
    this.bubble.hidden = true;
  }
}
