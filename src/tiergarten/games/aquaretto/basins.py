"""Aquaretto: an animal moves into the water zoo, and what that brings: a coin, offspring, a coworker, in this order."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import number_of
from ...core.signs import NOTHING
from ..family.tiles.purse import earn
from ..family.tiles.state import FEMALE, MALE, PLACE_COWORKER, PLACE_OFFSPRING, PLAIN
from .depot import put_on_depot
from .spaces import spaces_for
from .tiles import BABY, SORT_OF, SPECIES_OF

COIN_EVERY, COWORKER_EVERY = 3, 5  # tiles of a basin: a coin for the 3rd, 6th, 9th, 12th; a coworker for the 5th, 10th


@rule
def move_in(s, seat, space):
    """The animal that is carried goes to a space. Its basin may earn a coin and a coworker, and have offspring."""
    kind = s.carried
    species, sort = SPECIES_OF[kind], SORT_OF[kind]
    s.carried = NOTHING
    s.basin[seat, species] |= 1 << space
    if sort != PLAIN:
        s.sorts[seat, sort - 1] |= 1 << space
    s.shown[seat, space] = 1 + kind
    size = number_of(int(s.basin[seat, species]))
    if size % COIN_EVERY == 0:
        earn(s, seat, 1)
    if size % COWORKER_EVERY == 0:
        s.coworker_due = 1
    if is_offspring_due(s, seat, species, sort):
        s.sea_nursery[species] -= 1
        s.carried = BABY + species


@rule
def is_offspring_due(s, seat, species, sort):
    """Has the fertile animal that just came a partner that has not bred?

    Animals never leave a basin, so pairs have bred as often as the rarer sex is there: no flags are needed.
    """
    basin = int(s.basin[seat, species])
    males = number_of(basin & int(s.sorts[seat, MALE - 1]))
    females = number_of(basin & int(s.sorts[seat, FEMALE - 1]))
    return (sort == MALE and males <= females) or (sort == FEMALE and females <= males)


@rule
def is_something_due(s, seat):
    """Is there offspring or a coworker that the seat has to place now? Then that is what is to be done.

    Offspring that its basin has no space for goes to the depot. For a coworker there always is a place
    (docs/rules/aquaretto.md, 55 and 56), and never are two due: coworkers are five tiles apart.
    """
    if s.carried != NOTHING:
        if spaces_for(s, seat, SPECIES_OF[s.carried]):
            s.phase = PLACE_OFFSPRING
            return True
        put_on_depot(s, seat, s.carried)
        s.carried = NOTHING
    if s.coworker_due:
        s.coworker_due = 0
        s.phase = PLACE_COWORKER
        return True
    return False
