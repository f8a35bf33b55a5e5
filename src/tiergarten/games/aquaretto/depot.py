"""Aquaretto: the depots, each a stack of which only the top tile can be reached.

All stacks lie one after the other in one row, each from the top to the bottom, and there are as many places as animals:
a depot can be as high as it may become. Behind them are as many again that stay empty, for `copy_start`.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.tiles.state import SEATS
from .tiles import SPECIES_OF


@rule
def top(s, seat):
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
    return int(s.depots[top(s, seat)]) - 1


@rule
def put_on_depot(s, seat, kind):
    """One more tile on top; what lies behind it in the row makes way."""
    at = top(s, seat)
    for i in range(top(s, s.players), at, -1):
        s.depots[i] = s.depots[i - 1]
    s.depots[at] = kind + 1
    s.heights[seat] += 1


@rule
def take_from_depot(s, seat):
    """The top tile leaves the depot; its kind."""
    kind = top_of_depot(s, seat)
    s.heights[seat] -= 1
    last = top(s, s.players)
    for i in range(top(s, seat), last):
        s.depots[i] = s.depots[i + 1]
    s.depots[last] = 0
    return kind


@rule
def species_in_depot(s, seat):
    """Mask of the species that have a tile in the depot, adult or offspring."""
    mask = 0
    at = top(s, seat)
    for i in range(at, at + s.heights[seat]):
        mask |= 1 << int(SPECIES_OF[s.depots[i] - 1])
    return mask
