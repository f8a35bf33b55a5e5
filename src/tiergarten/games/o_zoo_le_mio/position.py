"""O Zoo le Mio: positions as readable JSON. A zoo is a list of lines such as "3: t02 at 1/1 turned 2".

That is: the tile of the third auction lies with its half A one square east and one north of the starting tile's half A,
and has been turned clockwise twice. All that follows from the zoos is left out: stars, visitors, benches, points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ..family.schema import number_schema
from ..family.seats import check_one_each, lay_out_seat, or_none, seat_schema
from .checks import Sale, check_bids, check_phase, check_pole, lay_out_coins, lay_out_row, sell_all
from .options import MONEY_WORDS, TIES_WORDS, YEARS_WORDS
from .rules import setup
from .state import HANG_FLAG, LOST, MOST_COINS, OPEN_BIDS, PHASE_NAMES, SEATS
from .tiles import HALVES, TILE_NAMES, TILES

AUCTION = "(?:[1-9]|1[0-9]|2[0-5])"
TILE = "t(?:0[1-9]|1[0-9]|2[0-5])"
NUMBER = "(?:0|-?[1-9][0-9]?)"
END = r"(?!\n)$"  # to Python's $ a line that ends with a break is at its end before that


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    return {
        "description": "All tiles, coins and flags. Tiles that are not named are in the stack.",
        "properties": {
            "years": {"description": "when a year has all its tiles", "enum": list(YEARS_WORDS)},
            "money": {"description": "whether others see a seat's coins", "enum": list(MONEY_WORDS)},
            "lone_trees": {"description": "trees of the only zoo with bushes", **number_schema(1, 2)},
            "ties": {"description": "who wins of equals", "enum": list(TIES_WORDS)},
            "phase": {"description": "what is to be done now", "enum": list(PHASE_NAMES)},
            "turn": seat_schema(SEATS, "seat that places the tile it bought, counted from 0"),
            "pole": {
                "description": "seats by their flags, from the top of the pole",
                "type": "array",
                "maxItems": SEATS,
                "items": number_schema(0, SEATS - 1),
            },
            "row": {
                "description": "tiles of this year in the order drawn, those sold already too",
                "type": "array",
                "items": {"enum": list(TILE_NAMES)},
            },
            "coins": {"description": "coins of each seat", "type": "array", "items": number_schema(0, MOST_COINS)},
            "bids": {
                "description": "coins that each seat bids, null where it has not bid",
                "type": "array",
                "items": {"type": ["integer", "null"], "minimum": 0, "maximum": MOST_COINS},
            },
            "zoos": {
                "description": "tiles of each zoo: auction, tile, square of its half A (east/north), quarter turns",
                "type": "array",
                "items": _lines(f"^{AUCTION}: {TILE} at {NUMBER}/{NUMBER} turned [0-3]{END}"),
            },
            "lost": {"description": "tiles that fitted nowhere: auction, tile", **_lines(f"^{AUCTION}: {TILE}{END}")},
        },
    }


def _lines(pattern: str) -> dict[str, Json]:
    return {"type": "array", "items": {"type": "string", "pattern": pattern}}


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    return {
        "years": YEARS_WORDS[s.professional],
        "money": MONEY_WORDS[s.open_money],
        "lone_trees": int(s.lone_trees),
        "ties": TIES_WORDS[s.shared_win],
        "phase": PHASE_NAMES[s.phase],
        "turn": or_none(s.turn),
        "pole": seats_on_pole(s),
        "row": [TILE_NAMES[tile] for tile in s.row[: s.shown]],
        "coins": [int(coins) for coins in s.coins[: s.players]],
        "bids": [or_none(bid) for bid in s.bids[: s.players]],
        "zoos": [[_line(s, tile) for tile in _sold_to(s, seat)] for seat in range(s.players)],
        "lost": [f"{s.auctioned[tile]}: {TILE_NAMES[tile]}" for tile in _sold_to(s, LOST)],
    }


def seats_on_pole(s: np.record) -> list[int]:
    """The seats whose flags hang, from the top."""
    return [int(seat) for seat in s.pole if seat != NOTHING]


def _sold_to(s: np.record, owner: int) -> list[int]:
    """The tiles of an owner, in the order in which they were sold."""
    return sorted(np.flatnonzero(s.owner == owner).tolist(), key=lambda tile: int(s.auctioned[tile]))


def _line(s: np.record, tile: int) -> str:
    square = f"{s.x[2 * tile]}/{s.y[2 * tile]}"
    return f"{s.auctioned[tile]}: {TILE_NAMES[tile]} at {square} turned {s.turned[tile]}"


def pieces(s: np.record) -> Counter[str]:
    """Every half of every tile, wherever it is: in the stack, for sale, lost, or on a square of a zoo."""
    waiting = [tile for tile in range(TILES) if s.owner[tile] < 0]
    halves = [half for tile in waiting for half in (2 * tile, 2 * tile + 1)]
    halves += s.squares[s.squares < HALVES].tolist()
    return Counter(TILE_NAMES[half // 2] + "ab"[half % 2] for half in halves)


def left(s: np.record) -> int:
    """Where chance acts, how many flags do not hang or how many tiles are in the stack; bids are opened in one way."""
    if s.phase == OPEN_BIDS:
        return 1
    if s.phase == HANG_FLAG:
        return int(s.players) - len(seats_on_pole(s))
    return TILES - int(s.auction - 1 + s.shown)


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    s.players = position["players"]
    for field in ("coins", "bids", "zoos"):
        check_one_each(position, field, s)
    s.professional = YEARS_WORDS.index(position["years"])
    s.open_money = MONEY_WORDS.index(position["money"])
    s.lone_trees = position["lone_trees"]
    s.shared_win = TIES_WORDS.index(position["ties"])
    setup(s)
    sell_all(s, _sales(position))
    s.phase = PHASE_NAMES.index(position["phase"])
    lay_out_seat(position, "turn", s, is_needed=False)
    check_phase(s)
    lay_out_row(s, [TILE_NAMES.index(name) for name in position["row"]])
    s.pole[: len(position["pole"])] = position["pole"]
    s.bids[: s.players] = [NOTHING if bid is None else bid for bid in position["bids"]]
    lay_out_coins(s, position["coins"])
    check_pole(s)
    check_bids(s)


def _sales(position: Mapping[str, Any]) -> list[Sale]:
    """Every tile that was sold, as the lines of the zoos and of the lost tiles say."""
    sales = []
    for seat, lines in enumerate(position["zoos"]):
        for line in lines:
            auction, name, _, square, _, turns = line.split()
            x, y = square.split("/")
            sales.append(Sale(int(auction[:-1]), TILE_NAMES.index(name), seat, int(x), int(y), int(turns)))
    for line in position["lost"]:
        auction, name = line.split()
        sales.append(Sale(int(auction[:-1]), TILE_NAMES.index(name), LOST))
    return sales
