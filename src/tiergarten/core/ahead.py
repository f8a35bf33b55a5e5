"""What moves do, found on copies of a state."""

from __future__ import annotations

from collections.abc import Iterable

from ..words import Message
from . import drive
from .actions import Effects
from .parts import Parts
from .results import scores_of
from .signs import CHANCE_ACTS
from .states import States, copied, readable


def told_of(parts: Parts, states: States, moves: Iterable[tuple[int, int]]) -> list[Message]:
    """Make these moves, chance's among them; what is told of each."""
    told: list[Message] = []
    for seat, action in moves:
        before = copied(states)
        drive.make_move(states, 0, seat, action)
        told += parts.events(readable(before), seat, action, readable(states))
    return told


def effects_of(parts: Parts, states: States, seat: int, id: int, points: tuple[int, ...]) -> Effects:
    """What a legal move would cause where these are everybody's points now."""
    after = copied(states)
    drive.make_move(after, 0, seat, id)
    then = readable(after)
    return Effects(
        tuple(later - now for now, later in zip(points, scores_of(after, len(points)), strict=True)),
        tuple(parts.events(readable(states), seat, id, then)),
        bool(drive.who_acts(after, 0) == CHANCE_ACTS),
        parts.is_half_done(then),
    )
