"""How a game stands: points, places, winners, read from its state."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from .parts import Parts
from .results import ranking_of, scores_of
from .states import States, readable
from .verbs import never_cut_off


class Standings(ABC):
    """What the first of the states says about the game so far."""

    players: int
    _parts: Parts
    _states: States

    @property
    @abstractmethod
    def over(self) -> bool:
        """Has the game ended?"""

    @property
    def state(self) -> np.record:
        """The state itself, for reading."""
        return readable(self._states)

    @property
    def is_half_done(self) -> bool:
        """Is a seat in the midst of something, such as placing a tile that it has paid for?"""
        return self._parts.is_half_done(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points, as if the game ended now."""
        return scores_of(self._states, self.players)

    @property
    def ranking(self) -> tuple[int, ...]:
        """Everybody's place, 1 for the best, as if the game ended now; 0 for all in a game that was cut off."""
        return ranking_of(self._states, self.players)

    @property
    def cut_off(self) -> bool:
        """Has a limit stopped the game, so that nobody wins?"""
        cut_off = self._parts.rules.cut_off
        return cut_off is not never_cut_off and bool(cut_off(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: nobody before the end, several who share a win."""
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1) if self.over else ()
