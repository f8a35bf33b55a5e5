"""O Zoo le Mio: the plane that a zoo grows on. It has no bounds; what lies on a square is found by a small table."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from .state import SLOTS
from .tiles import DIRECTIONS, DX, DY, EAST, HALVES, HUT, OF_TYPE, PATHS_OF, SIDES, STARS_OF, START_A, TYPE_OF, WEST

NO_EXIT = DIRECTIONS * (HALVES + 2)  # beyond every exit of every half
ALL_SIDES = (1 << DIRECTIONS) - 1


@rule
def slot_of(x, y):
    """Where the table is searched first for a square."""
    return (x * 11 + y * 37) & (SLOTS - 1)


@rule
def half_at(s, seat, x, y):
    """The half that lies on a square of the seat's zoo, of the starting tile or the hut too, or NOTHING."""
    if 0 <= x <= 1 and -1 <= y <= 0:
        return START_A + x if y == 0 else HUT
    slot = slot_of(x, y)
    half = s.squares[seat, slot]
    while half != NOTHING and (s.x[half] != x or s.y[half] != y):
        slot = (slot + 1) & (SLOTS - 1)
        half = s.squares[seat, slot]
    return half


@rule
def lay(s, seat, half, x, y):
    """Put a half of a tile onto an empty square."""
    s.x[half] = x
    s.y[half] = y
    slot = slot_of(x, y)
    while s.squares[seat, slot] != NOTHING:
        slot = (slot + 1) & (SLOTS - 1)
    s.squares[seat, slot] = half


@rule
def turn_paths(paths, turns):
    """A mask of directions turned clockwise."""
    return (paths << turns | paths >> (DIRECTIONS - turns)) & 15


@rule
def paths_of(s, half):
    """Where paths leave a half that lies in a zoo."""
    return turn_paths(PATHS_OF[half], s.turned[half // 2]) if half < HALVES else PATHS_OF[half]


@rule
def position_of(s, half):
    """The square of a half that lies in a zoo, the starting tile's halves too."""
    if half < HALVES:
        return int(s.x[half]), int(s.y[half])
    return half - START_A, 0


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
    return half_at(s, seat, x, y) == NOTHING


@rule
def surroundings(s, seat, x, y):
    """What a free square borders on: masks of the sides where something lies, and where a path comes in."""
    sides, paths = 0, 0
    for direction in range(DIRECTIONS):
        neighbour = half_at(s, seat, x + DX[direction], y + DY[direction])
        if neighbour != NOTHING:
            back = (direction + 2) % DIRECTIONS
            sides |= 1 << direction
            paths |= (paths_of(s, neighbour) >> back & 1) << direction
    return sides, paths


@rule
def joins(own, inner, sides, paths):
    """How many paths a half joins in its surroundings, NOTHING where it does not fit: path meets path, grass grass."""
    outer = ALL_SIDES & ~(1 << inner)
    if (own ^ paths) & sides & outer:
        return NOTHING
    met = own & paths & outer
    return (met & 1) + (met >> 1 & 1) + (met >> 2 & 1) + (met >> 3 & 1)


@rule
def joins_of_half(half, turns, inner, sides, paths):
    """How many paths a half joins that is turned so often, NOTHING where it does not fit."""
    return joins(turn_paths(PATHS_OF[half], turns), inner, sides, paths)


@rule
def joins_of_tile(s, seat, tile, x, y, turns):
    """How many paths a tile joins when its half A lies on a square; NOTHING where it does not fit."""
    inner = inner_direction(0, turns)
    if not is_free(s, seat, x, y) or not is_free(s, seat, x + DX[inner], y + DY[inner]):
        return NOTHING
    sides, paths = surroundings(s, seat, x, y)
    of_a = joins_of_half(2 * tile, turns, inner, sides, paths)
    sides, paths = surroundings(s, seat, x + DX[inner], y + DY[inner])
    outward = (inner + 2) % DIRECTIONS
    of_b = joins_of_half(2 * tile + 1, turns, outward, sides, paths)
    return NOTHING if of_a == NOTHING or of_b == NOTHING else of_a + of_b


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
    x, y = position_of(s, exit_ // DIRECTIONS)
    x += DX[direction]
    y += DY[direction]
    if side == 1:
        inner = inner_direction(side, turns)
        x += DX[inner]
        y += DY[inner]
    return x, y, turns


@rule
def first_exit(s, seat, tile, side, x, y, turns):
    """The first of the exits that a tile joins which fits; exits are numbered by half and direction."""
    first = NO_EXIT
    for each in (side, 1 - side):
        own = turn_paths(PATHS_OF[2 * tile + each], turns)
        inner = inner_direction(each, turns)
        for direction in range(DIRECTIONS):
            neighbour = half_at(s, seat, x + DX[direction], y + DY[direction])
            if direction != inner and own >> direction & 1 and neighbour != NOTHING:
                first = min(first, int(neighbour) * DIRECTIONS + (direction + 2) % DIRECTIONS)
        x += DX[inner]
        y += DY[inner]
    return first


@rule
def enclosure_stars(s, seat, half):
    """All stars of the combined enclosure that a half belongs to: halves of its type that lie side by side."""
    alike = OF_TYPE[TYPE_OF[half]]
    joined = 0  # mask of those in `alike`
    for i in range(len(alike)):
        joined |= (alike[i] == half) << i
    before = 0
    while joined != before:
        before = joined
        for i in range(len(alike)):
            if s.owner[alike[i] // 2] == seat and touches(s, alike, i, before):
                joined |= 1 << i
    stars = 0
    for i in range(len(alike)):
        stars += STARS_OF[alike[i]] * (joined >> i & 1)
    return stars


@rule
def touches(s, alike, i, joined):
    """Does a half share a side with one of those joined already?"""
    for k in range(len(alike)):
        if joined >> k & 1:
            east, north = s.x[alike[i]] - s.x[alike[k]], s.y[alike[i]] - s.y[alike[k]]
            if abs(east) + abs(north) == 1:
                return True
    return False
