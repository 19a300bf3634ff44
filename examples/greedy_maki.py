#!/usr/bin/env python3
"""A bot for Sushi Go! that prefers maki: docs/bot-protocol.md in 20 lines.

    sushiya arena sushi-go --bots 'random,exec:python3 examples/greedy_maki.py'
"""
import json
import sys

ROLLS = {"maki1": 1, "maki2": 2, "maki3": 3}


def rolls(move):
    """The rolls of a move: 'maki3', 'maki2+egg' with chopsticks, 'maki1/egg' where the second is the dummy's."""
    return sum(ROLLS.get(card, 0) for card in move.split("/")[0].split("+"))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choice":
        best = max(message["moves"], key=rolls)
        print(json.dumps({"move": best, "number": message["number"]}), flush=True)
