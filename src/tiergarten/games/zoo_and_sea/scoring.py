"""Aquaretto with Zooloretto: points, places, what a seat may hope for, and where the points come from."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.signs import NOTHING
from ...words import Message
from ..aquaretto.hopes import sea_hope
from ..aquaretto.hopes import tile_worth as animal_worth
from ..aquaretto.points import price_of_species, sea_points
from ..aquaretto.scoring import PLAYOUTS as PLAYOUTS  # as with a water zoo alone
from ..aquaretto.scoring import breakdown as sea_breakdown
from ..family.tiles.state import BOXES, OVER, PLACE_OFFSPRING, SETTLE_TILE, TRUCKS
from ..family.tiles.turns import is_placing
from ..family.trucks import boxes_to_come, taken_trucks
from ..zooloretto.hopes import tile_worth, zoo_hope
from ..zooloretto.points import FOR_A_KIND, zoo_score
from ..zooloretto.scoring import breakdown as zoo_breakdown
from ..zooloretto.scoring import cost_row, species_in_barn, types_in_barn, zoo_rows
from .loading import game_of
from .state import SEA_COIN, SEA_KIND, ZOO, ZOO_COIN

MORE_THAN_COINS = 128  # nobody has as many: points decide first

# What a seat may hope for, found by games of bots against each other.
HOPE = 0.6  # how much of the best truck a seat counts on that has yet to take one
PATIENCE = 0.9  # what each box still to be loaded is worth to it, shared by all who have yet to take
LATE = 40  # when so many tiles of a game are unseen, its hopes begin to fade
COIN_WORTH = 0.8


@rule
def score(s, seat):
    """Zoo and water zoo; a manager makes the species in the barn cheaper too."""
    return zoo_score(s, seat, price_of_species(s, seat)) + sea_points(s, seat)


@rule
def standing(s, seat):
    """What two seats are compared by: points, then coins."""
    return score(s, seat) * MORE_THAN_COINS + int(s.coins[seat])


@rule
def estimate(s, seat):
    """Points by what both zoos may become and the coins may buy, and by cargo taken or hoped for."""
    if s.phase == OVER:
        return score(s, seat) + s.coins[seat] / MORE_THAN_COINS
    zoo_time, sea_time = time_left(s.zoo_unseen), time_left(s.sea_unseen)
    points = score(s, seat) + zoo_hope(s, seat, zoo_time) + sea_hope(s, seat, sea_time)
    points += COIN_WORTH * max(zoo_time, sea_time) * s.coins[seat]
    if s.turn == seat and s.zoo_hand != NOTHING:
        points += tile_worth(s, seat, s.zoo_hand, zoo_time)
    elif s.turn == seat and (s.phase == SETTLE_TILE or s.phase == PLACE_OFFSPRING):
        points += animal_worth(s, seat, s.carried, sea_time)
    if s.truck_of[seat] == NOTHING:
        points += HOPE * best_cargo(s, seat, zoo_time, sea_time) + PATIENCE * boxes_to_come(s)
    elif s.turn == seat and is_placing(s):
        points += cargo_worth(s, seat, s.truck_of[seat], zoo_time, sea_time)
    return points


@rule
def time_left(unseen):
    """How much hope there is while so many tiles of a game are unseen, from 0 to 1."""
    return min(1.0, unseen / LATE)


@rule
def best_cargo(s, seat, zoo_time, sea_time):
    """What the best of the trucks that are still there would bring the seat."""
    taken = taken_trucks(s)
    best = -100.0
    for truck in range(TRUCKS):
        if not taken & (1 << truck):
            best = max(best, cargo_worth(s, seat, truck, zoo_time, sea_time))
    return best


@rule
def cargo_worth(s, seat, truck, zoo_time, sea_time):
    """What the tiles on a truck would bring the seat, each taken by itself."""
    worth = 0.0
    for box in range(BOXES):
        kind = s.boxes[truck, box]
        if kind in (ZOO_COIN, SEA_COIN):
            worth += COIN_WORTH * max(zoo_time, sea_time)
        elif kind >= 0:
            if game_of(kind) == ZOO:
                worth += tile_worth(s, seat, kind, zoo_time)
            else:
                worth += animal_worth(s, seat, kind - SEA_KIND, sea_time)
    return worth


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the points come from: the rows of the zoo, then those of the water zoo, which sum to the score."""
    price = int(price_of_species(s, seat))
    if price == FOR_A_KIND:
        zoo = zoo_breakdown(s, seat)
    else:  # with a manager species are cheaper, but no stalls
        zoo = zoo_rows(s, seat)
        zoo += cost_row("points-barn-managed", species_in_barn(s, seat), price)
        zoo += cost_row("points-barn", types_in_barn(s, seat), FOR_A_KIND)
    return zoo + sea_breakdown(s, seat)
