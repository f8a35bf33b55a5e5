"""O Zoo le Mio: visitors, trees, benches, and points."""

from __future__ import annotations

from ...core.kernel import rule
from .state import OVER, YEARS
from .tiles import TYPES

FIRST, SECOND = 2, 1  # visitors, or trees, of the best zoo and the second-best
ALONE = 1  # visitors, where only one zoo has the type
ALL_TYPES = len(TYPES)
MORE_THAN_AUCTIONS = 32


@rule
def precedence(number, auction):
    """What zoos are ranked by: the greater number of stars or bushes, then the newer one."""
    return int(number) * MORE_THAN_AUCTIONS + int(auction)


@rule
def visitors(s, seat, type_):
    """The visitors of a type in the seat's zoo: the best enclosure has two, the second-best one; a lone one has one."""
    if s.stars[seat, type_] == 0:
        return 0
    own = precedence(s.stars[seat, type_], s.grown[seat, type_])
    better, zoos = 0, 0
    for rival in range(s.players):
        zoos += s.stars[rival, type_] > 0
        better += precedence(s.stars[rival, type_], s.grown[rival, type_]) > own
    if zoos == 1:
        return ALONE
    return FIRST if better == 0 else SECOND if better == 1 else 0


@rule
def trees(s, seat):
    """The trees in the seat's zoo: most bushes have two, second-most one; of equal zoos the one that had them later."""
    if s.bushes[seat] == 0:
        return 0
    own = precedence(s.bushes[seat], s.planted[seat])
    better = 0
    for rival in range(s.players):
        better += precedence(s.bushes[rival], s.planted[rival]) > own
    return FIRST if better == 0 else SECOND if better == 1 else 0


@rule
def units(s, seat):
    """All that earns points at the end of a year: visitors, trees and benches."""
    total = int(s.benches[seat]) + trees(s, seat)
    for type_ in range(ALL_TYPES):
        total += visitors(s, seat, type_)
    return total


@rule
def score(s, seat):
    """The points of the years that are over, and those of this year as if it ended now."""
    points = 0
    for year in range(YEARS):
        points += int(s.points[seat, year])
    return points if s.phase == OVER else points + units(s, seat) * s.year
