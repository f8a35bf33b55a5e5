"""A water zoo worked out the slow way, from what everybody sees: places and what is on them, nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from tiergarten.games.aquaretto.tiles import SPECIES

from .tables import Place, place

TRAINED = ("dolphin", "orca", "sea-lion")
YARD = {(0, 3), (0, 4), (1, 4)}
BOARD = {(x, y) for x, y in product(range(5), range(5))} - YARD - {(0, 0), (4, 0), (4, 4)}


def beside(spot: Place) -> set[Place]:
    """The four places that share an edge with one."""
    x, y = spot
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def around(spot: Place) -> set[Place]:
    """The eight places that share an edge or a corner with one."""
    x, y = spot
    return {(x + east, y + south) for east, south in product((-1, 0, 1), repeat=2)} - {spot}


def species_of(tile: str) -> str:
    """The species of a tile by its name."""
    return next(species for species in SPECIES if tile.endswith(species))


class SlowZoo:
    """What a view says of one seat's water zoo."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self.on: dict[Place, str | None] = {place(name): tile for name, tile in seen["spaces"].items()}
        self.animals = {spot: tile for spot, tile in self.on.items() if tile not in (None, "trainer")}
        self.trainers = [spot for spot, tile in self.on.items() if tile == "trainer"]

    def homes(self) -> dict[str, set[Place]]:
        """The places of each species."""
        homes: dict[str, set[Place]] = {}
        for spot, tile in self.animals.items():
            homes.setdefault(species_of(str(tile)), set()).add(spot)
        return homes

    def spaces_for(self, species: str) -> set[Place]:
        """Where an animal of the species may go."""
        homes = self.homes()
        if species not in homes and len(homes) >= 3 + 2 - int(self.seen["large_expansions_left"]):
            return set()
        allowed = set()
        for spot, tile in self.on.items():
            neighbours = {species_of(str(self.animals[near])) for near in beside(spot) if near in self.animals}
            if tile is None and neighbours <= {species} and (species not in homes or neighbours):
                allowed.add(spot)
        return allowed

    def points(self) -> int:
        """What the water zoo and the depot are worth."""
        tiles = [str(tile) for tile in self.animals.values()]
        points: int = len(tiles)
        points += self.seen["cashier"] * self.seen["coins"]
        points += self.seen["keeper"] * sum(tile.startswith("fish-") for tile in tiles)
        for trainer in self.trainers:
            for near in around(trainer):
                tile = str(self.animals.get(near, ""))
                points += tile.endswith(TRAINED) and not tile.startswith("flash-")
        stored = {species_of(tile) for tile in self.seen["depot"]}
        return points - (1 if self.seen["manager"] else 2) * len(stored)

    def lands(self, size: int) -> set[frozenset[Place]]:
        """All ways to lay an expansion of so many spaces."""
        taken = set(self.on) | YARD
        ways = set()
        for x, y in product(range(-8, 12), repeat=2):
            box = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
            for cells in [box] if size == 4 else [box - {corner} for corner in box]:
                if not cells & taken and any(beside(each) & set(self.on) for each in cells):
                    ways.add(frozenset(cells))
        return ways

    def is_sound(self) -> bool:
        """Are the basins connected, apart from each other, and not too many?"""
        homes = self.homes()
        for species, home in homes.items():
            reached = {min(home)}
            for _ in home:
                reached |= {near for spot in reached for near in beside(spot)} & home
            rivals = {spot for other, spots in homes.items() if other != species for spot in spots}
            if reached != home or any(beside(spot) & rivals for spot in home):
                return False
        return len(homes) <= 5 - int(self.seen["large_expansions_left"])

    def sizes(self) -> Counter[str]:
        """The size of each basin."""
        return Counter({species: len(home) for species, home in self.homes().items()})
