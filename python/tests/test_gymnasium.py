"""Gymnasium's own checker, and its rules for vector environments."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

import sushiya
import sushiya.gymnasium

OPPONENTS = {"sushi-go": ["greedy"], "sushi-express": ["apprentice", "greedy"], "kanji-zushi": ["greedy", "random"]}


@pytest.mark.parametrize("game", sushiya.GAMES)
def test_single_environments(game):
    check_env(gymnasium.make(f"sushiya/{game}", opponents=OPPONENTS[game]).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", sushiya.GAMES)
def test_vector_environments(game):
    env = gymnasium.make_vec(f"sushiya/{game}", num_envs=5, opponents=OPPONENTS[game])
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=3)
    ended = 0
    while ended < 8:
        assert observations in env.observation_space
        actions = infos["action_mask"].argmax(1)
        assert actions in env.action_space
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert not truncations.any() and not rewards[~terminations].any()
        for index in np.flatnonzero(terminations):
            assert infos["final_obs"][index].shape == env.single_observation_space.shape
            assert not np.array_equal(infos["final_obs"][index], observations[index])
            sushiya.verify(env.record(index))
            ended += 1


def test_the_same_seed_gives_the_same_episodes():
    def episodes(seed):
        env = gymnasium.make_vec("sushiya/sushi-go", num_envs=3, opponents=["cook"])
        observations, infos = env.reset(seed=seed)
        for _ in range(40):
            observations, *_, infos = env.step(infos["action_mask"].argmax(1))
        return observations

    assert np.array_equal(episodes(1), episodes(1)) and not np.array_equal(episodes(1), episodes(2))


def test_an_illegal_action_ends_one_episode():
    env = gymnasium.make_vec("sushiya/sushi-go", num_envs=3, opponents=["greedy"])
    _, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    actions[1] = 155
    _, rewards, terminations, _, infos = env.step(actions)
    assert rewards.tolist() == [0, -1, 0] and terminations.tolist() == [False, True, False]
    assert infos["illegal"].tolist() == [False, True, False]


def test_opponents_are_seated_clockwise():
    env = sushiya.gymnasium.VectorEnv("sushi-go", opponents=["greedy", "random"], seat=1)
    assert env._batch.opponents == {2: "greedy", 0: "random"}
    with pytest.raises(ValueError, match="2 opponents for 4 players"):
        sushiya.gymnasium.VectorEnv("sushi-go", opponents=["greedy", "random"], players=4)
