"""Zooloretto Mini: what happened, told from the states before and after a move."""

from __future__ import annotations

import numpy as np

from ...core.signs import NOTHING
from ...words import Message, Name, Seat, message
from ..family.tiles.actions import DRAW
from ..family.tiles.state import BONUS, FIND_STARTER, LEAVE_OUT, OFFSPRING, OVER, PLACE_TILES, REVEAL
from .actions import LEAVES_OUT, STARTS, label, tile
from .rules import is_last_round
from .state import BABY, ENCLOSURES, SPACES, SPECIES
from .zoo import tiles_in


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase <= REVEAL:
        return _chance(before, action, after)
    told = _move(before, seat, action)
    told += _births(before, seat, after)
    filled = _filled(before, seat, after)
    told += filled
    told += _bonus(before, seat, after, filled)
    if _round_ended(before, seat, after):
        told += _end_of_round(before, seat, after)
    return told


def _chance(before: np.record, outcome: int, after: np.record) -> list[Message]:
    if before.phase == LEAVE_OUT:
        return [message("told-left-out", species=Name(f"species-{SPECIES[outcome - LEAVES_OUT]}"))]
    if before.phase == FIND_STARTER:
        return [message("told-starter", seat=Seat(outcome - STARTS))]
    told = [message("told-draw", seat=Seat(int(before.turn)), tile=tile(outcome))]
    if is_last_round(after) and not is_last_round(before):
        told.append(message("told-last-round"))
    return told


def _move(before: np.record, seat: int, action: int) -> list[Message]:
    """What the player would say, told of them; a draw is told when chance has answered."""
    if action == DRAW:
        return []
    said = label(before, seat, action)
    return [message(f"told-{said.key}", seat=Seat(seat), **said.values)]


def _births(before: np.record, seat: int, after: np.record) -> list[Message]:
    told = []
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
        message("told-full", enclosure=enclosure + 1, seat=Seat(seat))
        for enclosure in range(ENCLOSURES)
        if tiles_in(after, seat, enclosure) == SPACES > tiles_in(before, seat, enclosure)
    ]


def _bonus(before: np.record, seat: int, after: np.record, filled: list[Message]) -> list[Message]:
    """Whether there is a bonus action, told when all tiles are placed."""
    if before.phase != PLACE_TILES or after.phase == PLACE_TILES or not (before.filled or filled):
        return []
    return [message("told-bonus", seat=Seat(seat)) if after.phase == BONUS else message("told-bonus-lapses")]


def _round_ended(before: np.record, seat: int, after: np.record) -> bool:
    return bool(before.truck_of[seat] != NOTHING and after.truck_of[seat] == NOTHING)


def _end_of_round(before: np.record, seat: int, after: np.record) -> list[Message]:
    told = []
    own_truck = before.truck_of[seat]
    for truck, row in enumerate(before.boxes):
        left = tuple(tile(kind) for kind in row if kind >= 0)
        if left and truck != own_truck:
            told.append(message("told-left-truck", truck=truck + 1, tiles=left))
    told.append(message("told-over") if after.phase == OVER else message("told-round", seat=Seat(seat)))
    return told
