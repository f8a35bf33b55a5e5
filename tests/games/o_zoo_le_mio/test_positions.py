"""Positions of O Zoo le Mio: typed by hand, and refused where they cannot be, each with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tiergarten

from ...tables import finished_table, refusal

ZOO = tiergarten.game("o-zoo-le-mio")
ROW = ["t01", "t03", "t05", "t06", "t08"]


def position(**changes: Any) -> dict[str, Any]:
    """Two zoos after three auctions: the fourth tile of the first year is for sale."""
    return {
        "game": "o-zoo-le-mio",
        "rules": 1,
        "players": 2,
        "years": "five-tiles",
        "money": "hidden",
        "lone_trees": 2,
        "ties": "flagpole",
        "phase": "bid",
        "turn": None,
        "pole": [1, 0],
        "row": ["t13", "t16", "t11", "t06", "t08"],
        "coins": [3, 8],
        "bids": [None, 4],
        "zoos": [["1: t13 at 0/1 turned 2", "2: t16 at 1/1 turned 0"], ["3: t11 at 1/1 turned 2"]],
        "lost": [],
        **changes,
    }


def fresh(**changes: Any) -> dict[str, Any]:
    """The beginning of a game."""
    return position(coins=[8, 8], bids=[None, None], zoos=[[], []], row=[]) | changes


FULL = ["1: t13 at 0/1 turned 2", "2: t16 at 1/1 turned 0", "3: t21 at 0/2 turned 0"]

IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: position(zoos=[["1: t13 at 0/1 turned 4"], []]),
    "position-seat": lambda: position(turn=2),
    "position-one-each": lambda: position(coins=[8]),
    "position-auctions": lambda: position(zoos=[["2: t13 at 0/1 turned 2"], []]),
    "position-tile-twice": lambda: position(zoos=[["1: t11 at 1/1 turned 2"], ["2: t11 at 1/1 turned 2"]]),
    "position-misplaced": lambda: position(zoos=[["1: t08 at 0/1 turned 0"], []]),
    "position-not-lost": lambda: position(lost=["4: t06"]),
    "position-row-begins": lambda: position(row=["t13", "t11", "t16", "t06", "t08"]),
    "position-row-long": lambda: position(row=["t13", "t16", "t11", "t06", "t08", "t01"]),
    "position-row": lambda: position(row=["t13", "t16", "t11", "t06"]),
    "position-over": lambda: position(phase="game-over", row=["t13", "t16", "t11"], bids=[None, None]),
    "position-too-early": lambda: position(phase="reveal-tile", row=["t13", "t16", "t11"], bids=[None, None]),
    "position-turn": lambda: position(turn=1),
    "position-pole": lambda: position(pole=[1, 1]),
    "position-bids": lambda: position(bids=[1, 4]),
    "position-coins": lambda: position(coins=[9, 8]),
    "position-unspent": lambda: fresh(phase="hang-flag", pole=[0], coins=[8, 1]),
    "position-bid-too-high": lambda: position(coins=[3, 3]),
}


def test_a_position_can_be_typed_by_hand() -> None:
    table = ZOO.position(position())
    assert table.actors == (0,)
    zoos: Any = table.view(0)["zoos"]
    assert [zoo["benches"] for zoo in zoos] == [1, 1]
    assert [action.name for action in table.legal(0)] == ["bid-1", "bid-2", "bid-3", "bid-0"]
    table.play("bid-3")
    assert table.actors == (1,)
    assert table.position()["pole"] == [1, 0]


def test_a_tile_may_be_lost_where_it_fitted_nowhere() -> None:
    lost = position(
        zoos=[FULL, []],
        lost=["4: t05"],
        row=["t13", "t16", "t21", "t05", "t08"],
        bids=[None, None],
    )
    assert ZOO.position(lost).position() == lost


@pytest.mark.parametrize(
    ("key", "laid_out"),
    [
        ("position-tile-twice", position(row=["t13", "t16", "t11", "t06", "t06"])),
        ("position-tile-twice", position(row=["t13", "t16", "t11", "t06", "t16"])),
        ("position-bids", position(phase="open-bids")),
        ("position-bids", position(phase="place-tile", turn=0)),
        ("position-pole", position(pole=[1, 0, 2])),
        ("position-pole", position(pole=[0])),
        ("position-shape", position(pole=[0, 1, 0, 1, 0, 1])),
        ("position-shape", position(zoos=[["1: t1\u0661 at 1/1 turned 2"], []])),
        ("position-shape", position(lost=["1: t11\n"])),
        ("position-turn", position(phase="place-tile", bids=[None, None])),
        ("position-pole", fresh(phase="hang-flag")),
        ("position-pole", fresh(phase="hang-flag", pole=[2])),
        ("position-row", fresh(phase="hang-flag", pole=[0], row=ROW)),
        ("position-row", fresh(phase="hang-flag", pole=[0], row=ROW[:3])),
        ("position-too-early", position(phase="hang-flag", pole=[0])),
        ("position-row", fresh(phase="reveal-tile", row=ROW)),
        ("position-misplaced", position(zoos=[["1: t13 at 99/-99 turned 2"], []])),
    ],
)
def test_more_that_cannot_be(key: str, laid_out: dict[str, Any]) -> None:
    assert refusal(ZOO, laid_out).message.key == key


def test_in_the_professional_game_a_row_ends_with_the_third_tile_that_has_bushes() -> None:
    row = ["t04", "t01", "t03", "t07", "t05"]
    assert ZOO.position(fresh(years="three-bushes", row=row)).actors == (0, 1)
    assert refusal(ZOO, fresh(years="three-bushes", row=[*row, "t10"])).message.key == "position-row-long"


def test_all_sold_is_over() -> None:
    ended = finished_table(ZOO, 2, 5).position()
    assert refusal(ZOO, {**ended, "phase": "bid"}).message.key == "position-over"
    again = ZOO.position(ended)
    assert again.over
    assert again.position() == ended
