"""Dice's Zoo: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import assembled
from . import actions, options, position, rules, scoring, state, story, text, view
from .dice import DICE

MOST_ANSWERS = 1 + DICE  # who starts, and all dice dealt
PARTS = assembled(state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS)
