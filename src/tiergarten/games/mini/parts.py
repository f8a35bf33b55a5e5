"""Zooloretto Mini: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .scoring import ALL_LANDSCAPES, ALL_SPECIES, FOR_A_KIND, POINTS_FOR
from .state import ENCLOSURES

MOST_ANSWERS = 4  # three species left out and a starter
LIMITS = Limits(
    decisions=1000,  # a tile is drawn, loaded and placed, and perhaps taken over
    least_score=-FOR_A_KIND * (ALL_SPECIES + ALL_LANDSCAPES),
    most_score=ENCLOSURES * POINTS_FOR[-1] + FOR_A_KIND * ALL_LANDSCAPES,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
