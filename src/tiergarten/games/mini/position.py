"""Zooloretto Mini: positions as readable JSON, and checking that one can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Name, Seat, Value
from ..family.cargo import lay_out_cargo, lay_out_taken, taken_schema, trucks_schema
from ..family.schema import number_schema
from ..family.seats import check_one_each, lay_out_seat, seat_schema
from ..family.tiles.header import check_piles, check_trucks, lay_out_left_out
from ..family.tiles.state import (
    BONUS,
    BOXES,
    CHOOSE,
    FEMALE,
    FIND_STARTER,
    LEAVE_OUT,
    LEFT_OUT,
    LOAD_TILE,
    MALE,
    OVER,
    PLACE_TILES,
    REVEAL,
    SEATS,
    SETTLE_TILE,
    TRUCKS,
)
from ..family.tiles.turns import lay_out_trucks
from ..family.trucks import has_cargo, trucks_to_load
from .actions import tile
from .rules import has_use_for_bonus
from .state import (
    BABY,
    COPIES,
    DRAWN,
    ENCLOSURES,
    KIND_NAMES,
    NO_SPECIES,
    PHASE_NAMES,
    SORT_OF,
    SPACES,
    SPECIES,
    SPECIES_OF,
)
from .view import view
from .written import MIDDLE, kind_of
from .zoo import is_welcome, tiles_in

Tiles = dict[str, int]


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    tiles: dict[str, Json] = {
        "description": "how many tiles of each kind",
        "type": "object",
        "propertyNames": {"enum": list(KIND_NAMES)},
        "additionalProperties": number_schema(1, 99),
    }
    zoo: Json = {
        "type": "object",
        "properties": {
            "truck": taken_schema(TRUCKS),
            "enclosures": {"type": "array", "items": tiles, "minItems": ENCLOSURES, "maxItems": ENCLOSURES},
            "barn": tiles,
        },
        "required": ["truck", "enclosures", "barn"],
        "additionalProperties": False,
    }
    return {
        "description": "All that lies on the table. What is not named is still in the draw pile or the end pile.",
        "properties": {
            "left_out": {
                "description": "species that take no part",
                "type": "array",
                "items": {"enum": list(SPECIES)},
                "uniqueItems": True,
            },
            "starter": seat_schema(SEATS, "seat that started the game, counted from 0"),
            "phase": {"description": "what is to be done now", "enum": list(PHASE_NAMES)},
            "turn": seat_schema(SEATS, "seat to move, counted from 0"),
            "hand": {"description": "tile just drawn or taken over", "enum": [*KIND_NAMES, None]},
            "filled": {"description": "the seat to move has filled an enclosure in this turn", "type": "boolean"},
            "trucks": trucks_schema(KIND_NAMES, TRUCKS, BOXES),
            "zoos": {"description": "by seat", "type": "array", "items": zoo},
            "removed": {**tiles, "description": "tiles that have left the game"},
        },
    }


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    shown: dict[str, Any] = view(s, None)
    zoos = [
        {
            "truck": zoo["truck"],
            "enclosures": [enclosure["tiles"] for enclosure in zoo["enclosures"]],
            "barn": zoo["barn"],
        }
        for zoo in shown["zoos"]
    ]
    return {**{part: shown[part] for part in MIDDLE}, "filled": bool(s.filled), "zoos": zoos}


def named(counts: bytes) -> Tiles:
    """Counts by kind as counts by name, without the zeros."""
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}


def tiles_of(s: np.record, seat: int, enclosure: int) -> Tiles:
    """The tiles of an enclosure by name."""
    species = int(s.dweller[seat, enclosure])
    counts = enumerate(s.housed[seat, enclosure].tolist())
    return {KIND_NAMES[kind_of(species, sort)]: n for sort, n in counts if n}


def pieces(s: np.record) -> Counter[str]:
    """Every tile of the game by kind, wherever it is."""
    where: Counter[str] = Counter(named(s.bag.tobytes()))
    where.update(named(s.removed.tobytes()))
    where.update({KIND_NAMES[BABY + species]: int(n) for species, n in enumerate(s.nursery)})
    where.update(KIND_NAMES[kind] for kind in s.boxes.ravel() if kind >= 0)
    if s.hand != NOTHING:
        where[KIND_NAMES[s.hand]] += 1
    for seat in range(s.players):
        where.update(named(s.barn[seat].tobytes()))
        for enclosure in range(ENCLOSURES):
            where.update(tiles_of(s, seat, enclosure))
    for kind in range(len(KIND_NAMES)):
        if is_left_out(s, kind):
            where[KIND_NAMES[kind]] += int(COPIES[kind])
    return +where


def left(s: np.record) -> int:
    """Where chance acts, how many tiles, species or seats there are left: for tiles, all that do not lie open."""
    if s.phase == REVEAL:
        open_tiles = pieces(s) - Counter(named(s.bag.tobytes()))
        return sum(int(COPIES[kind]) - open_tiles[KIND_NAMES[kind]] for kind in range(DRAWN))
    return int(s.players) if s.phase == FIND_STARTER else len(SPECIES) - int((s.left_out != NOTHING).sum())


def is_left_out(s: np.record, kind: int) -> bool:
    """Is the tile of a species that takes no part?"""
    return bool(SPECIES_OF[kind] != NO_SPECIES and SPECIES_OF[kind] in s.left_out)


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    _lay_out_header(position, s)
    _lay_out_trucks(position, s)
    _lay_out_zoos(position, s)
    for name, n in position["removed"].items():
        s.removed[KIND_NAMES.index(name)] = n
    _check_left_out(s)
    _find_unborn(s)
    _find_unseen(s)
    check_trucks(s)
    _check_phase(s)


def _lay_out_header(position: Mapping[str, Any], s: np.record) -> None:
    s.players = position["players"]
    s.phase = PHASE_NAMES.index(position["phase"])
    lay_out_left_out(position["left_out"], s, s.left_out, SPECIES)
    for field in ("starter", "turn"):
        lay_out_seat(position, field, s, is_needed=s.phase > FIND_STARTER)
    s.hand = NOTHING if position["hand"] is None else KIND_NAMES.index(position["hand"])
    s.filled = position["filled"]


def _lay_out_trucks(position: Mapping[str, Any], s: np.record) -> None:
    lay_out_trucks(s)
    lay_out_cargo(position, s, KIND_NAMES)
    for truck, boxes in enumerate(s.boxes):
        if boxes.max() >= BABY:
            raise BadPosition("position-baby-on-truck", truck=truck + 1, tile=tile(boxes.max()))


def _lay_out_zoos(position: Mapping[str, Any], s: np.record) -> None:
    check_one_each(position, "zoos", s)
    s.dweller[:] = NO_SPECIES
    s.truck_of[:] = NOTHING
    for seat, zoo in enumerate(position["zoos"]):
        lay_out_taken(s, seat, zoo["truck"])
        for name, n in zoo["barn"].items():
            s.barn[seat, KIND_NAMES.index(name)] = n
        for enclosure, tiles in enumerate(zoo["enclosures"]):
            _fill(s, seat, enclosure, tiles)


def _fill(s: np.record, seat: int, enclosure: int, tiles: Mapping[str, int]) -> None:
    where: dict[str, Value] = {"seat": Seat(seat), "enclosure": enclosure + 1}
    if sum(tiles.values()) > SPACES:
        raise BadPosition("position-crowded", **where, tiles=sum(tiles.values()), spaces=SPACES)
    for name, n in tiles.items():
        kind = KIND_NAMES.index(name)
        species = SPECIES_OF[kind]
        if species != NO_SPECIES:
            if s.dweller[seat, enclosure] not in (NO_SPECIES, species):
                first, second = (Name(f"species-{SPECIES[i]}") for i in (s.dweller[seat, enclosure], species))
                raise BadPosition("position-mixed", **where, first=first, second=second)
            s.dweller[seat, enclosure] = species
        s.housed[seat, enclosure, SORT_OF[kind]] = n


def _check_left_out(s: np.record) -> None:
    """Nothing of a species that is left out lies on the table."""
    seen = pieces(s)
    for kind, name in enumerate(KIND_NAMES):
        if is_left_out(s, kind) and seen[name] > COPIES[kind]:
            raise BadPosition("position-left-out-seen", tile=tile(kind))


def _find_unborn(s: np.record) -> None:
    """The offspring left in the supply; every pair has bred, and what was born must be somewhere."""
    born = pieces(s)
    for species, name in enumerate(SPECIES):
        home = s.dweller[: s.players] == species
        pairs = np.minimum(s.housed[: s.players, :, MALE], s.housed[: s.players, :, FEMALE])[home].sum()
        babies = 0 if species in s.left_out else born[f"baby-{name}"]
        if babies != pairs:
            key = "position-unborn" if babies < pairs else "position-no-parents"
            raise BadPosition(key, species=Name(f"species-{name}"), pairs=int(pairs), babies=babies)
        s.nursery[species] = 0 if species in s.left_out else COPIES[BABY] - pairs


def _find_unseen(s: np.record) -> None:
    """What is nowhere to be seen is in the piles."""
    seen = pieces(s)
    for kind, name in enumerate(KIND_NAMES):
        extra = seen[name] - int(COPIES[kind])
        if extra > 0:
            raise BadPosition("position-too-many", tile=tile(kind), found=seen[name], most=int(COPIES[kind]))
        if kind < DRAWN:
            s.bag[kind] = -extra
            s.unseen -= extra


def _check_phase(s: np.record) -> None:
    """Does what lies on the table fit what is said to be done next?"""
    phase = PHASE_NAMES[s.phase]
    is_out = bool(s.turn != NOTHING and s.truck_of[s.turn] != NOTHING)
    if (s.hand != NOTHING) != (s.phase in (LOAD_TILE, SETTLE_TILE)):
        raise BadPosition("position-hand", phase=phase)
    if s.phase == LOAD_TILE and s.hand >= BABY:
        raise BadPosition("position-baby-drawn", tile=tile(s.hand))
    if s.phase in (REVEAL, CHOOSE, LOAD_TILE):
        if is_out:
            raise BadPosition("position-is-out", seat=Seat(int(s.turn)), phase=phase)
        if s.phase != CHOOSE and not trucks_to_load(s):
            raise BadPosition("position-no-box", phase=phase)
    if s.phase in (PLACE_TILES, BONUS, SETTLE_TILE):
        _check_own_turn(s, phase)
    if s.phase in (LEAVE_OUT, FIND_STARTER, OVER) and (any(s.truck_of != NOTHING) or any(s.boxes.ravel() >= 0)):
        raise BadPosition("position-trucks-not-back", phase=phase)
    if s.phase in (LEAVE_OUT, FIND_STARTER):
        _check_not_begun(s, phase)
    if s.filled and (s.phase not in (PLACE_TILES, BONUS, SETTLE_TILE) or not _has_full_enclosure(s)):
        raise BadPosition("position-filled", phase=phase)
    check_piles(s, int(s.unseen))


def _check_not_begun(s: np.record, phase: str) -> None:
    """Chance has yet to prepare the game."""
    if s.turn != NOTHING or s.housed.any() or s.barn.any() or s.removed.any():
        raise BadPosition("position-too-early", phase=phase)
    decided = s.starter != NOTHING if s.phase == FIND_STARTER else s.left_out[LEFT_OUT[s.players] - 1] != NOTHING
    if decided or (s.phase == LEAVE_OUT and not LEFT_OUT[s.players]):
        raise BadPosition("position-decided", phase=phase)


def _check_own_turn(s: np.record, phase: str) -> None:
    """Somebody has taken a truck and is still busy with it."""
    seat = int(s.turn)
    if s.truck_of[seat] == NOTHING:
        raise BadPosition("position-no-truck-taken", seat=Seat(seat), phase=phase)
    if s.phase == PLACE_TILES:
        if not has_cargo(s, s.truck_of[seat]):
            raise BadPosition("position-nothing-to-place", seat=Seat(seat), truck=int(s.truck_of[seat]) + 1)
    elif not s.filled:
        raise BadPosition("position-no-bonus", seat=Seat(seat), phase=phase)
    if s.phase == BONUS and not has_use_for_bonus(s, seat):
        raise BadPosition("position-useless-bonus", seat=Seat(seat))
    if s.phase == SETTLE_TILE and not is_welcome(s, seat, s.hand):
        raise BadPosition("position-homeless", seat=Seat(seat), tile=tile(s.hand))


def _has_full_enclosure(s: np.record) -> bool:
    return any(tiles_in(s, s.turn, enclosure) == SPACES for enclosure in range(ENCLOSURES))
