// The kanji that the reader has made and missed in all games, kept in this browser, to download for learning.

const KEY = "kanji-list";

export class KanjiList {
  constructor({ storage = localStorage } = {}) {
    this.storage = storage;
  }

  // All kept kanji by their characters.
  get all() {
    try {
      return JSON.parse(this.storage.getItem(KEY)) ?? {};
    } catch {
      return {};
    }
  }

  // Keeps the kanji that a result lists, and shows how many there are now. A kanji that was made stays so.
  keep(root) {
    const section = root.querySelector("[data-kanji-list]");
    if (!section) return;
    const all = this.all;
    for (const { dataset } of section.querySelectorAll("[data-kanji]")) {
      const { kanji, on, kun, meaning, strokes, kind } = dataset;
      all[kanji] = { on, kun, meaning, strokes, kind: all[kanji]?.kind === "made" ? "made" : kind };
    }
    try {
      this.storage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A full or forbidden storage: the result itself still lists them.
    }
    const count = section.querySelector("[data-kept]");
    if (count) count.textContent = count.dataset.kept.replace("#", Object.keys(all).length);
  }

  // The list as a table for spreadsheets.
  csv() {
    const rows = Object.entries(this.all).map(([kanji, { on, kun, meaning, strokes, kind }]) => [kanji, on, kun, meaning, strokes, kind]);
    return table([["kanji", "on", "kun", "meaning", "strokes", "result"], ...rows], ",", "\r\n");
  }

  // The list as cards for Anki: a text file whose first lines tell Anki how to read it.
  anki() {
    const cards = Object.entries(this.all).map(([kanji, { on, kun, meaning, strokes, kind }]) => {
      const back = [meaning, [on, kun].filter(Boolean).join("、"), `${strokes}画`].filter(Boolean).join(" · ");
      return [kanji, back, `sushiya ${kind}`];
    });
    const head = ["#separator:tab", "#html:false", "#notetype:Basic", "#deck:Kanji-zushi", "#columns:Front\tBack\tTags", "#tags column:3"];
    return head.join("\n") + "\n" + table(cards, "\t", "\n");
  }

  // Downloads the list in a format.
  download(format) {
    const [text, type, name] = format === "anki" ? [this.anki(), "text/plain", "kanji-zushi.txt"] : [this.csv(), "text/csv", "kanji-zushi.csv"];
    // Spreadsheets need the mark to recognise the encoding; Anki does not.
    const content = format === "anki" ? text : `\ufeff${text}`;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

// Rows as text, with every field in quotes.
function table(rows, separator, end) {
  const quoted = (field) => `"${String(field ?? "").replaceAll('"', '""')}"`;
  return rows.map((row) => row.map(quoted).join(separator) + end).join("");
}
