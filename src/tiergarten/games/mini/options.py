"""Zooloretto Mini: the options, and writing them into a state."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import numpy as np

from ...core.options import RANDOM, Option, OptionValue, chosen_starter
from ...core.signs import NOTHING
from ...errors import BadOption
from .state import LEFT_OUT, SPECIES


def check_left_out(value: OptionValue, players: int) -> OptionValue:
    """As many different species as stay out with that many players, or chance."""
    if value == RANDOM:
        return RANDOM
    names = value.replace(",", " ").split() if isinstance(value, str) else value
    if isinstance(names, int):
        raise BadOption("option-left-out-type", value=str(value))
    for name in names:
        if name not in SPECIES:
            raise BadOption("option-left-out-unknown", value=str(name), known=", ".join(SPECIES))
    if len(set(names)) != len(names) or len(names) != LEFT_OUT[players]:
        raise BadOption("option-left-out-number", players=players, number=LEFT_OUT[players], found=len(set(names)))
    return list(names)


def left_out_choices(players: int) -> list[OptionValue]:
    """Chance, or any set of species as large as it must be."""
    return [RANDOM, *map(list, combinations(SPECIES, LEFT_OUT[players]))]


LEFT_OUT_OPTION = Option("left_out", "option-meaning-left-out", RANDOM, left_out_choices, check_left_out)


def prepare(s: np.record, players: int, options: Mapping[str, OptionValue]) -> None:
    """Players and options into an empty state; what chance is to choose stays open."""
    s.players = players
    s.left_out[:] = NOTHING
    chosen = options["left_out"]
    if isinstance(chosen, list):
        for i, name in enumerate(chosen):
            s.left_out[i] = SPECIES.index(name)
    s.starter = chosen_starter(options)
