"""Exact values of endings of two-player games, by looking at everything that can still happen."""

from __future__ import annotations

from functools import partial

import numpy as np

from tiergarten.core import drive
from tiergarten.core.places import rank
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.core.states import Buffers, States, readable
from tiergarten.core.table import Table


class TooLarge(Exception):
    """More positions than were allowed."""


class Ending:
    """What each move of the seat to act is worth to it: its share of the win where both play as well as can be."""

    def __init__(self, table: Table, most: int = 20_000) -> None:
        assert table.players == 2
        self.parts = table.game.parts
        self.left = most
        self.known: dict[bytes, float] = {}
        self.seat = table.actors[0]
        states = table._states.copy()
        self.values = [self._to(self.seat, self._after(states, self.seat, id)) for id in table.legal_ids()]

    def _after(self, states: States, seat: int, move: int) -> States:
        after = states.copy()
        drive.make_move(after, 0, seat, move)
        return after

    def _to(self, seat: int, states: States) -> float:
        """What the position is worth to the seat."""
        share = self._to_first(states)
        return share if seat == 0 else 1 - share

    def _to_first(self, states: States) -> float:
        key = states.tobytes()
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            self.known[key] = self._look(states)
        return self.known[key]

    def _look(self, states: States) -> float:
        mask = drive.who_acts(states, 0)
        if mask == 0:
            places = np.zeros(CHANCE, np.int8)
            rank(readable(states), places)
            return 0.5 if places[0] == places[1] else float(places[0] == 1)
        buffers = Buffers.of(self.parts)
        if mask == CHANCE_ACTS:
            n = self.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
            answers, weights = buffers.outcomes[:n].tolist(), buffers.weights[:n].tolist()
            after = map(partial(self._after, states, CHANCE), answers)
            total: float = sum(w * self._to_first(s) for w, s in zip(weights, after, strict=True))
            return total / float(sum(weights))
        seat = drive.lowest_seat(mask)
        if mask != 1 << seat:
            raise TooLarge  # sealed moves have no value of their own
        n = drive.legal_actions(states, 0, seat, buffers.actions)
        values = [self._to(seat, self._after(states, seat, id)) for id in buffers.actions[:n].tolist()]
        best = max(values)
        return best if seat == 0 else 1 - best
