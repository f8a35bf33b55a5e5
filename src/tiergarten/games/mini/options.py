"""Zooloretto Mini: the options, and writing them into a state."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core.options import OptionValue, chosen_starter
from ..family.tiles.options import left_out_option, write_left_out
from .state import SPECIES

LEFT_OUT_OPTION = left_out_option("left_out", "option-meaning-left-out", SPECIES)


def prepare(s: np.record, players: int, options: Mapping[str, OptionValue]) -> None:
    """Players and options into an empty state; what chance is to choose stays open."""
    s.players = players
    write_left_out(s.left_out, options["left_out"], SPECIES)
    s.starter = chosen_starter(options)
