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
CLOSED_KEYS = ("show-zoo-closed", "show-sea-closed")


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, bank, trucks, zoos and water zoos, the viewer's own last, and the tile in hand."""
    lines = [_piles(view["piles"][name], game, words) for game, name in enumerate(GAME_NAMES)]
    lines.append(words.text("show-bank", coins=view["bank"]))
    lines += [*truck_lines(view, words, names), *legend(words, view["sea_left_out"])]
    for zoo in own_last(view, view["zoos"]):
        lines.append(words.text("show-zoo", seat=names[zoo["seat"]], points=zoo["points"]))
        lines += zoo_lines(zoo, words)
        lines += water_zoo_lines(zoo, words)
    return lines + hand_lines(view, words)


def _piles(piles: Mapping[str, Any], game: int, words: Words) -> str:
    """How many tiles of a game are left."""
    if not piles["unseen"]:
        return words.text(CLOSED_KEYS[game])
    return words.text(PILE_KEYS[game], draw=piles["draw_pile"], end=piles["end_pile"])
