"""Zooloretto: The Dice Game: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .options import MOST_ROUNDS
from .sheet import ANIMALS, BARN_COST, GROUP_POINTS, GROUPS, SPACES
from .state import DICE, ROLLED, SEATS

MOST_ANSWERS = 2  # both dice of a roll
ROLLS = max(DICE) // ROLLED  # dice come back to the supply only when the round is over
IN_A_ROUND = 2 * ROLLS + SEATS  # to roll and to load, and everybody takes a truck
LIMITS = Limits(
    decisions=IN_A_ROUND,
    moves=IN_A_ROUND + ROLLS * ROLLED,
    least_score=-BARN_COST * len(ANIMALS),
    most_score=sum(SPACES) + 9 * len(ANIMALS) + GROUPS * GROUP_POINTS,  # a bonus is one digit
    unit="rounds",
    most_units=MOST_ROUNDS,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
