"""Dice's Zoo: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .dice import DICE, MINUS_POINTS
from .options import MOST_LIMIT

MOST_ANSWERS = 1 + DICE  # who starts, and all dice dealt
LIMITS = Limits(
    decisions=10**6,  # a match of many rounds, each of 10,000 turns
    least_score=-(MOST_LIMIT + DICE * max(MINUS_POINTS)),
    most_score=0,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
