"""Zooloretto: points, places, what a seat may hope for, and where the points come from."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.playouts import Playouts
from ...core.signs import NOTHING
from ...words import Message, Name, message
from ..family.tiles.state import BOXES, OVER, SETTLE_TILE, TRUCKS
from ..family.tiles.turns import is_placing
from ..family.trucks import boxes_to_come, taken_trucks
from .actions import place_name, species_name, tile
from .hopes import COIN_WORTH, tile_worth, zoo_hope
from .points import ALL_SPECIES, FOR_A_KIND, TYPES, enclosure_points, is_standing, zoo_score
from .state import COIN, NO_SPECIES, SPACES, STALL
from .zoo import animals_in, animals_in_barn, enclosures_of

MORE_THAN_COINS = 64  # nobody has as many: points decide first

# What a seat may hope for, found by games of bots against each other.
HOPE = 0.65  # how much of the best truck a seat counts on that has yet to take one
PATIENCE = 0.8  # what each box still to be loaded is worth to it, shared by all who have yet to take
LATE = 25  # when so many tiles are unseen, hopes begin to fade
PLAYOUTS = Playouts(candidates=8, thorough=8)  # most that money can do is bad


@rule
def score(s, seat):
    """Enclosures and stalls, less what the barn costs."""
    return zoo_score(s, seat, FOR_A_KIND)


@rule
def standing(s, seat):
    """What two seats are compared by: points, then coins."""
    return score(s, seat) * MORE_THAN_COINS + s.coins[seat]


@rule
def estimate(s, seat):
    """Points by what the enclosures may become and the coins may buy, and by cargo taken or hoped for."""
    if s.phase == OVER:
        return score(s, seat) + s.coins[seat] / MORE_THAN_COINS
    time_left = min(1.0, s.zoo_unseen / LATE)
    points = score(s, seat) + zoo_hope(s, seat, time_left) + COIN_WORTH * time_left * s.coins[seat]
    if s.phase == SETTLE_TILE and s.turn == seat:
        points += tile_worth(s, seat, s.zoo_hand, time_left)
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
    in_barn = (*species_in_barn(s, seat), *types_in_barn(s, seat))
    return zoo_rows(s, seat) + cost_row("points-barn", in_barn, FOR_A_KIND)


def zoo_rows(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """The rows of the enclosures and stalls."""
    rows = []
    for enclosure in range(enclosures_of(s, seat)):
        dweller = int(s.dweller[seat, enclosure])
        if dweller != NO_SPECIES:
            animals = int(animals_in(s, seat, enclosure))
            where = {"place": place_name(enclosure), "species": species_name(dweller)}
            row = message("points-enclosure", **where, animals=animals, spaces=SPACES[enclosure])
            rows.append((row, int(enclosure_points(s, seat, enclosure))))
    stalls = tuple(tile(STALL + type_) for type_ in range(TYPES) if is_standing(s, seat, type_))
    if stalls:
        rows.append((message("points-stalls", stalls=stalls), FOR_A_KIND * len(stalls)))
    return rows


def species_in_barn(s: np.record, seat: int) -> tuple[Name, ...]:
    """The species that are in the barn."""
    return tuple(species_name(i) for i in range(ALL_SPECIES) if animals_in_barn(s, seat, i))


def types_in_barn(s: np.record, seat: int) -> tuple[Name, ...]:
    """The types of stall that are in the barn."""
    return tuple(tile(STALL + type_) for type_ in range(TYPES) if s.barn[seat, STALL + type_])


def cost_row(key: str, kinds: tuple[Name, ...], each: int) -> list[tuple[Message, int]]:
    """The row of things that cost so many points each; none where there is nothing."""
    return [(message(key, kinds=kinds), -each * len(kinds))] if kinds else []
