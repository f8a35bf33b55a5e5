"""O Zoo le Mio: the options, and writing them into a state."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core.options import OptionValue, among, number

YEARS_WORDS = ("five-tiles", "three-bushes")
MONEY_WORDS = ("hidden", "open")
TIES_WORDS = ("flagpole", "shared")

YEARS = among("years", "option-meaning-years", YEARS_WORDS)
MONEY = among("money", "option-meaning-money", MONEY_WORDS)
LONE_TREES = number("lone_trees", "option-meaning-lone-trees", range(1, 3), offered=(2, 1))
TIES = among("ties", "option-meaning-ties", TIES_WORDS)


def prepare(s: np.record, players: int, options: Mapping[str, OptionValue]) -> None:
    """Players and options into an empty state."""
    s.players = players
    s.professional = YEARS_WORDS.index(str(options["years"]))
    s.open_money = MONEY_WORDS.index(str(options["money"]))
    s.lone_trees = options["lone_trees"]
    s.shared_win = TIES_WORDS.index(str(options["ties"]))
