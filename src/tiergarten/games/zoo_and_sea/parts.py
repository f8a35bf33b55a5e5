"""Aquaretto with Zooloretto: all its parts, for the engine."""

from __future__ import annotations

from ...core.parts import Limits, assembled
from ..aquaretto.parts import LIMITS as SEA
from ..aquaretto.state import CASHIER, SLOTS
from ..zooloretto.parts import LIMITS as ZOO
from . import actions, options, position, rules, scoring, state, story, text, view

MOST_ANSWERS = 7  # three species left out of either game, and a starter
LIMITS = Limits(
    decisions=SEA.decisions + ZOO.decisions,
    moves=SEA.moves + ZOO.moves,
    least_score=SEA.least_score + ZOO.least_score,
    most_score=SEA.most_score + ZOO.most_score + SLOTS[CASHIER] * position.MOST_COINS,  # coins of both games
    is_endless=True,  # as Zooloretto is
)
PARTS = assembled(
    state, actions, rules, scoring, view, position, story, text, options, most_answers=MOST_ANSWERS, limits=LIMITS
)
