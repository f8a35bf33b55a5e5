"""Dice's Zoo: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .dice import DICE, DICE_OF_A_KIND, MINUS_POINTS
from .options import MOST_LIMIT, MOST_TURNS

MOST_ANSWERS = 1 + DICE  # who starts, and all dice dealt
USES = 1 + DICE_OF_A_KIND  # of an ability in a turn: X2 is on one kind of die
# In a turn a seat picks dice, each at most once, and rolls or places them; after that a use of an ability is one or two
# choices, and rolls at most one die.
IN_A_TURN = DICE + 1 + 2 * USES
LIMITS = Limits(
    decisions=IN_A_TURN,
    moves=max(DICE + 1 + DICE, IN_A_TURN + USES),
    least_score=-(MOST_LIMIT + DICE * max(MINUS_POINTS)),
    most_score=0,
    unit="turns",
    most_units=MOST_TURNS,
    is_endless=True,  # in a match: a round after which all dice left are traps brings nobody nearer to its limit
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
