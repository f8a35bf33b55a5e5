"""Dice's Zoo: what a seat may know. All dice lie open; nobody knows which die comes out of the bag next."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ...core.rows import copy_row
from ...core.signs import NOTHING
from ..family.seats import steps_to
from .dice import ANIMALS, DICE_OF_A_KIND, FACES, KINDS, MINUS_POINTS, PLACEABLE, SYMBOLS
from .placing import fewest, most
from .position import describe, named_kinds
from .scoring import minus_points
from .state import CHOOSE, CUT_OFF, ONE_ROUND, PICK_TO_PLACE, PICK_TO_ROLL, SEATS

# Where the parts of an observation begin, after twelve single numbers.
BAG_PART = 12
BOX_PART = BAG_PART + KINDS
CENTRE = BOX_PART + KINDS
PICKED = CENTRE + PLACEABLE
HANDS = PICKED + FACES
HAND = FACES + 1  # numbers for each seat
LARGE = 2**15 - 1
OBSERVATION = (
    Slice("phase", 1, 0, CUT_OFF),
    Slice("players", 1, 2, SEATS),
    Slice("steps to the seat to move", 1, -1, SEATS - 1),
    Slice("animal in the centre, counted from 1", 1, 0, ANIMALS),
    Slice("steps to who placed it", 1, -1, SEATS - 1),
    Slice("steps to who rolls or draws", 1, -1, SEATS - 1),
    Slice("uses of the ability to come", 1, 0, 1 + DICE_OF_A_KIND),
    Slice("own die chosen to be swapped or given, counted from 1", 1, 0, FACES),
    Slice("limit of the match", 1, 0, LARGE),
    Slice("used dice go to the box", 1, 0, 1),
    Slice("turns until the round is cut off", 1, 0, LARGE),
    Slice("turns without a change until the game is cut off", 1, 0, LARGE),
    Slice("bag by kind", KINDS, 0, DICE_OF_A_KIND),
    Slice("box by kind", KINDS, 0, DICE_OF_A_KIND),
    Slice("centre by face", PLACEABLE, 0, DICE_OF_A_KIND),
    Slice("picked dice by face", FACES, 0, DICE_OF_A_KIND),
    *(
        part
        for hand in ("own hand", *(f"hand {step} to the left" for step in range(1, SEATS)))
        for part in (
            Slice(f"{hand} by face", FACES, 0, DICE_OF_A_KIND),
            Slice(f"{hand}: minus points of the rounds before", 1, 0, LARGE),
        )
    ),
)
AIDS = frozenset({"minus", "bag"})


def view(s: np.record, seat: int | None) -> dict[str, Json]:
    """The table as everybody sees it."""
    shown = describe(s)
    hands = shown.pop("hands")
    totals = shown.pop("totals")
    assert isinstance(hands, list)
    assert isinstance(totals, list)
    return {
        **shown,
        "animal": None if s.animal == NOTHING else SYMBOLS[s.animal],
        "bag": named_kinds(s.bag),
        "in_bag": int(s.bag.sum()),
        "is_match": bool(s.limit != ONE_ROUND),
        "minus_points": dict(zip(SYMBOLS, MINUS_POINTS, strict=True)),
        "placeable": placeable(s),
        "hands": [
            {
                "seat": owner,
                "dice": hands[owner],
                "number": int(s.hands[owner].sum()),
                "minus": int(minus_points(s, owner)),
                "total": totals[owner],
            }
            for owner in range(s.players)
        ],
    }


def placeable(s: np.record) -> dict[str, Json]:
    """While the seat to move picks dice: of each animal that it can place, how many dice at least and at most."""
    if s.phase not in (CHOOSE, PICK_TO_PLACE, PICK_TO_ROLL):
        return {}
    found: dict[str, Json] = {}
    for animal in range(ANIMALS):
        dice = int(s.hands[s.turn, 2 * animal : 2 * animal + 2].sum())
        least, greatest = int(fewest(s, animal)), min(dice, int(most(s, animal)))
        if least <= greatest:
            found[SYMBOLS[animal]] = {"fewest": least, "most": greatest}
    return found


@rule
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """The numbers that OBSERVATION lists, own hand first, then to the left; hands that are not there are all 0."""
    observe_middle(s, seat, out)
    players = np.int64(s.players)
    at = HANDS
    for step in range(players):
        owner = np.int64(seat) + step
        if owner >= players:
            owner -= players
        copy_row(s.hands, owner, out, at)
        out[at + FACES] = s.totals[owner]
        at += HAND
    for i in range(at, HANDS + SEATS * HAND):
        out[i] = 0


@rule
def observe_middle(s: np.record, seat: int, out: np.ndarray) -> None:
    """What lies between the hands, and what is to be done."""
    out[0] = s.phase
    out[1] = s.players
    out[2] = steps_to(s.players, seat, s.turn)
    out[3] = s.animal + 1
    out[4] = steps_to(s.players, seat, s.owner)
    out[5] = steps_to(s.players, seat, s.roller)
    out[6] = s.uses
    out[7] = s.given + 1
    out[8] = s.limit
    out[9] = s.used_dice
    out[10] = s.most_turns - s.turns
    out[11] = s.most_stalled - s.stalled
    copy_row(s.bag, 0, out, BAG_PART)
    copy_row(s.box, 0, out, BOX_PART)
    copy_row(s.centre, 0, out, CENTRE)
    copy_row(s.picked, 0, out, PICKED)
