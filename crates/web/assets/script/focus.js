// Keyboard focus at a table. Playing a hand removes the focused card; at the next choice the focus is restored, unless the
// reader has moved it elsewhere. After a tap or a click it is not: a focused card rises, as if it were half chosen.

export class FocusKeeper {
  #key = null;

  constructor(table) {
    this.table = table;
  }

  // Call before the table changes.
  remember() {
    const active = document.activeElement;
    const key = active?.closest("#table [data-key]")?.dataset.key;
    if (key) this.#key = active.matches(":focus-visible") ? key : null;
    else if (active && active !== document.body && !active.matches("[data-continue]")) this.#key = null;
  }

  // Call after the last of several changes.
  restore() {
    if (!this.#key || (document.activeElement && document.activeElement !== document.body)) return;
    const same = this.table.querySelector(`[data-key="${CSS.escape(this.#key)}"]`);
    (same ?? this.table.querySelector(".stage [data-key]"))?.focus();
  }
}
