"""What is memory worth? Two policies learn Sushi Go! for two by PPO for the same time; one of them forgets.

    python examples/memory.py --minutes 3

The one with perfect recall sees every field of an observation. The other sees only what lies on the table and in its
hand: the fields that a player has to remember (`spec.remembered`: the hand it has passed on, the cards not seen yet) are
zero. Then they play against each other.
"""

import argparse

import numpy as np
import ppo

import sushiya


class Forgetful(ppo.Network):
    """Sees only what need not be remembered."""

    def forward(self, observations, masks):
        return super().forward(observations * ~ppo.SPEC.remembered, masks)


def match(first, second, games):
    """Wins of the first policy, half of the games in each seat, with the most likely actions of both."""
    wins = []
    for seat in range(2):
        batch = sushiya.Batch(ppo.SPEC, games // 2, seed=77)
        now, actions = batch.reset(), np.zeros((games // 2, 2), np.int64)
        for _ in range(ppo.STEPS):
            for place, network in ((seat, first), (1 - seat, second)):
                actions[:, place] = network.forward(now.observations[:, place], now.masks[:, place])[0].argmax(1)
            now = batch.step(actions)
        wins.append(now.rewards[:, seat] + 0.5)
    return np.concatenate(wins).mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3, help="training time of each policy")
    parser.add_argument("--games", type=int, default=4000)
    options = parser.parse_args()
    policies = {}
    for name, kind in (("perfect recall", ppo.Network), ("no memory", Forgetful)):
        policies[name] = kind(np.random.default_rng(1))
        games = ppo.train(policies[name], options.minutes, seed=1)
        print(f"{name}: {games} games, {ppo.win_rate(policies[name], 'greedy'):.1%} against greedy", flush=True)
    rate = match(policies["perfect recall"], policies["no memory"], options.games)
    error = 1.96 * (rate * (1 - rate) / options.games) ** 0.5
    print(f"perfect recall wins {rate:.1%} ± {error:.1%} against no memory")


if __name__ == "__main__":
    main()
