"""A player at a table of a server: docs/api.md, with the standard library only."""

from __future__ import annotations

import base64
import http.client
import json
import os
import socket
import ssl
import struct
from collections.abc import Callable, Iterator
from urllib.parse import SplitResult, urlsplit


class TableError(Exception):
    """The server has refused something, or the connection was lost."""


def _connection(url: SplitResult) -> http.client.HTTPConnection:
    if url.scheme == "https":
        return http.client.HTTPSConnection(url.netloc)
    return http.client.HTTPConnection(url.netloc)


def _register(url: SplitResult, name: str) -> str:
    """Registers a guest and returns the token that identifies it."""
    connection = _connection(url)
    body = json.dumps({"name": name, "token": True})
    connection.request("POST", "/api/guests", body, {"Content-Type": "application/json"})
    answer = json.load(connection.getresponse())
    connection.close()
    if "token" not in answer:
        raise TableError(answer["error"]["message"])
    return answer["token"]


class _WebSocket:
    """The part of RFC 6455 that a player needs: text messages, whole or in fragments, and answers to pings."""

    def __init__(self, url: SplitResult, path: str, token: str):
        secure = url.scheme == "https"
        self.stream = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=url.hostname)
        self.reader = self.stream.makefile("rb")
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Protocol: sushiya.v1.json",
            f"Authorization: Bearer {token}",
        ]
        self.stream.sendall("\r\n".join([*head, "", ""]).encode())
        if b" 101 " not in self.reader.readline():
            raise TableError("There is no such table, or the server refused the connection.")
        while self.reader.readline().strip():
            pass  # Skip the headers of the response.

    def close(self) -> None:
        self.reader.close()
        self.stream.close()

    def send(self, message: dict) -> None:
        self._frame(1, json.dumps(message).encode())

    def _frame(self, kind: int, data: bytes) -> None:
        """Sends a frame. Clients must mask their data; a player needs only the two shorter forms of the length."""
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.stream.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def messages(self) -> Iterator[dict]:
        """The server's messages, until the connection ends."""
        parts = []
        while head := self.reader.read(2):
            last, kind, length = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.reader.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.reader.read(8))
            data = self.reader.read(length)
            if kind in (0, 1):
                parts.append(data)
                if last:
                    yield json.loads(b"".join(parts))
                    parts = []
            elif kind == 8:
                raise TableError("The server closed the connection: " + data[2:].decode())
            elif kind == 9:
                self._frame(10, data)


def _lobby_action(table: dict) -> str | None:
    """The next action before a game, if any."""
    you, seats = table["you"], table["seats"]
    if you["seat"] is None:
        return "sit"
    if not seats[you["seat"]]["ready"]:
        return "ready"  # The host has changed the settings.
    return "start" if you["host"] and all(seat["ready"] for seat in seats) else None


def play(url: str, code: str, name: str, choose: Callable[[dict, dict], str]) -> dict:
    """Sits down at a table and plays one game, which the host starts. `choose` gets the table and the game as in
    docs/api.md and returns a move. Returns the scores and the own seat."""
    address = urlsplit(url)
    server = _WebSocket(address, f"/api/tables/{code}/ws", _register(address, name))
    try:
        return _follow(server, choose)
    finally:
        server.close()


def _follow(server: _WebSocket, choose: Callable[[dict, dict], str]) -> dict:
    view, sent, answered = {}, None, None
    for message in server.messages():
        if message["type"] == "refused":
            raise TableError(message["message"])
        # A view has all parts, a frame only the changed ones: each part in a message replaces ours.
        view.update((part, message[part]) for part in ("table", "game", "choices") if part in message)
        table, game = view["table"], view.get("game")
        if table["phase"] == "lobby":
            wanted = _lobby_action(table)
            if wanted and wanted != sent:
                server.send({"do": wanted})
            sent = wanted
        elif table["phase"] == "over":
            return {"scores": game["outcome"]["scores"], "seat": table["you"]["seat"]}
        elif game["moves"] and answered != (game["number"], game["turn"]):
            answered = game["number"], game["turn"]
            server.send({"do": "choose", "game": game["number"], "turn": game["turn"], "move": choose(table, game)})
    raise TableError("The connection was lost.")
