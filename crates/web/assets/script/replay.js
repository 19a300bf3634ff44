// The controls of a replay: play and pause, speed, and the scrubber. Every position is a page of its own; this loads them one
// after another, never two at once.

// How long a position is shown at normal speed, in milliseconds: first the hands, then the choices, then what comes of them.
const INTERVAL = 2400;

export class ReplayPlayer {
  #isOn = false;
  #speed = 1;
  #timer = null;
  // The turn that the timer was set at.
  #timedTurn = null;
  // The turn to show next; null if none is wanted.
  #wanted = null;
  #isLoading = false;

  // `swap(url)` shows another page without adding to the history; it resolves when that page is shown.
  constructor({ swap, page = document, interval = INTERVAL }) {
    Object.assign(this, { swap, page, interval });
  }

  get #scrubber() {
    return this.page.querySelector("[data-scrub]");
  }

  // The turn of the page. The value of the scrubber is the turn that the reader wants.
  get #turn() {
    return Number(this.#scrubber?.getAttribute("value"));
  }

  // Starts or pauses. After the last turn it starts again from the first.
  toggle() {
    this.#isOn = !this.#isOn;
    if (this.#isOn && this.#turn >= Number(this.#scrubber?.max)) this.seek(0);
    this.refresh();
  }

  stop() {
    this.#isOn = false;
    this.refresh();
  }

  // Sets the speed, as a multiple of the normal one.
  setSpeed(speed) {
    this.#speed = Number(speed) || 1;
    this.#timedTurn = null;
    this.refresh();
  }

  // Shows a turn. While a page is loading, only the latest wish counts.
  async seek(turn) {
    this.#wanted = turn;
    if (this.#isLoading) return;
    this.#isLoading = true;
    while (this.#wanted !== null) {
      const url = new URL(this.#scrubber.form.action);
      url.searchParams.set("turn", this.#wanted);
      this.#wanted = null;
      await this.swap(url.href);
    }
    this.#isLoading = false;
    this.refresh();
  }

  // Call after every change of the page, also by others.
  refresh() {
    const scrubber = this.#scrubber;
    if (!scrubber) {
      clearTimeout(this.#timer);
      return;
    }
    const turn = this.#turn;
    // The reader may still be dragging towards another turn.
    if (this.#wanted === null && !this.#isLoading) scrubber.value = turn;
    this.#isOn &&= turn < Number(scrubber.max) || this.#wanted !== null || this.#isLoading;
    this.#showControls();
    this.#schedule(turn);
  }

  #showControls() {
    const button = this.page.querySelector("[data-play]");
    button.hidden = false;
    button.dataset.label ??= button.ariaLabel;
    button.toggleAttribute("data-playing", this.#isOn);
    button.ariaLabel = this.#isOn ? button.dataset.pause : button.dataset.label;
    const speed = this.page.querySelector("[data-replay-speed]");
    speed.hidden = false;
    speed.querySelector("select").value = this.#speed;
    this.page.documentElement.style.setProperty("--replay-speed", this.#speed);
  }

  // One timer for each turn: the page may change for other reasons, for example because an analysis makes progress.
  #schedule(turn) {
    const isWaiting = this.#isOn && !this.#isLoading;
    if (isWaiting && this.#timedTurn === turn) return;
    clearTimeout(this.#timer);
    this.#timedTurn = isWaiting ? turn : null;
    if (isWaiting) this.#timer = setTimeout(() => this.seek(turn + 1), this.interval / this.#speed);
  }
}
