// Plays a replay: follows the link to the next turn at a steady pace, until the reader pauses it or the game is over.

export class Autoplay {
  #timer = null;
  #isOn = false;

  // `interval` is the time per turn in milliseconds.
  constructor({ interval = 1600, page = document } = {}) {
    Object.assign(this, { interval, page });
  }

  // Starts or pauses. After the last turn it starts again from the first.
  toggle() {
    this.#isOn = !this.#isOn;
    if (this.#isOn && !this.#link("next")) this.#link("first")?.click();
    else this.refresh();
  }

  stop() {
    this.#isOn = false;
    this.refresh();
  }

  // Call after every change of the page.
  refresh() {
    clearTimeout(this.#timer);
    const button = this.page.querySelector("[data-play]");
    if (!button) return;
    const next = this.#link("next");
    this.#isOn &&= Boolean(next);
    button.hidden = false;
    button.ariaPressed = this.#isOn;
    if (this.#isOn) this.#timer = setTimeout(() => next.click(), this.interval);
  }

  #link(name) {
    return this.page.querySelector(`a[data-turn="${name}"]`);
  }
}
