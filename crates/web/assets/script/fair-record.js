// Works out a deal from its record, as docs/records.md specifies it. Nothing here is taken from the server's own result.

import { Chance } from "./chacha.js";
import { nonceHash } from "./exchange.js";
import { fromHex, join, sha256, toHex } from "./sha256.js";

// The nonce of a seat for which no device committed to one.
function drawnNonce(secret, seat) {
  return toHex(sha256(join("sushiya drawn nonce v1", secret, [seat]))).slice(0, 32);
}

// The seed of the deal.
export function seedOf(record) {
  return sha256(join("sushiya deal v1", fromHex(record.secret), ...record.nonces.map(fromHex)));
}

// All checks by name: `result` is "good", "bad" or "unknown", and `found` a detail to show. `seen` is what this device was
// shown before the deal, if it took part.
export function checkRecord(record, replay, seen) {
  const verdict = (isGood) => ({ result: isGood ? "good" : "bad" });
  const abandoned = record.abandoned ?? 0;
  return {
    secret: verdict(toHex(sha256(fromHex(record.secret))) === record.commitment),
    nonces: checkNonces(record),
    seen: seen ? verdict(isAsSeen(record, seen)) : { result: "unknown" },
    cards: verdict(isDealt(record, replay.turns.flatMap(({ events }) => events))),
    abandoned: { result: seen && seen.abandoned !== abandoned ? "bad" : "good", found: String(abandoned) },
  };
}

function checkNonces(record) {
  const secret = fromHex(record.secret);
  const isRight = (hash, seat) => (hash === null ? drawnNonce(secret, seat) === record.nonces[seat] : nonceHash(record.nonces[seat]) === hash);
  // Records from before devices committed to nonces have no hashes.
  if (!record.nonce_hashes) return { result: "unknown" };
  return { result: record.nonce_hashes.length === record.nonces.length && record.nonce_hashes.every(isRight) ? "good" : "bad" };
}

// Whether commitment, hashes and the own nonce are the ones that this device knows.
function isAsSeen(record, seen) {
  const hashes = (record.nonce_hashes ?? []).map((hash) => hash ?? "-");
  return record.commitment === seen.commitment && hashes.join(" ") === seen.hashes.join(" ") && record.nonces[seen.seat] === seen.nonce;
}

// A pile whose cards are turned one by one, each from a new row of all that are left, in the game's order.
class Pile {
  constructor(cards) {
    this.cards = [...cards];
  }

  static of(counts) {
    return new Pile(Object.entries(counts).flatMap(([card, count]) => Array(count).fill(card)));
  }

  draw(chance, count = 1) {
    return Array.from({ length: count }, () => this.cards.splice(chance.below(this.cards.length), 1)[0]);
  }

  remove(cards) {
    for (const card of cards) this.cards.splice(this.cards.indexOf(card), 1);
  }
}

const areSame = (some, others) => [...some].sort().join("|") === [...others].sort().join("|");

// Follows the events of a game. Whenever one of them needs randomness, it must show what the seed gives.
function isDealt(record, events) {
  const game = GAMES[record.game];
  if (!game) return false;
  const expected = game(record, new Chance(seedOf(record)));
  return events.every((event) => expected(event) !== false);
}

const SUSHI_GO = { tempura: 14, sashimi: 14, gyoza: 14, maki1: 6, maki2: 12, maki3: 8, salmon: 10, squid: 5, egg: 5, pudding: 10, wasabi: 6, chopsticks: 4 };

function sushiGo(record, chance) {
  const pile = Pile.of(SUSHI_GO);
  let row = [];
  let isControlled = false;
  return ({ event, seat, count, cards, card }) => {
    if (event === "round_began") {
      row = [...pile.cards];
    } else if (event === "dealt") {
      const hand = Array.from({ length: count }, () => chance.deal(row));
      pile.remove(hand);
      return areSame(hand, cards);
    } else if (event === "took_control" && !isControlled) {
      isControlled = true;
      return chance.below(2) === seat;
    } else if (event === "drew") {
      return pile.draw(chance)[0] === card;
    }
  };
}

const ACTIONS = { "same-bet": 12, swap: 4, "re-roll": 4, "one-tile-further": 6, tip: 2 };
const CUSTOMERS = { "light-blue": 8, "dark-blue": 8, pink: 2, purple: 2, red: 2, yellow: 2, green: 2, white: 2, tip: 8 };
const START = ["same-bet", "one-tile-further"];

function sushiExpress(record, chance) {
  const [actions, customers] = [Pile.of(ACTIONS), Pile.of(CUSTOMERS)];
  for (let player = 0; player < record.options.players; player += 1) actions.remove(START);
  const first = chance.below(record.options.players);
  let hasBegun = false;
  const roll = () => 1 + chance.below(6);
  return (event) => {
    if (event.event === "dealt") return areSame(event.cards, START);
    if (event.event === "row_filled") return areSame(customers.draw(chance, event.customers.length), event.customers);
    if (event.event === "drew") return actions.draw(chance)[0] === event.card;
    if (event.event === "rerolled") return roll() === event.to;
    if (event.event === "rolled") return areSame([roll(), roll()], event.dice);
    if (event.event === "round_began" && !hasBegun) {
      hasBegun = true;
      return event.first === first;
    }
  };
}

const DECKS = {
  classic: {
    neta: "亻 土 彳 扌 氵 日 木 禾 糸 言".split(" "),
    shari: "丁 匕 十 厶 也 亍 口 寸 己 反 夬 少 斗 方 月 木 殳 氏 气 火 且 主 乍 召 可 本 田 目 ⿱幺夊 交 会 寺 旨 毎 舌 吾 売 舎 隹 青 昜 泉 爰 音 責 翟".split(" "),
  },
  house: {
    neta: "亻 土 忄 扌 氵 月 木 糸 言 金".split(" "),
    shari: "十 也 寸 己 中 反 夬 尺 屯 支 方 木 殳 主 包 召 広 旦 白 立 亘 充 合 同 寺 成 旨 毎 舌 艮 売 昔 東 直 隹 青 則 昜 冓 莫 曽 竟 責 童 賁 意".split(" "),
  },
};

function kanjiZushi(record, chance) {
  const deck = DECKS[record.options.deck] ?? record.options.deck;
  const inOrder = (cards) => deck.shari.filter((card) => takeOut(cards, card));
  // The pile: cards of a stuck table lie under the rest.
  const piles = [new Pile(deck.shari)];
  const hands = Array.from({ length: record.options.players }, () => new Pile(deck.neta));
  let table = [];
  const first = chance.below(record.options.players);
  const turn = () => {
    const [card] = piles[0].draw(chance);
    if (piles[0].cards.length === 0 && piles.length > 1) piles.shift();
    return card;
  };
  return (event) => {
    if (event.event === "began") return event.seat === first;
    if (event.event === "turned") {
      table.push(...event.shari);
      return areSame(Array.from(event.shari, turn), event.shari);
    }
    if (event.event === "drew") return areSame(hands[event.seat].draw(chance, event.count), event.neta);
    if (event.event === "formed") takeOut(table, event.shari);
    if (event.event === "stuck" && event.times < 3) {
      const under = new Pile(inOrder(table));
      if (piles[0].cards.length === 0) piles.shift();
      piles.push(under);
      table = [];
    }
  };
}

// Takes one card out of a list. Returns whether it was there.
function takeOut(cards, card) {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
  return index >= 0;
}

const GAMES = { "sushi-go": sushiGo, "sushi-express": sushiExpress, "kanji-zushi": kanjiZushi };
