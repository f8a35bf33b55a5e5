"""Aquaretto with Zooloretto: what a seat may know. Nothing is hidden but which tile comes next."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ..aquaretto.view import OFFICES
from ..aquaretto.view import PILES as SEA_PILES
from ..aquaretto.view import PRICES as SEA_PRICES
from ..aquaretto.view import ZOO as WATER_ZOO
from ..aquaretto.view import ZOOS as SEA_ZOOS
from ..aquaretto.view import observe_piles as observe_sea_piles
from ..aquaretto.view import observe_zoo as observe_water_zoo
from ..aquaretto.view import pile_slices as sea_pile_slices
from ..aquaretto.view import view_piles as view_sea_piles
from ..aquaretto.view import view_zoo as view_water_zoo
from ..aquaretto.view import zoo_slices as water_zoo_slices
from ..family.seats import to_the_left
from ..family.tiles.state import END_PILE, SEATS
from ..family.tiles.view import MIDDLE, PURSE, middle_slices, observe_middle, observe_purse, owners, purse_slices
from ..zooloretto.view import (
    PILES,
    PRICES,
    ZOO,
    ZOOS,
    observe_piles,
    observe_zoo,
    pile_slices,
    view_piles,
    view_zoo,
    zoo_slices,
)
from .loading import unseen
from .position import MOST_COINS, describe
from .rules import is_last_round
from .scoring import score
from .state import DRAWN, GAME_NAMES
from .state import SEA as SEA_GAME
from .state import ZOO as ZOO_GAME

# Where the parts of an observation begin.
PILE = MIDDLE
ZOO_PART = PILE + 1
SEA_PART = ZOO_PART + ZOOS - PILES
SEATS_PART = SEA_PART + SEA_ZOOS - SEA_PILES
SEAT = PURSE + ZOO + WATER_ZOO  # numbers for each seat


def in_game(name: str, slices: tuple[Slice, ...]) -> tuple[Slice, ...]:
    """The slices of one of the two games, named after it."""
    return tuple(Slice(f"{name}: {part.name}", part.length, part.least, part.most) for part in slices)


OBSERVATION = (
    *middle_slices(DRAWN, MOST_COINS),
    Slice("pile that a tile is revealed from: zoo 1, sea 2", 1, 0, 2),
    *in_game("zoo", pile_slices()),
    *in_game("sea", sea_pile_slices()),
    *(
        part
        for owner in owners()
        for part in (
            *purse_slices(owner, MOST_COINS),
            *in_game("zoo", zoo_slices(owner)),
            *in_game("sea", water_zoo_slices(owner)),
        )
    ),
)
AIDS = frozenset({"points", "unseen"})


def view(s: np.record, seat: int | None) -> dict[str, Json]:
    """The table as everybody sees it."""
    shown = describe(s)
    described = shown["zoos"]
    assert isinstance(described, list)
    zoos: list[Json] = [
        {**zoo, "seat": owner, "points": int(score(s, owner)), **view_zoo(s, owner), **view_water_zoo(s, owner)}
        for owner, zoo in enumerate(described)
    ]
    piles: dict[str, Json] = {
        GAME_NAMES[game]: {**piles_of(s), **view_end(int(unseen(s, game)))}
        for game, piles_of in ((ZOO_GAME, view_piles), (SEA_GAME, view_sea_piles))
    }
    prices: dict[str, Json] = {GAME_NAMES[ZOO_GAME]: PRICES, GAME_NAMES[SEA_GAME]: SEA_PRICES}
    return {
        **shown,
        "piles": piles,
        "prices": prices,
        "offices": OFFICES,
        "last_round": bool(is_last_round(s)),
        "zoos": zoos,
    }


def view_end(unseen: int) -> dict[str, Json]:
    """Whether a half is about to close after this round, or closed, when so many of its tiles are unseen."""
    return {"closing": 0 < unseen < END_PILE, "closed": unseen == 0}


@rule
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """The numbers that OBSERVATION lists, own zoos first, then to the left; zoos that are not there are all 0."""
    observe_middle(s, seat, out)
    out[PILE] = s.pile + 1
    observe_piles(s, out[ZOO_PART:])
    observe_sea_piles(s, out[SEA_PART:])
    at = SEATS_PART
    for step in range(s.players):
        owner = to_the_left(s.players, seat, step)
        observe_purse(s, owner, out[at:])
        observe_zoo(s, owner, out[at + PURSE :])
        observe_water_zoo(s, owner, out[at + PURSE + ZOO :])
        at += SEAT
    out[at : SEATS_PART + SEATS * SEAT] = 0
