#!/usr/bin/env python3
"""Checks game records without any program of ours, written from docs/records.md alone (standard library only).

    verify_record.py RECORDS.jsonl [--commitment HEX] [--nonce HEX]

For every record it checks the commitments, works out the seed, and deals. A game of Sushi Go! is followed to its end: every
move must be a card of the hand that was dealt and passed on. For the other games it prints the opening deal.
Prints one JSON object per record, and ends with exit code 1 and a reason at the first record that is wrong.
"""

import argparse
import hashlib
import json
import struct

SUSHI_GO = [
    ("tempura", 14), ("sashimi", 14), ("gyoza", 14), ("maki1", 6), ("maki2", 12), ("maki3", 8), ("salmon", 10),
    ("squid", 5), ("egg", 5), ("pudding", 10), ("wasabi", 6), ("chopsticks", 4),
]
CUSTOMERS = [
    ("light-blue", 8), ("dark-blue", 8), ("pink", 2), ("purple", 2), ("red", 2), ("yellow", 2), ("green", 2),
    ("white", 2), ("tip", 8),
]
DECKS = {
    "classic": (
        "亻 土 彳 扌 氵 日 木 禾 糸 言",
        "丁 匕 十 厶 也 亍 口 寸 己 反 夬 少 斗 方 月 木 殳 氏 气 火 且 主 乍 召 可 本 田 目 ⿱幺夊 交 会 寺 旨 毎 舌 吾 売 舎 隹 青 昜 泉 爰 音 責 翟",
    ),
    "house": (
        "亻 土 忄 扌 氵 月 木 糸 言 金",
        "十 也 寸 己 中 反 夬 尺 屯 支 方 木 殳 主 包 召 広 旦 白 立 亘 充 合 同 寺 成 旨 毎 舌 艮 売 昔 東 直 隹 青 則 昜 冓 莫 曽 竟 責 童 賁 意",
    ),
}


class Wrong(Exception):
    """The reason why a record is wrong."""


def require(condition, reason):
    if not condition:
        raise Wrong(reason)


def sha256(*pieces):
    return hashlib.sha256(b"".join(pieces)).digest()


class Chance:
    """The words of ChaCha12, and numbers below a bound."""

    def __init__(self, seed):
        self.key, self.counter, self.words = struct.unpack("<8I", seed), 0, []

    def block(self):
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key, self.counter, 0, 0, 0]
        state = start[:]

        def quarter(a, b, c, d):
            for left, right, into, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[left] = (state[left] + state[right]) & 0xFFFFFFFF
                mixed = state[into] ^ state[left]
                state[into] = ((mixed << bits) | (mixed >> (32 - bits))) & 0xFFFFFFFF

        for _ in range(6):
            for i in range(4):
                quarter(i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        self.counter += 1
        return [(word + first) & 0xFFFFFFFF for word, first in zip(state, start)]

    def below(self, bound):
        limit = 2**32 - 2**32 % bound
        while True:
            if not self.words:
                self.words = self.block()
            word = self.words.pop(0)
            if word < limit:
                return word % bound

    def deal(self, row):
        index = self.below(len(row))
        card, last = row[index], row.pop()
        if index < len(row):
            row[index] = last
        return card


def in_a_row(counts):
    return [card for card, count in counts for _ in range(count)]


def check_commitments(record, commitment, nonce):
    secret = bytes.fromhex(record["secret"])
    require(sha256(secret).hex() == record["commitment"], "the secret is not the one that was committed to")
    require(commitment in (None, record["commitment"]), "the commitment is not the published one")
    hashes, nonces = record.get("nonce_hashes", []), record["nonces"]
    for seat, fingerprint in enumerate(hashes):
        if fingerprint is None:
            drawn = sha256(b"sushiya drawn nonce v1", secret, bytes([seat]))[:16].hex()
            require(nonces[seat] == drawn, f"the nonce of seat {seat} does not follow from the secret")
        else:
            own = sha256(b"sushiya nonce v1", bytes.fromhex(nonces[seat])).hex()
            require(own == fingerprint, f"the nonce of seat {seat} is not the one that was committed to")
    if nonce is not None:
        committed = [own for own, fingerprint in zip(nonces, hashes) if fingerprint is not None]
        require(nonce in committed, "your nonce is not among those that were committed to")
    return sha256(b"sushiya deal v1", secret, *(bytes.fromhex(own) for own in nonces))


def sushi_go(record, chance):
    """Deals all rounds and follows the moves. Returns the dealt hands, round by round."""
    players, variant = record["options"]["players"], record["options"].get("variant", "standard")
    size = {2: 10, 3: 9, 4: 8, 5: 7}[players] - (variant == "dummy")
    pile, moves, dealt = in_a_row(SUSHI_GO), iter(record["moves"]), []
    for number in range(3):
        row = pile[:]
        hands = [[chance.deal(row) for _ in range(size)] for _ in range(players)]
        for hand in hands:
            for card in hand:
                pile.remove(card)
        dealt.append([sorted(hand) for hand in hands])
        if variant == "dummy":
            break  # The dummy's turns are not followed.
        back = variant == "both-ways" and number == 1
        for _ in range(size):
            joint = next(moves, None)
            require(joint is not None, "the moves end too early")
            for hand, move in zip(hands, joint):
                cards = move.split("+")
                for card in cards:
                    require(card in hand, f"{card} was not in the hand")
                    hand.remove(card)
                if len(cards) == 2:
                    hand.append("chopsticks")
            hands = hands[1:] + hands[:1] if back else hands[-1:] + hands[:-1]
    return dealt


def sushi_express(record, chance):
    """Returns who is first, and the first customers."""
    players = record["options"]["players"]
    first, row = chance.below(players), in_a_row(CUSTOMERS)
    return {"first": first, "customers": sorted(row.pop(chance.below(len(row))) for _ in range(players))}


def kanji_zushi(record, chance):
    """Returns who begins, the first six shari, and everybody's first five neta."""
    players, deck = record["options"]["players"], record["options"]["deck"]
    if isinstance(deck, str):
        neta, shari = (cards.split() for cards in DECKS[deck])
    else:
        neta, shari = deck["neta"], list(deck["shari"])
    first = chance.below(players)
    table = sorted(shari.pop(chance.below(len(shari))) for _ in range(6))
    hands = []
    for _ in range(players):
        rest = list(neta)
        hands.append(sorted(rest.pop(chance.below(len(rest))) for _ in range(5)))
    return {"first": first, "shari": table, "hands": hands}


GAMES = {"sushi-go": sushi_go, "sushi-express": sushi_express, "kanji-zushi": kanji_zushi}


def main():
    parser = argparse.ArgumentParser(description="Checks game records without any program of ours.")
    parser.add_argument("file")
    parser.add_argument("--commitment")
    parser.add_argument("--nonce")
    options = parser.parse_args()
    with open(options.file, encoding="utf-8") as file:
        records = [json.loads(line) for line in file if line.strip()]
    for record in records:
        try:
            require((record["format"], record["shuffle"]) == ("sushiya.record.v1", 1), "this is another format")
            seed = check_commitments(record, options.commitment, options.nonce)
            print(json.dumps({"seed": seed.hex(), "deal": GAMES[record["game"]](record, Chance(seed))}, ensure_ascii=False))
        except Wrong as reason:
            raise SystemExit(f"wrong: {reason}") from None


if __name__ == "__main__":
    main()
