"""Aquaretto: where expansions may be built, and building them.

Here a water zoo is looked at as it lies on the grid: row by row, a bit for each cell.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import lowest
from ...core.signs import NOTHING
from .grid import (
    BOARD_SPACES,
    BOX_CELL,
    BOX_SPAN,
    CORNER_STEP,
    CORNERS,
    FRAME,
    FRAME_SPACE,
    FRAMED,
    MARGIN,
    NO_CORNER,
    OUTSIDE,
    ROW,
    SPAN,
    TAKEN_ROWS,
)
from .shown import show
from .spaces import is_beside, outside_spaces
from .state import LARGE, SMALL
from .tiles import MARKED, SPECIES

ALL_SPECIES = len(SPECIES)
FRAME_ROW = (1 << FRAME) - 1  # all spaces of a row of the frame
LAST_BIT = 63  # of a mask


@rule
def spaces_in_row(s, seat, row):
    """The spaces of the water zoo in a row of the grid, as a mask of columns; none beyond the grid."""
    spaces, framed = 0, row - MARGIN
    if 0 <= framed < FRAME:
        spaces = (int(s.spaces[seat]) >> FRAME * framed & FRAME_ROW) << MARGIN
    for i in range(outside_spaces(s, seat)):
        column = int(s.outside[seat, i]) - SPAN * row
        spaces |= int(0 <= column < SPAN) << (column & LAST_BIT)
    return spaces


@rule
def building_land(row, above, spaces, below):
    """The cells of a row where something can be built, and which of these prolong a row or column of spaces.

    Given are the spaces in the row, above and below it.
    """
    free = ROW & ~int(TAKEN_ROWS[row]) & ~spaces
    return free, free & (spaces << 1 | spaces >> 1 | above | below)


@rule
def boxes_in_row(row, above, upper, lower, below, left_out):
    """The columns, as a mask, where a box that begins in this row takes an expansion which leaves out that corner.

    Given are the spaces in the box's two rows, above and below them.
    """
    free, edge = building_land(row, above, upper, lower)
    lower_free, lower_edge = building_land(row + 1, upper, lower, below)
    fits, prolongs = ROW, 0
    for corner in range(CORNERS):
        if corner != left_out:
            fits &= (free if corner < 2 else lower_free) >> corner % 2
            prolongs |= (edge if corner < 2 else lower_edge) >> corner % 2
    return fits & prolongs


@rule
def write_boxes(s, seat, expansion, action, out):
    """Write an action for each box where the expansion can be built, from the id `action` on; how many."""
    n = 0
    above, upper, lower = 0, spaces_in_row(s, seat, 0), spaces_in_row(s, seat, 1)
    for row in range(BOX_SPAN):
        below = spaces_in_row(s, seat, row + 2)
        columns = 0
        if above | upper | lower | below:
            if expansion == LARGE:
                columns = boxes_in_row(row, above, upper, lower, below, NO_CORNER)
            else:
                for corner in range(CORNERS):
                    columns |= boxes_in_row(row, above, upper, lower, below, corner)
        while columns:
            out[n] = action + row * BOX_SPAN + lowest(columns)
            columns &= columns - 1
            n += 1
        above, upper, lower = upper, lower, below
    return n


@rule
def write_corners(s, seat, box, action, out):
    """Write an action for each corner that a small expansion in the box can leave out; how many."""
    row, column = int(box) // BOX_SPAN, int(box) % BOX_SPAN
    above, upper = spaces_in_row(s, seat, row - 1), spaces_in_row(s, seat, row)
    lower, below = spaces_in_row(s, seat, row + 1), spaces_in_row(s, seat, row + 2)
    n = 0
    for corner in range(CORNERS):
        out[n] = action + corner
        n += boxes_in_row(row, above, upper, lower, below, corner) >> column & 1
    return n


@rule
def build(s, seat, box, left_out):
    """The expansion becomes a part of the water zoo for good; a large one has no corner that is left out."""
    s.built[seat, LARGE if left_out == NO_CORNER else SMALL] += 1
    for corner in range(CORNERS):
        if corner != left_out:
            add_space(s, seat, int(BOX_CELL[box]) + CORNER_STEP[corner])
    join(s, seat)
    show(s, seat)


@rule
def join(s, seat):
    """Find which of the spaces outside of the frame lie beside each other."""
    for i in range(outside_spaces(s, seat)):
        s.joined[seat, i] = 0
        for k in range(outside_spaces(s, seat)):
            s.joined[seat, i] |= is_beside(int(s.outside[seat, i]), int(s.outside[seat, k])) << k


@rule
def add_space(s, seat, cell):
    """One more cell of the grid is a space."""
    if FRAME_SPACE[cell] >= 0:
        s.spaces[seat] |= 1 << int(FRAME_SPACE[cell])
        return
    last = outside_spaces(s, seat)
    while last > 0 and s.outside[seat, last - 1] > cell:
        s.outside[seat, last] = s.outside[seat, last - 1]
        last -= 1
    s.outside[seat, last] = cell
    make_way(s, seat, FRAMED + last)
    s.spaces[seat] |= 1 << (FRAMED + last)


@rule
def make_way(s, seat, space):
    """The spaces from this one on get the next number, and all that lies on them."""
    for species in range(ALL_SPECIES):
        s.basin[seat, species] = with_gap(s.basin[seat, species], space)
    for sort in range(MARKED):
        s.sorts[seat, sort] = with_gap(s.sorts[seat, sort], space)
    s.trainers[seat] = with_gap(s.trainers[seat], space)
    s.spaces[seat] = with_gap(s.spaces[seat], space)


@rule
def with_gap(mask, space):
    """The mask with a new space, empty, before those from this number on."""
    below = (1 << space) - 1
    return mask & below | (mask & ~below) << 1


@rule
def bare_board(s, seat):
    """A water zoo without expansions, nobody in it."""
    s.spaces[seat] = BOARD_SPACES
    s.built[seat] = 0
    for i in range(OUTSIDE):
        s.outside[seat, i] = NOTHING
        s.joined[seat, i] = 0
    s.basin[seat] = 0
    s.sorts[seat] = 0
    s.trainers[seat] = 0
    show(s, seat)
