// The sheet of a score pad: its entries, read from a query string or typed.

const MAX_NAME = 24;

// The tables of a page with all cells in one list, and the index of each cell by its key or another spelling.
export function readTables(text) {
  const tables = JSON.parse(text);
  // There may be a thousand cells that are only typed, so they have a compact format: key, label, spelling, points of one,
  // maximum.
  const typed = tables.typed.split(" ").filter(Boolean).map((row) => {
    const [key, label, spelling, points, most] = row.split(",");
    return { key, label, spelling, isNamed: true, line: 0, worth: Array.from({ length: Number(most) + 1 }, (_, count) => count * points) };
  });
  const cells = [...tables.cells, ...typed];
  const places = new Map();
  cells.forEach((cell, index) => { if (cell.spelling && !places.has(cell.spelling)) places.set(cell.spelling, index); });
  cells.forEach((cell, index) => places.set(cell.key, index));
  const keys = new Map(cells.map((cell, index) => [cell.key, index]));
  return { ...tables, cells, keys, places, isTyped: typed.length > 0 };
}

// Normalizes a name or a typed text.
export function shorten(text) {
  return [...text.trim()].filter((letter) => !/\p{Cc}/u.test(letter)).slice(0, MAX_NAME).join("");
}

export class Sheet {
  players = [];
  // Whether the last player is a dummy.
  dummy = false;
  // The section that is open.
  at = 0;
  // The player whose column is open, where there is room for one only.
  who = 0;
  // What is shown: "setup", "result", or the columns to enter counts.
  stage = "";
  // Whether totals are entered instead of dishes.
  totals = false;
  // Whether something could not be parsed and was dropped.
  garbled = false;

  constructor(tables) {
    this.tables = tables;
  }

  static read(tables, address) {
    const sheet = new Sheet(tables);
    const fields = new URLSearchParams(address);
    // A new pad begins with the players.
    if (!fields.size) sheet.stage = "setup";
    // The fields of a player who doesn't fit are dropped.
    let player = null;
    for (const [field, value] of fields) {
      if (field === "name") player = sheet.join(shorten(value));
      else if (field === "dummy") player = sheet.joinDummy();
      else if (field === "at") sheet.#open(value);
      else if (field === "who") sheet.who = Number(value) || 0;
      else if (field === "stage") sheet.#setStage(value);
      else if (field === "totals") sheet.totals = true;
      else if (field === "face" && player && value in tables.faces) player.face = Number(value);
      else if (field === "typed" && player && tables.isTyped) sheet.type(player, value);
      else if (!player || !sheet.#enter(player, field, value)) sheet.garbled = true;
    }
    while (sheet.people < tables.least) sheet.#add("");
    sheet.who = Math.min(sheet.who, sheet.players.length - 1);
    return sheet;
  }

  get address() {
    const fields = new URLSearchParams();
    this.players.forEach(({ name, face, counts, unknown }, seat) => {
      if (this.isDummy(seat)) fields.append("dummy", "");
      else fields.append("name", name);
      if (face !== seat) fields.append("face", face);
      counts.forEach((count, cell) => { if (count) fields.append(this.tables.cells[cell].key, count); });
      if (unknown) fields.append("typed", unknown);
    });
    if (this.at) fields.append("at", this.at);
    if (this.who) fields.append("who", this.who);
    if (this.totals) fields.append("totals", 1);
    if (this.stage) fields.append("stage", this.stage);
    return fields.toString();
  }

  get isEmpty() {
    return this.players.every(({ counts }) => counts.every((count) => !count));
  }

  // The number of players who can win.
  get people() {
    return this.players.length - (this.dummy ? 1 : 0);
  }

  get canJoin() {
    return !this.dummy && this.players.length < this.tables.most;
  }

  get canJoinDummy() {
    return this.tables.dummy && !this.dummy && this.players.length <= this.tables.least;
  }

  isDummy(seat) {
    return this.dummy && seat === this.players.length - 1;
  }

  // Adds a player; returns null if there is no room.
  join(name) {
    if (!this.canJoin) {
      this.garbled = true;
      return null;
    }
    return this.#add(name);
  }

  joinDummy() {
    if (!this.canJoinDummy) {
      this.garbled = true;
      return null;
    }
    while (this.players.length <= this.tables.least) this.#add("");
    this.dummy = true;
    return this.players.at(-1);
  }

  leave(seat) {
    if (this.isDummy(seat)) this.dummy = false;
    this.players.splice(seat, 1);
    this.who = Math.min(this.who, this.players.length - 1);
  }

  // Changes the number of players, from the last one. There is no dummy among them.
  resize(number) {
    if (this.dummy) this.leave(this.players.length - 1);
    this.players.splice(number);
    while (this.players.length < number) {
      const face = this.#freeFace(this.players.length);
      this.#add("").face = face;
    }
    this.who = Math.min(this.who, number - 1);
  }

  // Gives a player the next face that nobody has.
  nextFace(seat) {
    this.players[seat].face = this.#freeFace(this.players[seat].face + 1);
  }

  // Seats the players of the last game.
  seat(people) {
    this.resize(Math.max(this.tables.least, Math.min(people.length, this.tables.most)));
    people.slice(0, this.players.length).forEach((person, seat) => Object.assign(this.players[seat], person));
    this.players.forEach(({ name, face }, seat) => {
      if (!name && this.players.some((other, place) => place !== seat && other.face === face)) this.nextFace(seat);
    });
  }

  // Starts again with the same players.
  clear() {
    for (const player of this.players) Object.assign(player, { counts: player.counts.map(() => 0), unknown: "" });
    Object.assign(this, { at: 0, who: 0, stage: "" });
  }

  // Enters the cells for a typed text, or keeps the text to report that it is unknown.
  type(player, text) {
    const meant = this.#meant(text);
    player.unknown = meant ? "" : shorten(text);
    for (const cell of meant ?? []) {
      player.counts[cell] = Math.min(player.counts[cell] + 1, this.tables.cells[cell].worth.length - 1);
    }
  }

  #add(name) {
    this.players.push({ name, face: this.players.length, counts: this.tables.cells.map(() => 0), unknown: "" });
    return this.players.at(-1);
  }

  #freeFace(from) {
    const { faces } = this.tables;
    const inOrder = faces.map((_, step) => (from + step) % faces.length);
    return inOrder.find((face) => this.players.every((player) => player.face !== face)) ?? 0;
  }

  #setStage(stage) {
    if (["setup", "", "result"].includes(stage)) this.stage = stage;
    else this.garbled = true;
  }

  #open(section) {
    if (/^\d+$/.test(section) && Number(section) < this.tables.sections) this.at = Number(section);
    else this.garbled = true;
  }

  #enter(player, key, value) {
    const cell = this.tables.keys.get(key);
    const count = Number(value);
    if (cell === undefined || !/^\s*\d*\s*$/.test(value) || count >= this.tables.cells[cell].worth.length) return false;
    player.counts[cell] = count;
    return true;
  }

  // The cells for these words, with or without spaces between them; null if one of them is unknown.
  #meant(text) {
    const { places } = this.tables;
    const plain = text.replace(/[+＋]/g, "").replace(/[０-９]/g, (digit) => digit.normalize("NFKC")).replace(/[,、，。]/g, " ");
    const meant = plain.split(/\s+/).filter(Boolean).flatMap((word) => {
      if (places.has(word)) return [places.get(word)];
      return /\d/.test(word) ? [undefined] : [...word].map((letter) => places.get(letter));
    });
    return meant.includes(undefined) ? null : meant;
  }
}
