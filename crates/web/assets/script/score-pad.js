// The page of a score pad: shows a sheet, and changes it when buttons are pressed and fields are filled in. The pad works
// offline, and without this script by its form.

import { announce } from "./announce.js";
import { begunOf, keepGame, keepPeople, read, recentPeople, showGames, write } from "./pad-memory.js";
import { excesses, ranks, score } from "./pad-score.js";
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
  const past = JSON.parse(read(sessionStorage, `${storageKey}/past`) || "[]");
  // When this game began: it is kept once, however often it is finished.
  let begun;
  let sheet;
  let address;
  let complaint = "";
  // The field that is being typed into: all its letters are one change.
  let typedInto = null;

  // ---- Showing the sheet

  function show() {
    const names = sheet.players.map(({ name }, seat) => (sheet.isDummy(seat) ? words.dummy : name || fill(words.player, { number: seat + 1 })));
    const result = score(tables, sheet);
    form.className = `score-pad at-${sheet.stage || "entry"}${sheet.totals ? " totals-only" : ""}`;
    showColumns(names, result);
    showBoard(names, result);
    showPaper(names, result);
    showFinale(names, result);
    setText(find("[data-verdict]"), verdict(names, result));
    showNotices(names);
    for (const tab of form.querySelectorAll(".tabs button")) setPressed(tab, Number(tab.value) === sheet.at);
    for (const count of form.querySelectorAll("[name='players']")) setPressed(count, !sheet.dummy && Number(count.value) === sheet.players.length);
    if (tables.dummy) setPressed(find("[value='dummy']"), sheet.dummy);
    setPressed(find("[value='dishes']"), !sheet.totals);
    setPressed(find("[value='totals']"), sheet.totals);
    undo.setAttribute("aria-disabled", !past.length);
  }

  function verdict(names, { winners, decision }) {
    if (sheet.isEmpty) return words.nothing;
    return sentence({ points: words.ahead, tie: words.aheadTie, shared: words.level }[decision], names, winners);
  }

  function sentence(text, names, winners, points) {
    return fill(text, { names: winners.map((seat) => names[seat]).join(words.comma), points, what: tables.tie.label });
  }

  // Who has won, and everybody by rank. A dummy has no rank and comes last.
  function showFinale(names, result) {
    const { winners, decision, totals } = result;
    const wins = { points: words.won, tie: words.wonTie, shared: words.drawn }[decision];
    find("[data-finale]").hidden = sheet.stage !== "result";
    setText(find("[data-won]"), sentence(wins, names, winners, inPoints(totals[winners[0]])));
    const places = ranks(result, sheet);
    const order = [...names.keys()].sort((one, other) => (places[one] ?? 99) - (places[other] ?? 99) || one - other);
    fit(find("[data-podium]"), order.length).forEach((item, index) => {
      const seat = order[index];
      item.className = `step-${index + 1}${places[seat] === 1 ? " first" : ""}`;
      const [face, name, points, rank] = item.children;
      showFace(face, seat);
      setText(name, names[seat]);
      setText(points, inPoints(totals[seat]));
      setText(rank, `${places[seat] ?? "–"}`);
    });
  }

  function showFace(face, seat) {
    const pattern = templates[sheet.isDummy(seat) ? "dummy" : "player"].querySelector(".face");
    const copy = pattern.cloneNode(true);
    if (!sheet.isDummy(seat)) {
      copy.className = `face player-${seat + 1}`;
      const use = copy.querySelector("use");
      use.setAttribute("href", use.getAttribute("href").replace(/#.*/, `#avatar-${tables.faces[sheet.players[seat].face]}`));
    }
    if (face.outerHTML !== copy.outerHTML) face.replaceWith(copy);
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
    const board = find("[data-board]");
    board.className = `scoreboard of-${names.length}`;
    fit(board, names.length).forEach((chip, seat) => {
      chip.classList.toggle("ahead", !sheet.isEmpty && winners.includes(seat));
      if (!chip.classList.length) chip.removeAttribute("class");
      chip.value = seat;
      setPressed(chip, seat === sheet.who);
      const [face, name, points] = chip.children;
      showFace(face, seat);
      setText(name, names[seat]);
      setText(points, inPoints(totals[seat]));
    });
  }

  // The printed sheet. The page provides its rows; there is a column for each player.
  function showPaper(names, { points: lines, totals, decider }) {
    const fillRow = (row, values) => fit(row, values.length, 1).forEach((cell, seat) => setText(cell.querySelector("bdi") ?? cell, values[seat]));
    const table = find("[data-paper]");
    find("[data-roll]").className = `paper of-${names.length}`;
    fillRow(table.tHead.rows[0], names);
    table.tHead.querySelectorAll(".face").forEach(showFace);
    for (const row of table.querySelectorAll("[data-line]")) {
      const line = lines[row.dataset.line];
      fillRow(row, line.map(inPoints));
      row.hidden = (sheet.totals || tables.lines[row.dataset.line].isForTotals) && line.every((points) => points === 0);
    }
    for (const heading of table.querySelectorAll(".round th")) heading.colSpan = names.length + 1;
    const named = table.querySelector(".named");
    if (named) fillRow(named, sheet.players.map((player) => namedCells(player).map(inWords).join(words.comma)));
    fillRow(table.querySelector(".total"), totals.map(inPoints));
    fillRow(table.querySelector(".tie"), decider.map(inPoints));
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
    section.classList.toggle("open", seat === sheet.who);
    const nameField = section.querySelector("[name='name']");
    if (nameField) {
      if (nameField !== document.activeElement) nameField.value = player.name;
      nameField.placeholder = fill(words.player, { number: seat + 1 });
      nameField.setAttribute("list", "people");
      showFace(section.querySelector(".look .face"), seat);
      section.querySelector(".leave").hidden = sheet.people === tables.least;
    }
    section.querySelector("[data-total]").textContent = inPoints(totals[seat]);
    for (const part of section.querySelectorAll("[data-section]")) part.hidden = Number(part.dataset.section) !== sheet.at;
    for (const box of section.querySelectorAll("[data-cell]")) showCell(box, player.counts[box.dataset.cell], lines, seat);
    if (tables.isTyped) showNamed(section, player);
  }

  function showCell(box, count, lines, seat) {
    const cell = tables.cells[box.dataset.cell];
    if (cell.isNamed) {
      setPressed(box.querySelector("button"), count > 0);
      return;
    }
    const input = box.querySelector("input");
    if (input !== document.activeElement || Number(input.value) !== count) input.value = count;
    if (cell.isTotal) return;
    box.classList.toggle("some", count > 0);
    box.querySelector(".less").disabled = count === 0;
    box.querySelector(".add").disabled = count === cell.worth.length - 1;
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

  // ---- Changing the sheet

  // The sheet has changed. Everything typed into one field is one change.
  function changed(field = null) {
    const before = address;
    address = sheet.address;
    if (address !== before && !(field && field === typedInto)) past.push(before);
    typedInto = field;
    settle();
  }

  // What is shown has changed, which is nothing to undo.
  function viewed() {
    address = sheet.address;
    settle();
  }

  function settle() {
    sheet.garbled = false;
    complaint = "";
    past.splice(0, past.length - MAX_PAST);
    writeAddress();
    write(localStorage, storageKey, address);
    write(localStorage, `${storageKey}/begun`, begun);
    write(sessionStorage, `${storageKey}/past`, JSON.stringify(past));
    show();
  }

  // The forms of the settings return to this URL, too.
  function writeAddress() {
    history.replaceState(null, "", `${location.pathname}?${address}`);
    for (const back of document.querySelectorAll("input[name='back']")) back.value = location.pathname + location.search;
  }

  // ---- Buttons and fields

  const seatOf = (element) => [...columns.children].indexOf(element.closest(".player"));
  const playerOf = (element) => sheet.players[seatOf(element)];
  const cellOf = (key) => tables.keys.get(key);
  // A button that disappears when pressed moves the focus to undo.
  const focusUndo = () => undo.focus({ preventScroll: true });
  const toTop = () => scrollTo({ top: 0 });

  // Buttons that change the sheet.
  const presses = {
    add: () => {},
    dummy: () => sheet.joinDummy(),
    players: (button) => sheet.resize(Number(button.value)),
    look: (button) => sheet.nextFace(seatOf(button)),
    new: () => {
      sheet.clear();
      begun = Date.now();
      focusUndo();
    },
    leave: (button) => { sheet.leave(seatOf(button)); focusUndo(); },
    more: (button) => { playerOf(button).counts[cellOf(button.value)] += 1; },
    less: (button) => {
      playerOf(button).counts[cellOf(button.value)] -= 1;
      if (button.closest("[data-picked]")) focusUndo();
    },
    flip: (button) => {
      const player = playerOf(button);
      player.counts[cellOf(button.value)] = 1 - player.counts[cellOf(button.value)];
      // A tapped kanji stands for the one that was not known.
      player.unknown = "";
      button.closest(".player").querySelector("[name='typed']").value = "";
    },
  };

  // Buttons that change what is shown.
  const views = {
    at: (button) => { sheet.at = Number(button.value); },
    who: (button) => { sheet.who = Number(button.value); },
    next: () => { sheet.who = (sheet.who + 1) % sheet.players.length; toTop(); },
    dishes: () => { sheet.totals = false; },
    totals: () => { Object.assign(sheet, { totals: true, at: 0 }); },
    setup: () => { sheet.stage = "setup"; toTop(); },
    start: () => {
      sheet.stage = "";
      keepPeople(sheet.players.filter((_, seat) => !sheet.isDummy(seat)));
      toTop();
    },
    edit: () => { sheet.stage = ""; },
    finish: () => {
      sheet.stage = "result";
      keepFinished();
      toTop();
    },
  };

  function keepFinished() {
    if (sheet.isEmpty) return;
    const { totals, winners } = score(tables, sheet);
    const players = sheet.players.map(({ name, face }, seat) => ({
      name: sheet.isDummy(seat) ? words.dummy : name || fill(words.player, { number: seat + 1 }),
      face,
      points: totals[seat],
      hasWon: winners.includes(seat),
    }));
    keepGame({ begun, game: tables.game, address: sheet.address, players });
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter;
    const action = button?.name === "do" ? button.value : button?.name;
    if (views[action]) {
      views[action](button);
      viewed();
    } else if (presses[action]) {
      presses[action](button);
      changed();
    }
  });
  form.addEventListener("input", ({ target }) => {
    if (target.name === "typed") return;
    if (target.name === "name") takeName(target);
    else if (target.checkValidity()) playerOf(target).counts[cellOf(target.name)] = Number(target.value);
    else return;
    changed(target);
  });
  // A known player brings their face.
  function takeName(field) {
    const player = playerOf(field);
    player.name = shorten(field.value);
    const known = recentPeople().find(({ name }) => name === player.name);
    if (known && !sheet.players.some(({ face }) => face === known.face)) player.face = known.face;
  }
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
    const text = find(sheet.stage === "result" ? "[data-won]" : "[data-verdict]").textContent;
    const shared = { title: document.title, text, url: location.href };
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
  const own = read(localStorage, storageKey);
  sheet = Sheet.read(tables, isSent ? location.search : own);
  if (!isSent && !own) sheet.seat(recentPeople());
  address = sheet.address;
  // A past game that is opened again is not another one.
  begun = begunOf(tables.game, address) ?? ((address === own && Number(read(localStorage, `${storageKey}/begun`))) || Date.now());
  if (isSent || own) writeAddress();
  suggestPeople(form);
  undo.hidden = false;
  show();
}

// Offers the names of recent players while a name is typed.
function suggestPeople(form) {
  const list = make("datalist", "", { id: "people" });
  list.append(...recentPeople().map(({ name }) => make("option", "", { value: name })));
  form.append(list);
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

function setPressed(button, isPressed) {
  button.setAttribute("aria-pressed", isPressed);
}

// Fills in the blanks of a sentence.
function fill(sentence, blanks) {
  return sentence.replace(/%(\w+)%/g, (_, blank) => blanks[blank]);
}

const inPoints = (number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number) => (number > 0 ? `+${number}` : number ? inPoints(number) : "");
const inWords = (cell) => `${cell.label}\u00a0${cell.worth[1]}`;

const form = document.getElementById("score-pad");
if (form) open(form, form.dataset);
const games = document.querySelector("[data-past-games]");
if (games) showGames(games);
