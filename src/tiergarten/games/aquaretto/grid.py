"""Aquaretto: the grid that water zoos lie on, large enough for every chain of expansions, and what never changes on it.

A *cell* is a square of the grid, numbered row by row; people call it by a letter and a number, `k11`. A *space* is a
cell of somebody's water zoo, numbered within that zoo: the cells of the printed board's 5 × 5 frame first, then those
that expansions have outside of it, in the grid's order. A set of spaces is a bit mask.
"""

from __future__ import annotations

import numpy as np

SPAN = 21  # columns and rows of the grid
MARGIN = 8  # of the grid around the frame: four expansions, each two cells further out
FRAME = 5  # columns and rows of the board
FRAMED = FRAME * FRAME  # spaces of the frame, the void corners and the yard counted
OUTSIDE = 14  # at most, spaces outside of the frame: two small and two large expansions
SPACES = FRAMED + OUTSIDE
CELLS = SPAN * SPAN
COLUMNS = "abcdefghijklmnopqrstu"
BOARD = (  # - a space, # the yard, . no part of the board
    ".---.",
    "-----",
    "-----",
    "#----",
    "##--.",
)
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SPAN + 1) for column in COLUMNS)


def cell_of(x: int, y: int) -> int:
    """The cell in this column and row, counted from the frame's upper left corner."""
    return (y + MARGIN) * SPAN + x + MARGIN


def place_of(cell: int) -> tuple[int, int]:
    """The cell's column and row, counted from the frame's upper left corner."""
    return cell % SPAN - MARGIN, cell // SPAN - MARGIN


def _framed(sign: str) -> list[int]:
    """The spaces of the frame that the board shows so."""
    return [y * FRAME + x for y, row in enumerate(BOARD) for x, each in enumerate(row) if each == sign]


def _mask(spaces: list[int]) -> int:
    return sum(1 << space for space in spaces)


def _row_masks(signs: str) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The grid's rows as bit masks: the cells that the board shows by one of these signs."""
    rows = np.zeros(SPAN, np.int64)
    for sign in signs:
        for space in _framed(sign):
            rows[space // FRAME + MARGIN] |= 1 << (space % FRAME + MARGIN)
    return rows


BOARD_SPACES = _mask(_framed("-"))  # the 19 spaces that every water zoo has
TAKEN_ROWS = _row_masks("-#")  # where no expansion can lie
ROW = (1 << SPAN) - 1  # all cells of a row

FRAME_CELL = np.array([cell_of(space % FRAME, space // FRAME) for space in range(FRAMED)], np.int16)
FRAME_SPACE = np.full(CELLS, -1, np.int8)  # the space of the frame that a cell is, or NOTHING
FRAME_SPACE[FRAME_CELL] = range(FRAMED)

# Within the frame a step to the side is a shift by 1, a step down one by FRAME; not across its left and right edges.
WHOLE_FRAME = (1 << FRAMED) - 1
LEFT_EDGE = _mask(list(range(0, FRAMED, FRAME)))
RIGHT_EDGE = LEFT_EDGE << (FRAME - 1)


def _frame_near(cell: int, *, corners: bool) -> int:
    """The frame's spaces that lie beside a cell, or with corners around it."""
    x, y = place_of(cell)
    return _mask(
        [
            space
            for space in range(FRAMED)
            for east, south in [(abs(space % FRAME - x), abs(space // FRAME - y))]
            if (max(east, south) == 1 if corners else east + south == 1)
        ]
    )


BESIDE_CELL = np.array([_frame_near(cell, corners=False) for cell in range(CELLS)], np.int64)
AROUND_CELL = np.array([_frame_near(cell, corners=True) for cell in range(CELLS)], np.int64)

# An expansion lies in a box of 2 × 2 cells, called by its upper left one. A small one leaves one corner out.
BOX_SPAN = SPAN - 1
BOXES = BOX_SPAN * BOX_SPAN
BOX_CELL = np.array([y * SPAN + x for y in range(BOX_SPAN) for x in range(BOX_SPAN)], np.int16)
CORNER_STEP = (0, 1, SPAN, SPAN + 1)  # from the upper left cell to each corner's
CORNER_NAMES = ("top-left", "top-right", "bottom-left", "bottom-right")
CORNERS = len(CORNER_NAMES)
NO_CORNER = CORNERS  # of a large expansion: none is left out
