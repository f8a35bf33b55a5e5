"""All that a player has come to know in a game: every move as a number, those that are sealed as such."""

from __future__ import annotations

from array import array

import numpy as np
from numpy.typing import NDArray

from ..core.spec import Spec

SEALED = "sealed"
FIRST = 1  # number of the first possible move; 0 is for those that have not been made


class Recall:
    """Numbers the moves of a game: first what chance can answer, then what each seat can do, each with one more number
    for a move of which others know only that it was made."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._seats = FIRST + len(spec.outcomes)  # number of the first move of seat 0
        self._own = len(spec.actions) + 1  # numbers of each seat

    def of_chance(self, outcome: int) -> int:
        """The number of an answer of chance."""
        return FIRST + outcome

    def of_seat(self, seat: int, action: int) -> int:
        """The number of a seat's move."""
        return self._seats + seat * self._own + action

    def seat_of(self, number: int) -> int:
        """Who made the move; below 0 for chance."""
        return (number - self._seats) // self._own if number >= self._seats else -1

    def told(self, number: int) -> str:
        """The move in words."""
        seat = self.seat_of(number)
        if seat < 0:
            return f"chance:{self._spec.outcomes[number - FIRST]}"
        action = (number - self._seats) % self._own
        return f"{seat}:{SEALED if action == len(self._spec.actions) else self._spec.actions[action]}"

    def known_to(self, player: int, moves: array[int], sealed: int) -> NDArray[np.int32]:
        """All moves as the player knows them, when so many of the last are known only to who made them."""
        known = np.array(moves, np.int32)
        for at in range(len(known) - sealed, len(known)):
            seat = self.seat_of(int(known[at]))
            if seat != player:
                known[at] = self.of_seat(seat, len(self._spec.actions))
        return known
