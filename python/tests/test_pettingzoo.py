"""PettingZoo's own tests."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import sushiya
from sushiya.pettingzoo import env, parallel_env

# It warns about observations that are dictionaries, except for those of its own games.
pytestmark = pytest.mark.filterwarnings(
    "error", "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)


def test_parallel_api(variant):
    game, options = variant
    parallel_api_test(parallel_env(game, **options), num_cycles=300)


def test_aec_api(variant):
    game, options = variant
    api_test(env(game, **options), num_cycles=300)


def test_seeds(variant):
    game, options = variant
    parallel_seed_test(lambda: parallel_env(game, **options), num_cycles=200)
    seed_test(lambda: env(game, **options), num_cycles=200)


def test_whole_games_and_their_records(variant):
    game, options = variant
    table = env(game, **options)
    table.reset(seed=3)
    totals = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        totals[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sum(totals.values()) == pytest.approx(0, abs=1e-6) and max(totals.values()) > 0
    sushiya.verify(table.record())


def test_an_illegal_action_ends_the_game():
    table = parallel_env("sushi-go", players=3)
    observations, _ = table.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    actions["player_1"] = 150
    _, rewards, terminations, _, infos = table.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(terminations.values()) and "150 is not legal" in infos["player_1"]["illegal"]
    assert table.agents == []
