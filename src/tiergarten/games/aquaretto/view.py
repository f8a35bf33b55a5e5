"""Aquaretto: what a seat may know. Nothing is hidden but which tile comes next, and that nobody knows."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.parts import Json, Slice
from ...core.rows import copy_row, copy_start
from ...core.signs import NOTHING
from ..family.seats import to_the_left
from ..family.tiles.header import describe_seat
from ..family.tiles.state import BUILD_EXPANSION, FEMALE, MALE, SEATS
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
from .actions import SIZE_NAMES, STAFF_NAMES, building_cells
from .depot import top
from .expansions import write_boxes
from .grid import BOX_SPAN, CELL_NAMES, FRAMED, OUTSIDE, SPACES, SPAN
from .grid import BOXES as LAND
from .money import BUY_PRICE, DISCARD_PRICE, EXPANSION_PRICE, MOVE_PRICE
from .picture import BOARD_CELLS, FREE, animals_on, spaces_of
from .position import MOST_COINS, describe, describe_zoo, named
from .scoring import score
from .spaces import basins, cell_at
from .state import (
    BASINS,
    COWORKERS,
    EXPANSIONS_EACH,
    FREE_SPACE,
    LARGE,
    NO_SPACE,
    ON_TRAINER,
    SHOWN,
    SLOTS,
    SMALL,
    TRAINER,
)
from .tiles import ANIMALS, COPIES, DRAWN, KIND_NAMES, KIND_OF, KINDS, SPECIES

PRICES: dict[str, Json] = {  # of the money actions
    "move_tile": MOVE_PRICE,
    "move_coworker": MOVE_PRICE,
    "buy": BUY_PRICE,
    "discard": DISCARD_PRICE,
    **{f"expand_{size}": price for size, price in zip(SIZE_NAMES, EXPANSION_PRICE, strict=True)},
}
OFFICES: dict[str, Json] = dict(zip(STAFF_NAMES, SLOTS, strict=True))  # places for coworkers apart from spaces

# Where the parts of an observation begin.
PILES = MIDDLE
DOING = 10  # numbers of what is being done, before the bag
BAG = PILES + DOING
UNBORN = BAG + DRAWN
ZOOS = UNBORN + len(SPECIES)
STAFF_PART = SHOWN  # within a zoo
BUILT_PART = STAFF_PART + TRAINER
DEPOT_PART = BUILT_PART + LARGE + 1
ZOO = DEPOT_PART + ANIMALS  # numbers for each zoo
ALL_SPECIES = len(SPECIES)


def pile_slices() -> tuple[Slice, ...]:
    """What `observe_piles` writes."""
    return (
        Slice("tiles unseen", 1, 0, int(COPIES[:DRAWN].sum())),
        Slice("animal about to go into the water zoo, counted from 1", 1, 0, KINDS),
        Slice("coworker due after the offspring", 1, 0, 1),
        Slice("office that the coworker being moved comes from: cashier 1, keeper 2, manager 3", 1, 0, TRAINER),
        Slice("column and row of the trainer being moved, counted from 1", 2, 0, SPAN),
        Slice("expansion being built: small 1, large 2", 1, 0, 2),
        Slice("column and row of the small expansion's box, counted from 1", 2, 0, BOX_SPAN),
        Slice("coworkers in the supply", 1, 0, COWORKERS),
        Slice("unseen tiles by kind", DRAWN, 0, int(COPIES.max())),
        Slice("offspring unborn by species", len(SPECIES), 0, 2),
    )


def zoo_slices(owner: str) -> tuple[Slice, ...]:
    """What `observe_zoo` writes."""
    return (
        Slice(
            f"{owner}: spaces, the frame's {FRAMED} row by row, then those outside: "
            f"not there {NO_SPACE}, free {FREE_SPACE}, animal from 1, trainer {ON_TRAINER}",
            SPACES,
            NO_SPACE,
            ON_TRAINER,
        ),
        Slice(f"{owner}: column and row of each space outside of the frame, counted from 1", 2 * OUTSIDE, 0, SPAN),
        Slice(f"{owner}: cashiers, keepers, managers", TRAINER, 0, max(SLOTS)),
        Slice(f"{owner}: small and large expansions built", 2, 0, EXPANSIONS_EACH),
        Slice(f"{owner}: depot from the top, counted from 1", ANIMALS, 0, KINDS),
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
            **describe_zoo(s, owner),
            **view_zoo(s, owner),
        }
        for owner in range(s.players)
    ]
    return {
        **shown,
        **view_piles(s),
        "prices": PRICES,
        "offices": OFFICES,
        "last_round": bool(is_last_round(s.sea_unseen)),
        "zoos": zoos,
    }


def view_piles(s: np.record) -> dict[str, Json]:
    """What is unseen, what is unborn, and who is not yet at work."""
    return {
        **pile_sizes(int(s.sea_unseen)),
        "unseen": named(s.sea_bag),
        "unborn": {SPECIES[species]: int(n) for species, n in enumerate(s.sea_nursery) if n},
        "coworkers": int(s.supply),
    }


def view_zoo(s: np.record, owner: int) -> dict[str, Json]:
    """What a position says of a water zoo only by its picture: what is where, and what there is room for."""
    cells = {space: int(cell_at(s, owner, space)) for space in spaces_of(int(s.spaces[owner]))}
    on: dict[str, Json] = dict.fromkeys(CELL_NAMES[cell] for cell in cells.values())
    on |= {CELL_NAMES[cells[space]]: "trainer" for space in spaces_of(int(s.trainers[owner]))}
    on |= {CELL_NAMES[cells[space]]: KIND_NAMES[kind] for space, kind in animals_on(s, owner).items()}
    first_row, first_column = min(cells.values()) // SPAN, min(cell % SPAN for cell in cells.values())
    return {
        "corner": CELL_NAMES[first_row * SPAN + first_column],
        "spaces": on,
        "expansions": [CELL_NAMES[cell] for cell in sorted(set(cells.values()) - BOARD_CELLS[FREE])],
        "small_expansions_left": EXPANSIONS_EACH - int(s.built[owner, SMALL]),
        "large_expansions_left": EXPANSIONS_EACH - int(s.built[owner, LARGE]),
        "basins": int(basins(s, owner)),
        "most_basins": BASINS + int(s.built[owner, LARGE]),
        "fertile": [KIND_NAMES[kind] for kind in fertile(s, owner)],
        "building_land": [CELL_NAMES[cell] for cell in land_to_build_on(s, owner)],
    }


def fertile(s: np.record, owner: int) -> list[int]:
    """The males and females that have no offspring yet: as many as their sex is ahead of the other in their basin."""
    kinds = list(animals_on(s, owner).values())
    alone = []
    for species in range(ALL_SPECIES):
        males, females = int(KIND_OF[species, MALE]), int(KIND_OF[species, FEMALE])
        ahead = kinds.count(males) - kinds.count(females)
        alone += [males] * ahead + [females] * -ahead
    return alone


def land_to_build_on(s: np.record, owner: int) -> list[int]:
    """The cells that the expansion can have which the seat is building, ascending; none while it builds nothing."""
    if s.phase != BUILD_EXPANSION or s.turn != owner:
        return []
    boxes = np.full(LAND, s.box, np.int16)
    ways = write_boxes(s, owner, s.expansion, 0, boxes) if s.box == NOTHING else 1
    return sorted({cell for box in boxes[:ways] for cell in building_cells(s, owner, int(box))})


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
    """What is unseen or unborn, and what is being done."""
    out[0] = s.sea_unseen
    out[1] = s.carried + 1
    out[2] = s.coworker_due
    out[3] = s.moved_from + 1 if s.moved_from < TRAINER else 0
    observe_square(s.moved_from - TRAINER, SPAN, out[4:])
    out[6] = s.expansion + 1
    observe_square(s.box, BOX_SPAN, out[7:])
    out[9] = s.supply
    copy_row(s.sea_bag, 0, out, BAG - PILES)
    copy_row(s.sea_nursery, 0, out, UNBORN - PILES)


@rule
def observe_square(square: int, span: int, out: np.ndarray) -> None:
    """Column and row of a square of a grid with so many columns, counted from 1; 0 where there is none."""
    out[0] = square % span + 1 if square >= 0 else 0
    out[1] = square // span + 1 if square >= 0 else 0


@rule
def observe_zoo(s: np.record, owner: int, out: np.ndarray) -> None:
    """What lies in a water zoo and its depot; ZOO numbers."""
    copy_row(s.shown, owner, out, 0)
    copy_row(s.staff, owner, out, STAFF_PART)
    copy_row(s.built, owner, out, BUILT_PART)
    copy_start(s.depots, top(s, owner), s.heights[owner], out, DEPOT_PART)
