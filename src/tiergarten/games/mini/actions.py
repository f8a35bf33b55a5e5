"""Zooloretto Mini: the action ids and their words."""

from __future__ import annotations

from functools import cache

import numpy as np

from ...words import Message, Name, Seat, message
from ..family.tiles.actions import OWN, flow_label, flow_names
from ..family.tiles.state import BOXES, SEATS
from .state import DRAWN, ENCLOSURES, KIND_NAMES, KINDS, SPECIES

BARN = ENCLOSURES  # a destination beside the enclosures 0, 1 and 2
PLACES = ENCLOSURES + 1

PLACE = OWN  # PLACE + box * PLACES + destination
DISCARD = PLACE + BOXES * PLACES  # DISCARD + kind
TAKE_OVER = DISCARD + KINDS  # TAKE_OVER + (steps to the left - 1) * KINDS + kind
DECLINE = TAKE_OVER + (SEATS - 1) * KINDS
SETTLE = DECLINE + 1  # SETTLE + enclosure
ACTIONS = SETTLE + ENCLOSURES

TILES = tuple(Name(f"tile-{kind}") for kind in KIND_NAMES)
DECLINE_SAID = message("decline")

# What chance can answer: a tile by its kind, then a species to leave out, then a seat to start.
LEAVES_OUT = DRAWN  # LEAVES_OUT + species
STARTS = LEAVES_OUT + len(SPECIES)  # STARTS + seat


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it; trucks, boxes and enclosures count from 1."""
    enclosures = [f"enclosure-{enclosure}" for enclosure in range(1, ENCLOSURES + 1)]
    return (
        *flow_names(),
        *(f"place-box-{box}-{place}" for box in range(1, BOXES + 1) for place in (*enclosures, "barn")),
        *(f"discard-{kind}" for kind in KIND_NAMES),
        *(f"take-over-{kind}-from-left-{step}" for step in range(1, SEATS) for kind in KIND_NAMES),
        "decline-bonus",
        *(f"settle-{enclosure}" for enclosure in enclosures),
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
    return TILES[kind]


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    if action < OWN:
        return flow_label(s, action, KIND_NAMES)
    if action < DISCARD:
        box, place = divmod(action - PLACE, PLACES)
        return _place_said(int(s.boxes[s.truck_of[seat], box]), place)
    if action < TAKE_OVER:
        return _discard_said(action - DISCARD)
    if action < DECLINE:
        step, kind = divmod(action - TAKE_OVER, KINDS)
        return _take_over_said(kind, (seat + step + 1) % int(s.players))
    if action == DECLINE:
        return DECLINE_SAID
    return _place_said(int(s.hand), action - SETTLE)


@cache
def _place_said(kind: int, place: int) -> Message:
    if place == BARN:
        return message("place-barn", tile=tile(kind))
    return message("place", tile=tile(kind), enclosure=place + 1)


@cache
def _discard_said(kind: int) -> Message:
    return message("discard", tile=tile(kind))


@cache
def _take_over_said(kind: int, rival: int) -> Message:
    return message("take-over", tile=tile(kind), rival=Seat(rival))
