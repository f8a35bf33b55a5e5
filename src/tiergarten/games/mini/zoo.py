"""Zooloretto Mini: a zoo, what its enclosures take, and what is born there."""

from __future__ import annotations

from ...core.kernel import rule
from ..family.tiles.state import FEMALE, MALE, OFFSPRING
from .state import BABY, ENCLOSURES, NO_SPECIES, SORT_OF, SORTS, SPACES, SPECIES_OF


@rule
def tiles_in(s, seat, enclosure):
    """How many tiles lie in the enclosure."""
    n = 0
    for sort in range(SORTS):
        n += s.housed[seat, enclosure, sort]
    return n


@rule
def takes(s, seat, enclosure, tile):
    """Has the enclosure room for the tile, and no animals but its own kind?"""
    species = SPECIES_OF[tile]
    dweller = s.dweller[seat, enclosure]
    gets_along = (species == NO_SPECIES) | (dweller == NO_SPECIES) | (dweller == species)
    return gets_along & (tiles_in(s, seat, enclosure) < SPACES)


@rule
def is_welcome(s, seat, tile):
    """Does any enclosure of the seat take the tile?"""
    for enclosure in range(ENCLOSURES):
        if takes(s, seat, enclosure, tile):
            return True
    return False


@rule
def house(s, seat, enclosure, tile):
    """The tile moves into the enclosure, and its offspring is born if it finds a partner there."""
    species = SPECIES_OF[tile]
    sort = SORT_OF[tile]
    s.housed[seat, enclosure, sort] += 1
    if species != NO_SPECIES:
        s.dweller[seat, enclosure] = species
    if is_offspring_due(s, seat, enclosure, sort):
        s.nursery[species] -= 1
        if tiles_in(s, seat, enclosure) < SPACES:
            s.housed[seat, enclosure, OFFSPRING] += 1
        else:
            s.barn[seat, BABY + species] += 1
    if tiles_in(s, seat, enclosure) == SPACES:
        s.filled = 1


@rule
def is_offspring_due(s, seat, enclosure, sort):
    """Has the fertile animal that just came a partner that has not bred?

    Animals never leave an enclosure, so pairs have bred as often as the rarer sex is there: no flags are needed.
    """
    males = s.housed[seat, enclosure, MALE]
    females = s.housed[seat, enclosure, FEMALE]
    return (sort == MALE and males <= females) or (sort == FEMALE and females <= males)
