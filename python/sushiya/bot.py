"""Bots in Python: for the arena, and for tables of a server.

    from sushiya import Bot

    class Maki(Bot):
        def choose(self, position):
            return max(position.moves, key=lambda move: move.count("maki"))

    if __name__ == "__main__":
        Maki().main()

`sushiya arena sushi-go --bots 'cook,exec:python3 maki.py'` plays it in the arena, `python3 maki.py http://127.0.0.1:8080
K7WQ2M` at a table.
"""

from __future__ import annotations

import json
import secrets
import sys
from dataclasses import dataclass
from functools import cached_property
from typing import IO

import numpy as np

from sushiya import online
from sushiya.spec import Spec


@dataclass
class Position:
    """Everything that the bot knows when it has to choose."""

    spec: Spec
    seat: int
    observation: dict
    """The observation in JSON; `docs/bot-protocol.md` has an example."""
    moves: list[str]
    """All legal moves, in notation."""

    @cached_property
    def _encoded(self) -> tuple[np.ndarray, np.ndarray, int]:
        return self.spec.encode(json.dumps(self.observation))

    @property
    def features(self) -> np.ndarray:
        """The observation as numbers, as a `Batch` writes it."""
        return self._encoded[0]

    @property
    def mask(self) -> np.ndarray:
        """The legal actions, as a `Batch` writes them."""
        return self._encoded[1]


class Bot:
    """A player. Override `choose`, and `begin` if a game needs preparation."""

    name = "Python"
    """Its name at tables."""

    def begin(self, spec: Spec, seat: int, luck: int) -> None:
        """Begins a game. `luck` is a seed; choices should depend on it and on positions only."""

    def choose(self, position: Position) -> int | str:
        """Chooses a legal move: its notation, or its number."""
        raise NotImplementedError

    def _move(self, position: Position) -> str:
        chosen = self.choose(position)
        return chosen if isinstance(chosen, str) else position.spec.action_name(int(chosen))

    def run(self, lines: IO[str] = sys.stdin, answers: IO[str] = sys.stdout) -> None:
        """Plays in the arena (`exec:`), until it closes the input."""
        spec, seat = None, 0
        for line in lines:
            message = json.loads(line)
            if message["type"] == "game":
                spec, seat = _spec(message["game"], message["options"]), message["seat"]
                self.begin(spec, seat, message["luck"])
            elif message["type"] == "choice":
                move = self._move(Position(spec, seat, message["observation"], message["moves"]))
                print(json.dumps({"move": move, "number": message["number"]}), file=answers, flush=True)

    def play(self, url: str, code: str) -> dict:
        """Plays one game at the table with this code. Returns the scores, and the bot's seat."""
        game = {}

        def choose(table: dict, view: dict) -> str:
            seat = table["you"]["seat"]
            if game.get("number") != view["number"]:
                game.update(number=view["number"], spec=_spec(table["plays"], table["options"]))
                self.begin(game["spec"], seat, secrets.randbits(63))
            return self._move(Position(game["spec"], seat, view["observation"], view["moves"]))

        return online.play(url, code, self.name, choose)

    def main(self) -> None:
        """Plays at a table if the command line has its address and code, and otherwise in the arena."""
        if len(sys.argv) == 3:
            print(json.dumps(self.play(sys.argv[1], sys.argv[2])))
        elif len(sys.argv) == 1:
            self.run()
        else:
            sys.exit(f"usage: {sys.argv[0]} [URL CODE]")


def _spec(game: str, options: dict) -> Spec:
    """The game with options as they are in JSON, where a custom deck is an object."""
    deck = options.get("deck")
    if isinstance(deck, dict):
        options = {**options, "deck": " ".join(deck["neta"]) + " / " + " ".join(deck["shari"])}
    return Spec(game, **options)
