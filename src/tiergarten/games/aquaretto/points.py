"""Aquaretto: what a water zoo and its depot are worth."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import number_of
from .depot import species_in_depot
from .grid import SPACES
from .spaces import animals, around
from .state import CASHIER, KEEPER, MANAGER
from .tiles import MARKED, TRAINABLE


@rule
def sea_points(s, seat):
    """Animals and what coworkers add, less what the depot costs."""
    return (
        number_of(animals(s, seat))
        + int(s.staff[seat, CASHIER]) * int(s.coins[seat])
        + int(s.staff[seat, KEEPER]) * fish(s, seat)
        + trainer_points(s, seat)
        - price_of_species(s, seat) * number_of(species_in_depot(s, seat))
    )


@rule
def trainable(s, seat):
    """The spaces of animals that can be trained: dolphins, orcas and sea lions without a flash."""
    mask = 0
    for species in range(TRAINABLE):
        mask |= int(s.basin[seat, species])
    return mask & ~int(s.sorts[seat, MARKED - 1])


@rule
def fish(s, seat):
    """How many animals of the water zoo have a fish."""
    marked = int(s.sorts[seat, MARKED - 1])
    for species in range(TRAINABLE):  # what marks these is a flash
        marked &= ~int(s.basin[seat, species])
    return number_of(marked)


@rule
def trainer_points(s, seat):
    """Every trainer counts the animals around, by itself."""
    points = 0
    for space in range(SPACES):
        if int(s.trainers[seat]) >> space & 1:
            points += points_of_trainer(s, seat, space)
    return points


@rule
def points_of_trainer(s, seat, space):
    """What a trainer on this space adds: one for each animal around that can be trained."""
    return number_of(around(s, seat, space) & trainable(s, seat))


@rule
def price_of_species(s, seat):
    """What a species in the depot costs; a manager halves it."""
    return 1 if s.staff[seat, MANAGER] else 2
