"""Zooloretto: a zoo, what its enclosures take, what is born there, and what a full one pays."""

from __future__ import annotations

from ...core.kernel import rule
from ..family.tiles.breeding import become_parents, is_pair_there
from ..family.tiles.purse import earn
from ..family.tiles.state import OFFSPRING
from .actions import BARN
from .state import (
    BABY,
    BOARD_ENCLOSURES,
    KIND_OF,
    NO_SPECIES,
    SORT_OF,
    SORTS,
    SPACES,
    SPECIES_OF,
    STALL,
    STALL_SPACES,
    STALLS,
)

COINS_FOR = (1, 2, 0, 1, 1)  # coins for who fills the enclosure
TYPES = len(STALLS)


@rule
def enclosures_of(s, seat):
    """How many enclosures the seat has: those of its board, and the expansions it has built."""
    return BOARD_ENCLOSURES + s.zoo_expansions[seat]


@rule
def animals_in(s, seat, enclosure):
    """Animals of the enclosure, offspring among them."""
    n = 0
    for sort in range(SORTS):
        n += s.housed[seat, enclosure, sort]
    return n


@rule
def stalls_at(s, seat, enclosure):
    """Stalls on the stall spaces of the enclosure."""
    n = 0
    for type_ in range(TYPES):
        n += s.stalls[seat, enclosure, type_]
    return n


@rule
def takes_stall(s, seat, enclosure):
    """Has the enclosure a free stall space?"""
    return stalls_at(s, seat, enclosure) < STALL_SPACES[enclosure]


@rule
def takes_animal(s, seat, enclosure, species):
    """Has the enclosure a free space, and no animals of another species?"""
    dweller = s.dweller[seat, enclosure]
    gets_along = (dweller == NO_SPECIES) | (dweller == species)
    return gets_along and animals_in(s, seat, enclosure) < SPACES[enclosure]


@rule
def takes(s, seat, enclosure, tile):
    """Has the enclosure, which the seat has, a space for the tile?"""
    species = SPECIES_OF[tile]
    if species == NO_SPECIES:
        return takes_stall(s, seat, enclosure)
    return takes_animal(s, seat, enclosure, species)


@rule
def put(s, seat, tile, place):
    """The tile to its place; what it causes there happens at once."""
    if place == BARN:
        s.barn[seat, tile] += 1
    elif SPECIES_OF[tile] == NO_SPECIES:
        s.stalls[seat, place, tile - STALL] += 1
    else:
        house(s, seat, tile, place)


@rule
def house(s, seat, tile, enclosure):
    """An animal moves in; the last space pays, and a pair has offspring, which may take the last space."""
    s.dweller[seat, enclosure] = SPECIES_OF[tile]
    s.housed[seat, enclosure, SORT_OF[tile]] += 1
    full_before = pay_if_full(s, seat, enclosure)
    breed(s, seat, enclosure)
    if not full_before:
        pay_if_full(s, seat, enclosure)


@rule
def pay_if_full(s, seat, enclosure):
    """The coins for a full enclosure; is it full?"""
    is_full = animals_in(s, seat, enclosure) == SPACES[enclosure]
    if is_full:
        earn(s, seat, COINS_FOR[enclosure])
    return is_full


@rule
def breed(s, seat, enclosure):
    """Every pair has its offspring: into the enclosure, or into the barn where there is no room."""
    animals = s.housed[seat, enclosure]
    species = s.dweller[seat, enclosure]
    while is_pair_there(animals):
        become_parents(animals)
        s.zoo_nursery[species] -= 1
        if animals_in(s, seat, enclosure) < SPACES[enclosure]:
            animals[OFFSPRING] += 1
        else:
            s.barn[seat, BABY + species] += 1


@rule
def animals_in_barn(s, seat, species):
    """How many animals of the species are in the barn, offspring among them."""
    n = 0
    for sort in range(SORTS):
        n += s.barn[seat, KIND_OF[species, sort]]
    return n
