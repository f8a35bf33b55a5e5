"""Zooloretto: The Dice Game: the options, and writing them into a state."""

from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np

from ...core.options import Option, OptionValue, chosen_starter, number
from ...errors import BadOption
from .sheet import BONUS_TABLES, COIN_SPACES, GROUP_TABLES

FIVE_DIGITS = re.compile(r"[0-9](-[0-9]){4}")
THREE_DIGITS = re.compile(r"[1-9](-[1-9]){2}")


def numbers(table: OptionValue) -> list[int]:
    """The numbers of a table such as 1-1-1-2-2."""
    return [int(digit) for digit in str(table).split("-")]


def check_bonuses(value: OptionValue, players: int) -> OptionValue:
    """Five numbers, one an animal: whoever has the printed sheet can name what it shows."""
    if not isinstance(value, str) or not FIVE_DIGITS.fullmatch(value):
        raise BadOption("option-bonuses", value=str(value))
    return value


def check_coin_groups(value: OptionValue, players: int) -> OptionValue:
    """Three numbers that share out the ticket office."""
    if not isinstance(value, str) or not THREE_DIGITS.fullmatch(value) or sum(numbers(value)) != COIN_SPACES:
        raise BadOption("option-coin-groups", value=str(value), spaces=COIN_SPACES)
    return value


BONUSES = Option(
    "bonuses", "option-meaning-bonuses", BONUS_TABLES[0], lambda players: list(BONUS_TABLES), check_bonuses
)
COIN_GROUPS = Option(
    "coin_groups", "option-meaning-coin-groups", GROUP_TABLES[0], lambda players: list(GROUP_TABLES), check_coin_groups
)
MOST_ROUNDS = 10_000
ROUNDS = number("rounds", "option-meaning-rounds", range(1, MOST_ROUNDS + 1), (200, 1000, 20))


def prepare(s: np.record, players: int, options: Mapping[str, OptionValue]) -> None:
    """Players and options into an empty state; what chance is to choose stays open."""
    s.players = players
    s.bonuses[:] = numbers(options["bonuses"])
    s.coin_groups[:] = numbers(options["coin_groups"])
    s.most_rounds = options["rounds"]
    s.starter = chosen_starter(options)
