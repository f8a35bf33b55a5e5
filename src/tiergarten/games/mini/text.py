"""Zooloretto Mini: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, trucks and zoos; the viewer's own zoo last, next to where the choice is made."""
    lines = [
        words.text("show-last-round", end=view["end_pile"])
        if view["last_round"]
        else words.text("show-piles", draw=view["draw_pile"], end=view["end_pile"])
    ]
    owner = {zoo["truck"]: names[zoo["seat"]] for zoo in view["zoos"]}
    for number, boxes in enumerate(view["trucks"], 1):
        if number in owner and not any(boxes):
            lines.append(words.text("show-truck-taken", truck=number, seat=owner[number]))
        elif number in owner:
            cargo = ", ".join(_name(words, name) for name in boxes if name)
            lines.append(words.text("show-truck-unloaded", truck=number, seat=owner[number], cargo=cargo))
        else:
            cargo = ", ".join(_name(words, name) if name else words.text("show-empty-box") for name in boxes)
            lines.append(words.text("show-truck", truck=number, cargo=cargo))
    for zoo in own_last(view, view["zoos"]):
        lines += _zoo(zoo, words, names)
    return lines


def _zoo(zoo: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    lines = [words.text("show-zoo", seat=names[zoo["seat"]], points=zoo["points"])]
    for enclosure in zoo["enclosures"]:
        number, tiles = enclosure["number"], _tiles(words, enclosure["tiles"])
        lines.append("  " + words.text("show-enclosure", enclosure=number, tiles=tiles, free=enclosure["free"]))
    return [*lines, "  " + words.text("show-barn", tiles=_tiles(words, zoo["barn"]))]


def _tiles(words: Words, tiles: Mapping[str, int]) -> str:
    if not tiles:
        return words.text("show-none")
    return ", ".join(f"{n} × {_name(words, name)}" if n > 1 else _name(words, name) for name, n in tiles.items())


def _name(words: Words, kind: str) -> str:
    return words.text("show-tile", tile=Name(f"tile-{kind}"))
