// The randomness of a deal, as docs/records.md specifies it: ChaCha12 words, numbers below a bound, cards from a row.

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS = 12;

const rotate = (word, bits) => (word << bits) | (word >>> (32 - bits));

function quarter(state, a, b, c, d) {
  state[a] += state[b];
  state[d] = rotate(state[d] ^ state[a], 16);
  state[c] += state[d];
  state[b] = rotate(state[b] ^ state[c], 12);
  state[a] += state[b];
  state[d] = rotate(state[d] ^ state[a], 8);
  state[c] += state[d];
  state[b] = rotate(state[b] ^ state[c], 7);
}

function block(key, counter) {
  const input = Uint32Array.of(...CONSTANTS, ...key, counter, 0, 0, 0);
  const state = input.slice();
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let column = 0; column < 4; column += 1) quarter(state, column, column + 4, column + 8, column + 12);
    for (let column = 0; column < 4; column += 1) {
      quarter(state, column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4));
    }
  }
  return state.map((word, index) => word + input[index]);
}

// The source of all randomness in the game with this seed of 32 bytes.
export class Chance {
  #key;
  #counter = 0;
  #words = [];

  constructor(seed) {
    const view = new DataView(seed.buffer, seed.byteOffset, 32);
    this.#key = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4, true));
  }

  word() {
    if (this.#words.length === 0) this.#words = [...block(this.#key, this.#counter++)];
    return this.#words.shift();
  }

  // A number from 0 to `bound` - 1. Words that would favour small numbers are left out.
  below(bound) {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % bound;
  }

  // Takes a card out of a row; the last one moves to its place.
  deal(row) {
    const index = this.below(row.length);
    const card = row[index];
    const last = row.pop();
    if (index < row.length) row[index] = last;
    return card;
  }
}
