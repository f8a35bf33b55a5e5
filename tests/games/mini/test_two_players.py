"""Zooloretto Mini with two players."""

from __future__ import annotations

from ...rulebook import rule_test
from .tables import MINI, cargo, choices, look, play, table, tiles, zoo


@rule_test("mini", 61)
def test_two_players_have_trucks_with_one_two_and_three_boxes() -> None:
    assert cargo(MINI.new(2, seed=1)) == "- | - - | - - -"


@rule_test("mini", 61)
def test_a_short_truck_is_full_when_all_its_boxes_are() -> None:
    assert choices(table(players=2, trucks="wolf | pond", hand="rock")) == {"load-truck-2", "load-truck-3"}


@rule_test("mini", 62)
def test_the_tiles_on_the_third_truck_leave_the_game() -> None:
    """Worked example 19."""
    at = table(players=2, trucks="wolf | impala rock | llama llama")
    play(at, "take-truck-3", "place-box-1-enclosure-1", "place-box-2-enclosure-1")
    assert cargo(at) == "wolf | impala rock | - - -"
    play(at, "take-truck-1", "place-box-1-barn")
    assert (cargo(at), look(at)["removed"], at.actors) == ("- | - - | - - -", tiles("impala, rock"), (1,))


@rule_test("mini", 62)
def test_an_empty_third_truck_removes_nothing() -> None:
    at = table(players=2, zoos=[zoo(truck=3)], trucks="wolf", turn=1)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (cargo(at), look(at)["removed"]) == ("- | - - | - - -", {})


@rule_test("mini", 63)
def test_who_is_alone_may_load_either_truck_that_remains() -> None:
    at = table(players=2, zoos=[zoo(), zoo(truck=1)], trucks="- | wolf", hand="pond")
    assert choices(at) == {"load-truck-2", "load-truck-3"}


@rule_test("mini", 63)
def test_who_is_alone_may_take_either_truck_that_remains() -> None:
    at = table(players=2, zoos=[zoo(), zoo(truck=1)], trucks="- | wolf rock | pond llama impala")
    assert choices(at) == {"take-truck-2", "take-truck-3"}
