"""The bag of unseen tiles, and which species stay in the box: options name them, or chance chooses them one by one.

A game has a field with three places, of which the first `LEFT_OUT[players]` are filled; NOTHING where chance has yet to
choose.
"""

from __future__ import annotations

from ....core.kernel import rule
from ....core.signs import NOTHING
from .state import LEFT_OUT


@rule
def fill_bag(bag, copies):
    """Every tile into the bag, by kind; how many."""
    tiles = 0
    for kind in range(len(bag)):
        bag[kind] = copies[kind]
        tiles += int(copies[kind])
    return tiles


@rule
def empty_bag(bag, first, last):
    """All tiles of some kinds out of the bag, from the first up to the last, which stays; how many."""
    tiles = 0
    for kind in range(first, last):
        tiles += int(bag[kind])
        bag[kind] = 0
    return tiles


@rule
def remove_bag(bag, removed):
    """All tiles out of the bag and out of the game; how many."""
    for kind in range(len(bag)):
        removed[kind] += bag[kind]
    return empty_bag(bag, 0, len(bag))


@rule
def are_known(left_out, players):
    """Is it known which species are out?"""
    for i in range(LEFT_OUT[players]):
        if left_out[i] == NOTHING:
            return False
    return True


@rule
def note(left_out, species):
    """One more species that is out."""
    i = 0
    while left_out[i] != NOTHING:
        i += 1
    left_out[i] = species


@rule
def possible_species(nursery, outcomes, weights, first):
    """Write chance's outcomes, from the id `first` on: each species that is still in; how many."""
    n = 0
    for species in range(len(nursery)):
        outcomes[n] = first + species
        weights[n] = 1
        n += nursery[species] > 0
    return n
