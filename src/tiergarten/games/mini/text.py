"""Zooloretto Mini: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Words
from ..family.seats import own_last
from ..family.tiles.text import hand_lines, pile_line, tiles_line, truck_lines


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, trucks and zoos, the viewer's own zoo last, and the tile in hand: next to where the choice is made."""
    lines = [pile_line(view, words), *truck_lines(view, words, names)]
    for zoo in own_last(view, view["zoos"]):
        lines += _zoo(zoo, words, names)
    return lines + hand_lines(view, words)


def _zoo(zoo: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    lines = [words.text("show-zoo", seat=names[zoo["seat"]], points=zoo["points"])]
    for enclosure in zoo["enclosures"]:
        number, tiles = enclosure["number"], tiles_line(words, enclosure["tiles"])
        lines.append("  " + words.text("show-enclosure", enclosure=number, tiles=tiles, free=enclosure["free"]))
    return [*lines, "  " + words.text("show-barn", tiles=tiles_line(words, zoo["barn"]))]
