"""What happened in a game of tiles, as far as all of them tell it alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np

from ....core.signs import NOTHING
from ....words import Message, Name, Seat, message
from .actions import OWN, TAKE
from .state import BUILD_EXPANSION, END_PILE, MOVE_COWORKER, OVER, SETTLE_TILE


def left_out_told(species: str) -> list[Message]:
    """Chance has chosen a species to stay out."""
    return [message("told-left-out", species=Name(f"species-{species}"))]


def starter_told(seat: int) -> list[Message]:
    """Chance has found who starts."""
    return [message("told-starter", seat=Seat(seat))]


def is_half_done(s: np.record) -> bool:
    """Is a tile, a coworker or an expansion paid for, or unloaded, and not yet in its place?"""
    return int(s.phase) in (SETTLE_TILE, MOVE_COWORKER, BUILD_EXPANSION)


def draw_told(before: np.record, kind: str) -> list[Message]:
    """Chance has revealed a tile."""
    return [_drawn(int(before.turn), kind)]


@cache
def _drawn(seat: int, kind: str) -> Message:
    return message("told-draw", seat=Seat(seat), tile=Name(f"tile-{kind}"))


def last_round_told(unseen: int) -> list[Message]:
    """The tile revealed is the first of the end pile, if so many were unseen before."""
    return [message("told-last-round")] if unseen == END_PILE else []


def move_told(said: Message, seat: int) -> list[Message]:
    """What the player would say, told of them; a draw is told when chance has answered."""
    return [] if said.key == "draw" else [_told_of(said, seat)]


@lru_cache(4096)  # what is told is told again and again
def _told_of(said: Message, seat: int) -> Message:
    return message(f"told-{said.key}", seat=Seat(seat), **said.values)


def coin_tiles_told(before: np.record, seat: int, action: int, coins: Sequence[int]) -> list[Message]:
    """Coin tiles on the truck that was just taken are money at once; `coins` are their kinds."""
    if not TAKE <= action < OWN:
        return []
    number = sum(int(kind) in coins for kind in before.boxes[action - TAKE])
    return [message("told-coin-tiles", seat=Seat(seat), number=number)] if number else []


def end_of_round_told(
    before: np.record, seat: int, action: int, after: np.record, kind_names: Sequence[str]
) -> list[Message]:
    """That the round or the game is over, if it is, and what was left on trucks."""
    own_truck = action - TAKE if TAKE <= action < OWN else int(before.truck_of[seat])
    if own_truck == NOTHING or after.truck_of[seat] != NOTHING:
        return []
    told = []
    for truck, row in enumerate(before.boxes):
        left = tuple(Name(f"tile-{kind_names[kind]}") for kind in row if kind >= 0)
        if left and truck != own_truck:
            told.append(message("told-left-truck", truck=truck + 1, tiles=left))
    told.append(message("told-over") if after.phase == OVER else message("told-round", seat=Seat(seat)))
    return told
