"""OpenSpiel games. Importing this module registers them.

    >>> import pyspiel, sushiya.openspiel
    >>> game = pyspiel.load_game("python_sushi_go(players=3)")
    >>> small = pyspiel.load_game("python_sushi_go(turns_left=3,seed=1)")

Chance is explicit: a deal is a sequence of draws, each equally likely. Information states have perfect recall: they are
everything that a player has heard. The tensor of an observation is that of a `Batch`.

`turns_left` makes a game small enough to solve: it starts so many turns before the end of a random game with that
`seed`. `bot_policy` is one of our bots as a policy, for its exploitability.
"""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python import policy as policy_lib

from sushiya import _core
from sushiya.spec import Spec

# A number that chance can choose is never larger: the largest deck has 108 cards.
_MAX_CHANCE_OUTCOMES = 108

# The parameters of each game, with their defaults; all but `turns_left` and `seed` are options of ours.
_PARAMETERS = {
    "sushi-go": {"players": 2, "variant": "standard"},
    "sushi-express": {"players": 3},
    "kanji-zushi": {"players": 2, "deck": "classic"},
}
_SMALL = {"turns_left": 0, "seed": 0}
_MOST_PLAYERS = {"sushi-go": 5, "sushi-express": 6, "kanji-zushi": 8}
_FEWEST_PLAYERS = {"sushi-go": 2, "sushi-express": 3, "kanji-zushi": 2}

# In the others, one player chooses at a time.
_SIMULTANEOUS = {"sushi-go"}


def _game_type(game: str) -> pyspiel.GameType:
    simultaneous = game in _SIMULTANEOUS
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"python_{game.replace('-', '_')}",
        long_name=f"Sushiya {game}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_MOST_PLAYERS[game],
        min_num_players=_FEWEST_PLAYERS[game],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_PARAMETERS[game], **_SMALL},
    )


class _Game(pyspiel.Game):
    """A game of any kind; the classes below say which."""

    kind: str
    type: pyspiel.GameType

    def __init__(self, params=None):
        params = dict(params or {})
        options = {name: params.get(name, default) for name, default in _PARAMETERS[self.kind].items()}
        self.spec = Spec(self.kind, **options)
        turns, seed = (int(params.get(name, default)) for name, default in _SMALL.items())
        self.near_end = (seed, turns) if turns else None
        # The winner of n players gets a whole win and pays a fair share; the others pay theirs.
        share = 1 / self.spec.players
        super().__init__(
            self.type,
            pyspiel.GameInfo(
                num_distinct_actions=self.spec.actions,
                max_chance_outcomes=_MAX_CHANCE_OUTCOMES,
                num_players=self.spec.players,
                min_utility=-share,
                max_utility=1 - share,
                utility_sum=0.0,
                max_game_length=self.spec.max_turns,
            ),
            params,
        )

    def new_initial_state(self):
        return _State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        if params:
            raise ValueError("observations have no parameters")
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class _State(pyspiel.State):
    """A state of any game."""

    def __init__(self, game: _Game):
        super().__init__(game)
        self.sushiya = _core.State(game.spec.game, game.spec.pairs, game.near_end)
        self._spec, self._simultaneous = game.spec, game.kind in _SIMULTANEOUS

    def current_player(self):
        if self.sushiya.is_over:
            return pyspiel.PlayerId.TERMINAL
        if self.sushiya.chance_outcomes:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.SIMULTANEOUS if self._simultaneous else self.sushiya.asked[0]

    def _legal_actions(self, player):
        return self.sushiya.legal_actions(player)

    def chance_outcomes(self):
        outcomes = self.sushiya.chance_outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action):
        if self.sushiya.chance_outcomes:
            self.sushiya.choose_number(action)
        else:
            self.sushiya.play([(self.sushiya.asked[0], action)])

    def _apply_actions(self, actions):
        self.sushiya.play(list(enumerate(actions)))

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._spec.action_name(action)

    def is_terminal(self):
        return self.sushiya.is_over

    def returns(self):
        return self.sushiya.rewards

    def information_state_string(self, player=None):
        return self.sushiya.information(self.current_player() if player is None else player)

    def observation_string(self, player=None):
        return self.sushiya.observation(self.current_player() if player is None else player) or ""

    def __str__(self):
        # In the middle of a deal nobody sees anything yet.
        seats = range(self._spec.players)
        return "\n".join(filter(None, (self.sushiya.observation(seat) for seat in seats))) or "dealing"


class _Observer:
    """Observations for OpenSpiel's learning algorithms."""

    def __init__(self, game: _Game, kind: pyspiel.IIGObservationType):
        self.spec, self.perfect_recall = game.spec, kind.perfect_recall
        self._row = np.zeros(game.spec.features, np.uint8)
        self.tensor = np.zeros(game.spec.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        state.sushiya.write_features(player, self._row)
        np.divide(self._row, self.spec.scale, out=self.tensor)

    def string_from(self, state, player):
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def _register(game: str) -> None:
    name = "".join(word.capitalize() for word in game.split("-"))
    type_ = _game_type(game)
    pyspiel.register_game(type_, type(f"{name}Game", (_Game,), {"kind": game, "type": type_}))


for _kind in _core.GAMES:
    _register(_kind)


class BotPolicy(policy_lib.Policy):
    """One of our bots as a policy. A bot that uses random numbers is asked `samples` times in each information state."""

    def __init__(self, game: pyspiel.Game, bot: str, samples: int = 1):
        super().__init__(game, list(range(game.num_players())))
        self.bot, self.samples = bot, samples
        self._known: dict[tuple[int, str], dict[int, float]] = {}

    def action_probabilities(self, state, player_id=None):
        player = state.current_player() if player_id is None else player_id
        key = player, state.information_state_string(player)
        if key not in self._known:
            # A simultaneous game is solved in its turn-based form, which wraps our state.
            inner = state if isinstance(state, _State) else _simultaneous_state(state)
            counts = dict.fromkeys(state.legal_actions(player), 0.0)
            for sample in range(self.samples):
                counts[inner.sushiya.bot_action(self.bot, player, sample)] += 1 / self.samples
            self._known[key] = counts
        return self._known[key]


def _simultaneous_state(state):
    """The state of our game inside of one of a turn-based game."""
    return state.simultaneous_game_state()
