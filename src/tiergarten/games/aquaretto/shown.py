"""Aquaretto: what a water zoo shows, space by space, as observations have it.

The state keeps it beside the masks that rules go by: many observations are made of what a single move has changed.
"""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.masks import lowest
from .grid import CELLS, OUTSIDE, SPACES, SPAN
from .spaces import animals, outside_spaces
from .state import FREE_SPACE, NO_SPACE, ON_TRAINER
from .tiles import KIND_OF

SQUARE_OF = np.array([(cell % SPAN + 1, cell // SPAN + 1) for cell in range(CELLS)], np.int8)  # column and row


@rule
def show(s, seat):
    """Find out all that the water zoo shows."""
    for space in range(SPACES):
        s.shown[seat, space] = FREE_SPACE if int(s.spaces[seat]) >> space & 1 else NO_SPACE
    show_squares(s, seat)
    left = animals(s, seat)
    while left:
        space = lowest(left)
        s.shown[seat, space] = 1 + kind_on(s, seat, space)
        left &= left - 1
    left = int(s.trainers[seat])
    while left:
        s.shown[seat, lowest(left)] = ON_TRAINER
        left &= left - 1


@rule
def show_squares(s, seat):
    """The column and the row of each space outside of the frame, counted from 1; 0 where there is none."""
    there = outside_spaces(s, seat)
    for i in range(OUTSIDE):
        for k in range(2):
            s.shown[seat, SPACES + 2 * i + k] = SQUARE_OF[s.outside[seat, i], k] if i < there else 0


@rule
def kind_on(s, seat, space):
    """The kind of the animal on a space that has one."""
    species, sort = 0, 0
    while not int(s.basin[seat, species]) >> space & 1:
        species += 1
    for marked in range(s.sorts.shape[1]):
        sort += (marked + 1) * (int(s.sorts[seat, marked]) >> space & 1)
    return int(KIND_OF[species, sort])
