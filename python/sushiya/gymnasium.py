"""Gymnasium environments: one seat against bots.

    >>> import gymnasium, sushiya.gymnasium
    >>> env = gymnasium.make_vec("sushiya/sushi-go", num_envs=64, opponents=["cook"])
    >>> observations, infos = env.reset(seed=42)
    >>> infos["action_mask"].shape
    (64, 156)

`opponents` are the bots of the other seats, clockwise from yours; their number is that of the other players. Infos
have the legal actions (`action_mask`). An illegal action ends the episode with a reward of -1.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from sushiya._core import GAMES
from sushiya.batch import Batch
from sushiya.spec import Spec

ILLEGAL = -1.0
"""The reward of an illegal action."""


def _batch(
    game: str, opponents: Sequence[str], seat: int, envs: int, reward: str, threads: int, options: dict[str, object]
) -> Batch:
    players = len(opponents) + 1
    spec = Spec(game, **{"players": players, **options})
    if spec.players != players:
        raise ValueError(f"{len(opponents)} opponents for {spec.players} players")
    bots = {(seat + place) % players: bot for place, bot in enumerate(opponents, 1)}
    return Batch(spec, envs, opponents=bots, reward=reward, auto_reset=False, threads=threads)


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many games at once. Where an episode ends, the next one begins in the same step; `final_obs` in the infos has
    the last observation of the old one, as Gymnasium specifies."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] = ("cook",),
        *,
        seat: int = 0,
        reward: str = "win",
        threads: int = 1,
        **options: object,
    ):
        self._batch = _batch(game, opponents, seat, num_envs, reward, threads, options)
        self._now, self._seat = self._batch.arrays, seat
        spec = self._batch.spec
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (spec.features,), np.uint8)
        self.single_action_space = spaces.Discrete(spec.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._joint = np.zeros((num_envs, spec.players), np.int64)
        self._dealt = False

    def _observations(self) -> np.ndarray:
        return self._now.observations[:, self._seat].copy()

    def _infos(self) -> dict:
        return {"action_mask": self._now.masks[:, self._seat].astype(np.int8)}

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        if seed is None and not self._dealt:
            seed = secrets.randbits(63)
        self._dealt = True
        self._batch.reset(seed)
        return self._observations(), self._infos()

    def step(self, actions):
        actions = np.asarray(actions, np.int64)
        masks = self._now.masks[:, self._seat]
        illegal = ~np.take_along_axis(masks, np.clip(actions, 0, masks.shape[1] - 1)[:, None], 1)[:, 0]
        illegal |= (actions < 0) | (actions >= masks.shape[1])
        # The games with an illegal action advance by some legal one, and are dealt anew below.
        self._joint[:, self._seat] = np.where(illegal, masks.argmax(1), actions)
        now = self._batch.step(self._joint)
        over = now.done | illegal
        rewards = np.where(illegal, ILLEGAL, now.rewards[:, self._seat]).astype(np.float64)
        infos = {}
        if over.any():
            final = np.full(self.num_envs, None, dtype=object)
            for env in np.flatnonzero(over):
                final[env] = now.observations[env, self._seat].copy()
            infos |= {"final_obs": final, "_final_obs": over, "illegal": illegal, "scores": now.scores.copy()}
            self._batch.reset(which=over)
        infos |= self._infos()
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def record(self, env: int) -> str:
        """The last episode of a game that has ended, as a record."""
        return self._batch.record(env)


class Env(gymnasium.Env):
    """One game."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("cook",),
        *,
        seat: int = 0,
        reward: str = "win",
        **options: object,
    ):
        self._batch = _batch(game, opponents, seat, 1, reward, 1, options)
        self._now, self._seat = self._batch.arrays, seat
        self.observation_space = spaces.Box(0, 255, (self._batch.spec.features,), np.uint8)
        self.action_space = spaces.Discrete(self._batch.spec.actions)
        self._dealt = False

    def _observation(self) -> np.ndarray:
        return self._now.observations[0, self._seat].copy()

    def _info(self) -> dict:
        return {"action_mask": self._now.masks[0, self._seat].astype(np.int8)}

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        if seed is None and not self._dealt:
            seed = secrets.randbits(63)
        self._dealt = True
        self._batch.reset(seed)
        return self._observation(), self._info()

    def step(self, action):
        if not self._now.masks[0, self._seat, action]:
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        joint = np.zeros((1, self._batch.seats), np.int64)
        joint[0, self._seat] = action
        self._batch.step(joint)
        reward, over = float(self._now.rewards[0, self._seat]), bool(self._now.done[0])
        return self._observation(), reward, over, False, self._info()

    def record(self) -> str:
        """The last game that has ended, as a record."""
        return self._batch.record(0)


for _game in GAMES:
    gymnasium.register(
        f"sushiya/{_game}",
        entry_point="sushiya.gymnasium:Env",
        vector_entry_point="sushiya.gymnasium:VectorEnv",
        kwargs={"game": _game},
    )
