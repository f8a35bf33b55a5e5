"""Exact values of endings of two-player games, by looking at everything that can still happen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from tiergarten.core import drive
from tiergarten.core.places import rank
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.core.states import Buffers, States, readable
from tiergarten.core.table import Table

EQUAL = 1e-9  # shares of a win that differ less are the same


class TooLarge(Exception):
    """More positions than were allowed, or sealed moves that are better mixed."""


class Worth(NamedTuple):
    """What a position is worth where both play as well as can be."""

    share: float  # of the win, to the first seat
    least: float  # points to expect of the seat that is asked for: several moves may win alike,
    most: float  # and it depends on which is made


class Ending:
    """What each move of the seat to act is worth to it: its share of the win where both play as well as can be."""

    def __init__(self, table: Table, most: int = 20_000, seat: int | None = None) -> None:
        assert table.players == 2
        self.parts = table.game.parts
        self.left = most
        self.known: dict[bytes, Worth] = {}
        self.seat = table.acting_seat(seat)
        self.worths = self._worths_of_moves(table.imagine(self.seat), self.seat)
        self.values = [self._share(self.seat, worth) for worth in self.worths]

    def _after(self, states: States, seat: int, move: int) -> States:
        after = states.copy()
        drive.make_move(after, 0, seat, move)
        return after

    def _share(self, seat: int, worth: Worth) -> float:
        return worth.share if seat == 0 else 1 - worth.share

    def _best(self, seat: int, worths: Sequence[Worth]) -> Worth:
        """What is left to the seat if it chooses as well as it can."""
        best = max(self._share(seat, worth) for worth in worths)
        good = [worth for worth in worths if self._share(seat, worth) > best - EQUAL]
        return Worth(good[0].share, min(worth.least for worth in good), max(worth.most for worth in good))

    def _look_once(self, states: States) -> Worth:
        key = states.tobytes()
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            self.known[key] = self._look(states)
        return self.known[key]

    def _look(self, states: States) -> Worth:
        mask = drive.who_acts(states, 0)
        if mask == 0:
            return self._result(states)
        if mask == CHANCE_ACTS:
            return self._on_the_average(states)
        seat = drive.lowest_seat(mask)
        best = self._best(seat, self._worths_of_moves(states, seat))
        if mask != 1 << seat:
            other = 1 - seat
            if abs(best.share - self._best(other, self._worths_of_moves(states, other)).share) > EQUAL:
                raise TooLarge
        return best

    def _result(self, states: States) -> Worth:
        places = np.zeros(CHANCE, np.int8)
        rank(readable(states), places)
        points = float(self.parts.rules.score(readable(states), self.seat))
        return Worth(0.5 if places[0] == places[1] else float(places[0] == 1), points, points)

    def _on_the_average(self, states: States) -> Worth:
        buffers = Buffers.of(self.parts)
        n = self.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
        after = map(partial(self._after, states, CHANCE), buffers.outcomes[:n].tolist())
        worths = np.array([self._look_once(each) for each in after])
        return Worth(*np.average(worths, axis=0, weights=buffers.weights[:n]).tolist())

    def _worths_of_moves(self, states: States, seat: int) -> list[Worth]:
        """What each of the seat's moves is worth; of a sealed one, if the other has the best answer to it."""
        mask = drive.who_acts(states, 0)
        after = [self._after(states, seat, move) for move in self._legal(states, seat)]
        if mask == 1 << seat:
            return [self._look_once(each) for each in after]
        other = 1 - seat
        return [
            self._best(other, [self._look_once(self._after(each, other, move)) for move in self._legal(each, other)])
            for each in after
        ]

    def _legal(self, states: States, seat: int) -> list[int]:
        buffers = Buffers.of(self.parts)
        n = drive.legal_actions(states, 0, seat, buffers.actions)
        moves: list[int] = buffers.actions[:n].tolist()
        return moves
