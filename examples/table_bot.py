#!/usr/bin/env python3
"""A bot that sits down at a table of a house: docs/api.md as a program, with nothing but Python's own library.

    sushiya serve
    python3 examples/table_bot.py http://127.0.0.1:8080 K7WQ2M

It says its name, sits down at the table with that code, and plays one game once the host starts it (or starts it, if it
has become the host). Of the legal moves it takes the one with the most maki rolls, or any.
"""
import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
from urllib.parse import urlsplit

ROLLS = {"maki1": 1, "maki2": 2, "maki3": 3}


def choose(game):
    """The bot itself. `game` has all that it knows in game["observation"]; what it may do is in game["moves"]."""
    rolls = lambda move: sum(ROLLS.get(card, 0) for card in move.split("/")[0].split("+"))
    most = max(map(rolls, game["moves"]))
    return random.choice([move for move in game["moves"] if rolls(move) == most])


def welcome(address, name):
    """Says what we are called; the token is who we are from then on."""
    connection = http.client.HTTPConnection(address)
    body = json.dumps({"name": name, "token": True})
    connection.request("POST", "/api/guests", body, {"Content-Type": "application/json"})
    answer = json.load(connection.getresponse())
    return answer.get("token") or sys.exit(answer["error"]["message"])


class WebSocket:
    """As much of RFC 6455 as a bot needs: text out, text in, pings answered."""

    def __init__(self, address, path, token):
        host, _, port = address.partition(":")
        self.stream = socket.create_connection((host, int(port or 80)))
        self.reader = self.stream.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: {address}", "Connection: Upgrade", "Upgrade: websocket",
                "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
                "Sec-WebSocket-Protocol: sushiya.v1.json", f"Authorization: Bearer {token}", "", ""]
        self.stream.sendall("\r\n".join(head).encode())
        if b" 101 " not in self.reader.readline():
            sys.exit("There is no such table, or the house lets nobody in.")
        while self.reader.readline().strip():
            pass  # Headers of the answer.

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def frame(self, kind, data):
        """Sends a frame. What clients send is masked; the length has one of two forms for what a bot says."""
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def messages(self):
        """What the house sends, until the connection ends."""
        while head := self.reader.read(2):
            kind, length = head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                length, = struct.unpack("!H", self.reader.read(2))
            elif length == 127:
                length, = struct.unpack("!Q", self.reader.read(8))
            data = self.reader.read(length)
            if kind == 1:
                yield json.loads(data)
            elif kind == 8:
                sys.exit("The house ended the connection: " + data[2:].decode())
            elif kind == 9:
                self.frame(10, data)


def getting_ready(table):
    """What there is to do before a game, if anything."""
    you, seats = table["you"], table["seats"]
    if you["seat"] is None:
        return "sit"
    if not seats[you["seat"]]["ready"]:
        return "ready"  # The host has changed the terms.
    return "start" if you["host"] and all(seat["ready"] for seat in seats) else None


def play(address, code, name):
    house = WebSocket(address, f"/api/tables/{code}/ws", welcome(address, name))
    view, said, answered = {}, None, None
    for message in house.messages():
        if message["type"] == "refused":
            sys.exit(message["message"])
        # A view is everything, a frame what has changed: each part that is there replaces ours.
        view.update((part, message[part]) for part in ("table", "game", "choices") if part in message)
        table, game = view["table"], view.get("game")
        if table["phase"] == "lobby":
            wanted = getting_ready(table)
            if wanted and wanted != said:
                house.send({"do": wanted})
            said = wanted
        elif table["phase"] == "over":
            return game["outcome"]["scores"], table["you"]["seat"]
        elif game["moves"] and answered != (game["number"], game["turn"]):
            answered = game["number"], game["turn"]
            house.send({"do": "choose", "game": game["number"], "turn": game["turn"], "move": choose(game)})
    sys.exit("The connection was lost.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(f"usage: {sys.argv[0]} URL CODE [NAME]")
    scores, seat = play(urlsplit(sys.argv[1]).netloc, sys.argv[2], (sys.argv[3:] or ["Maki lover"])[0])
    print(json.dumps({"scores": scores, "seat": seat}))
