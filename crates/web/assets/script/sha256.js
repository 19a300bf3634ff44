// SHA-256 of our own: browsers offer theirs only on secure connections, and a table in a home network has none.

const INITIAL = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const ROUNDS = Uint32Array.from(primes(64), fractionOfCubeRoot);

function primes(count) {
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

// floor(2^32 · ∛prime) modulo 2^32, as the integer cube root of prime · 2^96.
function fractionOfCubeRoot(prime) {
  const cube = BigInt(prime) << 96n;
  let root = 0n;
  for (let bit = 1n << 36n; bit > 0n; bit >>= 1n) {
    if ((root + bit) ** 3n <= cube) root += bit;
  }
  return Number(root & 0xffffffffn);
}

const rotate = (word, bits) => (word >>> bits) | (word << (32 - bits));

// The hash of some bytes.
export function sha256(bytes) {
  const length = ((bytes.length + 8) >> 6) + 1;
  const padded = new DataView(new ArrayBuffer(length * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length * 64 - 4, bytes.length * 8);
  const state = INITIAL.slice();
  for (let block = 0; block < length; block += 1) compress(state, padded, block * 64);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => hash.setUint32(index * 4, word));
  return new Uint8Array(hash.buffer);
}

function compress(state, data, at) {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index += 1) words[index] = data.getUint32(at + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15], words[index - 2]];
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16] + first + words[index - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let index = 0; index < 64; index += 1) {
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[index] + words[index];
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => { state[index] += word; });
}

// Bytes as lower-case hexadecimal digits.
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Bytes from hexadecimal digits.
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// Several pieces in a row; texts are ASCII.
export function join(...pieces) {
  const bytes = pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
  return Uint8Array.from(bytes.flatMap((piece) => [...piece]));
}
