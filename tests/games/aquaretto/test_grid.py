"""The grid of Aquaretto is just as large as chains of expansions can reach."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from tiergarten.core.states import readable, room_for
from tiergarten.games.aquaretto.expansions import build, write_boxes, write_corners
from tiergarten.games.aquaretto.grid import BOX_SPAN, BOXES, CELL_NAMES, MARGIN, NO_CORNER, SPAN, cell_of, place_of
from tiergarten.games.aquaretto.picture import picture, signs
from tiergarten.games.aquaretto.state import LARGE, SMALL

from .slow import BOARD, YARD, beside
from .tables import AQUARETTO, Place, cell, place

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def grown(cells: set[Place]) -> set[Place]:
    """All cells that one more expansion could cover, and maybe more: nobody asks whether they are free."""
    edge = {near for spot in cells for near in beside(spot)}
    return cells | {(x + east, y + south) for x, y in edge for east, south in product((-1, 0, 1), repeat=2)}


def test_four_expansions_reach_no_further_than_the_grid() -> None:
    reached = BOARD
    for _ in range(4):
        reached = grown(reached)
    assert {min(x for x, _ in reached), min(y for _, y in reached)} == {-MARGIN}
    assert {max(x for x, _ in reached), max(y for _, y in reached)} == {SPAN - MARGIN - 1}


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_four_expansions_in_a_row_reach_the_edge_of_the_grid(direction: str) -> None:
    east, south = DIRECTIONS[direction]
    state = room_for(1, AQUARETTO.parts)
    s = readable(state)
    AQUARETTO.parts.prepare(s, 2, AQUARETTO.check_options(2, {}))
    AQUARETTO.parts.rules.setup(s)
    for size in (SMALL, LARGE, SMALL, LARGE):
        out = np.zeros(BOXES, np.int16)
        boxes = [int(box) for box in out[: write_boxes(s, 0, size, 0, out)]]
        box = max(boxes, key=lambda box: box % BOX_SPAN * east + box // BOX_SPAN * south)
        corner = int(out[0]) if size == SMALL and write_corners(s, 0, box, 0, out) else NO_CORNER
        build(s, 0, box, corner)
    spots = [place_of(each) for each in signs(s, 0)]
    ends = {"left": min(x for x, _ in spots), "right": max(x for x, _ in spots),
            "up": min(y for _, y in spots), "down": max(y for _, y in spots)}  # fmt: skip
    assert ends[direction] == (-MARGIN if direction in ("left", "up") else SPAN - MARGIN - 1)
    assert len(picture(s, 0)) <= 13


def test_every_cell_has_a_name_and_the_frame_begins_at_i9() -> None:
    assert len(set(CELL_NAMES)) == SPAN * SPAN
    assert (cell(0, 0), cell(4, 4), cell(-8, -8), cell(12, 12)) == ("i9", "m13", "a1", "u21")
    assert all(place(CELL_NAMES[cell_of(x, y)]) == (x, y) for x, y in product(range(-8, 13), repeat=2))
    assert len(BOARD) == 19
    assert not BOARD & YARD
    assert BOXES == 400
