"""Aquaretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .grid import SPACES
from .state import CASHIER, COWORKERS, KEEPER, SLOTS
from .tiles import SPECIES

MOST_ANSWERS = 4  # three species left out and a starter
AROUND = 8  # spaces around a trainer
LIMITS = Limits(
    decisions=5000,  # a tile is drawn, loaded and placed; money actions cost coins, which tiles bring
    least_score=-2 * len(SPECIES),
    most_score=SPACES + SLOTS[CASHIER] * position.MOST_COINS + SLOTS[KEEPER] * SPACES + COWORKERS * AROUND,
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
