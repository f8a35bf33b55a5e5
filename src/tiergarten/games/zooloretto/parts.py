"""Zooloretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .points import ALL_SPECIES, FOR_A_KIND, FULL, TYPES
from .state import COPIES, DRAWN

MOST_ANSWERS = 4  # three species left out and a starter
DECISIONS = 5000
LIMITS = Limits(
    decisions=DECISIONS,
    moves=DECISIONS + int(COPIES[:DRAWN].sum()),  # all tiles are drawn once
    least_score=-FOR_A_KIND * (ALL_SPECIES + TYPES),
    most_score=sum(FULL) + FOR_A_KIND * TYPES,
    is_endless=True,  # two who buy animals of each other can fill enclosures again and again for what they pay
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
