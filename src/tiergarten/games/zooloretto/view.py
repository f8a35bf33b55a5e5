"""Zooloretto: what a seat may know. Nothing is hidden but which tile comes next, and that nobody knows."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ...core.rows import copy_row
from ..family.seats import to_the_left
from ..family.tiles.header import describe_seat
from ..family.tiles.state import SEATS
from ..family.tiles.turns import is_last_round
from ..family.tiles.view import (
    MIDDLE,
    PURSE,
    middle_slices,
    observe_middle,
    observe_purse,
    owners,
    pile_sizes,
    purse_slices,
)
from .actions import PLACE_NAMES
from .inventory import named, tiles_of
from .money import TO_BUY, TO_DISCARD, TO_EXCHANGE, TO_EXPAND, TO_MOVE
from .points import FULL, ONE_SHORT
from .position import MOST_COINS, describe
from .scoring import score
from .state import (
    COPIES,
    DRAWN,
    ENCLOSURES,
    KINDS,
    MOST_EXPANSIONS,
    SORTS,
    SPACES,
    SPECIES,
    STALL_SPACES,
    STALLS,
)
from .zoo import COINS_FOR, animals_in, enclosures_of

# What the money actions cost.
PRICES: dict[str, Json] = {
    "move": TO_MOVE,
    "exchange": TO_EXCHANGE,
    "buy": TO_BUY,
    "discard": TO_DISCARD,
    "expand": TO_EXPAND,
}

# Where the parts of an observation begin.
PILES = MIDDLE
BAG = PILES + 2
UNBORN = BAG + DRAWN
ZOOS = UNBORN + len(SPECIES)
HOUSED = 1 + ENCLOSURES  # within a zoo
STALLS_PART = HOUSED + ENCLOSURES * SORTS
BARN_PART = STALLS_PART + ENCLOSURES * len(STALLS)
ZOO = BARN_PART + KINDS  # numbers for each zoo
ALL_SPECIES, TYPES = len(SPECIES), len(STALLS)


def pile_slices() -> tuple[Slice, ...]:
    """What `observe_piles` writes."""
    return (
        Slice("tiles unseen", 1, 0, int(COPIES[:DRAWN].sum())),
        Slice("tile bought and to be placed, counted from 1", 1, 0, KINDS),
        Slice("unseen tiles by kind", DRAWN, 0, int(COPIES.max())),
        Slice("offspring unborn by species", len(SPECIES), 0, 2),
    )


def zoo_slices(owner: str) -> tuple[Slice, ...]:
    """What `observe_zoo` writes."""
    return (
        Slice(f"{owner}: expansions", 1, 0, max(MOST_EXPANSIONS)),
        Slice(f"{owner}: species of the enclosures, counted from 1", ENCLOSURES, 0, len(SPECIES)),
        Slice(f"{owner}: animals of the enclosures by sort", ENCLOSURES * SORTS, 0, max(SPACES)),
        Slice(f"{owner}: stalls at the enclosures by type", ENCLOSURES * len(STALLS), 0, max(STALL_SPACES)),
        Slice(f"{owner}: barn by kind", KINDS, 0, int(COPIES.max())),
    )


OBSERVATION = (
    *middle_slices(DRAWN, MOST_COINS),
    *pile_slices(),
    *(part for owner in owners() for part in (*purse_slices(owner, MOST_COINS), *zoo_slices(owner))),
)
AIDS = frozenset({"points", "unseen"})


def view(s: np.record, seat: int | None) -> dict[str, Json]:
    """The table as everybody sees it."""
    shown = describe(s)
    zoos: list[Json] = [
        {
            "seat": owner,
            **describe_seat(s, owner),
            "points": int(score(s, owner)),
            **view_zoo(s, owner),
        }
        for owner in range(s.players)
    ]
    fields = ("phase", "turn", "hand", "bought", "left_out", "starter", "trucks", "bank", "removed")
    return {
        **{field: shown[field] for field in fields},
        **view_piles(s),
        "prices": PRICES,
        "last_round": bool(is_last_round(s.zoo_unseen)),
        "zoos": zoos,
    }


def view_piles(s: np.record) -> dict[str, Json]:
    """What is unseen, and what is unborn."""
    return {
        **pile_sizes(int(s.zoo_unseen)),
        "unseen": named(s.zoo_bag),
        "unborn": {SPECIES[species]: int(n) for species, n in enumerate(s.zoo_nursery) if n},
    }


def view_zoo(s: np.record, owner: int) -> dict[str, Json]:
    """A zoo as everybody sees it; its plots are expansions that can still be built."""
    built = int(enclosures_of(s, owner))
    left = int(s.zoo_most_expansions - s.zoo_expansions[owner])
    return {
        "enclosures": [view_enclosure(s, owner, enclosure) for enclosure in range(built)],
        "plots": [view_plot(plot) for plot in range(built, built + left)],
        "expansions_left": left,
        "barn": named(s.barn[owner]),
    }


def view_enclosure(s: np.record, owner: int, enclosure: int) -> dict[str, Json]:
    """What lies in an enclosure and beside it."""
    return {
        **view_plot(enclosure),
        "tiles": tiles_of(s, owner, enclosure),
        "animals": int(animals_in(s, owner, enclosure)),
        "free": SPACES[enclosure] - int(animals_in(s, owner, enclosure)),
        "stalls": int(s.stalls[owner, enclosure].sum()),
    }


def view_plot(enclosure: int) -> dict[str, Json]:
    """What an enclosure has room for and what it brings, be it built or not."""
    return {
        "name": PLACE_NAMES[enclosure],
        "spaces": SPACES[enclosure],
        "stall_spaces": STALL_SPACES[enclosure],
        "coins": COINS_FOR[enclosure],
        "full": FULL[enclosure],
        "one_short": ONE_SHORT[enclosure],
    }


@rule
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """The numbers that OBSERVATION lists, own zoo first, then to the left; zoos that are not there are all 0."""
    observe_middle(s, seat, out)
    observe_piles(s, out[PILES:])
    at = ZOOS
    for step in range(s.players):
        owner = to_the_left(s.players, seat, step)
        observe_purse(s, owner, out[at:])
        observe_zoo(s, owner, out[at + PURSE :])
        at += PURSE + ZOO
    out[at : ZOOS + SEATS * (PURSE + ZOO)] = 0


@rule
def observe_piles(s: np.record, out: np.ndarray) -> None:
    """What is unseen, bought or unborn."""
    out[0] = s.zoo_unseen
    out[1] = s.zoo_hand + 1
    copy_row(s.zoo_bag, 0, out, BAG - PILES)
    copy_row(s.zoo_nursery, 0, out, UNBORN - PILES)


@rule
def observe_zoo(s: np.record, owner: int, out: np.ndarray) -> None:
    """What lies in a zoo; ZOO numbers."""
    out[0] = s.zoo_expansions[owner]
    for enclosure in range(ENCLOSURES):
        out[1 + enclosure] = s.dweller[owner, enclosure] + 1
    copy_row(s.housed, owner, out, HOUSED)
    copy_row(s.stalls, owner, out, STALLS_PART)
    copy_row(s.barn, owner, out, BARN_PART)
