"""Aquaretto: what lies on the table."""

from __future__ import annotations

import numpy as np

from ...core.layout import record_type
from ..family.tiles.state import COMMON_FIELDS, SEATS
from .grid import OUTSIDE, SPACES
from .tiles import ANIMALS, DRAWN, KINDS, MARKED, SPECIES

COWORKERS = 16
SMALL, LARGE = 0, 1  # expansions
EXPANSIONS_EACH = 2  # of either size a player
EXPANSION_SPACES = (3, 4)
BASINS = 3  # that a water zoo may have without large expansions
CASHIER, KEEPER, MANAGER, TRAINER = range(4)  # places of coworkers; TRAINER + cell
SLOTS = (2, 2, 1)  # for cashiers, keepers, managers
START_COINS = 1
NO_SPACE, FREE_SPACE, ON_TRAINER = -1, 0, KINDS + 1  # what a space shows; an animal is its kind, counted from 1
SHOWN = SPACES + 2 * OUTSIDE  # numbers of what a water zoo shows

SEA_FIELDS = [
    ("sea_left_out", np.int8, 3),  # species left out of this game; NOTHING where chance has yet to choose or none is
    ("sea_bag", np.int8, DRAWN),  # unseen tiles by kind: draw pile and end pile together
    ("sea_unseen", np.int8),  # how many these are, counted once for speed
    ("sea_nursery", np.int8, len(SPECIES)),  # offspring not yet born
    ("sea_removed", np.int8, KINDS),  # tiles that left the game
    ("supply", np.int8),  # coworkers that nobody has
    ("spaces", np.int64, SEATS),  # the spaces of each water zoo, as a mask
    ("outside", np.int16, (SEATS, OUTSIDE)),  # cells of its spaces outside of the frame, ascending, or NOTHING
    ("joined", np.int16, (SEATS, OUTSIDE)),  # which of these lie beside each other, as masks: derived, for speed
    ("built", np.int8, (SEATS, 2)),  # small and large expansions built
    ("basin", np.int64, (SEATS, len(SPECIES))),  # the spaces that each species lives on
    ("sorts", np.int64, (SEATS, MARKED)),  # the spaces of males, females, offspring and marked animals: by sort - 1
    ("trainers", np.int64, SEATS),  # the spaces that trainers stand on
    ("shown", np.int8, (SEATS, SHOWN)),  # what each space shows, and where those outside lie: derived, see shown.py
    ("staff", np.int8, (SEATS, TRAINER)),  # cashiers, keepers and managers
    ("depots", np.int8, 2 * ANIMALS),  # kinds of the tiles in all depots, counted from 1, then 0: see depot.py
    ("heights", np.int8, SEATS),  # how many tiles lie in each depot
    ("carried", np.int8),  # animal about to go into the water zoo of the seat to move, or NOTHING
    ("coworker_due", np.int8),  # 1 while an earned coworker waits for the offspring to be placed first
    ("moved_from", np.int16),  # place that the coworker came from which is being moved, or NOTHING
    ("expansion", np.int8),  # size of the expansion that is being built, or NOTHING
    ("box", np.int16),  # where it will lie, or NOTHING
]
STATE = record_type([*COMMON_FIELDS, *SEA_FIELDS])
