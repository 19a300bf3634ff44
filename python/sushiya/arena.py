"""Series of games between bots, the same as `sushiya arena` plays.

    >>> from sushiya import arena
    >>> results = arena.play("sushi-go", ["greedy", "random"], deals=100, seed=1)
    >>> results.win_rates[0] > 0.8
    True

Every deal is played once in each rotation of the seats. `sushiya.ray` plays the same series on many machines.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from sushiya import _core
from sushiya.spec import Spec


@dataclass(frozen=True)
class Results:
    """The games of a series, in order."""

    bots: tuple[str, ...]
    scores: np.ndarray
    """`int32[game, bot]`: final scores."""
    wins: np.ndarray
    """`float64[game, bot]`: 1 for a win, a fraction for a shared one."""

    @property
    def win_rates(self) -> np.ndarray:
        """The share of games that each bot has won."""
        return self.wins.mean(0)

    @property
    def standard_errors(self) -> np.ndarray:
        """The standard errors of the win rates. Games of one deal are not independent, so deals are the samples."""
        deals = self.wins.reshape(-1, len(self.bots), len(self.bots)).mean(1)
        return deals.std(0, ddof=1) / np.sqrt(len(deals))

    def __str__(self) -> str:
        lines = zip(self.bots, self.win_rates, self.standard_errors, self.scores.mean(0), strict=True)
        return "\n".join(
            f"{bot:24} wins {rate:6.1%} ± {1.96 * error:5.1%}  score {score:6.1f}" for bot, rate, error, score in lines
        )


def read(bots: Sequence[str], records: Iterable[str], first_game: int = 0) -> Results:
    """The results of the games of a series, from their records."""
    scores, wins = [], []
    for game, line in enumerate(records, first_game):
        result = json.loads(line)["result"]
        # In the game with this number, seat s has the bot s + game.
        seats = [(bot - game) % len(bots) for bot in range(len(bots))]
        scores.append([result["scores"][seat] for seat in seats])
        wins.append([(seat in result["winners"]) / len(result["winners"]) for seat in seats])
    return Results(tuple(bots), np.array(scores, np.int32), np.array(wins, np.float64))


def join(parts: Sequence[Results]) -> Results:
    """The results of a series whose parts were played one by one."""
    return Results(
        parts[0].bots, np.concatenate([part.scores for part in parts]), np.concatenate([part.wins for part in parts])
    )


def records(
    game: str, bots: Sequence[str], *, deals: int, seed: int = 0, first_deal: int = 0, threads: int = 1, **options: object
) -> list[str]:
    """Plays deals of a series and returns the records of all games."""
    spec = Spec(game, **{"players": len(bots), **options})
    return _core.play_deals(game, spec.pairs, list(bots), seed, first_deal, deals, threads)


def play(
    game: str, bots: Sequence[str], *, deals: int, seed: int = 0, first_deal: int = 0, threads: int = 1, **options: object
) -> Results:
    """Plays deals of a series, each in every rotation of the seats."""
    lines = records(game, bots, deals=deals, seed=seed, first_deal=first_deal, threads=threads, **options)
    return read(bots, lines, first_deal * len(bots))


def pairings(bots: Sequence[str]) -> list[tuple[str, str]]:
    """The pairings of a round-robin tournament for two."""
    return list(itertools.combinations(bots, 2))
