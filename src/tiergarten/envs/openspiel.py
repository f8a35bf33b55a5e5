"""The games as OpenSpiel's. Importing this registers each: `pyspiel.load_game("tiergarten_mini(players=4)")`.

Chance is explicit. Sealed bids are turns whose moves nobody else sees until they are opened. The utility is the share
of the win less an equal share, so that it sums to zero; `reward=rank` and `reward=points` are as elsewhere.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from typing import Any

try:
    import pyspiel
except ImportError:
    from . import check_extra

    check_extra("openspiel", "pyspiel")
    raise

import numpy as np
from numpy.typing import NDArray

from ..core import drive
from ..core.game import Game
from ..core.options import OptionValue
from ..core.results import ranking_of, scores_of
from ..core.signs import CHANCE, CHANCE_ACTS
from ..core.states import Buffers, States, readable, room_for
from ..core.table import SEATS_OF, Table
from ..core.verbs import nothing_sealed
from ..core.warm import kernels_of
from ..errors import BadOption
from ..games import registry
from .recall import Recall
from .spaces import one_of
from .tiny import TINY, tiny_position

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
        provides_information_state_tensor=True,
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
        self.recall = Recall(game.spec)
        self.most_decisions = game.spec.most_decisions_with(options)
        self.most_moves = game.spec.most_moves_with(options)
        self.first = self._first_states(chosen["start"], options)

    def _first_states(self, start: str, options: dict[str, OptionValue]) -> States:
        parts = self.game.parts
        states = room_for(1, parts)
        if start == BEGINNING:
            parts.prepare(readable(states), self.players, options)
            parts.rules.setup(readable(states))
            return states
        if start == TINY:
            start = start_at(self.game.position(tiny_position(self.game)))
        try:
            states[:] = np.frombuffer(bytes.fromhex(start.removeprefix(STATE_MARK)), parts.state)
        except ValueError:
            raise BadOption("env-start", start=start[:40]) from None
        if (found := int(readable(states).players)) != self.players:
            raise BadOption("env-start-players", found=found, players=self.players)
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

    def __init__(self, setting: Setting, states: States, moves: array[int]) -> None:
        self.setting = setting
        self.states = states
        self.moves = moves  # that have been made, by their numbers

    def __deepcopy__(self, memo: dict[int, object]) -> Board:
        """A copy shares the setting."""
        return Board(self.setting, self.states.copy(), self.moves[:])

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[object, ...]]:
        """Saved as the bytes of the state, and the moves."""
        return _board_again, (self.setting.game, self.setting.chosen, self.states.tobytes(), self.moves)


def _board_again(game: Game, chosen: dict[str, Any], state: bytes, moves: array[int]) -> Board:
    return Board(Setting(game, chosen), np.frombuffer(state, game.parts.state).copy(), moves)


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
            max_game_length=setting.most_decisions,
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
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _game_again(text: str) -> Any:
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A state of a game, with what has been done so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.board = Board(game.setting, game.setting.first.copy(), array("i"))
        self.sealed = 0  # of the last moves, those that only who made them knows
        self.is_cut_short = False  # has the game gone on for longer than OpenSpiel was told it can?
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
        board = self.board
        setting = board.setting
        if self._actors == CHANCE_ACTS:
            seat = CHANCE
            self.sealed = 0
            board.moves.append(setting.recall.of_chance(action))
        else:
            seat = SEATS_OF[self._actors][0]
            if setting.has_sealed and (self.sealed or len(SEATS_OF[self._actors]) > 1):
                self.sealed += 1
            board.moves.append(setting.recall.of_seat(seat, action))
        drive.make_move(board.states, 0, seat, action)
        self._actors = int(drive.who_acts(board.states, 0))
        if self._actors and len(board.moves) >= setting.most_moves:
            self._actors = 0
            self.is_cut_short = True

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
            return [float(points) for points in scores_of(self.board.states, players)]
        places = ranking_of(self.board.states, players)
        return [0.0] * players if self.is_cut_short else _shares(places, reward)

    def __str__(self) -> str:
        """All that has been done."""
        return " ".join(map(self.board.setting.recall.told, self.board.moves))

    def known_to(self, player: int) -> NDArray[np.int32]:
        """All that has been done, as the player knows it: of moves that are sealed, only that they were made."""
        return self.board.setting.recall.known_to(player, self.board.moves, self.sealed)


def _shares(places: tuple[int, ...], reward: str) -> list[float]:
    """The utilities that places give; 0 for all in a game that was cut off."""
    if not places[0]:
        return [0.0] * len(places)
    if reward == RANK:
        return [1 - 2 * (place - 1) / (len(places) - 1) for place in places]
    share, even = 1 / places.count(1), 1 / len(places)
    return [share * (place == 1) - even for place in places]


class Observer:
    """What a player sees: the numbers that every environment gives; with perfect recall, all it has come to know.

    That is who it is, what it sees, and all moves so far by their numbers, followed by zeros.
    """

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        spec = setting.game.spec
        if params:
            raise ValueError(f"An observer of {setting.game.title} takes no parameters; passed {params}")
        self._recalls = kind.perfect_recall
        self._observe = setting.game.parts.rules.observe
        self._told = setting.recall.told
        self._numbers = np.zeros(spec.length, spec.dtype)
        self._first = setting.players if self._recalls else 0  # where what is seen begins
        self._moves = self._first + spec.length  # where the moves begin
        self.tensor = np.zeros(self._moves + (setting.most_moves if self._recalls else 0), np.float32)
        seen = self.tensor[self._first : self._moves]
        self.dict = {each.name: seen[each.place] for each in spec.observation}
        if self._recalls:  # OpenSpiel puts the parts together in their order here
            self.dict = {"player": self.tensor[: self._first], **self.dict, "moves": self.tensor[self._moves :]}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees, or all it knows, into `tensor`."""
        self._observe(readable(state.board.states), player, self._numbers)
        self.tensor[self._first : self._moves] = self._numbers
        if self._recalls:
            self.tensor[: self._first] = 0
            self.tensor[player] = 1
            known = state.known_to(player)
            self.tensor[self._moves : self._moves + len(known)] = known
            self.tensor[self._moves + len(known) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or all it knows, as text."""
        if self._recalls:
            return " ".join((f"p{player}", *map(self._told, state.known_to(player).tolist())))
        self._observe(readable(state.board.states), player, self._numbers)
        return f"p{player} " + " ".join(map(str, self._numbers.tolist()))


for _game in registry:
    pyspiel.register_game(game_type(_game), type(short_name(_game), (SpielGame,), {"ours": _game}))
