"""How fast is it? `python -m sushiya.bench` measures batches beside other environments, in one run.

Times are CPU times of one thread, the best of several runs, because other programs may be running. An agent-step is one
choice of one agent.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

from sushiya import _core
from sushiya.batch import Arrays, Batch
from sushiya.spec import Spec

RUNS = 5
GAMES = [
    ("sushi-go", {"players": 2}),
    ("sushi-go", {"players": 4}),
    ("sushi-go", {"players": 2, "variant": "dummy"}),
    ("sushi-express", {"players": 3}),
    ("kanji-zushi", {"players": 2}),
]


def rate(work: Callable[[], int]) -> float:
    """The best number of agent-steps a second that `work`, which returns its number, reaches."""
    best = 0.0
    for _ in range(RUNS):
        began = time.process_time()
        steps = work()
        best = max(best, steps / (time.process_time() - began))
    return best


def batch_rate(game: str, options: dict, envs: int, fields: str | None, seconds: float) -> float:
    """Agent-steps a second of a batch that writes these arrays, with random actions that go through Python; with
    `None`, of one that writes nothing and chooses the actions itself, as the loop in Rust does."""
    batch = Batch(game, envs, **options)
    out = Arrays(**{field: getattr(batch.arrays, field) for field in (fields or "").split()})
    actions = np.zeros((envs, batch.seats), np.int64)
    asked = Arrays(asked=batch.arrays.asked)
    # In some games only one seat chooses at a time.
    batch.reset(out=asked)
    per_step = int(asked.asked.sum())

    def play(steps: int) -> int:
        for _ in range(steps):
            if fields is None:
                batch.step(None, out)
            else:
                batch.random_actions(actions)
                batch.step(actions, out)
        return steps * per_step

    began = time.process_time()
    play(10)
    steps = max(10, int(seconds * 10 / (time.process_time() - began)))
    return rate(lambda: play(steps))


def rust_rate(game: str, options: dict, seconds: float) -> float:
    """Agent-steps a second of the same random games in Rust, without arrays."""
    pairs = Spec(game, **options).pairs
    began = time.process_time()
    _core.rust_loop(game, pairs, 200)
    games = max(200, int(seconds * 200 / (time.process_time() - began)))
    return rate(lambda: _core.rust_loop(game, pairs, games))


def goofspiel_rate() -> float:
    """OpenSpiel's goofspiel for two, with the observations of both."""
    import pyspiel

    game = pyspiel.load_game("goofspiel(num_cards=10,imp_info=True,points_order=descending)")
    chance = np.random.default_rng(0)

    def play() -> int:
        steps = 0
        for _ in range(200):
            state = game.new_initial_state()
            while not state.is_terminal():
                for player in range(2):
                    state.observation_tensor(player)
                state.apply_actions([chance.choice(state.legal_actions(player)) for player in range(2)])
                steps += 2
        return steps

    return rate(play)


def empty_pettingzoo_rate() -> float:
    """A PettingZoo environment for four that does nothing."""
    from pettingzoo import ParallelEnv

    class Empty(ParallelEnv):
        possible_agents = agents = [f"player_{seat}" for seat in range(4)]
        nothing = np.zeros(130, np.uint8)

        def step(self, actions):
            agents = self.agents
            return (
                {agent: self.nothing for agent in agents},
                {agent: 0.0 for agent in agents},
                {agent: False for agent in agents},
                {agent: False for agent in agents},
                {agent: {} for agent in agents},
            )

    env, actions = Empty(), {agent: 0 for agent in Empty.agents}

    def play() -> int:
        for _ in range(20_000):
            env.step(actions)
        return 4 * 20_000

    return rate(play)


def our_pettingzoo_rate() -> float:
    """Our PettingZoo environment for four."""
    from sushiya.pettingzoo import parallel_env

    env = parallel_env("sushi-go", players=4)

    def play() -> int:
        steps = 0
        observations, _ = env.reset(seed=1)
        for _ in range(1_000):
            if not env.agents:
                observations, _ = env.reset()
            actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
            observations, *_ = env.step(actions)
            steps += 4
        return steps

    return rate(play)


def rlcard_rate() -> float:
    """RLCard's UNO for two, which is turn-based, with random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 0, "game_num_players": 2})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])

    def play() -> int:
        trajectories = [env.run(is_training=False)[0] for _ in range(30)]
        # A trajectory alternates states and actions.
        return sum(len(seat) // 2 for episode in trajectories for seat in episode)

    return rate(play)


OTHERS = [
    ("OpenSpiel goofspiel, 2 players, with observations", goofspiel_rate, "open_spiel"),
    ("PettingZoo, an empty environment, 4 players", empty_pettingzoo_rate, "pettingzoo"),
    ("sushiya.pettingzoo, Sushi Go!, 4 players", our_pettingzoo_rate, "pettingzoo"),
    ("RLCard UNO, 2 players, turn-based", rlcard_rate, "rlcard"),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sushiya.bench", description=__doc__)
    parser.add_argument("--envs", type=int, default=512, help="games in a batch (default: 512)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of each run (default: 0.5)")
    parser.add_argument("--alone", action="store_true", help="leave out other environments")
    options = parser.parse_args()

    print(f"million agent-steps a second, one thread, {options.envs} games in a batch\n")
    columns = {
        "no arrays": None,
        "actions": "",
        "masks": "masks",
        "observations": "observations",
        "all": "observations masks asked rewards done scores",
    }
    print(f"{'':34}{'Rust loop':>12}" + "".join(f"{name:>14}" for name in columns) + f"{'overhead':>10}")
    for game, settings in GAMES:
        rust = rust_rate(game, settings, options.seconds)
        rates = [batch_rate(game, settings, options.envs, fields, options.seconds) for fields in columns.values()]
        name = f"{game} " + " ".join(map(str, settings.values()))
        cells = "".join(f"{each / 1e6:14.2f}" for each in rates)
        print(f"{name:34}{rust / 1e6:12.2f}{cells}{rust / rates[0] - 1:10.0%}", flush=True)
    print(
        "\n'no arrays' chooses random actions in the engine, like the loop in Rust, over which it has the overhead;"
        "\nthe other columns pass actions as numbers through Python, and write the arrays they are named after."
    )
    if options.alone:
        return
    print()
    for name, measure, package in OTHERS:
        try:
            print(f"{name:58}{measure() / 1e6:12.4f}", flush=True)
        except ImportError:
            print(f"{name:58}{'not measured: pip install ' + package:>12}")


if __name__ == "__main__":
    main()
