"""Bots in Python: the protocol of the arena, and a table of a server."""

import base64
import hashlib
import io
import json
import socketserver
import struct
import threading

import numpy as np
import pytest

import sushiya
from sushiya.online import TableError


class First(sushiya.Bot):
    """Plays the legal action with the lowest number."""

    def __init__(self):
        self.games, self.positions = [], []

    def begin(self, spec, seat, luck):
        self.games.append((spec.game, spec.players, seat))

    def choose(self, position):
        self.positions.append(position)
        return int(position.mask.argmax())


def choices(batch, env, seat):
    """A choice as the arena asks for it."""
    moves = [batch.spec.action_name(action) for action in np.flatnonzero(batch.arrays.masks[env, seat])]
    return {"type": "choice", "number": 1, "observation": batch.observation(env, seat), "moves": moves}


def test_the_protocol_of_the_arena():
    batch = sushiya.Batch("sushi-go", players=3, variant="both-ways")
    batch.reset()
    messages = [
        {"type": "game", "protocol": 1, "game": "sushi-go", "options": {"players": 3, "variant": "both-ways"}, "seat": 2, "luck": 5},
        choices(batch, 0, 2),
        {"type": "news", "from": "a later version"},
    ]
    bot, answers = First(), io.StringIO()
    bot.run(io.StringIO("".join(json.dumps(message) + "\n" for message in messages)), answers)
    assert bot.games == [("sushi-go", 3, 2)]
    assert json.loads(answers.getvalue()) == {"move": messages[1]["moves"][0], "number": 1}
    assert np.array_equal(bot.positions[0].features, batch.arrays.observations[0, 2])


def test_a_custom_deck():
    spec = sushiya.Spec("kanji-zushi")
    names = [spec.action_name(46 * neta) for neta in range(10)], [spec.action_name(shari) for shari in range(46)]
    neta, shari = [name.split("+")[0] for name in names[0]], [name.split("+")[1] for name in names[1]]
    message = {"type": "game", "protocol": 1, "game": "kanji-zushi", "seat": 0, "luck": 1,
               "options": {"players": 2, "deck": {"neta": neta[::-1], "shari": shari}}}
    bot = First()
    bot.run(io.StringIO(json.dumps(message)), io.StringIO())
    assert bot.games == [("kanji-zushi", 2, 0)]


class Server(socketserver.StreamRequestHandler):
    """The part of a server that one game needs, to test the client without building the server."""

    disable_nagle_algorithm = True

    def handle(self):
        head = [line.decode() for line in iter(self.rfile.readline, b"\r\n")]
        if head[0].startswith("POST /api/guests"):
            length = next(int(line.split(":")[1]) for line in head if line.lower().startswith("content-length"))
            assert json.loads(self.rfile.read(length))["token"] is True
            body = b'{"token": "secret"}'
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            return
        key = next(line.split(": ")[1].strip() for line in head if line.startswith("Sec-WebSocket-Key"))
        assert "Authorization: Bearer secret\r\n" in head
        if "GET /api/tables/K7WQ2M/ws" not in head[0]:
            self.wfile.write(b"HTTP/1.1 404 Not Found\r\n\r\n")
            return
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        self.wfile.write(b"HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        self.table(sushiya.Batch("sushi-go", opponents={0: "greedy"}, auto_reset=False))

    def send(self, message):
        """Sends a message in two fragments, with a ping in between."""
        data = json.dumps(message).encode()
        for kind, part in [(0x01, data[:10]), (0x89, b"?"), (0x80, data[10:])]:
            length = bytes([len(part)]) if len(part) < 126 else struct.pack("!BH", 126, len(part))
            self.wfile.write(bytes([kind]) + length + part)

    def receive(self):
        head = self.rfile.read(2)
        length = head[1] & 0x7F
        mask = self.rfile.read(4)
        data = bytes(byte ^ mask[place % 4] for place, byte in enumerate(self.rfile.read(length)))
        return self.receive() if head[0] & 0x0F == 10 else json.loads(data)

    def table(self, batch):
        table = {"phase": "lobby", "plays": "sushi-go", "options": {"players": "2", "variant": "standard"},
                 "you": {"seat": None, "host": False}, "seats": [{"ready": True}, {"ready": False}]}
        self.send({"type": "view", "table": table, "game": None})
        assert self.receive() == {"do": "sit"}
        table["you"]["seat"] = 1
        self.send({"type": "frame", "table": table})
        assert self.receive() == {"do": "ready"}
        table["phase"] = "playing"
        now, turn = batch.reset(), 0
        while now.asked.any():
            choice = choices(batch, 0, 1)
            game = {"number": 1, "turn": turn, "observation": choice["observation"], "moves": choice["moves"]}
            self.send({"type": "frame", "table": table, "game": game})
            answer = self.receive()
            assert (answer["do"], answer["game"], answer["turn"]) == ("choose", 1, turn)
            now, turn = batch.step(np.array([[0, batch.spec.action_number(answer["move"])]])), turn + 1
        self.send({"type": "frame", "table": {**table, "phase": "over"}, "game": {"outcome": {"scores": now.scores[0].tolist()}}})


@pytest.fixture
def server():
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Server) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_game_at_a_table(server):
    bot = First()
    result = bot.play(server, "K7WQ2M")
    assert result["seat"] == 1 and len(result["scores"]) == 2
    assert bot.games == [("sushi-go", 2, 1)] and len(bot.positions) == 30
    with pytest.raises(TableError, match="no such table"):
        bot.play(server, "XXXXXX")
