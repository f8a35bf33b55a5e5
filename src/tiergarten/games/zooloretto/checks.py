"""Zooloretto: whether a position can be, and what follows from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Seat, Value
from ..family.tiles.breeding import is_pair_there
from ..family.tiles.header import check_in_round
from ..family.tiles.state import FATHER, MOTHER, OFFSPRING, PHASE_NAMES, SETTLE_TILE
from .actions import place_name, species_name, tile
from .inventory import as_printed, is_left_out, lying
from .state import (
    BABY,
    COPIES,
    DRAWN,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    NO_SPECIES,
    SORT_OF,
    SPACES,
    SPECIES,
    SPECIES_OF,
    STALL,
    STALL_SPACES,
)


def fill_enclosure(s: np.record, seat: int, enclosure: int, tiles: Mapping[str, int]) -> None:
    """These tiles into an enclosure and onto its stall spaces; BadPosition where they do not fit."""
    where: dict[str, Value] = {"seat": Seat(seat), "place": place_name(enclosure)}
    kinds = {KIND_NAMES.index(name): n for name, n in tiles.items()}
    stalls = sum(n for kind, n in kinds.items() if SPECIES_OF[kind] == NO_SPECIES)
    animals = sum(kinds.values()) - stalls
    if animals > SPACES[enclosure]:
        raise BadPosition("position-crowded", **where, animals=animals, spaces=SPACES[enclosure])
    if stalls > STALL_SPACES[enclosure]:
        raise BadPosition("position-many-stalls", **where, stalls=stalls, spaces=STALL_SPACES[enclosure])
    for kind, n in kinds.items():
        species = int(SPECIES_OF[kind])
        if species == NO_SPECIES:
            s.stalls[seat, enclosure, kind - STALL] = n
            continue
        dweller = int(s.dweller[seat, enclosure])
        if dweller not in (NO_SPECIES, species):
            raise BadPosition("position-mixed", **where, first=species_name(dweller), second=species_name(species))
        s.dweller[seat, enclosure] = species
        s.housed[seat, enclosure, SORT_OF[kind]] = n
    if is_pair_there(s.housed[seat, enclosure]):
        raise BadPosition("position-not-bred", **where, species=species_name(int(s.dweller[seat, enclosure])))


def find_unseen(s: np.record, coin_tiles: int) -> None:
    """What is nowhere to be seen is in the piles, and offspring in the supply; so many coin tiles are money."""
    seen = lying(s)
    seen["coin"] += coin_tiles
    _check_left_out(s, seen)
    _find_unborn(s, seen)
    printed = as_printed(seen)
    for kind in range(DRAWN):
        found, most = printed[KIND_NAMES[kind]], 0 if is_left_out(s, kind) else int(COPIES[kind])
        if found > most:
            raise BadPosition("position-too-many", tile=tile(kind), found=found, most=most)
        s.zoo_bag[kind] = most - found
        s.zoo_unseen += most - found


def _check_left_out(s: np.record, seen: Counter[str]) -> None:
    """Nothing of a species that is left out lies on the table."""
    for kind in range(KINDS):
        if is_left_out(s, kind) and seen[KIND_NAMES[kind]]:
            raise BadPosition("position-left-out-seen", tile=tile(kind))


def _find_unborn(s: np.record, seen: Counter[str]) -> None:
    """The offspring left in the supply: each that was born has a father and a mother somewhere, and nobody else has."""
    for species in range(len(SPECIES)):
        fathers, mothers, babies = (seen[KIND_NAMES[KIND_OF[species, sort]]] for sort in (FATHER, MOTHER, OFFSPRING))
        if not fathers == mothers == babies:
            families = {"fathers": fathers, "mothers": mothers, "babies": babies}
            raise BadPosition("position-families", species=species_name(species), **families)
        most = 0 if species in s.zoo_left_out else int(COPIES[BABY])
        if babies > most:
            raise BadPosition("position-too-many", tile=tile(BABY + species), found=babies, most=most)
        s.zoo_nursery[species] = most - babies


def check_purchase(s: np.record) -> None:
    """A tile that was bought is in hand just while it is to be placed, and has been paid for."""
    phase = PHASE_NAMES[s.phase]
    if (s.zoo_hand != NOTHING) != (s.phase == SETTLE_TILE):
        raise BadPosition("position-bought", phase=phase)
    if s.phase == SETTLE_TILE:
        check_in_round(s)
        rivals = [int(s.coins[seat]) for seat in range(s.players) if seat != s.turn]
        if s.bank < 1 or max(rivals) < 1:
            raise BadPosition("position-not-paid")
