// The script of the score pad. It knows no rules: it looks up in the tables that the page carries, step by step as the house
// does (score_pad/sum.rs), so that the pad works without a connection. Without it the pad works by its form.
"use strict";
{
  // Pads and rules are kept for when there is no connection.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});

  const form = document.getElementById("score-pad");
  if (form) pad(form, JSON.parse(form.dataset.tables), form.dataset);

  function pad(form, tables, words) {
    const { cells, lines, tie, limits, least, most } = tables;
    const place = new Map(cells.map((cell, index) => [cell.key, index]));
    const find = (selector) => form.querySelector(selector);
    const columns = find(".columns-of-players");
    const onePlayer = document.getElementById("one-more").content.firstElementChild;
    const kept = `score-pad/${tables.game}`;
    const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
    const fill = (text, blanks) => text.replace(/%(\w+)%/g, (_, blank) => blanks[blank]);
    const make = (tag, text = "", more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);

    const signed = (number) => (number < 0 ? `−${-number}` : number ? `+${number}` : "");

    // ---- The sheet: as an address says it.

    const someone = (name) => ({ name, counts: cells.map(() => 0) });
    function read(address) {
      const sheet = { players: [], at: 0, garbled: false };
      for (const [field, value] of new URLSearchParams(address)) {
        const last = sheet.players.at(-1);
        if (field === "name" && sheet.players.length < most) sheet.players.push(someone([...value.trim()].slice(0, 24).join("")));
        else if (field === "at" && find(`[name="at"][value="${CSS.escape(value)}"]`)) sheet.at = Number(value);
        else if (last && place.has(field) && /^\d+$/.test(value) && Number(value) < cells[place.get(field)].worth.length) last.counts[place.get(field)] = Number(value);
        else sheet.garbled = true;
      }
      while (sheet.players.length < least) sheet.players.push(someone(""));
      return sheet;
    }
    function address(sheet) {
      const fields = new URLSearchParams();
      for (const { name, counts } of sheet.players) {
        fields.append("name", name);
        counts.forEach((count, cell) => { if (count) fields.append(cells[cell].key, count); });
      }
      if (sheet.at) fields.append("at", sheet.at);
      return fields.toString();
    }

    // ---- Adding up.

    const together = (player, which) => sum(which.map((cell) => player.counts[cell]));
    function shares(prize, players) {
      const counts = players.map((player) => together(player, prize.cells));
      const places = [...new Set(counts)].sort((one, other) => other - one);
      const sizes = places.map((place) => counts.filter((count) => count === place).length);
      const share = prize.shares[sizes.join("-") + (places.at(-1) === 0 ? "-0" : "")];
      return counts.map((count) => share[places.indexOf(count)] * (prize.by_most ? places[0] : 1));
    }
    function addUp({ players }) {
      const points = lines.map((line, index) => {
        const prize = line.prize ? shares(line.prize, players) : players.map(() => 0);
        return players.map((player, seat) => prize[seat] + sum(cells.map((cell, at) => (cell.line === index ? cell.worth[player.counts[at]] : 0))));
      });
      const totals = players.map((_, seat) => sum(points.map((line) => line[seat])));
      const decider = players.map((player) => (tie.best ? Math.max(...tie.cells.map((cell) => cells[cell].worth[player.counts[cell]])) : together(player, tie.cells)));
      const better = (one, other) => totals[one] > totals[other] || (totals[one] === totals[other] && decider[one] > decider[other]);
      const winners = [...players.keys()].filter((seat) => ![...players.keys()].some((other) => better(other, seat)));
      const level = totals.filter((total) => total === totals[winners[0]]).length > 1;
      return { points, totals, decider, winners, how: winners.length > 1 ? "level" : level ? "aheadTie" : "ahead" };
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
    function show() {
      const { players } = sheet;
      const names = players.map((player, seat) => player.name || fill(words.player, { number: seat + 1 }));
      const { points, totals, decider, winners, how } = addUp(sheet);
      const empty = players.every((player) => player.counts.every((count) => !count));
      while (columns.children.length > players.length) columns.lastElementChild.remove();
      while (columns.children.length < players.length) columns.append(onePlayer.cloneNode(true));
      players.forEach((player, seat) => column(columns.children[seat], player, seat, names[seat], totals[seat], points));
      find("[data-board]").replaceChildren(...names.map((name, seat) => {
        const [item, link] = [make("li", "", { className: !empty && winners.includes(seat) ? "ahead" : "" }), make("a", "", { href: `#player-${seat + 1}` })];
        link.append(make("bdi", name), make("b", totals[seat]));
        item.append(link);
        return item;
      }));
      const verdict = empty ? words.nothing : fill(words[how], { names: winners.map((seat) => names[seat]).join(words.comma), what: tie.label });
      if (find("[data-verdict]").textContent !== verdict) find("[data-verdict]").textContent = verdict;
      const notices = [...(sheet.garbled ? [words.garbled] : []), ...excesses(sheet, names)];
      find("[data-notices]").replaceChildren(...notices.map((text) => make("li", text)));
      for (const tab of form.querySelectorAll(".tabs button")) tab.setAttribute("aria-pressed", Number(tab.value) === sheet.at);
      find("[data-join]").hidden = players.length === most;
      paper(names, points, totals, decider);
    }
    function column(section, player, seat, name, total, points) {
      section.id = `player-${seat + 1}`;
      section.setAttribute("aria-label", name);
      const called = section.querySelector("[name='name']");
      if (called !== document.activeElement) called.value = player.name;
      called.placeholder = fill(words.player, { number: seat + 1 });
      section.querySelector("[data-total]").textContent = total;
      section.querySelector(".leave").hidden = sheet.players.length === least;
      for (const part of section.querySelectorAll("[data-part]")) part.hidden = Number(part.dataset.part) !== sheet.at;
      for (const box of section.querySelectorAll("[data-cell]")) {
        const cell = cells[box.dataset.cell];
        const count = player.counts[box.dataset.cell];
        if (cell.flips) { box.querySelector("button").setAttribute("aria-pressed", count > 0); continue; }
        const [less, input, more] = box.querySelector(".stepper").children;
        if (input !== document.activeElement || Number(input.value) !== count) input.value = count;
        less.disabled = count === 0;
        more.disabled = count === cell.worth.length - 1;
        const prize = lines[cell.line].prize?.cells[0] === Number(box.dataset.cell);
        box.querySelector("[data-worth]").textContent = signed(prize ? points[cell.line][seat] : cell.worth[count]);
      }
      section.querySelector("[data-picked]").textContent = picked(player);
    }
    function picked(player) {
      const named = cells.map((cell, index) => (cell.flips && player.counts[index] ? `${cell.label} ${cell.worth[player.counts[index]]}` : ""));
      return named.filter(Boolean).join(words.comma);
    }
    function paper(names, points, totals, decider) {
      const row = (label, values, className = "") => {
        const made = make("tr", "", { className });
        made.append(make("th", label, { scope: "row" }), ...values.map((value) => make("td", value)));
        return made;
      };
      const head = make("tr");
      head.append(make("td"), ...names.map((name) => { const th = make("th", "", { scope: "col" }); th.append(make("bdi", name)); return th; }));
      const rows = lines.flatMap((line, index) => {
        const begins = line.part && line.part !== lines[index - 1]?.part;
        const title = make("tr", "", { className: "round" });
        title.append(make("th", line.part ?? "", { scope: "rowgroup", colSpan: names.length + 1 }));
        return [...(begins ? [title] : []), row(line.label, points[index], line.part ? "" : "apart")];
      });
      const table = find("[data-paper]");
      table.tHead.replaceChildren(head);
      table.tBodies[0].replaceChildren(...rows);
      const named = make("tr", "", { className: "named" });
      named.append(make("td"), ...sheet.players.map((player) => make("td", picked(player))));
      table.tFoot.replaceChildren(...(cells.some((cell) => cell.flips) ? [named] : []), row(words.total, totals), row(tie.label, decider, "tie"));
    }

    // ---- Keeping it: in the address, and in this browser.

    const store = (text) => { try { localStorage.setItem(kept, text); } catch { /* Some browsers keep nothing; the address does. */ } };
    const stored = () => { try { return localStorage.getItem(kept) ?? ""; } catch { return ""; } };
    function keep() {
      sheet.garbled = false;
      const text = address(sheet);
      history.replaceState(null, "", `${location.pathname}?${text}${location.hash}`);
      store(text);
      show();
    }

    // ---- What buttons and fields do.

    let before = null;
    const undo = find("[data-undo]");
    const player = (element) => sheet.players[[...columns.children].indexOf(element.closest(".player"))];
    const forget = () => { before = null; undo.hidden = true; };
    const remember = () => { before = address(sheet); undo.hidden = false; undo.focus({ preventScroll: true }); };
    function press(button) {
      const cell = place.get(button.value);
      if (button.name === "do" && button.value === "new") {
        remember();
        for (const one of sheet.players) one.counts.fill(0);
        sheet.at = 0;
      } else if (button.name === "leave") {
        remember();
        sheet.players.splice(sheet.players.indexOf(player(button)), 1);
      } else {
        forget();
        if (button.name === "at") sheet.at = Number(button.value);
        else if (button.value === "join") sheet.players.push(someone(""));
        else if (button.name === "more") player(button).counts[cell] += 1;
        else if (button.name === "less") player(button).counts[cell] -= 1;
        else if (button.name === "flip") player(button).counts[cell] = 1 - player(button).counts[cell];
      }
      keep();
    }
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.submitter) press(event.submitter);
    });
    form.addEventListener("input", ({ target }) => {
      if (target.name === "name") player(target).name = [...target.value.trim()].slice(0, 24).join("");
      else if (target.checkValidity()) player(target).counts[place.get(target.name)] = Number(target.value);
      else return;
      forget();
      keep();
    });
    // What cannot be counted is put back to what is.
    form.addEventListener("change", ({ target }) => { if (target.type === "number") target.value = player(target).counts[place.get(target.name)]; });
    form.addEventListener("focusin", ({ target }) => { if (target.type === "number") target.select(); });
    undo.addEventListener("click", () => { sheet = read(before); forget(); keep(); });
    const [share, print] = [find("[data-pad-share]"), find("[data-pad-print]")];
    share.hidden = !navigator.share && !navigator.clipboard;
    share.addEventListener("click", () => {
      if (navigator.share) navigator.share({ title: document.title, text: find("[data-verdict]").textContent, url: location.href }).catch(() => {});
      else navigator.clipboard.writeText(location.href).then(() => announce(document.getElementById("words").dataset.copied, 2500));
    });
    print.hidden = false;
    print.addEventListener("click", () => window.print());

    sheet = read(location.search.length > 1 ? location.search : stored());
    if (location.search.length > 1) store(address(sheet));
    show();
  }
}
