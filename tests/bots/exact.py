"""Exact values of endings, by looking at everything that can still happen."""

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
    """More positions than were allowed, or what happens depends on whom a seat favours to which all is one."""


class Worth(NamedTuple):
    """What a position is worth where all play as well as can be."""

    shares: tuple[float, ...]  # of the win, to each seat
    least: float  # points to expect of the seat that is asked for: several moves may win alike,
    most: float  # and it depends on which is made


class Ending:
    """What each move of the seat to act is worth to it: its share of the win where all play as well as can be."""

    def __init__(self, table: Table, most: int = 20_000, seat: int | None = None) -> None:
        self.players = table.players
        self.parts = table.game.parts
        self.left = most
        self.known: dict[bytes, Worth] = {}
        self.seat = table.acting_seat(seat)
        self.worths = self._worths_of_moves(table.imagine(self.seat), self.seat)
        self.values = [worth.shares[self.seat] for worth in self.worths]

    def _after(self, states: States, seat: int, move: int) -> States:
        after = states.copy()
        drive.make_move(after, 0, seat, move)
        return after

    def _best(self, seat: int, worths: Sequence[Worth]) -> Worth:
        """What comes of it if the seat chooses as well as it can."""
        best = max(worth.shares[seat] for worth in worths)
        good = [worth for worth in worths if worth.shares[seat] > best - EQUAL]
        if np.ptp([worth.shares for worth in good], axis=0).max() > EQUAL:
            raise TooLarge
        return Worth(good[0].shares, min(worth.least for worth in good), max(worth.most for worth in good))

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
            self._check_that_openly_is_as_good(best, self._worths_of_moves(states, 1 - seat), 1 - seat)
        return best

    def _check_that_openly_is_as_good(self, best: Worth, worths: Sequence[Worth], other: int) -> None:
        """Two sealed moves need not be mixed where it does no harm to either seat if the other knows its move."""
        if not np.allclose(best.shares, self._best(other, worths).shares):
            raise TooLarge

    def _result(self, states: States) -> Worth:
        places = np.zeros(CHANCE, np.int8)
        rank(readable(states), places)
        wins = places[: self.players] == 1
        points = float(self.parts.rules.score(readable(states), self.seat))
        return Worth(tuple((wins / max(wins.sum(), 1)).tolist()), points, points)

    def _on_the_average(self, states: States) -> Worth:
        buffers = Buffers.of(self.parts)
        n = self.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
        weights = buffers.weights[:n].astype(float)
        after = map(partial(self._after, states, CHANCE), buffers.outcomes[:n].tolist())
        shares, least, most = zip(*map(self._look_once, after), strict=True)
        total = weights.sum()
        return Worth(tuple((weights @ shares / total).tolist()), weights @ least / total, weights @ most / total)

    def _worths_of_moves(self, states: States, seat: int) -> list[Worth]:
        """What each of the seat's moves is worth; of a sealed one, if the other has the best answer to it."""
        mask = drive.who_acts(states, 0)
        after = [self._after(states, seat, move) for move in self._legal(states, seat)]
        if mask == 1 << seat:
            return [self._look_once(each) for each in after]
        if self.players > 2:
            raise TooLarge
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
