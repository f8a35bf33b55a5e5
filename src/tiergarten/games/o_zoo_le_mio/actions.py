"""O Zoo le Mio: the action ids and their fixed names.

A placement is named by the first path it goes on with, which is an exit of a half in the zoo, by which of the tile's
halves comes next to it, and by how it is turned. So the plane needs no bounds, and each placement has one id only.
"""

from __future__ import annotations

from .state import MOST_COINS, SEATS
from .tiles import DIRECTIONS, HALVES, TILE_NAMES, TILES

SIDES = 2
EXITS = (HALVES + 2) * DIRECTIONS  # of all halves, those of the starting tile last

OFFER = 0  # OFFER + coins
PLACE = OFFER + MOST_COINS + 1  # PLACE + (exit * SIDES + side) * DIRECTIONS + quarter turns
GIVE_UP = PLACE + EXITS * SIDES * DIRECTIONS  # a tile that fits nowhere
ACTIONS = GIVE_UP + 1

# What chance can answer: a tile, then a seat whose flag comes next on the pole.
HANGS = TILES  # HANGS + seat


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
    return (*TILE_NAMES, *(f"flag-of-seat-{seat}" for seat in range(SEATS)))
