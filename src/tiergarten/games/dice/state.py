"""Zooloretto: The Dice Game: what lies on the table."""

from __future__ import annotations

import numpy as np

from ...core.layout import record_type
from .sheet import ANIMALS, GROUPS

SEATS = 4  # at most
TRUCKS, BOXES = 4, 3
ROLLED = 2  # dice in a roll
DICE = (0, 0, 6, 8, 10)  # by the number of players
TRUCKS_FOR = (0, 0, 3, 3, 4)  # trucks in play, by the number of players

# The symbols of a die: the animals in the order of the sheet, then the coin.
SYMBOLS = (*ANIMALS, "coin")
COIN = len(ANIMALS)

# What is to be done now; the first three are for chance, the last two for nobody.
FIND_STARTER, ROLL_FIRST, ROLL_SECOND, CHOOSE, LOAD_DICE, OVER, CUT_OFF = range(7)
PHASE_NAMES = (
    "find-starter",
    "roll-first-die",
    "roll-second-die",
    "roll-or-take",
    "load-dice",
    "game-over",
    "cut-off",
)

STATE = record_type(
    [
        ("players", np.int8),
        ("bonuses", np.int8, len(ANIMALS)),  # points for who is first to fill the enclosure, by animal
        ("coin_groups", np.int8, GROUPS),  # coin spaces in each group of the ticket office
        ("most_rounds", np.int16),  # after this one the game is cut off
        ("starter", np.int8),  # seat that starts the game; NOTHING while chance has yet to choose
        ("phase", np.int8),  # what is to be done now
        ("turn", np.int8),  # seat to move
        ("this_round", np.int16),  # counted from 1; 0 before the game begins
        ("supply", np.int8),  # dice that can be rolled
        ("hand", np.int8, ROLLED),  # dice just rolled, the lower symbol first; NOTHING where none is
        ("boxes", np.int8, (TRUCKS, BOXES)),  # symbol of the die in each box of each truck, NOTHING, or BLOCKED
        ("truck_of", np.int8, SEATS),  # truck each seat took this round, or NOTHING
        ("parked", np.int8, (SEATS, BOXES)),  # dice each seat took this round, which stay there until it is over
        ("housed", np.int8, (SEATS, len(ANIMALS))),  # spaces crossed off in each enclosure
        ("barn", np.int8, (SEATS, len(ANIMALS))),  # 1 where the animal is crossed off in the barn
        ("coins", np.int8, SEATS),  # spaces crossed off in the ticket office
        ("bonus_of", np.int8, len(ANIMALS)),  # seat that was first to fill the enclosure, or NOTHING
    ]
)
