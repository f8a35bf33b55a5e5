"""O Zoo le Mio: whether a position can be: its zoos are built once more, auction by auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Seat
from .actions import ACTIONS, GIVE_UP
from .plane import joins_of_tile
from .rules import end_auction, is_row_complete, place, placements, show, without_bid
from .scoring import tiles_in
from .state import BID, HANG_FLAG, LOST, OPEN_BIDS, OVER, PHASE_NAMES, PLACE_TILE, REVEAL
from .tiles import TILE_NAMES, TILES


class Sale(NamedTuple):
    """A tile that was sold: in which auction, to whom, and where it lies then."""

    auction: int
    tile: int
    owner: int
    x: int = 0
    y: int = 0
    turns: int = 0


def sell_all(s: np.record, sales: Sequence[Sale]) -> None:
    """Everything up to now again, in a state that is set up: who bought what, years with their points and coins.

    Nobody pays: the coins are what each seat has got.
    """
    if sorted(sale.auction for sale in sales) != list(range(1, len(sales) + 1)):
        raise BadPosition("position-auctions", number=len(sales))
    for sale in sorted(sales):
        if s.owner[sale.tile] != NOTHING:
            raise BadPosition("position-tile-twice", tile=TILE_NAMES[sale.tile])
        show(s, sale.tile)
        _sell(s, sale)
        if is_row_complete(s):
            end_auction(s)
        else:
            s.auction += 1
            s.sold += 1


def _sell(s: np.record, sale: Sale) -> None:
    if sale.owner == LOST:
        if not any(_fits_nowhere(s, seat, sale.tile) for seat in range(s.players)):
            raise BadPosition("position-not-lost", tile=TILE_NAMES[sale.tile])
        s.owner[sale.tile] = LOST
        s.auctioned[sale.tile] = sale.auction
        return
    where = (sale.x, sale.y, sale.turns)
    if joins_of_tile(s, sale.owner, sale.tile, *where) < 1:
        raise BadPosition("position-misplaced", tile=TILE_NAMES[sale.tile], seat=Seat(sale.owner))
    place(s, sale.owner, sale.tile, *where)


def _fits_nowhere(s: np.record, seat: int, tile: int) -> bool:
    out = np.zeros(ACTIONS, np.int16)
    return bool(placements(s, seat, tile, out) == 1 and out[0] == GIVE_UP)


def check_phase(s: np.record) -> None:
    """The game is over when all tiles are sold, between years nothing of the new one is; one who has bought places."""
    phase = PHASE_NAMES[s.phase]
    is_all_sold = s.auction > TILES
    if is_all_sold != (s.phase == OVER):
        raise BadPosition("position-over", phase=phase)
    if (s.phase == REVEAL and s.sold) or (s.phase == HANG_FLAG and s.auction > 1):
        raise BadPosition("position-too-early", phase=phase)
    if (s.turn != NOTHING) != (s.phase == PLACE_TILE):
        raise BadPosition("position-turn", phase=phase)


def lay_out_row(s: np.record, row: Sequence[int]) -> None:
    """The tiles of this year, first those sold; all of them are there just when there is something to sell."""
    sold = s.row[: s.sold].tolist()
    if list(row[: len(sold)]) != sold:
        raise BadPosition("position-row-begins", tiles=", ".join(TILE_NAMES[tile] for tile in sold))
    is_complete = False
    for tile in row[len(sold) :]:
        if s.owner[tile] != NOTHING:
            raise BadPosition("position-tile-twice", tile=TILE_NAMES[tile])
        if is_complete:
            raise BadPosition("position-row-long", phase=PHASE_NAMES[s.phase])
        show(s, tile)
        is_complete = bool(is_row_complete(s))
    if is_complete != (OPEN_BIDS <= s.phase < OVER) or (s.phase == HANG_FLAG and s.shown):
        raise BadPosition("position-row", phase=PHASE_NAMES[s.phase])


def lay_out_coins(s: np.record, coins: Sequence[int]) -> None:
    """The coins of each seat, where the state has what it got: who has bought nothing has all of that."""
    for seat, left in enumerate(coins):
        got = int(s.coins[seat])
        has_bought = bool(tiles_in(s, seat)) or s.turn == seat or bool((s.owner == LOST).any())
        if left > got:
            raise BadPosition("position-coins", seat=Seat(seat), most=got)
        if left < got and not has_bought:
            raise BadPosition("position-unspent", seat=Seat(seat), most=got)
        if s.bids[seat] > left:
            raise BadPosition("position-bid-too-high", seat=Seat(seat), coins=left)
        s.coins[seat] = left


def check_pole(s: np.record) -> None:
    """All flags hang, except while chance is still hanging them."""
    hanging = s.pole[s.pole != NOTHING].tolist()
    is_right = sorted(hanging) == list(range(s.players))
    if s.phase == HANG_FLAG:
        is_right = len(set(hanging)) == len(hanging) < s.players and all(seat < s.players for seat in hanging)
    if not is_right:
        raise BadPosition("position-pole", phase=PHASE_NAMES[s.phase])


def check_bids(s: np.record) -> None:
    """Some have bid while the others think; all have when the bids are opened; otherwise there are none."""
    missing = int(without_bid(s)).bit_count()
    is_right = missing == s.players
    if s.phase == BID:
        is_right = missing > 0
    if s.phase == OPEN_BIDS:
        is_right = missing == 0
    if not is_right:
        raise BadPosition("position-bids", phase=PHASE_NAMES[s.phase])
