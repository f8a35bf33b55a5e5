"""Zooloretto: The Dice Game: the action ids and their words."""

from __future__ import annotations

import numpy as np

from ...words import Message, Name, message
from .state import SEATS, SYMBOLS, TRUCKS

ROLL = 0
LOAD = ROLL + 1  # LOAD + truck of the first die in hand * TRUCKS + truck of the second
TAKE = LOAD + TRUCKS * TRUCKS  # TAKE + truck
ACTIONS = TAKE + TRUCKS

# What chance can answer: a die's symbol, then a seat to start.
STARTS = len(SYMBOLS)  # STARTS + seat


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it; trucks count from 1."""
    trucks = range(1, TRUCKS + 1)
    return (
        "roll",
        *(f"load-trucks-{first}-{second}" for first in trucks for second in trucks),
        *(f"take-truck-{truck}" for truck in trucks),
    )


def outcome_names() -> tuple[str, ...]:
    """The fixed name of everything that chance can answer."""
    return (*SYMBOLS, *(f"start-seat-{seat}" for seat in range(SEATS)))


def die(symbol: int) -> Name:
    """The symbol's name in the catalogue."""
    return Name(f"die-{SYMBOLS[symbol]}")


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    if action == ROLL:
        return message("roll")
    if action >= TAKE:
        return message("take", truck=action - TAKE + 1)
    first, second = (truck + 1 for truck in divmod(action - LOAD, TRUCKS))
    dice = [die(symbol) for symbol in s.hand]
    if first == second:
        return message("load-both", truck=first)
    if dice[0] == dice[1]:
        return message("load-one-each", die=dice[0], truck=first, other=second)
    return message("load", die=dice[0], truck=first, second=dice[1], other=second)
