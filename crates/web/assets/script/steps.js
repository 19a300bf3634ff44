// Plays the steps of a table one after another, at a pace that people can follow. A key or a tap skips a pause.

// With this many queued steps the reader has fallen behind, and steps don't pause.
const BEHIND = 12;

export class Steps {
  #queue = [];
  #isPlaying = false;
  #skip = null;
  // Whether the current step waits for the reader.
  #isStaying = false;
  // `show(step)` shows one step and may be asynchronous. `onPause(next)` is called when there is time before the next step,
  // `onStay()` when a step waits for the reader,
  // `onPlaying(isPlaying)` when several steps start or have ended. `isHidden()` returns whether the page is hidden, so that steps
  // don't pause; `rate()` how many times faster than normal steps are played.
  constructor({ show, onPause = () => {}, onStay = () => {}, onPlaying = () => {}, isHidden = () => false, rate = () => 1 }) {
    Object.assign(this, { show, onPause, onStay, onPlaying, isHidden, rate });
  }

  // Adds the steps of one message; the last one is the current state.
  add(steps) {
    this.#queue.push(...steps);
    this.#play();
  }

  // Drops the queued steps.
  clear() {
    this.#queue.length = 0;
    this.skip();
  }

  // Ends the current pause; returns false if there is none.
  skip() {
    const skip = this.#skip;
    this.#skip = null;
    skip?.();
    return Boolean(skip);
  }

  // Ends the current pause, unless the step waits for the reader.
  hurry() {
    if (!this.#isStaying) this.skip();
  }

  get isPausing() {
    return Boolean(this.#skip);
  }

  get isEmpty() {
    return this.#queue.length === 0;
  }

  async #play() {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    let isStory = false;
    while (this.#queue.length) {
      const step = this.#queue.shift();
      isStory ||= this.#queue.length > 0;
      this.onPlaying(isStory);
      await this.show(step);
      await this.#pauseAfter(step);
    }
    this.onPlaying(false);
    this.#isPlaying = false;
  }

  async #pauseAfter(step) {
    // A later step that stays covers this one.
    if (step.stays && !this.#queue.some((later) => later.stays)) {
      this.#isStaying = true;
      await new Promise((resolve) => {
        this.#skip = resolve;
        this.onStay();
      });
      this.#isStaying = false;
    } else if (step.pause && this.#queue.length && this.#queue.length < BEHIND && !this.isHidden()) {
      this.onPause(this.#queue[0]);
      await new Promise((resolve) => {
        const timer = setTimeout(() => this.skip(), step.pause / this.rate());
        this.#skip = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
