"""One table as environments step it: a call makes a move and finds who acts next, what it may do and what it sees."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalAction
from . import drive
from .dealer import Dealer
from .game import Game
from .numbers import whole
from .options import Options
from .randomness import NUMBER, PLY
from .signs import NOTHING
from .spec import Numbers
from .standings import Standings
from .states import Buffers, readable, room_for
from .table import Table
from .warm import kernels_of

MOVES = 1024  # that a log has room for at first


class Stepped(Standings):
    """Games of the same players and options, one after another. Where several seats may act, the first of them does.

    `mask` and `seen` are new arrays after every move, which nothing here writes into again.
    """

    def __init__(self, game: Game, players: int, options: Options) -> None:
        kernels_of(game).ensure()
        parts, spec = game.parts, game.spec
        buffers = Buffers.of(parts)
        self.game = game
        self.players = players
        self._parts = parts
        self.options = options
        self.acting = NOTHING  # seat to act; NOTHING where the game is over
        self.mask: NDArray[np.int8] = np.zeros(0, np.int8)  # 1 where an action is legal for it
        self.seen: Numbers = np.zeros(0, spec.dtype)  # what it sees; seat 0 where the game is over
        self._actions = len(parts.actions)
        self._length, self._dtype = spec.length, spec.dtype
        self._states = room_for(2, parts)  # the game's, and one with only its options
        parts.prepare(readable(self._states, 1), players, options)
        self._log = np.zeros((MOVES + parts.most_answers, 2), np.int16)
        self._choices = np.zeros(1 + self._actions, np.int16)  # how many, then which
        self._chance = (buffers.outcomes, buffers.weights, buffers.answers)
        self._dealer = Dealer.of(0)
        self._deal = self._dealer.words()
        self._table: Table | None = None

    def deal(self, dealer: Dealer) -> None:
        """Begin a new game."""
        if (dealer.seed, dealer.salt) != (self._dealer.seed, self._dealer.salt):
            self._deal = dealer.words()
        self._deal[NUMBER] = dealer.number
        self._dealer = dealer
        self._table = None
        mask, seen = np.empty(self._actions, np.int8), np.empty(self._length, self._dtype)
        around = (self._deal, self._log, self._choices, *self._chance)
        self.acting = drive.open_game(self._states, *around, mask, seen)
        self.mask, self.seen = mask, seen

    def move(self, action: int) -> int:
        """Let the seat to act make a move; which seat acts then. IllegalAction, and nothing has changed."""
        mask, seen = np.empty(self._actions, np.int8), np.empty(self._length, self._dtype)
        if type(action) is not int:
            action = self._id(action)
        acting: int = drive.take_turn(
            self._states, self.acting, action, self._deal, self._log, self._choices, *self._chance, mask, seen
        )
        if acting < NOTHING:
            if acting == drive.REFUSED:
                raise self._refusal(action)
            self._log = np.concatenate([self._log, np.zeros_like(self._log)])
            return self.move(action)
        self._table = None
        self.acting, self.mask, self.seen = acting, mask, seen
        return acting

    def _id(self, action: object) -> int:
        if type(action) is np.int64:  # as Gymnasium's spaces sample them
            return int(action)
        id = whole(action)
        if id is None:
            raise self._refusal(action)
        return id

    def _refusal(self, action: object) -> IllegalAction:
        """What a table says to such a move."""
        return self.table.refusal(self.acting, str(action))

    @property
    def choices(self) -> list[int]:
        """The ids of all legal actions of the seat to act."""
        ids: list[int] = self._choices[1 : 1 + self._choices[0]].tolist()
        return ids

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.acting == NOTHING

    def observe(self, seat: int) -> Numbers:
        """What any seat sees."""
        if seat == max(self.acting, 0):
            return self.seen
        seen = np.empty(self._length, self._dtype)
        self._parts.rules.observe(self.state, seat, seen)
        return seen

    @property
    def table(self) -> Table:
        """A table at which the same moves have been made, for looking at: the game goes on without it."""
        if self._table is None:
            moves = self._log[: int(self._deal[PLY])]
            commitment = self._dealer.commitment
            self._table = Table(self.game, self.players, self.options, self._dealer, moves=moves, commitment=commitment)
        return self._table
