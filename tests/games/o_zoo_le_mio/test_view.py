"""What the view of O Zoo le Mio tells a board that is to be drawn."""

from __future__ import annotations

from typing import Any

import pytest

import tiergarten

from ...rulebook import rule_test
from ...tables import finished_table
from .test_positions import position

ZOO = tiergarten.game("o-zoo-le-mio")


def zoos(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The zoos of a view."""
    found: list[dict[str, Any]] = view["zoos"]
    return found


@rule_test("o-zoo-le-mio", 30, 31)
def test_enclosures_are_the_halves_that_lie_side_by_side() -> None:
    first, second = zoos(ZOO.position(position()).view())
    assert [(each["type"], each["stars"], sorted(each["squares"])) for each in first["enclosures"]] == [
        ("bird", 3, [[0, 1], [1, 1]]),
        ("reptile", 3, [[-1, 1]]),
        ("sea", 2, [[2, 1]]),
    ]
    assert [each["type"] for each in second["enclosures"]] == ["bird", "mammal"]


@rule_test("o-zoo-le-mio", 32, 37)
@pytest.mark.parametrize("seed", range(3))
def test_one_enclosure_of_a_type_counts(seed: int) -> None:
    for zoo in zoos(finished_table(ZOO, 3, seed=seed).view()):
        counting = {each["type"]: each["stars"] for each in zoo["enclosures"] if each["counts"]}
        assert counting == {type_: stars for type_, stars in zoo["stars"].items() if stars}
        squares = [square for each in zoo["enclosures"] for square in each["squares"]]
        assert sorted(squares) == sorted([half["x"], half["y"]] for tile in zoo["tiles"] for half in tile["halves"])
        assert len([each for each in zoo["enclosures"] if each["counts"]]) == len(counting)


def test_a_view_tells_where_the_starting_tile_and_the_hut_are() -> None:
    view: dict[str, Any] = ZOO.new(2, seed=1).view()
    assert [(half["x"], half["y"], half["exits"]) for half in view["start"]] == [(0, 0, ["north"]), (1, 0, ["north"])]
    assert view["hut"] == [[0, -1], [1, -1]]
