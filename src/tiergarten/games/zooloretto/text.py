"""Zooloretto: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words, message
from ..family.seats import own_last
from ..family.tiles.text import hand_lines, pile_line, tiles_line, truck_lines


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, bank, trucks and zoos, the viewer's own zoo last, and the tile in hand: next to the choices."""
    lines = [pile_line(view, words), words.text("show-bank", coins=view["bank"])]
    lines += truck_lines(view, words, names)
    for zoo in own_last(view, view["zoos"]):
        lines.append(words.text("show-zoo", seat=names[zoo["seat"]], points=zoo["points"]))
        lines += zoo_lines(zoo, words)
    return lines + hand_lines(view, words)


def zoo_lines(zoo: Mapping[str, Any], words: Words) -> list[str]:
    """The purse, the enclosures and the barn of a zoo."""
    coins = message("show-coins", coins=zoo["coins"])
    lines = ["  " + words.text("show-purse", coins=coins, expansions=zoo["expansions_left"])]
    for enclosure in zoo["enclosures"]:
        place, tiles = Name(f"home-{enclosure['name']}"), tiles_line(words, enclosure["tiles"])
        values = {name: enclosure[name] for name in ("animals", "spaces", "stalls", "stall_spaces")}
        lines.append("  " + words.text("show-enclosure", place=place, tiles=tiles, **values))
    return [*lines, "  " + words.text("show-barn", tiles=tiles_line(words, zoo["barn"]))]
