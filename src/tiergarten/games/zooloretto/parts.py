"""Zooloretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import assembled
from . import actions, options, position, rules, scoring, state, story, text, view

MOST_ANSWERS = 4  # three species left out and a starter
PARTS = assembled(state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS)
