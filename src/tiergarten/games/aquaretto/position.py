"""Aquaretto: positions as readable JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core.masks import number_of
from ...core.parts import Json
from ...core.signs import NOTHING
from ...errors import BadPosition
from ..family.schema import number_schema
from ..family.tiles.header import (
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
from ..family.tiles.state import (
    BUILD_EXPANSION,
    CHOOSE,
    COINS,
    FIND_STARTER,
    LEAVE_OUT,
    LOAD_TILE,
    MOVE_COWORKER,
    OVER,
    PLACE_COWORKER,
    PLACE_OFFSPRING,
    PLACE_TILES,
    REVEAL,
    SEATS,
    SETTLE_TILE,
)
from .actions import PLACE_NAMES, SIZE_NAMES, STAFF_NAMES, tile
from .checks import check, find_coworkers, find_unborn, find_unseen
from .depot import top
from .expansions import bare_board
from .grid import BOX_CELL, CELL_NAMES, FRAME
from .picture import animals_on, lay_out_picture, picture
from .state import SLOTS
from .tiles import (
    BABY,
    COIN,
    COIN_TILES,
    COPIES,
    DRAWN,
    KIND_NAMES,
    NO_SPECIES,
    SPECIES,
    SPECIES_OF,
    TRAINABLE,
)

PHASES = (
    *(LEAVE_OUT, FIND_STARTER, REVEAL, CHOOSE, LOAD_TILE, PLACE_TILES, SETTLE_TILE, PLACE_OFFSPRING),
    *(PLACE_COWORKER, MOVE_COWORKER, BUILD_EXPANSION, OVER),
)
MOST_COINS = COINS + COIN_TILES
BOX_NAMES = tuple(CELL_NAMES[cell] for cell in BOX_CELL)
ANIMAL_NAMES = tuple(name for name, species in zip(KIND_NAMES, SPECIES_OF, strict=True) if species != NO_SPECIES)
LONGEST_LINE = 80  # of a picture


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    zoo = {**seat_schemas(MOST_COINS), **zoo_schema()}
    return {
        "description": "All that lies on the table. What is not named is still in the draw pile or the end pile.",
        "properties": {
            "left_out": species_schema(SPECIES[TRAINABLE:]),
            **header_schema(KIND_NAMES[:DRAWN], PHASES, MOST_COINS),
            **sea_schema(),
            "zoos": {
                "description": "by seat",
                "type": "array",
                "items": {"type": "object", "properties": zoo, "required": [*zoo], "additionalProperties": False},
            },
            "removed": tiles_schema("tiles that have left the game", KIND_NAMES),
        },
    }


def sea_schema() -> dict[str, Json]:
    """The JSON Schema of what a seat is in the midst of doing in its water zoo."""
    return {
        "carried": {"description": "animal about to go into the water zoo", "enum": [*ANIMAL_NAMES, None]},
        "moved_from": {
            "description": "where the coworker stood that is being moved: its office, or trainer- and its cell",
            "type": ["string", "null"],
            "pattern": f"^({'|'.join(STAFF_NAMES)}|trainer-[a-u]([1-9]|1[0-9]|2[01]))$",
        },
        "expansion": {"description": "size of the expansion that is being built", "enum": [*SIZE_NAMES, None]},
        "box": {
            "description": "upper left cell of the 2 × 2 cells in which a small expansion will lie",
            "type": ["string", "null"],
            "pattern": "^[a-t]([1-9]|1[0-9]|20)$",
        },
    }


def zoo_schema() -> dict[str, Json]:
    """The JSON Schema of a water zoo and its depot."""
    staff: dict[str, Json] = {
        name: {"description": f"{name}s at work", **number_schema(0, most)}
        for name, most in zip(STAFF_NAMES, SLOTS, strict=True)
    }
    return {
        "water_zoo": {
            "description": "the cells row by row: # the yard, - a free space, @ a trainer, . no part of the water zoo; "
            "an animal's letter is D dolphin, O orca, L sea lion, T sea turtle, H hippo, C crocodile, P penguin, "
            "B polar bear, and after it m is male, f female, b baby, ! one with a flash, * one with a fish",
            "type": "array",
            "items": {"type": "string", "maxLength": LONGEST_LINE},
            "minItems": FRAME,
            "maxItems": 30,
        },
        "depot": {
            "description": "its tiles from the bottom to the top",
            "type": "array",
            "items": {"enum": list(ANIMAL_NAMES)},
        },
        **staff,
    }


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    return {
        "left_out": [SPECIES[species] for species in s.sea_left_out if species != NOTHING],
        **describe_header(s, KIND_NAMES),
        **describe_doing(s),
        "zoos": [{**describe_seat(s, seat), **describe_zoo(s, seat)} for seat in range(s.players)],
        "removed": named(s.sea_removed),
    }


def describe_doing(s: np.record) -> dict[str, Json]:
    """What a seat is in the midst of doing in its water zoo."""
    return {
        "carried": _name(KIND_NAMES, s.carried),
        "moved_from": _name(PLACE_NAMES, s.moved_from),
        "expansion": _name(SIZE_NAMES, s.expansion),
        "box": _name(BOX_NAMES, s.box),
    }


def _name(names: Sequence[str], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def describe_zoo(s: np.record, seat: int) -> dict[str, Json]:
    """A water zoo and its depot."""
    return {
        "water_zoo": picture(s, seat),
        "depot": [KIND_NAMES[kind] for kind in depot_of(s, seat)],
        **{name: int(s.staff[seat, place]) for place, name in enumerate(STAFF_NAMES)},
    }


def depot_of(s: np.record, seat: int) -> list[int]:
    """The kinds of the tiles in a depot, from the bottom to the top."""
    at = int(top(s, seat))
    return [int(number) - 1 for number in reversed(s.depots[at : at + int(s.heights[seat])])]


def named(counts: np.ndarray[tuple[int], np.dtype[np.int8]]) -> dict[str, int]:
    """Counts by kind as counts by name, without the zeros."""
    return {KIND_NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


def pieces(s: np.record) -> Counter[str]:
    """Every piece of the game by kind, wherever it is; coins and coin tiles are one kind."""
    where = sea_pieces(s, 0)
    where[KIND_NAMES[COIN]] += int(s.bank) + sum(int(s.coins[seat]) for seat in range(s.players))
    return +where


def sea_pieces(s: np.record, first_kind: int) -> Counter[str]:
    """Every tile and coworker, wherever they are; coin tiles that are money are not. See `open_tiles`."""
    where = open_tiles(s, first_kind)
    where.update(named(s.sea_bag))
    where.update({KIND_NAMES[BABY + species]: int(n) for species, n in enumerate(s.sea_nursery)})
    where["coworker"] = int(s.supply) + sum(coworkers_of(s, seat) for seat in range(s.players))
    for kind, name in enumerate(KIND_NAMES):
        if is_left_out(s, kind):
            where[name] += int(COPIES[kind])
    return where


def open_tiles(s: np.record, first_kind: int) -> Counter[str]:
    """Every tile that lies open somewhere, by kind, which count from `first_kind` on trucks; coins are money."""
    where: Counter[str] = Counter(named(s.sea_removed))
    on_trucks = [int(kind) - first_kind for kind in (*s.boxes.ravel(), s.hand) if kind >= 0]
    where.update(KIND_NAMES[kind] for kind in on_trucks if 0 <= kind < DRAWN)
    if s.carried != NOTHING:
        where[KIND_NAMES[s.carried]] += 1
    for seat in range(s.players):
        where.update(KIND_NAMES[kind] for kind in depot_of(s, seat))
        where.update(KIND_NAMES[kind] for kind in animals_on(s, seat).values())
    return where


def coworkers_of(s: np.record, seat: int) -> int:
    """How many coworkers the seat has."""
    return int(s.staff[seat].sum()) + int(number_of(int(s.trainers[seat])))


def is_left_out(s: np.record, kind: int) -> bool:
    """Is the tile of a species that takes no part?"""
    return bool(SPECIES_OF[kind] != NO_SPECIES and SPECIES_OF[kind] in s.sea_left_out)


def left(s: np.record) -> int:
    """Where chance acts, how many tiles, species or seats there are left: for tiles, all that do not lie open."""
    if s.phase == FIND_STARTER:
        return int(s.players)
    out = int((s.sea_left_out != NOTHING).sum())
    if s.phase == LEAVE_OUT:
        return len(SPECIES) - TRAINABLE - out
    seen = open_tiles(s, 0)
    money = int(s.bank) + sum(int(s.coins[seat]) for seat in range(s.players))
    in_play = sum(int(COPIES[kind]) for kind in range(DRAWN) if not is_left_out(s, kind))
    return in_play - sum(seen[name] for name in KIND_NAMES[:DRAWN]) - (money - COINS)


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    lay_out_header(position, s, KIND_NAMES)
    lay_out_left_out(position["left_out"], s, s.sea_left_out, SPECIES)
    lay_out_doing(position, s)
    lay_out_zoos(position, s)
    for name, n in position["removed"].items():
        s.sea_removed[KIND_NAMES.index(name)] = n
    find_out(s, 0, coin_tiles_taken(s, COINS))
    check(s)


def find_out(s: np.record, first_kind: int, coin_tiles: int) -> None:
    """What follows from what lies open: what is in the piles, unborn, and not at work; so many coin tiles are money."""
    seen = open_tiles(s, first_kind)
    seen[KIND_NAMES[COIN]] += coin_tiles
    find_unseen(s, seen, [kind for kind in range(len(KIND_NAMES)) if is_left_out(s, kind)])
    find_unborn(s, seen)
    find_coworkers(s, [coworkers_of(s, seat) for seat in range(s.players)])


def lay_out_doing(position: Mapping[str, Any], s: np.record) -> None:
    """What a seat is in the midst of doing into an empty state."""
    for field, names in (
        ("carried", KIND_NAMES),
        ("moved_from", PLACE_NAMES),
        ("expansion", SIZE_NAMES),
        ("box", BOX_NAMES),
    ):
        s[field] = NOTHING if position[field] is None else names.index(position[field])


def lay_out_zoos(position: Mapping[str, Any], s: np.record) -> None:
    """Water zoos and depots into an empty state."""
    for seat in range(SEATS):
        bare_board(s, seat)
    s.depots[:] = 0
    depots = [name for zoo in position["zoos"] for name in reversed(zoo["depot"])]
    for name, n in Counter(depots).items():
        kind = KIND_NAMES.index(name)
        if n > COPIES[kind]:
            raise BadPosition("position-too-many", tile=tile(kind), found=n, most=int(COPIES[kind]))
    s.depots[: len(depots)] = [KIND_NAMES.index(name) + 1 for name in depots]
    for seat, zoo in enumerate(position["zoos"]):
        lay_out_picture(s, seat, zoo["water_zoo"])
        s.heights[seat] = len(zoo["depot"])
        s.staff[seat] = [zoo[name] for name in STAFF_NAMES]
