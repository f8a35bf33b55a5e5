"""Trucks in positions: what lies in their boxes, and who has taken which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Seat
from .trucks import BLOCKED


def trucks_schema(names: Sequence[str], trucks: int, boxes: int) -> dict[str, Json]:
    """The JSON Schema of the trucks; `names` are what can lie in a box."""
    return {
        "description": "the boxes of each truck, null where one is empty",
        "type": "array",
        "maxItems": trucks,
        "items": {"type": "array", "items": {"enum": [*names, None]}, "minItems": 1, "maxItems": boxes},
    }


def taken_schema(trucks: int) -> dict[str, Json]:
    """The JSON Schema of the truck that a seat took."""
    return {
        "description": "the truck this seat took in this round, counted from 1",
        "type": ["integer", "null"],
        "minimum": 1,
        "maximum": trucks,
    }


def describe_trucks(s: np.record, names: Sequence[str]) -> list[list[str | None]]:
    """What lies in the boxes of the trucks in play."""
    return [
        [names[item] if item != NOTHING else None for item in boxes if item != BLOCKED]
        for boxes in s.boxes.tolist()
        if any(item != BLOCKED for item in boxes)
    ]


def taken_truck(s: np.record, seat: int) -> int | None:
    """The truck that the seat took, counted from 1."""
    truck = int(s.truck_of[seat])
    return None if truck == NOTHING else truck + 1


def lay_out_cargo(position: Mapping[str, Any], s: np.record, names: Sequence[str]) -> None:
    """The position's cargo onto trucks that stand empty in the state; BadPosition where these are others."""
    sizes = [int((boxes == NOTHING).sum()) for boxes in s.boxes if any(boxes == NOTHING)]
    if [len(boxes) for boxes in position["trucks"]] != sizes:
        raise BadPosition("position-trucks", players=int(s.players), boxes=", ".join(map(str, sizes)))
    for truck, boxes in enumerate(position["trucks"]):
        for box, name in enumerate(boxes):
            if name is not None:
                s.boxes[truck, box] = names.index(name)


def lay_out_taken(s: np.record, seat: int, truck: int | None) -> None:
    """The truck that the seat took, counted from 1; BadPosition where it is not in play."""
    s.truck_of[seat] = NOTHING if truck is None else truck - 1
    if truck is not None and all(s.boxes[truck - 1] == BLOCKED):
        raise BadPosition("position-no-truck", truck=truck, seat=Seat(seat))
