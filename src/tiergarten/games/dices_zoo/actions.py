"""Dice's Zoo: the action ids and their words."""

from __future__ import annotations

import numpy as np

from ...words import Message, Name, Seat, Value, message
from .dice import BEAR, EARTHWORM, FACE_NAMES, FACES, FOX, PLACEABLE, SYMBOLS, WILD_BOAR, X2_FACE
from .placing import picked_animal
from .state import SEATS

PICK_PLACE = 0  # PICK_PLACE + face
PLACE = PICK_PLACE + PLACEABLE
PICK_ROLL = PLACE + 1  # PICK_ROLL + face
ROLL = PICK_ROLL + FACES
OWN_DIE = ROLL + 1  # OWN_DIE + face: to be swapped or given
DIE_OF = OWN_DIE + FACES  # DIE_OF + steps to the left * FACES + face: to be rolled, swapped or removed
RIVAL = DIE_OF + SEATS * FACES  # RIVAL + steps to the left - 1: who draws a die or is given one
ACTIONS = RIVAL + SEATS - 1

STARTS = FACES  # what chance can answer: a face, then STARTS + seat


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it."""
    return (
        *(f"pick-{face}-to-place" for face in FACE_NAMES[:PLACEABLE]),
        "place",
        *(f"pick-{face}-to-roll" for face in FACE_NAMES),
        "roll",
        *(f"own-{face}" for face in FACE_NAMES),
        *(f"{face}-of-left-{step}" for step in range(SEATS) for face in FACE_NAMES),
        *(f"left-{step}" for step in range(1, SEATS)),
    )


def outcome_names() -> tuple[str, ...]:
    """The fixed name of everything that chance can answer."""
    return (*FACE_NAMES, *(f"start-seat-{seat}" for seat in range(SEATS)))


def face_name(face: int) -> Name:
    """A die with this face on top, as the catalogue calls it."""
    return Name(f"face-{FACE_NAMES[face]}")


def symbol_name(symbol: int) -> Name:
    """The symbol's name in the catalogue."""
    return Name(f"symbol-{SYMBOLS[symbol]}")


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    if action < PLACE:
        return message("pick-to-place", die=face_name(action - PICK_PLACE))
    if action == PLACE:
        animal = int(picked_animal(s))
        number = int(s.picked[2 * animal : 2 * animal + 2].sum())
        counts = {"number": number, "doubles": int(s.picked[X2_FACE])}
        return message("place", animal=symbol_name(animal), dice=_picked(s), **counts)
    if action < ROLL:
        return message("pick-to-roll", die=face_name(action - PICK_ROLL))
    if action == ROLL:
        return message("roll", number=int(s.picked.sum()), dice=_picked(s))
    if action < DIE_OF:
        key = "offer-swap" if s.animal == WILD_BOAR else "offer-gift"
        return message(key, die=face_name(action - OWN_DIE))
    if action < RIVAL:
        return _of_a_die(s, seat, *divmod(action - DIE_OF, FACES))
    rival = Seat((seat + action - RIVAL + 1) % int(s.players))
    if s.animal == EARTHWORM:
        return message("give", die=face_name(s.given), rival=rival)
    return message("add", rival=rival)


def _picked(s: np.record) -> tuple[Name, ...]:
    """The dice picked, one by one."""
    return tuple(face_name(face) for face in range(FACES) for _ in range(s.picked[face]))


def _of_a_die(s: np.record, seat: int, step: int, face: int) -> Message:
    """What is done to a die that somebody has: one word for each ability."""
    words: dict[str, Value] = {"die": face_name(face)}
    if s.animal == BEAR and not step:
        return message("reroll-own", **words)
    words["rival"] = Seat((seat + step) % int(s.players))
    if s.animal == WILD_BOAR:
        return message("swap", own=face_name(s.given), **words)
    return message("remove" if s.animal == FOX else "reroll", **words)
