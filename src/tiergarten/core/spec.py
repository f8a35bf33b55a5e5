"""What a program must know of a game before it plays: its actions, what is observed, how long it lasts, its points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .game import Game
from .options import OptionValue
from .parts import Limits

Numbers = NDArray[np.signedinteger[Any]]


@dataclass(frozen=True)
class Stretch:
    """A stretch of an observation: its name, where it lies, and the bounds that its numbers keep."""

    name: str
    start: int
    stop: int
    least: int
    most: int

    @property
    def place(self) -> slice:
        """Where it lies: `observation[stretch.place]`."""
        return slice(self.start, self.stop)

    @property
    def shape(self) -> tuple[int]:
        """How many numbers it has, as NumPy says it."""
        return (self.stop - self.start,)


@dataclass(frozen=True)
class Spec:
    """The same for all numbers of players and all options of a game."""

    players: range
    actions: tuple[str, ...]  # the fixed name of every action id
    outcomes: tuple[str, ...]  # the fixed name of every answer that chance can give
    observation: tuple[Stretch, ...]
    most_decisions: int  # of all seats together in a game, whatever the options; see `is_endless`
    is_endless: bool  # can a game go on for ever, in principle? Then the most decisions are what nobody has come near
    most_answers: int  # that chance can give to one decision
    least_score: int
    most_score: int
    limits: Limits

    def most_decisions_with(self, options: Mapping[str, OptionValue]) -> int:
        """As `most_decisions`, with these options."""
        return self.limits.decisions * self.limits.units(options)

    def most_moves_with(self, options: Mapping[str, OptionValue]) -> int:
        """Decisions of all seats and chance's answers together, with these options."""
        return self.limits.moves * self.limits.units(options) + self.most_answers

    @property
    def dtype(self) -> type[np.signedinteger[Any]]:
        """The type of an observation's numbers: the smallest that holds all of them."""
        least, most = min(each.least for each in self.observation), max(each.most for each in self.observation)
        return np.int8 if np.iinfo(np.int8).min <= least and most <= np.iinfo(np.int8).max else np.int16

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return self.observation[-1].stop

    def least(self) -> Numbers:
        """The least value of every number of an observation."""
        return self._of_every_number("least")

    def most(self) -> Numbers:
        """The greatest value of every number of an observation."""
        return self._of_every_number("most")

    def _of_every_number(self, bound: str) -> Numbers:
        bounds = np.zeros(self.length, self.dtype)
        for stretch in self.observation:
            bounds[stretch.place] = getattr(stretch, bound)
        return bounds


def spec_of(game: Game) -> Spec:
    """The spec of a game, from its parts."""
    parts = game.parts
    stretches, start = [], 0
    for part in parts.observation:
        stretches.append(Stretch(part.name, start, start + part.length, part.least, part.most))
        start += part.length
    return Spec(
        players=game.players,
        actions=parts.actions,
        outcomes=parts.outcomes,
        observation=tuple(stretches),
        most_decisions=parts.limits.decisions * parts.limits.most_units,
        is_endless=parts.limits.is_endless,
        most_answers=parts.most_answers,
        least_score=parts.limits.least_score,
        most_score=parts.limits.most_score,
        limits=parts.limits,
    )
