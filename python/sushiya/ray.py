"""Arenas, tournaments and self-play on many machines, as Ray tasks.

    ray.init(address="auto")
    results = sushiya.ray.arena("sushi-go", ["itamae@2000", "cook"], deals=10_000, seed=1)

A task is a part of the work that depends on the seed and its own number only, so the results are those of one machine
(`sushiya.arena.play`) however many workers there are. A task whose worker dies is run again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import ray

from sushiya import arena as local
from sushiya.arena import Results
from sushiya.batch import Batch

Policy = Callable[[np.ndarray, np.ndarray, np.random.Generator], np.ndarray]
"""Chooses actions: from observations `[row, feature]`, masks `[row, action]` and a random number generator."""

# A worker that dies, or a machine that is switched off, costs only the part it was working on.
_remote = ray.remote(num_cpus=1, max_retries=-1)


def _parts(total: int, size: int) -> list[tuple[int, int]]:
    return [(first, min(size, total - first)) for first in range(0, total, size)]


@_remote
def _play(game: str, bots: Sequence[str], seed: int, first_deal: int, deals: int, options: dict) -> Results:
    return local.play(game, bots, deals=deals, seed=seed, first_deal=first_deal, **options)


def arena(
    game: str, bots: Sequence[str], *, deals: int, seed: int = 0, deals_per_task: int = 100, **options: object
) -> Results:
    """Plays a series of games; see `sushiya.arena.play`."""
    tasks = [
        _play.remote(game, tuple(bots), seed, first, count, options) for first, count in _parts(deals, deals_per_task)
    ]
    return local.join(ray.get(tasks))


def tournament(
    game: str, bots: Sequence[str], *, deals: int, seed: int = 0, deals_per_task: int = 100, **options: object
) -> dict[tuple[str, str], Results]:
    """Plays every pairing of bots, for games with two players."""
    tasks = {
        pair: [_play.remote(game, pair, seed, first, count, options) for first, count in _parts(deals, deals_per_task)]
        for pair in local.pairings(bots)
    }
    return {pair: local.join(ray.get(parts)) for pair, parts in tasks.items()}


@dataclass(frozen=True)
class Rollout:
    """Steps of self-play in one batch. Axes are `[step, env, seat, …]`."""

    observations: np.ndarray
    masks: np.ndarray
    asked: np.ndarray
    actions: np.ndarray
    rewards: np.ndarray
    done: np.ndarray


def rollout(
    make_policy: Callable[[], Policy],
    game: str,
    *,
    envs: int,
    steps: int,
    seed: int = 0,
    opponents: Mapping[int, str] | None = None,
    **options: object,
) -> Rollout:
    """Plays steps of self-play here: one policy chooses for every seat that is asked."""
    policy, chance = make_policy(), np.random.default_rng(seed)
    batch = Batch(game, envs, seed=seed, opponents=opponents, **options)
    spec, rows = batch.spec, (steps, envs, batch.seats)
    result = Rollout(
        observations=np.empty((*rows, spec.features), np.uint8),
        masks=np.empty((*rows, spec.actions), np.bool_),
        asked=np.empty(rows, np.bool_),
        actions=np.zeros(rows, np.int64),
        rewards=np.empty(rows, np.float32),
        done=np.empty((steps, envs), np.bool_),
    )
    now = batch.reset()
    for step in range(steps):
        result.observations[step], result.masks[step], result.asked[step] = now.observations, now.masks, now.asked
        result.actions[step][now.asked] = policy(now.observations[now.asked], now.masks[now.asked], chance)
        now = batch.step(result.actions[step])
        result.rewards[step], result.done[step] = now.rewards, now.done
    return result


_rollout = _remote(rollout)


def self_play(
    make_policy: Callable[[], Policy], game: str, *, tasks: int, envs: int, steps: int, seed: int = 0, **settings: object
) -> list[Rollout]:
    """Plays steps of self-play in many tasks. Task number t is `rollout(…, seed=seed + t)`."""
    return ray.get(
        [_rollout.remote(make_policy, game, envs=envs, steps=steps, seed=seed + task, **settings) for task in range(tasks)]
    )
