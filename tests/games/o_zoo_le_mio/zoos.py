"""Zoos of O Zoo le Mio for tests: built tile by tile, and looked at slowly, in an obviously right way."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tiergarten.core.signs import CHANCE
from tiergarten.core.states import readable
from tiergarten.games.o_zoo_le_mio import rules
from tiergarten.games.o_zoo_le_mio.actions import ACTIONS, OFFER, OPEN, PLACE
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
    TYPES,
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


def hold_auction(s: np.record, tile: str, bids: Sequence[int]) -> None:
    """Everybody bids for the tile, and the bids are opened; another tile is to come, so that the year goes on."""
    s.row[:] = -1
    s.row[0], s.sold, s.shown, s.phase = number(tile), 0, 2, BID
    for seat, coins in enumerate(bids):
        rules.apply(s, seat, OFFER + coins)
    rules.apply(s, CHANCE, OPEN)


def legal(s: np.record, seat: int) -> list[int]:
    """What the seat may do."""
    out = np.zeros(ACTIONS, np.int16)
    actions: list[int] = out[: rules.legal(s, seat, out)].tolist()
    return actions


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


def way_to(s: np.record, seat: int, tile: str, type_: str, stars: int) -> tuple[Square, int]:
    """A way to place a tile after which the best enclosure of a type has so many stars; one that closes few paths."""
    found = []
    for square, turns in ways(s, seat, tile):
        after = readable(np.array([s]))
        benches = build(after, (tile, square, turns), seat=seat)
        if after.stars[seat, TYPES.index(type_)] == stars:
            found.append((benches, (square, turns)))
    return min(found)[1]


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


def slow_best(s: np.record, seat: int, type_: int) -> tuple[int, int]:
    """The stars of the best enclosure of a type and the auction that it grew in, found by flooding the squares."""
    left = {square: half for square, (half, _) in edges(s, seat).items() if half < HALVES and TYPE_OF[half] == type_}
    best = (0, 0)
    while left:
        todo, stars, grown = [next(iter(left))], 0, 0
        while todo:
            square = todo.pop()
            if square in left:
                half = left.pop(square)
                stars += int(STARS_OF[half])
                grown = max(grown, int(s.auctioned[half // 2]))
                todo += [neighbour(square, direction) for direction in range(4)]
        best = max(best, (stars, grown))
    return best


def slow_ways(s: np.record, seat: int, tile: str) -> set[tuple[Square, int]]:
    """Every way to place a tile, found by trying all squares around the zoo."""
    zoo = {square: paths for square, (_, paths) in edges(s, seat).items()} | {(0, -1): 0, (1, -1): 0}
    low, high = min(map(min, zoo)) - 3, max(map(max, zoo)) + 3
    squares = [(x, y) for x in range(low, high + 1) for y in range(low, high + 1)]
    return {(square, turns) for square in squares for turns in range(4) if _fits(zoo, number(tile), square, turns)}


def _fits(zoo: dict[Square, int], tile: int, square: Square, turns: int) -> bool:
    """Do all sides match that touch the zoo, and is there a path among them?"""
    east = (1 + turns) % 4
    halves = {square: 2 * tile, neighbour(square, east): 2 * tile + 1}
    met = []
    for place, half in halves.items():
        if place in zoo:
            return False
        for direction in range(4):
            beside = neighbour(place, direction)
            if beside in zoo:
                has_path = bool(PATHS_OF[half] >> (direction - turns) % 4 & 1)
                if has_path != bool(zoo[beside] >> (direction + 2) % 4 & 1):
                    return False
                met.append(has_path)
    return any(met)


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
