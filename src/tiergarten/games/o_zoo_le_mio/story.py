"""O Zoo le Mio: what happened, told from the states before and after a move.

Nothing is told of a bid until all are opened.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from ...words import Message, Seat, message
from .actions import GIVE_UP, label, tile_words, type_name
from .scoring import all_visitors, noted_points, tiles_in, trees, visitors
from .state import BID, HANG_FLAG, OPEN_BIDS, OVER, REVEAL
from .tiles import TYPES


def events(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """What the move did, in the order a watcher would tell it."""
    if before.phase == HANG_FLAG:
        return _flags(after)
    if before.phase == REVEAL:
        return _row(after)
    if before.phase == OPEN_BIDS:
        return _sale(before, after)
    if before.phase == BID:
        return []
    told = _placement(before, seat, action, after)
    return told + _end_of_year(before, after) if after.year > before.year or after.phase == OVER else told


def _flags(after: np.record) -> list[Message]:
    """The order of the flags, once all hang."""
    if after.phase == HANG_FLAG:
        return []
    return [message("told-flags", seats=tuple(Seat(int(seat)) for seat in after.pole[: after.players]))]


def _row(after: np.record) -> list[Message]:
    """The tiles of the year, once all are there."""
    if after.phase == REVEAL:
        return []
    tiles = tuple(tile_words(int(tile)) for tile in after.row[: after.shown])
    return [message("told-row", year=int(after.year), tiles=tiles)]


def _sale(before: np.record, after: np.record) -> list[Message]:
    """All bids, who bought the tile, and whose flag decided."""
    buyer, paid = Seat(int(after.turn)), int(before.bids[after.turn])
    bids = tuple(
        message("bid-of", seat=Seat(seat), coins=int(coins)) for seat, coins in enumerate(before.bids[: before.players])
    )
    tile = tile_words(int(before.row[before.sold]))
    told = [message("told-bids", tile=tile, bids=bids)]
    if (before.bids == paid).sum() > 1:
        told.append(message("told-flag", seat=buyer))
    return [*told, message("told-buy", seat=buyer, coins=paid)]


def _placement(before: np.record, seat: int, action: int, after: np.record) -> list[Message]:
    """Where the tile went, and all that came or went because of it."""
    said = label(before, seat, action)
    told = [message(f"told-{said.key}", seat=Seat(seat), **said.values)]
    if action == GIVE_UP:
        return told
    for type_ in range(len(TYPES)):
        if after.grown[seat, type_] > before.grown[seat, type_]:
            stars = int(after.stars[seat, type_])
            key = "told-stars" if stars > before.stars[seat, type_] else "told-newer"
            told.append(message(key, seat=Seat(seat), type=type_name(type_), stars=stars))
        if moved := _moved(before, after, partial(visitors, type_=type_)):
            told.append(message("told-visitors", type=type_name(type_), changes=moved))
    if after.bushes[seat] > before.bushes[seat]:
        told.append(message("told-bushes", seat=Seat(seat), bushes=int(after.bushes[seat])))
    if moved := _moved(before, after, trees):
        told.append(message("told-trees", changes=moved))
    if benches := int(after.benches[seat] - before.benches[seat]):
        told.append(message("told-benches", seat=Seat(seat), benches=benches))
    return told


def _moved(before: np.record, after: np.record, count: Callable[[np.record, int], int]) -> tuple[Message, ...]:
    """Who has more or fewer visitors or trees now."""
    changes = []
    for seat in range(after.players):
        old, new = int(count(before, seat)), int(count(after, seat))
        if old != new:
            changes.append(message("change", seat=Seat(seat), number=new, change=f"{new - old:+}".replace("-", "−")))
    return tuple(changes)


def _end_of_year(before: np.record, after: np.record) -> list[Message]:
    """What everybody has, what it is worth, and the coins that the zoos earn."""
    year = int(before.year)
    told = [message("told-year-over", year=year), *(_points(after, seat, year) for seat in range(after.players))]
    if after.phase != OVER:
        earned = tuple(
            message("income-of", seat=Seat(seat), coins=int(tiles_in(after, seat))) for seat in range(after.players)
        )
        told.append(message("told-income", earned=earned))
    return told


def _points(after: np.record, seat: int, year: int) -> Message:
    """What a seat has at the end of a year, and what it is worth."""
    return message(
        "told-points",
        seat=Seat(seat),
        visitors=int(all_visitors(after, seat)),
        trees=int(trees(after, seat)),
        benches=int(after.benches[seat]),
        year=year,
        points=int(after.points[seat, year - 1]),
        total=int(noted_points(after, seat)),
    )
