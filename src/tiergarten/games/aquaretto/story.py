"""Aquaretto: what happened, told from the states before and after a move."""

from __future__ import annotations

import numpy as np

from ...core.masks import number_of
from ...words import Message, Seat, message
from ..family.tiles.actions import OWN
from ..family.tiles.state import FIND_STARTER, LEAVE_OUT, PLACE_OFFSPRING, REVEAL
from ..family.tiles.story import (
    coin_tiles_told,
    draw_told,
    end_of_round_told,
    last_round_told,
    left_out_told,
    move_told,
    starter_told,
)
from ..family.tiles.story import is_half_done as is_half_done  # as in every game of tiles
from .actions import LEAVES_OUT, PUT, STAFF, STARTS, label, species_name, tile
from .basins import COIN_EVERY, COWORKER_EVERY
from .tiles import BABY, COIN, KIND_NAMES, SPECIES, SPECIES_OF, TRAINABLE

FIRST_STEPS = ("pick", "build-within", "build-there")


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase == LEAVE_OUT:
        return left_out_told(SPECIES[action - LEAVES_OUT + TRAINABLE])
    if before.phase == FIND_STARTER:
        return starter_told(action - STARTS)
    if before.phase == REVEAL:
        return draw_told(before, KIND_NAMES[action]) + last_round_told(int(before.sea_unseen))
    said = label(before, seat, action)
    told = move_told(said, seat) if action < OWN else sea_events(before, seat, action - OWN, after, said)
    told += coin_tiles_told(before, seat, action, (COIN,))
    return told + end_of_round_told(before, seat, action, after, KIND_NAMES)


def sea_events(before: np.record, seat: int, action: int, after: np.record, said: Message) -> list[Message]:
    """What was done in the water zoo and what it earned; a first step is told together with the last one."""
    if said.key in FIRST_STEPS:
        return []
    told = move_told(said, seat)
    if PUT <= action < STAFF:
        told += _earned(before, seat, after)
    return told


def _earned(before: np.record, seat: int, after: np.record) -> list[Message]:
    """What an animal earned that went into the water zoo: a coin, offspring, a coworker."""
    species = int(SPECIES_OF[before.carried])
    size = int(number_of(int(before.basin[seat, species]))) + 1
    told = []
    if size % COIN_EVERY == 0:
        key = "told-basin-coin" if before.bank else "told-bank-empty"
        told.append(message(key, seat=Seat(seat), species=species_name(species), animals=size))
    if after.sea_nursery[species] < before.sea_nursery[species]:
        key = "told-offspring" if after.phase == PLACE_OFFSPRING else "told-offspring-depot"
        told.append(message(key, tile=tile(BABY + species)))
    if (size % COWORKER_EVERY == 0 or before.coworker_due) and not after.coworker_due:
        told.append(message("told-coworker", seat=Seat(seat)))
    return told
