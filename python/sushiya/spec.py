"""Games with their options: sizes, the layout of observations, and the names of actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from sushiya import _core


@dataclass(frozen=True)
class Field:
    """Consecutive features with one meaning.

    Fields of a player end in the number of seats clockwise from the viewer: `tableau[0]` is the viewer's own.
    """

    name: str
    start: int
    size: int
    max: int
    """The largest value of a feature."""
    remembered: bool
    """Whether a player has to remember it; the other fields are visible on the table or in the hand."""

    @property
    def columns(self) -> slice:
        """Its features, to index the last axis of observations."""
        return slice(self.start, self.start + self.size)


class Spec:
    """A game with certain options: `Spec("sushi-go", players=4, variant="both-ways")`.

    `sushiya games` on the command line lists games and options. Options that are left out have their defaults.
    """

    def __init__(self, game: str, **options: object):
        described = _core.describe(game, [(name, str(value)) for name, value in options.items()])
        self.game = game
        self.options: dict[str, str] = dict(described["options"])
        self.players: int = described["players"]
        self.actions: int = described["actions"]
        self.features: int = described["features"]
        self.layout_version: int = described["layout_version"]
        self.layout: list[Field] = [Field(*field) for field in described["layout"]]
        self.max_turns: int = described["max_turns"]
        self.score_bounds: tuple[int, int] = described["score_bounds"]

    def __deepcopy__(self, memo: dict) -> Spec:
        return self  # Nothing in it changes.

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The options as the engine wants them."""
        return list(self.options.items())

    def __getitem__(self, name: str) -> slice:
        """The features of a field: `observations[..., spec["hand"]]`."""
        for field in self.layout:
            if field.name == name:
                return field.columns
        raise KeyError(f"{self.game} has no field {name!r}; it has {', '.join(field.name for field in self.layout)}")

    @cached_property
    def scale(self) -> np.ndarray:
        """The largest value of each feature. Divide observations by it to get numbers from 0 to 1."""
        return np.repeat([field.max for field in self.layout], [field.size for field in self.layout]).astype(np.float32)

    @cached_property
    def remembered(self) -> np.ndarray:
        """For each feature, whether a player has to remember it."""
        return np.repeat([field.remembered for field in self.layout], [field.size for field in self.layout])

    def action_name(self, action: int) -> str:
        """The notation of an action, as in records: `wasabi+squid`."""
        return _core.action_name(self.game, self.pairs, int(action))

    def action_number(self, name: str) -> int:
        """The action with this notation."""
        return _core.action_number(self.game, self.pairs, name)

    def encode(self, observation: str) -> tuple[np.ndarray, np.ndarray, int]:
        """An observation in JSON, as bots get it, as features and action mask, with the viewer's seat."""
        features, mask = np.empty(self.features, np.uint8), np.empty(self.actions, np.bool_)
        seat = _core.encode(self.game, observation, features, mask)
        return features, mask, seat

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"Spec({self.game!r}{options})"
