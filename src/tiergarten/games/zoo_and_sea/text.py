"""Aquaretto with Zooloretto: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Words
from ..aquaretto.text import close_up as close_up  # in a zoo nothing has to be found on a picture
from ..aquaretto.text import legend
from ..aquaretto.text import zoo_lines as water_zoo_lines
from ..family.seats import own_last
from ..family.tiles.text import hand_lines, truck_lines
from ..zooloretto.text import zoo_lines
from .state import GAME_NAMES

PILE_KEYS = ("show-zoo-piles", "show-sea-piles")
LAST_KEYS = ("show-zoo-last", "show-sea-last")
CLOSING_KEYS = ("show-zoo-closing", "show-sea-closing")
CLOSED_KEYS = ("show-zoo-closed", "show-sea-closed")


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, bank, trucks, zoos and water zoos, the viewer's own last, and the tile in hand."""
    lines = [words.text("show-last")] if view["last_round"] and not view["over"] else []
    lines += [_piles(view, game, words) for game in range(len(GAME_NAMES))]
    lines.append(words.text("show-bank", coins=view["bank"]))
    lines += [*truck_lines(view, words, names), *legend(words, view["sea_left_out"])]
    for zoo in own_last(view, view["zoos"]):
        lines.append(words.text("show-zoo", seat=names[zoo["seat"]], points=zoo["points"]))
        lines += zoo_lines(zoo, words)
        lines += water_zoo_lines(zoo, words)
    return lines + hand_lines(view, words)


def _piles(view: Mapping[str, Any], game: int, words: Words) -> str:
    """How many tiles of a half are left, and whether it is closed or about to close."""
    piles = view["piles"][GAME_NAMES[game]]
    if piles["closed"]:
        return words.text(CLOSED_KEYS[game])
    if piles["closing"]:
        return words.text((LAST_KEYS if view["last_round"] else CLOSING_KEYS)[game], end=piles["end_pile"])
    return words.text(PILE_KEYS[game], draw=piles["draw_pile"], end=piles["end_pile"])
