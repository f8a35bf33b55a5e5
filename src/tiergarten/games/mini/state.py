"""Zooloretto Mini: what lies on the table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.layout import plain_reader, record_type
from ..family.tiles.state import BOXES, FEMALE, MALE, OFFSPRING, PLAIN, SEATS, TRUCKS

ENCLOSURES, SPACES = 3, 6

SPECIES = ("giraffe", "impala", "llama", "meerkat", "ostrich", "rhinoceros", "wolf")
LANDSCAPES = ("pond", "shrub", "rock")

# The sorts of tile that an enclosure can hold beside each other: animals, then landscapes.
LANDSCAPE = OFFSPRING + 1  # LANDSCAPE + type
SORTS = LANDSCAPE + len(LANDSCAPES)

# The kinds of tile. The first ones are drawn: three a species, then the landscapes; offspring are born.
POND = 3 * len(SPECIES)  # POND + type
DRAWN = POND + len(LANDSCAPES)
BABY = DRAWN  # BABY + species
KINDS = BABY + len(SPECIES)
KIND_NAMES = (
    *(prefix + species for species in SPECIES for prefix in ("", "male-", "female-")),
    *LANDSCAPES,
    *("baby-" + species for species in SPECIES),
)
NO_SPECIES = -1  # of a landscape, of an enclosure without animals
SPECIES_OF = np.array(
    [*np.repeat(range(len(SPECIES)), 3), *[NO_SPECIES] * len(LANDSCAPES), *range(len(SPECIES))], np.int8
)
SORT_OF = np.array(
    [*[PLAIN, MALE, FEMALE] * len(SPECIES), *range(LANDSCAPE, SORTS), *[OFFSPRING] * len(SPECIES)], np.int8
)
COPIES = np.array(  # tiles of each kind in the whole game
    [*[7, 2, 2] * len(SPECIES), *[3] * len(LANDSCAPES), *[2] * len(SPECIES)], np.int8
)

PHASE_NAMES = (
    "leave-out-species",
    "find-starter",
    "reveal-tile",
    "draw-or-take",
    "load-tile",
    "place-tiles",
    "bonus",
    "settle-tile",
    "game-over",
)

STATE = record_type(
    [
        ("players", np.int8),
        ("left_out", np.int8, 3),  # species left out of this game; NOTHING where chance has yet to choose or none is
        ("starter", np.int8),  # seat that starts the game; NOTHING while chance has yet to choose
        ("phase", np.int8),  # what is to be done now
        ("turn", np.int8),  # seat to move
        ("bag", np.int8, DRAWN),  # unseen tiles by kind, draw pile and end pile together: nobody knows which lies where
        ("unseen", np.int8),  # how many these are, counted once for speed; the last END_PILE of them are the end pile
        ("hand", np.int8),  # tile just drawn or taken over, or NOTHING
        ("boxes", np.int8, (TRUCKS, BOXES)),  # tile in each box of each truck, NOTHING, or BLOCKED
        ("truck_of", np.int8, SEATS),  # truck each seat took this round, or NOTHING
        ("filled", np.int8),  # 1 when the seat to move has filled an enclosure in this turn
        ("dweller", np.int8, (SEATS, ENCLOSURES)),  # species living in each enclosure, or NO_SPECIES
        ("housed", np.int8, (SEATS, ENCLOSURES, SORTS)),  # tiles in each enclosure by sort
        ("barn", np.int8, (SEATS, KINDS)),  # tiles in each barn by kind
        ("nursery", np.int8, len(SPECIES)),  # offspring not yet born
        ("removed", np.int8, KINDS),  # tiles that left the game: discarded, or left on the third truck of two players
    ]
)


class Plain(NamedTuple):
    """A state as plain numbers, and the bytes of its arrays: much faster to read, for what every move needs."""

    players: int
    left_out: bytes
    starter: int
    phase: int
    turn: int
    bag: bytes
    unseen: int
    hand: int
    boxes: bytes
    truck_of: bytes
    filled: int
    dweller: bytes
    housed: bytes
    barn: bytes
    nursery: bytes
    removed: bytes
    filler: bytes


UNPACK = plain_reader(STATE).unpack


def plain(s: np.record) -> Plain:
    """The state as plain numbers and bytes."""
    return Plain._make(UNPACK(s.tobytes()))
