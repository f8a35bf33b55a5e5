"""Aquaretto: what lies on the table."""

from __future__ import annotations

import numpy as np

from .grid import OUTSIDE
from .tiles import ANIMALS, DRAWN, KINDS, OFFSPRING, SPECIES

SEATS = 5  # at most
COWORKERS = 16
SMALL, LARGE = 0, 1  # expansions
EXPANSIONS_EACH = 2  # of either size a player
EXPANSION_SPACES = (3, 4)
BASINS = 3  # that a water zoo may have without large expansions
BOOTHS, STATIONS, BENCHES = 2, 2, 1  # for cashiers, keepers, the manager

SEA_FIELDS = [
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
    ("sorts", np.int64, (SEATS, OFFSPRING)),  # the spaces of males, females, marked animals and offspring: sort - 1
    ("trainers", np.int64, SEATS),  # the spaces that trainers stand on
    ("cashiers", np.int8, SEATS),
    ("keepers", np.int8, SEATS),
    ("managers", np.int8, SEATS),
    ("depots", np.int8, ANIMALS),  # kinds of the tiles in all depots, seat after seat, each from the bottom to the top
    ("heights", np.int8, SEATS),  # how many tiles lie in each depot
    ("carried", np.int8),  # animal about to go into the water zoo of the seat to move, or NOTHING
    ("coworkers_due", np.int8),  # coworkers that the seat to move has earned or is moving
    ("moved_from", np.int16),  # where the coworker came from that is being moved, or NOTHING
    ("expansion", np.int8),  # size of the expansion being built, or NOTHING
    ("box", np.int16),  # where it will lie, or NOTHING
]
