"""Sushiya: fast sushi games with hidden information and simultaneous moves, for research.

    >>> import sushiya
    >>> batch = sushiya.Batch("sushi-go", envs=256, players=4, opponents={1: "greedy"}, seed=7)
    >>> now = batch.reset()
    >>> now = batch.step(batch.random_actions())
    >>> now.observations.shape, now.masks.shape
    ((256, 4, 130), (256, 4, 156))

Adapters are in modules of their own, so that this one needs nothing but NumPy: `sushiya.pettingzoo`,
`sushiya.gymnasium`, `sushiya.openspiel`, `sushiya.ray`. `docs/python.md` has a tour.
"""

from sushiya._core import GAMES, verify
from sushiya.batch import Arrays, Batch
from sushiya.bot import Bot, Position
from sushiya.spec import Field, Spec

__all__ = ["GAMES", "Arrays", "Batch", "Bot", "Field", "Position", "Spec", "verify"]
