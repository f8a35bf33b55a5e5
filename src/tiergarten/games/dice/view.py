"""Zooloretto: The Dice Game: what a seat may know, which is everything."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ...core.rows import copy_row
from ...core.signs import NOTHING
from ..family.cargo import taken_truck
from ..family.seats import or_none, steps_to
from .position import describe, marked, symbols
from .rules import cross_off, is_last_round
from .scoring import complete_groups, score
from .sheet import ANIMALS, COIN_SPACES, GROUPS, SPACES
from .state import (
    BOXES,
    CUT_OFF,
    DICE,
    ROLLED,
    SEATS,
    SYMBOLS,
    TRUCKS,
    TRUCKS_FOR,
)

ALL_ANIMALS = len(ANIMALS)

# Where the parts of an observation begin, after seven single numbers.
HAND = 7
CARGO = HAND + ROLLED
BONUSES = CARGO + TRUCKS * BOXES
OWNERS = BONUSES + ALL_ANIMALS
COIN_GROUPS = OWNERS + ALL_ANIMALS
ZOOS = COIN_GROUPS + GROUPS
ZOO = 2 * ALL_ANIMALS + 2 + BOXES  # numbers for each zoo
OBSERVATION = (
    Slice("phase", 1, 0, CUT_OFF),
    Slice("players", 1, 2, SEATS),
    Slice("steps to the seat to move", 1, -1, SEATS - 1),
    Slice("dice in the supply", 1, 0, max(DICE)),
    Slice("round", 1, 0, 10_000),
    Slice("rounds at most", 1, 1, 10_000),
    Slice("last round", 1, 0, 1),
    Slice("dice in hand, counted from 1", ROLLED, 0, len(SYMBOLS)),
    Slice("boxes by truck: blocked -1, free 0, die from 1", TRUCKS * BOXES, -1, len(SYMBOLS)),
    Slice("points of the bonuses by animal", ALL_ANIMALS, 0, 9),
    Slice("bonuses by animal: open 0, own 1, then to the left", ALL_ANIMALS, 0, SEATS),
    Slice("sizes of the coin groups", GROUPS, 1, COIN_SPACES),
    *(
        part
        for zoo in ("own zoo", *(f"zoo {step} to the left" for step in range(1, SEATS)))
        for part in (
            Slice(f"{zoo}: spaces crossed off by animal", ALL_ANIMALS, 0, max(SPACES)),
            Slice(f"{zoo}: barn by animal", ALL_ANIMALS, 0, 1),
            Slice(f"{zoo}: coins", 1, 0, COIN_SPACES),
            Slice(f"{zoo}: truck taken, counted from 1", 1, 0, TRUCKS),
            Slice(f"{zoo}: dice parked, counted from 1", BOXES, 0, len(SYMBOLS)),
        )
    ),
)
AIDS = frozenset({"points", "offers"})


def view(s: np.record, seat: int | None) -> dict[str, Json]:
    """The table as everybody sees it."""
    shown = describe(s)
    fields = (
        "phase", "turn", "starter", "round", "most_rounds", "supply", "hand", "trucks", "bonuses", "coin_groups",
    )  # fmt: skip
    open_bonuses = {name: int(s.bonuses[i]) for i, name in enumerate(ANIMALS) if s.bonus_of[i] == NOTHING}
    return {
        **{field: shown[field] for field in fields},
        "last_round": bool(is_last_round(s)),
        "open_bonuses": open_bonuses,
        "zoos": [zoo_of(s, owner) for owner in range(s.players)],
    }


def zoo_of(s: np.record, owner: int) -> dict[str, Json]:
    """A seat's sheet, and what it took in this round."""
    return {
        "seat": owner,
        "points": int(score(s, owner)),
        "truck": taken_truck(s, owner),
        "parked": symbols(s.parked[owner]),
        "enclosures": [
            {
                "animal": name,
                "animals": int(s.housed[owner, animal]),
                "spaces": SPACES[animal],
                "bonus": int(s.bonuses[animal]),
                "bonus_of": or_none(s.bonus_of[animal]),
            }
            for animal, name in enumerate(ANIMALS)
        ],
        "barn": marked(s.barn[owner]),
        "coins": int(s.coins[owner]),
        "complete_groups": int(complete_groups(s, owner)),
        "offers": [offer(s, owner, truck) for truck in range(TRUCKS_FOR[s.players])],
    }


def offer(s: np.record, owner: int, truck: int) -> dict[str, Json]:
    """What the dice on a truck would cross off on a seat's sheet, and the points that would bring."""
    then = s.copy()
    for symbol in s.boxes[truck]:
        if symbol >= 0:
            cross_off(then, owner, symbol)
    gained = then.housed[owner] - s.housed[owner]
    return {
        "points": int(score(then, owner) - score(s, owner)),
        "animals": {name: int(n) for name, n in zip(ANIMALS, gained, strict=True) if n},
        "bonuses": marked(then.bonus_of != s.bonus_of),
        "barn": marked(then.barn[owner] > s.barn[owner]),
        "coins": int(then.coins[owner] - s.coins[owner]),
    }


@rule
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """The numbers that OBSERVATION lists, own zoo first, then to the left; zoos that are not there are all 0."""
    observe_middle(s, seat, out)
    players = np.int64(s.players)
    at = ZOOS
    for step in range(players):
        owner = np.int64(seat) + step
        if owner >= players:
            owner -= players
        copy_row(s.housed, owner, out, at)
        copy_row(s.barn, owner, out, at + ALL_ANIMALS)
        out[at + 2 * ALL_ANIMALS] = s.coins[owner]
        out[at + 2 * ALL_ANIMALS + 1] = s.truck_of[owner] + 1
        for box in range(BOXES):
            out[at + 2 * ALL_ANIMALS + 2 + box] = s.parked[owner, box] + 1
        at += ZOO
    for i in range(at, ZOOS + SEATS * ZOO):
        out[i] = 0


@rule
def observe_middle(s: np.record, seat: int, out: np.ndarray) -> None:
    """What lies between the zoos, what is to be done, and what was chosen before the game."""
    players = int(s.players)
    out[0] = s.phase
    out[1] = players
    out[2] = steps_to(players, seat, s.turn)
    out[3] = s.supply
    out[4] = s.this_round
    out[5] = s.most_rounds
    out[6] = is_last_round(s)
    for i in range(ROLLED):
        out[HAND + i] = s.hand[i] + 1
    for truck in range(TRUCKS):
        for box in range(BOXES):
            out[CARGO + truck * BOXES + box] = s.boxes[truck, box] + 1
    copy_row(s.bonuses, 0, out, BONUSES)
    for animal in range(ALL_ANIMALS):
        out[OWNERS + animal] = steps_to(players, seat, s.bonus_of[animal]) + 1
    copy_row(s.coin_groups, 0, out, COIN_GROUPS)
