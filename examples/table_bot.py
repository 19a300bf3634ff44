#!/usr/bin/env python3
"""A bot that plays at a table of a server: docs/api.md as a program, with only the standard library.

    sushiya serve
    python3 examples/table_bot.py http://127.0.0.1:8080 K7WQ2M

It registers as a guest, sits down at the table with that code, and plays one game once the host starts it (or starts it
itself if it has become the host). It plays a legal move with the most maki rolls.
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
    """The bot itself. It knows game["observation"] and chooses one of game["moves"]."""
    rolls = lambda move: sum(ROLLS.get(card, 0) for card in move.split("/")[0].split("+"))
    most = max(map(rolls, game["moves"]))
    return random.choice([move for move in game["moves"] if rolls(move) == most])


def register(address, name):
    """Registers a guest and returns the token that identifies it."""
    connection = http.client.HTTPConnection(address)
    body = json.dumps({"name": name, "token": True})
    connection.request("POST", "/api/guests", body, {"Content-Type": "application/json"})
    answer = json.load(connection.getresponse())
    return answer.get("token") or sys.exit(answer["error"]["message"])


class WebSocket:
    """The part of RFC 6455 that a bot needs: text messages in both directions, and answers to pings."""

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
            sys.exit("There is no such table, or the server refused the connection.")
        while self.reader.readline().strip():
            pass  # Skip the headers of the response.

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def frame(self, kind, data):
        """Sends a frame. Clients must mask their data; a bot only needs the two shorter forms of the length."""
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def messages(self):
        """The server's messages, until the connection ends."""
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
                sys.exit("The server closed the connection: " + data[2:].decode())
            elif kind == 9:
                self.frame(10, data)


def lobby_action(table):
    """The next action before a game, if any."""
    you, seats = table["you"], table["seats"]
    if you["seat"] is None:
        return "sit"
    if not seats[you["seat"]]["ready"]:
        return "ready"  # The host has changed the settings.
    return "start" if you["host"] and all(seat["ready"] for seat in seats) else None


def play(address, code, name):
    server = WebSocket(address, f"/api/tables/{code}/ws", register(address, name))
    view, sent, answered = {}, None, None
    for message in server.messages():
        if message["type"] == "refused":
            sys.exit(message["message"])
        # A view has all parts, a frame only the changed ones: each part in a message replaces ours.
        view.update((part, message[part]) for part in ("table", "game", "choices") if part in message)
        table, game = view["table"], view.get("game")
        if table["phase"] == "lobby":
            wanted = lobby_action(table)
            if wanted and wanted != sent:
                server.send({"do": wanted})
            sent = wanted
        elif table["phase"] == "over":
            return game["outcome"]["scores"], table["you"]["seat"]
        elif game["moves"] and answered != (game["number"], game["turn"]):
            answered = game["number"], game["turn"]
            server.send({"do": "choose", "game": game["number"], "turn": game["turn"], "move": choose(game)})
    sys.exit("The connection was lost.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(f"usage: {sys.argv[0]} URL CODE [NAME]")
    scores, seat = play(urlsplit(sys.argv[1]).netloc, sys.argv[2], (sys.argv[3:] or ["Maki lover"])[0])
    print(json.dumps({"scores": scores, "seat": seat}))
