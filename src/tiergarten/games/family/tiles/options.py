"""The option which species stay in the box."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

from ....core.options import RANDOM, Option, OptionValue
from ....core.signs import NOTHING
from ....errors import BadOption
from .state import LEFT_OUT


def left_out_option(name: str, meaning: str, species: Sequence[str]) -> Option:
    """As many of these species as stay out with that many players, or chance."""

    def check(value: OptionValue, players: int) -> OptionValue:
        if value == RANDOM:
            return RANDOM
        names = value.replace(",", " ").split() if isinstance(value, str) else value
        if isinstance(names, int):
            raise BadOption("option-left-out-type", value=str(value))
        for each in names:
            if each not in species:
                raise BadOption("option-left-out-unknown", value=str(each), known=", ".join(species))
        if len(set(names)) != len(names) or len(names) != LEFT_OUT[players]:
            raise BadOption("option-left-out-number", players=players, number=LEFT_OUT[players], found=len(set(names)))
        return list(names)

    def choices(players: int) -> list[OptionValue]:
        return [RANDOM, *map(list, combinations(species, LEFT_OUT[players]))]

    return Option(name, meaning, RANDOM, choices, check)


def write_left_out(field: np.ndarray[Any, np.dtype[np.int8]], chosen: OptionValue, species: Sequence[str]) -> None:
    """The species that the option names into a field of the state; NOTHING where chance has yet to choose."""
    field[:] = NOTHING
    if isinstance(chosen, list):
        for i, name in enumerate(chosen):
            field[i] = species.index(name)
