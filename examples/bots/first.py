"""A first bot, as a Python class: it plays Zooloretto Mini by a few simple thoughts, and other games at random.

tiergarten play mini --seat human --seat python:examples.bots.first:First
"""

from __future__ import annotations

import random
from typing import Any

LANDSCAPES = ("pond", "shrub", "rock")
GOOD_TRUCK = 3  # worth that makes us take a truck rather than draw


class First:
    """Fills its enclosures with one species each, and stays away from what would go into the barn."""

    def choose(self, view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
        """One of the legal moves."""
        if view["game"] != "mini":
            return random.choice(legal)
        zoo = view["zoos"][view["seat"]]
        return max(legal, key=lambda move: worth_of_move(move["name"], view, zoo))


def worth_of_move(name: str, view: dict[str, Any], zoo: dict[str, Any]) -> float:
    """How good a move looks."""
    words = name.split("-")
    if words[:2] == ["take", "truck"]:
        return worth_of_truck(view["trucks"][int(words[2]) - 1], zoo) - GOOD_TRUCK
    if words[:2] == ["load", "truck"]:  # good tiles to good trucks, bad ones to bad trucks
        return worth(view["hand"], zoo) * worth_of_truck(view["trucks"][int(words[2]) - 1], zoo)
    if "enclosure" in words:
        enclosure = zoo["enclosures"][int(words[-1]) - 1]
        return float(1 + enclosure["animals"] - enclosure["free"] / 10)
    return -1 if name == "decline-bonus" else 0


def worth_of_truck(tiles: list[str | None], zoo: dict[str, Any]) -> int:
    """What all tiles of a truck are worth to us; an empty box is None."""
    return sum(worth(tile, zoo) for tile in tiles if tile)


def worth(tile: str, zoo: dict[str, Any]) -> int:
    """What a tile is worth to us: most beside its own kind, some in an empty enclosure, less than nothing in a barn."""
    rooms = [enclosure for enclosure in zoo["enclosures"] if enclosure["free"]]
    if tile in LANDSCAPES:
        return 1 if rooms else -2
    if any(species(tile) in map(species, room["tiles"]) for room in rooms):
        return 2
    return 1 if any(room["animals"] == 0 for room in rooms) else -2


def species(tile: str) -> str:
    """The species of an animal: “llama” of “male-llama” and “baby-llama”."""
    return tile.split("-")[-1]
