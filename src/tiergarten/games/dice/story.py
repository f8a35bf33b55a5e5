"""Zooloretto: The Dice Game: what happened, told from the states before and after a move."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ...core.signs import NOTHING
from ...words import Message, Seat, message
from .actions import ROLL, STARTS, TAKE, die, label
from .rules import is_last_round, unfilled_enclosures
from .sheet import ANIMALS, COIN_SPACES, SPACES
from .state import COIN, CUT_OFF, FIND_STARTER, OVER, ROLL_FIRST, ROLL_SECOND


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase <= ROLL_SECOND:
        return _chance(before, action, after)
    if action == ROLL:  # told when chance has answered
        return []
    said = label(before, seat, action)
    told = [message(f"told-{said.key}", seat=Seat(seat), **said.values)]
    if action >= TAKE:
        told += _crosses(before, seat, after, action - TAKE)
        told += _end(before, seat, after)
    return told


def _chance(before: np.record, outcome: int, after: np.record) -> list[Message]:
    """Who starts, or both dice of a roll at once."""
    if before.phase == FIND_STARTER:
        return [message("told-starter", seat=Seat(outcome - STARTS))]
    if before.phase == ROLL_FIRST:
        return []
    roller, (first, second) = Seat(int(before.turn)), (die(symbol) for symbol in after.hand)
    if first == second:
        return [message("told-double", seat=roller, die=first)]
    return [message("told-roll", seat=roller, die=first, second=second)]


def _crosses(before: np.record, seat: int, after: np.record, truck: int) -> list[Message]:
    """What the dice of a truck changed on the sheet, animal by animal, then the coins."""
    told = []
    dice = Counter(int(symbol) for symbol in before.boxes[truck])
    for animal in range(len(ANIMALS)):
        told += _animals(before, seat, after, animal, dice[animal])
    coins = int(after.coins[seat])
    gained = coins - int(before.coins[seat])
    if gained:
        told.append(message("told-coins", seat=Seat(seat), gained=gained, coins=coins, spaces=COIN_SPACES))
    if dice[COIN] > gained:
        told.append(message("told-coins-ignored", seat=Seat(seat), coins=dice[COIN] - gained))
    return told


def _animals(before: np.record, seat: int, after: np.record, animal: int, dice: int) -> list[Message]:
    """Animals into their enclosure, who is first to fill it, and what is left over."""
    told = []
    animals, spaces, name = int(after.housed[seat, animal]), SPACES[animal], die(animal)
    gained = animals - int(before.housed[seat, animal])
    if gained:
        told.append(message("told-house", seat=Seat(seat), gained=gained, die=name, animals=animals, spaces=spaces))
        if animals == spaces:
            told.append(_full(before, seat, animal))
    in_barn = int(after.barn[seat, animal] - before.barn[seat, animal])
    if in_barn:
        told.append(message("told-barn", seat=Seat(seat), die=name))
    if dice > gained + in_barn:
        told.append(message("told-ignored", seat=Seat(seat), die=name, animals=dice - gained - in_barn))
    return told


def _full(before: np.record, seat: int, animal: int) -> Message:
    """Somebody has filled an enclosure, as the first one or not."""
    if before.bonus_of[animal] != NOTHING:
        return message("told-full", seat=Seat(seat), die=die(animal))
    return message("told-bonus", seat=Seat(seat), die=die(animal), points=int(before.bonuses[animal]))


def _end(before: np.record, seat: int, after: np.record) -> list[Message]:
    """That this is the last round, when it turns out to be; then the end of the round."""
    told = []
    if is_last_round(after) and not is_last_round(before):
        told.append(message("told-last-round", seat=Seat(seat), enclosures=int(unfilled_enclosures(after, seat))))
    if after.phase == OVER:
        told.append(message("told-over"))
    elif after.phase == CUT_OFF:
        told.append(message("told-cut-off", rounds=int(after.most_rounds)))
    elif after.this_round > before.this_round:
        told.append(message("told-round", seat=Seat(seat)))
    return told
