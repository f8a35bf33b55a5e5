"""Zooloretto: what happened, told from the states before and after a move."""

from __future__ import annotations

import numpy as np

from ...words import Message, Seat, message
from ..family.tiles.actions import OWN
from ..family.tiles.state import FIND_STARTER, LEAVE_OUT, REVEAL
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
from .actions import (
    EXCHANGE,
    EXCHANGE_BARN,
    LEAVES_OUT,
    MOVE,
    PLACES,
    SETTLE,
    STARTS,
    label,
    place_name,
    tile,
)
from .money import TO_MOVE
from .state import BABY, COIN, ENCLOSURES, KIND_NAMES, SPACES, SPECIES
from .zoo import COINS_FOR, animals_in, animals_in_barn, enclosures_of


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase <= REVEAL:
        return _chance(before, action)
    told = move_told(label(before, seat, action), seat)
    told += coin_tiles_told(before, seat, action, (COIN,))
    told += zoo_events(before, seat, action - OWN, after)
    return told + end_of_round_told(before, seat, action, after, KIND_NAMES)


def _chance(before: np.record, outcome: int) -> list[Message]:
    if before.phase == LEAVE_OUT:
        return left_out_told(SPECIES[outcome - LEAVES_OUT])
    if before.phase == FIND_STARTER:
        return starter_told(outcome - STARTS)
    return draw_told(before, KIND_NAMES[outcome]) + last_round_told(int(before.zoo_unseen))


def zoo_events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """Births in a zoo, full enclosures and what they pay: a birth into the barn comes after the enclosure is full."""
    births = _births(before, seat, action, after)
    into_barn = [birth for birth in births if birth.key == "told-born-barn"]
    told = [birth for birth in births if birth not in into_barn]
    for enclosure in range(enclosures_of(after, seat)):
        if animals_in(after, seat, enclosure) == SPACES[enclosure] > animals_in(before, seat, enclosure):
            told.append(message("told-full", seat=Seat(seat), place=place_name(enclosure)))
            if action < EXCHANGE and COINS_FOR[enclosure]:  # an exchange pays nothing
                told.append(message("told-full-pays", seat=Seat(seat), coins=_bonus(before, action, enclosure)))
    return told + into_barn


def _bonus(before: np.record, action: int, enclosure: int) -> int:
    """The coins for a full enclosure, as far as the bank has them when the price of a move is in it."""
    price = TO_MOVE if action >= MOVE else 0
    return min(int(before.bank) + price, COINS_FOR[enclosure])


def _births(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """Offspring into the enclosure while there is room, then into the barn."""
    told = []
    for species in range(len(SPECIES)):
        baby = tile(BABY + species)
        for number in range(int(before.zoo_nursery[species] - after.zoo_nursery[species])):
            home, adults = _home(before, seat, action, species)
            if adults + number < SPACES[home]:
                told.append(message("told-born", tile=baby, place=place_name(home)))
            else:
                told.append(message("told-born-barn", tile=baby, place=place_name(home)))
    return told


def _home(before: np.record, seat: int, action: int, species: int) -> tuple[int, int]:
    """The enclosure that the parents came into by the move, and how many animals were in it before any birth."""
    if action >= EXCHANGE_BARN:
        return (action - EXCHANGE_BARN) // len(SPECIES), int(animals_in_barn(before, seat, species))
    if action >= MOVE:
        home = (action - MOVE) % ENCLOSURES
    else:
        home = action - SETTLE if action >= SETTLE else action % PLACES
    return home, int(animals_in(before, seat, home)) + 1
