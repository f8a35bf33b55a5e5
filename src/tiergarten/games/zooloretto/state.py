"""Zooloretto: what lies on the table."""

from __future__ import annotations

import numpy as np

from ...core.layout import record_type
from ..family.tiles.state import COMMON_FIELDS, FEMALE, OFFSPRING, SEATS, SORT_PREFIXES

SPECIES = ("camel", "chimpanzee", "elephant", "flamingo", "kangaroo", "leopard", "panda", "zebra")
STALLS = ("drinks-stall", "ice-cream-stall", "popcorn-stall", "snack-stall")
SORTS = len(SORT_PREFIXES)

# The enclosures: three of the board, then the two expansions, of which the second is only for two players.
ENCLOSURES, BOARD_ENCLOSURES = 5, 3
SPACES = (4, 5, 6, 5, 5)  # for animals
STALL_SPACES = (2, 1, 1, 1, 1)
MOST_EXPANSIONS = (0, 0, 2, 1, 1, 1)  # by the number of players

# The kinds of tile. The first ones are drawn: three a species, then the stalls and the coin. Offspring are born, and
# fathers and mothers are males and females that have bred.
STALL = 3 * len(SPECIES)  # STALL + type
COIN = STALL + len(STALLS)
DRAWN = COIN + 1
BABY = DRAWN  # BABY + species, then as many fathers, then as many mothers
KINDS = BABY + 3 * len(SPECIES)
KIND_NAMES = (
    *(prefix + species for species in SPECIES for prefix in SORT_PREFIXES[: FEMALE + 1]),
    *STALLS,
    "coin",
    *(prefix + species for prefix in SORT_PREFIXES[OFFSPRING:] for species in SPECIES),
)
NO_SPECIES = -1  # of a stall, of an enclosure without animals
SPECIES_OF = np.array(
    [*np.repeat(range(len(SPECIES)), 3), *[NO_SPECIES] * (DRAWN - STALL), *[*range(len(SPECIES))] * 3], np.int8
)
SORT_OF = np.array(  # of animals
    [
        *[*range(OFFSPRING)] * len(SPECIES),
        *[0] * (DRAWN - STALL),
        *np.repeat(range(OFFSPRING, SORTS), len(SPECIES)),
    ],
    np.int8,
)
KIND_OF = np.array(  # of animals, by species and sort
    [
        [next(k for k in range(KINDS) if SPECIES_OF[k] == i and SORT_OF[k] == sort) for sort in range(SORTS)]
        for i in range(len(SPECIES))
    ],
    np.int8,
)
KINDS_OF = np.array([sum(1 << int(kind) for kind in kinds) for kinds in KIND_OF], np.int64)  # by species, as a mask
COPIES = np.array(  # tiles of each kind in the whole game, before any has bred
    [*[7, 2, 2] * len(SPECIES), *[3] * len(STALLS), 12, *[2] * len(SPECIES), *[0] * 2 * len(SPECIES)], np.int8
)

ZOO_FIELDS = [
    ("zoo_left_out", np.int8, 3),  # species left out of this game; NOTHING where chance has yet to choose or none is
    ("zoo_bag", np.int8, DRAWN),  # unseen tiles by kind, draw and end pile together: nobody knows which lies where
    ("zoo_unseen", np.int8),  # how many these are, counted once for speed; the last END_PILE of them are the end pile
    ("zoo_nursery", np.int8, len(SPECIES)),  # offspring not yet born
    ("zoo_removed", np.int8, KINDS),  # tiles that left the game
    ("zoo_hand", np.int8),  # tile just bought and to be placed, or NOTHING
    ("zoo_most_expansions", np.int8),  # expansions that a seat can build
    ("zoo_expansions", np.int8, SEATS),  # expansions that each seat has built
    ("dweller", np.int8, (SEATS, ENCLOSURES)),  # species living in each enclosure, or NO_SPECIES
    ("housed", np.int8, (SEATS, ENCLOSURES, SORTS)),  # animals in each enclosure by sort
    ("stalls", np.int8, (SEATS, ENCLOSURES, len(STALLS))),  # stalls at each enclosure by type
    ("barn", np.int8, (SEATS, KINDS)),  # tiles in each barn by kind
]
STATE = record_type([*COMMON_FIELDS, *ZOO_FIELDS])
