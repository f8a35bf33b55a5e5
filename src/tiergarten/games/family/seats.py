"""Seats in positions, in observations and on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json
from ...core.signs import NOTHING
from ...errors import BadPosition


def or_none(number: int) -> int | None:
    """A seat as positions have it: null where it is NOTHING."""
    return None if number == NOTHING else int(number)


def seat_schema(most_seats: int, meaning: str) -> dict[str, Json]:
    """The JSON Schema of a seat that can be null."""
    return {"description": meaning, "type": ["integer", "null"], "minimum": 0, "maximum": most_seats - 1}


@rule
def to_the_left(players: int, seat: int, steps: int) -> int:
    """The seat so many steps to the left, at most once around."""
    return seat + steps if seat + steps < players else seat + steps - players


@rule
def steps_to(players: int, seat: int, other: int) -> int:
    """How far to the left of the seat another sits; what is no seat stays as it is.

    A remainder takes ten times as long, and so would a loop that reads the number of players from the state each time.
    """
    return other if other < 0 else other - seat if other >= seat else other - seat + players


def lay_out_seat(position: Mapping[str, Any], field: str, s: np.record, *, is_needed: bool) -> None:
    """A seat of the position into the state's field of the same name; BadPosition where there is no such seat."""
    seat, players = position[field], int(s.players)
    if seat is not None and seat >= players:
        raise BadPosition("position-seat", field=field, seat=seat, last=players - 1)
    if seat is None and is_needed:
        raise BadPosition("position-no-seat", field=field, last=players - 1)
    s[field] = NOTHING if seat is None else seat


def check_one_each(position: Mapping[str, Any], field: str, s: np.record) -> None:
    """Has the field of the position just one entry for every seat?"""
    found = len(position[field])
    if found != s.players:
        raise BadPosition("position-one-each", field=field, players=int(s.players), found=found)


def own_last(view: Mapping[str, Any], owned: list[Any]) -> list[Any]:
    """What the seats own in playing order, the viewer's last: next to where the choice is made."""
    first = 0 if view["seat"] is None else view["seat"] + 1
    return owned[first:] + owned[:first]
