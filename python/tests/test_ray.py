"""A local Ray cluster of two nodes: the same results as here, even if a worker dies."""

import os
import signal

import numpy as np
import pytest

ray = pytest.importorskip("ray")

from ray.cluster_utils import Cluster

import sushiya.ray
from sushiya import arena


@pytest.fixture(scope="module")
def cluster():
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def same(one, other):
    return one.bots == other.bots and np.array_equal(one.scores, other.scores) and np.array_equal(one.wins, other.wins)


def test_an_arena(cluster):
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    bots, series = ["greedy", "apprentice"], {"deals": 23, "seed": 4}
    here = arena.play("sushi-go", bots, **series)
    assert same(sushiya.ray.arena("sushi-go", bots, deals_per_task=5, **series), here)
    assert same(sushiya.ray.arena("sushi-go", bots, deals_per_task=23, **series), here)


def test_a_tournament(cluster):
    results = sushiya.ray.tournament("kanji-zushi", ["cook", "apprentice", "random"], deals=4, seed=1, deals_per_task=2)
    assert list(results) == [("cook", "apprentice"), ("cook", "random"), ("apprentice", "random")]
    assert same(results["cook", "random"], arena.play("kanji-zushi", ["cook", "random"], deals=4, seed=1))


def uniform(observations, masks, chance):
    """A policy: a random legal action."""
    return (masks * chance.random(masks.shape)).argmax(1)


def test_self_play_survives_a_killed_worker(cluster, tmp_path):
    marker = tmp_path / "killed"

    def make_policy():
        # The first worker that gets here dies in the middle of its task.
        try:
            marker.touch(exist_ok=False)
        except FileExistsError:
            return uniform
        os.kill(os.getpid(), signal.SIGKILL)

    settings = {"envs": 4, "steps": 35, "opponents": {1: "greedy"}, "players": 3}
    rollouts = sushiya.ray.self_play(make_policy, "sushi-go", tasks=3, seed=8, **settings)
    assert marker.exists() and len(rollouts) == 3
    for task, there in enumerate(rollouts):
        here = sushiya.ray.rollout(lambda: uniform, "sushi-go", seed=8 + task, **settings)
        for name, array in vars(here).items():
            assert np.array_equal(array, getattr(there, name)), name
        assert here.done.any() and not here.asked[:, :, 1].any()
