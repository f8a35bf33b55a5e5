"""O Zoo le Mio: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .state import SEATS, YEARS
from .tiles import TILES
from .view import MOST_UNITS

MOST_ANSWERS = SEATS + TILES  # all flags, and at most all tiles
DECISIONS = TILES * (SEATS + 1)  # everybody bids for a tile once, and one places it or gives it up
LIMITS = Limits(
    decisions=DECISIONS,
    moves=DECISIONS + 2 * TILES,  # a tile is revealed, and bids for it are opened
    least_score=0,
    most_score=MOST_UNITS * sum(range(1, YEARS + 1)),
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
