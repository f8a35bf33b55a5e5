"""Zooloretto: what a zoo is worth."""

from __future__ import annotations

from ...core.kernel import rule
from .state import ENCLOSURES, SPACES, SPECIES, STALL, STALLS
from .zoo import animals_in, animals_in_barn, enclosures_of, stalls_at

FULL = (5, 8, 10, 9, 9)  # points of a full enclosure
ONE_SHORT = (4, 5, 6, 5, 5)  # points where one space is empty
FOR_A_KIND = 2  # points for a type of stall on stall spaces, minus points for a species or type in the barn
ALL_SPECIES, TYPES = len(SPECIES), len(STALLS)


@rule
def zoo_score(s, seat, for_species):
    """The points of a zoo, where each species in the barn costs so many."""
    points = 0
    for enclosure in range(enclosures_of(s, seat)):
        points += enclosure_points(s, seat, enclosure)
    for type_ in range(TYPES):
        points += FOR_A_KIND * is_standing(s, seat, type_)
        points -= FOR_A_KIND * (s.barn[seat, STALL + type_] > 0)
    for species in range(ALL_SPECIES):
        points -= for_species * (animals_in_barn(s, seat, species) > 0)
    return points


@rule
def enclosure_points(s, seat, enclosure):
    """Most when it is full, less when one is missing; otherwise its animals count one each if a stall is there."""
    animals = animals_in(s, seat, enclosure)
    missing = SPACES[enclosure] - animals
    if missing == 0:
        return FULL[enclosure]
    if missing == 1:
        return ONE_SHORT[enclosure]
    return animals if stalls_at(s, seat, enclosure) > 0 else 0


@rule
def is_standing(s, seat, type_):
    """Stands a stall of the type on any stall space?"""
    for enclosure in range(ENCLOSURES):
        if s.stalls[seat, enclosure, type_] > 0:
            return True
    return False
