// The page of a score pad: shows a sheet, and changes it when buttons are pressed and fields are filled in. The pad works
// offline, and without this script by its form.

import { announce } from "./announce.js";
import { excesses, score } from "./pad-score.js";
import { Sheet, readTables, shorten } from "./pad-sheet.js";

// Maximum number of changes that can be undone.
const MAX_PAST = 100;

// Pads and rules are cached for offline use.
navigator.serviceWorker?.register("/sw.js").catch(() => {});

function open(form, words) {
  const tables = readTables(words.tables);
  const find = (selector) => form.querySelector(selector);
  const columns = find(".columns-of-players");
  const undo = find("[data-undo]");
  const templates = { player: template("one-more"), dummy: template("a-dummy") };
  const storageKey = `score-pad/${tables.game}`;
  // The address before each change, the latest last. It survives a reload.
  const past = JSON.parse(stored(sessionStorage, `${storageKey}/past`) || "[]");
  let sheet;
  let address;
  let complaint = "";
  // The field that is being typed into: all its letters are one change.
  let typedInto = null;

  // ---- Showing the sheet

  function show() {
    const names = sheet.players.map(({ name }, seat) => (sheet.isDummy(seat) ? words.dummy : name || fill(words.player, { number: seat + 1 })));
    const result = score(tables, sheet);
    showColumns(names, result);
    showBoard(names, result);
    showPaper(names, result);
    setText(find("[data-verdict]"), verdict(names, result));
    showNotices(names);
    for (const tab of form.querySelectorAll(".tabs button")) tab.setAttribute("aria-pressed", Number(tab.value) === sheet.at);
    find("[data-join]").hidden = !sheet.canJoin;
    if (tables.dummy) find("[data-join-dummy]").hidden = !sheet.canJoinDummy;
    undo.setAttribute("aria-disabled", !past.length);
  }

  function verdict(names, { winners, decision }) {
    if (sheet.isEmpty) return words.nothing;
    const sentence = { points: words.ahead, tie: words.aheadTie, shared: words.level }[decision];
    return fill(sentence, { names: winners.map((seat) => names[seat]).join(words.comma), what: tables.tie.label });
  }

  function showNotices(names) {
    const unknown = sheet.players.flatMap((player, seat) => (player.unknown ? [fill(words.unknown, { name: names[seat], what: player.unknown })] : []));
    const tooMany = excesses(tables, sheet).map(({ limit, seat, found, most }) => {
      return fill(seat === null ? words.excess : words.excessOf, { what: limit.label, found, most, name: names[seat] });
    });
    const notices = [complaint, sheet.garbled ? words.garbled : "", ...unknown, ...tooMany].filter(Boolean);
    const list = find("[data-notices]");
    // A live region is announced on every change.
    if ([...list.children].map((item) => item.textContent).join() !== notices.join()) {
      list.replaceChildren(...notices.map((text) => make("li", text)));
    }
  }

  // The points of all players, always visible.
  function showBoard(names, { totals, winners }) {
    const items = fit(find("[data-board]"), names.length);
    items.forEach((item, seat) => {
      item.classList.toggle("ahead", !sheet.isEmpty && winners.includes(seat));
      const link = item.querySelector("a");
      link.href = `#player-${seat + 1}`;
      setText(link.querySelector("bdi"), names[seat]);
      setText(link.querySelector("b"), points(totals[seat]));
    });
  }

  // The printed sheet. The page provides its rows; there is a column for each player.
  function showPaper(names, { points: lines, totals, decider }) {
    const fillRow = (row, values) => fit(row, values.length, 1).forEach((cell, seat) => setText(cell.querySelector("bdi") ?? cell, values[seat]));
    const table = find("[data-paper]");
    fillRow(table.tHead.rows[0], names);
    for (const row of table.querySelectorAll("[data-line]")) fillRow(row, lines[row.dataset.line].map(points));
    for (const heading of table.querySelectorAll(".round th")) heading.colSpan = names.length + 1;
    const named = table.querySelector(".named");
    if (named) fillRow(named, sheet.players.map((player) => namedCells(player).map(inWords).join(words.comma)));
    fillRow(table.querySelector(".total"), totals.map(points));
    fillRow(table.querySelector(".tie"), decider.map(points));
  }

  function showColumns(names, result) {
    while (columns.children.length > sheet.players.length) columns.lastElementChild.remove();
    sheet.players.forEach((player, seat) => {
      const kind = sheet.isDummy(seat) ? templates.dummy : templates.player;
      const there = columns.children[seat];
      if (!there) columns.append(kind.cloneNode(true));
      else if (there.classList.contains("dummy") !== (kind === templates.dummy)) there.replaceWith(kind.cloneNode(true));
      showColumn(columns.children[seat], player, seat, names[seat], result);
    });
  }

  function showColumn(section, player, seat, name, { points: lines, totals }) {
    section.id = `player-${seat + 1}`;
    section.setAttribute("aria-label", name);
    const nameField = section.querySelector("[name='name']");
    if (nameField) {
      if (nameField !== document.activeElement) nameField.value = player.name;
      nameField.placeholder = fill(words.player, { number: seat + 1 });
      section.querySelector(".leave").hidden = sheet.people === tables.least;
    }
    section.querySelector("[data-total]").textContent = points(totals[seat]);
    for (const part of section.querySelectorAll("[data-section]")) part.hidden = Number(part.dataset.section) !== sheet.at;
    for (const box of section.querySelectorAll("[data-cell]")) showCell(box, player.counts[box.dataset.cell], lines, seat);
    if (tables.isTyped) showNamed(section, player);
  }

  function showCell(box, count, lines, seat) {
    const cell = tables.cells[box.dataset.cell];
    if (cell.isNamed) {
      box.querySelector("button").setAttribute("aria-pressed", count > 0);
      return;
    }
    const [less, input, more] = box.querySelector(".stepper").children;
    if (input !== document.activeElement || Number(input.value) !== count) input.value = count;
    less.disabled = count === 0;
    more.disabled = count === cell.worth.length - 1;
    // The first cell of a prize shows the share.
    const isFirst = tables.lines[cell.line].prize?.cells[0] === Number(box.dataset.cell);
    box.querySelector("[data-worth]").textContent = signed(isFirst ? lines[cell.line][seat] : cell.worth[count]);
  }

  // The named cells of a player, repeated by count.
  function namedCells(player) {
    return player.counts.flatMap((count, index) => (count && tables.cells[index].isNamed ? Array(count).fill(tables.cells[index]) : []));
  }

  function showNamed(section, player) {
    const cross = section.querySelector(".leave .icon");
    section.querySelector("[data-picked]").replaceChildren(...namedCells(player).map((cell) => {
      const remove = fill(words.remove, { what: inWords(cell) });
      const button = make("button", "", { type: "submit", name: "less", value: cell.key, title: remove, ariaLabel: remove });
      button.append(make("span", cell.label, { lang: "ja" }), make("small", cell.worth[1]), cross.cloneNode(true));
      return button;
    }));
    const field = section.querySelector("[name='typed']");
    if (field.value !== player.unknown && field !== document.activeElement) field.value = player.unknown;
  }

  // ---- Saving it in the URL and in this browser

  function changed(field = null) {
    const before = address;
    address = sheet.address;
    if (address !== before && !(field && field === typedInto)) past.push(before);
    typedInto = field;
    settle();
  }

  function settle() {
    sheet.garbled = false;
    complaint = "";
    past.splice(0, past.length - MAX_PAST);
    writeAddress();
    store(localStorage, storageKey, address);
    store(sessionStorage, `${storageKey}/past`, JSON.stringify(past));
    show();
  }

  // The forms of the settings return to this URL, too.
  function writeAddress() {
    history.replaceState(null, "", `${location.pathname}?${address}${location.hash}`);
    for (const back of document.querySelectorAll("input[name='back']")) back.value = location.pathname + location.search;
  }

  // ---- Buttons and fields

  const seatOf = (element) => [...columns.children].indexOf(element.closest(".player"));
  const playerOf = (element) => sheet.players[seatOf(element)];
  const cellOf = (key) => tables.keys.get(key);
  // A button that disappears when pressed moves the focus to undo.
  const focusUndo = () => undo.focus({ preventScroll: true });

  const presses = {
    join: () => sheet.join(""),
    dummy: () => sheet.joinDummy(),
    new: () => { sheet.clear(); focusUndo(); },
    leave: (button) => { sheet.leave(seatOf(button)); focusUndo(); },
    more: (button) => { playerOf(button).counts[cellOf(button.value)] += 1; },
    less: (button) => {
      playerOf(button).counts[cellOf(button.value)] -= 1;
      if (button.closest("[data-picked]")) focusUndo();
    },
    flip: (button) => {
      const { counts } = playerOf(button);
      counts[cellOf(button.value)] = 1 - counts[cellOf(button.value)];
    },
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter;
    if (button?.name === "at") {
      // Opening a section is not a change that can be undone.
      sheet.at = Number(button.value);
      address = sheet.address;
      settle();
    } else if (button) {
      presses[button.name === "do" ? button.value : button.name]?.(button);
      changed();
    }
  });
  form.addEventListener("input", ({ target }) => {
    if (target.name === "typed") return;
    if (target.name === "name") playerOf(target).name = shorten(target.value);
    else if (target.checkValidity()) playerOf(target).counts[cellOf(target.name)] = Number(target.value);
    else return;
    changed(target);
  });
  form.addEventListener("change", ({ target }) => {
    if (target.name === "typed") {
      const player = playerOf(target);
      sheet.type(player, target.value);
      target.value = player.unknown;
      changed();
    } else if (target.type === "number") {
      // An invalid count is reset to the previous one.
      const cell = tables.cells[cellOf(target.name)];
      if (!target.checkValidity()) complaint = fill(words.miscount, { what: cell.label, most: cell.worth.length - 1 });
      target.value = playerOf(target).counts[cellOf(target.name)];
      show();
    }
  });
  form.addEventListener("focusin", ({ target }) => { if (target.type === "number") target.select(); });
  undo.addEventListener("click", () => {
    if (!past.length) return;
    address = past.pop();
    sheet = Sheet.read(tables, address);
    typedInto = null;
    settle();
  });

  const [share, print] = [find("[data-pad-share]"), find("[data-pad-print]")];
  const copied = document.getElementById("words").dataset.copied;
  const copy = () => navigator.clipboard.writeText(location.href).then(() => announce(copied, 2500));
  share.hidden = !navigator.share && !navigator.clipboard;
  share.addEventListener("click", async () => {
    const shared = { title: document.title, text: find("[data-verdict]").textContent, url: location.href };
    try {
      await (navigator.share ? navigator.share(shared) : copy());
    } catch (error) {
      // Closing the browser's own dialog is not an error.
      if (error.name !== "AbortError") announce(words.kept, 6000);
    }
  });
  print.hidden = false;
  print.addEventListener("click", () => window.print());

  // A shared link is only shown: the reader's own sheet stays in this browser until they change something.
  const isSent = location.search.length > 1;
  sheet = Sheet.read(tables, isSent ? location.search : stored(localStorage, storageKey));
  address = sheet.address;
  writeAddress();
  undo.hidden = false;
  show();
}

function template(id) {
  return document.getElementById(id)?.content.firstElementChild;
}

// The children of an element after the first few, adjusted to `count` by copying the last or removing some.
function fit(parent, count, first = 0) {
  while (parent.children.length > count + first) parent.lastElementChild.remove();
  while (parent.children.length < count + first) parent.append(parent.lastElementChild.cloneNode(true));
  return [...parent.children].slice(first);
}

function make(tag, text = "", more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, more);
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// Fills in the blanks of a sentence.
function fill(sentence, blanks) {
  return sentence.replace(/%(\w+)%/g, (_, blank) => blanks[blank]);
}

const points = (number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number) => (number > 0 ? `+${number}` : number ? points(number) : "");
const inWords = (cell) => `${cell.label}\u00a0${cell.worth[1]}`;

// If storage is not available, the URL still has everything.
function store(storage, key, text) {
  try { storage.setItem(key, text); } catch { /* See above. */ }
}

function stored(storage, key) {
  try { return storage.getItem(key) ?? ""; } catch { return ""; }
}

const form = document.getElementById("score-pad");
if (form) open(form, form.dataset);
