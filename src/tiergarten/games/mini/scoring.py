"""Zooloretto Mini: points, places, and where the points come from."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.signs import NOTHING
from ...words import Message, Name, message
from ..family.tiles.state import BOXES, OFFSPRING, OVER, PLACE_TILES, TRUCKS
from ..family.trucks import boxes_to_come, taken_trucks
from .actions import tile
from .state import BABY, ENCLOSURES, LANDSCAPE, LANDSCAPES, NO_SPECIES, POND, SORT_OF, SPECIES, SPECIES_OF
from .zoo import takes

POINTS_FOR = (0, 1, 2, 3, 4, 8, 12)  # points of an enclosure by its number of animals
FOR_A_KIND = 2  # points for a landscape in the enclosures, minus points for a species or landscape in the barn
ALL_SPECIES, ALL_LANDSCAPES = len(SPECIES), len(LANDSCAPES)
MORE_THAN_LANDSCAPES = 32  # a zoo has fewer landscape tiles: points decide first

# What a seat may hope for, found by games of bots against each other.
PROMISE_OF = (0.0, 1.0, 2.5, 4.5, 6.5, 9.5, 12.0)  # what an enclosure with so many animals is likely to become worth
HOPE = 0.6  # how much of the best truck a seat counts on that has yet to take one
PATIENCE = 1.0  # what each box still to be loaded is worth to it, shared by all who have yet to take


@rule
def score(s, seat):
    """Enclosures and landscapes, less what the barn costs."""
    points = 0
    for enclosure in range(ENCLOSURES):
        points += POINTS_FOR[animals_in(s, seat, enclosure)]
    for landscape in range(ALL_LANDSCAPES):
        if is_in_enclosures(s, seat, landscape):
            points += FOR_A_KIND
        if s.barn[seat, POND + landscape] > 0:
            points -= FOR_A_KIND
    for species in range(ALL_SPECIES):
        if is_in_barn(s, seat, species):
            points -= FOR_A_KIND
    return points


@rule
def animals_in(s, seat, enclosure):
    """Animals of the enclosure, offspring among them."""
    n = 0
    for sort in range(OFFSPRING + 1):
        n += s.housed[seat, enclosure, sort]
    return n


@rule
def is_in_enclosures(s, seat, landscape):
    """Lies such a landscape in any enclosure?"""
    for enclosure in range(ENCLOSURES):
        if s.housed[seat, enclosure, LANDSCAPE + landscape] > 0:
            return True
    return False


@rule
def is_in_barn(s, seat, species):
    """Is the species in the barn, adult or offspring?"""
    for kind in range(3 * species, 3 * species + 3):
        if s.barn[seat, kind] > 0:
            return True
    return s.barn[seat, BABY + species] > 0


@rule
def landscape_tiles(s, seat):
    """Landscape tiles in the enclosures, of whatever type: they break ties."""
    n = 0
    for enclosure in range(ENCLOSURES):
        for landscape in range(ALL_LANDSCAPES):
            n += int(s.housed[seat, enclosure, LANDSCAPE + landscape])
    return n


@rule
def standing(s, seat):
    """What two seats are compared by: points, then landscape tiles."""
    return score(s, seat) * MORE_THAN_LANDSCAPES + landscape_tiles(s, seat)


@rule
def estimate(s, seat):
    """Points by what the enclosures may become, and the cargo the seat has taken or may hope to take."""
    points = float(score(s, seat))
    for enclosure in range(ENCLOSURES):
        animals = animals_in(s, seat, enclosure)
        points += PROMISE_OF[animals] - POINTS_FOR[animals]
    if s.truck_of[seat] != NOTHING:
        if s.phase == PLACE_TILES and s.turn == seat:
            points += cargo_worth(s, seat, s.truck_of[seat])
    elif s.phase != OVER:
        points += HOPE * best_cargo(s, seat) + PATIENCE * boxes_to_come(s)
    return points


@rule
def best_cargo(s, seat):
    """What the best of the trucks that are still there would bring the seat."""
    taken = taken_trucks(s)
    best = -100.0
    for truck in range(TRUCKS):
        if not taken & (1 << truck):
            best = max(best, cargo_worth(s, seat, truck))
    return best


@rule
def cargo_worth(s, seat, truck):
    """What the tiles on a truck would bring the seat, each taken by itself."""
    worth = 0.0
    for box in range(BOXES):
        if s.boxes[truck, box] >= 0:
            worth += tile_worth(s, seat, s.boxes[truck, box])
    return worth


@rule
def tile_worth(s, seat, kind):
    """What one tile would bring the seat: the best enclosure for it, or else the barn."""
    species = SPECIES_OF[kind]
    best = -FOR_A_KIND * 1.0
    if species == NO_SPECIES:
        if s.barn[seat, kind] > 0:
            best = 0.0
    elif is_in_barn(s, seat, species):
        best = 0.0
    for enclosure in range(ENCLOSURES):
        if takes(s, seat, enclosure, kind):
            if species == NO_SPECIES:
                gain = 0.0 if is_in_enclosures(s, seat, SORT_OF[kind] - LANDSCAPE) else FOR_A_KIND * 1.0
            else:
                animals = animals_in(s, seat, enclosure)
                gain = PROMISE_OF[animals + 1] - PROMISE_OF[animals]
            best = max(best, gain)
    return best


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the points come from: one row a source, which sum to the score."""
    rows = []
    for enclosure in range(ENCLOSURES):
        animals = int(animals_in(s, seat, enclosure))
        if animals:
            species = Name(f"species-{SPECIES[s.dweller[seat, enclosure]]}")
            row = message("points-enclosure", species=species, animals=animals)
            rows.append((row, POINTS_FOR[animals]))
    landscapes = tuple(tile(POND + type_) for type_ in range(ALL_LANDSCAPES) if is_in_enclosures(s, seat, type_))
    if landscapes:
        rows.append((message("points-landscapes", landscapes=landscapes), FOR_A_KIND * len(landscapes)))
    barn = tuple(Name(f"species-{name}") for i, name in enumerate(SPECIES) if is_in_barn(s, seat, i))
    barn += tuple(tile(kind) for kind in range(POND, POND + ALL_LANDSCAPES) if s.barn[seat, kind])
    if barn:
        rows.append((message("points-barn", kinds=barn), -FOR_A_KIND * len(barn)))
    return rows
