"""PPO self-play in Sushi Go! for two, in NumPy: trains a policy, and plays it against our bots.

    python examples/ppo.py --minutes 5 --save policy.npz
    python examples/ppo.py --load policy.npz --minutes 0

One network plays both seats. Rewards are leads in points, at the end of each round and of the game.
"""

import argparse
import time

import numpy as np

import sushiya

SIZE, ENVS, STEPS, RATE = 256, 512, 30, 1e-3
CLIP, LAMBDA, EPOCHS, ROWS, ENTROPY = 0.2, 0.9, 3, 4096, 0.005
SPEC = sushiya.Spec("sushi-go", players=2)


class Network:
    """Two hidden layers; the heads are a logit for each action and an expected lead."""

    def __init__(self, chance):
        sizes = [(SPEC.features, SIZE), (SIZE, SIZE), (SIZE, SPEC.actions + 1)]
        self.weights = [w for n, m in sizes for w in (chance.normal(0, (2 / n) ** 0.5, (n, m)), np.zeros(m))]
        self.weights[-2] *= 0.1
        self.weights = [w.astype(np.float32) for w in self.weights]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def forward(self, observations, masks):
        w1, b1, w2, b2, w3, b3 = self.weights
        # Counts are small: three of a card is a lot.
        inputs = observations / np.minimum(SPEC.scale, 4)
        one = np.maximum(inputs @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        out = two @ w3 + b3
        logits = np.where(masks, out[:, :-1], -1e9)
        logits -= logits.max(1, keepdims=True)
        odds = np.exp(logits)
        return odds / odds.sum(1, keepdims=True), out[:, -1], (inputs, one, two)

    def learn(self, layers, gradient, rate):
        """One step of Adam along the gradient of the outputs."""
        inputs, one, two = layers
        back_two = (gradient @ self.weights[4].T) * (two > 0)
        back_one = (back_two @ self.weights[2].T) * (one > 0)
        gradients = []
        for layer, back in ((inputs, back_one), (one, back_two), (two, gradient)):
            gradients += [layer.T @ back, back.sum(0)]
        norm = np.sqrt(sum(float((g**2).sum()) for g in gradients))
        self.updates += 1
        for weight, g, (mean, square) in zip(self.weights, gradients, self.moments):
            g = g * min(1, 0.5 / (norm + 1e-8))
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            step = (mean / (1 - 0.9**self.updates)) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weight -= rate * step


def sample(odds, chance):
    """An action for each row."""
    return (odds.cumsum(1) > chance.random((len(odds), 1), np.float32) * odds.sum(1, keepdims=True)).argmax(1)


def lead(observations):
    """The lead in points of the rounds that are over."""
    own, other = (observations[..., SPEC[field]].astype(np.float32)[..., 0] for field in ("points[0]", "points[1]"))
    return own - other


def collect(network, batch, now, chance):
    """One whole episode of every game: what was seen and done, and the advantage and the return of each choice."""
    rows = ENVS * 2
    seen, masks, done = [], [], []
    odds_of, values, rewards = [], [], []
    for _ in range(STEPS):
        seen.append(now.observations.reshape(rows, -1).copy())
        masks.append(now.masks.reshape(rows, -1).copy())
        odds, value, _ = network.forward(seen[-1], masks[-1])
        actions = sample(odds, chance)
        before = lead(now.observations)
        now = batch.step(actions.reshape(ENVS, 2))
        # The last step of an episode brings the last round and the puddings.
        gained = np.where(now.done[:, None], now.rewards - before, lead(now.observations) - before)
        done.append(actions)
        values.append(value)
        rewards.append(gained.reshape(rows) / 10)
        odds_of.append(odds[np.arange(rows), actions])
    returns, advantage, following = [], np.zeros(rows, np.float32), np.zeros(rows, np.float32)
    for value, reward in zip(values[::-1], rewards[::-1]):
        advantage = reward + following - value + LAMBDA * advantage
        returns.append(advantage)
        following = value
    advantages = np.stack(returns[::-1])
    parts = seen, masks, done, odds_of, advantages, advantages + np.stack(values)
    return [np.concatenate(part) for part in parts], now


def improve(network, data, rate, chance):
    seen, masks, actions, old, advantages, returns = data
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in np.array_split(chance.permutation(len(seen)), max(1, len(seen) // ROWS)):
            odds, value, layers = network.forward(seen[rows], masks[rows])
            at = np.arange(len(rows)), actions[rows]
            ratio, gain = odds[at] / old[rows], advantages[rows]
            clipped = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
            push = np.where(clipped, 0, ratio * gain)[:, None]
            gradient = np.empty((len(rows), SPEC.actions + 1), np.float32)
            gradient[:, :-1] = odds * push
            gradient[at] -= push[:, 0]
            logs = np.log(odds + 1e-9)
            gradient[:, :-1] += ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
            gradient[:, -1] = 0.5 * (value - returns[rows])
            network.learn(layers, gradient / len(rows), rate)


def win_rate(network, bot, games=1000):
    """Wins of the most likely actions against a bot, half of the games in each seat."""
    wins = []
    for seat in range(2):
        batch = sushiya.Batch(SPEC, games // 2, opponents={1 - seat: bot}, seed=99, threads=2)
        now, actions = batch.reset(), np.zeros((games // 2, 2), np.int64)
        for _ in range(STEPS):
            odds, _, _ = network.forward(now.observations[:, seat], now.masks[:, seat])
            actions[:, seat] = odds.argmax(1)
            now = batch.step(actions)
        wins.append(now.rewards[:, seat] + 0.5)
    return np.concatenate(wins).mean()


def train(network, minutes, seed, report=lambda spent, games: None):
    """Trains a network by self-play, and returns the number of games."""
    chance, batch = np.random.default_rng(seed), sushiya.Batch(SPEC, ENVS, seed=seed, reward="lead")
    now, began, games = batch.reset(), time.monotonic(), 0
    while (spent := (time.monotonic() - began) / 60) < minutes:
        data, now = collect(network, batch, now, chance)
        improve(network, data, RATE * (1 - 0.9 * spent / minutes), chance)
        games += ENVS
        report(spent, games)
    return games


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--save")
    parser.add_argument("--load")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="games of each evaluation")
    options = parser.parse_args()
    network = Network(np.random.default_rng(options.seed))
    if options.load:
        with np.load(options.load) as saved:
            network.weights = [saved[name] for name in saved.files]

    def report(spent, games):
        if games % (40 * ENVS) == 0:
            rates = "  ".join(f"{bot} {win_rate(network, bot, 200):.0%}" for bot in ("apprentice", "greedy", "cook"))
            print(f"{spent:5.1f} min  {games} games  {rates}", flush=True)

    train(network, options.minutes, options.seed, report)
    if options.save:
        np.savez(options.save, *network.weights)
    for bot in ("random", "apprentice", "greedy", "cook"):
        rate = win_rate(network, bot, options.games)
        print(f"against {bot:12} {rate:.1%} ± {1.96 * (rate * (1 - rate) / options.games) ** 0.5:.1%}")


if __name__ == "__main__":
    main()
