"""What lies on the table in every game of tiles, and what can be to be done.

A game's record is COMMON_FIELDS and the fields of its own zoo. Zoo-and-sea's record has both zoos, so the fields of
Zooloretto's and of Aquaretto's must not have the same names.
"""

from __future__ import annotations

import numpy as np

SEATS = 5  # at most
TRUCKS, BOXES = 5, 3
END_PILE = 15  # tiles under the disc
LEFT_OUT = (0, 0, 3, 2, 1, 0)  # species that stay in the box, by the number of players
COINS = 30  # in bank and purses, without the coin tiles

# The sorts of animal. Males and females that have bred are sorts of their own, where animals can leave their home:
# so the memory travels with the tile.
PLAIN, MALE, FEMALE, OFFSPRING, FATHER, MOTHER = range(6)
SORT_PREFIXES = ("", "male-", "female-", "baby-", "father-", "mother-")

# What is to be done now: the same number in every game, each of which has some of them. The first three are for chance.
(
    LEAVE_OUT,
    FIND_STARTER,
    REVEAL,
    CHOOSE,
    LOAD_TILE,
    PLACE_TILES,
    BONUS,  # Mini's
    SETTLE_TILE,  # a tile that was bought or taken over
    OVER,
    PLACE_OFFSPRING,  # Aquaretto's, as the next ones
    PLACE_COWORKER,
    MOVE_COWORKER,
    BUILD_EXPANSION,
) = range(13)
PHASE_NAMES = (
    "leave-out-species",
    "find-starter",
    "reveal-tile",
    "choose-action",
    "load-tile",
    "place-tiles",
    "bonus",
    "settle-tile",
    "game-over",
    "place-offspring",
    "place-coworker",
    "move-coworker",
    "build-expansion",
)

COMMON_FIELDS = [
    ("players", np.int8),
    ("starter", np.int8),  # seat that starts the game; NOTHING while chance has yet to choose
    ("phase", np.int8),  # what is to be done now
    ("turn", np.int8),  # seat to move
    ("hand", np.int8),  # tile just drawn and to be loaded, or NOTHING
    ("boxes", np.int8, (TRUCKS, BOXES)),  # tile in each box of each truck, NOTHING, or BLOCKED
    ("truck_of", np.int8, SEATS),  # truck each seat took this round, or NOTHING
    ("coins", np.int8, SEATS),  # money of each seat, coin tiles among it
    ("bank", np.int8),  # coins that nobody has
]
