"""Zooloretto Mini: what a seat may know. Nothing is hidden but which tile comes next, and that nobody knows."""

from __future__ import annotations

import json

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ...core.rows import copy_row
from ...core.states import alone
from ...core.views import written_view
from ..family.seats import steps_to
from ..family.tiles.state import BOXES, OVER, SEATS, TRUCKS
from .state import COPIES, DRAWN, ENCLOSURES, KINDS, SORTS, SPACES, SPECIES
from .written import write_view as write_view

# Where the parts of an observation begin, after six single numbers.
BAG = 6
CARGO = BAG + DRAWN
UNBORN = CARGO + TRUCKS * BOXES
ZOOS = UNBORN + len(SPECIES)
BARN_PART = ENCLOSURES * (1 + SORTS)  # within a zoo
ZOO = BARN_PART + KINDS + 1  # numbers for each zoo
OBSERVATION = (
    Slice("phase", 1, 0, OVER),
    Slice("players", 1, 2, SEATS),
    Slice("steps to the seat to move", 1, -1, SEATS - 1),
    Slice("tile in hand, counted from 1", 1, 0, KINDS),
    Slice("enclosure filled this turn", 1, 0, 1),
    Slice("tiles unseen", 1, 0, 86),
    Slice("unseen tiles by kind", DRAWN, 0, 7),
    Slice("boxes by truck: blocked -1, free 0, tile from 1", TRUCKS * BOXES, -1, KINDS),
    Slice("offspring unborn by species", len(SPECIES), 0, 2),
    *(
        part
        for zoo in ("own zoo", *(f"zoo {step} to the left" for step in range(1, SEATS)))
        for part in (
            Slice(f"{zoo}: species of the enclosures, counted from 1", ENCLOSURES, 0, len(SPECIES)),
            Slice(f"{zoo}: tiles of the enclosures by sort", ENCLOSURES * SORTS, 0, SPACES),
            Slice(f"{zoo}: barn by kind", KINDS, 0, int(COPIES.max())),
            Slice(f"{zoo}: truck taken, counted from 1", 1, 0, TRUCKS),
        )
    ),
)
AIDS = frozenset({"points", "unseen"})


def view(s: np.record, seat: int | None) -> dict[str, Json]:
    """The table as everybody sees it."""
    shown: dict[str, Json] = json.loads(written_view(alone(s)))
    return shown


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
        for enclosure in range(ENCLOSURES):
            out[at + enclosure] = s.dweller[owner, enclosure] + 1
        copy_row(s.housed, owner, out, at + ENCLOSURES)
        copy_row(s.barn, owner, out, at + BARN_PART)
        out[at + BARN_PART + KINDS] = s.truck_of[owner] + 1
        at += ZOO
    for i in range(at, ZOOS + SEATS * ZOO):
        out[i] = 0


@rule
def observe_middle(s: np.record, seat: int, out: np.ndarray) -> None:
    """What lies between the zoos, and what is to be done."""
    out[0] = s.phase
    out[1] = s.players
    out[2] = steps_to(s.players, seat, s.turn)
    out[3] = s.hand + 1
    out[4] = s.filled
    out[5] = s.unseen
    copy_row(s.bag, 0, out, BAG)
    for truck in range(TRUCKS):
        for box in range(BOXES):
            out[CARGO + truck * BOXES + box] = s.boxes[truck, box] + 1
    copy_row(s.nursery, 0, out, UNBORN)
