"""Zooloretto: positions as readable JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Seat
from ..family.tiles.header import (
    check_cargo,
    check_coins_removed,
    check_course,
    check_not_begun,
    check_piles,
    check_trucks,
    coin_tiles_taken,
    describe_header,
    describe_seat,
    header_schema,
    lay_out_header,
    lay_out_left_out,
    seat_schemas,
    species_schema,
    tiles_schema,
)
from ..family.tiles.left_out import are_known
from ..family.tiles.state import (
    CHOOSE,
    COINS,
    FIND_STARTER,
    LEAVE_OUT,
    LOAD_TILE,
    OVER,
    PLACE_TILES,
    REVEAL,
    SETTLE_TILE,
)
from .checks import check_purchase, fill_enclosure, find_unseen
from .inventory import named, tiles_of, zoo_pieces
from .rules import START_COINS
from .state import (
    BOARD_ENCLOSURES,
    COIN,
    COPIES,
    DRAWN,
    ENCLOSURES,
    KIND_NAMES,
    MOST_EXPANSIONS,
    NO_SPECIES,
    SPECIES,
)
from .zoo import enclosures_of

PHASES = (LEAVE_OUT, FIND_STARTER, REVEAL, CHOOSE, LOAD_TILE, PLACE_TILES, SETTLE_TILE, OVER)
MOST_COINS = COINS + int(COPIES[COIN])
LODGED = tuple(name for name in KIND_NAMES if name != "coin")  # what can lie in a zoo


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    seat: Json = {
        "type": "object",
        "properties": {**seat_schemas(MOST_COINS), **zoo_schema()},
        "required": [*seat_schemas(MOST_COINS), *zoo_schema()],
        "additionalProperties": False,
    }
    return {
        "description": "All that lies on the table. What is not named is still in the draw pile or the end pile.",
        "properties": {
            "left_out": species_schema(SPECIES),
            **header_schema(KIND_NAMES[:DRAWN], PHASES, MOST_COINS),
            "bought": bought_schema(),
            "zoos": {"description": "by seat", "type": "array", "items": seat},
            "removed": tiles_schema("tiles that have left the game", KIND_NAMES),
        },
    }


def zoo_schema() -> dict[str, Json]:
    """The JSON Schema of what lies in a zoo."""
    return {
        "enclosures": {
            "description": "those for 4, 5 and 6 animals, then the expansions that were built",
            "type": "array",
            "items": tiles_schema("animals, and stalls on its stall spaces", LODGED),
            "minItems": BOARD_ENCLOSURES,
            "maxItems": ENCLOSURES,
        },
        "barn": tiles_schema("tiles in the barn", LODGED),
    }


def bought_schema() -> dict[str, Json]:
    """The JSON Schema of a tile that was bought."""
    return {"description": "tile just bought from another barn, to be placed", "enum": [*LODGED, None]}


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    return {
        "left_out": [SPECIES[species] for species in s.zoo_left_out if species != NOTHING],
        **describe_header(s, KIND_NAMES),
        "bought": describe_bought(s),
        "zoos": [{**describe_seat(s, seat), **describe_zoo(s, seat)} for seat in range(s.players)],
        "removed": named(s.zoo_removed),
    }


def describe_bought(s: np.record) -> str | None:
    """The tile that was bought and is to be placed."""
    return None if s.zoo_hand == NOTHING else KIND_NAMES[s.zoo_hand]


def describe_zoo(s: np.record, seat: int) -> dict[str, Json]:
    """What lies in a zoo."""
    return {
        "enclosures": [tiles_of(s, seat, enclosure) for enclosure in range(enclosures_of(s, seat))],
        "barn": named(s.barn[seat]),
    }


def pieces(s: np.record) -> Counter[str]:
    """Every tile of the game by kind, wherever it is, parents as what they were; coins and coin tiles as one."""
    where = zoo_pieces(s)
    where["coin"] += int(s.bank) + int(s.coins[: s.players].sum())
    return +where


def left(s: np.record) -> int:
    """Where chance acts, how many tiles, species or seats there are left: for tiles, all that do not lie open."""
    if s.phase == REVEAL:
        lying = pieces(s) - Counter(named(s.zoo_bag))
        return int(COPIES[:DRAWN].sum()) + COINS - sum(lying[name] for name in KIND_NAMES[:DRAWN])
    return int(s.players) if s.phase == FIND_STARTER else len(SPECIES) - int((s.zoo_left_out != NOTHING).sum())


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    lay_out_header(position, s, KIND_NAMES)
    s.zoo_most_expansions = MOST_EXPANSIONS[s.players]
    lay_out_left_out(position["left_out"], s, s.zoo_left_out, SPECIES)
    lay_out_zoos(position, s, position["bought"], position["removed"])
    find_unseen(s, coin_tiles_taken(s, COINS))
    check_trucks(s)
    check_course(s)
    check_purchase(s)
    check_cargo(s, (COIN,))
    check_coins_removed(s, int(s.zoo_removed[COIN]))
    if s.phase <= FIND_STARTER:
        are_empty = not (s.barn.any() or s.housed.any() or s.stalls.any() or s.zoo_removed.any())
        check_not_begun(
            s,
            are_zoos_empty=are_empty and not s.zoo_expansions.any(),
            are_species_known=bool(are_known(s.zoo_left_out, s.players)),
            start_coins=START_COINS,
            all_coins=COINS,
        )
    check_piles(s, int(s.zoo_unseen))


def lay_out_zoos(position: Mapping[str, Any], s: np.record, bought: str | None, removed: Mapping[str, int]) -> None:
    """The zoos of a position into an empty state, and what was bought or has left the game."""
    s.zoo_hand = NOTHING if bought is None else KIND_NAMES.index(bought)
    for name, n in removed.items():
        s.zoo_removed[KIND_NAMES.index(name)] = n
    s.dweller[:] = NO_SPECIES
    for seat, zoo in enumerate(position["zoos"]):
        built = len(zoo["enclosures"]) - BOARD_ENCLOSURES
        if built > s.zoo_most_expansions:
            raise BadPosition("position-zoo-expansions", seat=Seat(seat), built=built, most=int(s.zoo_most_expansions))
        s.zoo_expansions[seat] = built
        for name, n in zoo["barn"].items():
            s.barn[seat, KIND_NAMES.index(name)] = n
        for enclosure, tiles in enumerate(zoo["enclosures"]):
            fill_enclosure(s, seat, enclosure, tiles)
