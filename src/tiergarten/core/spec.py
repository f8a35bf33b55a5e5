"""What a program must know of a game before it plays: its actions, what is observed, how long it lasts, its points."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .game import Game


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
    most_decisions: int  # of all seats together in a game; no game gets near
    most_answers: int  # that chance can give to one decision
    least_score: int
    most_score: int

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return self.observation[-1].stop

    def least(self) -> NDArray[np.int16]:
        """The least value of every number of an observation."""
        return self._of_every_number("least")

    def most(self) -> NDArray[np.int16]:
        """The greatest value of every number of an observation."""
        return self._of_every_number("most")

    def _of_every_number(self, bound: str) -> NDArray[np.int16]:
        bounds = np.zeros(self.length, np.int16)
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
        most_decisions=parts.limits.decisions,
        most_answers=parts.most_answers,
        least_score=parts.limits.least_score,
        most_score=parts.limits.most_score,
    )
