"""Aquaretto: points, places, what a seat may hope for, and where the points come from."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.masks import number_of
from ...core.playouts import Playouts
from ...core.signs import NOTHING
from ...words import Message, message
from ..family.tiles.state import BOXES, OVER, PLACE_OFFSPRING, SETTLE_TILE, TRUCKS
from ..family.tiles.turns import is_placing
from ..family.trucks import boxes_to_come, taken_trucks
from .actions import species_name
from .depot import species_in_depot
from .grid import CELL_NAMES
from .hopes import COIN_WORTH, sea_hope, tile_worth
from .picture import spaces_of
from .points import fish, points_of_trainer, price_of_species, sea_points
from .spaces import cell_at
from .state import CASHIER, KEEPER, MANAGER
from .tiles import COIN, SPECIES

MORE_THAN_COINS = 64  # nobody has as many: points decide first
PLAYOUTS = Playouts(horizon=10, thorough=8)  # what basins promise tells more than long play, which takes longer too

# What a seat may hope for, found by games of bots against each other.
HOPE = 0.35  # how much of the best truck a seat counts on that has yet to take one
PATIENCE = 0.3  # what each box still to be loaded is worth to it, shared by all who have yet to take
LATE = 40  # when so many tiles are unseen, hopes begin to fade


@rule
def score(s, seat):
    """Animals and what coworkers add, less what the depot costs."""
    return sea_points(s, seat)


@rule
def standing(s, seat):
    """What two seats are compared by: points, then coins."""
    return score(s, seat) * MORE_THAN_COINS + int(s.coins[seat])


@rule
def estimate(s, seat):
    """Points by what the basins may become and the coins may buy, and by cargo taken or hoped for."""
    if s.phase == OVER:
        return score(s, seat) + s.coins[seat] / MORE_THAN_COINS
    time_left = min(1.0, s.sea_unseen / LATE)
    points = score(s, seat) + sea_hope(s, seat, time_left) + COIN_WORTH * time_left * s.coins[seat]
    if s.turn == seat and (s.phase == SETTLE_TILE or s.phase == PLACE_OFFSPRING):
        points += tile_worth(s, seat, s.carried, time_left)
    if s.truck_of[seat] == NOTHING:
        points += HOPE * best_cargo(s, seat, time_left) + PATIENCE * boxes_to_come(s)
    elif s.turn == seat and is_placing(s):
        points += cargo_worth(s, seat, s.truck_of[seat], time_left)
    return points


@rule
def best_cargo(s, seat, time_left):
    """What the best of the trucks that are still there would bring the seat."""
    taken = taken_trucks(s)
    best = -100.0
    for truck in range(TRUCKS):
        if not taken & (1 << truck):
            best = max(best, cargo_worth(s, seat, truck, time_left))
    return best


@rule
def cargo_worth(s, seat, truck, time_left):
    """What the tiles on a truck would bring the seat, each taken by itself."""
    worth = 0.0
    for box in range(BOXES):
        kind = s.boxes[truck, box]
        if kind == COIN:
            worth += COIN_WORTH * time_left
        elif kind >= 0:
            worth += tile_worth(s, seat, kind, time_left)
    return worth


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the points come from: one row a source, which sum to the score."""
    rows = []
    for species in range(len(SPECIES)):
        number = int(number_of(int(s.basin[seat, species])))
        if number:
            rows.append((message("points-basin", species=species_name(species), animals=number), number))
    cashiers, keepers = int(s.staff[seat, CASHIER]), int(s.staff[seat, KEEPER])
    if cashiers:
        coins = int(s.coins[seat])
        rows.append((message("points-cashiers", cashiers=cashiers, coins=coins), cashiers * coins))
    if keepers:
        fed = int(fish(s, seat))
        rows.append((message("points-keepers", keepers=keepers, animals=fed), keepers * fed))
    for space in spaces_of(int(s.trainers[seat])):
        row = message("points-trainer", cell=CELL_NAMES[cell_at(s, seat, space)])
        rows.append((row, int(points_of_trainer(s, seat, space))))
    stored = int(species_in_depot(s, seat))
    if stored:
        names = tuple(species_name(species) for species in range(len(SPECIES)) if stored >> species & 1)
        key = "points-depot-managed" if s.staff[seat, MANAGER] else "points-depot"
        rows.append((message(key, species=names), -int(price_of_species(s, seat)) * len(names)))
    return rows
