"""The games as OpenSpiel's. Importing this registers each: `pyspiel.load_game("tiergarten_mini(players=4)")`.

Chance is explicit. Sealed bids are turns whose moves nobody else sees until they are opened. The utility is the share
of the win less an equal share, so that it sums to zero; `reward=rank` and `reward=points` are as elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

try:
    import pyspiel
except ImportError:
    from . import check_extra

    check_extra("openspiel", "pyspiel")
    raise

import numpy as np

from ..core import drive
from ..core.game import Game
from ..core.options import OptionValue
from ..core.places import rank
from ..core.signs import CHANCE, CHANCE_ACTS
from ..core.states import Buffers, States, readable, room_for
from ..core.table import SEATS_OF, Table
from ..core.verbs import nothing_sealed
from ..core.warm import kernels_of
from ..errors import BadOption
from ..games import registry
from .spaces import one_of

WIN, RANK, POINTS = "win", "rank", "points"
REWARDS = (WIN, RANK, POINTS)
TWO = 2  # players, unless said otherwise
TABLE = re.compile(r"[0-9]([-_][0-9])+")
SEAT = "seat-"  # before the number of a seat, which would otherwise be no text
AND = "+"  # between the words of an option that is a list
BEGINNING, STATE_MARK = "beginning", "state-"


def short_name(game: Game) -> str:
    """What OpenSpiel calls the game."""
    return f"tiergarten_{game.id.replace('-', '_')}"


def start_at(table: Table) -> str:
    """The value of the parameter `start` with which a game begins from this table's state."""
    return STATE_MARK + table.state_bytes().hex()


def game_type(game: Game, reward: str = WIN) -> Any:
    """The game as OpenSpiel lists it."""
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION if game.has_secrets else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=kinds.Utility.ZERO_SUM if reward == WIN else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> dict[str, Any]:
    """Every parameter with its default."""
    options = {option.name: _as_parameter(option.default) for option in game.options}
    return {"players": TWO, "reward": WIN, "start": BEGINNING, **options}


def _as_parameter(value: OptionValue) -> int | str:
    """OpenSpiel takes any row of digits and dashes for a number, so a table such as 2-2-2 is written 2_2_2."""
    if isinstance(value, list):
        return AND.join(value)
    return value.replace("-", "_") if isinstance(value, str) and TABLE.fullmatch(value) else value


def _as_option(value: int | str) -> OptionValue:
    if not isinstance(value, str):
        return value
    if TABLE.fullmatch(value):
        return value.replace("_", "-")
    return value.split(AND) if AND in value else value.removeprefix(SEAT)


class Setting:
    """The game, what was chosen for it, and the room that its kernels write into; all states of a game share it."""

    def __init__(self, game: Game, chosen: dict[str, Any]) -> None:
        self.game = game
        self.chosen = chosen
        self.players = int(chosen["players"])
        self.reward = one_of("reward", chosen["reward"], REWARDS)
        names = [option.name for option in game.options]
        options = game.check_options(self.players, {name: _as_option(chosen[name]) for name in names})
        kernels_of(game).ensure()
        self.buffers = Buffers.of(game.parts)
        self.has_sealed = game.parts.rules.unseal is not nothing_sealed
        self.first = self._first_states(chosen["start"], options)

    def _first_states(self, start: str, options: dict[str, OptionValue]) -> States:
        parts = self.game.parts
        states = room_for(1, parts)
        if start == BEGINNING:
            parts.prepare(readable(states), self.players, options)
            parts.rules.setup(readable(states))
            return states
        try:
            states[:] = np.frombuffer(bytes.fromhex(start.removeprefix(STATE_MARK)), parts.state)
        except ValueError:
            raise BadOption("env-start", start=start[:40]) from None
        if int(readable(states).players) != self.players:
            raise BadOption("env-start", start=start[:40])
        return states

    def utilities(self) -> tuple[float, float]:
        """The least and the most that a player can get."""
        spec = self.game.spec
        even = 1 / self.players
        bounds = {WIN: (-even, 1 - even), RANK: (-1, 1), POINTS: (spec.least_score, spec.most_score)}
        least, most = bounds[self.reward]
        return float(least), float(most)


class Board:
    """What lies on the table; OpenSpiel copies and saves a state with all that it has, so this knows how to be."""

    def __init__(self, setting: Setting, states: States) -> None:
        self.setting = setting
        self.states = states

    def __deepcopy__(self, memo: dict[int, object]) -> Board:
        """A copy shares the setting."""
        return Board(self.setting, self.states.copy())

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[object, ...]]:
        """Saved as the bytes of the state."""
        return _board_again, (self.setting.game, self.setting.chosen, self.states.tobytes())


def _board_again(game: Game, chosen: dict[str, Any], state: bytes) -> Board:
    return Board(Setting(game, chosen), np.frombuffer(state, game.parts.state).copy())


class SpielGame(pyspiel.Game):
    """A game with its parameters. OpenSpiel knows each of our games by a class of its own."""

    ours: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.ours
        self.setting = setting = Setting(game, {**parameters(game), **(params or {})})
        least, most = setting.utilities()
        about = pyspiel.GameInfo(
            num_distinct_actions=len(game.spec.actions),
            max_chance_outcomes=len(game.spec.outcomes),
            num_players=setting.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if setting.reward == WIN else None,
            max_game_length=game.spec.most_decisions,
        )
        super().__init__(game_type(game, setting.reward), about, params or {})

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Sent to other processes by its name and parameters."""
        return _game_again, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The state before the first move, chance's included."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes observations and information states."""
        return Observer(self.setting.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _game_again(text: str) -> Any:
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A state of a game, with what has been done so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.board = Board(game.setting, game.setting.first.copy())
        self.sealed = 0  # of the last moves, those that only who made them knows
        self._actors = int(drive.who_acts(self.board.states, 0))

    def current_player(self) -> int:
        """The first seat that may act, or OpenSpiel's sign for chance or the end."""
        if not self._actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._actors == CHANCE_ACTS:
            return int(pyspiel.PlayerId.CHANCE)
        return SEATS_OF[self._actors][0]

    def _legal_actions(self, player: int) -> list[int]:
        buffers = self.board.setting.buffers
        n = drive.legal_actions(self.board.states, 0, player, buffers.actions)
        return sorted(buffers.actions[:n].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely each is."""
        buffers = self.board.setting.buffers
        n = self.board.setting.game.parts.rules.chances(readable(self.board.states), buffers.outcomes, buffers.weights)
        outcomes, weights = buffers.outcomes[:n].tolist(), buffers.weights[:n].tolist()
        whole = sum(weights)
        return sorted((outcome, weight / whole) for outcome, weight in zip(outcomes, weights, strict=True) if weight)

    def _apply_action(self, action: int) -> None:
        by_chance = self._actors == CHANCE_ACTS
        seat = CHANCE if by_chance else SEATS_OF[self._actors][0]
        if by_chance:
            self.sealed = 0
        elif self.board.setting.has_sealed and (self.sealed or len(SEATS_OF[self._actors]) > 1):
            self.sealed += 1
        drive.make_move(self.board.states, 0, seat, action)
        self._actors = int(drive.who_acts(self.board.states, 0))

    def _action_to_string(self, player: int, action: int) -> str:
        spec = self.board.setting.game.spec
        return spec.outcomes[action] if player == pyspiel.PlayerId.CHANCE else spec.actions[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self._actors

    def returns(self) -> list[float]:
        """What everybody gets; nothing before the end."""
        players, reward = self.board.setting.players, self.board.setting.reward
        if self._actors:
            return [0.0] * players
        if reward == POINTS:
            scores = np.zeros(players, np.int64)
            drive.write_scores(self.board.states, 0, scores)
            return [float(points) for points in scores]
        places = np.zeros(CHANCE, np.int8)
        rank(readable(self.board.states), places)
        return _shares(places[:players].tolist(), reward)

    def __str__(self) -> str:
        """All that has been done."""
        return " ".join(self._told(move.player, move.action) for move in self.full_history())

    def _told(self, player: int, action: int) -> str:
        who = "chance" if player == pyspiel.PlayerId.CHANCE else str(player)
        return f"{who}:{self._action_to_string(player, action)}"

    def known_to(self, player: int) -> str:
        """All that has been done, as the player knows it: of moves that are sealed, only that they were made."""
        moves = self.full_history()
        opened = len(moves) - self.sealed
        told = [
            self._told(move.player, move.action) if i < opened or move.player == player else f"{move.player}:sealed"
            for i, move in enumerate(moves)
        ]
        return " ".join((f"p{player}", *told))


def _shares(places: list[int], reward: str) -> list[float]:
    """The utilities that places give; 0 for all in a game that was cut off."""
    if not places[0]:
        return [0.0] * len(places)
    if reward == RANK:
        return [1 - 2 * (place - 1) / (len(places) - 1) for place in places]
    share, even = 1 / places.count(1), 1 / len(places)
    return [share * (place == 1) - even for place in places]


class Observer:
    """What a player sees: the numbers that every environment gives; with perfect recall, all it has come to know."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"An observer of {game.title} takes no parameters; passed {params}")
        self._recalls = kind.perfect_recall
        self._observe = game.parts.rules.observe
        spec = game.spec
        self._numbers = np.zeros(spec.length, np.int16)
        self.tensor = np.zeros(spec.length, np.float32)
        self.dict = {each.name: self.tensor[each.place] for each in spec.observation}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into `tensor`."""
        self._observe(readable(state.board.states), player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or all it knows, as text."""
        if self._recalls:
            return state.known_to(player)
        self._observe(readable(state.board.states), player, self._numbers)
        return f"p{player} " + " ".join(map(str, self._numbers.tolist()))


for _game in registry:
    pyspiel.register_game(game_type(_game), type(short_name(_game), (SpielGame,), {"ours": _game}))
