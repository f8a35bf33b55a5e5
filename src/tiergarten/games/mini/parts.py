"""Zooloretto Mini: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .scoring import ALL_LANDSCAPES, ALL_SPECIES, FOR_A_KIND, POINTS_FOR
from .state import COPIES, DRAWN, ENCLOSURES

MOST_ANSWERS = 4  # three species left out and a starter
TILES = int(COPIES[:DRAWN].sum())
# A tile is drawn, loaded and placed, each once. A truck that is taken carries a tile, so no more trucks are taken than
# there are tiles, and after each at most one bonus: a tile taken over and settled.
DECISIONS = TILES * (3 + 1 + 2)
LIMITS = Limits(
    decisions=DECISIONS,
    moves=DECISIONS + TILES,
    least_score=-FOR_A_KIND * (ALL_SPECIES + ALL_LANDSCAPES),
    most_score=ENCLOSURES * POINTS_FOR[-1] + FOR_A_KIND * ALL_LANDSCAPES,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
