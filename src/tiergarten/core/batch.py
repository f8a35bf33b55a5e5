"""A batch: many tables of one game moved at once by arrays, for learning and for statistics."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import BadOption, IllegalAction
from . import crowd
from .dealer import Dealer
from .game import Game
from .numbers import as_given, whole
from .options import Options
from .randomness import NUMBER, generator_of
from .signs import NOTHING
from .spec import Numbers
from .states import Buffers, readable, room_for
from .warm import kernels_of


class Batch:
    """Many tables. Arrays it gives are its own and change with the next call: copy what you keep.

    A table whose game is over shows its result until the next `step`, which deals it a new game and ignores its move.
    """

    def __init__(self, game: Game, tables: int, players: int, options: Options, seed: int | None) -> None:
        """Made by `game.batch`. Table i plays what `game.new(seed=seed, number=i)` plays, then number i + tables, …"""
        number = whole(tables)
        if number is None or number < 1:
            raise BadOption("tables-bad", tables=as_given(tables))
        tables = number
        kernels_of(game).ensure()
        parts = game.parts
        self.game = game
        self.players = players
        self.options = options
        self.tables = tables
        self.actors = np.zeros(tables, np.int8)  # the seat to act, the first of several; NOTHING where the game is over
        self.rewards = np.zeros((tables, players), np.float32)  # what winners share, in the step that ended their game
        self.scores = np.zeros((tables, players), np.int16)  # points where the game is over
        self.places = np.zeros((tables, players), np.int8)  # places where the game is over
        self._buffers = Buffers.of(parts)
        self._states = room_for(tables, parts)
        self._options = room_for(1, parts)
        parts.prepare(readable(self._options), players, options)
        dealer = Dealer.of(seed)
        self._dealers = np.tile(dealer.words(), (tables, 1))
        self._dealers[:, NUMBER] = np.arange(tables)
        self._mask = np.zeros((tables, len(parts.actions)), np.bool_)
        self._observations = np.zeros((tables, game.spec.length), game.spec.dtype)
        self._choices = np.zeros(self._mask.shape, np.int16)
        self._n_choices = np.zeros(tables, np.int16)
        self._moves = np.zeros(tables, np.int16)
        self._generator = generator_of(dealer.seed)
        crowd.deal_games(self._states, self._options, self._dealers, *self._to_choose, *self._chance_buffers)

    @property
    def _chance_buffers(self) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int32]]:
        return self._buffers.answers, self._buffers.outcomes, self._buffers.weights

    @property
    def _to_choose(self) -> tuple[NDArray[np.int8], NDArray[np.int16], NDArray[np.int16]]:
        return self.actors, self._choices, self._n_choices

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which tables have just finished their game."""
        return np.equal(self.actors, NOTHING)

    def step(self, actions: ArrayLike) -> None:
        """Make a move at every table, by action id. One illegal move and none is made."""
        try:
            moves = np.asarray(actions)
        except ValueError:  # rows of different lengths
            moves = np.array(None)
        if moves.shape != (self.tables,) or moves.dtype.kind not in "iu":
            raise IllegalAction("batch-shape", tables=self.tables, shape=str(moves.shape), type=str(moves.dtype))
        if moves.min() < 0 or moves.max() >= self._mask.shape[1]:
            table = int(np.argmax((moves < 0) | (moves >= self._mask.shape[1])))
            raise self._refusal(table, int(moves[table]))
        moves = np.require(moves, np.int16, ["C", "W"])  # the one kind of array that kernels are compiled for
        table = crowd.first_illegal(moves, *self._to_choose)
        if table != NOTHING:
            raise self._refusal(table, int(moves[table]))
        crowd.mark_choices(self._choices, self._n_choices, self._mask, crowd.ILLEGAL)
        crowd.step(
            self._states,
            self._options,
            moves,
            self._dealers,
            *self._to_choose,
            self.scores,
            self.places,
            self.rewards,
            *self._chance_buffers,
        )

    def _refusal(self, table: int, action: int) -> IllegalAction:
        choices = ", ".join(map(str, self._choices[table, : self._n_choices[table]]))
        return IllegalAction("batch-illegal", table=table, action=action, choices=choices)

    def legal_mask(self) -> NDArray[np.bool_]:
        """Tables by action ids: which are legal for the seat to act; none where the game is over."""
        crowd.mark_choices(self._choices, self._n_choices, self._mask, crowd.LEGAL)
        return self._mask

    def observe(self) -> Numbers:
        """Tables by observation: what the seat to act sees; seat 0 where the game is over."""
        crowd.write_observations(self._states, self.actors, self._observations)
        return self._observations

    def sample(self) -> NDArray[np.int16]:
        """A random legal action for every table, reproducible by the batch's seed."""
        crowd.choose_at_random(self._choices, self._n_choices, self._moves, self._generator)
        return self._moves

    def state_bytes(self, table: int) -> bytes:
        """The state of one table, as `Table.state_bytes` has it."""
        state: bytes = self._states[range(self.tables)[table]].tobytes()
        return state
