// Replaces markup without touching equal elements: focus, scroll positions, open panels and half-typed text stay.

// The key that identifies an element among its siblings.
const keyOf = (node) => node.id || (node.dataset?.part && `part ${node.dataset.part}`) || null;

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  // A fetched answer stays, even though the new markup has the button again.
  if (old.dataset?.keep && old.dataset.keep === fresh.dataset?.keep) return;
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || keyOf(old) !== keyOf(fresh)) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  morphAttributes(old, fresh);
  if (old.nodeName === "SELECT" && old !== document.activeElement) {
    old.replaceChildren(...fresh.childNodes);
    // Moving options one by one changes the selection.
    old.selectedIndex = [...old.options].findIndex((option) => option.defaultSelected);
    return;
  }
  if (old.nodeName === "INPUT" && old.type === "checkbox") old.checked = fresh.checked;
  morphChildren(old, fresh);
}

function morphAttributes(old, fresh) {
  // Panels and dialogs are opened and closed by the reader, not by the server.
  const isTheirs = (name) => ["DETAILS", "DIALOG"].includes(old.nodeName) && name === "open";
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isTheirs(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !isTheirs(name)) old.setAttribute(name, value);
  }
}

// Makes the children of one element equal to those of another, which is consumed. Elements with an id or a part name are
// recognised even if they have moved.
export function morphChildren(old, fresh) {
  const kept = new Map([...old.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = keyOf(child) && kept.get(keyOf(child));
    if (same) {
      if (same === at) at = at.nextSibling;
      else old.insertBefore(same, at);
      morph(same, child);
    } else if (at && !keyOf(at) && !keyOf(child) && at.nodeName === child.nodeName) {
      const next = at.nextSibling;
      morph(at, child);
      at = next;
    } else {
      old.insertBefore(child, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

// Parses markup as children of such an element: rows only parse inside a table, shapes only inside an svg.
export function parse(html, like) {
  const holder = like.cloneNode(false);
  holder.innerHTML = html;
  return holder;
}

// Parses the markup of a step in advance, while nothing happens.
export function parseStep(table, step) {
  const parts = [...table.querySelectorAll("[data-part]")].filter((part) => step.parts?.[part.dataset.part] !== undefined);
  step.parsed = new Map(parts.map((part) => [part.dataset.part, parse(step.parts[part.dataset.part], part)]));
}

// The markup that is applied in one frame, in characters. A longer part has a frame of its own.
const FRAME = 2500;

// Splits a step into one that changes everything that moves, and steps for the frames after it: parts that can wait are marked
// ([data-late]). Together they are a little later, but nothing that moves stutters meanwhile.
export function inFrames(table, step) {
  const { parts = {}, append, parsed, ...fields } = step;
  const late = [...table.querySelectorAll("[data-part][data-late]")].map((part) => part.dataset.part);
  const markup = late.flatMap((name) => [["parts", name, parts[name]], ["append", name, append?.[name]]]).filter(([, , html]) => html !== undefined);
  if (step.page !== undefined || markup.length === 0) return [step];
  const frames = [{ parts: omit(parts, late), append: omit(append ?? {}, late), parsed }];
  let length = FRAME;
  for (const [kind, name, html] of markup) {
    length += html.length;
    if (length > FRAME) {
      frames.push({ parts: {}, append: {}, parsed });
      length = html.length;
    }
    frames.at(-1)[kind][name] = html;
  }
  Object.assign(frames.at(-1), fields);
  return frames;
}

const omit = (markup, names) => Object.fromEntries(Object.entries(markup).filter(([name]) => !names.includes(name)));

// The cards whose content is added in one frame.
const CARDS = 2;

// Takes the content out of the cards of a new hand. They are dealt a moment later and have their size from the style, so their
// content can follow in the frames after this one. Returns the changes that add it.
function withoutContent(part, fresh) {
  const hand = fresh.querySelector("[data-deal]");
  const find = () => hand && part.querySelector(`[data-deal="${CSS.escape(hand.dataset.deal)}"]`);
  if (!hand || find()) return [];
  const contents = [...hand.children].map((card) => [...card.childNodes]);
  for (const card of hand.children) card.replaceChildren();
  const starts = contents.map((_, index) => index).filter((index) => index % CARDS === 0);
  return starts.map((start) => () => {
    const cards = [...(find()?.children ?? [])];
    for (const [index, card] of cards.entries()) if (index >= start && index < start + CARDS) card.append(...contents[index]);
  });
}

// Applies a step of the page protocol to the table. What can wait for later frames is added to `later`.
export function applyStep(table, step, later = null) {
  // Reading it between changes would lay out the page for each of them.
  const atEnd = Object.keys(step.append ?? {}).map((name) => table.querySelector(`[data-part="${CSS.escape(name)}"]`)).filter(isAtEnd);
  if (step.page !== undefined) morphChildren(table, parse(step.page, table));
  const findPart = partFinder(table);
  for (const [name, html] of Object.entries(step.parts ?? {})) {
    const part = findPart(name);
    if (!part) continue;
    const fresh = step.parsed?.get(name) ?? parse(html, part);
    later?.push(...withoutContent(part, fresh));
    morphChildren(part, fresh);
  }
  for (const [name, html] of Object.entries(step.append ?? {})) {
    const part = findPart(name);
    if (part) part.append(...parse(html, part).childNodes);
  }
  // A reader at the end follows; one who has scrolled up stays. In the next frame the page is laid out anyway.
  if (atEnd.length) requestAnimationFrame(() => { for (const part of atEnd) part.scrollTop = part.scrollHeight; });
}

// Marks the controls of the reader's choice as pressed. A part that changes with the choice names them (`data-marked`), so
// that the controls don't have to be sent again.
export function mark(table) {
  const marked = table.querySelector("[data-marked]")?.dataset.marked.split(" ") ?? [];
  press(table, (control) => marked.includes(control.dataset.mark));
}

// Marks one control as pressed.
export function markOnly(table, pressed) {
  press(table, (control) => control === pressed);
}

// A pressed card moves to the place of the card that the reader reveals.
function press(table, isPressed) {
  let number = 0;
  for (const control of table.querySelectorAll("[data-mark]")) {
    const pressed = String(isPressed(control));
    if (control.ariaPressed !== pressed) control.ariaPressed = pressed;
    if (isPressed(control)) control.dataset.fly = `pick-${table.dataset.seat}-${number++}`;
    else if (control.dataset.fly) delete control.dataset.fly;
  }
}

// Marks the pressed controls as played while a turn is shown: they have become something on the table.
export function markPlayed(table, isPlaying) {
  const controls = table.querySelectorAll(isPlaying ? '[data-mark][aria-pressed="true"]' : "[data-played]");
  for (const control of controls) control.toggleAttribute("data-played", isPlaying);
}

// Lights the control of a hinted move; a move of several cards begins with a button of its own.
export function lightHint(table) {
  const { hinted } = table.querySelector("[data-hinted]")?.dataset ?? {};
  for (const lit of table.querySelectorAll("[data-suggested]")) lit.removeAttribute("data-suggested");
  if (!hinted) return;
  const control = table.querySelector(`.stage [name="move"][value="${CSS.escape(hinted)}"]`) ?? table.querySelector(".stage .call");
  control?.toggleAttribute("data-suggested", true);
}

// Sets the reader's seat, or null.
export function setSeat(table, seat) {
  if (seat === null) delete table.dataset.seat;
  else table.dataset.seat = seat;
}

// Finds parts by their names: all at once, because a search for each of them takes long.
function partFinder(table) {
  const parts = new Map([...table.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));
  return (name) => {
    // A part may be inside of one that has just changed.
    const known = parts.get(name);
    const part = known?.isConnected ? known : table.querySelector(`[data-part="${CSS.escape(name)}"]`);
    if (!part) console.warn(`The page has no part ${name}.`);
    return part;
  };
}

function isAtEnd(part) {
  return part && part.scrollHeight - part.scrollTop - part.clientHeight < 4;
}
