"""Dice's Zoo: the options, and writing them into a state."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core.options import OptionValue, among, chosen_starter, number
from .state import USED_DICE_NAMES

MOST_LIMIT = 1000
LIMIT = number("limit", "option-meaning-limit", range(MOST_LIMIT + 1), offered=(0, 50, 30))
USED_DICE = among("used_dice", "option-meaning-used-dice", USED_DICE_NAMES)
MOST_TURNS = 10_000
TURNS = number("turns", "option-meaning-turns", range(1, MOST_TURNS + 1), offered=(1000, 100))
STALLED = number("stalled", "option-meaning-stalled", range(1, 10_001), offered=(300, 30))


def prepare(s: np.record, players: int, options: Mapping[str, OptionValue]) -> None:
    """Players and options into an empty state; what chance is to choose stays open."""
    s.players = players
    s.limit = options["limit"]
    s.used_dice = USED_DICE_NAMES.index(str(options["used_dice"]))
    s.most_turns = options["turns"]
    s.most_stalled = options["stalled"]
    s.starter = chosen_starter(options)
