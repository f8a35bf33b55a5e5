"""O Zoo le Mio: what a seat may know. Bids are sealed until all are there; coins are hidden unless agreed otherwise."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ...core.rows import copy_row
from ...core.signs import NOTHING
from ..family.seats import or_none, steps_to, to_the_left
from .options import MONEY_WORDS, TIES_WORDS, YEARS_WORDS
from .plane import turn_paths
from .position import seats_on_pole
from .scoring import FIRST, noted_points, score, tiles_in, trees, visitors
from .state import FOR_SALE, LOST, MOST_COINS, OVER, PHASE_NAMES, SEATS, YEARS
from .tiles import BUSHES_OF, BUSHES_ON, DIRECTIONS, HALVES, PATHS_OF, STARS_OF, TILE_NAMES, TILES, TYPE_OF, TYPES

FARTHEST = 2 * TILES + 1  # squares from the starting tile, if all tiles lay in a line
EXITS = int(np.bitwise_count(PATHS_OF.astype(np.uint8)).sum())
MOST_BENCHES = EXITS // 2 - TILES  # if every exit were joined to another: each tile needs one join to lie there
MOST_UNITS = FIRST * (len(TYPES) + 1) + MOST_BENCHES
HUT_SQUARES = ((0, -1), (1, -1))
HIDDEN = -1  # coins that the seat does not see

# Where the parts of an observation begin, after eleven single numbers.
ROW_PART = 11
TILES_PART = ROW_PART + TILES
TILE_NUMBERS = 5  # for each tile
ZOOS = TILES_PART + TILE_NUMBERS * TILES
ZOO = 3 + 2 * len(TYPES) + 3 + YEARS  # numbers for each zoo
OBSERVATION = (
    Slice("phase", 1, 0, OVER),
    Slice("players", 1, 2, SEATS),
    Slice("years last until three tiles have bushes", 1, 0, 1),
    Slice("coins lie open", 1, 0, 1),
    Slice("trees of the only zoo with bushes", 1, 1, 2),
    Slice("equals share the win", 1, 0, 1),
    Slice("year", 1, 1, YEARS),
    Slice("auction", 1, 1, TILES + 1),
    Slice("tiles sold this year", 1, 0, TILES),
    Slice("steps to the seat that places a tile", 1, -1, SEATS - 1),
    Slice("own bid", 1, -1, MOST_COINS),
    Slice("tiles of the year in their order, counted from 1", TILES, 0, TILES),
    *(
        Slice(f"{name}: {what}", 1, least, most)
        for name in TILE_NAMES
        for what, least, most in (
            ("steps to its owner; -1 in the stack, -2 lost, -3 for sale", FOR_SALE, SEATS - 1),
            ("auction in which it was sold", 0, TILES),
            ("quarter turns", 0, DIRECTIONS - 1),
            ("half A east of the starting tile", -FARTHEST, FARTHEST),
            ("half A north of the starting tile", -FARTHEST, FARTHEST),
        )
    ),
    *(
        part
        for zoo in ("own zoo", *(f"zoo {step} to the left" for step in range(1, SEATS)))
        for part in (
            Slice(f"{zoo}: coins, -1 where they are hidden", 1, HIDDEN, MOST_COINS),
            Slice(f"{zoo}: has bid", 1, 0, 1),
            Slice(f"{zoo}: place of the flag from the top, counted from 1", 1, 0, SEATS),
            Slice(f"{zoo}: stars of the best enclosure by type", len(TYPES), 0, 20),
            Slice(f"{zoo}: auction in which it last grew by type", len(TYPES), 0, TILES),
            Slice(f"{zoo}: bushes", 1, 0, int(BUSHES_OF.sum())),
            Slice(f"{zoo}: auction in which they last became more", 1, 0, TILES),
            Slice(f"{zoo}: benches", 1, 0, MOST_BENCHES),
            Slice(f"{zoo}: points by year", YEARS, 0, MOST_UNITS * YEARS),
        )
    ),
)
AIDS = frozenset({"points"})


def view(s: np.record, seat: int | None) -> dict[str, Json]:
    """The table as the seat sees it, or a spectator."""
    return {
        "phase": PHASE_NAMES[s.phase],
        "years": YEARS_WORDS[s.professional],
        "money": MONEY_WORDS[s.open_money],
        "lone_trees": int(s.lone_trees),
        "ties": TIES_WORDS[s.shared_win],
        "year": int(s.year),
        "auction": int(s.auction),
        "turn": or_none(s.turn),
        "pole": seats_on_pole(s),
        "row": [shown_tile(int(tile), 0) for tile in s.row[: s.shown]],
        "sold": int(s.sold),
        "stack": int((s.owner == NOTHING).sum()),
        "lost": [TILE_NAMES[tile] for tile in range(TILES) if s.owner[tile] == LOST],
        "start": list(start_halves()),
        "hut": [[x, y] for x, y in HUT_SQUARES],
        "zoos": [_zoo(s, owner, is_own=owner == seat) for owner in range(s.players)],
    }


def _zoo(s: np.record, owner: int, *, is_own: bool) -> dict[str, Json]:
    sees_coins = is_own or bool(s.open_money)
    return {
        "seat": owner,
        "coins": int(s.coins[owner]) if sees_coins else None,
        "has_bid": bool(s.bids[owner] != NOTHING),
        "bid": or_none(s.bids[owner]) if is_own else None,
        "tiles": [placed_tile(s, tile) for tile in range(TILES) if s.owner[tile] == owner],
        "number": int(tiles_in(s, owner)),
        "enclosures": _enclosures(s, owner),
        "stars": {name: int(s.stars[owner, type_]) for type_, name in enumerate(TYPES)},
        "visitors": {name: int(visitors(s, owner, type_)) for type_, name in enumerate(TYPES)},
        "bushes": int(s.bushes[owner]),
        "trees": int(trees(s, owner)),
        "benches": int(s.benches[owner]),
        "years": [int(s.points[owner, year]) for year in range(YEARS)],
        "noted": int(noted_points(s, owner)),
        "points": int(score(s, owner)),
    }


def shown_tile(tile: int, turns: int) -> dict[str, Json]:
    """A tile, as it looks when it is turned so often."""
    return {"tile": TILE_NAMES[tile], "halves": [_half(half, turns) for half in (2 * tile, 2 * tile + 1)]}


def placed_tile(s: np.record, tile: int) -> dict[str, Json]:
    """A tile of a zoo, and where its halves lie, east and north of the starting tile."""
    turns = int(s.turned[tile])
    halves = [{**_half(half, turns), "x": int(s.x[half]), "y": int(s.y[half])} for half in (2 * tile, 2 * tile + 1)]
    return {"tile": TILE_NAMES[tile], "turned": turns, "auction": int(s.auctioned[tile]), "halves": halves}


def _enclosures(s: np.record, owner: int) -> list[Json]:
    """The enclosures of a zoo, halves of a type side by side as one; does it count for its type?"""
    left = [half for half in range(HALVES) if s.owner[half // 2] == owner]
    found: list[Json] = []
    while left:
        joined = [left.pop(0)]
        for half in joined:  # grows while it is gone through
            beside = [other for other in left if _is_beside(s, half, other)]
            left = [other for other in left if other not in beside]
            joined += beside
        type_ = TYPE_OF[joined[0]]
        stars = int(STARS_OF[joined].sum())
        newest = max(s.auctioned[half // 2] for half in joined)
        found.append(
            {
                "type": TYPES[type_],
                "stars": stars,
                # of enclosures with equally many stars the newer one counts (docs/rules/o-zoo-le-mio.md, 37)
                "counts": bool(stars == s.stars[owner, type_] and newest == s.grown[owner, type_]),
                "squares": [[int(s.x[half]), int(s.y[half])] for half in joined],
            }
        )
    return found


def _is_beside(s: np.record, half: int, other: int) -> bool:
    """Do two halves of the same type share a side?"""
    apart = abs(int(s.x[half]) - int(s.x[other])) + abs(int(s.y[half]) - int(s.y[other]))
    return bool(TYPE_OF[half] == TYPE_OF[other]) and apart == 1


def start_halves() -> list[dict[str, Json]]:
    """The halves of everybody's starting tile."""
    return [{"exits": exits_of(half, 0), "x": half - HALVES, "y": 0} for half in (HALVES, HALVES + 1)]


def _half(half: int, turns: int) -> dict[str, Json]:
    return {
        "type": TYPES[TYPE_OF[half]],
        "stars": int(STARS_OF[half]),
        "bushes": int(BUSHES_ON[half]),
        "exits": exits_of(half, turns),
    }


def exits_of(half: int, turns: int) -> list[str]:
    """Where paths leave a half that is turned so often."""
    paths = int(turn_paths(PATHS_OF[half], turns))
    return [name for direction, name in enumerate(("north", "east", "south", "west")) if paths >> direction & 1]


@rule
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """The numbers that OBSERVATION lists, own zoo first, then to the left; zoos that are not there are all 0."""
    observe_middle(s, seat, out)
    at = ZOOS
    for step in range(s.players):
        observe_zoo(s, seat, to_the_left(s.players, seat, step), out[at : at + ZOO])
        at += ZOO
    for i in range(at, ZOOS + SEATS * ZOO):
        out[i] = 0


@rule
def observe_middle(s: np.record, seat: int, out: np.ndarray) -> None:
    """Settings, the tiles for sale, and where every tile lies."""
    players = int(s.players)
    out[0] = s.phase
    out[1] = players
    out[2] = s.professional
    out[3] = s.open_money
    out[4] = s.lone_trees
    out[5] = s.shared_win
    out[6] = s.year
    out[7] = s.auction
    out[8] = s.sold
    out[9] = steps_to(players, seat, s.turn)
    out[10] = s.bids[seat]
    for i in range(TILES):
        out[ROW_PART + i] = s.row[i] + 1
    at = TILES_PART
    for tile in range(TILES):
        out[at] = steps_to(players, seat, s.owner[tile])
        out[at + 1] = s.auctioned[tile]
        out[at + 2] = s.turned[tile]
        out[at + 3] = s.x[2 * tile]
        out[at + 4] = s.y[2 * tile]
        at += TILE_NUMBERS


@rule
def observe_zoo(s: np.record, seat: int, owner: int, out: np.ndarray) -> None:
    """One zoo, as the seat sees it."""
    out[0] = s.coins[owner] if owner == seat or s.open_money else HIDDEN
    out[1] = s.bids[owner] != NOTHING
    flag = 0
    for place in range(SEATS):
        flag += (place + 1) * (s.pole[place] == owner)
    out[2] = flag
    copy_row(s.stars, owner, out, 3)
    copy_row(s.grown, owner, out, 3 + len(TYPES))
    at = 3 + 2 * len(TYPES)
    out[at] = s.bushes[owner]
    out[at + 1] = s.planted[owner]
    out[at + 2] = s.benches[owner]
    copy_row(s.points, owner, out, at + 3)
