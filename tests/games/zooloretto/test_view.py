"""What the view of Zooloretto tells beside what lies on the table, for boards to show."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import ZOOLORETTO, look, play, table, zoo


@rule_test("zooloretto", 6)
def test_an_enclosure_shows_what_there_is_room_for_and_what_it_brings() -> None:
    shown = look(ZOOLORETTO.new(3, seed=1))["zoos"][0]
    fields = ("name", "spaces", "stall_spaces", "coins", "full", "one_short")
    assert [tuple(each[field] for field in fields) for each in (*shown["enclosures"], *shown["plots"])] == [
        ("enclosure-1", 4, 2, 1, 5, 4),
        ("enclosure-2", 5, 1, 2, 8, 5),
        ("enclosure-3", 6, 1, 0, 10, 6),
        ("expansion-1", 5, 1, 1, 9, 5),
    ]


@rule_test("zooloretto", 61, 81)
@pytest.mark.parametrize(("players", "plots"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_plots_are_expansions_that_can_still_be_built(players: int, plots: int) -> None:
    shown = look(ZOOLORETTO.new(players, seed=1))["zoos"]
    assert [len(each["plots"]) for each in shown] == [plots] * players


def test_a_plot_that_was_built_is_an_enclosure() -> None:
    at = table(zoos=[zoo(coins=3), zoo(coins=2), zoo(coins=2)])
    play(at, "expand")
    shown = look(at)["zoos"][0]
    assert (shown["enclosures"][-1]["name"], shown["plots"]) == ("expansion-1", [])


@rule_test("zooloretto", 46)
def test_the_prices_of_money_actions_are_told() -> None:
    told = look(ZOOLORETTO.new(2, seed=1))["prices"]
    assert told == {"move": 1, "exchange": 1, "buy": 2, "discard": 2, "expand": 3}
