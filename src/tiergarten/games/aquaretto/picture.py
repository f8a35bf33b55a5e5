"""Aquaretto: a water zoo as lines of text that can be read and typed, and checking that it can be.

A sign for every cell, blanks between them. The yard shows where the board lies, so a picture has no coordinates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from ...errors import BadPosition
from ...words import Name, Seat
from ..family.tiles.state import FEMALE, MALE, OFFSPRING, PLAIN
from .expansions import add_space, bare_board, join
from .grid import BOARD, CELLS, CORNER_STEP, FRAME_CELL, MARGIN, SPACES, SPAN
from .shown import show
from .spaces import beside, cell_at, is_beside, space_at
from .state import BASINS, EXPANSION_SPACES, EXPANSIONS_EACH, LARGE, SMALL
from .tiles import KIND_NAMES, KIND_OF, MARKED, SORT_OF, SPECIES, SPECIES_OF, TRAINABLE

FREE, TRAINER_SIGN, YARD, ELSEWHERE = "-", "@", "#", "."
LETTERS = "DOLTHCPB"  # by species
SORT_SIGNS = {PLAIN: "", MALE: "m", FEMALE: "f", OFFSPRING: "b"}
FLASH, FISH = "!", "*"
ANIMAL_LETTERS = LETTERS + "".join(SORT_SIGNS.values())  # people see others in other languages


def sign_of(kind: int) -> str:
    """The sign of an animal: a letter for its species, and one for its sort unless it is plain."""
    species, sort = int(SPECIES_OF[kind]), int(SORT_OF[kind])
    mark = FLASH if species < TRAINABLE else FISH
    return LETTERS[species] + (mark if sort == MARKED else SORT_SIGNS[sort])


KIND_OF_SIGN = {sign_of(kind): kind for kind in range(len(KIND_NAMES)) if SPECIES_OF[kind] >= 0}
SIGNS = (FREE, TRAINER_SIGN, YARD, ELSEWHERE, *KIND_OF_SIGN)
WIDTH = max(map(len, SIGNS))
BOARD_CELLS = {sign: {int(FRAME_CELL[i]) for i, each in enumerate("".join(BOARD)) if each == sign} for sign in "-#"}


def spaces_of(mask: int) -> list[int]:
    """The spaces of a mask."""
    return [space for space in range(SPACES) if mask >> space & 1]


def animals_on(s: np.record, seat: int) -> dict[int, int]:
    """The kind of the animal on each space that has one."""
    sorts = [int(mask) for mask in s.sorts[seat]]
    kinds = {}
    for species, home in enumerate(map(int, s.basin[seat])):
        for space in spaces_of(home):
            marked = (sort for sort, mask in enumerate(sorts, PLAIN + 1) if mask >> space & 1)
            kinds[space] = int(KIND_OF[species, next(marked, PLAIN)])
    return kinds


def signs(s: np.record, seat: int) -> dict[int, str]:
    """The sign of every cell of a water zoo, the yard among them."""
    shown = dict.fromkeys(BOARD_CELLS[YARD], YARD)
    on = dict.fromkeys(spaces_of(int(s.spaces[seat])), FREE)
    on |= dict.fromkeys(spaces_of(int(s.trainers[seat])), TRAINER_SIGN)
    on |= {space: sign_of(kind) for space, kind in animals_on(s, seat).items()}
    return shown | {int(cell_at(s, seat, space)): sign for space, sign in on.items()}


def rows(shown: dict[int, str]) -> Iterator[tuple[int, list[str]]]:
    """The rows that a water zoo reaches over, each with its number and a sign for every column it reaches over."""
    columns = sorted({cell % SPAN for cell in shown})
    for row in range(min(shown) // SPAN, max(shown) // SPAN + 1):
        yield row, [shown.get(row * SPAN + column, ELSEWHERE) for column in range(columns[0], columns[-1] + 1)]


def picture(s: np.record, seat: int) -> list[str]:
    """A water zoo as lines of text."""
    return [aligned(row) for _, row in rows(signs(s, seat))]


def aligned(row: Sequence[str]) -> str:
    """The signs of a row, below those of other rows."""
    return " ".join(sign.ljust(WIDTH) for sign in row).rstrip()


def lay_out_picture(s: np.record, seat: int, lines: Sequence[str]) -> None:
    """A picture into the state; BadPosition says why it cannot be."""
    shown = _read(seat, lines)
    spaces = {cell for cell, sign in shown.items() if sign != YARD}
    bare_board(s, seat)
    s.built[seat] = _expansions(seat, spaces)
    for cell in sorted(spaces - BOARD_CELLS[FREE]):
        add_space(s, seat, cell)
    join(s, seat)
    for cell, sign in shown.items():
        if sign == TRAINER_SIGN:
            s.trainers[seat] |= 1 << space_at(s, seat, cell)
        elif sign in KIND_OF_SIGN:
            kind, space = KIND_OF_SIGN[sign], int(space_at(s, seat, cell))
            s.basin[seat, SPECIES_OF[kind]] |= 1 << space
            if SORT_OF[kind] != PLAIN:
                s.sorts[seat, SORT_OF[kind] - 1] |= 1 << space
    show(s, seat)
    _check_basins(s, seat)


def _read(seat: int, lines: Sequence[str]) -> dict[int, str]:
    """The sign of every cell, once the yard has been found."""
    found = {}
    for y, line in enumerate(lines):
        for x, sign in enumerate(line.split()):
            if sign not in SIGNS:
                raise BadPosition("position-sign", seat=Seat(seat), sign=sign, known=" ".join(SIGNS))
            if sign != ELSEWHERE:
                found[x, y] = sign
    yard = sorted((y, x) for (x, y), sign in found.items() if sign == YARD)
    top, left = yard[0] if yard else (0, 0)
    east, south = MARGIN - left, MARGIN + BOARD.index("#----") - top
    shown = {}
    for (x, y), sign in found.items():
        column, row = x + east, y + south
        if not (0 <= column < SPAN and 0 <= row < SPAN):
            raise BadPosition("position-expansions-unbuilt", seat=Seat(seat))
        shown[row * SPAN + column] = sign
    yard_cells = {cell for cell, sign in shown.items() if sign == YARD}
    if yard_cells != BOARD_CELLS[YARD] or not shown.keys() >= BOARD_CELLS[FREE]:
        raise BadPosition("position-board", seat=Seat(seat), board=" / ".join(" ".join(row) for row in BOARD))
    return shown


def _expansions(seat: int, spaces: set[int]) -> tuple[int, int]:
    """How many small and large expansions the cells beside the board are."""
    added = frozenset(spaces - BOARD_CELLS[FREE])
    for small in range(EXPANSIONS_EACH + 1):
        for large in range(EXPANSIONS_EACH + 1):
            needed = small * EXPANSION_SPACES[SMALL] + large * EXPANSION_SPACES[LARGE]
            if needed == len(added) and _can_be_built(frozenset(BOARD_CELLS[FREE]), added, small, large):
                return small, large
    raise BadPosition("position-expansions-unbuilt", seat=Seat(seat))


def _can_be_built(zoo: frozenset[int], added: frozenset[int], small: int, large: int) -> bool:
    """Can these cells be added by so many expansions, one after the other?"""
    if not added:
        return True
    for box in range(CELLS - SPAN - 1):
        corners = [box + step for step in CORNER_STEP]
        for size, number in ((EXPANSION_SPACES[SMALL], small), (EXPANSION_SPACES[LARGE], large)):
            for expansion in map(frozenset, combinations(corners, size)):
                if number and expansion <= added and any(is_beside(one, other) for one in expansion for other in zoo):
                    rest = (small - 1, large) if size == EXPANSION_SPACES[SMALL] else (small, large - 1)
                    if _can_be_built(zoo | expansion, added - expansion, *rest):
                        return True
    return False


def _check_basins(s: np.record, seat: int) -> None:
    """One basin a species, a space apart from all others, and not too many of them."""
    homes = [int(basin) for basin in s.basin[seat]]
    for species, home in enumerate(homes):
        named = Name(f"species-{SPECIES[species]}")
        if home and _reached(s, seat, home) != home:
            raise BadPosition("position-basin-torn", seat=Seat(seat), species=named)
        for other in range(species):
            if beside(s, seat, home) & homes[other]:
                second = Name(f"species-{SPECIES[other]}")
                raise BadPosition("position-basins-touch", seat=Seat(seat), species=named, other=second)
    number, most = sum(home != 0 for home in homes), BASINS + int(s.built[seat, LARGE])
    if number > most:
        raise BadPosition("position-basins", seat=Seat(seat), number=number, most=most)


def _reached(s: np.record, seat: int, home: int) -> int:
    """What of a basin can be reached from its first space."""
    reached, before = home & -home, 0
    while reached != before:
        before = reached
        reached |= beside(s, seat, reached) & home
    return reached
