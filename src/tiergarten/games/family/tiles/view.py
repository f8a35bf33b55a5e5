"""Observations of games of tiles: the numbers that all of them begin with, and those of every seat."""

from __future__ import annotations

from ....core.kernel import rule
from ....core.parts import Json, Slice
from ..seats import steps_to
from .state import BOXES, END_PILE, PHASE_NAMES, SEATS, TRUCKS

SINGLE = 5  # single numbers, before the boxes
MIDDLE = SINGLE + TRUCKS * BOXES  # numbers of the middle
PURSE = 2  # numbers of each seat beside its zoo


def middle_slices(kinds: int, most_coins: int) -> tuple[Slice, ...]:
    """What `observe_middle` writes, in a game that draws so many kinds of tile."""
    return (
        Slice("phase", 1, 0, len(PHASE_NAMES) - 1),
        Slice("players", 1, 2, SEATS),
        Slice("steps to the seat to move", 1, -1, SEATS - 1),
        Slice("tile in hand, counted from 1", 1, 0, kinds),
        Slice("coins in the bank", 1, 0, most_coins),
        Slice("boxes by truck: blocked -1, free 0, tile from 1", TRUCKS * BOXES, -1, kinds),
    )


def purse_slices(owner: str, most_coins: int) -> tuple[Slice, ...]:
    """What `observe_purse` writes."""
    return (
        Slice(f"{owner}: truck taken, counted from 1", 1, 0, TRUCKS),
        Slice(f"{owner}: coins", 1, 0, most_coins),
    )


def owners() -> tuple[str, ...]:
    """The seats in the order of an observation, own one first."""
    return ("own zoo", *(f"zoo {step} to the left" for step in range(1, SEATS)))


def pile_sizes(unseen: int) -> dict[str, Json]:
    """How many tiles the two piles have, when so many are unseen."""
    return {"draw_pile": max(unseen - END_PILE, 0), "end_pile": min(unseen, END_PILE)}


@rule
def observe_middle(s, seat, out):
    """What lies in the middle, and what is to be done; MIDDLE numbers."""
    out[0] = s.phase
    out[1] = s.players
    out[2] = steps_to(s.players, seat, s.turn)
    out[3] = s.hand + 1
    out[4] = s.bank
    for truck in range(TRUCKS):
        for box in range(BOXES):
            out[SINGLE + truck * BOXES + box] = s.boxes[truck, box] + 1


@rule
def observe_purse(s, owner, out):
    """What a seat has beside its zoo; PURSE numbers."""
    out[0] = s.truck_of[owner] + 1
    out[1] = s.coins[owner]
