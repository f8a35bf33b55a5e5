"""Zooloretto: The Dice Game: positions as readable JSON, and checking that one can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Seat
from ..family.cargo import describe_trucks, lay_out_cargo, lay_out_taken, taken_schema, taken_truck, trucks_schema
from ..family.schema import number_schema
from ..family.seats import check_one_each, lay_out_seat, or_none, seat_schema
from .actions import die
from .rules import lay_out_trucks, unfilled_enclosures
from .sheet import ANIMALS, COIN_SPACES, GROUPS, SPACES
from .state import (
    BOXES,
    COIN,
    CUT_OFF,
    DICE,
    FIND_STARTER,
    LOAD_DICE,
    OVER,
    PHASE_NAMES,
    ROLL_FIRST,
    ROLL_SECOND,
    ROLLED,
    SEATS,
    SYMBOLS,
    TRUCKS,
)

IN_HAND = {ROLL_SECOND: 1, LOAD_DICE: 2}  # dice in hand, by phase; otherwise none


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    return {
        "description": "All that lies on the table: the dice, the trucks, and every seat's score sheet.",
        "properties": {
            "bonuses": _by_animal("points for who is first to fill the enclosure", [9] * len(ANIMALS)),
            "coin_groups": {
                "description": "coin spaces in each group of the ticket office",
                "type": "array",
                "items": number_schema(1, COIN_SPACES),
                "minItems": GROUPS,
                "maxItems": GROUPS,
            },
            "most_rounds": _count("the round after which the game is cut off", 1, 10_000),
            "starter": seat_schema(SEATS, "seat that started the game, counted from 0"),
            "phase": {"description": "what is to be done now", "enum": list(PHASE_NAMES)},
            "turn": seat_schema(SEATS, "seat to move, counted from 0"),
            "round": _count("which round it is, counted from 1; 0 before the game begins", 0, 10_000),
            "supply": _count("dice that can be rolled", 0, max(DICE)),
            "hand": _dice("dice just rolled", ROLLED),
            "trucks": trucks_schema(SYMBOLS, TRUCKS, BOXES),
            "zoos": {"description": "the score sheets, by seat", "type": "array", "items": _zoo()},
        },
    }


def _zoo() -> dict[str, Json]:
    fields: dict[str, Json] = {
        "truck": taken_schema(TRUCKS),
        "parked": _dice("dice this seat took in this round", BOXES),
        "enclosures": _by_animal("spaces crossed off in each enclosure", SPACES),
        "bonuses": _animals("enclosures that this seat was the first to fill"),
        "barn": _animals("animals crossed off in the barn"),
        "coins": _count("spaces crossed off in the ticket office", 0, COIN_SPACES),
    }
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def _count(meaning: str, least: int, most: int) -> dict[str, Json]:
    return {"description": meaning, **number_schema(least, most)}


def _dice(meaning: str, most: int) -> dict[str, Json]:
    return {"description": meaning, "type": "array", "items": {"enum": list(SYMBOLS)}, "maxItems": most}


def _animals(meaning: str) -> dict[str, Json]:
    return {"description": meaning, "type": "array", "items": {"enum": list(ANIMALS)}, "uniqueItems": True}


def _by_animal(meaning: str, most: Sequence[int]) -> dict[str, Json]:
    numbers: dict[str, Json] = {name: number_schema(0, most[i]) for i, name in enumerate(ANIMALS)}
    return {
        "description": meaning,
        "type": "object",
        "properties": numbers,
        "required": list(ANIMALS),
        "additionalProperties": False,
    }


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    return {
        "bonuses": by_animal(s.bonuses),
        "coin_groups": [int(spaces) for spaces in s.coin_groups],
        "most_rounds": int(s.most_rounds),
        "starter": or_none(s.starter),
        "phase": PHASE_NAMES[s.phase],
        "turn": or_none(s.turn),
        "round": int(s.this_round),
        "supply": int(s.supply),
        "hand": symbols(s.hand),
        "trucks": describe_trucks(s, SYMBOLS),
        "zoos": [
            {
                "truck": taken_truck(s, seat),
                "parked": symbols(s.parked[seat]),
                "enclosures": by_animal(s.housed[seat]),
                "bonuses": marked(s.bonus_of == seat),
                "barn": marked(s.barn[seat]),
                "coins": int(s.coins[seat]),
            }
            for seat in range(s.players)
        ],
    }


def symbols(dice: Sequence[int]) -> list[str]:
    """Dice by name, without the gaps."""
    return [SYMBOLS[symbol] for symbol in dice if symbol != NOTHING]


def by_animal(numbers: Sequence[int]) -> dict[str, int]:
    """Numbers by the animals' names."""
    return {name: int(number) for name, number in zip(ANIMALS, numbers, strict=True)}


def marked(marks: Sequence[int]) -> list[str]:
    """The animals that are crossed off."""
    return [name for name, mark in zip(ANIMALS, marks, strict=True) if mark]


def pieces(s: np.record) -> Counter[str]:
    """All dice, wherever they are, and the spaces and points that the sheets show."""
    dice = int(s.supply) + sum(int((where >= 0).sum()) for where in (s.boxes, s.hand, s.parked))
    return Counter({"die": dice, "coin space": int(s.coin_groups.sum()), **by_animal(s.bonuses)})


def left(s: np.record) -> int:
    """Where chance acts: the seats that can start, or the symbols of a die."""
    return int(s.players) if s.phase == FIND_STARTER else len(SYMBOLS)


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    _lay_out_header(position, s)
    lay_out_trucks(s)
    lay_out_cargo(position, s, SYMBOLS)
    _lay_out_zoos(position, s)
    _check_dice(s)
    for seat in range(s.players):
        _check_sheet(s, seat)
        _check_parked(s, seat)
    _check_bonuses(s)
    if s.phase == FIND_STARTER:
        _check_not_begun(s)
    else:
        _check_round(s)
        _check_end(s)
    _check_phase(s)


def _lay_out_header(position: Mapping[str, Any], s: np.record) -> None:
    s.players = position["players"]
    s.phase = PHASE_NAMES.index(position["phase"])
    s.bonuses[:] = [position["bonuses"][name] for name in ANIMALS]
    s.coin_groups[:] = position["coin_groups"]
    if s.coin_groups.sum() != COIN_SPACES:
        raise BadPosition("position-coin-groups", spaces=COIN_SPACES, found=int(s.coin_groups.sum()))
    s.most_rounds = position["most_rounds"]
    s.this_round = position["round"]
    s.supply = position["supply"]
    for field in ("starter", "turn"):
        lay_out_seat(position, field, s, is_needed=s.phase > FIND_STARTER)
    hand = sorted(SYMBOLS.index(name) for name in position["hand"])
    s.hand[:] = NOTHING
    s.hand[: len(hand)] = hand
    if len(hand) != IN_HAND.get(int(s.phase), 0):
        raise BadPosition("position-hand", phase=position["phase"], dice=IN_HAND.get(int(s.phase), 0), found=len(hand))


def _lay_out_zoos(position: Mapping[str, Any], s: np.record) -> None:
    check_one_each(position, "zoos", s)
    s.truck_of[:] = NOTHING
    s.parked[:] = NOTHING
    s.bonus_of[:] = NOTHING
    for seat, zoo in enumerate(position["zoos"]):
        lay_out_taken(s, seat, zoo["truck"])
        s.parked[seat, : len(zoo["parked"])] = [SYMBOLS.index(name) for name in zoo["parked"]]
        s.housed[seat] = [zoo["enclosures"][name] for name in ANIMALS]
        s.barn[seat] = [name in zoo["barn"] for name in ANIMALS]
        s.coins[seat] = zoo["coins"]
        for name in zoo["bonuses"]:
            animal = ANIMALS.index(name)
            if s.bonus_of[animal] != NOTHING:
                owners = {"first": Seat(int(s.bonus_of[animal])), "second": Seat(seat)}
                raise BadPosition("position-bonus-twice", die=die(animal), **owners)
            s.bonus_of[animal] = seat


def _check_dice(s: np.record) -> None:
    """No die is missing, and they leave the supply two by two."""
    dice, found = DICE[s.players], pieces(s)["die"]
    if found != dice:
        raise BadPosition("position-dice", players=int(s.players), dice=dice, found=found)
    if (s.supply + (s.phase == ROLL_SECOND)) % ROLLED:
        raise BadPosition("position-supply", supply=int(s.supply))


def _check_sheet(s: np.record, seat: int) -> None:
    """A barn takes only what a full enclosure leaves over."""
    for animal in range(len(ANIMALS)):
        if s.barn[seat, animal] and s.housed[seat, animal] < SPACES[animal]:
            raise BadPosition("position-barn", seat=Seat(seat), die=die(animal))


def _check_parked(s: np.record, seat: int) -> None:
    """Who took a truck has its dice, and has crossed them off."""
    dice = Counter(int(symbol) for symbol in s.parked[seat] if symbol != NOTHING)
    if bool(dice) != (s.truck_of[seat] != NOTHING):
        raise BadPosition("position-parked", seat=Seat(seat))
    for symbol, n in dice.items():
        if symbol == COIN:
            is_crossed_off = s.coins[seat] >= n
        else:
            spaces = SPACES[symbol]
            is_crossed_off = s.housed[seat, symbol] >= min(n, spaces) and (n <= spaces or s.barn[seat, symbol])
        if not is_crossed_off:
            raise BadPosition("position-not-crossed-off", seat=Seat(seat), die=die(symbol), number=n)


def _check_bonuses(s: np.record) -> None:
    """Whoever was first to fill an enclosure has its bonus, and somebody was."""
    for animal in range(len(ANIMALS)):
        full = [seat for seat in range(s.players) if s.housed[seat, animal] == SPACES[animal]]
        owner = int(s.bonus_of[animal])
        if owner == NOTHING and full:
            raise BadPosition("position-bonus-open", seat=Seat(full[0]), die=die(animal))
        if owner != NOTHING and owner not in full:
            raise BadPosition("position-bonus-early", seat=Seat(owner), die=die(animal))


def _check_not_begun(s: np.record) -> None:
    """Chance has yet to find who starts."""
    phase = PHASE_NAMES[s.phase]
    if s.turn != NOTHING or s.this_round or s.housed.any() or s.coins.any():
        raise BadPosition("position-too-early", phase=phase)
    if s.starter != NOTHING:
        raise BadPosition("position-decided", phase=phase)


def _check_round(s: np.record) -> None:
    """The round is one that the game allows, and long enough for all that is crossed off."""
    if not 1 <= s.this_round <= s.most_rounds:
        raise BadPosition("position-round", round=int(s.this_round), most=int(s.most_rounds))
    for seat in range(s.players):
        taken = int(s.this_round) - int(s.phase < OVER and s.truck_of[seat] == NOTHING)
        crosses = int(s.housed[seat].sum() + s.barn[seat].sum() + s.coins[seat])
        if crosses > taken * BOXES:
            raise BadPosition("position-crosses", seat=Seat(seat), crosses=crosses, trucks=taken, most=taken * BOXES)


def _check_end(s: np.record) -> None:
    """The game ends with the round in which somebody has at most one enclosure left to fill, and never otherwise."""
    done = [seat for seat in range(s.players) if unfilled_enclosures(s, seat) <= 1]
    if s.phase == OVER and not done:
        raise BadPosition("position-not-over")
    if s.phase == CUT_OFF and (done or s.this_round < s.most_rounds):
        raise BadPosition("position-not-cut-off", round=int(s.this_round), most=int(s.most_rounds))
    for seat in done:
        if s.phase < OVER and s.truck_of[seat] == NOTHING:
            raise BadPosition("position-is-over", seat=Seat(seat))


def _check_phase(s: np.record) -> None:
    """Does what lies on the table fit what is said to be done next?"""
    phase = PHASE_NAMES[s.phase]
    if s.phase in (FIND_STARTER, OVER, CUT_OFF):
        if s.supply != DICE[s.players]:
            raise BadPosition("position-trucks-not-back", phase=phase)
    elif s.truck_of[s.turn] != NOTHING:
        raise BadPosition("position-is-out", seat=Seat(int(s.turn)), phase=phase)
    if s.phase == ROLL_FIRST and s.supply < ROLLED:
        raise BadPosition("position-nothing-to-roll", phase=phase)
