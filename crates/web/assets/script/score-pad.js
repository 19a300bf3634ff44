// The script of the score pad. It knows no rules: it looks up in the tables that the page carries, step by step as the house
// does (score_pad/sum.rs), so that the pad works without a connection. Without it the pad works by its form.
import { announce } from "./announce.js";

{
  // Pads and rules are kept for when there is no connection.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});

  const form = document.getElementById("score-pad");
  if (form) pad(form, JSON.parse(form.dataset.tables), form.dataset);

  function pad(form, tables, words) {
    const { lines, tie, limits, least, most } = tables;
    // Cells that are only typed come in brief: key, label, another spelling, points of one, how many there can be.
    const typed = tables.typed.split(" ").filter(Boolean).map((row) => {
      const [key, label, spelt, points, most] = row.split(",");
      return { key, label, named: true, line: 0, worth: Array.from({ length: Number(most) + 1 }, (_, count) => count * points), spelt };
    });
    const cells = [...tables.cells, ...typed];
    const place = new Map(cells.map((cell, index) => [cell.key, index]));
    const spelling = new Map(cells.map((cell, index) => [cell.spelt, index]));
    const find = (selector) => form.querySelector(selector);
    const columns = find(".columns-of-players");
    const template = (id) => document.getElementById(id)?.content.firstElementChild;
    const [onePlayer, aDummy] = [template("one-more"), template("a-dummy")];
    const kept = `score-pad/${tables.game}`;
    const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
    const fill = (text, blanks) => text.replace(/%(\w+)%/g, (_, blank) => blanks[blank]);
    const make = (tag, text = "", more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);

    const points = (number) => (number < 0 ? `−${-number}` : `${number}`);
    const signed = (number) => (number > 0 ? `+${number}` : number ? points(number) : "");

    // ---- The sheet: as an address says it.

    const short = (text) => [...text.trim()].slice(0, 24).join("");
    const someone = (name) => ({ name, counts: cells.map(() => 0), unknown: "" });
    const people = ({ players, dummy }) => players.length - (dummy ? 1 : 0);
    const canJoin = ({ players, dummy }) => !dummy && players.length < most;
    const canJoinDummy = ({ players, dummy }) => Boolean(aDummy) && !dummy && players.length <= least;
    function joinDummy(sheet) {
      while (sheet.players.length <= least) sheet.players.push(someone(""));
      sheet.dummy = true;
    }
    function read(address) {
      const sheet = { players: [], dummy: false, at: 0, garbled: false };
      // What follows on a player for whom there is no room is nobody's.
      let whose = null;
      for (const [field, value] of new URLSearchParams(address)) {
        if (field === "name" && canJoin(sheet)) { sheet.players.push(someone(short(value))); whose = sheet.players.at(-1); }
        else if (field === "dummy" && canJoinDummy(sheet)) { joinDummy(sheet); whose = sheet.players.at(-1); }
        else if (field === "at" && find(`[name="at"][value="${CSS.escape(value)}"]`)) sheet.at = Number(value);
        else if (field === "typed" && whose && typed.length) take(whose, value);
        else if (whose && place.has(field) && /^\d+$/.test(value) && Number(value) < cells[place.get(field)].worth.length) whose.counts[place.get(field)] = Number(value);
        else { sheet.garbled = true; if (["name", "dummy"].includes(field)) whose = null; }
      }
      while (people(sheet) < least) sheet.players.push(someone(""));
      return sheet;
    }
    function address(sheet) {
      const fields = new URLSearchParams();
      sheet.players.forEach(({ name, counts, unknown }, seat) => {
        if (isDummy(sheet, seat)) fields.append("dummy", "");
        else fields.append("name", name);
        counts.forEach((count, cell) => { if (count) fields.append(cells[cell].key, count); });
        if (unknown) fields.append("typed", unknown);
      });
      if (sheet.at) fields.append("at", sheet.at);
      return fields.toString();
    }
    const isDummy = ({ players, dummy }, seat) => dummy && seat === players.length - 1;

    // The cells that somebody means who types this; none if it is not known.
    function spelt(text) {
      const found = (word) => place.get(word) ?? spelling.get(word);
      const plain = text.replace(/[+＋]/g, "").replace(/[０-９]/g, (digit) => digit.normalize("NFKC")).replace(/[,、，。]/g, " ");
      const all = [];
      for (const word of plain.split(/\s+/).filter(Boolean)) {
        const meant = found(word) !== undefined ? [found(word)] : /\d/.test(word) ? [undefined] : [...word].map(found);
        if (meant.includes(undefined)) return null;
        all.push(...meant);
      }
      return all;
    }
    function take(player, text) {
      const meant = spelt(text);
      player.unknown = meant ? "" : short(text);
      for (const cell of meant ?? []) player.counts[cell] = Math.min(player.counts[cell] + 1, cells[cell].worth.length - 1);
    }

    // ---- Adding up.

    // A list of cells; without one all are meant.
    const every = cells.map((_, index) => index);
    const together = (player, which) => sum((which ?? every).map((cell) => player.counts[cell]));
    const best = (player, which) => Math.max(...(which ?? every).map((cell) => cells[cell].worth[Math.min(player.counts[cell], 1)]));
    function shares(prize, players) {
      const counts = players.map((player) => together(player, prize.cells));
      const places = [...new Set(counts)].sort((one, other) => other - one);
      const sizes = places.map((place) => counts.filter((count) => count === place).length);
      const share = prize.shares[sizes.join("-") + (places.at(-1) === 0 ? "-0" : "")];
      return counts.map((count) => share[places.indexOf(count)] * (prize.by_most ? places[0] : 1));
    }
    function addUp(sheet) {
      const { players } = sheet;
      const scored = lines.map((line, index) => {
        const prize = line.prize ? shares(line.prize, players) : players.map(() => 0);
        return players.map((player, seat) => prize[seat] + sum(cells.map((cell, at) => (cell.line === index ? cell.worth[player.counts[at]] : 0))));
      });
      const totals = players.map((_, seat) => sum(scored.map((line) => line[seat])));
      const decider = players.map((player) => (tie.best ? best : together)(player, tie.cells));
      const better = (one, other) => totals[one] > totals[other] || (totals[one] === totals[other] && decider[one] > decider[other]);
      // A dummy is the last, and is not placed.
      const placed = [...Array(people(sheet)).keys()];
      const winners = placed.filter((seat) => !placed.some((other) => better(other, seat)));
      const level = placed.filter((seat) => totals[seat] === totals[winners[0]]).length > 1;
      return { scored, totals, decider, winners, how: winners.length > 1 ? "level" : level ? "aheadTie" : "ahead" };
    }
    function excesses({ players }, names) {
      const all = [];
      for (const limit of limits) {
        const counts = players.map((player) => together(player, limit.cells));
        const bound = limit.most[players.length - least];
        const tell = (id, found, name) => { if (found > bound) all.push(fill(words[id], { what: limit.label, found, most: bound, name })); };
        if (limit.each) counts.forEach((found, seat) => tell("excessOf", found, names[seat]));
        else tell("excess", sum(counts));
      }
      return all;
    }

    // ---- Showing it.

    let sheet;
    let complaint = "";
    function show() {
      const { players } = sheet;
      const names = players.map((player, seat) => (isDummy(sheet, seat) ? words.dummy : player.name || fill(words.player, { number: seat + 1 })));
      const { scored, totals, decider, winners, how } = addUp(sheet);
      const empty = players.every((player) => player.counts.every((count) => !count));
      while (columns.children.length > players.length) columns.lastElementChild.remove();
      players.forEach((player, seat) => {
        const [kind, there] = [isDummy(sheet, seat) ? aDummy : onePlayer, columns.children[seat]];
        if (!there) columns.append(kind.cloneNode(true));
        else if (there.classList.contains("dummy") !== (kind === aDummy)) there.replaceWith(kind.cloneNode(true));
        column(columns.children[seat], player, seat, names[seat], totals[seat], scored);
      });
      find("[data-board]").replaceChildren(...names.map((name, seat) => {
        const [item, link] = [make("li", "", { className: !empty && winners.includes(seat) ? "ahead" : "" }), make("a", "", { href: `#player-${seat + 1}` })];
        link.append(make("bdi", name), make("b", points(totals[seat])));
        item.append(link);
        return item;
      }));
      const verdict = empty ? words.nothing : fill(words[how], { names: winners.map((seat) => names[seat]).join(words.comma), what: tie.label });
      if (find("[data-verdict]").textContent !== verdict) find("[data-verdict]").textContent = verdict;
      const unknown = players.flatMap((player, seat) => (player.unknown ? [fill(words.unknown, { name: names[seat], what: player.unknown })] : []));
      const notices = [complaint, sheet.garbled ? words.garbled : "", ...unknown, ...excesses(sheet, names)].filter(Boolean);
      const said = [...find("[data-notices]").children].map((item) => item.textContent);
      if (said.join() !== notices.join()) find("[data-notices]").replaceChildren(...notices.map((text) => make("li", text)));
      for (const tab of form.querySelectorAll(".tabs button")) tab.setAttribute("aria-pressed", Number(tab.value) === sheet.at);
      find("[data-join]").hidden = !canJoin(sheet);
      if (aDummy) find("[data-join-dummy]").hidden = !canJoinDummy(sheet);
      undo.setAttribute("aria-disabled", !past.length);
      paper(names, scored, totals, decider);
    }
    function column(section, player, seat, name, total, scored) {
      section.id = `player-${seat + 1}`;
      section.setAttribute("aria-label", name);
      const called = section.querySelector("[name='name']");
      if (called) {
        if (called !== document.activeElement) called.value = player.name;
        called.placeholder = fill(words.player, { number: seat + 1 });
        section.querySelector(".leave").hidden = people(sheet) === least;
      }
      section.querySelector("[data-total]").textContent = points(total);
      for (const part of section.querySelectorAll("[data-part]")) part.hidden = Number(part.dataset.part) !== sheet.at;
      for (const box of section.querySelectorAll("[data-cell]")) {
        const cell = cells[box.dataset.cell];
        const count = player.counts[box.dataset.cell];
        if (cell.named) { box.querySelector("button").setAttribute("aria-pressed", count > 0); continue; }
        const [less, input, more] = box.querySelector(".stepper").children;
        if (input !== document.activeElement || Number(input.value) !== count) input.value = count;
        less.disabled = count === 0;
        more.disabled = count === cell.worth.length - 1;
        const prize = lines[cell.line].prize?.cells[0] === Number(box.dataset.cell);
        box.querySelector("[data-worth]").textContent = signed(prize ? scored[cell.line][seat] : cell.worth[count]);
      }
      if (typed.length) picked(section, player);
    }
    // What somebody has by name, each as often as it is there.
    const named = (player) => cells.flatMap((cell, index) => (cell.named ? Array(player.counts[index]).fill(cell) : []));
    const inWords = (cell) => `${cell.label}\u00a0${cell.worth[1]}`;
    function picked(section, player) {
      const cross = section.querySelector(".leave .icon");
      section.querySelector("[data-picked]").replaceChildren(...named(player).map((cell) => {
        const remove = fill(words.remove, { what: inWords(cell) });
        const button = make("button", "", { type: "submit", name: "less", value: cell.key, title: remove, ariaLabel: remove });
        button.append(make("span", cell.label, { lang: "ja" }), make("small", cell.worth[1]), cross.cloneNode(true));
        return button;
      }));
      const field = section.querySelector("[name='typed']");
      if (field.value !== player.unknown && field !== document.activeElement) field.value = player.unknown;
    }
    function paper(names, scored, totals, decider) {
      const row = (label, values, className = "") => {
        const made = make("tr", "", { className });
        made.append(make("th", label, { scope: "row" }), ...values.map((value) => make("td", points(value))));
        return made;
      };
      const head = make("tr");
      head.append(make("td"), ...names.map((name) => { const th = make("th", "", { scope: "col" }); th.append(make("bdi", name)); return th; }));
      const rows = lines.flatMap((line, index) => {
        const begins = line.part && line.part !== lines[index - 1]?.part;
        const title = make("tr", "", { className: "round" });
        title.append(make("th", line.part ?? "", { scope: "rowgroup", colSpan: names.length + 1 }));
        return [...(begins ? [title] : []), row(line.label, scored[index], line.part ? "" : "apart")];
      });
      const table = find("[data-paper]");
      table.tHead.replaceChildren(head);
      table.tBodies[0].replaceChildren(...rows);
      const byName = make("tr", "", { className: "named" });
      byName.append(make("td"), ...sheet.players.map((player) => make("td", named(player).map(inWords).join(words.comma))));
      table.tFoot.replaceChildren(...(typed.length ? [byName] : []), row(words.total, totals), row(tie.label, decider, "tie"));
    }

    // ---- Keeping it: in the address, and in this browser.

    // Some browsers keep nothing; the address does.
    const store = (where, name, text) => { try { where.setItem(name, text); } catch { /* As said. */ } };
    const stored = (where, name) => { try { return where.getItem(name) ?? ""; } catch { return ""; } };
    // What was there before each change, the last change at the end.
    const past = JSON.parse(stored(sessionStorage, `${kept}/past`) || "[]");
    let now;
    // Typing on in a field is one change.
    let field = null;
    function keep(typedInto = null) {
      const text = address(sheet);
      if (text !== now && !(typedInto && typedInto === field)) past.push(now);
      now = text;
      field = typedInto;
      settle();
    }
    // Writes the address, also for the forms that lead back here.
    function write() {
      history.replaceState(null, "", `${location.pathname}?${now}${location.hash}`);
      for (const back of document.querySelectorAll("input[name='back']")) back.value = location.pathname + location.search;
    }
    function settle() {
      [sheet.garbled, complaint] = [false, ""];
      past.splice(0, past.length - 100);
      write();
      store(localStorage, kept, now);
      store(sessionStorage, `${kept}/past`, JSON.stringify(past));
      show();
    }

    // ---- What buttons and fields do.

    const undo = find("[data-undo]");
    const player = (element) => sheet.players[[...columns.children].indexOf(element.closest(".player"))];
    function press(button) {
      const cell = place.get(button.value);
      if (button.name === "at") {
        // To turn a page changes nothing.
        sheet.at = Number(button.value);
        now = address(sheet);
        return settle();
      }
      if (button.value === "new" && button.name === "do") {
        for (const one of sheet.players) { one.counts.fill(0); one.unknown = ""; }
        sheet.at = 0;
        undo.focus({ preventScroll: true });
      } else if (button.name === "leave") {
        const seat = sheet.players.indexOf(player(button));
        if (isDummy(sheet, seat)) sheet.dummy = false;
        sheet.players.splice(seat, 1);
        undo.focus({ preventScroll: true });
      } else if (button.name === "do" && button.value === "join") sheet.players.push(someone(""));
      else if (button.name === "do" && button.value === "dummy") joinDummy(sheet);
      else if (button.name === "more") player(button).counts[cell] += 1;
      else if (button.name === "less") {
        player(button).counts[cell] -= 1;
        // A button that goes away leaves the reader where it can be brought back.
        if (button.closest("[data-picked]")) undo.focus({ preventScroll: true });
      }
      else if (button.name === "flip") player(button).counts[cell] = 1 - player(button).counts[cell];
      keep();
    }
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.submitter) press(event.submitter);
    });
    form.addEventListener("input", ({ target }) => {
      if (target.name === "typed") return;
      if (target.name === "name") player(target).name = short(target.value);
      else if (target.checkValidity()) player(target).counts[place.get(target.name)] = Number(target.value);
      else return;
      keep(target);
    });
    form.addEventListener("change", ({ target }) => {
      if (target.name === "typed") {
        take(player(target), target.value);
        target.value = player(target).unknown;
        keep();
      } else if (target.type === "number") {
        // What cannot be counted is put back to what was.
        const cell = cells[place.get(target.name)];
        if (!target.checkValidity()) complaint = fill(words.miscount, { what: cell.label, most: cell.worth.length - 1 });
        target.value = player(target).counts[place.get(target.name)];
        show();
      }
    });
    form.addEventListener("focusin", ({ target }) => { if (target.type === "number") target.select(); });
    undo.addEventListener("click", () => {
      if (!past.length) return;
      now = past.pop();
      sheet = read(now);
      field = null;
      settle();
    });
    const [share, print] = [find("[data-pad-share]"), find("[data-pad-print]")];
    const copy = () => navigator.clipboard.writeText(location.href).then(() => announce(document.getElementById("words").dataset.copied, 2500));
    share.hidden = !navigator.share && !navigator.clipboard;
    share.addEventListener("click", async () => {
      const sheet = { title: document.title, text: find("[data-verdict]").textContent, url: location.href };
      try {
        await (navigator.share ? navigator.share(sheet) : copy());
      } catch (refused) {
        // Whoever closes the browser's own sheet has changed their mind.
        if (refused.name !== "AbortError") announce(words.kept, 6000);
      }
    });
    print.hidden = false;
    print.addEventListener("click", () => window.print());

    // An address that somebody was sent is only looked at: what this browser keeps stays until it is changed.
    const sent = location.search.length > 1;
    sheet = read(sent ? location.search : stored(localStorage, kept));
    now = address(sheet);
    write();
    undo.hidden = false;
    show();
  }
}
