"""What moves do, found on copies of a state."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from ..words import Message
from . import drive
from .actions import Effects
from .parts import Parts
from .signs import CHANCE_ACTS
from .states import States, copied, readable, room_for


def told_of(parts: Parts, states: States, moves: Iterable[tuple[int, int]]) -> list[Message]:
    """Make these moves, chance's among them; what is told of each."""
    told: list[Message] = []
    for seat, action in moves:
        before = copied(states)
        drive.make_move(states, 0, seat, action)
        told += parts.events(readable(before), seat, action, readable(states))
    return told


def effects_of(parts: Parts, states: States, players: int, seat: int, moves: NDArray[np.int16]) -> list[Effects]:
    """What each of a seat's legal moves would cause."""
    before, afters = readable(states), room_for(len(moves), parts)
    noted = np.zeros((len(moves), players + 1), np.int64)
    drive.try_each(states, seat, moves, afters, noted)
    found = []
    for i, (id, then) in enumerate(zip(moves.tolist(), noted.tolist(), strict=True)):
        after, acts = readable(afters, i), then.pop()
        told = tuple(parts.events(before, seat, id, after))
        found.append(Effects(tuple(then), told, acts == CHANCE_ACTS, parts.is_half_done(after)))
    return found
