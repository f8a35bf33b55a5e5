"""O Zoo le Mio: the plane that a zoo grows on. It has no bounds; what lies on a square is found by a small table."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import number_of
from ...core.signs import NOTHING
from .state import SEATS, SLOTS
from .tiles import (
    DIRECTIONS,
    DX,
    DY,
    EAST,
    EMPTY,
    HALVES,
    LAID,
    OF_TYPE,
    PATHS_OF,
    SIDES,
    STARS_OF,
    START,
    TYPE_OF,
    WEST,
)

NO_EXIT = DIRECTIONS * (HALVES + 2)  # beyond every exit of every half


@rule
def slot_of(x, y):
    """Where the table is searched first for a square."""
    return (x * 11 + y * 37) & (SLOTS - 1)


@rule
def half_at(s, seat, x, y):
    """The half that lies on a square of the seat's zoo, of the starting tile or the hut too, or EMPTY.

    Whether something lies there nobody can foretell, but that the first look says so: hence one branch for both.
    """
    slot = slot_of(x, y)
    half = int(s.squares[seat, slot])
    while not (half == EMPTY) | (s.x[half] == x) & (s.y[half] == y):
        slot = (slot + 1) & (SLOTS - 1)
        half = int(s.squares[seat, slot])
    return half


@rule
def lay_start(s):
    """Everybody's starting tile, and south of it the hut: the same in all zoos."""
    for half in range(START, LAID):
        east, south = (half - START) % 2, (half - START) // 2
        for seat in range(SEATS):
            lay(s, seat, half, east, -south, 0)


@rule
def lay(s, seat, half, x, y, turns):
    """Put a half of a tile that is turned so often onto an empty square."""
    s.x[half] = x
    s.y[half] = y
    s.paths[half] = turn_paths(PATHS_OF[half], turns)
    slot = slot_of(x, y)
    while s.squares[seat, slot] != EMPTY:
        slot = (slot + 1) & (SLOTS - 1)
    s.squares[seat, slot] = half


@rule
def turn_paths(paths, turns):
    """A mask of directions turned clockwise."""
    return (paths << turns | paths >> (DIRECTIONS - turns)) & 15


@rule
def inner_direction(side, turns):
    """From a half to the other half of its tile: A has B to the east, before it is turned."""
    return ((EAST if side == 0 else WEST) + turns) % DIRECTIONS


@rule
def turns_for(side, inner):
    """How often a tile is turned when its half `side` has the other half in that direction."""
    return (inner - (EAST if side == 0 else WEST)) % DIRECTIONS


@rule
def is_free(s, seat, x, y):
    """Does nothing lie on the square?"""
    return half_at(s, seat, x, y) == EMPTY


@rule
def surroundings(s, seat, x, y, known):
    """What a square borders on, apart from a known side.

    Masks of the sides where something lies, and where a path comes in; and the first exit of all these paths.
    """
    sides, paths, first = 0, 0, NO_EXIT
    for turn in range(1, DIRECTIONS):
        direction = (known + turn) % DIRECTIONS
        back = (direction + 2) % DIRECTIONS
        neighbour = half_at(s, seat, x + DX[direction], y + DY[direction])
        comes_in = s.paths[neighbour] >> back & 1
        sides |= (neighbour != EMPTY) << direction
        paths |= comes_in << direction
        first = min(first, neighbour * DIRECTIONS + back if comes_in else NO_EXIT)
    return sides, paths, first


@rule
def fits(half, turns, sides, paths):
    """Does a half that is turned so often fit into its surroundings? Path meets path, grass meets grass."""
    return turn_paths(PATHS_OF[half], turns) & sides == paths


@rule
def joins_of_tile(s, seat, tile, x, y, turns):
    """How many paths a tile joins when its half A lies on a square; NOTHING where it does not fit."""
    inner = inner_direction(0, turns)
    if not is_free(s, seat, x, y) or not is_free(s, seat, x + DX[inner], y + DY[inner]):
        return NOTHING
    sides, paths, _ = surroundings(s, seat, x, y, inner)
    far_sides, far_paths, _ = surroundings(s, seat, x + DX[inner], y + DY[inner], (inner + 2) % DIRECTIONS)
    if fits(2 * tile, turns, sides, paths) and fits(2 * tile + 1, turns, far_sides, far_paths):
        return number_of(paths) + number_of(far_paths)
    return NOTHING


@rule
def way_to_place(exit_, side, turns):
    """The number of a way to place a tile: before an exit, with which half there, and how often turned."""
    return (exit_ * SIDES + side) * DIRECTIONS + turns


@rule
def placement(s, way):
    """Where half A of a tile comes to lie that is placed in a way, and how often the tile is turned."""
    turns = way % DIRECTIONS
    side = way // DIRECTIONS % SIDES
    exit_ = way // (DIRECTIONS * SIDES)
    direction = exit_ % DIRECTIONS
    x = int(s.x[exit_ // DIRECTIONS]) + DX[direction]
    y = int(s.y[exit_ // DIRECTIONS]) + DY[direction]
    if side == 1:
        inner = inner_direction(side, turns)
        x += DX[inner]
        y += DY[inner]
    return x, y, turns


@rule
def enclosure_stars(s, seat, half):
    """All stars of the combined enclosure that a half belongs to: halves of its type that lie side by side."""
    stars, joined, looked_around = 0, 1 << int(half), 0  # masks of halves
    while joined != looked_around:
        for own in OF_TYPE[TYPE_OF[half]]:
            if (joined & ~looked_around) >> int(own) & 1:
                stars += int(STARS_OF[own])
                looked_around |= 1 << int(own)
                joined |= alike_beside(s, seat, own)
    return stars


@rule
def alike_beside(s, seat, half):
    """Mask of the halves of its own type that lie beside a half."""
    mask, x, y = 0, int(s.x[half]), int(s.y[half])
    for direction in range(DIRECTIONS):
        neighbour = half_at(s, seat, x + DX[direction], y + DY[direction])
        if neighbour < HALVES and TYPE_OF[neighbour] == TYPE_OF[half]:
            mask |= 1 << neighbour
    return mask
