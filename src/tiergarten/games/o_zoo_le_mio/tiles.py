"""O Zoo le Mio: the tiles, read from tiles.csv, which is our own design: the printed ones are not known to us.

A tile is two squares, the halves A and B. In its own position A lies to the west of B; it is turned clockwise.
"""

from __future__ import annotations

import csv
from importlib.resources import files

import numpy as np

TYPES = ("ape", "mammal", "bird", "reptile", "sea")
NORTH, EAST, SOUTH, WEST = range(4)
DX, DY = np.array([0, 1, 0, -1]), np.array([1, 0, -1, 0])
DIRECTIONS, SIDES = 4, 2  # of a square; of a tile: its halves

_rows = list(csv.DictReader(files(__package__).joinpath("tiles.csv").read_text(encoding="utf-8").splitlines()))
_START, _ZOO_TILES = _rows[0], _rows[1:]
TILE_NAMES = tuple(row["id"].lower() for row in _ZOO_TILES)
TILES = len(_ZOO_TILES)

# Halves by number: those of tile i are 2 * i and 2 * i + 1; then the two of everybody's starting tile, then the hut's.
HALVES = 2 * TILES
START = HALVES
LAID = START + 4  # all that can lie in a zoo
EMPTY = LAID  # no half: no number below 0, which every look at a zoo would have to ask for


def _paths(row: dict[str, str], half: str) -> int:
    """Where paths leave a half, as a mask of directions."""
    return sum(1 << "NESW".index(exit_[1]) for exit_ in row["exits"].split() if exit_[0] == half)


TYPE_OF = np.array([TYPES.index(row[f"type_{half}"]) for row in _ZOO_TILES for half in "ab"], np.int8)
STARS_OF = np.array([int(row[f"stars_{half}"]) for row in _ZOO_TILES for half in "ab"], np.int8)
BUSHES_ON = np.array([int(row[f"bushes_{half}"]) for row in _ZOO_TILES for half in "ab"], np.int8)
BUSHES_OF = BUSHES_ON[::2] + BUSHES_ON[1::2]  # of whole tiles
PATHS_OF = np.array([_paths(row, half) for row in (*_ZOO_TILES, _START) for half in "AB"] + [0, 0, 0], np.int8)
OF_TYPE = np.array([np.flatnonzero(each == TYPE_OF) for each in range(len(TYPES))], np.int8)  # the halves of each type
