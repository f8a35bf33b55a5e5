"""Aquaretto with Zooloretto: the action ids and their words, which are those of both games."""

from __future__ import annotations

import numpy as np

from ...words import Message, message
from ..aquaretto.actions import SEA_ACTIONS, sea_label, sea_names
from ..aquaretto.tiles import SPECIES as SEA_SPECIES
from ..aquaretto.tiles import TRAINABLE
from ..family.tiles.actions import DRAW, OWN, flow_label, flow_names
from ..family.tiles.state import SEATS
from ..zooloretto.actions import EXPAND, ZOO_ACTIONS, zoo_action_names, zoo_label
from ..zooloretto.state import SPECIES as ZOO_SPECIES
from .state import DRAWN, DRAWN_NAMES, SEA_KIND

IN_ZOO = OWN  # IN_ZOO + what is done in a zoo
IN_SEA = IN_ZOO + ZOO_ACTIONS  # IN_SEA + what is done in a water zoo
DRAW_SEA = IN_SEA + SEA_ACTIONS  # DRAW is for the zoo

# What chance can answer: a tile by its kind, a species of either game to leave out, a seat to start.
LEAVES_OUT_OF_ZOO = DRAWN  # LEAVES_OUT_OF_ZOO + species
LEAVES_OUT_OF_SEA = LEAVES_OUT_OF_ZOO + len(ZOO_SPECIES)  # LEAVES_OUT_OF_SEA + species - TRAINABLE
STARTS = LEAVES_OUT_OF_SEA + len(SEA_SPECIES) - TRAINABLE  # STARTS + seat


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it."""
    return ("draw-zoo", *flow_names()[1:], *zoo_action_names(), *sea_names(), "draw-sea")


def outcome_names() -> tuple[str, ...]:
    """The fixed name of everything that chance can answer."""
    return (
        *DRAWN_NAMES,
        *(f"leave-out-{species}" for species in (*ZOO_SPECIES, *SEA_SPECIES[TRAINABLE:])),
        *(f"start-seat-{seat}" for seat in range(SEATS)),
    )


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    if action in (DRAW, DRAW_SEA):
        return message("draw-zoo" if action == DRAW else "draw-sea")
    if action < IN_ZOO:
        return flow_label(s, action, DRAWN_NAMES)
    if action == IN_ZOO + EXPAND:
        return message("expand-zoo")  # not one of the water zoo
    if action < IN_SEA:
        return zoo_label(s, seat, action - IN_ZOO)
    return sea_label(s, seat, action - IN_SEA, SEA_KIND)
