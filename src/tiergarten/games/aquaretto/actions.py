"""Aquaretto: the action ids and their words."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ...words import Message, Name, Seat, message
from ..family.tiles.actions import OWN, flow_label, flow_names
from ..family.tiles.state import BOXES, PLACE_OFFSPRING, SEATS
from .depot import top_of_depot
from .expansions import write_corners
from .grid import BOX_CELL, CELL_NAMES, CELLS, CORNER_NAMES, CORNER_STEP, CORNERS, NO_CORNER
from .grid import BOXES as LAND
from .state import LARGE, TRAINER
from .tiles import DRAWN, KIND_NAMES, SPECIES, TRAINABLE

PLACES = TRAINER + CELLS  # of coworkers

# What is done in a water zoo, counted from 0; the ids of the game are these from OWN on.
PICK = 0  # PICK + box of the truck
STORE = PICK + BOXES
PUT = STORE + 1  # PUT + cell
STAFF = PUT + CELLS  # STAFF + place
MOVE_TILE = STAFF + PLACES
MOVE = MOVE_TILE + 1  # MOVE + place of the coworker
BUY = MOVE + PLACES  # BUY + steps to the left - 1
DISCARD = BUY + SEATS - 1
EXPAND = DISCARD + 1  # EXPAND + size
BUILD = EXPAND + LARGE + 1  # BUILD + box on the grid
LEAVE_CORNER = BUILD + LAND  # LEAVE_CORNER + corner
SEA_ACTIONS = LEAVE_CORNER + CORNERS
ACTIONS = OWN + SEA_ACTIONS

# What chance can answer: a tile by its kind, then a species to leave out, then a seat to start.
LEAVES_OUT = DRAWN  # LEAVES_OUT + species - TRAINABLE
STARTS = LEAVES_OUT + len(SPECIES) - TRAINABLE  # STARTS + seat

STAFF_NAMES = ("cashier", "keeper", "manager")
PLACE_NAMES = (*STAFF_NAMES, *(f"trainer-{cell}" for cell in CELL_NAMES))
SIZE_NAMES = ("small", "large")

# Keys of the words of moves, where one stands for several actions.
PLACE_KEYS = ("place-cashier", "place-keeper", "place-manager", "place-trainer")
MOVE_KEYS = ("move-cashier", "move-keeper", "move-manager", "move-trainer")
EXPAND_KEYS = ("expand-small", "expand-large")


def sea_names() -> tuple[str, ...]:
    """The fixed names of what is done in a water zoo; boxes of trucks count from 1, cells have their own names."""
    return (
        *(f"pick-box-{box}" for box in range(1, BOXES + 1)),
        "store",
        *(f"put-{cell}" for cell in CELL_NAMES),
        *(f"place-{place}" for place in PLACE_NAMES),
        "move-tile",
        *(f"move-{place}" for place in PLACE_NAMES),
        *(f"buy-from-left-{step}" for step in range(1, SEATS)),
        "discard",
        *(f"expand-{size}" for size in SIZE_NAMES),
        *(f"build-{CELL_NAMES[cell]}" for cell in BOX_CELL),
        *(f"leave-out-{corner}" for corner in CORNER_NAMES),
    )


def action_names() -> tuple[str, ...]:
    """Every action's fixed name, as records have it."""
    return (*flow_names(), *sea_names())


def outcome_names() -> tuple[str, ...]:
    """The fixed name of everything that chance can answer."""
    return (
        *KIND_NAMES[:DRAWN],
        *(f"leave-out-{species}" for species in SPECIES[TRAINABLE:]),
        *(f"start-seat-{seat}" for seat in range(SEATS)),
    )


def tile(kind: int) -> Name:
    """The tile's name in the catalogue."""
    return Name(f"tile-{KIND_NAMES[kind]}")


def species_name(species: int) -> Name:
    """The species' name in the catalogue."""
    return Name(f"species-{SPECIES[species]}")


def label(s: np.record, seat: int, action: int) -> Message:
    """What a player would say who makes this move."""
    return flow_label(s, action, KIND_NAMES) if action < OWN else sea_label(s, seat, action - OWN, 0)


def sea_label(s: np.record, seat: int, action: int, first_kind: int) -> Message:
    """What a player would say who does this in the water zoo; on trucks its kinds of tile count from `first_kind`."""
    if action < STORE:
        return message("pick", tile=tile(int(s.boxes[s.truck_of[seat], action - PICK]) - first_kind))
    if action == STORE:
        return message("store", tile=tile(s.carried))
    if action < STAFF:
        key = "put-offspring" if s.phase == PLACE_OFFSPRING else "put"
        return message(key, tile=tile(s.carried), cell=CELL_NAMES[action - PUT])
    if action < MOVE_TILE:
        return _coworker(PLACE_KEYS, action - STAFF)
    if action == MOVE_TILE:
        return message("move-tile", tile=tile(top_of_depot(s, seat)))
    if action < BUY:
        return _coworker(MOVE_KEYS, action - MOVE)
    return _money_label(s, seat, action)


def _coworker(keys: tuple[str, ...], place: int) -> Message:
    if place < TRAINER:
        return message(keys[place])
    return message(keys[TRAINER], cell=CELL_NAMES[place - TRAINER])


def _money_label(s: np.record, seat: int, action: int) -> Message:
    if action < DISCARD:
        rival = (seat + 1 + action - BUY) % int(s.players)
        return message("buy-from-depot", tile=tile(top_of_depot(s, rival)), rival=Seat(rival))
    if action == DISCARD:
        return message("discard-from-depot", tile=tile(top_of_depot(s, seat)))
    if action < BUILD:
        return message(EXPAND_KEYS[action - EXPAND])
    if action >= LEAVE_CORNER:
        return message("build-on", cells=_called(cells_of(int(s.box), action - LEAVE_CORNER)))
    cells = building_cells(s, seat, action - BUILD)
    if s.expansion == LARGE:
        return message("build-on", cells=_called(cells))
    return message("build-there" if len(cells) < CORNERS else "build-within", cells=_called(cells))


def _called(cells: Iterable[int]) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in cells)


def building_cells(s: np.record, seat: int, box: int) -> list[int]:
    """The cells of a box that the expansion can have which the seat is building: all, or those that are free."""
    left_out = np.full(CORNERS, NO_CORNER, np.int16)
    ways = 1 if s.expansion == LARGE else write_corners(s, seat, box, 0, left_out)
    return sorted({cell for corner in left_out[:ways] for cell in cells_of(box, int(corner))})


def cells_of(box: int, left_out: int) -> list[int]:
    """The cells of an expansion in a box."""
    return [int(BOX_CELL[box]) + step for corner, step in enumerate(CORNER_STEP) if corner != left_out]
