"""Bots in Python: the protocol of the arena, and a table of a server."""

import io
import json
import os
import re
import subprocess
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

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


class Host:
    """A guest who opens a table of a real server and plays there, too, by requests without a WebSocket."""

    def __init__(self, url):
        self.url, self.token = url, None
        self.token = self.request("/api/guests", {"name": "Host", "token": True})["token"]

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers)) as answer:
            return json.load(answer)

    def play(self, code):
        """Starts the game once the others are ready, and plays the first legal move until it is over."""
        table = f"/api/tables/{code}"
        end = time.monotonic() + 60
        while time.monotonic() < end:
            view = self.request(table)
            phase, game = view["table"]["phase"], view["game"]
            if phase == "over":
                return game["outcome"]["scores"]
            if phase == "lobby" and all(seat["ready"] for seat in view["table"]["seats"][1:]):
                self.request(table + "/actions", {"do": "start"})
            elif phase == "playing" and game["moves"] and view["choices"]["yours"] is None:
                choice = {"do": "choose", "game": game["number"], "turn": game["turn"], "move": game["moves"][0]}
                self.request(table + "/actions", choice)
        pytest.fail(f"the game goes on: {view}")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The address of a server."""
    program = os.environ.get("SUSHIYA") or pytest.fail("set SUSHIYA to the path of the program, as ci.py does")
    data = tmp_path_factory.mktemp("data")
    command = [program, "serve", "--listen", "127.0.0.1:0", "--no-limits", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield re.search(r"http://[\d.:]+", process.stdout.readline())[0]
        finally:
            process.terminate()


@pytest.mark.parametrize("game, options", [("sushi-go", {}), ("sushi-express", {"players": "3"}), ("kanji-zushi", {"deck": "house"})])
def test_a_game_at_a_table(server, game, options):
    host = Host(server)
    options = {"players": "2", **options}
    code = host.request("/api/tables", {"game": game, "options": options})["table"]
    bots = [First() for _ in range(int(options["players"]) - 1)]
    for number, bot in enumerate(bots, 1):
        bot.name = f"Bot {number}"
    with ThreadPoolExecutor(len(bots)) as threads:
        results = [threads.submit(bot.play, server, code) for bot in bots]
        scores = host.play(code)
        results = [result.result(timeout=30) for result in results]
    assert sorted(result["seat"] for result in results) == list(range(1, len(bots) + 1))
    for bot, result in zip(bots, results):
        assert result["scores"] == scores
        assert bot.games == [(game, len(scores), result["seat"])] and bot.positions


def test_a_table_that_is_not_there(server):
    with pytest.raises(TableError, match="no such table"):
        First().play(server, "XXXXXX")
