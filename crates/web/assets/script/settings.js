// Settings that take effect at once: preferences become attributes of the root element, a face is shown in the header.

// Duration of messages, in milliseconds.
const SAVED = 3000;
const ERROR = 6000;

export class Settings {
  // `announce(text, ms)` shows messages, `failed` is the message for a form that could not be sent.
  constructor({ root, announce, failed, fetch = (...request) => window.fetch(...request) }) {
    Object.assign(this, { root, announce, failed, fetch });
  }

  // Sends a form of the settings, and shows the result without loading the page.
  async submit(form, submitter) {
    const body = new URLSearchParams(new FormData(form, submitter));
    const { isOk, text } = await this.#post(form.action, body);
    if (isOk) this.#show(form, submitter);
    if (text) this.announce(text, isOk ? SAVED : ERROR);
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
    if (submitter.name in this.root.dataset) this.root.dataset[submitter.name] = submitter.value;
    const avatar = this.root.querySelector("header .avatar .face");
    if (submitter.name === "face") avatar?.replaceChildren(submitter.querySelector("svg").cloneNode(true));
    if (submitter.name === "colour" && avatar) avatar.className = `face player-${Number(submitter.value) + 1}`;
  }
}
