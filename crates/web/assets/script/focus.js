// Keyboard focus at a table. Playing a hand removes the focused card; at the next choice the focus is restored, unless the
// reader has moved it elsewhere.

export class FocusKeeper {
  #key = null;

  constructor(table) {
    this.table = table;
  }

  // Call before the table changes.
  remember() {
    const active = document.activeElement;
    const key = active?.closest("#table [data-key]")?.dataset.key;
    if (key) this.#key = key;
    else if (active && active !== document.body && !active.matches("[data-continue]")) this.#key = null;
  }

  // Call after the last of several changes.
  restore() {
    if (!this.#key || (document.activeElement && document.activeElement !== document.body)) return;
    const same = this.table.querySelector(`[data-key="${CSS.escape(this.#key)}"]`);
    (same ?? this.table.querySelector(".stage [data-key]"))?.focus();
  }
}
