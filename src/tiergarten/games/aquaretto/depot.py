"""Aquaretto: the depots, each a stack of which only the top tile can be reached.

All stacks lie one after the other in one row, as long as there are animals: a depot can be as high as it may become.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.tiles.state import SEATS
from .tiles import SPECIES_OF


@rule
def foot(s, seat):
    """Where in the row the seat's depot begins."""
    at = 0
    for other in range(SEATS):  # to the end and without branches, which is faster than to stop
        at += s.heights[other] * (other < seat)
    return at


@rule
def top_of_depot(s, seat):
    """The kind of the tile on top, or NOTHING."""
    if s.heights[seat] == 0:
        return NOTHING
    return int(s.depots[foot(s, seat) + s.heights[seat] - 1])


@rule
def put_on_depot(s, seat, kind):
    """One more tile on top; the depots behind it in the row make way."""
    at = foot(s, seat) + s.heights[seat]
    for i in range(foot(s, s.players), at, -1):
        s.depots[i] = s.depots[i - 1]
    s.depots[at] = kind
    s.heights[seat] += 1


@rule
def take_from_depot(s, seat):
    """The top tile leaves the depot; its kind."""
    s.heights[seat] -= 1
    at = foot(s, seat) + s.heights[seat]
    kind = int(s.depots[at])
    last = foot(s, s.players)
    for i in range(at, last):
        s.depots[i] = s.depots[i + 1]
    s.depots[last] = NOTHING
    return kind


@rule
def species_in_depot(s, seat):
    """Mask of the species that have a tile in the depot, adult or offspring."""
    mask = 0
    at = foot(s, seat)
    for i in range(at, at + s.heights[seat]):
        mask |= 1 << int(SPECIES_OF[s.depots[i]])
    return mask
