"""Zooloretto: the action ids and their words. Those of the zoo count from 0 here, and from OWN on in the game."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from ...words import Message, Name, Seat, message
from ..family.tiles.actions import OWN, flow_label, flow_names
from ..family.tiles.state import BOXES, SEATS
from .state import BOARD_ENCLOSURES, COIN, DRAWN, ENCLOSURES, KIND_NAMES, KINDS, SPECIES, STALL, STALLS

BARN = ENCLOSURES  # a place beside the enclosures
PLACES = ENCLOSURES + 1
PLACE_NAMES = (
    *(f"enclosure-{number}" for number in range(1, BOARD_ENCLOSURES + 1)),
    *(f"expansion-{number}" for number in range(1, ENCLOSURES - BOARD_ENCLOSURES + 1)),
    "barn",
)
TYPES = len(STALLS)
PAIRS = np.array([*combinations(range(ENCLOSURES), 2)], np.int8)  # of enclosures that can be exchanged

PLACE = 0  # PLACE + box * PLACES + place
SETTLE = PLACE + BOXES * PLACES  # SETTLE + place
MOVE = SETTLE + PLACES  # MOVE + kind * ENCLOSURES + enclosure, out of the barn
MOVE_STALL = MOVE + KINDS * ENCLOSURES  # MOVE_STALL + (enclosure * TYPES + type) * ENCLOSURES + new enclosure
EXCHANGE = MOVE_STALL + ENCLOSURES * TYPES * ENCLOSURES  # EXCHANGE + pair
EXCHANGE_BARN = EXCHANGE + len(PAIRS)  # EXCHANGE_BARN + enclosure * species there are + species in the barn
BUY = EXCHANGE_BARN + ENCLOSURES * len(SPECIES)  # BUY + (steps to the left - 1) * KINDS + kind
DISCARD = BUY + (SEATS - 1) * KINDS  # DISCARD + kind
EXPAND = DISCARD + KINDS
ZOO_ACTIONS = EXPAND + 1

# What chance can answer: a tile by its kind, then a species to leave out, then a seat to start.
LEAVES_OUT = DRAWN  # LEAVES_OUT + species
STARTS = LEAVES_OUT + len(SPECIES)  # STARTS + seat


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it; trucks, boxes and enclosures count from 1."""
    return (*flow_names(), *zoo_action_names())


def zoo_action_names() -> tuple[str, ...]:
    """The fixed names of what happens in a zoo."""
    enclosures = PLACE_NAMES[:ENCLOSURES]
    return (
        *(f"place-box-{box}-{place}" for box in range(1, BOXES + 1) for place in PLACE_NAMES),
        *(f"settle-{place}" for place in PLACE_NAMES),
        *(f"move-{kind}-{place}" for kind in KIND_NAMES for place in enclosures),
        *(f"move-{stall}-{old}-{new}" for old in enclosures for stall in STALLS for new in enclosures),
        *(f"exchange-{enclosures[first]}-{enclosures[second]}" for first, second in PAIRS),
        *(f"exchange-{place}-barn-{species}" for place in enclosures for species in SPECIES),
        *(f"buy-{kind}-from-left-{step}" for step in range(1, SEATS) for kind in KIND_NAMES),
        *(f"discard-{kind}" for kind in KIND_NAMES),
        "expand",
    )


def outcome_names() -> tuple[str, ...]:
    """The fixed name of everything that chance can answer."""
    return (
        *KIND_NAMES[:DRAWN],
        *(f"leave-out-{species}" for species in SPECIES),
        *(f"start-seat-{seat}" for seat in range(SEATS)),
    )


def tile(kind: int) -> Name:
    """The tile's name in the catalogue."""
    return Name(f"tile-{KIND_NAMES[kind]}")


def species_name(species: int) -> Name:
    """The species' name in the catalogue."""
    return Name(f"species-{SPECIES[species]}")


def place_name(place: int) -> Name:
    """The enclosure's name in the catalogue."""
    return Name(f"home-{PLACE_NAMES[place]}")


def is_stall(kind: int) -> bool:
    """Is the tile a stall?"""
    return STALL <= kind < COIN


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    return flow_label(s, action, KIND_NAMES) if action < OWN else zoo_label(s, seat, action - OWN)


def zoo_label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who does this in the zoo."""
    if action < SETTLE:
        box, place = divmod(action - PLACE, PLACES)
        return _placing(int(s.boxes[s.truck_of[seat], box]), place)
    if action < MOVE:
        return _placing(int(s.zoo_hand), action - SETTLE)
    if action < MOVE_STALL:
        kind, place = divmod(action - MOVE, ENCLOSURES)
        key = "move-stall-from-barn" if is_stall(kind) else "move-from-barn"
        return message(key, tile=tile(kind), place=place_name(place))
    if action < EXCHANGE:
        stall, place = divmod(action - MOVE_STALL, ENCLOSURES)
        old, type_ = divmod(stall, TYPES)
        return message("move-stall", tile=tile(STALL + type_), old=place_name(old), place=place_name(place))
    if action < BUY:
        return _exchange(s, seat, action)
    if action < DISCARD:
        step, kind = divmod(action - BUY, KINDS)
        return message("buy-from-barn", tile=tile(kind), rival=Seat((seat + step + 1) % int(s.players)))
    if action < EXPAND:
        return message("discard-from-barn", tile=tile(action - DISCARD))
    return message("expand")


def _placing(kind: int, place: int) -> Message:
    if place == BARN:
        return message("place-barn", tile=tile(kind))
    key = "place-stall" if is_stall(kind) else "place"
    return message(key, tile=tile(kind), place=place_name(place))


def _exchange(s: np.record, seat: int, action: int) -> Message:
    if action < EXCHANGE_BARN:
        first, second = PAIRS[action - EXCHANGE]
        return message(
            "exchange",
            species=species_name(s.dweller[seat, first]),
            place=place_name(first),
            other=species_name(s.dweller[seat, second]),
            second=place_name(second),
        )
    place, species = divmod(action - EXCHANGE_BARN, len(SPECIES))
    there = species_name(s.dweller[seat, place])
    return message("exchange-barn", species=there, place=place_name(place), other=species_name(species))
