"""Zooloretto: what a zoo is worth."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.rows import above
from .state import ENCLOSURES, KINDS_OF, SPACES, SPECIES, STALL, STALLS
from .zoo import animals_in, enclosures_of, stalls_at

FULL = (5, 8, 10, 9, 9)  # points of a full enclosure
ONE_SHORT = (4, 5, 6, 5, 5)  # points where one space is empty
FOR_A_KIND = 2  # points for a type of stall on stall spaces, minus points for a species or type in the barn
ALL_SPECIES, TYPES = len(SPECIES), len(STALLS)
AT_EVERY_ENCLOSURE = sum(1 << enclosure * TYPES for enclosure in range(ENCLOSURES))  # the first type, as a mask


@rule
def zoo_score(s, seat, for_species):
    """The points of a zoo, where each species in the barn costs so many."""
    points = 0
    for enclosure in range(enclosures_of(s, seat)):
        points += enclosure_points(s, seat, enclosure)
    in_barn = above(s.barn, seat, 0)
    for type_ in range(TYPES):
        points += FOR_A_KIND * is_standing(s, seat, type_)
        points -= FOR_A_KIND * (in_barn >> (STALL + type_) & 1)
    for species in range(ALL_SPECIES):
        points -= for_species * ((in_barn & KINDS_OF[species]) != 0)
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
    return (above(s.stalls, seat, 0) & (AT_EVERY_ENCLOSURE << type_)) != 0
