"""Aquaretto: the spaces of a water zoo, how they lie to each other, and where an animal may go."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import lowest, number_of
from .grid import (
    AROUND_CELL,
    BESIDE_CELL,
    FRAME,
    FRAME_CELL,
    FRAME_SPACE,
    FRAMED,
    LEFT_EDGE,
    RIGHT_EDGE,
    SPAN,
    WHOLE_FRAME,
)
from .state import BASINS, LARGE
from .tiles import SPECIES

ALL_SPECIES = len(SPECIES)


@rule
def outside_spaces(s, seat):
    """How many spaces of the water zoo lie outside of the frame."""
    return number_of(int(s.spaces[seat]) >> FRAMED)


@rule
def cell_at(s, seat, space):
    """The cell that a space of the water zoo is."""
    return FRAME_CELL[space] if space < FRAMED else s.outside[seat, space - FRAMED]


@rule
def space_at(s, seat, cell):
    """The space that a cell of the water zoo is."""
    if FRAME_SPACE[cell] >= 0:
        return int(FRAME_SPACE[cell])
    i = 0
    while s.outside[seat, i] != cell:
        i += 1
    return FRAMED + i


@rule
def beside(s, seat, mask):
    """The spaces that share an edge with a space of the mask, those of the mask among them where they do."""
    frame = mask & WHOLE_FRAME
    near = frame << FRAME | frame >> FRAME | (frame & ~RIGHT_EDGE) << 1 | (frame & ~LEFT_EDGE) >> 1
    near &= WHOLE_FRAME
    for i in range(outside_spaces(s, seat)):
        touched = int(BESIDE_CELL[s.outside[seat, i]])
        near |= (touched | int(s.joined[seat, i]) << FRAMED) * (mask >> (FRAMED + i) & 1)
        near |= ((touched & frame) != 0) << (FRAMED + i)
    return near & int(s.spaces[seat])


@rule
def around(s, seat, space):
    """The spaces that share an edge or a corner with a space."""
    cell = int(cell_at(s, seat, space))
    near = int(AROUND_CELL[cell])
    for i in range(outside_spaces(s, seat)):
        near |= is_around(cell, int(s.outside[seat, i])) << (FRAMED + i)
    return near & int(s.spaces[seat])


@rule
def is_beside(one, other):
    """Do two cells share an edge? No water zoo is so wide that it could meet itself around the grid's sides."""
    step = abs(one - other)
    return (step == 1) | (step == SPAN)


@rule
def is_around(one, other):
    """Do two cells share an edge or a corner?"""
    step = abs(one - other)
    return (step == 1) | (step >= SPAN - 1) & (step <= SPAN + 1)


@rule
def animals(s, seat):
    """All spaces of the water zoo with an animal."""
    mask = 0
    for species in range(ALL_SPECIES):
        mask |= int(s.basin[seat, species])
    return mask


@rule
def free_spaces(s, seat):
    """The spaces with neither an animal nor a trainer."""
    return int(s.spaces[seat]) & ~animals(s, seat) & ~int(s.trainers[seat])


@rule
def basins(s, seat):
    """How many basins the water zoo has."""
    n = 0
    for species in range(ALL_SPECIES):
        n += s.basin[seat, species] != 0
    return n


@rule
def spaces_for(s, seat, species):
    """The spaces that an animal may go to: its basin grows, or a new one begins; other species stay a space apart."""
    home = int(s.basin[seat, species])
    others = animals(s, seat) & ~home
    free = free_spaces(s, seat)
    if home:
        free &= beside(s, seat, home)
    elif basins(s, seat) >= BASINS + s.built[seat, LARGE]:
        return 0
    return free & ~beside(s, seat, others)


@rule
def write_spaces(s, seat, mask, action, out):
    """Write an action for each space of the mask, by its cell from the id `action` on; how many."""
    n = 0
    while mask:
        out[n] = action + cell_at(s, seat, lowest(mask))
        mask &= mask - 1
        n += 1
    return n
