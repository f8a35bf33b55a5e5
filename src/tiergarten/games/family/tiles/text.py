"""The table of a game of tiles as lines of text, as far as all of them show it alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....words import Name, Words


def pile_line(view: Mapping[str, Any], words: Words) -> str:
    """How many tiles are left."""
    if view["last_round"] and not view["over"]:
        return words.text("show-last-round", end=view["end_pile"])
    return words.text("show-piles", draw=view["draw_pile"], end=view["end_pile"])


def truck_lines(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """What lies on the trucks, and who has taken them."""
    lines = []
    owner = {zoo["truck"]: names[zoo["seat"]] for zoo in view["zoos"]}
    for number, boxes in enumerate(view["trucks"], 1):
        if number in owner and not any(boxes):
            lines.append(words.text("show-truck-taken", truck=number, seat=owner[number]))
        elif number in owner:
            cargo = ", ".join(tile_text(words, name) for name in boxes if name)
            lines.append(words.text("show-truck-unloaded", truck=number, seat=owner[number], cargo=cargo))
        else:
            cargo = ", ".join(tile_text(words, name) if name else words.text("show-empty-box") for name in boxes)
            lines.append(words.text("show-truck", truck=number, cargo=cargo))
    return lines


def hand_lines(view: Mapping[str, Any], words: Words) -> list[str]:
    """The tile that somebody has drawn or bought, or is about to place."""
    held = (view.get(field) for field in ("hand", "bought", "carried"))
    return [words.text("show-in-hand", tile=Name(f"tile-{kind}")) for kind in held if kind]


def tiles_line(words: Words, tiles: Mapping[str, int]) -> str:
    """Tiles by kind in words."""
    if not tiles:
        return words.text("show-none")
    return ", ".join(
        f"{n} × {tile_text(words, name)}" if n > 1 else tile_text(words, name) for name, n in tiles.items()
    )


def tile_text(words: Words, kind: str) -> str:
    """The name of a tile."""
    return words.text("show-tile", tile=Name(f"tile-{kind}"))
