"""Aquaretto with Zooloretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import assembled
from . import actions, options, position, rules, scoring, state, story, text, view

MOST_ANSWERS = 7  # three species left out of either game, and a starter
PARTS = assembled(state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS)
