"""Aquaretto with Zooloretto: the options, and writing them into a state."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core.numbers import from_digits, whole
from ...core.options import Option, OptionValue, chosen_starter
from ...errors import BadOption
from ..aquaretto.tiles import SPECIES as SEA_SPECIES
from ..aquaretto.tiles import TRAINABLE
from ..family.tiles.options import left_out_option, write_left_out
from ..zooloretto.state import MOST_EXPANSIONS
from ..zooloretto.state import SPECIES as ZOO_SPECIES

ZOO_LEFT_OUT = left_out_option("zoo_left_out", "option-meaning-zoo-left-out", ZOO_SPECIES)
SEA_LEFT_OUT = left_out_option("sea_left_out", "option-meaning-sea-left-out", SEA_SPECIES[TRAINABLE:])


def check_zoo_expansions(value: OptionValue, players: int) -> OptionValue:
    """One for everybody; two are possible where two play, as in Zooloretto."""
    number = from_digits(value) if isinstance(value, str) else whole(value)
    if number is None or not 1 <= number <= MOST_EXPANSIONS[players]:
        raise BadOption("option-zoo-expansions", value=str(value), players=players, most=MOST_EXPANSIONS[players])
    return number


def zoo_expansion_choices(players: int) -> list[OptionValue]:
    """How many each can build."""
    return [*range(1, MOST_EXPANSIONS[players] + 1)]


ZOO_EXPANSIONS = Option(
    "zoo_expansions", "option-meaning-zoo-expansions", 1, zoo_expansion_choices, check_zoo_expansions
)


def prepare(s: np.record, players: int, options: Mapping[str, OptionValue]) -> None:
    """Players and options into an empty state; what chance is to choose stays open."""
    s.players = players
    write_left_out(s.zoo_left_out, options["zoo_left_out"], ZOO_SPECIES)
    write_left_out(s.sea_left_out, options["sea_left_out"], SEA_SPECIES)
    s.starter = chosen_starter(options)
    s.zoo_most_expansions = options["zoo_expansions"]
