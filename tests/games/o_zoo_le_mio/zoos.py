"""Zoos of O Zoo le Mio for tests: built tile by tile, and looked at slowly, in an obviously right way."""

from __future__ import annotations

import numpy as np

from tiergarten.core.states import readable
from tiergarten.games.o_zoo_le_mio import rules
from tiergarten.games.o_zoo_le_mio.actions import ACTIONS, PLACE
from tiergarten.games.o_zoo_le_mio.plane import placement
from tiergarten.games.o_zoo_le_mio.state import BID, PLACE_TILE, STATE
from tiergarten.games.o_zoo_le_mio.tiles import (
    BUSHES_OF,
    DX,
    DY,
    HALVES,
    PATHS_OF,
    STARS_OF,
    TILES,
    TYPE_OF,
)

Square = tuple[int, int]
Placement = tuple[str, Square, int]  # tile, square of its half A, quarter turns


def new_game(players: int = 2, professional: bool = False) -> np.record:
    """The table before the first year, the flags hanging in the order of the seats."""
    states = np.zeros(1, STATE)
    s = readable(states)
    s.players, s.professional, s.lone_trees = players, professional, 2
    rules.setup(s)
    for seat in range(players):
        s.pole[seat] = seat
    s.phase = BID
    return s


def offer(s: np.record, tile: str) -> None:
    """The tile is the next one to be sold."""
    s.row[s.sold] = number(tile)
    s.shown = s.sold + 1


def number(tile: str) -> int:
    """The number of a tile that is called T01 and so on."""
    return int(tile[1:]) - 1


def ways(s: np.record, seat: int, tile: str) -> dict[tuple[Square, int], int]:
    """Every legal placement of a tile: the square of its half A and the quarter turns, with the action's id."""
    out = np.zeros(ACTIONS, np.int16)
    n = rules.placements(s, seat, number(tile), out)
    found = {}
    for action in out[:n].tolist():
        if action < ACTIONS - 1:
            x, y, turns = map(int, placement(s, action - PLACE))
            assert ((x, y), turns) not in found
            found[(x, y), turns] = action
    return found


def build(s: np.record, *placements: Placement, seat: int = 0) -> list[int]:
    """Place tiles one after another, each in an auction of its own; the benches that each earned."""
    earned = []
    for tile, square, turns in placements:
        before = int(s.benches[seat])
        s.row[:] = -1
        s.sold, s.shown = 0, 2  # one more is to come, so that the year does not end
        s.row[0] = number(tile)
        s.phase, s.turn = PLACE_TILE, seat
        rules.apply(s, seat, ways(s, seat, tile)[square, turns])
        earned.append(int(s.benches[seat]) - before)
    return earned


def edges(s: np.record, seat: int) -> dict[Square, tuple[int, int]]:
    """Every square of a zoo: the half on it, and the directions in which paths leave it."""
    found = {(0, 0): (HALVES, int(PATHS_OF[HALVES])), (1, 0): (HALVES + 1, int(PATHS_OF[HALVES + 1]))}
    for half in range(HALVES):
        if s.owner[half // 2] == seat:
            turns, paths = int(s.turned[half // 2]), int(PATHS_OF[half])
            turned = sum(1 << (direction + turns) % 4 for direction in range(4) if paths >> direction & 1)
            found[int(s.x[half]), int(s.y[half])] = (half, turned)
    return found


def open_ends(s: np.record, seat: int = 0) -> set[tuple[Square, str]]:
    """The exits before which nothing lies."""
    zoo = edges(s, seat)
    return {
        (square, "NESW"[direction])
        for square, (_, paths) in zoo.items()
        for direction in range(4)
        if paths >> direction & 1 and neighbour(square, direction) not in zoo
    }


def neighbour(square: Square, direction: int) -> Square:
    """The square next to another."""
    return square[0] + DX[direction], square[1] + DY[direction]


def slow_stars(s: np.record, seat: int, type_: int) -> int:
    """The stars of the best enclosure of a type, found by flooding the squares."""
    left = {square: half for square, (half, _) in edges(s, seat).items() if half < HALVES and TYPE_OF[half] == type_}
    best = 0
    while left:
        todo, stars = [next(iter(left))], 0
        while todo:
            square = todo.pop()
            if square in left:
                stars += int(STARS_OF[left.pop(square)])
                todo += [neighbour(square, direction) for direction in range(4)]
        best = max(best, stars)
    return best


def slow_bushes(s: np.record, seat: int) -> int:
    """All bushes of a zoo."""
    return sum(int(BUSHES_OF[tile]) for tile in range(TILES) if s.owner[tile] == seat)


def enclosed_areas(s: np.record, seat: int) -> int:
    """How many areas paths close off, by flooding a drawing of the zoo three times as fine as its squares."""
    zoo = edges(s, seat)
    path = set()
    for (x, y), (half, paths) in zoo.items():
        centre = (3 * x, 3 * y)
        path.add(centre)
        for direction in range(4):
            partner = half ^ 1  # the other half of the same tile: their centres are linked across the seam
            links = zoo.get(neighbour((x, y), direction), (None, 0))[0] == partner
            if paths >> direction & 1 or links:
                path.add((centre[0] + DX[direction], centre[1] + DY[direction]))
    low, high = min(map(min, path)) - 3, max(map(max, path)) + 3
    left = {(x, y) for x in range(low, high + 1) for y in range(low, high + 1)} - path
    areas = 0
    while left:
        areas += 1
        _flood(left)
    return areas - 1  # one of them is outside


def _flood(left: set[Square]) -> None:
    todo = [next(iter(left))]
    while todo:
        square = todo.pop()
        if square in left:
            left.remove(square)
            todo += [neighbour(square, direction) for direction in range(4)]
