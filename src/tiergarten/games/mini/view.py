"""Zooloretto Mini: what a seat may know. Nothing is hidden but which tile comes next, and that nobody knows."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Part, Slice
from ...core.results import scores_of
from ...core.rows import copy_row
from ...core.states import alone
from ..family.cargo import truck_taken
from ..family.seats import steps_to
from ..family.tiles.state import BOXES, OFFSPRING, OVER, SEATS, TRUCKS
from ..family.tiles.turns import is_last_round
from ..family.tiles.view import pile_sizes
from .position import describe_middle, named, tiles_among
from .state import COPIES, DRAWN, ENCLOSURES, KINDS, NO_SPECIES, SORTS, SPACES, SPECIES, plain, rows_of

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
    now = plain(s)
    return {
        **describe_middle(now),
        **pile_sizes(now.unseen),
        "last_round": bool(is_last_round(now.unseen)),
        "unseen": named(now.bag),
        "unborn": _unborn(now.nursery),
        "zoos": _zoos(scores_of(alone(s), now.players), now.truck_of, now.dweller, now.housed, now.barn),
    }


# Views are made for every move at every table of a server, and most zoos, or enclosures of a zoo, are as they were.


@lru_cache(1024)
def _zoos(points: tuple[int, ...], trucks: bytes, dwellers: bytes, housed: bytes, barns: bytes) -> list[Json]:
    """All zoos from the bytes of the state."""
    owners = range(len(points))
    return list(map(_zoo, owners, points, rows_of(trucks), rows_of(dwellers), rows_of(housed), rows_of(barns)))


@lru_cache(4096)
def _zoo(owner: int, points: int, truck: bytes, dwellers: bytes, housed: bytes, barn: bytes) -> Part:
    return Part(
        seat=owner,
        truck=truck_taken(int.from_bytes(truck, signed=True)),
        points=points,
        enclosures=[
            _enclosure(number, dwellers[number], housed[number * SORTS : (number + 1) * SORTS])
            for number in range(ENCLOSURES)
        ],
        barn=named(barn),
    )


@lru_cache(4096)
def _enclosure(number: int, dweller: int, housed: bytes) -> dict[str, Json]:
    counts = list(housed)
    return {
        "number": number + 1,
        "tiles": tiles_among(NO_SPECIES if dweller == NO_SPECIES & 0xFF else dweller, counts),
        "animals": sum(counts[: OFFSPRING + 1]),
        "free": SPACES - sum(counts),
    }


@lru_cache(4096)
def _unborn(nursery: bytes) -> dict[str, Json]:
    return {SPECIES[species]: n for species, n in enumerate(nursery) if n}


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
