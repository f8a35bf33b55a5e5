"""O Zoo le Mio: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .state import SEATS
from .tiles import TILES

MOST_ANSWERS = SEATS + TILES  # all flags, and at most all tiles
PARTS = assembled(state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS)
