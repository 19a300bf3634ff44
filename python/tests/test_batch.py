"""Batches: arrays, seeds, opponents, errors and records."""

import json
import threading

import numpy as np
import pytest

import sushiya


def play(batch, steps):
    """Plays random actions, and copies what was written after each step."""
    history = []
    for _ in range(steps):
        now = batch.step(batch.random_actions())
        history.append([array.copy() for array in vars(now).values()])
    return history


def same(a, b):
    return all(np.array_equal(x, y) for step, other in zip(a, b, strict=True) for x, y in zip(step, other, strict=True))


def test_shapes_and_masks(variant):
    game, options = variant
    batch = sushiya.Batch(game, envs=7, **options)
    now = batch.reset()
    assert now.observations.shape == (7, batch.seats, batch.spec.features)
    assert now.masks.shape == (7, batch.seats, batch.spec.actions)
    for _ in range(200):
        actions = batch.random_actions()
        assert np.array_equal(now.masks.any(-1), now.asked)
        assert now.masks[np.arange(7)[:, None], np.arange(batch.seats), actions][now.asked].all()
        batch.step(actions)
        assert (now.observations <= batch.spec.scale).all()


def test_seeds_and_threads(variant):
    game, options = variant
    one = play(sushiya.Batch(game, envs=9, seed=3, **options), 80)
    assert same(one, play(sushiya.Batch(game, envs=9, seed=3, threads=4, **options), 80))
    assert not same(one, play(sushiya.Batch(game, envs=9, seed=4, **options), 80))
    # The first games of a batch do not depend on its size.
    few = sushiya.Batch(game, envs=2, seed=3, **options)
    assert np.array_equal(few.reset().observations, sushiya.Batch(game, envs=9, seed=3, **options).reset().observations[:2])


def test_records_verify(variant):
    game, options = variant
    batch = sushiya.Batch(game, envs=3, seed=5, opponents={0: "apprentice"}, **options)
    ended = 0
    while ended < 3:
        now = batch.step(batch.random_actions())
        for env in np.flatnonzero(now.done):
            line = batch.record(env, names=[f"seat {seat}" for seat in range(batch.seats)])
            sushiya.verify(line)
            record = json.loads(line)
            assert record["game"] == game
            assert record["result"]["scores"][: batch.seats] == now.scores[env].tolist()
            assert record["seats"][:2] == ["apprentice", "seat 1"]
            assert now.rewards[env].sum() == pytest.approx(0, abs=1e-6)
            ended += 1
    record["result"]["scores"][0] += 1
    with pytest.raises(ValueError, match="it claims scores"):
        sushiya.verify(json.dumps(record))


def test_arrays_of_the_caller_are_written_without_copies():
    batch = sushiya.Batch("sushi-go", envs=4)
    rollout = np.full((3, 4, 2, batch.spec.features), 255, np.uint8)
    for step in rollout:
        batch.step(batch.random_actions(), out=sushiya.Arrays(observations=step))
    assert (rollout[:, :, :, 0] == [[[9]], [[8]], [[7]]]).all(), "turns left"
    with pytest.raises(ValueError, match="'observations' must be C-contiguous"):
        batch.step(batch.random_actions(), out=sushiya.Arrays(observations=rollout[0, :, ::-1]))
    with pytest.raises(ValueError, match="'observations' has 288 elements; it needs 576"):
        batch.step(batch.random_actions(), out=sushiya.Arrays(observations=rollout[0, :2]))


def test_errors_are_sentences():
    for error, arguments in {
        "there is no game 'chess'": ("chess", {}),
        "option 'players' cannot be '9'": ("sushi-go", {"players": 9}),
        "there is no bot 'chef'": ("sushi-go", {"opponents": {0: "chef"}}),
        "there is no seat 5": ("sushi-go", {"opponents": {5: "cook"}}),
        "leave at least one seat": ("sushi-go", {"opponents": {0: "cook", 1: "cook"}}),
        "there is no reward 'gold'": ("sushi-go", {"reward": "gold"}),
        "at least one game": ("sushi-go", {"envs": 0}),
    }.items():
        with pytest.raises(ValueError, match=error):
            sushiya.Batch(arguments[0], **arguments[1])
    batch = sushiya.Batch("sushi-go", envs=2)
    before = batch.reset().observations.copy()
    with pytest.raises(ValueError, match="env 0, seat 0: there is no action 999; actions are from 0 to 155"):
        batch.step(np.full((2, 2), 999))
    assert np.array_equal(batch.reset(seed=0).observations, before)
    with pytest.raises(ValueError, match="no episode of env 1 has ended yet"):
        batch.record(1)


def test_names_of_actions(variant):
    game, options = variant
    spec = sushiya.Spec(game, **options)
    batch = sushiya.Batch(spec, envs=5)
    for _ in range(50):
        now = batch.step(batch.random_actions())
        for action in np.flatnonzero(now.masks.any((0, 1))):
            assert spec.action_number(spec.action_name(action)) == action


def test_an_observation_in_json_gives_the_same_numbers(variant):
    game, options = variant
    batch = sushiya.Batch(game, envs=2, **options)
    for _ in range(30):
        now = batch.step(batch.random_actions())
        for seat in range(batch.seats):
            features, mask, viewer = batch.spec.encode(json.dumps(batch.observation(1, seat)))
            assert viewer == seat
            assert np.array_equal(features, now.observations[1, seat])
            assert np.array_equal(mask, now.masks[1, seat])


def test_fields_have_names():
    spec = sushiya.Spec("sushi-go", players=3)
    batch = sushiya.Batch(spec, envs=1)
    hand = batch.reset().observations[0, 1, spec["hand"]]
    assert hand.sum() == 9
    assert batch.observation(0, 1)["hands"][1]["known"].count("tempura") == hand[0]
    assert spec.remembered[spec["unseen"]].all() and not spec.remembered[spec["hand"]].any()
    with pytest.raises(KeyError, match="no field 'wine'"):
        spec["wine"]


def test_other_threads_run_during_a_step():
    batch = sushiya.Batch("sushi-go", envs=50, opponents={1: "itamae@200"})
    ticks, over = [], threading.Event()

    def count():
        while not over.is_set():
            ticks.append(None)

    thread = threading.Thread(target=count)
    actions = batch.random_actions()
    thread.start()
    before = len(ticks)
    batch.step(actions)
    during = len(ticks) - before
    over.set()
    thread.join()
    assert during > 100, "the interpreter was locked during the step"
