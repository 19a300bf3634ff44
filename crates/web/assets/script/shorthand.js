// Writes out the shorthand of messages: pieces of markup that recur often are sent as one control character each.

const FIRST = 0x80;
const PIECES = /[\u0080-\u009f]/g;

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
    return html.replace(PIECES, (piece) => this.#pieces[piece.charCodeAt(0) - FIRST] ?? "");
  }
}
