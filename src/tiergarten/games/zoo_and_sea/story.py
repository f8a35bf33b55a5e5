"""Aquaretto with Zooloretto: what happened, told from the states before and after a move."""

from __future__ import annotations

import numpy as np

from ...words import Message, message
from ..aquaretto.story import sea_events
from ..aquaretto.tiles import SPECIES as SEA_SPECIES
from ..aquaretto.tiles import TRAINABLE
from ..family.tiles.state import END_PILE, FIND_STARTER, LEAVE_OUT, REVEAL
from ..family.tiles.story import (
    coin_tiles_told,
    draw_told,
    end_of_round_told,
    left_out_told,
    move_told,
    starter_told,
)
from ..family.tiles.story import is_half_done as is_half_done  # as in every game of tiles
from ..zooloretto.state import SPECIES as ZOO_SPECIES
from ..zooloretto.story import zoo_events
from .actions import DRAW_SEA, IN_SEA, IN_ZOO, LEAVES_OUT_OF_ZOO, STARTS, label
from .loading import unseen
from .rules import is_last_round
from .state import DRAWN_NAMES, SEA, SEA_COIN, ZOO, ZOO_COIN

CLOSING = ("told-zoo-closing", "told-sea-closing")
CLOSED = ("told-zoo-closed", "told-sea-closed")


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase <= REVEAL:
        return _chance(before, action, after)
    said = label(before, seat, action)
    if said.key in ("draw-zoo", "draw-sea"):
        return []
    if IN_SEA <= action < DRAW_SEA:
        told = sea_events(before, seat, action - IN_SEA, after, said)
    else:
        told = move_told(said, seat)
        told += coin_tiles_told(before, seat, action, (ZOO_COIN, SEA_COIN))
        if action >= IN_ZOO:
            told += zoo_events(before, seat, action - IN_ZOO, after)
    return told + end_of_round_told(before, seat, action, after, DRAWN_NAMES) + _closed(before, after)


def _chance(before: np.record, outcome: int, after: np.record) -> list[Message]:
    if before.phase == LEAVE_OUT:
        return left_out_told((*ZOO_SPECIES, *SEA_SPECIES[TRAINABLE:])[outcome - LEAVES_OUT_OF_ZOO])
    if before.phase == FIND_STARTER:
        return starter_told(outcome - STARTS)
    told = draw_told(before, DRAWN_NAMES[outcome])
    if is_last_round(after) and not is_last_round(before):
        told.append(message("told-last-round"))
    else:
        told += [
            message(CLOSING[game])
            for game in (ZOO, SEA)
            if unseen(before, game) == END_PILE and unseen(after, game) < END_PILE
        ]
    return told


def _closed(before: np.record, after: np.record) -> list[Message]:
    """A game whose end pile was touched is closed when the round is over."""
    return [message(CLOSED[game]) for game in (ZOO, SEA) if unseen(before, game) and not unseen(after, game)]
