"""Zooloretto: tiles by name, and where they all are."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ...core.signs import NOTHING
from ..family.tiles.state import FATHER, FEMALE, MALE, MOTHER
from .state import (
    BABY,
    COPIES,
    DRAWN,
    ENCLOSURES,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    NO_SPECIES,
    SORT_OF,
    SORTS,
    SPECIES_OF,
    STALLS,
)

BEFORE = {FATHER: MALE, MOTHER: FEMALE}  # what a parent was before it bred


def named(counts: np.ndarray[tuple[int], np.dtype[np.int8]]) -> dict[str, int]:
    """Counts by kind as counts by name, without the zeros."""
    return {KIND_NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


def tiles_of(s: np.record, seat: int, enclosure: int) -> dict[str, int]:
    """The animals of an enclosure and the stalls beside it, by name."""
    species = s.dweller[seat, enclosure]
    animals = {
        KIND_NAMES[KIND_OF[species, sort]]: int(s.housed[seat, enclosure, sort])
        for sort in range(SORTS)
        if s.housed[seat, enclosure, sort]
    }
    return animals | {name: int(n) for name, n in zip(STALLS, s.stalls[seat, enclosure], strict=True) if n}


def lying(s: np.record) -> Counter[str]:
    """Every tile by kind that lies on the table or has left the game; those of other games on trucks do not count."""
    where: Counter[str] = Counter(named(s.zoo_removed))
    where.update(KIND_NAMES[kind] for kind in (*s.boxes.ravel(), s.hand) if 0 <= kind < DRAWN)
    if s.zoo_hand != NOTHING:
        where[KIND_NAMES[s.zoo_hand]] += 1
    for seat in range(s.players):
        where.update(named(s.barn[seat]))
        for enclosure in range(ENCLOSURES):
            where.update(tiles_of(s, seat, enclosure))
    return where


def zoo_pieces(s: np.record) -> Counter[str]:
    """Every tile of the zoos by kind, wherever it is, parents as what they were; coin tiles that are money are not."""
    where = as_printed(lying(s))
    where.update(named(s.zoo_bag))
    where.update({KIND_NAMES[BABY + species]: int(n) for species, n in enumerate(s.zoo_nursery)})
    for kind in range(KINDS):
        if is_left_out(s, kind):
            where[KIND_NAMES[kind]] += int(COPIES[kind])
    return where


def as_printed(tiles: Counter[str]) -> Counter[str]:
    """The tiles as they were before they bred."""
    printed: Counter[str] = Counter()
    for name, n in tiles.items():
        printed[KIND_NAMES[printed_kind(KIND_NAMES.index(name))]] += n
    return printed


def printed_kind(kind: int) -> int:
    """What a tile was before it bred."""
    was = BEFORE.get(int(SORT_OF[kind]))
    return kind if was is None else int(KIND_OF[SPECIES_OF[kind], was])


def is_left_out(s: np.record, kind: int) -> bool:
    """Is the tile of a species that takes no part?"""
    return bool(SPECIES_OF[kind] != NO_SPECIES and SPECIES_OF[kind] in s.zoo_left_out)
