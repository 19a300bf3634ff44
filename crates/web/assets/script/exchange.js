// The device's part in a fair deal: it draws a nonce, publishes the hash, and reveals the nonce once all hashes are fixed.
// Before it reveals anything, it notes what it was shown, so that the record of the game can be compared with it.

import { fromHex, join, sha256, toHex } from "./sha256.js";

// The numbers of nonces and of deals that are kept.
const MAX_NONCES = 40;
const MAX_DEALS = 200;
const NONCES = "sushiya.nonces";
const DEALS = "sushiya.deals";

// The hash that a device publishes of a nonce, both as hexadecimal digits.
export const nonceHash = (nonce) => toHex(sha256(join("sushiya nonce v1", fromHex(nonce))));

export class Exchange {
  // For browsers that refuse to store anything.
  #memory = new Map();

  // `store` keeps texts over pages, `random` fills bytes.
  constructor({ store = () => window.localStorage, random = (bytes) => crypto.getRandomValues(bytes) } = {}) {
    Object.assign(this, { store, random });
  }

  // Draws a nonce. Returns its hash.
  draw() {
    const nonce = toHex(this.random(new Uint8Array(16)));
    const hash = nonceHash(nonce);
    this.#add(NONCES, hash, nonce, MAX_NONCES);
    return hash;
  }

  // Adds the hash of a new nonce to a form that starts a game at once. Without storage the nonce would be lost with this page.
  pledge(form) {
    if (!this.#isLasting()) return;
    const field = form.elements.hash ?? form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: "hash" }));
    field.value = this.draw();
  }

  // Does what the table waits for. `deal` is the data of the table's exchange, `send(fields)` sends a form.
  answer(deal, send) {
    if (deal.act === "commit") {
      send({ do: "commit", hash: this.draw() });
    } else if (deal.act === "reveal") {
      const hashes = deal.hashes.split(" ");
      const nonce = this.#read(NONCES)[hashes[Number(deal.seat)]];
      // Another device of this person has committed.
      if (nonce === undefined) return;
      const { game, commitment, seat, abandoned } = deal;
      this.#add(DEALS, game, { commitment, hashes, seat: Number(seat), nonce, abandoned: Number(abandoned) }, MAX_DEALS);
      send({ do: "reveal", nonce });
    }
  }

  // What this device was shown before a deal, if it took part.
  deal(game) {
    return this.#read(DEALS)[game];
  }

  #add(list, key, value, most) {
    const entries = Object.entries(this.#read(list)).filter(([known]) => known !== key);
    const text = JSON.stringify(Object.fromEntries([...entries, [key, value]].slice(-most)));
    this.#memory.set(list, text);
    try {
      this.store().setItem(list, text);
    } catch {
      // The memory of this page has to do.
    }
  }

  #read(list) {
    let text = this.#memory.get(list);
    try {
      text = this.store().getItem(list) ?? text;
    } catch {
      // As above.
    }
    return text ? JSON.parse(text) : {};
  }

  #isLasting() {
    try {
      this.store().setItem("sushiya.test", "");
      this.store().removeItem("sushiya.test");
      return true;
    } catch {
      return false;
    }
  }
}
