"""PettingZoo environments.

    >>> from sushiya.pettingzoo import parallel_env
    >>> env = parallel_env("sushi-go", players=4)
    >>> observations, infos = env.reset(seed=42)
    >>> observations["player_0"]["action_mask"].sum() > 0
    True

`parallel_env` is for simultaneous moves, `env` for one agent after the other (AEC); both play every game. An
observation is a dictionary of `observation` and `action_mask`.

An illegal action ends the game: the agent gets -1, the others 0, and its info says why (`illegal`). In the parallel
environment all agents act in every step; one that has nothing to choose has a mask with only action 0, and whatever it
does is ignored.
"""

from __future__ import annotations

import functools
import secrets

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from sushiya.batch import Batch
from sushiya.spec import Spec


class _Table:
    """What both kinds of environment share: one game, its agents and its spaces."""

    def _set_up(self, game: str, reward: str, options: dict[str, object]) -> None:
        self.spec_of_game = Spec(game, **options)
        self.metadata = {"name": f"sushiya/{game}", "render_modes": [], "is_parallelizable": True}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec_of_game.players)]
        self.agents: list[str] = []
        self._batch = Batch(self.spec_of_game, reward=reward, auto_reset=False)
        self._now = self._batch.arrays
        self._dealt = False
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        spec = self.spec_of_game
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (spec.features,), np.uint8),
                "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
            }
        )

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(self.spec_of_game.actions)

    def _deal(self, seed: int | None) -> None:
        # Without a seed the next deal of the current series follows; the first one is random.
        if seed is None and not self._dealt:
            seed = secrets.randbits(63)
        self._batch.reset(seed)
        self._dealt = True
        self.agents = self.possible_agents[:]

    def _observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seat[agent]
        mask = self._now.masks[0, seat].astype(np.int8)
        if not self._now.asked[0, seat]:
            mask[0] = 1
        return {"observation": self._now.observations[0, seat].copy(), "action_mask": mask}

    def _refusal(self, agent: str, action: int) -> str | None:
        """The reason why an action is illegal."""
        seat = self._seat[agent]
        if not self._now.asked[0, seat]:
            return None
        if 0 <= action < self.spec_of_game.actions and self._now.masks[0, seat, action]:
            return None
        return f"action {action} is not legal; 'action_mask' has the legal ones"

    def _advance(self, actions: dict[str, int]) -> None:
        joint = np.zeros((1, self.spec_of_game.players), np.int64)
        for agent, action in actions.items():
            joint[0, self._seat[agent]] = action
        self._batch.step(joint)

    def record(self) -> str:
        """The last game that has ended, as a record."""
        return self._batch.record(0, self.possible_agents)

    def render(self) -> None:
        """There is nothing to render; watch `record()` with `sushiya replay --watch`."""

    def close(self) -> None:
        """There is nothing to close."""


class SushiyaParallelEnv(_Table, ParallelEnv):
    """All agents act at once."""

    def __init__(self, game: str, reward: str = "win", **options: object):
        self._set_up(game, reward, options)

    def reset(self, seed: int | None = None, options: dict | None = None):
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self):
        return {agent: self._observe(agent) for agent in self.agents}

    def step(self, actions):
        refusals = {agent: self._refusal(agent, int(actions[agent])) for agent in self.agents}
        infos = {agent: {} for agent in self.agents}
        if any(refusals.values()):
            over = True
            rewards = {agent: -1.0 if refusals[agent] else 0.0 for agent in self.agents}
            for agent in self.agents:
                if refusals[agent]:
                    infos[agent]["illegal"] = refusals[agent]
        else:
            self._advance(actions)
            over = bool(self._now.done[0])
            rewards = {agent: float(self._now.rewards[0, self._seat[agent]]) for agent in self.agents}
        observations = self._observations()
        terminations = {agent: over for agent in self.agents}
        truncations = {agent: False for agent in self.agents}
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos


class SushiyaAECEnv(_Table, AECEnv):
    """One agent acts after the other. Those that choose at once act in the order of their seats, and see nothing of
    each other's choices."""

    def __init__(self, game: str, reward: str = "win", **options: object):
        self._set_up(game, reward, options)

    def reset(self, seed: int | None = None, options: dict | None = None):
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._chosen: dict[str, int] = {}
        self._select()

    def observe(self, agent: str):
        return self._observe(agent)

    def _select(self) -> None:
        """The next agent that has to choose."""
        waiting = [agent for agent in self.agents if self._now.asked[0, self._seat[agent]] and agent not in self._chosen]
        self.agent_selection = (waiting or self.agents)[0]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        refusal = self._refusal(agent, int(action))
        if refusal:
            self.rewards[agent] = -1.0
            self.infos[agent]["illegal"] = refusal
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._chosen[agent] = int(action)
            if len(self._chosen) == self._now.asked.sum():
                self._advance(self._chosen)
                self._chosen = {}
                if self._now.done[0]:
                    self.rewards = {agent: float(self._now.rewards[0, self._seat[agent]]) for agent in self.agents}
                    self.terminations = dict.fromkeys(self.agents, True)
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()


def parallel_env(game: str, reward: str = "win", **options: object) -> SushiyaParallelEnv:
    """All agents act at once: `parallel_env("sushi-go", players=4)`."""
    return SushiyaParallelEnv(game, reward, **options)


def env(game: str, reward: str = "win", **options: object) -> SushiyaAECEnv:
    """One agent acts after the other: `env("kanji-zushi", players=3, deck="house")`."""
    return SushiyaAECEnv(game, reward, **options)
