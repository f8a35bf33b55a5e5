"""O Zoo le Mio: the action ids and their fixed names.

A placement is named by the first path it goes on with, which is an exit of a half in the zoo, by which of the tile's
halves comes next to it, and by how it is turned. So the plane needs no bounds, and each placement has one id only.
"""

from __future__ import annotations

import numpy as np

from ...words import Message, Name, message
from .plane import inner_direction, placement
from .state import MOST_COINS, SEATS
from .tiles import BUSHES_OF, DIRECTIONS, DX, DY, HALVES, SIDES, STARS_OF, TILE_NAMES, TILES, TYPE_OF, TYPES

EXITS = (HALVES + 2) * DIRECTIONS  # of all halves, those of the starting tile last

OFFER = 0  # OFFER + coins
PLACE = OFFER + MOST_COINS + 1  # PLACE + way to place it: see plane.py
GIVE_UP = PLACE + EXITS * SIDES * DIRECTIONS  # a tile that fits nowhere
ACTIONS = GIVE_UP + 1

# What chance can answer: a tile, then a seat whose flag comes next on the pole, then that all bids are opened.
HANGS = TILES  # HANGS + seat
OPEN = HANGS + SEATS


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it."""
    halves = [f"{name}{side}" for name in (*TILE_NAMES, "start-") for side in "ab"]
    exits = [f"{half}-{direction}" for half in halves for direction in ("north", "east", "south", "west")]
    return (
        *(f"bid-{coins}" for coins in range(MOST_COINS + 1)),
        *(f"place-{side}-at-{exit_}-turned-{turns}" for exit_ in exits for side in "ab" for turns in range(DIRECTIONS)),
        "give-up",
    )


def outcome_names() -> tuple[str, ...]:
    """The fixed name of everything that chance can answer."""
    return (*TILE_NAMES, *(f"flag-of-seat-{seat}" for seat in range(SEATS)), "open-bids")


def type_name(type_: int) -> Name:
    """The name of a type of animal in the catalogue."""
    return Name(f"type-{TYPES[type_]}")


def tile_words(tile: int) -> Message:
    """A tile as people call it: by its animals with their stars, and its bushes."""
    first, second = 2 * tile, 2 * tile + 1
    return message(
        "zoo-tile",
        first=type_name(TYPE_OF[first]),
        first_stars="★" * int(STARS_OF[first]),
        second=type_name(TYPE_OF[second]),
        second_stars="★" * int(STARS_OF[second]),
        bushes=int(BUSHES_OF[tile]),
    )


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    if action < PLACE:
        return message("bid", coins=action - OFFER)
    if action == GIVE_UP:
        return message("give-up")
    tile = int(s.row[s.sold])
    x, y, turns = map(int, placement(s, action - PLACE))
    to_b = inner_direction(0, turns)
    return message(
        "place",
        first=type_name(TYPE_OF[2 * tile]),
        first_at=f"{x}/{y}",
        second=type_name(TYPE_OF[2 * tile + 1]),
        second_at=f"{x + DX[to_b]}/{y + DY[to_b]}",
    )
