"""Series of games between bots."""

import json

import numpy as np
import pytest

import sushiya
from sushiya import arena


def test_results_are_those_of_the_records():
    lines = arena.records("sushi-go", ["greedy", "random", "apprentice"], deals=20, seed=3)
    assert len(lines) == 60
    results = arena.read(["greedy", "random", "apprentice"], lines)
    for game, line in enumerate(lines):
        sushiya.verify(line)
        record = json.loads(line)
        for seat, name in enumerate(record["seats"]):
            bot = results.bots.index(name)
            assert results.scores[game, bot] == record["result"]["scores"][seat]
            assert (results.wins[game, bot] > 0) == (seat in record["result"]["winners"])
    assert results.wins.sum(1) == pytest.approx(np.ones(60))
    assert results.win_rates.argmax() == 0 and "greedy" in str(results)


def test_parts_make_the_whole():
    whole = arena.play("kanji-zushi", ["cook", "random"], deals=11, seed=5, deck="house")
    parts = [arena.play("kanji-zushi", ["cook", "random"], deals=deals, first_deal=first, seed=5, threads=2, deck="house")
             for first, deals in [(0, 4), (4, 4), (8, 3)]]
    joined = arena.join(parts)
    assert np.array_equal(joined.scores, whole.scores) and np.array_equal(joined.wins, whole.wins)


def test_errors_are_sentences():
    with pytest.raises(ValueError, match="there is no bot 'chef'"):
        arena.play("sushi-go", ["chef", "cook"], deals=1)
    with pytest.raises(ValueError, match="2 bots for 3 players"):
        arena.play("sushi-go", ["cook", "cook"], deals=1, players=3)
