"""What moves do, found on copies of a state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..words import Message
from . import drive
from .actions import Effects
from .game import Game
from .parts import Parts
from .signs import NOTHING
from .states import States, copied, readable, room_for

MOST_KNOWN = 20_000  # choices of a game that are remembered


def told_of(
    parts: Parts, states: States, moves: Sequence[tuple[int, int]], first: Sequence[Message] | None = None
) -> list[Message]:
    """Make these moves, chance's among them; what is told of each, of the first one that, where it is known."""
    told: list[Message] = []
    if first is not None:
        told += first
        drive.make_move(states, 0, *moves[0])
        moves = moves[1:]
    for seat, action in moves:
        before = copied(states)
        drive.make_move(states, 0, seat, action)
        told += parts.events(readable(before), seat, action, readable(states))
    return told


@dataclass(eq=False, slots=True)
class Choice:
    """A legal move of a seat: its id, what a player would say who makes it, and what it would cause."""

    id: int
    label: Message
    effects: Effects
    shown: bytes = b""  # to people, however it is; whoever shows it first may note it here


class Foresight:
    """Finds what moves of a game would cause. Whatever is told alike again and again is found once."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._known: dict[tuple[int, ...], Choice] = {}

    def choices(self, states: States, players: int, seat: int, moves: NDArray[np.int16]) -> list[Choice]:
        """These legal moves of a seat."""
        afters = room_for(len(moves), self._parts)
        noted = np.zeros((len(moves), drive.POINTS + players), np.int64)
        drive.try_each(states, seat, moves, afters, noted)
        found = []
        for i, then in enumerate(map(tuple, noted.tolist())):
            choice = self._known.get(then)
            if choice is None:
                choice = self._look_at(readable(states), readable(afters, i), then)
            found.append(choice)
        return found

    def _look_at(self, before: np.record, after: np.record, then: tuple[int, ...]) -> Choice:
        seat, id, parts = then[0], then[drive.MOVE], self._parts
        told = tuple(parts.events(before, seat, id, after))
        effects = Effects(
            then[drive.POINTS :], told, bool(then[drive.CHANCE_FOLLOWS]), is_half_done=parts.is_half_done(after)
        )
        choice = Choice(id, parts.label(before, seat, id), effects)
        if then[drive.GIST] != NOTHING:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[then] = choice
        return choice


@cache
def foresight_of(game: Game) -> Foresight:
    """The foresight that all tables of a game share."""
    return Foresight(game.parts)
