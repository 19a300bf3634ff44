"""Many games at once."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sushiya import _core
from sushiya.spec import Spec


@dataclass
class Arrays:
    """The arrays that a batch writes to. They are yours: allocate them anywhere, C-contiguous, with these types.

    An array that is `None` is not written, which saves its time.
    """

    observations: np.ndarray | None = None
    """`uint8[env, seat, feature]`: what each seat knows."""
    masks: np.ndarray | None = None
    """`bool[env, seat, action]`: the legal actions; none for a seat that is not asked."""
    asked: np.ndarray | None = None
    """`bool[env, seat]`: the seats of yours that have to choose."""
    rewards: np.ndarray | None = None
    """`float32[env, seat]`: 0 except at the end of an episode."""
    done: np.ndarray | None = None
    """`bool[env]`: whether an episode has ended in this step."""
    scores: np.ndarray | None = None
    """`int32[env, seat]`: the final scores of the last episode that has ended."""


class Batch:
    """`envs` games of one kind. Every step plays one action for each seat that is asked.

    Where an episode ends, the step deals the next one (unless `auto_reset` is off): `rewards`, `done` and `scores`
    are about the old episode, and everything else about the new one.

    `opponents` are bots by seat, by name and budget as in the arena: `{1: "cook", 2: "itamae@200"}`. Their seats are
    never asked. `reward` is `"win"`, the share of the win minus a fair share, or `"lead"`, the score minus the best
    score of the others.

    Episode number k of game e has the deal with the index e·2³² + k of the series `seed`, so game 0 plays the deals of
    `sushiya arena --seed`. All results follow from the seed and the actions, whatever the number of threads.
    """

    def __init__(
        self,
        game: str | Spec,
        envs: int = 1,
        *,
        seed: int = 0,
        opponents: Mapping[int, str] | None = None,
        reward: str = "win",
        auto_reset: bool = True,
        threads: int = 1,
        **options: object,
    ):
        self.spec = game if isinstance(game, Spec) else Spec(game, **options)
        if isinstance(game, Spec) and options:
            raise TypeError("options are part of the spec; leave them out")
        self.opponents = dict(opponents or {})
        self._core = _core.Batch(
            self.spec.game, self.spec.pairs, envs, seed, list(self.opponents.items()), reward, auto_reset, threads
        )
        self.envs, self.seats = envs, self.spec.players
        self.arrays = self.allocate()

    def allocate(self) -> Arrays:
        """New arrays of the right shapes and types."""
        rows = (self.envs, self.seats)
        return Arrays(
            observations=np.zeros((*rows, self.spec.features), np.uint8),
            masks=np.zeros((*rows, self.spec.actions), np.bool_),
            asked=np.zeros(rows, np.bool_),
            rewards=np.zeros(rows, np.float32),
            done=np.zeros(self.envs, np.bool_),
            scores=np.zeros(rows, np.int32),
        )

    def reset(self, seed: int | None = None, which: np.ndarray | None = None, out: Arrays | None = None) -> Arrays:
        """Deals all games, or those in `which`, and writes the arrays: `out`, or the batch's own.

        With a seed the episodes are those of a new batch with that seed; without one, the next of the same
        seed, and in a new batch the first.
        """
        out = self.arrays if out is None else out
        self._core.reset(seed, which, out)
        return out

    def step(self, actions: np.ndarray | None = None, out: Arrays | None = None) -> Arrays:
        """Plays `int64[env, seat]` actions and writes the arrays: `out`, or the batch's own.

        Actions of seats that are not asked are ignored. Without actions the engine plays random ones, those that
        `random_actions` would have given. If an action is illegal, a `ValueError` says which and why,
        and no game has changed. Other Python threads run meanwhile.
        """
        out = self.arrays if out is None else out
        self._core.step(actions, out)
        return out

    def random_actions(self, out: np.ndarray | None = None) -> np.ndarray:
        """A random legal action for each seat that is asked, and 0 for the others."""
        out = np.empty((self.envs, self.seats), np.int64) if out is None else out
        self._core.random_actions(out)
        return out

    def record(self, env: int, names: Sequence[str] | None = None) -> str:
        """The last episode of a game that has ended, as a line of JSON.

        It can be verified, watched and uploaded like any record: `sushiya verify`, `sushiya replay --watch`.
        """
        return self._core.record(env, list(names) if names is not None else ["learner"] * self.seats)

    def observation(self, env: int, seat: int) -> dict:
        """What a seat knows, as the JSON that bots in the arena get."""
        return json.loads(self._core.observation(env, seat))
