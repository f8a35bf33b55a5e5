"""Dice's Zoo: positions as readable JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ..family.schema import number_schema
from ..family.seats import check_one_each, lay_out_seat, or_none, seat_schema
from .checks import check, find_animal, find_bag, find_held
from .dice import DICE_OF_A_KIND, FACE_NAMES, KIND_NAMES, KIND_OF, KINDS, PLACEABLE
from .state import FIND_STARTER, PHASE_NAMES, ROLL_DICE, SEATS, USED_DICE_NAMES

MANY = 10_000  # turns or points: more than any game has


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    return {
        "description": "All dice on the table. Those that are not named are in the bag.",
        "properties": {
            **_settings_schema(),
            "starter": seat_schema(SEATS, "seat that started the round, counted from 0"),
            "round": {"description": "of the match, counted from 1", **number_schema(1, MANY)},
            "phase": {"description": "what is to be done now", "enum": list(PHASE_NAMES)},
            "turn": seat_schema(SEATS, "seat to move, counted from 0"),
            "turns": {"description": "turns finished in this round", **number_schema(0, MANY)},
            "stalled": {
                "description": "the last turns in a row in which the hands did not shrink",
                **number_schema(0, MANY),
            },
            "centre": _dice("dice in the centre", FACE_NAMES[:PLACEABLE]),
            "owner": seat_schema(SEATS, "seat that placed them"),
            "picked": _dice("dice in a hand that are picked to be placed or rolled", FACE_NAMES),
            "roller": seat_schema(SEATS, "seat that is to roll the dice picked, or to draw a die"),
            "uses": {
                "description": "uses of the animal's ability that are still to come",
                **number_schema(0, 1 + DICE_OF_A_KIND),
            },
            "given": {"description": "own die chosen to be swapped or given", "enum": [*FACE_NAMES, None]},
            "box": _dice("dice in the box by kind", KIND_NAMES),
            "hands": {
                "description": "dice in front of each seat",
                "type": "array",
                "items": _dice("a kind of die with the symbol it shows, and how many of these", FACE_NAMES),
            },
            "totals": {
                "description": "minus points of each seat in the rounds before this one",
                "type": "array",
                "items": number_schema(0, MANY),
            },
        },
    }


def _settings_schema() -> dict[str, Json]:
    """What was chosen before the game."""
    return {
        "limit": {"description": "minus points that end the match; 0 for one round", **number_schema(0, 1000)},
        "used_dice": {"description": "where used dice go", "enum": list(USED_DICE_NAMES)},
        "most_turns": {"description": "turns after which a round is cut off", **number_schema(1, MANY)},
        "most_stalled": {
            "description": "turns in a row without a die less in the hands after which the game is cut off",
            **number_schema(1, MANY),
        },
    }


def _dice(meaning: str, names: Sequence[str]) -> dict[str, Json]:
    counts = number_schema(1, DICE_OF_A_KIND)
    return {
        "description": meaning,
        "type": "object",
        "propertyNames": {"enum": list(names)},
        "additionalProperties": counts,
    }


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    return {
        "limit": int(s.limit),
        "used_dice": USED_DICE_NAMES[s.used_dice],
        "most_turns": int(s.most_turns),
        "most_stalled": int(s.most_stalled),
        "starter": or_none(s.starter),
        "round": int(s.this_round),
        "phase": PHASE_NAMES[s.phase],
        "turn": or_none(s.turn),
        "turns": int(s.turns),
        "stalled": int(s.stalled),
        "centre": named_faces(s.centre),
        "owner": or_none(s.owner),
        "picked": named_faces(s.picked),
        "roller": or_none(s.roller),
        "uses": int(s.uses),
        "given": None if s.given == NOTHING else FACE_NAMES[s.given],
        "box": named_kinds(s.box),
        "hands": [named_faces(s.hands[seat]) for seat in range(s.players)],
        "totals": [int(s.totals[seat]) for seat in range(s.players)],
    }


def named_faces(counts: np.ndarray[tuple[int], np.dtype[np.int8]]) -> dict[str, int]:
    """Dice by face as counts by name, without the zeros."""
    return {FACE_NAMES[face]: int(n) for face, n in enumerate(counts) if n}


def named_kinds(counts: np.ndarray[tuple[int], np.dtype[np.int8]]) -> dict[str, int]:
    """Dice by kind as counts by name, without the zeros."""
    return {KIND_NAMES[kind]: int(n) for kind, n in enumerate(counts) if n}


def pieces(s: np.record) -> Counter[str]:
    """Every die of the game by kind, wherever it is."""
    dice = seen(s)
    dice.update(named_kinds(s.bag))
    return +dice


def seen(s: np.record) -> Counter[str]:
    """Every die by kind that is not in the bag."""
    dice: Counter[str] = Counter(named_kinds(s.box))
    for counts in (s.centre, *s.hands):
        for face, n in enumerate(counts):
            dice[KIND_NAMES[KIND_OF[face]]] += int(n)
    return dice


def left(s: np.record) -> int:
    """Where chance acts, how many seats, sides of a die, or sides of all dice in the bag there are."""
    if s.phase == FIND_STARTER:
        return int(s.players)
    return 6 if s.phase == ROLL_DICE else 6 * (KINDS * DICE_OF_A_KIND - seen(s).total())


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    _lay_out_header(position, s)
    _lay_out_dice(position, s)
    find_bag(s, seen(s))
    find_animal(s)
    check(s)
    find_held(s)


def _lay_out_header(position: Mapping[str, Any], s: np.record) -> None:
    for field in ("players", "limit", "most_turns", "most_stalled", "turns", "stalled", "uses"):
        s[field] = position[field]
    s.this_round = position["round"]
    s.used_dice = USED_DICE_NAMES.index(position["used_dice"])
    s.phase = PHASE_NAMES.index(position["phase"])
    lay_out_seat(position, "starter", s, is_needed=s.phase > FIND_STARTER)
    lay_out_seat(position, "turn", s, is_needed=s.phase >= ROLL_DICE)
    for field in ("owner", "roller"):
        lay_out_seat(position, field, s, is_needed=False)
    s.given = NOTHING if position["given"] is None else FACE_NAMES.index(position["given"])


def _lay_out_dice(position: Mapping[str, Any], s: np.record) -> None:
    for field in ("hands", "totals"):
        check_one_each(position, field, s)
    for field in ("centre", "picked"):
        for name, n in position[field].items():
            s[field][FACE_NAMES.index(name)] = n
    for name, n in position["box"].items():
        s.box[KIND_NAMES.index(name)] = n
    for seat, hand in enumerate(position["hands"]):
        for name, n in hand.items():
            s.hands[seat, FACE_NAMES.index(name)] = n
    s.totals[: s.players] = position["totals"]
