"""OpenSpiel's own tests, and its algorithms on small games."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
from open_spiel.python.observation import make_observation

import sushiya.openspiel

GAMES = [
    "python_sushi_go",
    "python_sushi_go(players=2,variant=dummy)",
    "python_sushi_go(players=5,variant=both-ways)",
    "python_sushi_express(players=4)",
    "python_kanji_zushi(players=3,deck=house)",
    "python_sushi_go(turns_left=3,seed=1)",
    "python_sushi_express(turns_left=4,seed=2)",
    "python_kanji_zushi(turns_left=2,seed=3)",
]
SMALL = "turn_based_simultaneous_game(game=python_sushi_go(turns_left=3,seed=1))"


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [GAMES[0], GAMES[3], GAMES[-1]])
def test_a_playthrough_can_be_repeated(name, tmp_path):
    flags.FLAGS(["pytest"])  # OpenSpiel reads its flags, and pytest has others.
    lines = generate_playthrough.playthrough(name, action_sequence=None, seed=7, observation_params_string=None)
    path = tmp_path / "playthrough.txt"
    path.write_text(lines, encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(path))
    assert actual == expected


def test_observations_are_those_of_a_batch():
    game = pyspiel.load_game("python_sushi_go(players=3)")
    state, observation = game.new_initial_state(), make_observation(game)
    while state.is_chance_node():
        state.apply_action(0)
    observation.set_from(state, 1)
    hand = observation.tensor[game.spec["hand"]] * game.spec.scale[game.spec["hand"]]
    # Chance took the first card of the row each time, and the last card of the row moved to its place.
    assert hand.sum() == 9 and observation.tensor[0] == 1


def test_counterfactual_regret_minimisation_finds_an_equilibrium():
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(50):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < 0.02 and after <= before


def test_bots_can_be_exploited():
    game = pyspiel.load_game(SMALL)
    greedy = sushiya.openspiel.BotPolicy(game, "greedy")
    assert 0 <= exploitability.exploitability(game, greedy) <= 0.5
    state = game.new_initial_state()
    assert sum(greedy.action_probabilities(state).values()) == pytest.approx(1)
    assert np.count_nonzero(list(sushiya.openspiel.BotPolicy(game, "random", 50).action_probabilities(state).values())) > 1
