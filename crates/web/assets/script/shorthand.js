// Writes out the shorthand of messages: pieces of markup that recur often are sent as one character each.

// Control characters, then characters for private use.
const PIECES = /[\u0080-\u009f\ue000-\ue01f]/g;
const number = (code) => (code < 0xe000 ? code - 0x80 : code - 0xe000 + 32);

export class Shorthand {
  #pieces;

  // `list` has a piece in each line.
  constructor(list = "") {
    this.#pieces = list.split("\n");
  }

  // A step with its markup written out.
  expand(step) {
    const { page, parts, append } = step;
    const full = { ...step };
    if (page !== undefined) full.page = this.#write(page);
    if (parts) full.parts = this.#writeAll(parts);
    if (append) full.append = this.#writeAll(append);
    return full;
  }

  #writeAll(markup) {
    return Object.fromEntries(Object.entries(markup).map(([name, html]) => [name, this.#write(html)]));
  }

  #write(html) {
    return html.replace(PIECES, (piece) => this.#pieces[number(piece.charCodeAt(0))] ?? "");
  }
}
