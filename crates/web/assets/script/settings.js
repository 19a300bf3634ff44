// Settings that take effect at once: preferences become attributes of the root element, a face is shown in the header.

// Duration of messages, in milliseconds.
const SAVED = 3000;
const ERROR = 6000;

export class Settings {
  // `announce(text, ms)` shows messages, `failed` is the message for a form that could not be sent.
  constructor({ root, announce, failed, fetch = (...request) => window.fetch(...request) }) {
    Object.assign(this, { root, announce, failed, fetch });
  }

  // Sends a form of the settings, and shows the result without loading the page. A preference takes effect before the server
  // has answered, and is taken back if it was refused.
  async submit(form, submitter) {
    const body = new URLSearchParams(new FormData(form, submitter));
    const { name } = submitter ?? {};
    const before = this.root.dataset[name];
    if (before !== undefined) this.#prefer(name, submitter.value);
    const { isOk, text } = await this.#post(form.action, body);
    if (!isOk && before !== undefined) this.#prefer(name, before);
    if (isOk && before === undefined) this.#show(form, submitter);
    if (text) this.announce(text, isOk ? SAVED : ERROR);
  }

  // Sets a preference, and shows it on all of its buttons: those that choose a value, and the one in the bar that switches.
  #prefer(name, value) {
    this.root.dataset[name] = value;
    for (const button of this.root.querySelectorAll(`button[name="${name}"]`)) {
      if (button.matches("[data-switch]")) {
        button.ariaPressed = value === "on";
        button.value = value === "on" ? "off" : "on";
      } else {
        button.ariaPressed = button.value === value;
      }
    }
  }

  async #post(url, body) {
    try {
      const response = await this.fetch(url, { method: "POST", body, headers: { accept: "text/plain" } });
      return { isOk: response.ok, text: await response.text() };
    } catch {
      return { isOk: false, text: this.failed };
    }
  }

  #show(form, submitter) {
    if (!submitter?.name) return;
    for (const choice of form.querySelectorAll(`button[name="${submitter.name}"]`)) choice.ariaPressed = choice === submitter;
    const avatar = this.root.querySelector("header .avatar .face");
    if (submitter.name === "face") avatar?.replaceChildren(submitter.querySelector("svg").cloneNode(true));
    if (submitter.name === "colour" && avatar) avatar.className = `face player-${Number(submitter.value) + 1}`;
  }
}
