"""Zooloretto Mini: what happened, told from the states before and after a move."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.signs import NOTHING
from ...words import Message, Seat, message
from ..family.tiles.actions import TAKE
from ..family.tiles.state import BONUS, BOXES, FIND_STARTER, LEAVE_OUT, OFFSPRING, PLACE_TILES, REVEAL, SEATS, TRUCKS
from ..family.tiles.story import draw_told, end_of_round_told, last_round_told, left_out_told, move_told, starter_told
from ..family.tiles.story import is_half_done as is_half_done  # as in every game of tiles
from .actions import DISCARD, LEAVES_OUT, PLACE, PLACES, STARTS, label, tile
from .state import BABY, ENCLOSURES, KIND_NAMES, PHASE_NAMES, SPACES, SPECIES, plain
from .zoo import tiles_in

NO_TRUCK = NOTHING & 0xFF  # as a byte
PHASES = len(PHASE_NAMES)


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase <= REVEAL:
        return _chance(before, action)
    told = move_told(label(before, seat, action), seat)
    if action < TAKE:
        return told  # a tile that is loaded does nothing yet
    then, now = plain(before), plain(after)
    if then.nursery != now.nursery:
        told += _births(before, seat, after)
    filled = _filled(before, seat, after) if then.housed != now.housed else []
    told += filled
    if then.phase == PLACE_TILES != now.phase and (then.filled or filled):
        told += _bonus(seat, now.phase)
    if now.truck_of[seat] == NO_TRUCK:
        told += end_of_round_told(before, seat, action, after, KIND_NAMES)
    return told


@rule
def gist(s: np.record, seat: int, action: int, after: np.record) -> int:
    """The tile that a move is about, the enclosures it fills, whether the round ends, and what is to be done then.

    Births and tiles that are left on trucks take more words.
    """
    about = int(s.hand) + 1
    if action < TAKE:
        return about
    ends_round = after.truck_of[seat] == NOTHING
    if ends_round and is_cargo_left(s, int(s.truck_of[seat])):
        return NOTHING
    for species in range(len(SPECIES)):
        if after.nursery[species] != s.nursery[species]:
            return NOTHING
    if PLACE <= action < DISCARD:
        about = int(s.boxes[s.truck_of[seat], (action - PLACE) // PLACES]) + 1
    for enclosure in range(ENCLOSURES):
        about = 2 * about + (tiles_in(s, seat, enclosure) < SPACES == tiles_in(after, seat, enclosure))
    about = (about * 2 + int(s.filled)) * 2 + int(ends_round)
    return (about * PHASES + int(after.phase)) * (SEATS + 1) + int(s.players)


@rule
def is_cargo_left(s: np.record, own_truck: int) -> bool:
    """Are there tiles on any truck but this one?"""
    for truck in range(TRUCKS):
        for box in range(BOXES):
            if truck != own_truck and s.boxes[truck, box] >= 0:
                return True
    return False


def _chance(before: np.record, outcome: int) -> list[Message]:
    if before.phase == LEAVE_OUT:
        return left_out_told(SPECIES[outcome - LEAVES_OUT])
    if before.phase == FIND_STARTER:
        return starter_told(outcome - STARTS)
    return draw_told(before, KIND_NAMES[outcome]) + last_round_told(int(before.unseen))


def _births(before: np.record, seat: int, after: np.record) -> list[Message]:
    told: list[Message] = []
    for species in range(len(SPECIES)):
        if after.nursery[species] < before.nursery[species]:
            baby = tile(BABY + species)
            grown = after.housed[seat, :, OFFSPRING] > before.housed[seat, :, OFFSPRING]
            if grown.any():
                told.append(message("told-birth", tile=baby, enclosure=int(grown.argmax()) + 1))
            else:
                told.append(message("told-birth-barn", tile=baby))
    return told


def _filled(before: np.record, seat: int, after: np.record) -> list[Message]:
    return [
        message("told-full", enclosure=number, seat=Seat(seat))
        for number, (then, now) in enumerate(
            zip(before.housed[seat].tolist(), after.housed[seat].tolist(), strict=True), start=1
        )
        if sum(now) == SPACES > sum(then)
    ]


def _bonus(seat: int, phase: int) -> list[Message]:
    """Whether there is a bonus action, told when all tiles are placed."""
    return [message("told-bonus", seat=Seat(seat)) if phase == BONUS else message("told-bonus-lapses")]
