"""Zooloretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .points import ALL_SPECIES, FOR_A_KIND, FULL, TYPES

MOST_ANSWERS = 4  # three species left out and a starter
LIMITS = Limits(
    decisions=5000,  # a tile is drawn, loaded and placed; money actions cost coins, which tiles bring
    least_score=-FOR_A_KIND * (ALL_SPECIES + TYPES),
    most_score=sum(FULL) + FOR_A_KIND * TYPES,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
