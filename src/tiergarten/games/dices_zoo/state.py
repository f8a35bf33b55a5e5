"""Dice's Zoo: what lies on the table."""

from __future__ import annotations

import numpy as np

from ...core.layout import record_type
from .dice import FACES, KINDS, PLACEABLE

SEATS = 5  # at most
HAND_SIZE = (0, 0, 12, 12, 12, 10)  # dice each, by the number of players
BAG, BOX = 0, 1  # where used dice go
USED_DICE_NAMES = ("bag", "box")
ONE_ROUND = 0  # the limit of a game that is no match

# What is to be done now; the first four are for chance.
(
    FIND_STARTER,
    DEAL_DICE,
    ROLL_DICE,
    DRAW_DIE,
    CHOOSE,
    PICK_TO_PLACE,
    PICK_TO_ROLL,
    USE_ABILITY,
    FINISH_ABILITY,
    OVER,
    CUT_OFF,
) = range(11)
PHASE_NAMES = (
    "find-starter",
    "deal-dice",
    "roll-dice",
    "draw-die",
    "place-or-roll",
    "pick-to-place",
    "pick-to-roll",
    "use-ability",
    "finish-ability",
    "game-over",
    "cut-off",
)

STATE = record_type(
    [
        ("players", np.int8),
        ("used_dice", np.int8),  # where they go: BAG or BOX
        ("limit", np.int16),  # minus points that end a match, or ONE_ROUND
        ("most_turns", np.int16),  # of a round, before it is cut off
        ("most_stalled", np.int16),  # turns in a row in which the hands do not shrink, before the game is cut off
        ("starter", np.int8),  # seat that starts the round; NOTHING while chance has yet to choose
        ("this_round", np.int16),  # counted from 1
        ("phase", np.int8),  # what is to be done now
        ("turn", np.int8),  # seat to move
        ("turns", np.int16),  # finished in this round
        ("stalled", np.int16),  # the last turns in which the hands did not shrink
        ("held", np.int8),  # dice in all hands when the turn began; at the end what is left
        ("bag", np.int8, KINDS),  # dice in the bag by kind
        ("box", np.int8, KINDS),  # dice in the box by kind, where used dice go there
        ("hands", np.int8, (SEATS, FACES)),  # dice in front of each seat by face
        ("centre", np.int8, PLACEABLE),  # dice in the centre by face, X2 lying beside the animals
        ("animal", np.int8),  # that lies in the centre, or NOTHING
        ("owner", np.int8),  # seat that placed it, or NOTHING
        ("picked", np.int8, FACES),  # dice in the hand of `roller` picked to be placed or rolled
        ("roller", np.int8),  # seat that picks, rolls or draws dice, or NOTHING
        ("uses", np.int8),  # of the animal's ability that are still to come
        ("given", np.int8),  # face of the own die chosen to be swapped or given, or NOTHING
        ("totals", np.int16, SEATS),  # minus points of the rounds before this one
    ]
)
