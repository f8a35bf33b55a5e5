"""The action ids that every game of tiles begins with; its own come after them, from OWN on.

A half of zoo-and-sea counts its own actions from 0. What writes them writes such numbers; the game shifts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from ....words import Message, Name, message
from .state import TRUCKS

DRAW = 0
LOAD = DRAW + 1  # LOAD + truck
TAKE = LOAD + TRUCKS  # TAKE + truck
OWN = TAKE + TRUCKS

# What is said again and again is made once.
DRAW_SAID = message("draw")
TAKE_SAID = tuple(message("take", truck=truck) for truck in range(1, TRUCKS + 1))


def flow_names() -> tuple[str, ...]:
    """The fixed names of these actions; trucks count from 1."""
    trucks = range(1, TRUCKS + 1)
    return (
        "draw",
        *(f"load-truck-{truck}" for truck in trucks),
        *(f"take-truck-{truck}" for truck in trucks),
    )


def flow_label(s: np.record, action: int, kind_names: Sequence[str]) -> Message:
    """What a player would say who draws, loads the tile in hand, or takes a truck."""
    if action == DRAW:
        return DRAW_SAID
    if action < TAKE:
        return _load_said(kind_names[s.hand], action - LOAD + 1)
    return TAKE_SAID[action - TAKE]


@cache
def _load_said(kind: str, truck: int) -> Message:
    return message("load", tile=Name(f"tile-{kind}"), truck=truck)
