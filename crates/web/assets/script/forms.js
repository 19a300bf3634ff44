// Forms and selections of a table. They are sent over the socket with a request id, or by POST while there is no socket.

// Duration of error messages, in milliseconds.
const ERROR = 6000;

export class TableForms {
  #lastId = 0;
  // Forms that the server has not answered yet, by request id.
  #pending = new Map();

  // `connection` sends messages, `failed` is the message for a lost form, `announce(text, ms)` shows messages, `onError()`
  // is called for a refused or lost form, and `showHint(html)` shows an answer in HTML.
  constructor({ connection, announce, failed, showHint, onError = () => {}, fetch = (...request) => window.fetch(...request) }) {
    Object.assign(this, { connection, announce, failed, showHint, onError, fetch });
  }

  async submit(form, submitter) {
    const fields = new URLSearchParams(new FormData(form, submitter));
    const id = ++this.#lastId;
    if (this.connection?.send({ id, form: fields.toString() })) this.#pending.set(id, form);
    else this.#finish(form, await this.#post(form, fields));
  }

  // Sends the picks to the server; returns false without a connection, so that the link is followed instead.
  select(query) {
    return Boolean(this.connection?.send({ select: query }));
  }

  // Handles a message with the id of a form.
  answered(answer) {
    const form = this.#pending.get(answer.id);
    if (!form) return;
    this.#pending.delete(answer.id);
    this.#finish(form, answer);
  }

  // Handles a lost connection. It is unknown which unanswered forms have arrived, and sending one again could repeat its
  // action, so the reader decides.
  lost() {
    const forms = [...this.#pending.values()];
    this.#pending.clear();
    for (const form of forms) this.#finish(form, { error: this.failed });
  }

  async #post(form, fields) {
    try {
      const response = await this.fetch(form.action, { method: "POST", body: fields, headers: { accept: "text/plain" } });
      const text = await response.text();
      if (!response.ok) return { error: text };
      return response.headers.get("content-type")?.startsWith("text/html") ? { html: text } : {};
    } catch {
      return { error: this.failed };
    }
  }

  #finish(form, { error, html }) {
    if (error !== undefined) {
      this.announce(error, ERROR);
      this.onError();
      // Reset a rejected setting to its old value.
      if (form.matches("[data-auto]")) form.reset();
    } else if (html !== undefined) {
      this.showHint(html);
    } else if (form.querySelector("#remark")) {
      form.reset();
    }
  }
}
