"""O Zoo le Mio: what lies on the table."""

from __future__ import annotations

import numpy as np

from ...core.layout import record_type
from .tiles import EMPTY, TILES, TYPES

SEATS = 4  # at most
YEARS = 5
TILES_A_YEAR = 5
BUSH_TILES_A_YEAR = 3  # in the professional game
COINS = 8  # at the beginning
MOST_TILES = (13, 16, 19, 22)  # sold after each year but the last, if the first one is as long as it can be
MOST_COINS = COINS + sum(MOST_TILES)  # of who never pays and has every tile
SLOTS = 128  # of a table that finds the half on a square
LOST, FOR_SALE = -2, -3  # instead of an owner: the tile could not be placed, or it lies in the row

# What is to be done now; the first three are for chance. That bids are opened by chance, which has but one answer then,
# makes it an event of its own: a bid can be taken back before, and foretelling what a bid does tells nothing.
HANG_FLAG, REVEAL, OPEN_BIDS, BID, PLACE_TILE, OVER = range(6)
PHASE_NAMES = ("hang-flag", "reveal-tile", "open-bids", "bid", "place-tile", "game-over")

STATE = record_type(
    [
        ("players", np.int8),
        ("professional", np.int8),  # 1: years last until three tiles with bushes are there
        ("open_money", np.int8),  # 1: everybody sees everybody's coins
        ("lone_trees", np.int8),  # trees of the only zoo with bushes
        ("shared_win", np.int8),  # 1: the flagpole does not decide between winners
        ("phase", np.int8),  # what is to be done now
        ("turn", np.int8),  # seat that places a tile, or NOTHING
        ("year", np.int8),  # counted from 1
        ("auction", np.int8),  # counted from 1 through all years; newer enclosures have greater numbers
        ("row", np.int8, TILES),  # tiles of this year in the order drawn, then NOTHING
        ("shown", np.int8),  # how many these are
        ("sold", np.int8),  # how many of them have been sold
        ("pole", np.int8, SEATS),  # seats by their flags, from the top of the pole, then NOTHING
        ("coins", np.int8, SEATS),
        ("bids", np.int8, SEATS),  # sealed until everybody has bid; NOTHING where there is none
        ("owner", np.int8, TILES),  # seat whose zoo the tile is in, FOR_SALE, LOST, or NOTHING: it is in the stack
        ("auctioned", np.int8, TILES),  # auction in which it was sold, or 0
        ("turned", np.int8, TILES),  # quarter turns
        ("x", np.int8, EMPTY + 1),  # where each half lies in its zoo, east and
        ("y", np.int8, EMPTY + 1),  # north of the starting tile's half A
        ("paths", np.int8, EMPTY + 1),  # where paths leave each half in a zoo, as a mask of directions: derived
        ("squares", np.uint8, (SEATS, SLOTS)),  # halves by the square they lie on, or EMPTY: see plane.py
        ("stars", np.int8, (SEATS, len(TYPES))),  # of the best enclosure of each type
        ("grown", np.int8, (SEATS, len(TYPES))),  # auction in which that one last grew
        ("bushes", np.int8, SEATS),
        ("planted", np.int8, SEATS),  # auction in which the zoo last got bushes
        ("benches", np.int8, SEATS),
        ("points", np.int16, (SEATS, YEARS)),  # at the end of each year
    ]
)
